"""What the emitter knows at a point of the kernel, and values: an IR value as one or several registers."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Block, Kernel, Operand, Print, Stmt, Var
from burn_cube.passes.ranges import Interval, Ranges
from burn_cube.record import field, record
from burn_cube.targets.llvm.outputs import Candidates
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING, Analysis, Shape, builtin
from burn_cube.targets.llvm.text import Writer, number, register, table, wide
from burn_cube.types import Space, ValueType, VectorType, elem, lanes

MOST_DOUBLED = 2  # depth of bodies emitted twice, with and without a mask


@record
class Value:
    """Uniform: one register, scalar or (VectorType) packed. Affine, strided: the base; `stride` is a number
    or a register of the same type. Varying: one register of plane_dim lanes for each lane of the IR
    type. `terms` are what a uniform or affine i32 is the sum of, modulo its width.
    """

    type: ValueType
    shape: Shape
    registers: tuple[str, ...]
    stride: int | str = 0
    terms: tuple[Term, ...] = ()


@record
class Term:
    """A value times a factor, and what the value lies in."""

    value: Value
    factor: int
    interval: Interval


@record
class Memory:
    """Where a memory lies: `pointer` to its first element; `lanes_inside`: plane_dim copies, lane by lane;
    `large`: an i1, if it may be streamed to; `reversible`: strides may lead before the first."""

    elem: DType
    space: Space
    pointer: str
    lanes_inside: bool = False
    large: str | None = None
    reversible: bool = False


@record(frozen=False)
class State:
    """The emitter's registers: what exists at this point. `mask` None means that all lanes are active."""

    kernel: Kernel
    writer: Writer
    analysis: Analysis
    block: Callable[[Block], list[Value]]
    emit_stmt: Callable[[Stmt], None]
    ranges: Ranges
    streams: Candidates
    mask: str | None = None
    doubled: int = 0  # depth of bodies emitted twice
    values: dict[Var, Value] = field(default_factory=dict[Var, Value])
    memories: dict[Var, Memory] = field(default_factory=dict[Var, Memory])
    launch: dict[str, str] = field(default_factory=dict[str, str])  # registers of the cube and the plane
    prints: dict[int, int] = field(default_factory=dict[int, int])  # id(Print) -> number
    checks: dict[int, int] = field(
        default_factory=dict[int, int]
    )  # id of a statement that may fail -> number
    streaming: bool | None = None  # stores go past the caches; None: each asks
    streamed: dict[str, Memory] = field(default_factory=dict[str, Memory])  # where they do, by pointer
    allocas: list[str] = field(default_factory=list[str])
    wide: dict[str, str] = field(default_factory=dict[str, str])  # i64 beside the i32 of a loop's variable
    _known: list[dict[tuple[str, str], str]] = field(default_factory=lambda: [{}])

    @property
    def planes(self) -> int:
        """Lanes of a varying register: the kernel's plane_dim."""
        return self.kernel.plane_dim

    def shape(self, var: Var) -> Shape:
        """The shape that the analysis gives a variable."""
        return self.analysis.shapes[var]

    def shape_of_builtin(self, name: str) -> Shape:
        """The shape of a topology value."""
        return builtin(self.kernel, name)

    def print_number(self, stmt: Print) -> int:
        """The number of a print statement."""
        return self.prints[id(stmt)]

    def check_number(self, stmt: Stmt) -> int:
        """The number of a statement that may fail."""
        return self.checks[id(stmt)]

    @contextmanager
    def scope(self, mask: str | None) -> Generator[None, None, None]:
        """Code under another mask, in blocks of its own: vectors made there are not seen outside."""
        outer, self.mask = self.mask, mask
        self._known.append({})
        yield
        self._known.pop()
        self.mask = outer

    @contextmanager
    def once(self) -> Generator[None, None, None]:
        """Code that runs rarely: no body is emitted twice."""
        outer, self.doubled = self.doubled, MOST_DOUBLED
        yield
        self.doubled = outer

    # values

    def value(self, operand: Operand) -> Value:
        """An operand's value."""
        if isinstance(operand, Var):
            return self.values[operand]
        t = operand.value_type
        width = t.n if isinstance(t, VectorType) else 0
        return Value(t, UNIFORM, (number(elem(t), operand.value, width),))

    def scalar(self, operand: Operand) -> str:
        """The one register of a uniform operand."""
        value = self.value(operand)
        assert value.shape == UNIFORM, operand
        return value.registers[0]

    def varying(self, value: Value) -> tuple[str, ...]:
        """A value as vectors over the plane, one a lane of its IR type."""
        if value.shape == VARYING:
            return value.registers
        if isinstance(value.type, VectorType):
            return tuple(
                self._cached(value.type.elem, part) for part in self.unpack(value.type, value.registers[0])
            )
        if value.shape == UNIFORM:
            return (self._cached(elem(value.type), value.registers[0]),)
        return (self._ramp(value),)

    def vector(self, operand: Operand) -> str:
        """A scalar-typed operand as one vector over the plane."""
        return self.varying(self.value(operand))[0]

    def unpack(self, t: VectorType, packed: str) -> list[str]:
        """The lanes of a packed uniform vector."""
        if packed.startswith("splat ("):
            return [packed[7:-1].split(" ", 1)[1]] * t.n
        return [self.writer.extract(register(t.elem, t.n), packed, lane) for lane in range(t.n)]

    def pack(self, t: VectorType, parts: list[str]) -> str:
        """A packed uniform vector out of scalars."""
        vector, scalar = register(t.elem, t.n), register(t.elem)
        packed = "poison"
        for lane, part in enumerate(parts):
            packed = self.writer.let(f"insertelement {vector} {packed}, {scalar} {part}, i64 {lane}")
        return packed

    def coerce(self, value: Value, shape: Shape) -> Value:
        """The value in a shape that holds more: uniform to varying and so on."""
        if value.shape == shape:
            return value
        assert shape == VARYING, (value, shape)
        return Value(value.type, VARYING, self.varying(value))

    def varying_zeros(self, t: ValueType) -> tuple[str, ...]:
        """The registers of a varying 0."""
        return ("zeroinitializer",) * lanes(t)

    def register_types(self, t: ValueType, shape: Shape) -> list[str]:
        """The LLVM types of the registers of a value."""
        if shape == VARYING:
            return [register(elem(t), self.planes)] * lanes(t)
        return [register(elem(t), t.n if isinstance(t, VectorType) else 0)]

    def once_here(self, kind: str, of: str, make: Callable[[], str]) -> str:
        """A register that was made of another one before, in this block or around it, or is made now."""
        for known in self._known:
            if (kind, of) in known:
                return known[kind, of]
        made = self._known[-1][kind, of] = make()
        return made

    def _cached(self, dtype: DType, scalar: str) -> str:
        t = register(dtype)
        return self.once_here("splat", f"{t} {scalar}", lambda: self.writer.splat(t, scalar, self.planes))

    def _ramp(self, value: Value) -> str:
        """base + stride * (0, 1, 2, ...)."""
        return self.once_here("ramp", f"{value.registers[0]} {value.stride}", lambda: self._make_ramp(value))

    def _make_ramp(self, value: Value) -> str:
        dtype = elem(value.type)
        scalar, vector = register(dtype), register(dtype, self.planes)
        if isinstance(value.stride, int):
            steps = table(scalar, (lane * value.stride for lane in range(self.planes)))
        else:
            stride = self.writer.splat(scalar, value.stride, self.planes)
            steps = self.writer.binary("mul", vector, stride, table(scalar, range(self.planes)))
        base = self.writer.splat(scalar, value.registers[0], self.planes)
        return self.writer.binary("add", vector, base, steps)

    # masks

    def mask_type(self) -> str:
        """<plane_dim x i1>."""
        return wide("i1", self.planes)

    def both(self, a: str | None, b: str | None) -> str | None:
        """The lanes in two masks (None: all)."""
        if a is None or b is None:
            return a if b is None else b
        return self.writer.binary("and", self.mask_type(), a, b)

    def without(self, a: str | None, b: str) -> str:
        """The lanes of mask `a` that are not in `b`."""
        inverse = self.writer.binary("xor", self.mask_type(), b, number(dt.BOOL, True, self.planes))
        return self.both(a, inverse) or inverse

    def bits(self, mask: str) -> str:
        """A mask as an integer of plane_dim bits."""
        return self.writer.let(f"bitcast {self.mask_type()} {mask} to i{self.planes}")

    def any(self, mask: str) -> str:
        """i1: some lane is in the mask."""
        return self.writer.let(f"icmp ne i{self.planes} {self.bits(mask)}, 0")

    def all(self, mask: str) -> str:
        """i1: all lanes are in the mask."""
        return self.writer.let(f"icmp eq i{self.planes} {self.bits(mask)}, -1")

    def temporary(self, type_name: str, count: int = 1) -> str:
        """Memory for a moment, in the frame of the function."""
        name = "%" + self.writer.fresh("tmp")
        self.allocas.append(f"  {name} = alloca [{count} x {type_name}], align 64")
        return name
