"""Values of every dtype that are worth trying: extremes, halves, signs, and random bits."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType

Array = NDArray[Any]
_FLOATS = [0.0, 1.0, 0.5, 1.5, 2.5, 3.0, 7.0, 100.0, 1e-3, 0.3, float("inf"), float("nan")]


def _float_bits(dtype: DType) -> list[int]:
    """Sub-normals, the smallest normal, one and its neighbours, the largest, and 2 ** bits - 1 for casts."""
    one = ((1 << (dtype.bits - 2 - dtype.mantissa)) - 1) << dtype.mantissa
    infinity = (1 << (dtype.bits - 1)) - (1 << dtype.mantissa)
    smallest = 1 << dtype.mantissa
    return [1, 2, smallest - 1, smallest, smallest + 1, one - 1, one, one + 1, infinity - 1]


def edges(dtype: DType) -> Array:
    """The edge values of a dtype; `index` counts as i64."""
    if dtype is dt.BOOL:
        return np.array([False, True])
    if dtype.is_float:
        unsigned = f"u{dtype.size}"
        wide = np.array(_FLOATS, np.float32 if dtype.size < 8 else np.float64)
        bits = np.concatenate(
            [np.array(_float_bits(dtype), unsigned), wide.astype(dtype.numpy).view(unsigned)]
        )
        return np.concatenate([bits, bits | np.array(1 << (dtype.bits - 1), unsigned)]).view(dtype.numpy)
    low, high = dt.int_range(dtype)
    bits = dtype.bits or 64
    near = {
        low,
        low + 1,
        low // 2,
        -7,
        -2,
        -1,
        0,
        1,
        2,
        3,
        7,
        bits - 1,
        bits,
        bits + 1,
        high // 2,
        high - 1,
        high,
    }
    return np.array(sorted(value for value in near if low <= value <= high), dtype.numpy)


def random_bits(dtype: DType, count: int, generator: np.random.Generator) -> Array:
    """Values of random bits."""
    if dtype is dt.BOOL:
        return generator.integers(0, 2, count).astype(np.bool_)
    storage = dtype.numpy
    return np.frombuffer(generator.bytes(count * storage.itemsize), storage).copy()


def mixed(dtype: DType, count: int, generator: np.random.Generator) -> Array:
    """Edge values, small numbers and random bits, in random order."""
    known = edges(dtype)
    small = generator.integers(0, 2 if dtype is dt.BOOL else 9, count).astype(np.float32).astype(dtype.numpy)
    choices = [known[generator.integers(0, len(known), count)], random_bits(dtype, count, generator), small]
    kind = generator.integers(0, 3, count)
    return np.where(kind == 0, choices[0], np.where(kind == 1, choices[1], choices[2]))


def is_nan(values: Array) -> Array:
    """True for NaN, signalling ones too."""
    with np.errstate(invalid="ignore"):
        result: Array = values != values
        return result


def differences(got: Array, expected: Array) -> Array:
    """Positions where two arrays differ in bits; all NaNs are one value."""
    assert got.dtype == expected.dtype, (got.dtype, expected.dtype)
    if got.dtype == np.bool_:
        return np.flatnonzero(got.view(np.uint8) != expected.view(np.uint8))
    unsigned = f"u{got.dtype.itemsize}"
    differ = got.view(unsigned) != expected.view(unsigned)
    if got.dtype.kind in "fV":
        differ &= ~(is_nan(got) & is_nan(expected))
    return np.flatnonzero(differ)


def without_tiny(values: Array) -> Array:
    """The values, with zeros for those so small that a computation with them may meet sub-normals of f32."""
    if dt.from_numpy(values.dtype) not in (dt.F32, dt.BF16):
        return values
    with np.errstate(all="ignore"):
        small: Array = np.abs(values.astype(np.float32)) < 2.0**-60
    return np.where(small, np.zeros(1, values.dtype), values)


def tiny(values: Array) -> Array:
    """True for what is 0 once sub-normals are, and for the smallest normal number beside them."""
    if dt.from_numpy(values.dtype) not in (dt.F32, dt.BF16):
        return np.zeros(values.shape, np.bool_)
    with np.errstate(all="ignore"):
        small: Array = np.abs(values.astype(np.float32)) <= 2.0**-126
    return small
