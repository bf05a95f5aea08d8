"""Runs the statements of a block, each for all active units at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DeviceError
from burn_cube.interpreter import cmma, control, memory, planes, topology
from burn_cube.interpreter.memory import Memory
from burn_cube.interpreter.state import State, numbers, zeros
from burn_cube.ir import (
    Alloc,
    Assert,
    Atomic,
    Block,
    Cmma,
    For,
    If,
    Let,
    Load,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    While,
)
from burn_cube.ir.marks import mark_of
from burn_cube.ops import METADATA, OPS
from burn_cube.semantics import REFERENCE, Array
from burn_cube.semantics.text import line
from burn_cube.types import Space, VectorType

POISON = 0xA5  # each byte of shared memory that no unit has written


def run_block(state: State, block: Block) -> list[Array]:
    """Run a block; the values that it yields."""
    for stmt in block.stmts:
        _RUN[type(stmt)](state, stmt)
    return [state.value(result) for result in block.results]


def run_statement(state: State, stmt: Stmt) -> None:
    """Run one statement."""
    _RUN[type(stmt)](state, stmt)


def _let(state: State, stmt: Let) -> None:
    state.values[stmt.result] = _evaluate(state, stmt)


def _evaluate(state: State, stmt: Let) -> Array:
    meaning = REFERENCE.get(stmt.op)
    if meaning is not None:
        attrs = stmt.attrs
        if stmt.op == "cast" and attrs[0] is dt.INDEX:
            attrs = (state.storage(dt.INDEX),)
        return meaning(*[state.value(arg) for arg in stmt.args], *attrs)
    if OPS[stmt.op].library:
        return _library(state, stmt)
    known = topology.metadata(state, stmt) if stmt.op in METADATA else _builtin(state, stmt)
    return known.astype(state.storage(stmt.result.value_type).numpy)


def _builtin(state: State, stmt: Let) -> Array:
    name = stmt.attrs[0]
    assert isinstance(name, str)
    return topology.builtin(state, name)


def _library(state: State, stmt: Let) -> Array:
    """A library function; f16 and bf16 go through f32, a vector lane by lane."""
    dtype = state.storage(stmt.result.value_type)
    wide = dt.F32 if dtype.bits == 16 else dtype
    function = state.library(stmt.op, wide.name)
    args = [REFERENCE["cast"](state.value(arg), wide) for arg in stmt.args]

    def call(lane_args: list[Array]) -> Array:
        state.bind(function.params, lane_args)
        return run_block(state, function.body)[0]

    if isinstance(stmt.result.type, VectorType):
        lanes = [call([arg[lane] for arg in args]) for lane in range(stmt.result.type.n)]
        return REFERENCE["cast"](REFERENCE["construct"](*lanes), dtype)
    return REFERENCE["cast"](call(args), dtype)


def _alloc(state: State, stmt: Alloc) -> None:
    t = stmt.memory.memory_type
    length = t.length
    assert length is not None
    dtype = state.storage(t.elem)
    if t.space is Space.FRAGMENT:
        cmma.allocate(state, stmt)
    elif t.space is Space.LOCAL:
        base = np.arange(state.units) * length
        state.memories[stmt.memory] = Memory(zeros((state.units * length,), dtype), base, 0, length)
    elif stmt.memory in state.memories:
        return  # shared and const memories exist once
    elif stmt.init is not None:
        state.memories[stmt.memory] = Memory(numbers(stmt.init, dtype), np.zeros(1, np.int64), 0, length)
    else:
        base = np.repeat(np.arange(state.cubes) * length, state.kernel.units)
        state.memories[stmt.memory] = Memory(_poisoned(state.cubes * length, dtype), base, 0, length)


def _poisoned(length: int, dtype: DType) -> Array:
    if dtype is dt.BOOL:
        return np.ones(length, np.bool_)
    return np.full(length * dtype.size, POISON, np.uint8).view(dtype.numpy)


def _load(state: State, stmt: Load) -> None:
    state.values[stmt.result] = memory.load(state, stmt)


def _atomic(state: State, stmt: Atomic) -> None:
    state.values[stmt.result] = memory.atomic(state, stmt)


def _plane(state: State, stmt: Plane) -> None:
    state.values[stmt.result] = planes.run(state, stmt)


def _sync(state: State, stmt: Sync) -> None:
    """Statements run in lockstep, so a barrier has nothing to do but to see that all have come."""
    if state.active is None or stmt.scope == "plane":
        return
    arrived = state.active.reshape(state.cubes, state.kernel.units).sum(axis=1)
    wrong = np.flatnonzero((arrived != 0) & (arrived != state.kernel.units))
    if len(wrong):
        first = int(wrong[0]) * state.kernel.units
        missing = state.place(first + int(np.flatnonzero(~state.active[first:])[0]))
        raise DeviceError(
            f"cannot pass the barrier in kernel {state.kernel.name}: got {arrived[wrong[0]]} units, "
            f"expected all {state.kernel.units}; {missing} does not come",
            stmt.span,
        )


def _barrier(state: State, stmt: Sync) -> None:
    _sync(state, stmt)
    if state.observer is not None:
        state.observer.barrier(state, stmt)


def _print(state: State, stmt: Print) -> None:
    if mark_of(stmt) is not None:
        return  # for the debugger
    parts = [part if isinstance(part, str) else state.spread(state.value(part)) for part in stmt.parts]
    for unit in np.flatnonzero(state.active_units()):
        print(line([part if isinstance(part, str) else part[..., unit] for part in parts]))


def _assert(state: State, stmt: Assert) -> None:
    if state.observer is not None:
        state.observer.asserted(state, stmt)
    if (~state.value(stmt.cond) & state.active_units()).any():
        raise DeviceError(f"kernel {state.kernel.name} failed: {stmt.message}", stmt.span)


def _control(run: Callable[[State, Any, control.Run], list[Array]]) -> Callable[[State, Any], None]:
    def execute(state: State, stmt: If | For | While | Switch) -> None:
        state.bind(stmt.results, run(state, stmt, run_block))

    return execute


# a dict by type: this dispatch is most of the cost of a small kernel
_RUN: dict[type, Callable[[State, Any], None]] = {
    Let: _let,
    Alloc: _alloc,
    Load: _load,
    Store: memory.store,
    Atomic: _atomic,
    Plane: _plane,
    Cmma: cmma.run,
    Sync: _barrier,
    Print: _print,
    Assert: _assert,
    If: _control(control.branch),
    For: _control(control.counted),
    While: _control(control.repeated),
    Switch: _control(control.switch),
}
