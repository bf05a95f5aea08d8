"""LLVM IR as text: type names, constants, and a writer of basic blocks. Knows no node of our IR but dtypes.

A register holds f16 and bf16 as their bits (`i16`): arithmetic on them happens in f32, and so loads,
stores, selects and shuffles need no half types of the machine.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType

_TYPES = {"bool": "i1", "f16": "i16", "bf16": "i16", "f32": "float", "f64": "double"}
_MANGLED = {"float": "f32", "double": "f64", "half": "f16"}


def register(dtype: DType, width: int = 0) -> str:
    """The type of a register: a scalar (width 0) or a vector."""
    name = _TYPES.get(dtype.name) or f"i{dtype.bits}"
    return f"<{width} x {name}>" if width else name


def cell(dtype: DType, width: int = 0) -> str:
    """The type of a value in memory: as the register's, but a bool takes a byte."""
    return register(dt.U8 if dtype is dt.BOOL else dtype, width)


def wide(scalar: str, width: int) -> str:
    """A scalar type name as a vector of that width (0: as it is)."""
    return f"<{width} x {scalar}>" if width else scalar


def width_of(type_name: str) -> int:
    """The width of a vector type, 0 for a scalar."""
    return int(type_name[1 : type_name.index(" ")]) if type_name[0] == "<" else 0


def scalar_of(type_name: str) -> str:
    """The scalar in a vector type; a scalar as it is."""
    return type_name[type_name.rindex(" ") + 1 : -1] if type_name[0] == "<" else type_name


def mangle(type_name: str) -> str:
    """The type as it stands in the name of an overloaded intrinsic: v16f32."""
    scalar, width = scalar_of(type_name), width_of(type_name)
    scalar = _MANGLED.get(scalar, scalar)
    return f"v{width}{scalar}" if width else ("p0" if scalar == "ptr" else scalar)


def number(dtype: DType, value: bool | int | float, width: int = 0) -> str:
    """A constant of a register type, the same in all lanes."""
    if dtype is dt.BOOL:
        text = "true" if value else "false"
    elif dtype in (dt.F16, dt.BF16):
        text = str(half_bits(dtype, float(value)))
    elif dtype.is_float:
        text = f"0x{struct.unpack('<Q', struct.pack('<d', float(value)))[0]:016X}"
    else:
        text = str(int(value))
    return f"splat ({register(dtype)} {text})" if width else text


def half_bits(dtype: DType, value: float) -> int:
    """The bits of a number that is exact in f16 or bf16."""
    if dtype is dt.F16:
        return int(np.float16(value).view(np.uint16))
    return int(np.float32(value).view(np.uint32)) >> 16


def table(scalar: str, values: Iterable[int]) -> str:
    """A constant vector of integers."""
    return "<" + ", ".join(f"{scalar} {value}" for value in values) + ">"


class Writer:
    """Appends instructions to the current basic block."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.globals: list[str] = []
        self.declarations: dict[str, str] = {}
        self.block = "entry"
        self._next = 0

    def fresh(self, hint: str = "v") -> str:
        """A name used nowhere else, without its sigil."""
        self._next += 1
        return f"{hint}{self._next}"

    def let(self, instruction: str) -> str:
        """Emits an instruction and gives its result."""
        result = "%" + self.fresh()
        self.lines.append(f"  {result} = {instruction}")
        return result

    def do(self, instruction: str) -> None:
        """Emits an instruction without a result."""
        self.lines.append(f"  {instruction}")

    def start(self, label: str) -> None:
        """Begins a basic block."""
        self.lines.append(f"{label}:")
        self.block = label

    def jump(self, label: str) -> None:
        """Ends the block."""
        self.do(f"br label %{label}")

    def branch(self, cond: str, then: str, orelse: str) -> None:
        """Ends the block with a two-way branch on an i1."""
        self.do(f"br i1 {cond}, label %{then}, label %{orelse}")

    def reserve(self) -> int:
        """A line to be filled by `fill_phi`, when the values of a loop are known."""
        self.lines.append("")
        return len(self.lines) - 1

    def fill_phi(self, line: int, result: str, type_name: str, *sources: tuple[str, str]) -> None:
        """Writes a phi into a reserved line; a source is (value, block)."""
        incoming = ", ".join(f"[ {value}, %{block} ]" for value, block in sources)
        self.lines[line] = f"  {result} = phi {type_name} {incoming}"

    def phi(self, type_name: str, *sources: tuple[str, str]) -> str:
        """A phi at the start of the current block."""
        incoming = ", ".join(f"[ {value}, %{block} ]" for value, block in sources)
        return self.let(f"phi {type_name} {incoming}")

    def binary(self, op: str, type_name: str, a: str, b: str) -> str:
        """A two-operand instruction."""
        return self.let(f"{op} {type_name} {a}, {b}")

    def convert(self, op: str, source: str, value: str, to: str) -> str:
        """A conversion; nothing if the types are equal."""
        return value if source == to else self.let(f"{op} {source} {value} to {to}")

    def select(self, cond: str, type_name: str, a: str, b: str, *, scalar_cond: bool = False) -> str:
        """`cond ? a : b`, lane by lane unless `scalar_cond`."""
        mask = "i1" if scalar_cond else wide("i1", width_of(type_name))
        return self.let(f"select {mask} {cond}, {type_name} {a}, {type_name} {b}")

    def call(self, name: str, result: str, *args: tuple[str, str]) -> str:
        """Calls a function, declares it, and gives its result ("" for void); an argument is (type, value)."""
        types = ", ".join(type_name for type_name, _ in args)
        self.declarations[name] = f"declare {result} @{name}({types})"
        text = f"call {result} @{name}({', '.join(f'{t} {v}' for t, v in args)})"
        if result == "void":
            self.do(text)
            return ""
        return self.let(text)

    def intrinsic(self, name: str, type_name: str, *values: str) -> str:
        """An intrinsic overloaded on the one type of its operands and result."""
        return self.call(f"llvm.{name}.{mangle(type_name)}", type_name, *((type_name, v) for v in values))

    def splat(self, scalar: str, value: str, width: int) -> str:
        """A scalar in all lanes."""
        if not value.startswith("%"):
            return f"splat ({scalar} {value})"
        vector = wide(scalar, width)
        first = self.let(f"insertelement {vector} poison, {scalar} {value}, i64 0")
        return self.shuffle(vector, first, first, [0] * width)

    def shuffle(self, vector: str, a: str, b: str, lanes: Iterable[int]) -> str:
        """A permutation, known now, of the lanes of `a` and `b`; -1 leaves a lane open."""
        picked = ", ".join(f"i32 {lane}" if lane >= 0 else "i32 poison" for lane in lanes)
        count = picked.count("i32")
        return self.let(f"shufflevector {vector} {a}, {vector} {b}, <{count} x i32> <{picked}>")

    def extract(self, vector: str, value: str, lane: int) -> str:
        """One lane, known now."""
        return self.let(f"extractelement {vector} {value}, i64 {lane}")
