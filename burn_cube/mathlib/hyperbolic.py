"""sinh, cosh and tanh from 2**k and polynomials in r, where x = k * ln 2 + r: no cancellation near 0."""

from __future__ import annotations

from burn_cube.lang import bitcast, copysign, cube, f32, fma, i32, select
from burn_cube.mathlib.exp import EXPM1_TAIL_F32, LN2_HI_F32, LN2_LO_F32, LOG2_E, ROUND_F32
from burn_cube.mathlib.polynomial import horner

# (sinh(r) / r - 1) / r**2 in r**2, |r| <= 0.347: 2**-34
SINH_TAIL_F32 = (2.7822300125990296e-06, 0.0001984289410756901, 0.00833331048488617, 0.1666666716337204)
# (cosh(r) - 1) / r**2 in r**2, |r| <= 0.347: 2**-33
COSH_TAIL_F32 = (2.511444836272858e-05, 0.0013887769309803843, 0.041666679084300995, 0.5)


@cube
def tanh_f32(x: f32) -> f32:
    """g / (g + 2) for g = e**2a - 1 = 2**k * (e**r - 1) + (2**k - 1), a = |x|; 1 from 10 on."""
    doubled = 2.0 * abs(x)
    doubled = select(doubled > 20.0, 20.0, doubled)
    shifted = fma(doubled, LOG2_E, ROUND_F32)
    k = shifted - ROUND_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, doubled))
    small = fma(horner(r, EXPM1_TAIL_F32), r * r, r)
    scale = bitcast((bitcast(shifted, i32) << 23) + 0x3F800000, f32)
    grown = fma(scale, small, scale - 1.0)
    result = grown / (grown + 2.0)
    # g / 2 * (1 - result) has fewer roundings that matter while g is small
    half = 0.5 * grown
    return copysign(select(grown < 1.0, fma(-half, result, half), result), x)


@cube
def hyperbolic_parts_f32(a: f32, shifted: f32) -> tuple[f32, f32, f32]:
    """e**a / 2, e**-a / 2 and, if k is 0, sinh a, for a >= 0 and k = shifted - ROUND_F32.

    e**r = cosh r + sinh r, both polynomials.
    """
    k = shifted - ROUND_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, a))
    square = r * r
    sinh = fma(horner(square, SINH_TAIL_F32), square * r, r)
    tail = horner(square, COSH_TAIL_F32) * square
    scale = bitcast(shifted, i32) << 23
    grow = bitcast(scale + 0x3F000000, f32)
    # 2**-129 has no place in the exponent's bits, and does not count
    shrink = bitcast(max(0x3F000000 - scale, 0), f32)
    return grow * (1.0 + (tail + sinh)), shrink * (1.0 + (tail - sinh)), sinh


@cube
def rounded_exponent_f32(a: f32) -> f32:
    """ROUND_F32 + a / ln 2, at most 128, since 2**128 / 2 is the largest power of two."""
    shifted = fma(a, LOG2_E, ROUND_F32)
    return select(shifted > ROUND_F32 + 128.0, ROUND_F32 + 128.0, shifted)


@cube
def sinh_f32(x: f32) -> f32:
    """(e**a - e**-a) / 2, below 1 a polynomial."""
    a = select(abs(x) > 89.5, 89.5, abs(x))
    shifted = select(a < 1.0, ROUND_F32, rounded_exponent_f32(a))
    grown, shrunk, sinh = hyperbolic_parts_f32(a, shifted)
    return copysign(select(a < 1.0, sinh, grown - shrunk), x)


@cube
def cosh_f32(x: f32) -> f32:
    """(e**a + e**-a) / 2."""
    a = select(abs(x) > 89.5, 89.5, abs(x))
    grown, shrunk, _ = hyperbolic_parts_f32(a, rounded_exponent_f32(a))
    return grown + shrunk
