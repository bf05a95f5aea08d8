"""The meaning of `cast` and `bitcast`."""

from __future__ import annotations

import numpy as np

from burn_cube.dtypes import BOOL, DType
from burn_cube.semantics.arrays import Array, is_float, widened


def cast(a: Array, dtype: DType) -> Array:
    """Value conversion; `index` counts as i64, so whoever has 32-bit indices passes I32."""
    target = dtype.numpy
    if a.dtype == target:
        return a
    if dtype is BOOL:
        return np.not_equal(widened(a), 0)
    if dtype.is_float:
        return _to_float(a, target)
    return _to_int(widened(a), target) if is_float(a) else a.astype(target)


def _to_float(a: Array, target: np.dtype[np.generic]) -> Array:
    # f16 and bf16 are reached from everything through f32, by two roundings
    return (a.astype(np.float32) if target.itemsize == 2 else a).astype(target)


def _to_int(a: Array, target: np.dtype[np.generic]) -> Array:
    """Truncate and saturate; NaN gives 0."""
    info = np.iinfo(target.name)
    low, end = a.dtype.type(info.min), a.dtype.type(float(2 ** (info.bits - (target.kind == "i"))))
    whole = np.trunc(a)
    inside = (whole >= low) & (whole < end)
    result = np.where(inside, whole, a.dtype.type(0)).astype(target)
    result = np.where(whole >= end, target.type(info.max), result)
    return np.where(whole < low, target.type(info.min), result)


def bitcast(a: Array, dtype: DType) -> Array:
    """The same bits as another dtype; lanes of a vector are joined or split, lowest first."""
    target = dtype.numpy
    if a.dtype.itemsize == target.itemsize:
        return np.ascontiguousarray(a).view(target)
    units_first = np.ascontiguousarray(a.T).reshape(a.shape[-1], -1)
    lanes = np.ascontiguousarray(units_first.view(target).T)
    scalar = len(lanes) == 1 and not (a.ndim == 2 and len(a) == 1)
    return lanes[0] if scalar else lanes
