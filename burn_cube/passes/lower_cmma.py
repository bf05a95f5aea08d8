"""Fragments become local memories, each unit holding its elements; what is left is `execute`, or nothing.

Without a matrix unit, `execute` is spelled out: units give each other elements of a and b by plane
operations. So cmma runs wherever plane operations do, and on planes of one unit without them. A product is
rounded to f32 (of f16, bf16 and tf32 it is exact but for overflow and underflow), then added to the sum, in
order of k.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Alloc,
    Builder,
    Cmma,
    Const,
    Kernel,
    Operand,
    Stmt,
    Substitution,
    Tile,
    Var,
    rewrite,
    statements,
    with_body,
)
from burn_cube.passes import Context, Run
from burn_cube.passes.check_cmma import check_cmma
from burn_cube.passes.cmma_layouts import Layout, Part, Unit, spread
from burn_cube.passes.cmma_product import product
from burn_cube.record import record
from burn_cube.types import Fragment, MemoryType, Space


def lower_cmma(*units: Unit) -> Run:
    """The pass for devices with one of these matrix units (the size of planes tells which), or without."""

    def run(kernel: Kernel, context: Context) -> Kernel:
        if not any(isinstance(stmt, Cmma) for stmt in statements(kernel.body)):
            return kernel
        check_cmma(kernel, context)
        lowering = _Lowering(kernel, units)
        return with_body(kernel, rewrite(kernel.body, lowering.visit))

    return run


_One = Callable[[Builder, Operand, Operand, Operand], None]


@record
class _Held:
    """A fragment: the local memory that holds a unit's part of it, and how."""

    memory: Var
    layout: Layout
    fragment: Fragment
    dtype: DType  # of the fragment; that of the memory may be wider


class _Lowering:
    def __init__(self, kernel: Kernel, units: tuple[Unit, ...]) -> None:
        self.plane = kernel.plane_dim
        self.native = next((unit for unit in units if unit.plane == self.plane), None)
        self.held: dict[Var, _Held] = {}
        self.products = _product_dtypes(kernel)

    def visit(self, stmt: Stmt, subst: Substitution) -> Stmt | Iterable[Stmt]:
        """What stands for a statement."""
        if isinstance(stmt, Alloc) and stmt.memory.memory_type.space is Space.FRAGMENT:
            return self.alloc(stmt)
        if not isinstance(stmt, Cmma):
            return stmt
        builder = Builder(stmt.span)
        first, *others = [self.held[var] for var in stmt.fragments]
        if stmt.op == "fill":
            assert stmt.value is not None
            self.fill(builder, first, stmt.value)
        elif stmt.op == "cast":
            self.cast(builder, first, others[0])
        elif stmt.op == "execute":
            return self.execute(stmt, builder)
        else:
            assert stmt.tile is not None
            self.move(builder, first, stmt.tile, stmt.op == "load")
        return builder.stmts

    def alloc(self, stmt: Alloc) -> Alloc:
        """The local memory of a fragment."""
        old = stmt.memory.memory_type
        fragment, dtype = old.fragment, old.elem
        assert fragment is not None
        unit = self.unit(stmt.memory)
        if unit is None:
            layout = spread(fragment, self.plane)
            stored = dt.F32 if fragment.use != "accumulator" else dtype
        else:
            layout, stored = unit.layout(fragment, self.products[stmt.memory]), dtype
        memory = Var(stmt.memory.name, MemoryType(stored, Space.LOCAL, layout.length, fragment))
        self.held[stmt.memory] = _Held(memory, layout, fragment, dtype)
        return Alloc(memory, None, stmt.span)

    def unit(self, var: Var) -> Unit | None:
        """The matrix unit that a fragment is for."""
        dtype = self.products.get(var)
        return self.native if self.native is not None and dtype in self.native.layouts else None

    # what happens to each element

    def fill(self, builder: Builder, held: _Held, value: Operand) -> None:
        """The same value everywhere."""
        stored = _stored(builder, held, value)

        def one(inner: Builder, slot: Operand, row: Operand, col: Operand) -> None:
            inner.store(held.memory, slot, stored)

        self.each(builder, held.layout, one)

    def cast(self, builder: Builder, target: _Held, source: _Held) -> None:
        """Accumulators of one shape have one layout."""

        def one(inner: Builder, slot: Operand, row: Operand, col: Operand) -> None:
            value = inner.load(source.memory, slot)
            inner.store(target.memory, slot, inner.cast(value, target.dtype))

        self.each(builder, target.layout, one)

    def move(self, builder: Builder, held: _Held, tile: Tile, reads: bool) -> None:
        """From or to a tile in memory."""

        def one(inner: Builder, slot: Operand, row: Operand, col: Operand) -> None:
            def at(first: Operand, step: tuple[Operand, Operand]) -> Operand:
                down, right = inner.op("mul", row, step[0]), inner.op("mul", col, step[1])
                return inner.op("add", inner.op("add", first, down), right)

            index = at(tile.index, tile.step)
            bounds = tuple([(at(first, step), n) for first, step, n in tile.bounds])
            mask = self.holds(inner, held.layout)
            if reads:
                value = inner.load(tile.memory, index, bounds=bounds, mask=mask)
                inner.store(held.memory, slot, _stored(inner, held, value))
            else:
                inner.store(tile.memory, index, inner.load(held.memory, slot), bounds, mask)

        self.each(builder, held.layout, one)

    def each(self, builder: Builder, layout: Layout, one: _One) -> None:
        """Run `one` for the elements of a unit: (builder, slot, row, column)."""
        lane = builder.builtin("UNIT_POS_PLANE")
        row, col = (_part(builder, lane, part, self.plane) for part in (layout.row, layout.col))

        def all_slots(inner: Builder, first: Operand, top: Operand) -> None:
            for slot, (down, right) in enumerate(layout.slots):
                at = _plus(inner, first, slot)
                one(inner, at, _plus(inner, top, down), _plus(inner, col, right))

        if layout.repeats == 1:
            all_slots(builder, _index(0), row)
            return
        i, inner = Var("i", dt.INDEX), builder.child()
        first = inner.op("mul", i, _index(len(layout.slots)))
        all_slots(inner, first, inner.op("add", row, inner.op("mul", i, _index(layout.down))))
        builder.for_(i, _index(0), _index(layout.repeats), _index(1), (), (), inner.block())

    def holds(self, builder: Builder, layout: Layout) -> Operand | None:
        """Whether a unit holds elements at all; None if all do."""
        if not layout.lanes:
            return None
        return builder.op("lt", builder.builtin("UNIT_POS_PLANE"), _index(layout.lanes))

    def execute(self, stmt: Cmma, builder: Builder) -> Stmt | Iterable[Stmt]:
        """An instruction, or its meaning."""
        held = [self.held[var] for var in stmt.fragments]
        if self.unit(stmt.fragments[1]) is not None:
            return Cmma("execute", tuple([part.memory for part in held]), None, None, stmt.span)
        d, a, b, c = held
        product(builder, self.plane, a.fragment, (d.memory, a.memory, b.memory, c.memory))
        return builder.stmts


def _product_dtypes(kernel: Kernel) -> dict[Var, DType]:
    """For each fragment the dtype of a and b in the products that it takes part in."""
    found: dict[Var, DType] = {}
    cmma = [stmt for stmt in statements(kernel.body) if isinstance(stmt, Cmma)]
    for stmt in cmma:
        if stmt.op == "execute":
            found.update(dict.fromkeys(stmt.fragments, stmt.fragments[1].memory_type.elem))
    casts = [stmt.fragments for stmt in cmma if stmt.op == "cast"]
    rising = True
    while rising:  # what is cast has the layout of what it is cast to
        rising = False
        for pair in casts:
            known = [found[var] for var in pair if var in found]
            if len(known) == 1:
                found.update(dict.fromkeys(pair, known[0]))
                rising = True
    return found


def _index(value: int) -> Const:
    return Const(value, dt.INDEX)


def _plus(builder: Builder, value: Operand, by: int) -> Operand:
    if isinstance(value, Const):
        return _index(int(value.value) + by)
    return value if by == 0 else builder.op("add", value, _index(by))


def _part(builder: Builder, lane: Operand, part: Part, plane: int) -> Operand:
    """The number that a lane stands for."""
    if part.mod == 1 or part.div >= plane:
        return _index(0)
    found = lane if part.div == 1 else builder.op("floor_div", lane, _index(part.div))
    if part.div * part.mod < plane:
        found = builder.op("mod", found, _index(part.mod))
    return found if part.times == 1 else builder.op("mul", found, _index(part.times))


def _stored(builder: Builder, held: _Held, value: Operand) -> Operand:
    """An element as the memory of its fragment holds it."""
    if held.fragment.use == "accumulator":
        return value
    if held.dtype is dt.F32:
        return _tf32(builder, value)
    return builder.cast(value, held.memory.memory_type.elem)


def _tf32(builder: Builder, value: Operand) -> Operand:
    """The nearest number with 10 bits of significand, ties away from 0; infinities stay, a nan is one."""
    bits = builder.op("bitcast", value, attrs=(dt.U32,))
    raised = builder.op("add", bits, Const(0x1000, dt.U32))
    cut = builder.op("bitcast", builder.op("and", raised, Const(0xFFFFE000, dt.U32)), attrs=(dt.F32,))
    return builder.op("select", builder.op("is_nan", value), Const(float("nan"), dt.F32), cut)
