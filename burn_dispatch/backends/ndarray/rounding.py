"""How Python numbers become elements, and how functions of NumPy become functions of every dtype."""

from __future__ import annotations

from functools import wraps
from typing import Any

import numpy as np

from burn_cube.semantics.arrays import Array, Meaning, in_f32, is_float, quiet, widened

__all__ = ["Array", "Meaning", "floats", "is_float", "narrowed", "quiet", "scalar", "widened", "with_scalar"]


def scalar(like: Array, value: Any) -> Array:
    """A number in the dtype of an array, shape (): floats round, ints wrap."""
    dtype = like.dtype
    if is_float(like):
        return np.asarray(value, np.float64).astype(dtype)
    if dtype.kind == "b":
        return np.asarray(bool(value))
    mask = (1 << 8 * dtype.itemsize) - 1
    return np.asarray(int(value) & mask, f"u{dtype.itemsize}").view(dtype)


def floats(function: Meaning) -> Meaning:
    """Of floats of any dtype: 16 bits are computed in f32; overflow and NaN are results, not warnings."""
    return quiet(in_f32(function))


def with_scalar(function: Meaning) -> Meaning:
    """A function of two arrays as one of an array and a number."""

    @wraps(function)
    def call(lhs: Array, rhs: Any) -> Array:
        with np.errstate(all="ignore"):
            return function(lhs, scalar(lhs, rhs))

    return call


def narrowed(result: Array, like: Array) -> Array:
    """A float result in the dtype of an input."""
    with np.errstate(all="ignore"):
        return result.astype(like.dtype, copy=False)
