"""erf and erfc."""

from __future__ import annotations

from burn_cube.lang import copysign, cube, f32, fma, select
from burn_cube.mathlib.exp import EXPM1_TAIL_F32, LN2_HI_F32, LN2_LO_F32, LOG2_E, ROUND_254_F32, scale_f32
from burn_cube.mathlib.polynomial import horner

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


@cube
def erf_f32(x: f32) -> f32:
    """x + x * P(x**2) up to 1.0; then 1 - Q**4, where a fourth root takes few terms; 1 from 3.95 on."""
    size = abs(x)
    near = fma(size, horner(x * x, ERF_TAIL_F32), size)
    limited = select(size > 3.95, 3.95, size)
    root = horner(limited - 2.0, ERFC_ROOT_F32)
    square = root * root
    return copysign(select(size < 1.0, near, fma(-square, square, 1.0)), x)


@cube
def erfc_f32(x: f32) -> f32:
    """Up to 0.65 1 - erf(x); else e**(-a*a) / (a + 2) * S(q), a = |x|, and 2 - that for a negative x.

    The rounding errors of a*a and of the quotient are carried on: erfc is sensitive to both.
    """
    a = select(abs(x) > 10.2, 10.2, abs(x))
    square = a * a
    near = fma(-x, horner(square, ERF_TAIL_F32), 1.0 - x)
    shifted = fma(square, -LOG2_E, ROUND_254_F32)
    k = shifted - ROUND_254_F32
    r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, -square)) - fma(a, a, -square)
    small = fma(horner(r, EXPM1_TAIL_F32), r * r, r)
    divisor = a + 2.0
    inverse = 1.0 / divisor
    lost = inverse * fma(-inverse, a - (divisor - 2.0), fma(-inverse, divisor, 1.0))
    q = fma(lost, -4.0, fma(inverse, -4.0, 0.8515625))
    slope = horner(q, ERFCX_SLOPE_F32)
    ratio = fma(slope, q, ERFCX_MIDDLE_F32)
    ratio_error = fma(slope, q, ERFCX_MIDDLE_F32 - ratio)
    factor = ratio * inverse
    error = fma(ratio_error, inverse, fma(ratio, lost, fma(ratio, inverse, -factor)))
    far = scale_f32(factor + fma(factor, small, error), shifted)
    return select(a < 0.65, near, select(x < 0.0, 2.0 - far, far))
