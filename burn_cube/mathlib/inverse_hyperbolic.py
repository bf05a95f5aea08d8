"""asinh, acosh and atanh by log1p of a form without cancellation."""

from __future__ import annotations

from burn_cube.lang import abs, copysign, cube, f32, f64, fma, select, sqrt
from burn_cube.mathlib.log import INF, NAN, log1p_finite_f32, log1p_finite_f64, log_of_sum_f32, log_of_sum_f64

LN2 = 0.6931471805599453
# from here on the sums equal 2 * x
HUGE_F32 = 2.0**30
HUGE_F64 = 2.0**60


@cube
def asinh_f32(x: f32) -> f32:
    """log1p(a + a*a / (1 + sqrt(1 + a*a))) with the sign of x, a = |x|; log(a) + ln 2 for a huge a."""
    a = abs(x)
    square = a * a
    grown = a + square / (1.0 + sqrt(1.0 + square))
    huge = a > HUGE_F32
    result = log1p_finite_f32(select(huge, a, grown)) + select(huge, f32(LN2), 0.0)
    return copysign(select(a < INF, result, a), x)


@cube
def acosh_f32(x: f32) -> f32:
    """log1p(t + sqrt(t * (t + 2))), t = x - 1; log(x) + ln 2 for a huge x; nan below 1."""
    t = x - 1.0
    huge = x > HUGE_F32
    root = sqrt(fma(t, t, t + t))
    grown = t + root
    u = grown + 1.0
    change = u - 1.0
    # of both sums; root is greater than t
    error = ((1.0 - (u - change)) + (grown - change)) + (t - (grown - root))
    result = log_of_sum_f32(select(huge, x, u), select(huge, f32(0.0), error)) + select(huge, f32(LN2), 0.0)
    return select(x < INF, select(x < 1.0, f32(NAN), result), x)


@cube
def atanh_f32(x: f32) -> f32:
    """log1p(2a + 2a * a / (1 - a)) / 2 with the sign of x, a = |x|; inf at 1, nan beyond."""
    a = abs(x)
    result = log1p_finite_f32(fma(a + a, a / (1.0 - a), a + a)) * 0.5
    return copysign(select(a < 1.0, result, select(a == 1.0, f32(INF), NAN)), x)


@cube
def asinh_f64(x: f64) -> f64:
    """log1p(a + a*a / (1 + sqrt(1 + a*a))) with the sign of x, a = |x|; log(a) + ln 2 for a huge a."""
    a = abs(x)
    square = a * a
    grown = a + square / (1.0 + sqrt(1.0 + square))
    huge = a > HUGE_F64
    result = log1p_finite_f64(select(huge, a, grown)) + select(huge, f64(LN2), 0.0)
    return copysign(select(a < INF, result, a), x)


@cube
def acosh_f64(x: f64) -> f64:
    """log1p(t + sqrt(t * (t + 2))), t = x - 1; log(x) + ln 2 for a huge x; nan below 1."""
    t = x - 1.0
    huge = x > HUGE_F64
    root = sqrt(fma(t, t, t + t))
    grown = t + root
    u = grown + 1.0
    change = u - 1.0
    # of both sums; root is greater than t
    error = ((1.0 - (u - change)) + (grown - change)) + (t - (grown - root))
    result = log_of_sum_f64(select(huge, x, u), select(huge, f64(0.0), error)) + select(huge, f64(LN2), 0.0)
    return select(x < INF, select(x < 1.0, f64(NAN), result), x)


@cube
def atanh_f64(x: f64) -> f64:
    """log1p(2a + 2a * a / (1 - a)) / 2 with the sign of x, a = |x|; inf at 1, nan beyond."""
    a = abs(x)
    result = log1p_finite_f64(fma(a + a, a / (1.0 - a), a + a)) * 0.5
    return copysign(select(a < 1.0, result, select(a == 1.0, f64(INF), NAN)), x)
