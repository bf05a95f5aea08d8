"""Counted loops that lanes leave at different times: without a mask while all are there, then with it."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import For
from burn_cube.ir.walk import count
from burn_cube.record import record
from burn_cube.targets.llvm.carried import Leaving, all_lanes, carry, carry_all, initial
from burn_cube.targets.llvm.control import DOUBLED, merge
from burn_cube.targets.llvm.counting import Counting, known_step
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import MOST_DOUBLED, State, Value
from burn_cube.targets.llvm.text import register
from burn_cube.types import elem


@record
class _Round:
    """Where a round starts: the lanes that run it, the variable, what is carried."""

    running: str
    var: Value
    params: list[Value]

    def values(self) -> list[Value]:
        """All of it, as values."""
        return [Value(dt.BOOL, VARYING, (self.running,)), self.var, *self.params]


def masked_for(s: State, stmt: For) -> None:
    """First the rounds that all lanes take part in, if the body is small, then the others."""
    dtype = elem(stmt.var.value_type)
    bounds = (s.vector(stmt.start), s.vector(stmt.stop), s.vector(stmt.step))
    r = Counting(dtype, s.planes, *bounds, known_step(stmt.step))
    start = s.coerce(s.value(stmt.start), s.shape(stmt.var))
    inits = initial(s, stmt.params, stmt.inits)
    first = _Round(s.both(s.mask, r.enters(s)) or "", start, inits)
    if s.mask is None and s.doubled < MOST_DOUBLED and count(stmt.body) <= DOUBLED:
        s.doubled += 1
        first = _rounds_of_all(s, stmt, r, first)
        _rounds_of_some(s, stmt, r, first)
        s.doubled -= 1
    else:
        _rounds_of_some(s, stmt, r, first)


def _rounds_of_all(s: State, stmt: For, r: Counting, first: _Round) -> _Round:
    """The rounds that all lanes take part in need no mask; gives the round in which some do not."""
    w = s.writer
    before, head, last, done = w.block, w.fresh("all"), w.fresh("last"), w.fresh("leaving")
    w.branch(s.all(first.running), head, done)
    w.start(head)
    var = carry(s, first.var)
    s.values[stmt.var] = var.value
    carried = carry_all(s, stmt.params, first.params)
    with s.scope(None), s.ranges.inside(stmt):
        yields = [s.coerce(v, s.shape(p)) for v, p in zip(s.block(stmt.body), stmt.params, strict=True)]
    with s.scope(None):
        following = _step(s, stmt, var.value)
        together = _all_continue(s, stmt, r, var.value)
    for c, value in zip([var, *carried], [following, *yields], strict=True):
        c.close(s, before, value)
    w.branch(together, head, last)
    w.start(last)
    with s.scope(None):
        more = r.continues(s, s.varying(var.value)[0])
    w.jump(done)
    w.start(done)
    then = _Round(more, following, yields)
    running, var_then, *params = merge(s, [(first.values(), before), (then.values(), last)])
    return _Round(running.registers[0], var_then, params)


def _all_continue(s: State, stmt: For, r: Counting, var: Value) -> str:
    """i1: all lanes, which are together, have a round after this one."""
    if var.shape.kind != "affine" or any(s.value(x).shape != UNIFORM for x in (stmt.stop, stmt.step)):
        return s.all(r.continues(s, s.varying(var)[0]))
    alike = Counting(r.dtype, 0, "", s.scalar(stmt.stop), s.scalar(stmt.step), r.known)
    # the lane that is the farthest
    across = var.shape.stride * (s.planes - 1)
    t, ends = register(r.dtype), (str(max(across, 0)), str(min(across, 0)))
    if r.known is None:
        ahead = s.writer.select(alike.rising(s), t, *ends)
    else:
        ahead = ends[0] if r.known > 0 else ends[1]
    return alike.continues(s, s.writer.binary("add", t, var.registers[0], ahead))


def _rounds_of_some(s: State, stmt: For, r: Counting, first: _Round) -> None:
    w = s.writer
    before, head, body, done = w.block, w.fresh("for"), w.fresh("round"), w.fresh("endfor")
    w.jump(head)
    w.start(head)
    running = carry(s, Value(dt.BOOL, VARYING, (first.running,)))
    here = carry(s, Value(dt.BOOL, VARYING, (all_lanes(s),)))
    var = carry(s, first.var)
    s.values[stmt.var] = var.value
    leaving = Leaving(s, stmt.params, stmt.results, first.params)
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
