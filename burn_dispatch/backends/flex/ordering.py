"""Orders along an axis: rows on threads, and for a few of many only what can be among them."""

from __future__ import annotations

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch.backends.flex import threads
from burn_dispatch.backends.ndarray import ordering
from burn_dispatch.backends.ndarray.rounding import is_float, widened

_FEW = 8
"""A k of at most this part of the axis is found without sorting all of it."""
_LONG = 1024


def _order(x: Array, dim: int, descending: bool) -> Array:
    """Indices in order."""
    return threads.unlined(_row_order(threads.lines(x, dim), descending), x.shape, dim)


def _row_order(rows: Array, descending: bool) -> Array:
    out = np.empty(rows.shape, np.intp)

    def block(start: int, stop: int) -> None:
        out[start:stop] = ordering.order(rows[start:stop], 1, descending)

    threads.ranges(rows.shape[0], rows.shape[1], block)
    return out


def _sort(x: Array, dim: int, descending: bool) -> Array:
    rows = threads.lines(x, dim)
    if is_float(x) and bool(np.any((rows == 0) & np.signbit(widened(rows)))):
        # zeros of both signs are equal and differ: their order counts
        found = np.take_along_axis(rows, _row_order(rows, descending), 1)
        return threads.unlined(found, x.shape, dim)
    out = np.empty_like(rows)

    def block(start: int, stop: int) -> None:
        found = np.sort(widened(rows[start:stop]), 1)
        out[start:stop] = found[:, ::-1] if descending else found

    threads.ranges(rows.shape[0], rows.shape[1], block)
    return threads.unlined(out, x.shape, dim)


def _argsort(x: Array, dim: int, descending: bool, dtype: DType) -> Array:
    return _order(x, dim, descending).astype(dtype.numpy)


def _sort_with_indices(x: Array, dim: int, descending: bool, dtype: DType) -> tuple[Array, Array]:
    order = _order(x, dim, descending)
    return np.take_along_axis(x, order, dim), order.astype(dtype.numpy)


def _largest(x: Array, dim: int, k: int) -> Array:
    """Where the k largest are, in order."""
    extent = x.shape[dim]
    if extent < _LONG or k == 0 or k * _FEW > extent:
        return _order(x, dim, True).take(np.arange(k), dim)
    rows = threads.lines(x, dim)
    out = np.empty((rows.shape[0], k), np.intp)

    def block(start: int, stop: int) -> None:
        wide = widened(rows[start:stop])
        limits = np.partition(wide, extent - k, 1)[:, extent - k]
        for i in range(stop - start):
            # not lower than the k-th: NaN, and all that equal it, too
            among = np.flatnonzero(~(wide[i] < limits[i])) if limits[i] == limits[i] else _numberless(wide[i])
            out[start + i] = among[ordering.order(wide[i][among], 0, True)[:k]]

    threads.ranges(rows.shape[0], extent, block)
    return threads.unlined(out, x.shape, dim)


def _numberless(row: Array) -> Array:
    return np.flatnonzero(row != row)


def _topk(x: Array, dim: int, k: int) -> Array:
    return np.take_along_axis(x, _largest(x, dim, k), dim)


def _argtopk(x: Array, dim: int, k: int, dtype: DType) -> Array:
    return _largest(x, dim, k).astype(dtype.numpy)


def _topk_with_indices(x: Array, dim: int, k: int, dtype: DType) -> tuple[Array, Array]:
    places = _largest(x, dim, k)
    return np.take_along_axis(x, places, dim), places.astype(dtype.numpy)


float_sort = int_sort = _sort
float_argsort = int_argsort = _argsort
float_sort_with_indices = int_sort_with_indices = _sort_with_indices
float_topk = int_topk = _topk
float_argtopk = int_argtopk = _argtopk
float_topk_with_indices = int_topk_with_indices = _topk_with_indices
