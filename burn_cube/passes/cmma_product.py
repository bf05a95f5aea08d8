"""A product of fragments that lie spread over a plane (`cmma_layouts.spread`), spelled out.

A unit sums its own elements of d. Those of a and b that it needs other units hold: it asks for them by plane
operations. Four rows at a time, so that an element of b serves more than once.
"""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.ir import Builder, Const, Operand, Var
from burn_cube.types import Fragment

_ROWS = 4


def product(builder: Builder, plane: int, fragment: Fragment, memories: tuple[Var, Var, Var, Var]) -> None:
    """d = a @ b + c for the memories d, a, b, c; `fragment` is a's."""
    _Product(plane, fragment, memories).emit(builder)


class _Product:
    def __init__(self, plane: int, fragment: Fragment, memories: tuple[Var, Var, Var, Var]) -> None:
        self.plane, self.k = plane, fragment.k
        self.d, self.a, self.b, self.c = memories
        self.across = min(plane, fragment.n)  # columns of b and d beside each other in a plane
        self.down = plane // self.across  # rows of b and d in one slot
        self.parts = fragment.n // self.across  # slots that make a row of b or d
        self.a_across = min(plane, fragment.k)
        self.a_parts = fragment.k // self.a_across
        self.a_twice = plane // self.a_across // self.down  # rows of d in one slot of a, by rows of d in d's
        self.steps = max(fragment.m // self.down, 1)
        self.rows = min(_ROWS, self.steps)

    def emit(self, builder: Builder) -> None:
        """Loops over blocks of rows, and the parts of a row."""
        row = col = None
        if self.down > 1:
            lane = builder.cast(builder.builtin("UNIT_POS_PLANE"), dt.U32)
            row = builder.op("floor_div", lane, Const(self.across, dt.U32))
            col = builder.op("mod", lane, Const(self.across, dt.U32))
        blocks, parts = Var("block", dt.INDEX), Var("part", dt.INDEX)
        outer, inner = builder.child(), builder.child()
        self.block(inner, blocks, parts, row, col)
        _loop(outer, parts, self.parts, inner)
        _loop(builder, blocks, self.steps // self.rows, outer)

    def block(
        self, builder: Builder, block: Operand, part: Operand, row: Operand | None, col: Operand | None
    ) -> None:
        """Some rows of d."""
        slots = [_at(builder, block, self.rows * self.parts, j * self.parts, part) for j in range(self.rows)]
        sums: list[Operand] = [builder.load(self.c, slot) for slot in slots]
        a = [
            [self.a_slot(builder, block, group, piece) for piece in range(self.a_parts)]
            for group in range(-(-self.rows // self.a_twice))
        ]
        held: Operand = Const(0.0, dt.F32)
        for k in range(self.k):
            if k % self.down == 0:
                first = Const(k // self.down * self.parts, dt.INDEX)
                held = builder.load(self.b, builder.op("add", part, first))
            right = held if col is None else self.given(builder, held, k % self.down * self.across, col)
            for j in range(self.rows):
                source = a[j // self.a_twice][k // self.a_across]
                lane = j % self.a_twice * self.down * self.a_across + k % self.a_across
                times = None if row is None else builder.op("mul", row, Const(self.a_across, dt.U32))
                left = self.given(builder, source, lane, times)
                sums[j] = builder.op("add", sums[j], builder.op("mul", left, right))
        for slot, total in zip(slots, sums, strict=True):
            builder.store(self.d, slot, total)

    def a_slot(self, builder: Builder, block: Operand, group: int, piece: int) -> Operand:
        """A unit's own element of a."""
        per_block = max(self.rows // self.a_twice, 1) * self.a_parts
        index = builder.op("mul", block, Const(per_block, dt.INDEX))
        return builder.load(self.a, builder.op("add", index, Const(group * self.a_parts + piece, dt.INDEX)))

    def given(self, builder: Builder, value: Operand, lane: int, plus: Operand | None) -> Operand:
        """The value that another unit has: of lane `lane`, or `lane + plus`, which differs between units."""
        if self.plane == 1:
            return value
        if plus is None:
            return builder.op("plane_broadcast", value, Const(lane, dt.U32))
        return builder.op("plane_shuffle", value, builder.op("add", plus, Const(lane, dt.U32)))


def _at(builder: Builder, block: Operand, times: int, plus: int, part: Operand) -> Operand:
    """block * times + plus + part."""
    first = builder.op("mul", block, Const(times, dt.INDEX))
    return builder.op("add", builder.op("add", first, Const(plus, dt.INDEX)), part)


def _loop(builder: Builder, var: Var, count: int, body: Builder) -> None:
    builder.for_(var, Const(0, dt.INDEX), Const(count, dt.INDEX), Const(1, dt.INDEX), (), (), body.block())
