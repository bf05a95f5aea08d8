"""hypot, rhypot and cbrt."""

from __future__ import annotations

from burn_cube.lang import (
    abs,
    bitcast,
    copysign,
    cube,
    f32,
    f64,
    fma,
    i32,
    i64,
    is_inf,
    mul_hi,
    select,
    sqrt,
    u32,
    u64,
)

INF = float("inf")
THIRD = 1 / 3
TWO_NINTHS = 2 / 9
# below LOW or above HIGH a number is multiplied by UP or DOWN before it is squared
LOW_F32, HIGH_F32, UP_F32, DOWN_F32 = 2.0**-63, 2.0**60, 2.0**80, 2.0**-80
LOW_F64, HIGH_F64, UP_F64, DOWN_F64 = 2.0**-480, 2.0**480, 2.0**600, 2.0**-600


@cube
def scale_of_f32(greater: f32) -> f32:
    """A power of two that keeps squares within the range: 2**-80, 1 or 2**80."""
    scale = select(greater > HIGH_F32, f32(DOWN_F32), 1.0)
    return select(greater < LOW_F32, f32(UP_F32), scale)


@cube
def hypot_f32(a: f32, b: f32) -> f32:
    """sqrt(a*a + b*b), scaled; inf if either is inf, even beside a nan."""
    x, y = abs(a), abs(b)
    scale = scale_of_f32(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = sqrt(fma(high, high, low * low)) * bitcast(0x7F000000 - bitcast(scale, i32), f32)
    return select(is_inf(a) | is_inf(b), f32(INF), result)


@cube
def rhypot_f32(a: f32, b: f32) -> f32:
    """1 / hypot, scaled; 0 if either is inf."""
    x, y = abs(a), abs(b)
    scale = scale_of_f32(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = scale * sqrt(1.0 / fma(high, high, low * low))
    return select(is_inf(a) | is_inf(b), f32(0.0), result)


@cube
def cbrt_f32(x: f32) -> f32:
    """t = |x| * y**2 with y about |x|**(-1/3): a guess from the bits / 3, two steps, then t itself."""
    a = abs(x)
    tiny = a < 2.0**-126
    a = select(tiny, a * 2.0**24, a)
    y = bitcast(0x548C39CB - mul_hi(bitcast(a, u32), 0x55555556), f32)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, TWO_NINTHS, THIRD), y)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, TWO_NINTHS, THIRD), y)
    square = y * y
    t = a * square
    t = fma(fma(-t, t * t, a), square * THIRD, t)
    t = select(tiny, t * 2.0**-8, t)
    return copysign(select(a < INF, t, a), x)


@cube
def scale_of_f64(greater: f64) -> f64:
    """A power of two that keeps squares within the range: 2**-600, 1 or 2**600."""
    scale = select(greater > HIGH_F64, f64(DOWN_F64), 1.0)
    return select(greater < LOW_F64, f64(UP_F64), scale)


@cube
def hypot_f64(a: f64, b: f64) -> f64:
    """sqrt(a*a + b*b), scaled; inf if either is inf, even beside a nan."""
    x, y = abs(a), abs(b)
    scale = scale_of_f64(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = sqrt(fma(high, high, low * low)) * bitcast(0x7FE0000000000000 - bitcast(scale, i64), f64)
    return select(is_inf(a) | is_inf(b), f64(INF), result)


@cube
def rhypot_f64(a: f64, b: f64) -> f64:
    """1 / hypot, scaled; 0 if either is inf."""
    x, y = abs(a), abs(b)
    scale = scale_of_f64(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = scale * sqrt(1.0 / fma(high, high, low * low))
    return select(is_inf(a) | is_inf(b), f64(0.0), result)


@cube
def cbrt_f64(x: f64) -> f64:
    """t = |x| * y**2 with y about |x|**(-1/3): a guess from the bits / 3, two steps, then t itself."""
    a = abs(x)
    tiny = a < 2.0**-1022
    a = select(tiny, a * 2.0**54, a)
    y = bitcast(0x553EF0FF289DD796 - mul_hi(bitcast(a, u64), 0x5555555555555556), f64)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, TWO_NINTHS, THIRD), y)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, TWO_NINTHS, THIRD), y)
    square = y * y
    t = a * square
    t = fma(fma(-t, t * t, a), square * THIRD, t)
    t = select(tiny, t * 2.0**-18, t)
    return copysign(select(a < INF, t, a), x)
