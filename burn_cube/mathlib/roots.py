"""hypot, rhypot and cbrt."""

from __future__ import annotations

from burn_cube.lang import bitcast, copysign, cube, f32, f64, fma, i32, i64, is_inf, mul_hi, select, sqrt, u32, u64

INF = float("inf")


@cube
def scale_of_f32(greater: f32) -> f32:
    """A power of two that keeps squares within the range: 2**-80, 1 or 2**80."""
    scale = select(greater > 1.152921504606847e18, f32(8.271806125530277e-25), 1.0)
    return select(greater < 1.0842021724855044e-19, 1.2089258196146292e24, scale)


@cube
def hypot_f32(a: f32, b: f32) -> f32:
    """sqrt(a*a + b*b), scaled; inf if either is inf, even beside a nan."""
    x, y = abs(a), abs(b)
    scale = scale_of_f32(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = sqrt(fma(high, high, low * low)) * bitcast(0x7F000000 - bitcast(scale, i32), f32)
    return select(is_inf(a) | is_inf(b), INF, result)


@cube
def rhypot_f32(a: f32, b: f32) -> f32:
    """1 / hypot, scaled; 0 if either is inf."""
    x, y = abs(a), abs(b)
    scale = scale_of_f32(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = scale * sqrt(1.0 / fma(high, high, low * low))
    return select(is_inf(a) | is_inf(b), 0.0, result)


@cube
def cbrt_f32(x: f32) -> f32:
    """t = |x| * y**2 with y about |x|**(-1/3): a guess from the bits / 3, made better twice, then t itself."""
    a = abs(x)
    tiny = a < 1.1754943508222875e-38
    a = select(tiny, a * 16777216.0, a)
    y = bitcast(0x548C39CB - mul_hi(bitcast(a, u32), 0x55555556), f32)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, 0.2222222222222222, 0.3333333333333333), y)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, 0.2222222222222222, 0.3333333333333333), y)
    square = y * y
    t = a * square
    t = fma(fma(-t, t * t, a), square * 0.3333333333333333, t)
    t = select(tiny, t * 0.00390625, t)
    return copysign(select(a < INF, t, a), x)


@cube
def scale_of_f64(greater: f64) -> f64:
    """A power of two that keeps squares within the range: 2**-600, 1 or 2**600."""
    scale = select(greater > 3.1217485503159922e+144, f64(2.409919865102884e-181), 1.0)
    return select(greater < 3.2033329522929615e-145, 4.149515568880993e+180, scale)


@cube
def hypot_f64(a: f64, b: f64) -> f64:
    """sqrt(a*a + b*b), scaled; inf if either is inf, even beside a nan."""
    x, y = abs(a), abs(b)
    scale = scale_of_f64(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = sqrt(fma(high, high, low * low)) * bitcast(0x7FE0000000000000 - bitcast(scale, i64), f64)
    return select(is_inf(a) | is_inf(b), INF, result)


@cube
def rhypot_f64(a: f64, b: f64) -> f64:
    """1 / hypot, scaled; 0 if either is inf."""
    x, y = abs(a), abs(b)
    scale = scale_of_f64(select(x < y, y, x))
    x, y = x * scale, y * scale
    low, high = select(x < y, x, y), select(x < y, y, x)
    result = scale * sqrt(1.0 / fma(high, high, low * low))
    return select(is_inf(a) | is_inf(b), 0.0, result)


@cube
def cbrt_f64(x: f64) -> f64:
    """t = |x| * y**2 with y about |x|**(-1/3): a guess from the bits / 3, made better twice, then t itself."""
    a = abs(x)
    tiny = a < 2.2250738585072014e-308
    a = select(tiny, a * 1.8014398509481984e+16, a)
    y = bitcast(0x553EF0FF289DD796 - mul_hi(bitcast(a, u64), 0x5555555555555556), f64)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, 2 / 9, 0.3333333333333333), y)
    h = fma(-(a * y), y * y, 1.0)
    y = fma(y * h, fma(h, 2 / 9, 0.3333333333333333), y)
    square = y * y
    t = a * square
    t = fma(fma(-t, t * t, a), square * 0.3333333333333333, t)
    t = select(tiny, t * 3.814697265625e-06, t)
    return copysign(select(a < INF, t, a), x)
