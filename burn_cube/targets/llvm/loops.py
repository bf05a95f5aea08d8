"""Loops of a plane: they run while any lane does; what a lane carries stays as it was when that lane left."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import For, While
from burn_cube.targets.llvm import addresses, rounds
from burn_cube.targets.llvm.carried import Leaving, all_lanes, carry, carry_all, carry_wide, initial
from burn_cube.targets.llvm.control import define
from burn_cube.targets.llvm.counting import Counting, known_step
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import register
from burn_cube.types import elem


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


def _masked_while(s: State, stmt: While) -> None:
    w = s.writer
    inits = initial(s, stmt.params, stmt.inits)
    before, head, body, done = w.block, w.fresh("while"), w.fresh("do"), w.fresh("endwhile")
    w.jump(head)
    w.start(head)
    running = carry(s, Value(dt.BOOL, VARYING, (all_lanes(s),)))
    leaving = Leaving(s, stmt.params, stmt.results, inits)
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
        rounds.masked_for(s, stmt)
    else:
        _uniform_for(s, stmt)


def scalar_for(s: State, stmt: For, bounds: tuple[str, str, str], body: Callable[[], None]) -> None:
    """A loop without carried values, all of whose lanes go together."""
    w, dtype = s.writer, elem(stmt.var.value_type)
    r = Counting(dtype, 0, *bounds, known_step(stmt.step))
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
    r = Counting(
        dtype, 0, s.scalar(stmt.start), s.scalar(stmt.stop), s.scalar(stmt.step), known_step(stmt.step)
    )
    inits = initial(s, stmt.params, stmt.inits)
    first, step = (addresses.extended(s, x) for x in (r.start, r.step)) if dtype is dt.I32 else ("", "")
    before, head, done = w.block, w.fresh("for"), w.fresh("endfor")
    w.branch(r.enters(s), head, done)
    w.start(head)
    var = carry(s, Value(dtype, UNIFORM, (r.start,)))
    s.values[stmt.var] = var.value
    wide = carry_wide(s, var.value, first) if first else None
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
