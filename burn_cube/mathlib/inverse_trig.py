"""asin, acos, atan and atan2: one odd polynomial each, after a reduction by a square root or a quotient."""

from __future__ import annotations

from burn_cube.lang import abs, bitcast, copysign, cube, f32, f64, fma, i32, i64, select, sqrt
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

INF = float("inf")
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
    -0.0017825199756771326,
    0.010867775417864323,
    -0.031095940619707108,
    0.057880863547325134,
    -0.08399297297000885,
    0.10950881242752075,
    -0.14264015853405,
    0.1999852955341339,
    -0.33333298563957214,
)
HALF_PI_HI_F64 = 1.5707963267948966
HALF_PI_LO_F64 = 6.123233995736766e-17
# tan(pi / 8)
TAN_EIGHTH = 0.41421356237309503
# the same polynomials: |x| <= 1/2, 2**-56; |x| <= tan(pi / 8), 2**-59
ASIN_TAIL_F64 = (
    0.031910481566157806,
    -0.016221608717890964,
    0.01952655167945946,
    0.006528614993650117,
    0.012169059511839633,
    0.01388525952884415,
    0.017359702196082384,
    0.022371758233837316,
    0.030381959128442517,
    0.044642856828571276,
    0.07500000000336639,
    0.1666666666666541,
)
ATAN_TAIL_F64 = (
    -0.01790851800696571,
    0.03806557833823187,
    -0.05039337848286972,
    0.05847895184127235,
    -0.0666310467152579,
    0.07692060256732265,
    -0.09090897759788819,
    0.11111110783554226,
    -0.1428571428020029,
    0.19999999999953674,
    -0.333333333333332,
)


@cube
def asin_f32(x: f32) -> f32:
    """Up to 1/2 a polynomial; beyond pi / 2 - 2 * asin(sqrt((1 - |x|) / 2)); nan beyond 1."""
    a = abs(x)
    small = a <= 0.5
    square = select(small, a * a, fma(a, -0.5, 0.5))
    s = select(small, a, sqrt(square))
    tail = horner_f32(square, ASIN_TAIL_F32) * (square * s)
    far = HALF_PI_HI_F32 + fma(s, -2.0, fma(tail, -2.0, HALF_PI_LO_F32))
    return copysign(select(small, s + tail, far), x)


@cube
def acos_f32(x: f32) -> f32:
    """Up to 1/2 pi / 2 - asin x; beyond 2 * asin(sqrt((1 - |x|) / 2)), or pi minus that; nan beyond 1."""
    a = abs(x)
    small = a <= 0.5
    square = select(small, a * a, fma(a, -0.5, 0.5))
    s = select(small, x, sqrt(square))
    tail = horner_f32(square, ASIN_TAIL_F32) * (square * s)
    turns = select(small, f32(1.0), select(x < 0.0, f32(2.0), 0.0))
    factor = select(small, f32(-1.0), select(x < 0.0, f32(-2.0), 2.0))
    high = fma(turns, HALF_PI_HI_F32, factor * s)
    return high + fma(tail, factor, turns * HALF_PI_LO_F32)


@cube
def atan_f32(x: f32) -> f32:
    """Up to 1 a polynomial; beyond pi / 2 - atan(1 / |x|)."""
    a = abs(x)
    small = a <= 1.0
    t = select(small, a, 1.0 / a)
    square = t * t
    tail = horner_f32(square, ATAN_TAIL_F32) * (square * t)
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
    angle = fma(horner_f32(square, ATAN_TAIL_F32), square * quotient, quotient)
    left = bitcast(x, i32) < 0
    turns = select(steep, f32(1.0), select(left, f32(2.0), 0.0))
    oriented = select(steep == left, angle, -angle)
    result = fma(turns, HALF_PI_HI_F32, fma(turns, HALF_PI_LO_F32, oriented))
    return copysign(result, y)


@cube
def asin_f64(x: f64) -> f64:
    """Up to 1/2 a polynomial; beyond pi / 2 - 2 * asin(sqrt((1 - |x|) / 2)); nan beyond 1."""
    a = abs(x)
    small = a <= 0.5
    square = select(small, a * a, fma(a, -0.5, 0.5))
    s = select(small, a, sqrt(square))
    tail = horner_f64(square, ASIN_TAIL_F64) * (square * s)
    far = HALF_PI_HI_F64 + fma(s, -2.0, fma(tail, -2.0, HALF_PI_LO_F64))
    return copysign(select(small, s + tail, far), x)


@cube
def acos_f64(x: f64) -> f64:
    """Up to 1/2 pi / 2 - asin x; beyond 2 * asin(sqrt((1 - |x|) / 2)), or pi minus that; nan beyond 1."""
    a = abs(x)
    small = a <= 0.5
    square = select(small, a * a, fma(a, -0.5, 0.5))
    s = select(small, x, sqrt(square))
    tail = horner_f64(square, ASIN_TAIL_F64) * (square * s)
    turns = select(small, f64(1.0), select(x < 0.0, f64(2.0), 0.0))
    factor = select(small, f64(-1.0), select(x < 0.0, f64(-2.0), 2.0))
    high = fma(turns, HALF_PI_HI_F64, factor * s)
    return high + fma(tail, factor, turns * HALF_PI_LO_F64)


@cube
def atan_fraction_f64(low: f64, high: f64, turns: f64, factor: f64) -> f64:
    """turns * pi / 2 + factor * atan(low / high), 0 <= low <= high.

    Beyond tan(pi / 8) the fraction is (low - high) / (low + high) and pi / 4 is added, so that one division
    and a short polynomial do.
    """
    middle = low > high * TAN_EIGHTH
    above = select(middle, low - high, low)
    below = select(middle, low + high, high)
    inverse = f64(1.0) / below
    t = above * inverse
    # the rounding errors of the difference and the sum, and with them that of the quotient
    lost = fma(-t, select(middle, low - (below - high), 0.0), select(middle, low - (above + high), 0.0))
    error = inverse * (fma(-t, below, above) + lost)
    shift = fma(factor, select(middle, f64(0.5), 0.0), turns)
    square = t * t
    tail = fma(horner_f64(square, ATAN_TAIL_F64), square * t, error)
    leading = shift * HALF_PI_HI_F64
    result = fma(factor, t, leading)
    rest = fma(factor, t, leading - result)
    return result + fma(factor, tail, fma(shift, HALF_PI_LO_F64, rest))


@cube
def atan_f64(x: f64) -> f64:
    """atan of |x|, or pi / 2 - atan(1 / |x|), with the sign of x."""
    a = select(abs(x) > 1e300, f64(1e300), abs(x))
    steep = a > 1.0
    low, high = select(steep, f64(1.0), a), select(steep, a, 1.0)
    result = atan_fraction_f64(low, high, select(steep, f64(1.0), 0.0), select(steep, f64(-1.0), 1.0))
    return copysign(result, x)


@cube
def atan2_f64(y: f64, x: f64) -> f64:
    """atan of the smaller of |x| and |y| over the greater, then the octant; a nan of either is kept."""
    a, b = abs(x), abs(y)
    steep = a < b
    greater = select(steep, b, a)
    # the sum of both must not overflow, and sub-normal numbers are too coarse to compare with tan(pi / 8)
    scale = select(greater > 1e300, f64(2.0**-10), select(greater < 1e-290, f64(2.0**60), 1.0))
    low, high = select(steep, a, b) * scale, greater * scale
    # inf beside inf stands for the diagonal, beside a number for the axis, as 0 beside 0 does; a nan stays
    infinite = greater == INF
    low = select(infinite, select(a == b, f64(1.0), low * 0.0), low)
    high = select(infinite | (greater == 0.0), f64(1.0), high)
    left = bitcast(x, i64) < 0
    turns = select(steep, f64(1.0), select(left, f64(2.0), 0.0))
    factor = select(steep == left, f64(1.0), -1.0)
    return copysign(atan_fraction_f64(low, high, turns, factor), y)
