"""Access by indices on threads, and updates by compiled loops."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.flex import loops, threads
from burn_dispatch.backends.flex.compiled import pays
from burn_dispatch.backends.ndarray import indexing
from burn_dispatch.backends.ndarray.rounding import is_float, quiet

_LOOPS = {"add": loops.add, "mul": loops.multiply}


@quiet
def _updated(x: Array, places: Array, values: Array, update: str) -> Array:
    """As NdArray's, in the same order, by a compiled loop where there is much."""
    loop = _LOOPS.get(update)
    if loop is None or not pays(places.size):
        return indexing.updated(x, places, values, update)
    short = is_float(x) and x.dtype.itemsize == 2
    wide = (x.astype(np.float32) if short else x).flatten()
    given = np.broadcast_to(values, places.shape).reshape(-1).astype(wide.dtype, copy=False)
    loop(wide, places.reshape(-1), given)
    return wide.reshape(x.shape).astype(x.dtype, copy=False)


def _scatter(dim: int, x: Array, indices: Array, value: Array, update: str) -> Array:
    return _updated(x, indexing.scattered(dim, x, indices), value, update)


def _select_assign(x: Array, dim: int, indices: Array, value: Array, update: str) -> Array:
    return _updated(x, indexing.selected(x, dim, indices, value.shape), value, update)


def _scatter_nd(x: Array, indices: Array, value: Array, update: str) -> Array:
    places = indexing.addressed(x, indices)
    return _updated(x, places, value.reshape(places.shape), update)


def _select(x: Array, dim: int, indices: Array) -> Array:
    """Whole rows; along the first axis each thread takes some of them."""
    if dim != 0 or x.ndim < 2 or not x.flags.c_contiguous or x.shape[0] == 0:
        return indexing.float_select(x, dim, indices)
    places = indexing.checked(indices, x.shape[0], "select")
    out = np.empty((indices.size, *x.shape[1:]), x.dtype)

    def block(start: int, stop: int) -> None:
        # the indices are inside: without `clip` NumPy would write to a buffer first
        np.take(x, places[start:stop], 0, out[start:stop], "clip")

    threads.ranges(indices.size, x.size // x.shape[0], block)
    return out


def embedding(weights: Array, indices: Array) -> Array:
    """Rows of `weights` (count, width) at `indices`."""
    return _select(weights, 0, indices.reshape(-1)).reshape(*indices.shape, weights.shape[1])


float_scatter = int_scatter = _scatter
float_select = int_select = bool_select = _select
float_select_assign = int_select_assign = _select_assign
float_scatter_nd = int_scatter_nd = _scatter_nd
