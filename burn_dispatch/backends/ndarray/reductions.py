"""Reductions, which keep their axis with extent 1, and running ones. Floats add up in f64, rounded once."""

from __future__ import annotations

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import REFERENCE, Array
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened


@quiet
def _float_sum_dim(x: Array, dim: int) -> Array:
    return narrowed(widened(x).sum(dim, np.float64, keepdims=True), x)


@quiet
def _float_prod_dim(x: Array, dim: int) -> Array:
    return narrowed(widened(x).prod(dim, np.float64, keepdims=True), x)


@quiet
def float_mean_dim(x: Array, dim: int) -> Array:
    """The sum over the count; NaN of nothing."""
    return narrowed(widened(x).sum(dim, np.float64, keepdims=True) / np.float64(x.shape[dim]), x)


@quiet
def _int_sum_dim(x: Array, dim: int) -> Array:
    found: Array = x.sum(dim, x.dtype, keepdims=True)
    return found


@quiet
def _int_prod_dim(x: Array, dim: int) -> Array:
    found: Array = x.prod(dim, x.dtype, keepdims=True)
    return found


def int_mean_dim(x: Array, dim: int) -> Array:
    """The sum, which wraps, over the count, truncated toward zero."""
    wide = np.dtype(np.uint64 if x.dtype.kind == "u" else np.int64)
    total = _int_sum_dim(x, dim).astype(wide)
    return REFERENCE["trunc_div"](total, np.asarray(x.shape[dim], wide)).astype(x.dtype)


def _flat(x: Array) -> Array:
    return x.reshape(-1)


def float_sum(x: Array) -> Array:
    """Of all elements."""
    return _float_sum_dim(_flat(x), 0)


def float_prod(x: Array) -> Array:
    """Of all elements."""
    return _float_prod_dim(_flat(x), 0)


def int_sum(x: Array) -> Array:
    """Of all elements."""
    return _int_sum_dim(_flat(x), 0)


def int_prod(x: Array) -> Array:
    """Of all elements."""
    return _int_prod_dim(_flat(x), 0)


def _arg(x: Array, dim: int, largest: bool) -> Array:
    """Where the first NaN is, else the first of the extreme values."""
    if not x.size:  # of which NumPy takes none, though there may be no place that wants one
        return np.zeros((*x.shape[:dim], 1, *x.shape[dim + 1 :]), np.intp)
    wide = widened(x)
    found: Array = wide.argmax(dim, keepdims=True) if largest else wide.argmin(dim, keepdims=True)
    return found


def _argmax(x: Array, dim: int, dtype: DType) -> Array:
    return _arg(x, dim, True).astype(dtype.numpy)


def _argmin(x: Array, dim: int, dtype: DType) -> Array:
    return _arg(x, dim, False).astype(dtype.numpy)


def _max_dim(x: Array, dim: int) -> Array:
    return np.take_along_axis(x, _arg(x, dim, True), dim)


def _min_dim(x: Array, dim: int) -> Array:
    return np.take_along_axis(x, _arg(x, dim, False), dim)


def bool_any(x: Array) -> Array:
    """Shape (1,)."""
    return np.asarray(x.any()).reshape(1)


def bool_all(x: Array) -> Array:
    """Shape (1,)."""
    return np.asarray(x.all()).reshape(1)


def bool_any_dim(x: Array, dim: int) -> Array:
    """Whether one is true."""
    found: Array = np.logical_or.reduce(x, dim, keepdims=True)
    return found


def bool_all_dim(x: Array, dim: int) -> Array:
    """Whether none is false."""
    found: Array = np.logical_and.reduce(x, dim, keepdims=True)
    return found


@quiet
def float_cumsum(x: Array, dim: int) -> Array:
    """Sums of all up to each."""
    return narrowed(np.cumsum(widened(x), dim, np.float64), x)


@quiet
def float_cumprod(x: Array, dim: int) -> Array:
    """Products of all up to each."""
    return narrowed(np.cumprod(widened(x), dim, np.float64), x)


@quiet
def int_cumsum(x: Array, dim: int) -> Array:
    """Sums of all up to each, which wrap."""
    return np.cumsum(x, dim, x.dtype)


@quiet
def int_cumprod(x: Array, dim: int) -> Array:
    """Products of all up to each, which wrap."""
    return np.cumprod(x, dim, x.dtype)


@quiet
def _cummin(x: Array, dim: int) -> Array:
    return narrowed(np.minimum.accumulate(widened(x), dim), x)


@quiet
def _cummax(x: Array, dim: int) -> Array:
    return narrowed(np.maximum.accumulate(widened(x), dim), x)


float_sum_dim, float_prod_dim = _float_sum_dim, _float_prod_dim
int_sum_dim, int_prod_dim = _int_sum_dim, _int_prod_dim
float_argmax = int_argmax = _argmax
float_argmin = int_argmin = _argmin
float_max_dim = int_max_dim = _max_dim
float_min_dim = int_min_dim = _min_dim
float_cummin = int_cummin = _cummin
float_cummax = int_cummax = _cummax
