"""a * b + c with one rounding, from operations that round each."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics.arrays import Array

_SPLIT = np.float64(2**27 + 1)
# Within these magnitudes no step of `_fma_f64` can overflow, underflow or be subnormal.
_SMALL, _LARGE = 2.0**-450, 2.0**450


def fma(a: Array, b: Array, c: Array) -> Array:
    """a * b + c of f32 or f64 arrays, rounded once."""
    if a.dtype == np.float32:
        return _fma_f32(a, b, c)
    a, b, c = np.broadcast_arrays(a, b, c)
    if _moderate(a, b, c).all():
        return _fma_f64(a, b, c)
    return _fma_any(a, b, c)


def _fma_f32(a: Array, b: Array, c: Array) -> Array:
    # the product is exact in f64; the sum is rounded to odd there, which makes the second rounding harmless
    return _add_to_odd(a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64)).astype(np.float32)


def _two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """The rounded sum, and its error, exactly (Knuth)."""
    total = a + b
    other = total - a
    return total, (a - (total - other)) + (b - other)


def _add_to_odd(a: Array, b: Array) -> Array:
    """a + b in f64, rounded to odd: an inexact sum becomes its neighbour with an odd significand."""
    total, error = _two_sum(a, b)
    even = (total.view(np.uint64) & np.uint64(1)) == 0
    inexact = np.isfinite(error) & (error != 0)
    return np.where(inexact & even, np.nextafter(total, np.copysign(np.inf, error)), total)


def _halves(a: Array) -> tuple[Array, Array]:
    """a as the sum of two numbers of at most 26 bits (Veltkamp)."""
    scaled = _SPLIT * a
    high = scaled - (scaled - a)
    return high, a - high


def _two_product(a: Array, b: Array) -> tuple[Array, Array]:
    """The rounded product, and its error, exactly (Dekker)."""
    product = a * b
    a1, a0 = _halves(a)
    b1, b0 = _halves(b)
    return product, a0 * b0 - (((product - a1 * b1) - a0 * b1) - a1 * b0)


def _moderate(a: Array, b: Array, c: Array) -> Array:
    moderate: Array = _between(a) & _between(b) & (_between(c) | (c == 0))
    return moderate


def _between(a: Array) -> Array:
    size = np.abs(a)
    return (size >= _SMALL) & (size <= _LARGE)


def _fma_f64(a: Array, b: Array, c: Array) -> Array:
    """Boldo and Melquiond: the low parts are added with rounding to odd."""
    product, error = _two_product(a, b)
    high, low = _two_sum(c, error)
    total, rest = _two_sum(product, high)
    return total + _add_to_odd(rest, low)


def _fma_any(a: Array, b: Array, c: Array) -> Array:
    finite = np.isfinite(a) & np.isfinite(b)
    # a product that is 0 or inf needs no care, but a finite one must not overflow before -inf is added
    result = np.where(finite & ~np.isfinite(c), c, a * b + c)
    exact = finite & np.isfinite(c) & (a != 0) & (b != 0)
    fast = exact & _moderate(a, b, c)
    result[fast] = _fma_f64(a[fast], b[fast], c[fast])
    slow = exact & ~fast
    result[slow] = [_fma_exact(*triple) for triple in zip(a[slow], b[slow], c[slow], strict=True)]
    return result


def _fma_exact(a: float, b: float, c: float) -> float:
    from fractions import Fraction  # slow to load, and seldom needed

    value = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf
