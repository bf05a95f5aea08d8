"""Plane operations, on arrays (..., planes, plane_dim): inactive and missing lanes hold a neutral value."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.interpreter.state import State, numbers
from burn_cube.ir import Plane
from burn_cube.ops import neutral
from burn_cube.semantics import REFERENCE, Array


class Lanes:
    """The units of the cubes as rows of lanes."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.dim = state.kernel.plane_dim
        self.active = self.split(state.active_units(), False)
        self.own = np.arange(self.dim)

    def split(self, value: Array, fill: object) -> Array:
        """(..., units) as (..., planes, plane_dim)."""
        state, kernel = self.state, self.state.kernel
        by_cube = state.spread(value).reshape(*value.shape[:-1], state.cubes, kernel.units)
        missing = kernel.planes * self.dim - kernel.units
        padding = [(0, 0)] * (by_cube.ndim - 1) + [(0, missing)]
        padded = np.pad(by_cube, padding, constant_values=np.asarray(fill).astype(value.dtype))
        return padded.reshape(*value.shape[:-1], state.cubes * kernel.planes, self.dim)

    def join(self, value: Array) -> Array:
        """The opposite of `split`."""
        state, kernel = self.state, self.state.kernel
        by_cube = value.reshape(*value.shape[:-2], state.cubes, kernel.planes * self.dim)[..., : kernel.units]
        return by_cube.reshape(*value.shape[:-2], state.units)

    def filled(self, value: Array, neutral: Array) -> Array:
        """Split, with the neutral value where no active unit is."""
        return np.where(self.active, self.split(value, neutral[0]), neutral[0])

    def same_in_plane(self, value: Array) -> Array:
        """One value a plane (..., planes), given to all its lanes."""
        return self.join(np.repeat(value[..., None], self.dim, axis=-1))


def run(state: State, stmt: Plane) -> Array:
    """The result of a plane operation."""
    lanes = Lanes(state)
    args = [state.value(arg) for arg in stmt.args]
    if stmt.op in _VOTES:
        return _VOTES[stmt.op](lanes, *args)
    if stmt.op in _SOURCES:
        return _take(lanes, args[0], *_SOURCES[stmt.op](lanes, args[1]))
    dtype = state.storage(stmt.result.value_type)
    return _combine(lanes, stmt.op, args[0], dtype)


def _combine(lanes: Lanes, op: str, value: Array, dtype: DType) -> Array:
    kind = op.rsplit("_", 1)[1]
    missing = numbers([neutral(kind, dtype)], dtype)
    step = REFERENCE[{"sum": "add", "prod": "mul"}.get(kind, kind)]
    filled = lanes.filled(value, missing)
    if op.startswith("plane_inclusive"):
        return lanes.join(_scan(filled, step))
    if op.startswith("plane_exclusive"):
        return lanes.join(_shifted(lanes, _scan(filled, step), missing))
    return lanes.same_in_plane(_tree(filled, step))


def _tree(value: Array, step: Callable[[Array, Array], Array]) -> Array:
    width = value.shape[-1]
    while width > 1:
        width //= 2
        value = step(value[..., :width], value[..., width : 2 * width])
    return value[..., 0]


def _scan(value: Array, step: Callable[[Array, Array], Array]) -> Array:
    distance = 1
    while distance < value.shape[-1]:
        moved = step(value[..., distance:], value[..., :-distance])
        value = np.concatenate([value[..., :distance], moved], axis=-1)
        distance *= 2
    return value


def _shifted(lanes: Lanes, value: Array, neutral: Array) -> Array:
    """The value of the active lane before, neutral in the first."""
    seen = np.maximum.accumulate(np.where(lanes.active, lanes.own, -1), axis=-1)
    before = np.concatenate([np.full((len(seen), 1), -1), seen[:, :-1]], axis=-1)
    source = np.broadcast_to(np.maximum(before, 0), value.shape)
    return np.where(before >= 0, np.take_along_axis(value, source, axis=-1), neutral[0])


def _take(lanes: Lanes, value: Array, source: Array, keep: Array) -> Array:
    """The value of lane `source`, 0 if that is inactive or missing; the own value where `keep`."""
    split = lanes.split(value, False)
    inside = (source >= 0) & (source < lanes.dim)
    at = np.where(inside, source, 0)
    given = inside & np.take_along_axis(lanes.active, at, axis=-1)
    taken = np.take_along_axis(split, np.broadcast_to(at, split.shape), axis=-1)
    result = np.where(given, taken, split.dtype.type(0))
    return lanes.join(np.where(keep, split, result))


def _named(lanes: Lanes, lane: Array) -> tuple[Array, Array]:
    source = lanes.split(lane.astype(np.int64), 0)
    return source, np.zeros(source.shape, np.bool_)


def _xor(lanes: Lanes, mask: Array) -> tuple[Array, Array]:
    source, keep = _named(lanes, mask)
    return source ^ lanes.own, keep


def _up(lanes: Lanes, distance: Array) -> tuple[Array, Array]:
    source = lanes.own - _named(lanes, distance)[0]
    return source, source < 0


def _down(lanes: Lanes, distance: Array) -> tuple[Array, Array]:
    source = lanes.own + _named(lanes, distance)[0]
    return source, source >= lanes.dim


_SOURCES: dict[str, Callable[[Lanes, Array], tuple[Array, Array]]] = {
    "plane_broadcast": _named,
    "plane_shuffle": _named,
    "plane_shuffle_xor": _xor,
    "plane_shuffle_up": _up,
    "plane_shuffle_down": _down,
}


def _all(lanes: Lanes, value: Array) -> Array:
    return lanes.same_in_plane(np.logical_and.reduce(lanes.split(value, False) | ~lanes.active, axis=-1))


def _any(lanes: Lanes, value: Array) -> Array:
    return lanes.same_in_plane(np.logical_or.reduce(lanes.split(value, False) & lanes.active, axis=-1))


def _ballot(lanes: Lanes, value: Array) -> Array:
    votes = lanes.split(value, False) & lanes.active
    bits = np.zeros((len(votes), 128), np.bool_)
    bits[:, : lanes.dim] = votes
    words = np.packbits(bits, axis=-1, bitorder="little").view("<u4").astype(np.uint32)
    return lanes.same_in_plane(words.T)


def _elect(lanes: Lanes) -> Array:
    lowest = np.argmax(lanes.active, axis=-1)[:, None]
    return lanes.join(lanes.active & (lanes.own == lowest))


_VOTES: dict[str, Callable[..., Array]] = {
    "plane_all": _all,
    "plane_any": _any,
    "plane_ballot": _ballot,
    "plane_elect": _elect,
}
