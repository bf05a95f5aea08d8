"""The meaning of float arithmetic, for f32 and f64 arrays; `in_f32` (arrays.py) adds f16 and bf16."""

from __future__ import annotations

import math

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.semantics.arrays import Array, unsigned_view
from burn_cube.semantics.conversion import cast


def floor_div(a: Array, b: Array) -> Array:
    """floor(a / b), as Python computes it; a / b where b = 0."""
    rest = np.fmod(a, b)
    quotient = (a - rest) / b
    quotient = np.where(_needs_step(rest, b), quotient - 1, quotient)
    floored = np.floor(quotient)
    floored = np.where(quotient - floored > 0.5, floored + 1, floored)
    result = np.where(quotient != 0, floored, np.copysign(0.0, a / b))
    return np.where(b == 0, a / b, result).astype(a.dtype)


def _needs_step(rest: Array, b: Array) -> Array:
    """True where the remainder of truncation has not the sign of the divisor."""
    needed: Array = (rest != 0) & ((b < 0) != (rest < 0))
    return needed


def mod(a: Array, b: Array) -> Array:
    """The remainder with the sign of b, as Python computes it."""
    rest = np.fmod(a, b)
    moved = np.where(_needs_step(rest, b), rest + b, rest)
    return np.where(rest == 0, np.copysign(0.0, b), moved).astype(a.dtype)


def trunc_div(a: Array, b: Array) -> Array:
    """trunc(a / b)."""
    return np.trunc(a / b)


def sign(a: Array) -> Array:
    """-1 or 1; zeros and NaN stay."""
    return np.where((a == 0) | np.isnan(a), a, np.copysign(a.dtype.type(1), a))


def minimum(a: Array, b: Array) -> Array:
    """IEEE 754-2019 minimum."""
    return np.where(a == b, _joined(a, b, np.bitwise_or), np.minimum(a, b))


def maximum(a: Array, b: Array) -> Array:
    """IEEE 754-2019 maximum."""
    return np.where(a == b, _joined(a, b, np.bitwise_and), np.maximum(a, b))


def minimum_number(a: Array, b: Array) -> Array:
    """IEEE 754-2019 minimumNumber."""
    return _number(a, b, minimum(a, b))


def maximum_number(a: Array, b: Array) -> Array:
    """IEEE 754-2019 maximumNumber."""
    return _number(a, b, maximum(a, b))


def _number(a: Array, b: Array, chosen: Array) -> Array:
    """The other operand where one is NaN; NumPy's fmin lets a signalling NaN win."""
    return np.where(np.isnan(a), b, np.where(np.isnan(b), a, chosen))


def _joined(a: Array, b: Array, join: np.ufunc) -> Array:
    """Equal numbers differ in bits only if they are zeros: joining the bits picks the sign."""
    joined: Array = join(unsigned_view(a), unsigned_view(b))
    return joined.view(a.dtype)


def powi(a: Array, b: Array) -> Array:
    """a ** trunc(b): squaring from the lowest bit of |b|, then the reciprocal for a negative b."""
    whole = cast(b, dt.I64)
    exponent = np.abs(whole).view(np.uint64)
    result, base = np.ones_like(a + b), a
    while exponent.any():
        result = np.where(exponent & np.uint64(1), result * base, result)
        base = base * base
        exponent = exponent >> np.uint64(1)
    return np.where(whole < 0, 1 / result, result)


def rsqrt(a: Array) -> Array:
    """1 / sqrt(a), two roundings."""
    return 1 / np.sqrt(a)


def recip(a: Array) -> Array:
    """1 / a."""
    return 1 / a


def degrees(a: Array) -> Array:
    """a * (180 / pi)."""
    product: Array = a * a.dtype.type(180 / math.pi)
    return product


def radians(a: Array) -> Array:
    """a * (pi / 180)."""
    product: Array = a * a.dtype.type(math.pi / 180)
    return product
