"""Loops of a plane: they run while any lane does; what a lane carries stays as it was when that lane left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Const, For, Operand, Var, While
from burn_cube.record import record
from burn_cube.targets.llvm import addresses
from burn_cube.targets.llvm.control import choose, define
from burn_cube.targets.llvm.ops import OPS
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import number, register
from burn_cube.types import elem


@record(frozen=False)
class _Carried:
    """Phis of a loop head: reserved lines, the values inside, and where they come from first."""

    value: Value
    lines: list[int]
    names: list[str]
    types: list[str]
    first: tuple[str, ...]

    def close(self, s: State, before: str, following: Value) -> None:
        """Writes the phis, when the values of the next round and the block they come from are known."""
        for line, name, t, first, then in zip(
            self.lines, self.names, self.types, self.first, following.registers, strict=True
        ):
            s.writer.fill_phi(line, name, t, (first, before), (then, s.writer.block))


def carry(s: State, first: Value) -> _Carried:
    """Opens the phis of a carried value in the loop head."""
    types = s.register_types(first.type, first.shape)
    names = ["%" + s.writer.fresh() for _ in types]
    lines = [s.writer.reserve() for _ in types]
    value = Value(first.type, first.shape, tuple(names), first.stride)
    return _Carried(value, lines, names, types, first.registers)


def carry_all(s: State, params: Sequence[Var], inits: Sequence[Value]) -> list[_Carried]:
    """Opens the phis of a loop's parameters and defines them."""
    carried = [carry(s, init) for init in inits]
    define(s, params, [c.value for c in carried])
    return carried


def initial(s: State, params: Sequence[Var], inits: Sequence[Operand]) -> list[Value]:
    """The first values, in the shapes of the parameters."""
    return [s.coerce(s.value(init), s.shape(var)) for var, init in zip(params, inits, strict=True)]


def emit_while(s: State, stmt: While) -> None:
    """A loop with a condition."""
    if s.analysis.divergent(stmt):
        _masked_while(s, stmt)
    else:
        _uniform_while(s, stmt)


def _uniform_while(s: State, stmt: While) -> None:
    w = s.writer
    inits = initial(s, stmt.params, stmt.inits)
    before, head, body, done = w.block, w.fresh("while"), w.fresh("do"), w.fresh("endwhile")
    w.jump(head)
    w.start(head)
    carried = carry_all(s, stmt.params, inits)
    with s.scope(s.mask):
        cond = s.block(stmt.cond)[0].registers[0]
        w.branch(cond, body, done)
    w.start(body)
    with s.scope(s.mask):
        values = s.block(stmt.body)
        yields = [s.coerce(v, s.shape(p)) for v, p in zip(values, stmt.params, strict=True)]
    for c, value in zip(carried, yields, strict=True):
        c.close(s, before, value)
    w.jump(head)
    w.start(done)
    results = [s.coerce(s.values[p], s.shape(r)) for p, r in zip(stmt.params, stmt.results, strict=True)]
    define(s, stmt.results, results)


class _Leaving:
    """Results of a loop that lanes leave one by one.

    A varying parameter is frozen in lanes that have left. A uniform or affine one stays a scalar inside,
    since all lanes that are still there agree; what each lane saw last is kept beside it.
    """

    def __init__(
        self, s: State, params: Sequence[Var], results: Sequence[Var], inits: Sequence[Value]
    ) -> None:
        self.params, self.results = params, results
        self.carried = carry_all(s, params, inits)
        self.kept = [
            carry(s, Value(p.value_type, VARYING, s.varying_zeros(p.value_type)))
            if s.shape(p) != VARYING and r in s.analysis.used
            else None
            for p, r in zip(params, results, strict=True)
        ]
        self.seen: list[Value | None] = []

    def see(self, s: State, mask: str) -> None:
        """Notes the parameters of the lanes in the mask."""
        self.seen = [
            None if kept is None else choose(s, mask, s.coerce(s.values[p], VARYING), kept.value)
            for p, kept in zip(self.params, self.kept, strict=True)
        ]

    def close(self, s: State, before: str, mask: str, yields: Sequence[Value]) -> None:
        """Ends a round in which the lanes of the mask took part."""
        for p, c, value in zip(self.params, self.carried, yields, strict=True):
            following = s.coerce(value, s.shape(p))
            if following.shape == VARYING:
                following = choose(s, mask, following, c.value)
            c.close(s, before, following)
        for kept, seen in zip(self.kept, self.seen, strict=True):
            if kept is not None and seen is not None:
                kept.close(s, before, seen)

    def finish(self, s: State) -> None:
        """Defines the results, after the loop."""
        values = [
            c.value if kept is None else (seen or kept.value)
            for c, kept, seen in zip(self.carried, self.kept, self.seen, strict=True)
        ]
        define(s, self.results, values)


def all_lanes(s: State) -> str:
    """The active lanes as a register or constant."""
    return s.mask or number(dt.BOOL, True, s.planes)


def _masked_while(s: State, stmt: While) -> None:
    w = s.writer
    inits = initial(s, stmt.params, stmt.inits)
    before, head, body, done = w.block, w.fresh("while"), w.fresh("do"), w.fresh("endwhile")
    w.jump(head)
    w.start(head)
    running = carry(s, Value(dt.BOOL, VARYING, (all_lanes(s),)))
    leaving = _Leaving(s, stmt.params, stmt.results, inits)
    mask = running.value.registers[0]
    with s.scope(mask):
        cond = s.block(stmt.cond)[0]
        going = w.binary("and", s.mask_type(), mask, s.coerce(cond, VARYING).registers[0])
        leaving.see(s, mask)
        w.branch(s.any(going), body, done)
    w.start(body)
    with s.scope(going):
        yields = s.block(stmt.body)
        leaving.close(s, before, going, yields)
    running.close(s, before, Value(dt.BOOL, VARYING, (going,)))
    w.jump(head)
    w.start(done)
    leaving.finish(s)


# counted loops


def emit_for(s: State, stmt: For) -> None:
    """A counted loop; it is left by counting what is left to go, so that its variable never wraps."""
    if s.analysis.divergent(stmt):
        _masked_for(s, stmt)
    else:
        _uniform_for(s, stmt)


@record
class _Range:
    """Start, stop and step as registers of `width` lanes (0: scalars)."""

    dtype: DType
    width: int
    start: str
    stop: str
    step: str
    known: int | None  # the step, if it is a constant

    def op(self, s: State, name: str, a: str, b: str) -> str:
        return OPS[name](s.writer, self.dtype, self.width, (a, b))

    def zero(self) -> str:
        return number(self.dtype, 0, self.width)

    def flag(self, s: State, op: str, a: str, b: str) -> str:
        return s.writer.binary(op, register(dt.BOOL, self.width), a, b)

    def rising(self, s: State) -> str:
        """i1s: the step is positive."""
        return self.op(s, "gt", self.step, self.zero())

    def enters(self, s: State) -> str:
        """i1s: there is a first round."""
        if self.known is not None:
            op = "lt" if self.known > 0 else "gt"
            return self.op(s, op, self.start, self.stop) if self.known else number(dt.BOOL, False, self.width)
        up, down = self.op(s, "lt", self.start, self.stop), self.op(s, "gt", self.start, self.stop)
        flags = register(dt.BOOL, self.width)
        ahead = s.writer.select(self.rising(s), flags, up, down)
        return self.flag(s, "and", ahead, self.op(s, "ne", self.step, self.zero()))

    def continues(self, s: State, var: str) -> str:
        """i1s: there is a round after the one with this value; the distance to go is more than the step."""
        w, t = s.writer, register(self.dtype, self.width)
        if self.known == 1:
            return self.op(s, "lt", w.binary("add", t, var, number(self.dtype, 1, self.width)), self.stop)
        up, down = w.binary("sub", t, self.stop, var), w.binary("sub", t, var, self.stop)
        back = w.binary("sub", t, self.zero(), self.step)
        if self.known is not None:
            distance, size = (up, self.step) if self.known > 0 else (down, back)
        else:
            rising = self.rising(s)
            distance, size = w.select(rising, t, up, down), w.select(rising, t, self.step, back)
        return w.binary("icmp ugt", t, distance, size)


def _known(step: Operand) -> int | None:
    return int(step.value) if isinstance(step, Const) else None


def scalar_for(s: State, stmt: For, bounds: tuple[str, str, str], body: Callable[[], None]) -> None:
    """A loop without carried values, all of whose lanes go together."""
    w, dtype = s.writer, elem(stmt.var.value_type)
    r = _Range(dtype, 0, *bounds, _known(stmt.step))
    before, head, done = w.block, w.fresh("for"), w.fresh("endfor")
    w.branch(r.enters(s), head, done)
    w.start(head)
    var = carry(s, Value(dtype, UNIFORM, (r.start,)))
    s.values[stmt.var] = var.value
    body()
    current = var.value.registers[0]
    following = w.binary("add", register(dtype), current, r.step)
    more = r.continues(s, current)
    var.close(s, before, Value(dtype, UNIFORM, (following,)))
    w.branch(more, head, done)
    w.start(done)


def _uniform_for(s: State, stmt: For) -> None:
    w = s.writer
    dtype = elem(stmt.var.value_type)
    r = _Range(dtype, 0, s.scalar(stmt.start), s.scalar(stmt.stop), s.scalar(stmt.step), _known(stmt.step))
    inits = initial(s, stmt.params, stmt.inits)
    first, step = (addresses.extended(s, x) for x in (r.start, r.step)) if dtype is dt.I32 else ("", "")
    before, head, done = w.block, w.fresh("for"), w.fresh("endfor")
    w.branch(r.enters(s), head, done)
    w.start(head)
    var = carry(s, Value(dtype, UNIFORM, (r.start,)))
    s.values[stmt.var] = var.value
    wide = _carry_wide(s, var.value, first) if first else None
    carried = carry_all(s, stmt.params, inits)
    with s.scope(s.mask), s.ranges.inside(stmt):
        yields = [s.coerce(v, s.shape(p)) for v, p in zip(s.block(stmt.body), stmt.params, strict=True)]
    current = var.value.registers[0]
    following = w.binary("add", register(dtype), current, r.step)
    more = r.continues(s, current)
    for c, value in zip([var, *carried], [Value(dtype, UNIFORM, (following,)), *yields], strict=True):
        c.close(s, before, value)
    if wide is not None:
        wide.close(s, before, Value(dt.I64, UNIFORM, (w.binary("add", "i64", wide.names[0], step),)))
    end = w.block
    w.branch(more, head, done)
    w.start(done)
    _define_results(s, stmt, (inits, before), (yields, end))


def _carry_wide(s: State, narrow: Value, first: str) -> _Carried:
    """The variable of a loop, which never wraps, once more as i64: for addresses."""
    wide = carry(s, Value(dt.I64, UNIFORM, (first,)))
    s.wide[narrow.registers[0]] = wide.names[0]
    return wide


def _define_results(
    s: State, stmt: For, skipped: tuple[list[Value], str], looped: tuple[list[Value], str]
) -> None:
    for position, result in enumerate(stmt.results):
        first, last = skipped[0][position], looped[0][position]
        types = s.register_types(last.type, last.shape)
        registers = tuple(
            s.writer.phi(t, (first.registers[i], skipped[1]), (last.registers[i], looped[1]))
            for i, t in enumerate(types)
        )
        s.values[result] = Value(last.type, last.shape, registers, last.stride)


def _masked_for(s: State, stmt: For) -> None:
    w = s.writer
    dtype = elem(stmt.var.value_type)
    bounds = (s.vector(stmt.start), s.vector(stmt.stop), s.vector(stmt.step))
    r = _Range(dtype, s.planes, *bounds, _known(stmt.step))
    start = s.coerce(s.value(stmt.start), s.shape(stmt.var))
    inits = initial(s, stmt.params, stmt.inits)
    entering = s.both(s.mask, r.enters(s)) or ""
    before, head, body, done = w.block, w.fresh("for"), w.fresh("round"), w.fresh("endfor")
    w.jump(head)
    w.start(head)
    running = carry(s, Value(dt.BOOL, VARYING, (entering,)))
    here = carry(s, Value(dt.BOOL, VARYING, (all_lanes(s),)))
    var = carry(s, start)
    s.values[stmt.var] = var.value
    leaving = _Leaving(s, stmt.params, stmt.results, inits)
    going = running.value.registers[0]
    with s.scope(here.value.registers[0]):
        leaving.see(s, here.value.registers[0])
        w.branch(s.any(going), body, done)
    w.start(body)
    with s.scope(going):
        yields = s.block(stmt.body)
        leaving.close(s, before, going, yields)
        more = w.binary("and", s.mask_type(), going, r.continues(s, s.varying(var.value)[0]))
        following = _step(s, stmt, var.value)
    running.close(s, before, Value(dt.BOOL, VARYING, (more,)))
    here.close(s, before, Value(dt.BOOL, VARYING, (going,)))
    var.close(s, before, following)
    w.jump(head)
    w.start(done)
    leaving.finish(s)


def _step(s: State, stmt: For, var: Value) -> Value:
    dtype = elem(var.type)
    if var.shape == VARYING:
        t = register(dtype, s.planes)
        return Value(dtype, VARYING, (s.writer.binary("add", t, var.registers[0], s.vector(stmt.step)),))
    following = s.writer.binary("add", register(dtype), var.registers[0], s.scalar(stmt.step))
    return Value(dtype, var.shape, (following,), var.stride)
