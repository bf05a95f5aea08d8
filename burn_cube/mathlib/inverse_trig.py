"""asin, acos, atan and atan2: one odd polynomial each, after a reduction by a square root or a quotient."""

from __future__ import annotations

from burn_cube.lang import bitcast, copysign, cube, f32, fma, i32, select, sqrt
from burn_cube.mathlib.polynomial import horner

# pi / 2 as the sum of two f32; pi is twice that
HALF_PI_HI_F32 = 1.5707963705062866
HALF_PI_LO_F32 = -4.371138828673793e-08

# (asin(x) / x - 1) / x**2 in x**2, |x| <= 1/2: 2**-27.6
ASIN_TAIL_F32 = (
    0.04215870797634125,
    0.02418440394103527,
    0.0454692468047142,
    0.07495308667421341,
    0.16666752099990845,
)
# (atan(x) / x - 1) / x**2 in x**2, |x| <= 1: 2**-28.4
ATAN_TAIL_F32 = (
    -0.0017825483810156584,
    0.010867728851735592,
    -0.031095702201128006,
    0.05788056552410126,
    -0.08399280905723572,
    0.10950877517461777,
    -0.14264015853405,
    0.1999852955341339,
    -0.33333298563957214,
)


@cube
def asin_f32(x: f32) -> f32:
    """Up to 1/2 a polynomial; beyond pi / 2 - 2 * asin(sqrt((1 - |x|) / 2)); nan beyond 1."""
    a = abs(x)
    small = a <= 0.5
    square = select(small, a * a, fma(a, -0.5, 0.5))
    s = select(small, a, sqrt(square))
    tail = horner(square, ASIN_TAIL_F32) * (square * s)
    far = HALF_PI_HI_F32 + fma(s, -2.0, fma(tail, -2.0, HALF_PI_LO_F32))
    return copysign(select(small, s + tail, far), x)


@cube
def acos_f32(x: f32) -> f32:
    """Up to 1/2 pi / 2 - asin x; beyond 2 * asin(sqrt((1 - |x|) / 2)), or pi minus that; nan beyond 1."""
    a = abs(x)
    small = a <= 0.5
    square = select(small, a * a, fma(a, -0.5, 0.5))
    s = select(small, x, sqrt(square))
    tail = horner(square, ASIN_TAIL_F32) * (square * s)
    turns = select(small, 1.0, select(x < 0.0, f32(2.0), 0.0))
    factor = select(small, -1.0, select(x < 0.0, f32(-2.0), 2.0))
    high = fma(turns, HALF_PI_HI_F32, factor * s)
    return high + fma(tail, factor, turns * HALF_PI_LO_F32)


@cube
def atan_f32(x: f32) -> f32:
    """Up to 1 a polynomial; beyond pi / 2 - atan(1 / |x|)."""
    a = abs(x)
    small = a <= 1.0
    t = select(small, a, 1.0 / a)
    square = t * t
    tail = horner(square, ATAN_TAIL_F32) * (square * t)
    far = (HALF_PI_HI_F32 - t) - (tail - HALF_PI_LO_F32)
    return copysign(select(small, t + tail, far), x)


@cube
def atan2_f32(y: f32, x: f32) -> f32:
    """atan of the smaller of |x| and |y| over the greater, then the octant; a nan of either is kept."""
    a, b = abs(x), abs(y)
    steep = a < b
    greater = select(steep, b, a)
    quotient = select(steep, a, b) / greater
    # 0 / 0 and inf / inf stand for the axis and the diagonal
    quotient = select(a == b, select(a == 0.0, f32(0.0), 1.0), quotient)
    square = quotient * quotient
    angle = fma(horner(square, ATAN_TAIL_F32), square * quotient, quotient)
    left = bitcast(x, i32) < 0
    turns = select(steep, 1.0, select(left, f32(2.0), 0.0))
    oriented = select(steep == left, angle, -angle)
    result = fma(turns, HALF_PI_HI_F32, fma(turns, HALF_PI_LO_F32, oriented))
    return copysign(result, y)
