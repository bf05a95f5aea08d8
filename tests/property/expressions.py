"""One operation of a generated kernel: any row of the op table with operands that fit it."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.ir import Builder, Const, Var
from burn_cube.ops import OPS, Op
from burn_cube.types import ValueType, VectorType, elem, lanes, mask_of
from tests.property.scope import Operands, Scope

_REDUCED = ("dot", "vector_sum", "magnitude", "normalize")
_METADATA = ("builtin", "len", "buffer_len", "shape", "stride")
PURE = tuple(
    row for row in OPS.values() if row.effect == "pure" and not row.library and row.name not in _METADATA
)
LIBRARY = tuple(row for row in OPS.values() if row.library)
PLANE = tuple(row for row in OPS.values() if row.effect == "plane")
# their first dtype decides; the float powers need a whole exponent
_INTEGER_LANE = (dt.I32, dt.U8, dt.I64, dt.U64, dt.INDEX)
_DISTANCES = ("plane_shuffle", "plane_shuffle_xor", "plane_shuffle_up", "plane_shuffle_down")

Emit = Callable[["Expressions", Builder, Scope, Op, ValueType], Var]


class Expressions:
    """Emits operations."""

    def __init__(self, operands: Operands, library: bool) -> None:
        self.operands, self.choose = operands, operands.choose
        self.rows = (*PURE, *LIBRARY) if library else PURE

    def pure(self, b: Builder, scope: Scope) -> Var | None:
        """A row with effect `pure`; None if the dtypes of the kernel do not fit the row chosen."""
        row = self.choose.pick(self.rows)
        dtype = self.operands.dtype(row.accepts)
        if dtype is None:
            return None
        t = self.operands.shaped(dtype)
        if row.name in _REDUCED or row.name.startswith(("extract", "insert")):
            t = VectorType(dtype, lanes(t) if isinstance(t, VectorType) else 4)
        emit = _SPECIAL.get(row.name)
        if emit is not None:
            return emit(self, b, scope, row, t)
        args = [self.operands.any(b, scope, t) for _ in range(row.arity)]
        if row.name == "copysign":
            args[1] = self.operands.bits_ready(b, args[1])
        return b.op(row.name, *args)

    def plane(self, b: Builder, scope: Scope) -> Var | None:
        """A row with effect `plane`."""
        row = self.choose.pick(PLANE)
        if row.name == "plane_elect":
            return b.op(row.name)
        dtype = self.operands.dtype(row.accepts)
        if dtype is None:
            return None
        t = dtype if dtype is dt.BOOL and len(row.accepts) == 1 else self.operands.shaped(dtype)
        args = [self.operands.any(b, scope, t)]
        if row.name == "plane_broadcast":
            args.append(Const(self.choose.below(18), dt.U32))
        elif row.name in _DISTANCES:
            far = self.choose.chance(10)
            args.append(
                self.operands.any(b, scope, dt.U32) if far else self.operands.small(b, scope, dt.U32, 18)
            )
        return b.op(row.name, *args)

    def select(self, b: Builder, scope: Scope, row: Op, t: ValueType) -> Var:
        """A scalar condition or one a lane."""
        cond = self.operands.any(b, scope, mask_of(t) if self.choose.chance(50) else dt.BOOL)
        return b.op("select", cond, self.operands.any(b, scope, t), self.operands.any(b, scope, t))

    def cast(self, b: Builder, scope: Scope, row: Op, t: ValueType) -> Var:
        """To any dtype."""
        to = self.choose.pick(self.operands.dtypes)
        return b.op("cast", self.operands.any(b, scope, t), attrs=(to,))

    def bitcast(self, b: Builder, scope: Scope, row: Op, t: ValueType) -> Var:
        """To any dtype whose width divides the bits."""
        bits = lanes(t) * elem(t).bits
        fits = [d for d in self.operands.dtypes if d not in (dt.BOOL, dt.INDEX) and bits % d.bits == 0]
        value = self.operands.bits_ready(b, self.operands.any(b, scope, t))
        return b.op("bitcast", value, attrs=(self.choose.pick(fits),))

    def broadcast(self, b: Builder, scope: Scope, row: Op, t: ValueType) -> Var:
        """A scalar in lanes."""
        return b.op("broadcast", self.operands.any(b, scope, elem(t)), attrs=(max(2, lanes(t)),))

    def construct(self, b: Builder, scope: Scope, row: Op, t: ValueType) -> Var:
        """Lanes of their own."""
        return b.op("construct", *[self.operands.any(b, scope, elem(t)) for _ in range(lanes(t))])

    def lane(self, b: Builder, scope: Scope, row: Op, t: ValueType) -> Var:
        """Static and dynamic lanes, read and replaced."""
        args = [self.operands.any(b, scope, t)]
        if row.name.startswith("insert"):
            args.append(self.operands.any(b, scope, elem(t)))
        if not row.name.endswith("dynamic"):
            return b.op(row.name, *args, attrs=(self.choose.below(lanes(t)),))
        dtype = self.choose.pick(_INTEGER_LANE)
        inside = self.choose.chance(70)
        lane = (
            self.operands.small(b, scope, dtype, lanes(t) + 1)
            if inside
            else self.operands.any(b, scope, dtype)
        )
        return b.op(row.name, *args, lane)


_SPECIAL: dict[str, Emit] = {
    "select": Expressions.select,
    "cast": Expressions.cast,
    "bitcast": Expressions.bitcast,
    "broadcast": Expressions.broadcast,
    "construct": Expressions.construct,
    "extract": Expressions.lane,
    "extract_dynamic": Expressions.lane,
    "insert": Expressions.lane,
    "insert_dynamic": Expressions.lane,
}
