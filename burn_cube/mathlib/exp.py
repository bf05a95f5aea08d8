"""exp, exp2 and expm1: x = k * ln 2 + r, a polynomial in r, and the scale 2**k put together from bits.

Adding 1.5 * 2**23 (f64: 2**52) rounds to a whole number, which then stands in the low bits of the sum.
"""

from __future__ import annotations

from burn_cube.lang import abs, bitcast, cube, f32, f64, fma, i32, i64, select
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

LOG2_E = 1.4426950408889634
# ln 2 as the sum of two f32
LN2_HI_F32 = 0.6931471824645996
LN2_LO_F32 = -1.9046542121259336e-09
ROUND_F32 = 1.5 * 2.0**23
ROUND_254_F32 = ROUND_F32 + 254.0

# (e**r - 1 - r) / r**2 on |r| <= ln(2) / 2, relative to e**r - 1: 2**-25.8
EXPM1_TAIL_F32 = (
    0.0013838259037584066,
    0.008367079310119152,
    0.04166774824261665,
    0.16666539013385773,
    0.4999999701976776,
)
EXP_F32 = (*EXPM1_TAIL_F32, 1.0, 1.0)
# (2**r - 1) / r on |r| <= 1/2, relative to 2**r: 2**-28
EXP2M1_F32 = (
    0.00015450434875674546,
    0.0013391133397817612,
    0.009618093259632587,
    0.055503591895103455,
    0.24022650718688965,
    0.6931471824645996,
)
EXP2_F32 = (*EXP2M1_F32, 1.0)
# ln 2 as the sum of two f64
LN2_HI_F64 = 0.6931471805599453
LN2_LO_F64 = 2.3190468138462996e-17
ROUND_F64 = 1.5 * 2.0**52
ROUND_2046_F64 = ROUND_F64 + 2046.0
# (e**r - 1 - r) / r**2 on |r| <= ln(2) / 2, relative to e**r - 1: 2**-56
EXPM1_TAIL_F64 = (
    2.508518211257459e-08,
    2.7626736838653047e-07,
    2.755732287400311e-06,
    2.4801503508095957e-05,
    0.00019841269796211635,
    0.001388888893302994,
    0.008333333333362353,
    0.041666666666572295,
    0.16666666666666619,
    0.5000000000000006,
)
EXP_F64 = (*EXPM1_TAIL_F64, 1.0, 1.0)
# (2**r - 1) / r on |r| <= 1/2, relative to 2**r: 2**-57
EXP2M1_F64 = (
    4.498498991162656e-10,
    7.074679280665081e-09,
    1.017778091739883e-07,
    1.3215430094044494e-06,
    1.5252734481137415e-05,
    0.00015403530467372154,
    0.0013333558145774374,
    0.009618129107586217,
    0.05550410866482406,
    0.2402265069591015,
    0.6931471805599453,
)
EXP2_F64 = (*EXP2M1_F64, 1.0)


@cube
def scale_f32(value: f32, shifted: f32) -> f32:
    """value * 2**k, where shifted = k + ROUND_254_F32; |k| <= 254.

    Two factors of about 2**(k / 2) make the overflow and a single rounding to a sub-normal come out right.
    """
    bits = bitcast(shifted, i32)
    half = bits >> 1
    return value * bitcast(half << 23, f32) * bitcast((bits - half) << 23, f32)


@cube
def exp_f32(x: f32) -> f32:
    """e**x: polynomial of degree 6. Beyond the limits the scale overflows to inf or rounds to 0."""
    limited = select(x > 89.0, f32(89.0), x)
    limited = select(limited < -104.0, f32(-104.0), limited)
    shifted = fma(limited, LOG2_E, ROUND_254_F32)
    k = shifted - ROUND_254_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, limited))
    return scale_f32(horner_f32(r, EXP_F32), shifted)


@cube
def exp2_f32(x: f32) -> f32:
    """2**x: the reduction is exact, polynomial of degree 6."""
    limited = select(x > 129.0, f32(129.0), x)
    limited = select(limited < -151.0, f32(-151.0), limited)
    shifted = limited + ROUND_254_F32
    r = limited - (shifted - ROUND_254_F32)
    return scale_f32(horner_f32(r, EXP2_F32), shifted)


@cube
def expm1_f32(x: f32) -> f32:
    """e**x - 1 = 2**k * (e**r - 1) + (2**k - 1), computed at half its size since 2**128 is no f32."""
    limited = select(x > 89.0, f32(89.0), x)
    limited = select(limited < -20.0, f32(-20.0), limited)
    shifted = fma(limited, LOG2_E, ROUND_F32)
    k = shifted - ROUND_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, limited))
    small = fma(horner_f32(r, EXPM1_TAIL_F32), r * r, r)
    half = bitcast((bitcast(shifted, i32) << 23) + 0x3F000000, f32)
    result = 2.0 * fma(half, small, half - 0.5)
    # half of a sub-normal is not exact, and -0 would be lost
    return select(abs(x) < 1e-20, x, result)


@cube
def scale_f64(value: f64, shifted: f64) -> f64:
    """value * 2**k, where shifted = k + ROUND_2046_F64; |k| <= 2046.

    Two factors of about 2**(k / 2) make the overflow and a single rounding to a sub-normal come out right.
    """
    bits = bitcast(shifted, i64)
    half = bits >> 1
    return value * bitcast(half << 52, f64) * bitcast((bits - half) << 52, f64)


@cube
def exp_f64(x: f64) -> f64:
    """e**x: polynomial of degree 11. Beyond the limits the scale overflows to inf or rounds to 0."""
    limited = select(x > 710.0, f64(710.0), x)
    limited = select(limited < -746.0, f64(-746.0), limited)
    shifted = fma(limited, LOG2_E, ROUND_2046_F64)
    k = shifted - ROUND_2046_F64
    r = fma(k, -LN2_LO_F64, fma(k, -LN2_HI_F64, limited))
    return scale_f64(horner_f64(r, EXP_F64), shifted)


@cube
def exp2_f64(x: f64) -> f64:
    """2**x: the reduction is exact, polynomial of degree 11."""
    limited = select(x > 1025.0, f64(1025.0), x)
    limited = select(limited < -1076.0, f64(-1076.0), limited)
    shifted = limited + ROUND_2046_F64
    r = limited - (shifted - ROUND_2046_F64)
    return scale_f64(horner_f64(r, EXP2_F64), shifted)


@cube
def expm1_f64(x: f64) -> f64:
    """e**x - 1 = 2**k * (e**r - 1) + (2**k - 1), computed at half its size since 2**1024 is no f64."""
    limited = select(x > 710.0, f64(710.0), x)
    limited = select(limited < -40.0, f64(-40.0), limited)
    shifted = fma(limited, LOG2_E, ROUND_F64)
    k = shifted - ROUND_F64
    exact = fma(k, -LN2_HI_F64, limited)
    r = fma(k, -LN2_LO_F64, exact)
    error = fma(k, -LN2_LO_F64, exact - r)
    small = fma(horner_f64(r, EXPM1_TAIL_F64), r * r, error) + r
    half = bitcast((bitcast(shifted, i64) << 52) + 0x3FE0000000000000, f64)
    result = 2.0 * fma(half, small, half - 0.5)
    # half of a sub-normal is not exact, and -0 would be lost
    return select(abs(x) < 1e-200, x, result)
