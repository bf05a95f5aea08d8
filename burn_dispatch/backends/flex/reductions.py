"""Reductions and running totals on threads: each takes some of what lies outside the axis."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch.backends.flex import loops, threads
from burn_dispatch.backends.flex.compiled import pays
from burn_dispatch.backends.ndarray import reductions
from burn_dispatch.backends.ndarray.rounding import Meaning, is_float, narrowed, quiet, widened


def _outer(x: Array, dim: int) -> Array:
    """A view (outer, extent, inner), or a copy where there is none."""
    shape = x.shape
    return x.reshape(math.prod(shape[:dim]), shape[dim], math.prod(shape[dim + 1 :]))


def _along(function: Meaning, keeps: bool) -> Meaning:
    """NdArray's function (x, dim), in parts; `keeps`: the axis keeps its extent, else it becomes 1."""

    def call(x: Array, dim: int) -> Array:
        outer = math.prod(x.shape[:dim])
        if x.size < threads.SERIAL or outer < 2:
            return function(x, dim)
        parts = _outer(x, dim)
        extent = parts.shape[1] if keeps else 1
        out = np.empty((outer, extent, parts.shape[2]), x.dtype)

        def block(start: int, stop: int) -> None:
            out[start:stop] = function(parts[start:stop], 1)

        threads.ranges(outer, parts.shape[1] * parts.shape[2], block)
        return out.reshape(*x.shape[:dim], extent, *x.shape[dim + 1 :])

    return call


def _of_all(function: Meaning, combine: np.ufunc) -> Meaning:
    """Of all elements: partial results of blocks, which are then combined; floats in f64."""

    @quiet
    def call(x: Array) -> Array:
        flat = np.ascontiguousarray(x).reshape(-1)
        count = -(-flat.size // threads.BLOCK)
        if flat.size < threads.SERIAL:
            return function(flat, 0)
        wide: Any = np.float64 if is_float(x) else x.dtype
        parts = np.empty(count, wide)

        def block(start: int, stop: int) -> None:
            for i in range(start, stop):
                part = widened(flat[i * threads.BLOCK : (i + 1) * threads.BLOCK])
                parts[i] = combine.reduce(part, 0, wide)

        threads.ranges(count, threads.BLOCK, block)
        return narrowed(combine.reduce(parts, 0, wide, keepdims=True), x)

    return call


def _positions(x: Array, dim: int, largest: bool) -> Array:
    """Where the first NaN is, else the first of the extreme values; with the axis, of extent 1."""
    view = _outer(x, dim)
    out = np.empty((view.shape[0], 1, view.shape[2]), np.intp)
    if view.shape[2] > 1 and pays(x.size):
        wide, places = widened(view), out[:, 0]
        loop = loops.argmax_columns if largest else loops.argmin_columns
        threads.ranges(len(view), view.shape[1] * view.shape[2], lambda a, b: loop(wide, places, a, b))
    else:

        def block(start: int, stop: int) -> None:
            part = widened(view[start:stop])
            if not part.size:
                return  # there is no place that wants one
            out[start:stop] = part.argmax(1, keepdims=True) if largest else part.argmin(1, keepdims=True)

        threads.ranges(len(view), view.shape[1] * view.shape[2], block)
    return out.reshape(*x.shape[:dim], 1, *x.shape[dim + 1 :])


def _argmax(x: Array, dim: int, dtype: DType) -> Array:
    return _positions(x, dim, True).astype(dtype.numpy)


def _argmin(x: Array, dim: int, dtype: DType) -> Array:
    return _positions(x, dim, False).astype(dtype.numpy)


def _extreme(x: Array, dim: int, largest: bool) -> Array:
    """The values: those of ints by themselves, of floats where they are first, for the sign of zeros."""
    if is_float(x):
        return np.take_along_axis(x, _positions(x, dim, largest), dim)
    return (_int_max if largest else _int_min)(x, dim)


def _whole_max(x: Array, dim: int) -> Array:
    return np.maximum.reduce(x, dim, keepdims=True)


def _whole_min(x: Array, dim: int) -> Array:
    return np.minimum.reduce(x, dim, keepdims=True)


_int_max, _int_min = _along(_whole_max, False), _along(_whole_min, False)


def _max_dim(x: Array, dim: int) -> Array:
    return _extreme(x, dim, True)


def _min_dim(x: Array, dim: int) -> Array:
    return _extreme(x, dim, False)


def _max_dim_with_indices(x: Array, dim: int, dtype: DType) -> tuple[Array, Array]:
    places = _positions(x, dim, True)
    return np.take_along_axis(x, places, dim), places.astype(dtype.numpy)


def _min_dim_with_indices(x: Array, dim: int, dtype: DType) -> tuple[Array, Array]:
    places = _positions(x, dim, False)
    return np.take_along_axis(x, places, dim), places.astype(dtype.numpy)


float_sum_dim = _along(reductions.float_sum_dim, False)
float_prod_dim = _along(reductions.float_prod_dim, False)
float_mean_dim = _along(reductions.float_mean_dim, False)
int_sum_dim = _along(reductions.int_sum_dim, False)
int_prod_dim = _along(reductions.int_prod_dim, False)
float_sum = _of_all(reductions.float_sum_dim, np.add)
float_prod = _of_all(reductions.float_prod_dim, np.multiply)
int_sum = _of_all(reductions.int_sum_dim, np.add)
int_prod = _of_all(reductions.int_prod_dim, np.multiply)
bool_any_dim = _along(reductions.bool_any_dim, False)
bool_all_dim = _along(reductions.bool_all_dim, False)
float_cumsum = _along(reductions.float_cumsum, True)
float_cumprod = _along(reductions.float_cumprod, True)
int_cumsum = _along(reductions.int_cumsum, True)
int_cumprod = _along(reductions.int_cumprod, True)
float_cummin = int_cummin = _along(reductions.float_cummin, True)
float_cummax = int_cummax = _along(reductions.float_cummax, True)
float_argmax = int_argmax = _argmax
float_argmin = int_argmin = _argmin
float_max_dim = int_max_dim = _max_dim
float_min_dim = int_min_dim = _min_dim
float_max_dim_with_indices = int_max_dim_with_indices = _max_dim_with_indices
float_min_dim_with_indices = int_min_dim_with_indices = _min_dim_with_indices
