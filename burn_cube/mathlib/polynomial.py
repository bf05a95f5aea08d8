"""Polynomials by Horner's rule."""

from __future__ import annotations

from burn_cube.lang import Comptime, F, cube, fma, unroll


@cube
def horner(x: F, coefficients: Comptime[tuple[float, ...]]) -> F:
    """c0 * x**n + ... + cn, one fma a coefficient; the coefficients are given from the highest power down."""
    value = fma(x, coefficients[0], coefficients[1])
    for i in unroll(range(2, len(coefficients))):
        value = fma(value, x, coefficients[i])
    return value
