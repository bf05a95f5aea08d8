"""sin, cos and tan: x = k * pi + r by Cody-Waite with fma, for large x by Payne-Hanek in `pi.py`.

sin r is x + x**3 * P(x**2) on |r| <= pi / 2: one polynomial for both functions, and no choice between two.
"""

from __future__ import annotations

from burn_cube.lang import abs, bitcast, cube, f32, f64, fma, i32, i64, select
from burn_cube.mathlib.exp import ROUND_F32, ROUND_F64
from burn_cube.mathlib.pi import angle_f32, angle_f64, quarter_turns_f32, quarter_turns_f64
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

INF = float("inf")
NAN = float("nan")
ONE_OVER_PI = 0.3183098861837907
TWO_OVER_PI = 0.6366197723675814
# pi as the sum of three f32
PI_1_F32 = 3.1415927410125732
PI_2_F32 = -8.742277657347586e-08
PI_3_F32 = -3.4302490200117637e-15
HALF_PI_1_F32 = 1.5707963705062866
HALF_PI_2_F32 = -4.371138828673793e-08
HALF_PI_3_F32 = -1.7151245100058819e-15
# from here on k * pi is not exact enough
LARGE_F32 = 2.0**17
SIGN_F32 = -0x80000000

# (sin(x) / x - 1) / x**2 in x**2, |x| <= 1.585: 2**-27.1
SIN_TAIL_F32 = (2.60574370258837e-06, -0.00019809721561614424, 0.00833306834101677, -0.16666659712791443)
# (tan(x) / x - 1) / x**2 in x**2, |x| <= 0.793: 2**-25.5
TAN_TAIL_F32 = (
    0.004497917834669352,
    -0.00015042100858408958,
    0.01101884339004755,
    0.021214550361037254,
    0.054072268307209015,
    0.13332563638687134,
    0.3333335220813751,
)

# pi and pi / 2 as sums of three f64
PI_1_F64 = 3.141592653589793
PI_2_F64 = 1.2246467991473532e-16
PI_3_F64 = -2.9947698097183397e-33
HALF_PI_1_F64 = 1.5707963267948966
HALF_PI_2_F64 = 6.123233995736766e-17
HALF_PI_3_F64 = -1.4973849048591698e-33
LARGE_F64 = 2.0**30
SIGN_F64 = -0x8000000000000000
# (sin(x) / x - 1) / x**2 in x**2, |x| <= pi / 2: 2**-61
SIN_TAIL_F64 = (
    2.718975095619309e-15,
    -7.642796987676319e-13,
    1.6058932921088613e-10,
    -2.5052106756067008e-08,
    2.75573192101342e-06,
    -0.00019841269841205656,
    0.008333333333333194,
    -0.16666666666666666,
)
# (tan(x) / x - 1) / x**2 in x**2, |x| <= pi / 4: 2**-56
TAN_TAIL_F64 = (
    2.0859084089103568e-05,
    -4.485989913841509e-05,
    8.942318704783271e-05,
    -2.635685469399412e-05,
    0.00013650691137614125,
    0.00022238753944647352,
    0.0005950626810721616,
    0.0014547582847478718,
    0.0035922890646561084,
    0.008863219160116932,
    0.021869489609833447,
    0.05396825392660449,
    0.1333333333341482,
    0.33333333333332776,
)


@cube
def sin_polynomial_f32(r: f32) -> f32:
    """sin r on |r| <= pi / 2; the cube of r has one rounding, as it decides the error near pi / 2."""
    square = r * r
    cubed = fma(r, square, r * fma(r, r, -square))
    return fma(horner_f32(square, SIN_TAIL_F32), cubed, r)


@cube
def sin_f32(x: f32) -> f32:
    """sin |x| = (-1)**k * sin(|x| - k * pi), with the sign of x, also of 0. The first step of r is exact."""
    size = abs(x)
    shifted = fma(size, ONE_OVER_PI, ROUND_F32)
    turns = bitcast(shifted, i32)
    k = shifted - ROUND_F32
    r = fma(k, -PI_3_F32, fma(k, -PI_2_F32, fma(k, -PI_1_F32, size)))
    if size >= LARGE_F32:
        high, low = quarter_turns_f32(size)
        turns = bitcast((high + 0x40000000) >> 31, i32)
        angle, _ = angle_f32(bitcast(high, i32) - (turns << 31), low)
        r = select(size < INF, angle, NAN)
    sign = (bitcast(x, i32) & SIGN_F32) ^ (turns << 31)
    return bitcast(bitcast(sin_polynomial_f32(r), i32) ^ sign, f32)


@cube
def cos_f32(x: f32) -> f32:
    """cos x = (-1)**k * sin((k + 1/2) * pi - |x|)."""
    size = abs(x)
    shifted = fma(size, ONE_OVER_PI, -0.5) + ROUND_F32
    turns = bitcast(shifted, i32)
    k = (shifted - ROUND_F32) + 0.5
    r = fma(k, PI_3_F32, fma(k, PI_2_F32, fma(k, PI_1_F32, -size)))
    if size >= LARGE_F32:
        high, low = quarter_turns_f32(size)
        high += 0x40000000
        turns = bitcast((high + 0x40000000) >> 31, i32)
        angle, _ = angle_f32(bitcast(high, i32) - (turns << 31), low)
        r = select(size < INF, angle, NAN)
    return bitcast(bitcast(sin_polynomial_f32(r), i32) ^ (turns << 31), f32)


@cube
def tan_f32(x: f32) -> f32:
    """tan of r = |x| - k * pi / 2 for even k, -1 / tan r for odd k; the rounding error of r is carried on."""
    size = abs(x)
    shifted = fma(size, TWO_OVER_PI, ROUND_F32)
    quadrant = bitcast(shifted, i32)
    k = shifted - ROUND_F32
    first = fma(k, -HALF_PI_1_F32, size)
    second = k * HALF_PI_2_F32
    r = first - second
    error = fma(k, -HALF_PI_3_F32, ((first - r) - second) + fma(k, -HALF_PI_2_F32, second))
    if size >= LARGE_F32:
        high, low = quarter_turns_f32(size)
        quadrant = bitcast((high + 0x20000000) >> 30, i32)
        r, error = angle_f32(bitcast(high, i32) - (quadrant << 30), low)
        r = select(size < INF, r, NAN)
    square = r * r
    tangent = fma(horner_f32(square, TAN_TAIL_F32), square * r, fma(square, error, error)) + r
    result = select((quadrant & 1) == 0, tangent, -1.0 / tangent)
    return bitcast(bitcast(result, i32) ^ (bitcast(x, i32) & SIGN_F32), f32)


@cube
def sin_polynomial_f64(r: f64) -> f64:
    """sin r on |r| <= pi / 2; see sin_polynomial_f32."""
    square = r * r
    cubed = fma(r, square, r * fma(r, r, -square))
    return fma(horner_f64(square, SIN_TAIL_F64), cubed, r)


@cube
def sin_f64(x: f64) -> f64:
    """sin |x| = (-1)**k * sin(|x| - k * pi), with the sign of x, also of 0. The first step of r is exact."""
    size = abs(x)
    shifted = fma(size, ONE_OVER_PI, ROUND_F64)
    turns = bitcast(shifted, i64)
    k = shifted - ROUND_F64
    r = fma(k, -PI_3_F64, fma(k, -PI_2_F64, fma(k, -PI_1_F64, size)))
    if size >= LARGE_F64:
        high, low = quarter_turns_f64(size)
        turns = bitcast((high + 0x4000000000000000) >> 63, i64)
        angle, _ = angle_f64(bitcast(high, i64) - (turns << 63), low)
        r = select(size < INF, angle, NAN)
    sign = (bitcast(x, i64) & SIGN_F64) ^ (turns << 63)
    return bitcast(bitcast(sin_polynomial_f64(r), i64) ^ sign, f64)


@cube
def cos_f64(x: f64) -> f64:
    """cos x = (-1)**k * sin((k + 1/2) * pi - |x|)."""
    size = abs(x)
    shifted = fma(size, ONE_OVER_PI, -0.5) + ROUND_F64
    turns = bitcast(shifted, i64)
    k = (shifted - ROUND_F64) + 0.5
    r = fma(k, PI_3_F64, fma(k, PI_2_F64, fma(k, PI_1_F64, -size)))
    if size >= LARGE_F64:
        high, low = quarter_turns_f64(size)
        high += 0x4000000000000000
        turns = bitcast((high + 0x4000000000000000) >> 63, i64)
        angle, _ = angle_f64(bitcast(high, i64) - (turns << 63), low)
        r = select(size < INF, angle, NAN)
    return bitcast(bitcast(sin_polynomial_f64(r), i64) ^ (turns << 63), f64)


@cube
def tan_f64(x: f64) -> f64:
    """tan of r = |x| - k * pi / 2 for even k, -1 / tan r for odd k; the rounding error of r is carried on."""
    size = abs(x)
    shifted = fma(size, TWO_OVER_PI, ROUND_F64)
    quadrant = bitcast(shifted, i64)
    k = shifted - ROUND_F64
    first = fma(k, -HALF_PI_1_F64, size)
    second = k * HALF_PI_2_F64
    r = first - second
    error = fma(k, -HALF_PI_3_F64, ((first - r) - second) + fma(k, -HALF_PI_2_F64, second))
    if size >= LARGE_F64:
        high, low = quarter_turns_f64(size)
        quadrant = bitcast((high + 0x2000000000000000) >> 62, i64)
        r, error = angle_f64(bitcast(high, i64) - (quadrant << 62), low)
        r = select(size < INF, r, NAN)
    square = r * r
    tangent = fma(horner_f64(square, TAN_TAIL_F64), square * r, fma(square, error, error)) + r
    result = select((quadrant & 1) == 0, tangent, -1.0 / tangent)
    return bitcast(bitcast(result, i64) ^ (bitcast(x, i64) & SIGN_F64), f64)
