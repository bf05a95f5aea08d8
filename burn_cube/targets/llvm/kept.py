"""A variable that several regions use: its registers in memory, once for each plane."""

from __future__ import annotations

from burn_cube.ir.nodes import Var
from burn_cube.targets.llvm.arena import Arena
from burn_cube.targets.llvm.shapes import VARYING
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import scalar_of, width_of

_BYTES = {"i1": 1, "i8": 1, "i16": 2, "i32": 4, "float": 4, "i64": 8, "double": 8}


class Kept:
    """Memory for a variable; `store` and `load` work on the present plane."""

    def __init__(self, s: State, arena: Arena, var: Var) -> None:
        self.type = var.value_type
        shape = s.shape(var)
        self.shape = VARYING if shape.kind == "strided" else shape
        self.types = s.register_types(self.type, self.shape)
        self.sizes = [_size(t) for t in self.types]
        self.bytes = -(-sum(self.sizes) // 64) * 64 if self.sizes[0] > 8 else sum(self.sizes)
        self.pointer = arena.place(self.bytes * s.kernel.planes)

    def store(self, s: State, value: Value) -> Value:
        """Keeps a value; gives it in the shape in which it is kept."""
        kept = s.coerce(value, self.shape)
        for t, register, pointer in zip(self.types, kept.registers, self._pointers(s), strict=True):
            s.writer.do(f"store {t} {register}, ptr {pointer}, align {self._align()}")
        return kept

    def load(self, s: State) -> Value:
        """The kept value."""
        pairs = zip(self.types, self._pointers(s), strict=True)
        registers = tuple(s.writer.let(f"load {t}, ptr {p}, align {self._align()}") for t, p in pairs)
        return Value(self.type, self.shape, registers, self.shape.stride)

    def _align(self) -> int:
        return 8 if self.sizes[0] <= 8 else 16

    def _pointers(self, s: State) -> list[str]:
        w = s.writer
        offset = w.binary("mul", "i64", s.launch["plane"], str(self.bytes))
        pointers: list[str] = []
        start = 0
        for size in self.sizes:
            position = w.binary("add", "i64", offset, str(start)) if start else offset
            pointers.append(w.let(f"getelementptr i8, ptr {self.pointer}, i64 {position}"))
            start += size
        return pointers


def _size(type_name: str) -> int:
    """Bytes of a register in memory, rounded so that the next one is aligned."""
    size = _BYTES[scalar_of(type_name)] * max(width_of(type_name), 1)
    return 8 if size <= 8 else -(-size // 16) * 16
