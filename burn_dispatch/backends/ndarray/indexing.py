"""Access by indices. Updates go one after the other, in the order of the values."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.errors import DispatchIndexError
from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import is_float, quiet

_UPDATES: dict[str, np.ufunc] = {
    "add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum, "or": np.logical_or,
}  # fmt: skip


def checked(indices: Array, extent: int, op: str) -> Array:
    """Indices of an axis, as NumPy's own integers; DispatchIndexError if one is outside."""
    if indices.size:
        low, high = int(indices.min()), int(indices.max())
        if low < 0 or high >= extent:
            wrong = low if low < 0 else high
            raise DispatchIndexError(f"{op}: cannot find index {wrong} in an axis of extent {extent}")
    return indices.astype(np.intp, copy=False)


@quiet
def updated(x: Array, places: Array, values: Array, update: str) -> Array:
    """A copy of x where elements at places, counted in order of memory, took up values, one after the other.

    Floats of 16 bits are summed in f32.
    """
    if update == "assign":
        out = x.flatten()
        out[places.reshape(-1)] = np.broadcast_to(values, places.shape).reshape(-1)
        return out.reshape(x.shape)
    short = is_float(x) and x.dtype.itemsize == 2
    wide = (x.astype(np.float32) if short else x).flatten()
    given = np.broadcast_to(values, places.shape).reshape(-1)
    _UPDATES[update].at(wide, places.reshape(-1), given.astype(wide.dtype, copy=False))
    return wide.reshape(x.shape).astype(x.dtype, copy=False)


def _along(shape: tuple[int, ...], dim: int, indices: Array) -> tuple[Array, ...]:
    """For `x[...]`: the indices along an axis, the position itself along the others."""
    grids = list(np.ix_(*[np.arange(n) for n in shape]))
    grids[dim] = indices
    return tuple(grids)


def _strides(shape: tuple[int, ...]) -> list[int]:
    return [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]


def _flat(shape: tuple[int, ...], coordinates: tuple[Array, ...]) -> Array:
    """Positions in order of memory."""
    total: Array = np.zeros((), np.intp)
    for axis, stride in zip(coordinates, _strides(shape), strict=True):
        total = total + axis * stride
    return total


def _gather(dim: int, x: Array, indices: Array) -> Array:
    found = checked(indices, x.shape[dim], "gather")
    return x[_along(indices.shape, dim, found)]


def scattered(dim: int, x: Array, indices: Array) -> Array:
    """Positions, in order of memory, that values of a scatter go to."""
    found = checked(indices, x.shape[dim], "scatter")
    return _flat(x.shape, _along(indices.shape, dim, found))


def _scatter(dim: int, x: Array, indices: Array, value: Array, update: str) -> Array:
    return updated(x, scattered(dim, x, indices), value, update)


def _select(x: Array, dim: int, indices: Array) -> Array:
    return x.take(checked(indices, x.shape[dim], "select"), dim)


def selected(x: Array, dim: int, indices: Array, shape: tuple[int, ...]) -> Array:
    """Positions that values of this shape go to, rows along an axis by `indices`."""
    along = [1] * x.ndim
    along[dim] = indices.size
    found = checked(indices, x.shape[dim], "select_assign").reshape(along)
    return _flat(x.shape, _along(shape, dim, found))


def _select_assign(x: Array, dim: int, indices: Array, value: Array, update: str) -> Array:
    return updated(x, selected(x, dim, indices, value.shape), value, update)


def _coordinates(x: Array, indices: Array, op: str) -> tuple[Array, ...]:
    return tuple([checked(indices[..., axis], x.shape[axis], op) for axis in range(indices.shape[-1])])


def _gather_nd(x: Array, indices: Array) -> Array:
    return x[_coordinates(x, indices, "gather_nd")]


def addressed(x: Array, indices: Array) -> Array:
    """Positions of the slices at coordinates of the leading axes: (*batch, elements of a slice)."""
    depth = indices.shape[-1]
    size = math.prod(x.shape[depth:])
    leading = _flat(x.shape[:depth], _coordinates(x, indices, "scatter_nd")) * size
    return leading[..., None] + np.arange(size)


def _scatter_nd(x: Array, indices: Array, value: Array, update: str) -> Array:
    places = addressed(x, indices)
    return updated(x, places, value.reshape(places.shape), update)


def bool_scatter_or(dim: int, x: Array, indices: Array, value: Array) -> Array:
    """What is true stays."""
    return _scatter(dim, x, indices, value, "or")


def bool_select_or(x: Array, dim: int, indices: Array, value: Array) -> Array:
    """What is true stays."""
    return _select_assign(x, dim, indices, value, "or")


def _mask_select(x: Array, mask: Array) -> Array:
    found: Array = x[np.broadcast_to(mask, x.shape)]
    return found


def bool_argwhere(x: Array, dtype: DType) -> Array:
    """The coordinates of what is true, shape (count, rank)."""
    return np.argwhere(x).astype(dtype.numpy)


float_gather = int_gather = bool_gather = _gather
float_scatter = int_scatter = _scatter
float_select = int_select = bool_select = _select
float_select_assign = int_select_assign = _select_assign
float_gather_nd = int_gather_nd = _gather_nd
float_scatter_nd = int_scatter_nd = _scatter_nd
float_mask_select = int_mask_select = bool_mask_select = _mask_select
