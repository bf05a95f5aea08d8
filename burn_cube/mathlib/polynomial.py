"""Polynomials by Horner's rule: c0 * x**n + ... + cn, one fma a coefficient, from the highest power down."""

from __future__ import annotations

from burn_cube.lang import Comptime, cube, f32, f64, fma, unroll


@cube
def horner_f32(x: f32, coefficients: Comptime[tuple[float, ...]]) -> f32:
    """At least two coefficients."""
    value = fma(x, coefficients[0], coefficients[1])
    for i in unroll(range(2, len(coefficients))):
        value = fma(value, x, coefficients[i])
    return value


@cube
def horner_f64(x: f64, coefficients: Comptime[tuple[float, ...]]) -> f64:
    """At least two coefficients."""
    value = fma(x, coefficients[0], coefficients[1])
    for i in unroll(range(2, len(coefficients))):
        value = fma(value, x, coefficients[i])
    return value
