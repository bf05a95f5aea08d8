"""Decides what becomes of the bounds of accesses, by the mode of the kernel.

checked: a bound that is proved is dropped, the others become the mask of the access. unchecked: all are
dropped. validate: they stay. Runs on integers of fixed width (after legalize_index), and before
lower_builtins, which hides that positions are not negative.
"""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Atomic,
    Block,
    Bound,
    Builder,
    Const,
    Control,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Stmt,
    Store,
    Substitution,
    Switch,
    Var,
    While,
    map_blocks,
    rewrite,
    with_body,
)
from burn_cube.passes import Context
from burn_cube.passes.ranges import Interval, Ranges, type_range

Access = Load | Store | Atomic


def bounds(kernel: Kernel, context: Context) -> Kernel:
    """Drop needless bounds and make masks of the rest."""
    if kernel.mode == "validate":
        return kernel
    if kernel.mode == "unchecked":
        return with_body(kernel, rewrite(kernel.body, _drop))
    return with_body(kernel, _Checker(kernel).block(kernel.body))


def _drop(stmt: Stmt, subst: Substitution) -> Stmt:
    return _guarded(stmt, stmt.mask) if isinstance(stmt, Access) and stmt.bounds else stmt


def _guarded(stmt: Access, mask: Operand | None) -> Access:
    """The access with a mask and no bounds."""
    if isinstance(stmt, Load):
        return Load(stmt.result, stmt.memory, stmt.index, (), mask, stmt.uniform, stmt.span)
    if isinstance(stmt, Store):
        return Store(stmt.memory, stmt.index, stmt.value, (), mask, stmt.span)
    return Atomic(stmt.result, stmt.op, stmt.memory, stmt.index, stmt.args, (), mask, stmt.span)


class _Checker:
    def __init__(self, kernel: Kernel) -> None:
        self.ranges = Ranges(kernel)

    def block(self, block: Block) -> Block:
        """The block without bounds."""
        out: list[Stmt] = []
        changed = False
        for stmt in block.stmts:
            new = self.stmt(stmt, out)
            changed = changed or new is not stmt
            out.append(new)
        return Block(tuple(out), block.results) if changed else block

    def stmt(self, stmt: Stmt, out: list[Stmt]) -> Stmt:
        """What stands for a statement; a mask is computed into `out` before it."""
        if isinstance(stmt, Let):
            self.ranges.define(stmt)
            return stmt
        if isinstance(stmt, Load | Store | Atomic):
            return self.access(stmt, out) if stmt.bounds else stmt
        if isinstance(stmt, If):
            return self.branch(stmt)
        if isinstance(stmt, For | While):
            return self.loop(stmt)
        if isinstance(stmt, Switch):
            return self.switch(stmt)
        return stmt

    # accesses

    def access(self, stmt: Access, out: list[Stmt]) -> Stmt:
        """The mask is the conjunction of what could not be proved."""
        builder = Builder(stmt.span)
        mask = stmt.mask
        for bound in stmt.bounds:
            inside = self.inside(bound, builder)
            if inside is not None:
                mask = inside if mask is None else builder.op("and", mask, inside)
        out += builder.stmts
        return _guarded(stmt, mask)

    def inside(self, bound: Bound, builder: Builder) -> Operand | None:
        """0 <= i < n as far as it is not certain."""
        i, n = bound
        ranges = self.ranges
        low, high = ranges.interval(i)
        below = ranges.at_most(i, n, -1)
        if low >= 0:
            return None if below else builder.op("lt", i, n)
        dtype = i.value_type
        assert isinstance(dtype, DType)
        if high < 0:
            return Const(False, dt.BOOL)
        if below:
            return builder.op("ge", i, Const(0, dtype))
        if ranges.interval(n)[0] < 0:
            return builder.op("and", builder.op("ge", i, Const(0, dtype)), builder.op("lt", i, n))
        # i is below n as an unsigned number exactly if 0 <= i < n, since n >= 0
        return builder.op("lt", _unsigned(i, builder), _unsigned(n, builder))

    # control

    def yielded(self, block: Block) -> list[Interval]:
        """Intervals of what a block yields, as known at its end."""
        return [self.ranges.interval(r) if type_range(r) else (0, 0) for r in block.results]

    def under(self, block: Block, cond: Operand, truth: bool) -> tuple[Block, list[Interval]]:
        """A block that runs if a condition has a value."""
        mark = self.ranges.mark()
        self.ranges.assume(cond, truth)
        new = self.block(block)
        yielded = self.yielded(new)
        self.ranges.undo(mark)
        return new, yielded

    def merge(self, stmt: Control, yielded: list[list[Interval]]) -> None:
        """A result lies in the hull of what may be yielded."""
        for position, var in enumerate(stmt.results):
            if type_range(var):
                found = [intervals[position] for intervals in yielded]
                low, high = min(low for low, _ in found), max(high for _, high in found)
                self.ranges.intervals[var] = low, high

    def branch(self, stmt: If) -> Stmt:
        """Each side knows what the condition is."""
        then, a = self.under(stmt.then, stmt.cond, True)
        orelse, b = self.under(stmt.orelse, stmt.cond, False)
        same = then is stmt.then and orelse is stmt.orelse
        new = stmt if same else If(stmt.results, stmt.cond, then, orelse, stmt.why, stmt.span)
        self.merge(new, [a, b])
        for var in new.results:
            if var.type is dt.BOOL:
                self.ranges.defs[var] = new
        return new

    def switch(self, stmt: Switch) -> Stmt:
        """The cases know nothing of each other."""
        yielded: list[list[Interval]] = []

        def inner(block: Block) -> Block:
            mark = self.ranges.mark()
            new = self.block(block)
            yielded.append(self.yielded(new))
            self.ranges.undo(mark)
            return new

        new = map_blocks(stmt, inner)
        self.merge(stmt, yielded)
        return new

    def loop(self, stmt: For | While) -> Stmt:
        """Carried values are taken to stay where hope says; where the body disagrees, once more without."""
        hopes = {
            position: hope
            for position, param in enumerate(stmt.params)
            if type_range(param) and (hope := self.hope(stmt, position)) is not None
        }
        while True:
            mark = self.ranges.mark()
            new, failed = self.attempt(stmt, hopes)
            self.ranges.undo(mark)
            if not failed:
                break
            for position in failed:
                self.weaken(hopes, position, _highest(stmt.params[position]))
        for position, var in enumerate(stmt.results):
            self.ranges.forget(var)
            if position in hopes:
                self.ranges.intervals[var] = hopes[position]
        return new

    def hope(self, stmt: For | While, position: int) -> Interval | None:
        """What starts at 0 or above stays so; what is only made smaller stays below its start, too.

        A cheap look at the yield: is it made from params by steps, and no hash or sum of data?
        """
        low, high = self.ranges.interval(stmt.inits[position])
        if low < 0:
            return None
        value = stmt.body.results[position]
        if isinstance(value, Const) or value in stmt.params:
            return 0, _highest(stmt.params[position])
        made = next((s for s in reversed(stmt.body.stmts) if _defines(s, value)), None)
        if not isinstance(made, Let):
            return None if made is None else (0, _highest(stmt.params[position]))
        if made.op in _NARROWING:
            return 0, high
        known = made.op in _STEPS and any([arg in stmt.params for arg in made.args])
        return (0, _highest(stmt.params[position])) if known else None

    @staticmethod
    def weaken(hopes: dict[int, Interval], position: int, highest: int) -> None:
        """First the upper end is given up, then all."""
        if hopes[position][1] < highest:
            hopes[position] = 0, highest
        else:
            del hopes[position]

    def attempt(self, stmt: For | While, hopes: dict[int, Interval]) -> tuple[Stmt, list[int]]:
        """The loop if all hopes hold, and the positions of those that do not."""
        ranges = self.ranges
        for position, hope in hopes.items():
            ranges.set_interval(stmt.params[position], hope)
        cond = None
        if isinstance(stmt, For):
            ranges.count(stmt)
        else:
            cond = self.block(stmt.cond)
            ranges.assume(cond.results[0], True)
        body = self.block(stmt.body)
        failed = [p for p, hope in hopes.items() if not _within(ranges.interval(body.results[p]), hope)]
        done = iter([body] if cond is None else [cond, body])
        return map_blocks(stmt, lambda _: next(done)), failed


_STEPS = frozenset(("add", "sub", "mul", "min", "max", "select", "shl"))
_NARROWING = frozenset(("floor_div", "trunc_div", "shr", "and", "mod", "rem", "min", "max", "select", "cast"))


def _highest(param: Var) -> int:
    return (type_range(param) or (0, 0))[1]


def _within(inner: Interval, outer: Interval) -> bool:
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def _defines(stmt: Stmt, value: Var) -> bool:
    if isinstance(stmt, Let):
        return stmt.result is value
    return isinstance(stmt, If | For | While | Switch) and value in stmt.results


def _unsigned(value: Operand, builder: Builder) -> Operand:
    dtype = value.value_type
    assert isinstance(dtype, DType)
    if isinstance(value, Const):  # not negative
        return Const(value.value, dt.unsigned(dtype))
    return builder.op("bitcast", value, attrs=(dt.unsigned(dtype),))
