"""The dtypes of literals that became run-time values: open until another value or a use decides.

An open dtype is a stand-in `DType` named `?0`, `?1`, ...; stand-ins that meet are one class (union-find).
"""

from __future__ import annotations

from burn_cube.dtypes import F32, I8, I16, I32, INDEX, DType
from burn_cube.errors import CompileTypeError
from burn_cube.frontend.literals import LiteralError, Number, fit
from burn_cube.ir.nodes import Operand
from burn_cube.record import field, record
from burn_cube.span import Span
from burn_cube.types import MemoryType, ValueType, VectorType


@record(frozen=False, eq=False)
class Open:
    """A class of literals with one dtype."""

    stand_in: DType
    floating: bool
    span: Span
    literals: list[tuple[Number, Span]] = field(default_factory=list[tuple[Number, Span]])
    dtype: DType | None = None
    decided: Span | None = None
    is_index: bool = False  # used as an index: that is what it becomes if nothing else decides
    widened: Span | None = None  # where it met an `index`: it must become one, or an int that widens to one
    parent: Open | None = None


WIDENING = (I8, I16, I32, INDEX)


def is_open(dtype: DType) -> bool:
    """Whether a dtype is a stand-in."""
    return dtype.name[0] == "?"


class Inference:
    """All open dtypes of a kernel."""

    def __init__(self) -> None:
        self.classes: dict[str, Open] = {}

    def open(self, value: Number, span: Span) -> DType:
        """A stand-in for the dtype of a literal."""
        floating = isinstance(value, float)
        name = f"?{len(self.classes)}"
        stand_in = DType(name, "float" if floating else "int", 0)
        self.classes[name] = Open(stand_in, floating, span, [(value, span)])
        return stand_in

    def _root(self, dtype: DType) -> Open:
        found = self.classes[dtype.name]
        while found.parent is not None:
            found = found.parent
        return found

    def find(self, dtype: DType) -> DType:
        """The dtype if it is decided, else the stand-in of its class."""
        if not is_open(dtype):
            return dtype
        root = self._root(dtype)
        return root.dtype or root.stand_in

    def type_of(self, operand: Operand) -> ValueType:
        """The type of an operand as far as it is known."""
        found = operand.type
        if isinstance(found, MemoryType):
            return found.elem
        if not self.classes:
            return found
        if isinstance(found, VectorType):
            return VectorType(self.find(found.elem), found.n) if is_open(found.elem) else found
        return self.find(found) if is_open(found) else found

    def is_floating(self, dtype: DType) -> bool:
        """Whether a dtype, open or not, is a float."""
        return self._root(dtype).floating if is_open(dtype) else dtype.is_float

    def decide(self, stand_in: DType, dtype: DType, span: Span) -> None:
        """Give a class its dtype, because a value of that dtype was met at `span`."""
        root = self._root(stand_in)
        if root.dtype is not None:
            return
        for value, place in root.literals:
            _check(value, dtype, place, span)
        if root.floating and not dtype.is_float:
            raise CompileTypeError(
                f"cannot use a float as {dtype}: got a value that starts as a float literal, expected "
                f"{dtype}",
                span,
                f"start with an int literal, or cast: bc.{dtype}(...)",
                (("starts as a float here", root.span),),
            )
        if root.widened is not None and dtype not in WIDENING:
            raise CompileTypeError(
                f"cannot use a value as {dtype}: got one that also meets index, expected one dtype",
                span,
                f"cast one side: bc.{dtype}(...) or bc.index(...)",
                (("starts as a literal here", root.span), ("meets index here", root.widened)),
            )
        root.dtype, root.decided = dtype, span

    def unite(self, a: DType, b: DType) -> DType:
        """Two open classes become one; a float literal in either makes it a float."""
        first, second = self._root(a), self._root(b)
        if first is second:
            return first.stand_in
        second.parent = first
        first.floating = first.floating or second.floating
        first.is_index = first.is_index or second.is_index
        first.widened = first.widened or second.widened
        first.literals += second.literals
        if first.floating != (first.stand_in.kind == "float"):
            first.stand_in = second.stand_in
        return first.stand_in

    def use_as_index(self, dtype: DType) -> None:
        """Note that a value indexes a memory."""
        if is_open(dtype):
            self._root(dtype).is_index = True

    def widen(self, dtype: DType, span: Span) -> bool:
        """Note that a value meets an `index`, to which it will be widened; False if it is a float."""
        root = self._root(dtype)
        if root.floating:
            return False
        root.is_index, root.widened = True, root.widened or span
        return True

    def place(self, dtype: DType) -> Span | None:
        """Where a class got its dtype."""
        return self._root(dtype).decided if dtype.name in self.classes else None

    def close(self) -> None:
        """Decide what is left: f32 for floats, index for what is only an index, i32 for the rest."""
        for found in self.classes.values():
            if found.parent is None and found.dtype is None:
                default = F32 if found.floating else INDEX if found.is_index else I32
                self.decide(found.stand_in, default, found.span)


def _check(value: Number, dtype: DType, place: Span, met: Span) -> None:
    try:
        fit(value, dtype)
    except LiteralError as error:
        notes = () if met == place else ((f"takes the dtype {dtype} here", met),)
        raise CompileTypeError(
            f"cannot use the literal as {dtype}: {error}", place, f"cast one side: bc.{dtype}(...)", notes
        ) from None
