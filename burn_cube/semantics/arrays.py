"""What all functions of this package share: the array type, tests of its dtype, and the f16/bf16 rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[Any]
else:
    Array = np.ndarray  # `numpy.typing` takes long to load
Meaning = Callable[..., Array]


def is_float(a: Array) -> bool:
    """True for f16, bf16 (an extension dtype of kind V), f32 and f64."""
    return a.dtype.kind in "fV"


def width(a: Array) -> int:
    """Bits of an element."""
    return a.dtype.itemsize * 8


def unsigned_view(a: Array) -> Array:
    """The same bits as unsigned integers."""
    return a.view(f"u{a.dtype.itemsize}")


def widened(a: Array) -> Array:
    """f16 and bf16 as f32, exactly; everything else as it is."""
    return a.astype(np.float32) if is_float(a) and a.dtype.itemsize == 2 else a


def in_f32(function: Meaning) -> Meaning:
    """Compute f16 and bf16 in f32 and round a float result to their dtype."""

    @wraps(function)
    def call(*args: Array) -> Array:
        dtype = args[0].dtype
        if dtype.itemsize != 2 or dtype.kind not in "fV":
            return function(*args)
        result = function(*(widened(a) for a in args))
        return result.astype(dtype) if result.dtype == np.float32 else result

    return call


def quiet(function: Meaning) -> Meaning:
    """No warning of NumPy: the results for overflow, division by zero and NaN are part of the meaning."""

    @wraps(function)
    def call(*args: Any) -> Array:
        with np.errstate(all="ignore"):
            return function(*args)

    return call
