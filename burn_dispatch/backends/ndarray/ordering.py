"""Stable orders: NaN after all numbers, descending before them."""

from __future__ import annotations

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import widened


def _order(x: Array, dim: int, descending: bool) -> Array:
    wide = widened(x)
    if not descending:
        return np.argsort(wide, dim, stable=True)
    # ascending from the back: equal ones are then the other way round, and turn again with the result
    backwards = np.argsort(np.flip(wide, dim), dim, stable=True)
    return x.shape[dim] - 1 - np.flip(backwards, dim)


def _sort(x: Array, dim: int, descending: bool) -> Array:
    return np.take_along_axis(x, _order(x, dim, descending), dim)


def _argsort(x: Array, dim: int, descending: bool, dtype: DType) -> Array:
    return _order(x, dim, descending).astype(dtype.numpy)


def _sort_with_indices(x: Array, dim: int, descending: bool, dtype: DType) -> tuple[Array, Array]:
    order = _order(x, dim, descending)
    return np.take_along_axis(x, order, dim), order.astype(dtype.numpy)


float_sort = int_sort = _sort
float_argsort = int_argsort = _argsort
float_sort_with_indices = int_sort_with_indices = _sort_with_indices
