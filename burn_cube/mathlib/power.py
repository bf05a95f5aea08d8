"""pow: 2**(b * log2 |a|) with the logarithm as a sum of two floats."""

from __future__ import annotations

from burn_cube.lang import abs, bitcast, cube, f32, f64, fma, i32, i64, select, trunc, u32, u64
from burn_cube.mathlib.exp import EXP2_F32, EXP2_F64, ROUND_254_F32, ROUND_2046_F64, scale_f32, scale_f64
from burn_cube.mathlib.log import (
    INF,
    NAN,
    exponent_f32,
    exponent_f64,
    normalized_bits_f32,
    normalized_bits_f64,
)
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

# 2 / ln 2 as the sum of two f32
TWO_LOG2_E_HI_F32 = 2.885390043258667
TWO_LOG2_E_LO_F32 = 3.851926067000022e-08

# 2 / (3 ln 2) as the sum of two f32
THIRD_HI_F32 = 0.9617967009544373
THIRD_LO_F32 = -7.028461812552678e-09
# ((atanh(s) / s - 1) / s**2 - 1 / 3) / s**2 * 2 / ln 2 in s**2, |s| <= 0.1716
LOG2_RATIO_TAIL_F32 = (0.3378259539604187, 0.4118497967720032, 0.5770801901817322)
# the same for f64: 2**-65
TWO_LOG2_E_HI_F64 = 2.8853900817779268
TWO_LOG2_E_LO_F64 = 4.0710547481862066e-17
THIRD_HI_F64 = 0.9617966939259756
THIRD_LO_F64 = 5.0577616648125907e-17
LOG2_RATIO_TAIL_F64 = (
    0.1903979118814047,
    0.19125387430345595,
    0.22198405026605153,
    0.2623077000514618,
    0.320598902285001,
    0.4121985830918811,
    0.5770780163556181,
)


@cube
def log2_pair_f32(bits: i32) -> tuple[f32, f32]:
    """log2 of a positive number from its bits, as a sum of two f32.

    For m in [sqrt(1/2), sqrt(2)) and s = (m - 1) / (m + 1): log2 m = 2 / ln 2 * atanh s; s and the leading
    product have two parts.
    """
    exponent = exponent_f32(bits)
    m = bitcast(bits - (exponent << 23), f32)
    k = f32(exponent)
    above, below = m + 1.0, m - 1.0
    inverse = 1.0 / above
    s = below * inverse
    s_error = inverse * fma(-s, m - (above - 1.0), fma(-s, above, below))
    square = s * s
    cube = square * s
    cube_error = fma(square, s, -cube) + s * fma(3.0 * s, s_error, fma(s, s, -square))
    # s * 2 / ln 2 + s**3 * 2 / (3 ln 2) + the tail
    linear = s * TWO_LOG2_E_HI_F32
    linear_error = fma(s, TWO_LOG2_E_HI_F32, -linear) + fma(s, TWO_LOG2_E_LO_F32, s_error * TWO_LOG2_E_HI_F32)
    cubic = cube * THIRD_HI_F32
    cubic_error = fma(cube, THIRD_HI_F32, -cubic) + fma(cube, THIRD_LO_F32, cube_error * THIRD_HI_F32)
    tail = fma(horner_f32(square, LOG2_RATIO_TAIL_F32), cube * square, linear_error + cubic_error)
    product = linear + cubic
    rest = ((linear - product) + cubic) + tail
    # |k| is 0 or greater than the rest of the sum
    high = k + product
    low = ((k - high) + product) + rest
    total = high + low
    return total, (high - total) + low


@cube
def pow_special_f32(a: f32, b: f32, result: f32) -> f32:
    """The result of pow where a is not a positive normal number, or b not finite."""
    size = abs(b)
    whole = trunc(b) == b
    odd = whole & (trunc(b * 0.5) != b * 0.5)
    negative = bitcast(a, i32) < 0
    zero_or_inf = (a == 0.0) | (abs(a) == INF)
    power = select(negative, select(whole, result, NAN), result)
    power = select(zero_or_inf, select((a == 0.0) == (b < 0.0), f32(INF), 0.0), power)
    power = select(negative & odd, -power, power)
    larger = select(abs(a) == 1.0, f32(1.0), select((abs(a) > 1.0) == (b > 0.0), f32(INF), 0.0))
    power = select(size == INF, larger, power)
    power = select((a != a) | (b != b), a + b, power)
    return select((b == 0.0) | (a == 1.0), f32(1.0), power)


@cube
def pow_f32(a: f32, b: f32) -> f32:
    """a**b with all special cases of IEEE 754."""
    size = abs(a)
    bits = bitcast(size, i32)
    # b - b is nan for inf and nan
    special = (bitcast(bitcast(a, i32) - 0x00800000, u32) >= 0x7F000000) | (b - b != 0.0)
    if special:
        bits = select(size < 2.0**-126, normalized_bits_f32(size), bits)
    log_high, log_low = log2_pair_f32(bits)
    product = b * log_high
    # at 200 the result is inf or 0 whatever the low part is
    inside = abs(product) < 200.0
    low = select(inside, fma(b, log_low, fma(b, log_high, -product)), 0.0)
    limited = select(inside, product, select(product > 0.0, f32(200.0), -200.0))
    shifted = limited + ROUND_254_F32
    r = (limited - (shifted - ROUND_254_F32)) + low
    result = scale_f32(horner_f32(r, EXP2_F32), shifted)
    if special:
        result = pow_special_f32(a, b, result)
    return result


@cube
def log2_pair_f64(bits: i64) -> tuple[f64, f64]:
    """log2 of a positive number from its bits, as a sum of two f64.

    For m in [sqrt(1/2), sqrt(2)) and s = (m - 1) / (m + 1): log2 m = 2 / ln 2 * atanh s; s and the leading
    product have two parts.
    """
    exponent = exponent_f64(bits)
    m = bitcast(bits - (exponent << 52), f64)
    k = f64(exponent)
    above, below = m + 1.0, m - 1.0
    inverse = 1.0 / above
    s = below * inverse
    s_error = inverse * fma(-s, m - (above - 1.0), fma(-s, above, below))
    square = s * s
    cube = square * s
    cube_error = fma(square, s, -cube) + s * fma(3.0 * s, s_error, fma(s, s, -square))
    # s * 2 / ln 2 + s**3 * 2 / (3 ln 2) + the tail
    linear = s * TWO_LOG2_E_HI_F64
    linear_error = fma(s, TWO_LOG2_E_HI_F64, -linear) + fma(s, TWO_LOG2_E_LO_F64, s_error * TWO_LOG2_E_HI_F64)
    cubic = cube * THIRD_HI_F64
    cubic_error = fma(cube, THIRD_HI_F64, -cubic) + fma(cube, THIRD_LO_F64, cube_error * THIRD_HI_F64)
    tail = fma(horner_f64(square, LOG2_RATIO_TAIL_F64), cube * square, linear_error + cubic_error)
    product = linear + cubic
    rest = ((linear - product) + cubic) + tail
    # |k| is 0 or greater than the rest of the sum
    high = k + product
    low = ((k - high) + product) + rest
    total = high + low
    return total, (high - total) + low


@cube
def pow_special_f64(a: f64, b: f64, result: f64) -> f64:
    """The result of pow where a is not a positive normal number, or b not finite."""
    size = abs(b)
    whole = trunc(b) == b
    odd = whole & (trunc(b * 0.5) != b * 0.5)
    negative = bitcast(a, i64) < 0
    zero_or_inf = (a == 0.0) | (abs(a) == INF)
    power = select(negative, select(whole, result, NAN), result)
    power = select(zero_or_inf, select((a == 0.0) == (b < 0.0), f64(INF), 0.0), power)
    power = select(negative & odd, -power, power)
    larger = select(abs(a) == 1.0, f64(1.0), select((abs(a) > 1.0) == (b > 0.0), f64(INF), 0.0))
    power = select(size == INF, larger, power)
    power = select((a != a) | (b != b), a + b, power)
    return select((b == 0.0) | (a == 1.0), f64(1.0), power)


@cube
def pow_f64(a: f64, b: f64) -> f64:
    """a**b with all special cases of IEEE 754."""
    size = abs(a)
    bits = bitcast(size, i64)
    # b - b is nan for inf and nan
    special = (bitcast(bitcast(a, i64) - 0x0010000000000000, u64) >= 0x7FE0000000000000) | (b - b != 0.0)
    if special:
        bits = select(size < 2.0**-1022, normalized_bits_f64(size), bits)
    log_high, log_low = log2_pair_f64(bits)
    product = b * log_high
    # at 1200 the result is inf or 0 whatever the low part is
    inside = abs(product) < 1200.0
    low = select(inside, fma(b, log_low, fma(b, log_high, -product)), 0.0)
    limited = select(inside, product, select(product > 0.0, f64(1200.0), -1200.0))
    shifted = limited + ROUND_2046_F64
    r = (limited - (shifted - ROUND_2046_F64)) + low
    result = scale_f64(horner_f64(r, EXP2_F64), shifted)
    if special:
        result = pow_special_f64(a, b, result)
    return result
