"""sinh, cosh and tanh from 2**k and polynomials in r, where x = k * ln 2 + r: no cancellation near 0."""

from __future__ import annotations

from burn_cube.lang import abs, bitcast, copysign, cube, f32, f64, fma, i32, i64, select
from burn_cube.mathlib.exp import (
    EXPM1_TAIL_F32,
    EXPM1_TAIL_F64,
    LN2_HI_F32,
    LN2_HI_F64,
    LN2_LO_F32,
    LN2_LO_F64,
    LOG2_E,
    ROUND_F32,
    ROUND_F64,
)
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

# (sinh(r) / r - 1) / r**2 in r**2, |r| <= 0.347: 2**-34
SINH_TAIL_F32 = (2.7822300125990296e-06, 0.0001984289410756901, 0.00833331048488617, 0.1666666716337204)
# (cosh(r) - 1) / r**2 in r**2, |r| <= 0.347: 2**-33
COSH_TAIL_F32 = (2.511444836272858e-05, 0.0013887769309803843, 0.041666679084300995, 0.5)
# the same: 2**-62 and 2**-66
SINH_TAIL_F64 = (
    7.776661611380343e-13,
    1.6056657610024243e-10,
    2.5052131012811916e-08,
    2.755731910670332e-06,
    0.0001984126984159348,
    0.008333333333332912,
    0.16666666666666669,
)
COSH_TAIL_F64 = (
    1.156431023768707e-11,
    2.087602791536108e-09,
    2.7557322097460337e-07,
    2.480158729561932e-05,
    0.0013888888888894972,
    0.041666666666666644,
    0.5,
)


@cube
def tanh_f32(x: f32) -> f32:
    """g / (g + 2) for g = e**2a - 1 = 2**k * (e**r - 1) + (2**k - 1), a = |x|; 1 from 10 on."""
    doubled = abs(x) * 2.0
    doubled = select(doubled > 20.0, f32(20.0), doubled)
    shifted = fma(doubled, LOG2_E, ROUND_F32)
    k = shifted - ROUND_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, doubled))
    small = fma(horner_f32(r, EXPM1_TAIL_F32), r * r, r)
    scale = bitcast((bitcast(shifted, i32) << 23) + 0x3F800000, f32)
    grown = fma(scale, small, scale - 1.0)
    result = grown / (grown + 2.0)
    # g / 2 * (1 - result) has fewer roundings that matter while g is small
    half = grown * 0.5
    return copysign(select(grown < 1.0, fma(-half, result, half), result), x)


@cube
def hyperbolic_parts_f32(a: f32, shifted: f32) -> tuple[f32, f32, f32]:
    """e**a / 2, e**-a / 2 and, if k is 0, sinh a, for a >= 0 and k = shifted - ROUND_F32.

    e**r = cosh r + sinh r, both polynomials.
    """
    k = shifted - ROUND_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, a))
    square = r * r
    sinh = fma(horner_f32(square, SINH_TAIL_F32), square * r, r)
    tail = horner_f32(square, COSH_TAIL_F32) * square
    scale = bitcast(shifted, i32) << 23
    grow = bitcast(scale + 0x3F000000, f32)
    # 2**-129 has no place in the exponent's bits, and does not count
    shrink = bitcast(max(0x3F000000 - scale, 0), f32)
    return grow * (1.0 + (tail + sinh)), shrink * (1.0 + (tail - sinh)), sinh


@cube
def rounded_exponent_f32(a: f32) -> f32:
    """ROUND_F32 + a / ln 2, at most 128, since 2**128 / 2 is the largest power of two."""
    shifted = fma(a, LOG2_E, ROUND_F32)
    return select(shifted > ROUND_F32 + 128.0, f32(ROUND_F32 + 128.0), shifted)


@cube
def sinh_f32(x: f32) -> f32:
    """(e**a - e**-a) / 2, below 1 a polynomial."""
    a = select(abs(x) > 89.5, f32(89.5), abs(x))
    shifted = select(a < 1.0, f32(ROUND_F32), rounded_exponent_f32(a))
    grown, shrunk, sinh = hyperbolic_parts_f32(a, shifted)
    return copysign(select(a < 1.0, sinh, grown - shrunk), x)


@cube
def cosh_f32(x: f32) -> f32:
    """(e**a + e**-a) / 2."""
    a = select(abs(x) > 89.5, f32(89.5), abs(x))
    grown, shrunk, _ = hyperbolic_parts_f32(a, rounded_exponent_f32(a))
    return grown + shrunk


@cube
def tanh_f64(x: f64) -> f64:
    """g / (g + 2) for g = e**2a - 1 = 2**k * (e**r - 1) + (2**k - 1), a = |x|; 1 from 20 on."""
    doubled = abs(x) * 2.0
    doubled = select(doubled > 40.0, f64(40.0), doubled)
    shifted = fma(doubled, LOG2_E, ROUND_F64)
    k = shifted - ROUND_F64
    exact = fma(k, -LN2_HI_F64, doubled)
    r = fma(k, -LN2_LO_F64, exact)
    error = fma(k, -LN2_LO_F64, exact - r)
    small = fma(horner_f64(r, EXPM1_TAIL_F64), r * r, error) + r
    scale = bitcast((bitcast(shifted, i64) << 52) + 0x3FF0000000000000, f64)
    grown = fma(scale, small, scale - 1.0)
    result = grown / (grown + 2.0)
    # g / 2 * (1 - result) has fewer roundings that matter while g is small
    half = grown * 0.5
    return copysign(select(grown < 1.0, fma(-half, result, half), result), x)


@cube
def hyperbolic_parts_f64(a: f64, shifted: f64) -> tuple[f64, f64, f64]:
    """e**a / 2, e**-a / 2 and, if k is 0, sinh a, for a >= 0 and k = shifted - ROUND_F64.

    e**r = cosh r + sinh r, both polynomials.
    """
    k = shifted - ROUND_F64
    r = fma(k, -LN2_LO_F64, fma(k, -LN2_HI_F64, a))
    square = r * r
    sinh = fma(horner_f64(square, SINH_TAIL_F64), square * r, r)
    tail = horner_f64(square, COSH_TAIL_F64) * square
    scale = bitcast(shifted, i64) << 52
    grow = bitcast(scale + 0x3FE0000000000000, f64)
    # 2**-1025 has no place in the exponent's bits, and does not count
    shrink = bitcast(max(0x3FE0000000000000 - scale, 0), f64)
    return grow * (1.0 + (tail + sinh)), shrink * (1.0 + (tail - sinh)), sinh


@cube
def rounded_exponent_f64(a: f64) -> f64:
    """ROUND_F64 + a / ln 2, at most 128, since 2**1024 / 2 is the largest power of two."""
    shifted = fma(a, LOG2_E, ROUND_F64)
    return select(shifted > ROUND_F64 + 1024.0, f64(ROUND_F64 + 1024.0), shifted)


@cube
def sinh_f64(x: f64) -> f64:
    """(e**a - e**-a) / 2, below 1 a polynomial."""
    a = select(abs(x) > 710.5, f64(710.5), abs(x))
    shifted = select(a < 1.0, f64(ROUND_F64), rounded_exponent_f64(a))
    grown, shrunk, sinh = hyperbolic_parts_f64(a, shifted)
    return copysign(select(a < 1.0, sinh, grown - shrunk), x)


@cube
def cosh_f64(x: f64) -> f64:
    """(e**a + e**-a) / 2."""
    a = select(abs(x) > 710.5, f64(710.5), abs(x))
    grown, shrunk, _ = hyperbolic_parts_f64(a, rounded_exponent_f64(a))
    return grown + shrunk
