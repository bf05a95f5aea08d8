"""Memories and accesses to them: bounds, order of units, atomics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from burn_cube.errors import InternalError
from burn_cube.ir import Atomic, Load, Store, Var
from burn_cube.semantics import REFERENCE, Array
from burn_cube.types import lanes

if TYPE_CHECKING:
    from burn_cube.interpreter.state import State

Access = Load | Store | Atomic


@dataclass(frozen=True, slots=True)
class Memory:
    """Elements `low` to `high - 1`, counted from `base`, which differs by unit in local and shared memory."""

    data: Array
    base: Array
    low: int
    high: int


def load(state: State, stmt: Load) -> Array:
    """Read; 0 outside."""
    memory = state.memories[stmt.memory]
    count = lanes(stmt.result.value_type)
    position, inside = _locate(state, stmt, memory, count)
    if state.observer is not None:
        state.observer.access(state, stmt, position, inside, None)
    if not memory.data.size:
        shape = np.broadcast_shapes(position.shape, inside.shape)
        values = np.zeros(shape if stmt.result.value_type == memory_elem(stmt.memory) else (count, *shape))
        return values.astype(memory.data.dtype)
    position = np.where(inside, position, 0)
    if stmt.result.value_type != memory_elem(stmt.memory):
        offsets = np.arange(count)[:, None]
        position = np.where(inside, position + offsets, 0)
    values = memory.data[position]
    return values if inside.all() else np.where(inside, values, memory.data.dtype.type(0))


def memory_elem(memory: Var) -> object:
    """The dtype of a memory's elements."""
    return memory.memory_type.elem


def store(state: State, stmt: Store) -> None:
    """Write, in the order of units; nothing outside."""
    memory = state.memories[stmt.memory]
    value = state.value(stmt.value)
    count = lanes(stmt.value.value_type)
    position, inside = _locate(state, stmt, memory, count)
    if state.observer is not None:
        state.observer.access(state, stmt, position, inside, value)
    chosen = np.flatnonzero(np.broadcast_to(inside & state.active_units(), (state.units,)))
    position = np.broadcast_to(position, (state.units,))[chosen]
    value = state.spread(value)[..., chosen]
    if value.ndim == 2:  # lanes of a unit before those of the next
        position, value = (position[:, None] + np.arange(count)).ravel(), value.T.ravel()
    memory.data[position] = value


def atomic(state: State, stmt: Atomic) -> Array:
    """Read and write one cell, unit after unit: in rounds, each of units that touch different cells."""
    memory = state.memories[stmt.memory]
    position, inside = _locate(state, stmt, memory, 1)
    if state.observer is not None:
        state.observer.access(state, stmt, position, inside, None)
    result = np.zeros(state.units, memory.data.dtype)
    chosen = np.flatnonzero(np.broadcast_to(inside & state.active_units(), (state.units,)))
    cells = np.broadcast_to(position, (state.units,))[chosen]
    args = [state.spread(state.value(arg))[chosen] for arg in stmt.args]
    turns = _turns(cells)
    for turn in range(turns.max(initial=-1) + 1):
        now = turns == turn
        old = memory.data[cells[now]]
        result[chosen[now]] = old
        memory.data[cells[now]] = _updated(stmt.op, old, [arg[now] for arg in args])
    return result


def _turns(cells: Array) -> Array:
    """How many earlier units touch the same cell."""
    order = np.argsort(cells, kind="stable")
    ordered = cells[order]
    starts = np.concatenate([[True], ordered[1:] != ordered[:-1]])[: len(cells)]
    first = np.maximum.accumulate(np.where(starts, np.arange(len(cells)), 0))
    turns = np.empty(len(cells), np.int64)
    turns[order] = np.arange(len(cells)) - first
    return turns


def _updated(op: str, old: Array, args: list[Array]) -> Array:
    match op:
        case "load":
            return old
        case "store" | "exchange":
            return args[0]
        case "compare_exchange":
            bits = f"u{old.dtype.itemsize}"
            return np.where(old.view(bits) == args[0].view(bits), args[1], old)
        case _:
            return REFERENCE[op](old, args[0])


def _locate(state: State, stmt: Access, memory: Memory, count: int) -> tuple[Array, Array]:
    """The place in the memory's data of each unit's access, and whether the access takes place."""
    index = state.value(stmt.index).astype(np.int64)
    allowed = np.ones(1, np.bool_) if stmt.mask is None else state.value(stmt.mask)
    for axis, (i, n) in enumerate(stmt.bounds):
        at, limit = state.value(i), state.value(n)
        inside = (at >= 0) & (at < limit)
        if state.observer is not None:
            state.observer.outside(state, stmt, axis, allowed & ~inside)
        allowed = allowed & inside
    exists = (index >= memory.low) & (index <= memory.high - count)
    if state.kernel.mode != "unchecked":
        _refuse(state, stmt, index, allowed & ~exists)
    return memory.base + index, allowed & exists


def _first(state: State, wrong: Array) -> int | None:
    units = np.flatnonzero(np.broadcast_to(wrong, (state.units,)) & state.active_units())
    return int(units[0]) if len(units) else None


def _refuse(state: State, stmt: Access, index: Array, wrong: Array) -> None:
    """An access that its bounds let pass must exist: whoever made or removed the bounds is at fault."""
    unit = _first(state, wrong)
    if unit is not None:
        at = int(np.broadcast_to(index, (state.units,))[unit])
        text = f"{state.place(unit)} passed its bounds but element {at} of {stmt.memory.name} does not exist"
        raise InternalError("bounds", text, f"in kernel {state.kernel.name}, line {stmt.span.line}")
