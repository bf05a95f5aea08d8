"""Operations on fragments: what a plane holds together, as arrays (planes, rows, columns)."""

from __future__ import annotations

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.errors import DeviceError, InternalError
from burn_cube.interpreter.memory import Memory
from burn_cube.interpreter.state import State, zeros
from burn_cube.ir import Alloc, Cmma, Operand, Tile, Var
from burn_cube.passes.cmma_layouts import Layout, unit_of
from burn_cube.semantics import REFERENCE, Array
from burn_cube.types import Fragment, Space


def allocate(state: State, stmt: Alloc) -> None:
    """Zeros for each plane that comes here."""
    length = stmt.memory.memory_type.length
    assert length is not None
    known = state.memories.get(stmt.memory)
    planes = state.cubes * state.kernel.planes
    if known is None:
        data = zeros((planes * length,), state.storage(stmt.memory.memory_type.elem))
        known = state.memories[stmt.memory] = Memory(data, np.zeros(1, np.int64), 0, length)
    known.data.reshape(planes, length)[_planes(state).any(axis=1)] = 0


def run(state: State, stmt: Cmma) -> None:
    """Run an operation for all planes that come here."""
    here = _planes(state)
    if (here.any(axis=1) != here.all(axis=1)).any():
        raise DeviceError(
            f"cannot run cmma {stmt.op} in kernel {state.kernel.name}: got a divided plane, expected all "
            "of its units",
            stmt.span,
        )
    planes = np.flatnonzero(here.any(axis=1))
    if not len(planes):
        return
    if stmt.fragments[0].memory_type.space is Space.LOCAL:
        _instruction(state, stmt, planes)
        return
    values = [matrices(state, var)[planes] for var in stmt.fragments]
    if stmt.op == "store":
        assert stmt.tile is not None
        _store(state, stmt, stmt.tile, planes, values[0])
        return
    matrices(state, stmt.fragments[0])[planes] = _result(state, stmt, planes, values)


def _instruction(state: State, stmt: Cmma, planes: Array) -> None:
    """`execute` of a matrix unit: the units of a plane hold the elements that its layouts give them."""
    dim = state.kernel.plane_dim
    d, a, b, c = stmt.fragments
    unit = unit_of(dim, [var.memory_type for var in (a, b, d)])
    of_a, of_b, of_d = unit.layouts[a.memory_type.elem]
    values: list[Array] = []
    for var, layout in ((a, of_a), (b, of_b), (c, of_d)):
        fragment = _fragment(var)
        held = state.memories[var].data.reshape(-1, dim * layout.length)[planes]
        whole = np.zeros((len(planes), fragment.rows, fragment.cols), held.dtype)
        whole[:, *_places_of(layout, dim)] = held
        values.append(whole)
    result = state.memories[d].data.reshape(-1, dim * of_d.length)
    result[planes] = _product(*values)[:, *_places_of(of_d, dim)]


def _places_of(layout: Layout, plane: int) -> tuple[Array, Array]:
    places = np.array([layout.place(lane, slot) for lane in range(plane) for slot in range(layout.length)])
    return places[:, 0], places[:, 1]


def matrices(state: State, var: Var) -> Array:
    """What the planes hold of a fragment: (planes, rows, columns)."""
    fragment = _fragment(var)
    found: Array = state.memories[var].data.reshape(-1, fragment.rows, fragment.cols)
    return found


def _fragment(var: Var) -> Fragment:
    fragment = var.memory_type.fragment
    assert fragment is not None
    return fragment


def _planes(state: State) -> Array:
    """(planes, plane_dim): which units are active."""
    found: Array = state.active_units().reshape(-1, state.kernel.plane_dim)
    return found


def _result(state: State, stmt: Cmma, planes: Array, values: list[Array]) -> Array:
    """What the first fragment gets."""
    target = stmt.fragments[0]
    match stmt.op:
        case "fill":
            assert stmt.value is not None
            filled = np.broadcast_to(_of_planes(state, stmt.value, planes)[:, None, None], values[0].shape)
            return _rounded(target, filled)
        case "load":
            assert stmt.tile is not None
            return _rounded(target, _load(state, stmt, stmt.tile, planes))
        case "execute":
            return _product(*values[1:])
        case "cast":
            cast: Array = REFERENCE["cast"](values[1], target.memory_type.elem)
            return cast
        case _:
            raise AssertionError(stmt.op)


def _product(a: Array, b: Array, c: Array) -> Array:
    """a @ b + c: each product and each sum rounded to f32, in order of k."""
    left, right = a.astype(np.float32), b.astype(np.float32)
    total = c
    with np.errstate(all="ignore"):
        for k in range(left.shape[2]):
            total = total + left[:, :, k, None] * right[:, None, k, :]
    return total


def _rounded(target: Var, value: Array) -> Array:
    """f32 in a fragment a or b is tf32."""
    if _fragment(target).use == "accumulator" or target.memory_type.elem is not dt.F32:
        return value
    bits = (np.ascontiguousarray(value).view(np.uint32) + np.uint32(0x1000)) & np.uint32(0xFFFFE000)
    return np.where(np.isnan(value), np.float32(np.nan), bits.view(np.float32))


def _of_planes(state: State, operand: Operand, planes: Array) -> Array:
    """The value that all units of a plane have, one a plane."""
    by_plane = state.spread(state.value(operand)).reshape(-1, state.kernel.plane_dim)
    found: Array = by_plane[planes, 0]
    return found


def _places(state: State, stmt: Cmma, tile: Tile, planes: Array) -> tuple[Memory, Array, Array]:
    """The memory; for each element its place in the memory's data, and whether it is inside."""
    memory = state.memories[tile.memory]
    fragment = _fragment(stmt.fragments[0])
    rows, cols = np.arange(fragment.rows)[:, None], np.arange(fragment.cols)

    def at(first: Operand, step: tuple[Operand, Operand]) -> Array:
        start, down, right = (_of_planes(state, operand, planes)[:, None, None] for operand in (first, *step))
        width = start.dtype  # in which sums wrap, as all of a kernel's
        found: Array = start + rows.astype(width) * down + cols.astype(width) * right
        return found

    index = at(tile.index, tile.step).astype(np.int64)
    inside = np.ones(index.shape, np.bool_)
    for first, step, n in tile.bounds:
        place, limit = at(first, step), _of_planes(state, n, planes)[:, None, None]
        inside &= (place >= 0) & (place < limit)
    exists = (index >= memory.low) & (index < memory.high)
    if state.kernel.mode != "unchecked" and (inside & ~exists).any():
        wrong = int(index[inside & ~exists][0])
        text = f"element {wrong} of {tile.memory.name} passed its bounds but does not exist"
        raise InternalError("bounds", text, f"in kernel {state.kernel.name}, line {stmt.span.line}")
    base = np.broadcast_to(memory.base, (state.units,)).reshape(-1, state.kernel.plane_dim)[planes, 0]
    return memory, index + base[:, None, None], inside & exists


def _load(state: State, stmt: Cmma, tile: Tile, planes: Array) -> Array:
    memory, position, inside = _places(state, stmt, tile, planes)
    if not memory.data.size:
        return np.zeros(position.shape, memory.data.dtype)
    values = memory.data[np.where(inside, position, 0)]
    return np.where(inside, values, memory.data.dtype.type(0))


def _store(state: State, stmt: Cmma, tile: Tile, planes: Array, value: Array) -> None:
    memory, position, inside = _places(state, stmt, tile, planes)
    memory.data[position[inside]] = value[inside]
