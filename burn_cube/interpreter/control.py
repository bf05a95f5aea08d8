"""Control flow: blocks run under a mask of active units; units meet again at the end of each statement."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from burn_cube.interpreter.state import State
from burn_cube.ir import Block, For, If, Switch, While
from burn_cube.semantics import Array

Values = list[Array]
Run = Callable[[State, Block], Values]


def branch(state: State, stmt: If, run: Run) -> Values:
    """Run the sides that some active unit takes."""
    cond = state.value(stmt.cond)
    if len(cond) == 1:
        return run(state, stmt.then if cond[0] else stmt.orelse)
    return _choose(state, [(cond, stmt.then), (~cond, stmt.orelse)], run)


def switch(state: State, stmt: Switch, run: Run) -> Values:
    """Run the cases that some active unit takes."""
    value = state.value(stmt.value)
    rest = np.ones(value.shape, np.bool_)
    sides: list[tuple[Array, Block]] = []
    for labels, block in stmt.cases:
        here = rest & np.isin(value, np.array(labels, value.dtype))
        sides.append((here, block))
        rest = rest & ~here
    sides.append((rest, stmt.default))
    if len(value) == 1:
        return run(state, next(block for here, block in sides if here[0]))
    return _choose(state, sides, run)


def _choose(state: State, sides: Sequence[tuple[Array, Block]], run: Run) -> Values:
    """Each unit runs the one side whose mask holds it."""
    outer, merged = state.active, None
    for here, block in sides:
        active = here if outer is None else here & outer
        if not active.any():
            continue
        state.active = None if active.all() else active
        values = run(state, block)
        merged = values if merged is None else _select(here, values, merged)
    state.active = outer
    assert merged is not None, "no unit is active"
    return merged


def _select(here: Array, new: Values, old: Values) -> Values:
    return [np.where(here, a, b) for a, b in zip(new, old, strict=True)]


def counted(state: State, stmt: For, run: Run) -> Values:
    """A loop over a range that may differ by unit."""
    outer = state.active
    start, stop, step = (state.value(limit) for limit in (stmt.start, stmt.stop, stmt.step))
    trips = np.broadcast_to(trip_count(start, stop, step), (state.units,))
    total = int(trips.max() if outer is None else trips[outer].max())
    same = bool((trips if outer is None else trips[outer]).min() == total)
    carried = [state.value(init) for init in stmt.inits]
    for trip in range(total):
        running = None if same else state.active_units() & (trips > trip)
        state.active = outer if running is None else running
        state.bind((stmt.var, *stmt.params), (start, *carried))
        values = run(state, stmt.body)
        carried = values if running is None else _select(running, values, carried)
        start = start + step
    state.active = outer
    return carried


def trip_count(start: Array, stop: Array, step: Array) -> Array:
    """Number of iterations; differences of 64-bit values fit an unsigned one."""
    if start.dtype.kind == "u":
        distance, stride = (stop - start).astype(np.uint64), step.astype(np.uint64)
        return _quotient(distance, stride, (step > 0) & (start < stop))
    start, stop, step = (limit.astype(np.int64) for limit in (start, stop, step))
    rising, falling = (step > 0) & (start < stop), (step < 0) & (start > stop)
    distance = np.where(rising, stop - start, start - stop).view(np.uint64)
    return _quotient(distance, np.abs(step).view(np.uint64), rising | falling)


def _quotient(distance: Array, stride: Array, runs: Array) -> Array:
    one = np.uint64(1)
    return np.where(runs, (distance - one) // np.where(runs, stride, one) + one, np.uint64(0))


def repeated(state: State, stmt: While, run: Run) -> Values:
    """A loop while its condition holds for some unit."""
    outer = state.active
    carried = [state.value(init) for init in stmt.inits]
    diverged = False
    while True:
        state.bind(stmt.params, carried)
        cond = run(state, stmt.cond)[0]
        if len(cond) == 1:
            going, stops = bool(cond[0]), False
        else:
            active = state.active_units()
            here = cond & active
            going, stops = bool(here.any()), bool((here != active).any())
            state.active = here if stops else state.active
        if not going:
            break
        diverged = diverged or stops
        values = run(state, stmt.body)
        carried = _select(state.active_units(), values, carried) if diverged else values
    state.active = outer
    return carried
