"""erf and erfc."""

from __future__ import annotations

from burn_cube.lang import abs, copysign, cube, f32, f64, fma, select
from burn_cube.mathlib.exp import (
    EXPM1_TAIL_F32,
    EXPM1_TAIL_F64,
    LN2_HI_F32,
    LN2_HI_F64,
    LN2_LO_F32,
    LN2_LO_F64,
    LOG2_E,
    ROUND_254_F32,
    ROUND_2046_F64,
    scale_f32,
    scale_f64,
)
from burn_cube.mathlib.polynomial import horner_f32, horner_f64

# erf(x) / x - 1 in x**2, |x| <= 1.0, relative to erf: 2**-26
ERF_TAIL_F32 = (
    7.807434303686023e-05,
    -0.0007997971260920167,
    0.005187170580029488,
    -0.026853349059820175,
    0.11283578723669052,
    -0.3761262595653534,
    0.12837916612625122,
)
# the fourth root of erfc in x - 2 on [1.0, 3.95], relative to its effect on erf: 2**-26
ERFC_ROOT_F32 = (
    -2.226147444162052e-05,
    -0.0001782658655429259,
    0.0007730528595857322,
    0.0015321177197620273,
    -0.012249228544533253,
    0.006901605986058712,
    0.09913942962884903,
    -0.2888616621494293,
    0.2615223228931427,
)
# (a + 2) * e**(a*a) * erfc(a) in 0.8515625 - 4 / (a + 2), 0.65 <= a <= 10.2: 2**-27
ERFCX_F32 = (
    0.0001712751400191337,
    -0.00036521314177662134,
    -0.0014834982575848699,
    0.0018120697932317853,
    0.008717087097465992,
    -0.01579541154205799,
    -0.04760046303272247,
    0.2606329917907715,
    -0.6068657040596008,
    0.9256109595298767,
)
ERFCX_SLOPE_F32, ERFCX_MIDDLE_F32 = ERFCX_F32[:-1], ERFCX_F32[-1]
# erf(x) / x - 1 for |x| <= 1.25: 2**-56
ERF_TAIL_F64 = (
    -3.929001100195472e-12,
    8.592388756238146e-11,
    -1.217108570909698e-09,
    1.4804377034070788e-08,
    -1.6367723239561903e-07,
    1.6462454661419193e-06,
    -1.4925679856508945e-05,
    0.00012055334431729235,
    -0.0008548327061859829,
    0.0052239776258136954,
    -0.026866170645086923,
    0.11283791670954088,
    -0.37612638903183726,
    0.1283791670955126,
)
# the eighth root of erfc in x - 3 on [1.25, 5.95]: 2**-56
ERFC_ROOT_F64 = (
    -1.2867787737393275e-13,
    -1.716941005336918e-13,
    -5.46546123783824e-13,
    -3.70601277316375e-11,
    2.1270460174107694e-10,
    1.3607811253664483e-09,
    -1.3529467708878753e-08,
    -2.9799030020033842e-08,
    6.988620557619781e-07,
    -8.680195880043284e-07,
    -2.3491893416440952e-05,
    0.00010421865124116599,
    0.00032560827160269326,
    -0.0034115553120060765,
    0.00309803642577405,
    0.04995093773423814,
    -0.20631696198058327,
    0.26183378622865344,
)
# (a + 2) * e**(a*a) * erfc(a) in 0.7734375 - 4 / (a + 2), 0.65 <= a <= 27.3: 2**-56
ERFCX_F64 = (
    -1.1746292844512398e-07,
    -2.2703266395580382e-07,
    3.088715807676176e-07,
    1.172611451100026e-06,
    3.563810407861618e-07,
    -2.929695105016198e-06,
    -4.474642789876075e-06,
    3.1910223169005604e-06,
    1.7239664984650365e-05,
    9.070226155342777e-06,
    -4.742569672268663e-05,
    -7.652993925797013e-05,
    0.00010797049060349327,
    0.0003739861352665916,
    -0.00023400385501311601,
    -0.0017582138615945412,
    0.0009290908351582414,
    0.009380706553437729,
    -0.012247480804235602,
    -0.05199004496870203,
    0.24894056513580162,
    -0.5670418569516608,
    0.8797670943255251,
)
ERFCX_SLOPE_F64, ERFCX_MIDDLE_F64 = ERFCX_F64[:-1], ERFCX_F64[-1]


@cube
def erf_f32(x: f32) -> f32:
    """x + x * P(x**2) up to 1.0; then 1 - Q**4, where a fourth root takes few terms; 1 from 3.95 on."""
    size = abs(x)
    near = fma(size, horner_f32(x * x, ERF_TAIL_F32), size)
    limited = select(size > 3.95, f32(3.95), size)
    root = horner_f32(limited - 2.0, ERFC_ROOT_F32)
    square = root * root
    return copysign(select(size < 1.0, near, fma(-square, square, 1.0)), x)


@cube
def erfc_f32(x: f32) -> f32:
    """Up to 0.65 1 - erf(x); else e**(-a*a) / (a + 2) * S(q), a = |x|, and 2 - that for a negative x.

    The rounding errors of a*a and of the quotient are carried on: erfc is sensitive to both.
    """
    a = select(abs(x) > 10.2, f32(10.2), abs(x))
    square = a * a
    near = fma(-x, horner_f32(square, ERF_TAIL_F32), 1.0 - x)
    shifted = fma(square, -LOG2_E, ROUND_254_F32)
    k = shifted - ROUND_254_F32
    exact = fma(k, -LN2_HI_F32, -square)
    correction = fma(k, LN2_LO_F32, fma(a, a, -square))
    r = exact - correction
    tail = fma(horner_f32(r, EXPM1_TAIL_F32), r * r, (exact - r) - correction)
    divisor = a + 2.0
    inverse = f32(1.0) / divisor
    lost = inverse * fma(-inverse, a - (divisor - 2.0), fma(-inverse, divisor, 1.0))
    q = fma(lost, -4.0, fma(inverse, -4.0, 0.8515625))
    slope = horner_f32(q, ERFCX_SLOPE_F32)
    ratio = fma(slope, q, ERFCX_MIDDLE_F32)
    ratio_error = fma(slope, q, ERFCX_MIDDLE_F32 - ratio)
    factor = ratio * inverse
    error = fma(ratio_error, inverse, fma(ratio, lost, fma(ratio, inverse, -factor)))
    far = scale_f32(factor + fma(factor, r, fma(factor, tail, error)), shifted)
    return select(a < 0.65, near, select(x < 0.0, 2.0 - far, far))


@cube
def erf_f64(x: f64) -> f64:
    """x + x * P(x**2) up to 1.25; then 1 - Q**8, where an eighth root takes few terms; 1 from 5.95 on."""
    size = abs(x)
    near = fma(size, horner_f64(x * x, ERF_TAIL_F64), size)
    limited = select(size > 5.95, f64(5.95), size)
    root = horner_f64(limited - 3.0, ERFC_ROOT_F64)
    square = root * root
    fourth = square * square
    return copysign(select(size < 1.25, near, fma(-fourth, fourth, 1.0)), x)


@cube
def erfc_f64(x: f64) -> f64:
    """Up to 0.65 1 - erf(x); else e**(-a*a) / (a + 2) * S(q), a = |x|, and 2 - that for a negative x.

    The rounding errors of a*a and of the quotient are carried on: erfc is sensitive to both.
    """
    a = select(abs(x) > 27.3, f64(27.3), abs(x))
    square = a * a
    near = fma(-x, horner_f64(square, ERF_TAIL_F64), 1.0 - x)
    shifted = fma(square, -LOG2_E, ROUND_2046_F64)
    k = shifted - ROUND_2046_F64
    exact = fma(k, -LN2_HI_F64, -square)
    correction = fma(k, LN2_LO_F64, fma(a, a, -square))
    r = exact - correction
    tail = fma(horner_f64(r, EXPM1_TAIL_F64), r * r, (exact - r) - correction)
    divisor = a + 2.0
    inverse = f64(1.0) / divisor
    lost = inverse * fma(-inverse, a - (divisor - 2.0), fma(-inverse, divisor, 1.0))
    q = fma(lost, -4.0, fma(inverse, -4.0, 0.7734375))
    slope = horner_f64(q, ERFCX_SLOPE_F64)
    ratio = fma(slope, q, ERFCX_MIDDLE_F64)
    ratio_error = fma(slope, q, ERFCX_MIDDLE_F64 - ratio)
    factor = ratio * inverse
    error = fma(ratio_error, inverse, fma(ratio, lost, fma(ratio, inverse, -factor)))
    far = scale_f64(factor + fma(factor, r, fma(factor, tail, error)), shifted)
    return select(a < 0.65, near, select(x < 0.0, 2.0 - far, far))
