"""What the launch knows: positions, counts, lengths, shapes, strides."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np

from burn_cube.interpreter.state import State
from burn_cube.ir import Let, Var
from burn_cube.semantics import Array


def builtin(state: State, name: str) -> Array:
    """A topology value as int64."""
    if name == "PLANE_DIM":
        return np.array([state.kernel.plane_dim])
    if name == "PLANE_COUNT":
        return np.array([state.kernel.planes])
    if name in ("PLANE_POS", "UNIT_POS_PLANE"):
        plane, lane = np.divmod(_units(state), state.kernel.plane_dim)
        return plane if name == "PLANE_POS" else lane
    what, _, axis = name.rpartition("_")
    if axis not in ("X", "Y", "Z"):
        return _LINEAR[name](state)
    return _AXES[what](state, "XYZ".index(axis))


def _units(state: State) -> Array:
    return np.tile(np.arange(state.kernel.units), state.cubes)


def _cubes(state: State) -> Array:
    if state.cubes == 1:
        return np.array([state.first_cube])
    return np.repeat(np.arange(state.first_cube, state.first_cube + state.cubes), state.kernel.units)


def _coordinate(linear: Array, extent: tuple[int, int, int], axis: int) -> Array:
    return linear // prod(extent[:axis]) % extent[axis]


def _unit_axis(state: State, axis: int) -> Array:
    return _coordinate(_units(state), state.kernel.cube_dim, axis)


def _cube_axis(state: State, axis: int) -> Array:
    return _coordinate(_cubes(state), state.grid, axis)


def _absolute_axis(state: State, axis: int) -> Array:
    return _cube_axis(state, axis) * state.kernel.cube_dim[axis] + _unit_axis(state, axis)


def _absolute(state: State) -> Array:
    """Linear in the whole grid of units, x fastest."""
    x, y, z = (_absolute_axis(state, axis) for axis in range(3))
    extent_x, extent_y = (state.grid[axis] * state.kernel.cube_dim[axis] for axis in range(2))
    return (z * extent_y + y) * extent_x + x


_AXES: dict[str, Callable[[State, int], Array]] = {
    "ABSOLUTE_POS": _absolute_axis,
    "CUBE_POS": _cube_axis,
    "UNIT_POS": _unit_axis,
    "CUBE_COUNT": lambda state, axis: np.array([state.grid[axis]]),
    "CUBE_DIM": lambda state, axis: np.array([state.kernel.cube_dim[axis]]),
}
_LINEAR: dict[str, Callable[[State], Array]] = {
    "ABSOLUTE_POS": _absolute,
    "CUBE_POS": _cubes,
    "UNIT_POS": _units,
    "CUBE_COUNT": lambda state: np.array([prod(state.grid)]),
    "CUBE_DIM": lambda state: np.array([state.kernel.units]),
}


def metadata(state: State, stmt: Let) -> Array:
    """A length, extent or stride of a buffer, as int64."""
    memory = stmt.args[0]
    assert isinstance(memory, Var)
    buffer = state.buffers[memory]
    if stmt.op == "len":
        return np.array([buffer.length])
    if stmt.op == "buffer_len":
        return np.array([buffer.buffer_len])
    dimension = stmt.attrs[0]
    assert isinstance(dimension, int)
    return np.array([(buffer.shape if stmt.op == "shape" else buffer.strides)[dimension]])
