"""Stable orders: NaN after all numbers, descending before them."""

from __future__ import annotations

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import widened


def order(x: Array, dim: int, descending: bool) -> Array:
    """Indices in order along an axis."""
    wide = widened(x)
    if not descending:
        return np.argsort(wide, dim, stable=True)
    # ascending from the back: equal ones are then the other way round, and turn again with the result
    backwards = np.argsort(np.flip(wide, dim), dim, stable=True)
    found: Array = x.shape[dim] - 1 - np.flip(backwards, dim)
    return found


def _sort(x: Array, dim: int, descending: bool) -> Array:
    return np.take_along_axis(x, order(x, dim, descending), dim)


def _argsort(x: Array, dim: int, descending: bool, dtype: DType) -> Array:
    return order(x, dim, descending).astype(dtype.numpy)


def _sort_with_indices(x: Array, dim: int, descending: bool, dtype: DType) -> tuple[Array, Array]:
    places = order(x, dim, descending)
    return np.take_along_axis(x, places, dim), places.astype(dtype.numpy)


float_sort = int_sort = _sort
float_argsort = int_argsort = _argsort
float_sort_with_indices = int_sort_with_indices = _sort_with_indices
