"""Statistics along an axis, which keeps extent 1. Moments of f16 and bf16 are computed in f32."""

from __future__ import annotations

import math

from burn_cube.dtypes import F32
from burn_cube.errors import DispatchValueError
from burn_dispatch.api import checks, plain
from burn_dispatch.layout import normalise
from burn_dispatch.tensor import Tensor


def var(x: Tensor, dim: int, correction: float = 1) -> Tensor:
    """The mean square of the distance from the mean, over n - correction; NaN where that is not above 0."""
    return var_mean(x, dim, correction)[0]


def std(x: Tensor, dim: int, correction: float = 1) -> Tensor:
    """The square root of `var`."""
    wide = _wide("std", x)
    return var(wide, dim, correction).sqrt().cast(x.dtype)


def var_mean(x: Tensor, dim: int, correction: float = 1) -> tuple[Tensor, Tensor]:
    """`var`, and the mean."""
    wide = _wide("var", x)
    axis = normalise(dim, x.ndim, "var")
    mean = wide.mean(axis)
    found = (wide - mean).square().sum(axis) * _share("var", x.shape[axis], correction)
    return found.cast(x.dtype), mean.cast(x.dtype)


def cov(x: Tensor, dim: int = -2, correction: float = 1) -> Tensor:
    """The covariances of the variables of matrices whose observations follow each other along an axis.

    (..., n, k) with dim -2, or (..., k, n) with dim -1, gives (..., k, k).
    """
    wide = _wide("cov", x)
    if x.ndim < 2:
        raise DispatchValueError(f"cov: got shape {x.shape}, expected matrices, (..., m, n)")
    axis = normalise(dim, x.ndim, "cov")
    if axis < x.ndim - 2:
        raise DispatchValueError(f"cov: got axis {axis} of shape {x.shape}, expected one of the last two")
    centred = wide - wide.mean(axis)
    rows = centred if axis == x.ndim - 1 else centred.transpose()
    return (rows @ rows.transpose() * _share("cov", x.shape[axis], correction)).cast(x.dtype)


def median(x: Tensor, dim: int) -> Tensor:
    """The value in the middle, of an even number the lower one; NaN if any is."""
    return median_with_indices(x, dim)[0]


def median_with_indices(x: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """`median`, and where the first such value is."""
    mine = checks.kind("median", x, ("F", "I"))
    axis = normalise(dim, x.ndim, "median")
    checks.not_empty("median", x.shape, axis)
    if not x.numel():
        return x.min_dim_with_indices(axis)
    values, indices = x.sort_with_indices(axis)
    middle = (x.shape[axis] - 1) // 2
    found, where = values.narrow(axis, middle, 1), indices.narrow(axis, middle, 1)
    if mine.kind == "F":  # a NaN is sorted as the largest, and the first of all in `argmax`
        last = values.narrow(axis, x.shape[axis] - 1, 1)
        unknown = last.is_nan()
        found, where = found.mask_where(unknown, last), where.mask_where(unknown, x.argmax(axis))
    return found, where


def _wide(op: str, x: Tensor) -> Tensor:
    checks.kind(op, x, "F")
    return x.cast(F32) if x.dtype.size == 2 else x


def _share(op: str, count: int, correction: float) -> float:
    """1 / (n - correction)."""
    left = count - plain.number(op, "correction", correction)
    return 1 / left if left > 0 else math.nan
