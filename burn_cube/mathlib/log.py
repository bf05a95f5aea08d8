"""log, log2, log10 and log1p: x = 2**k * m with m in [sqrt(1/2), sqrt(2)), a polynomial in f = m - 1.

log(1 + f) = f + f**2 * P(f), relative to the logarithm itself, so that results near 0 are right.
"""

from __future__ import annotations

from burn_cube.lang import bitcast, copysign, cube, f32, f64, fma, i32, i64, select, u32, u64
from burn_cube.mathlib.exp import LN2_HI_F32, LN2_HI_F64, LN2_LO_F32, LN2_LO_F64
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

INF = float("inf")
NAN = float("nan")
# 1 / ln 2, log10 e and log10 2, each as the sum of two f32
LOG2_E_HI_F32 = 1.4426950216293335
LOG2_E_LO_F32 = 1.925963033500011e-08
LOG10_E_HI_F32 = 0.4342944920063019
LOG10_E_LO_F32 = -1.0103049952192578e-08
LOG10_2_HI_F32 = 0.3010300099849701
LOG10_2_LO_F32 = -1.432098883924482e-08

# (log(1 + f) - f) / f**2 for 1 + f in [sqrt(1/2), sqrt(2)], relative to log(1 + f): 2**-27.6
LOG_TAIL_F32 = (
    -0.07622247189283371,
    0.12915624678134918,
    -0.13248132169246674,
    0.14180518686771393,
    -0.16608361899852753,
    0.20002014935016632,
    -0.25001612305641174,
    0.33333325386047363,
    -0.49999988079071045,
)
# the same for log2(1 + f) - f * log2(e)
LOG2_TAIL_F32 = (
    -0.11680430173873901,
    0.19084273278713226,
    -0.19067178666591644,
    0.2038838118314743,
    -0.23957902193069458,
    0.288600891828537,
    -0.36069899797439575,
    0.48089778423309326,
    -0.7213473320007324,
)
# the same constants as sums of two f64
LOG2_E_HI_F64 = 1.4426950408889634
LOG2_E_LO_F64 = 2.0355273740931033e-17
LOG10_E_HI_F64 = 0.4342944819032518
LOG10_E_LO_F64 = 1.098319650216765e-17
LOG10_2_HI_F64 = 0.3010299956639812
LOG10_2_LO_F64 = -2.8037281277851704e-18
# (log(1 + f) / s - 2) / s**2 in s**2, s = f / (2 + f): 2**-58
LOG_RATIO_F64 = (
    0.14798292458262952,
    0.1531382910500766,
    0.18183572458142513,
    0.2222219842741727,
    0.2857142874369633,
    0.39999999999409336,
    0.6666666666666735,
)


@cube
def not_normal_f32(x: f32) -> bool:
    """True for what is not a positive normal number."""
    return bitcast(bitcast(x, i32) - 0x00800000, u32) >= 0x7F000000


@cube
def log_of_special_f32(x: f32) -> f32:
    """What to add to the logarithm's finite value: nothing for a positive number, else inf, -inf or nan."""
    return select(x > 0.0, select(x < INF, f32(0.0), x), select(x == 0.0, f32(-INF), NAN))


@cube
def normalized_bits_f32(x: f32) -> i32:
    """Bits of a sub-normal as if its exponent went on below 1."""
    return bitcast(x * 2.0**23, i32) - (23 << 23)


@cube
def exponent_f32(bits: i32) -> i32:
    """k of x = 2**k * m, m in [sqrt(1/2), sqrt(2))."""
    return (bits - 0x3F3504F3) >> 23


@cube
def log_f32(x: f32) -> f32:
    """k * ln 2 + f is kept as a sum of two f32 before the small rest is added."""
    bits = bitcast(x, i32)
    special = f32(0.0)
    if not_normal_f32(x):
        special = log_of_special_f32(x)
        bits = normalized_bits_f32(x)
    exponent = exponent_f32(bits)
    k = f32(exponent)
    f = bitcast(bits - (exponent << 23), f32) - 1.0
    rest = fma(horner_f32(f, LOG_TAIL_F32), f * f, fma(k, LN2_LO_F32, special))
    high = fma(k, LN2_HI_F32, f)
    low = fma(k, LN2_HI_F32, -high) + f
    return high + (low + rest)


@cube
def log2_f32(x: f32) -> f32:
    """k + f * log2(e) + f**2 * P(f), log2(e) in two parts."""
    bits = bitcast(x, i32)
    special = f32(0.0)
    if not_normal_f32(x):
        special = log_of_special_f32(x)
        bits = normalized_bits_f32(x)
    exponent = exponent_f32(bits)
    f = bitcast(bits - (exponent << 23), f32) - 1.0
    tail = fma(f, horner_f32(f, LOG2_TAIL_F32), LOG2_E_LO_F32)
    return f32(exponent) + fma(f, LOG2_E_HI_F32, fma(f, tail, special))


@cube
def log10_f32(x: f32) -> f32:
    """k * log10(2) + log10(e) * (f + f**2 * P(f)), the leading products in two parts."""
    bits = bitcast(x, i32)
    special = f32(0.0)
    if not_normal_f32(x):
        special = log_of_special_f32(x)
        bits = normalized_bits_f32(x)
    exponent = exponent_f32(bits)
    k = f32(exponent)
    f = bitcast(bits - (exponent << 23), f32) - 1.0
    tail = horner_f32(f, LOG_TAIL_F32) * (f * f)
    low = fma(tail, LOG10_E_HI_F32, fma(f, LOG10_E_LO_F32, fma(k, LOG10_2_LO_F32, special)))
    return fma(k, LOG10_2_HI_F32, fma(f, LOG10_E_HI_F32, low))


@cube
def log_of_sum_f32(u: f32, error: f32) -> f32:
    """log(u + error), the error added to f; u is a positive normal number."""
    bits = bitcast(u, i32)
    exponent = exponent_f32(bits)
    k = f32(exponent)
    scale = exponent << 23
    # 2**(1 - k), since 2**-128 has no place in the exponent's bits
    small = error * bitcast(0x40000000 - scale, f32) * 0.5
    exact = bitcast(bits - scale, f32) - 1.0
    f = exact + small
    lost = (exact - f) + small
    rest = fma(horner_f32(f, LOG_TAIL_F32), f * f, fma(k, LN2_LO_F32, lost))
    return fma(k, LN2_HI_F32, f + rest)


@cube
def log1p_finite_f32(x: f32) -> f32:
    """log(u) for u = 1 + x and the rounding error of u; x is above -1 and not inf."""
    u = x + 1.0
    change = u - 1.0
    return log_of_sum_f32(u, (x - change) + (1.0 - (u - change)))


@cube
def log1p_f32(x: f32) -> f32:
    """log(1 + x); keeps -0."""
    result = log1p_finite_f32(x)
    if (x <= -1.0) | (x == INF):
        result = select(x == -1.0, f32(-INF), select(x == INF, x, NAN))
    return copysign(result, x)


@cube
def not_normal_f64(x: f64) -> bool:
    """True for what is not a positive normal number."""
    return bitcast(bitcast(x, i64) - 0x0010000000000000, u64) >= 0x7FE0000000000000


@cube
def log_of_special_f64(x: f64) -> f64:
    """What to add to the logarithm's finite value: nothing for a positive number, else inf, -inf or nan."""
    return select(x > 0.0, select(x < INF, f64(0.0), x), select(x == 0.0, f64(-INF), NAN))


@cube
def normalized_bits_f64(x: f64) -> i64:
    """Bits of a sub-normal as if its exponent went on below 1."""
    return bitcast(x * 2.0**54, i64) - (54 << 52)


@cube
def exponent_f64(bits: i64) -> i64:
    """k of x = 2**k * m, m in [sqrt(1/2), sqrt(2))."""
    return (bits - 0x3FE6A09E667F3BCD) >> 52


@cube
def log_tail_f64(f: f64) -> f64:
    """log(1 + f) - f = s * (f * f / 2 + R) - f * f / 2 for s = f / (2 + f), log(1 + f) = 2 * s + s * R."""
    s = f / (2.0 + f)
    square = s * s
    half = 0.5 * f * f
    return fma(s, fma(horner_f64(square, LOG_RATIO_F64), square, half), -half)


@cube
def log_f64(x: f64) -> f64:
    """k * ln 2 + f is kept as a sum of two f64 before the small rest is added."""
    bits = bitcast(x, i64)
    special = f64(0.0)
    if not_normal_f64(x):
        special = log_of_special_f64(x)
        bits = normalized_bits_f64(x)
    exponent = exponent_f64(bits)
    k = f64(exponent)
    f = bitcast(bits - (exponent << 52), f64) - 1.0
    rest = log_tail_f64(f) + fma(k, LN2_LO_F64, special)
    high = fma(k, LN2_HI_F64, f)
    low = fma(k, LN2_HI_F64, -high) + f
    return high + (low + rest)


@cube
def log2_f64(x: f64) -> f64:
    """k + log2(e) * (f + (log(1 + f) - f)), the leading product in two parts."""
    bits = bitcast(x, i64)
    special = f64(0.0)
    if not_normal_f64(x):
        special = log_of_special_f64(x)
        bits = normalized_bits_f64(x)
    exponent = exponent_f64(bits)
    f = bitcast(bits - (exponent << 52), f64) - 1.0
    low = fma(log_tail_f64(f), LOG2_E_HI_F64, fma(f, LOG2_E_LO_F64, special))
    return f64(exponent) + fma(f, LOG2_E_HI_F64, low)


@cube
def log10_f64(x: f64) -> f64:
    """k * log10(2) + log10(e) * (f + (log(1 + f) - f)), the leading products in two parts."""
    bits = bitcast(x, i64)
    special = f64(0.0)
    if not_normal_f64(x):
        special = log_of_special_f64(x)
        bits = normalized_bits_f64(x)
    exponent = exponent_f64(bits)
    k = f64(exponent)
    f = bitcast(bits - (exponent << 52), f64) - 1.0
    low = fma(log_tail_f64(f), LOG10_E_HI_F64, fma(f, LOG10_E_LO_F64, fma(k, LOG10_2_LO_F64, special)))
    return fma(k, LOG10_2_HI_F64, fma(f, LOG10_E_HI_F64, low))


@cube
def log_of_sum_f64(u: f64, error: f64) -> f64:
    """log(u + error), the error added to f; u is a positive normal number."""
    bits = bitcast(u, i64)
    exponent = exponent_f64(bits)
    k = f64(exponent)
    scale = exponent << 52
    # 2**(1 - k), since 2**-1024 has no place in the exponent's bits
    small = error * bitcast(0x4000000000000000 - scale, f64) * 0.5
    exact = bitcast(bits - scale, f64) - 1.0
    f = exact + small
    lost = (exact - f) + small
    rest = fma(k, LN2_LO_F64, lost) + log_tail_f64(f)
    return fma(k, LN2_HI_F64, f + rest)


@cube
def log1p_finite_f64(x: f64) -> f64:
    """log(u) for u = 1 + x and the rounding error of u; x is above -1 and not inf."""
    u = x + 1.0
    change = u - 1.0
    return log_of_sum_f64(u, (x - change) + (1.0 - (u - change)))


@cube
def log1p_f64(x: f64) -> f64:
    """log(1 + x); keeps -0."""
    result = log1p_finite_f64(x)
    if (x <= -1.0) | (x == INF):
        result = select(x == -1.0, f64(-INF), select(x == INF, x, NAN))
    return copysign(result, x)
