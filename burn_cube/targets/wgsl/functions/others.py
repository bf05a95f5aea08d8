"""Functions of one form each: conversions, powers, what prints and reports."""

from __future__ import annotations

OTHERS: dict[str, str] = {
    "burn_f32": """
// a float that WGSL has no literal for
fn burn_f32(bits: u32) -> f32 {
  return bitcast<f32>(bits);
}""",
    "burn_f64": """
// a float that WGSL has no literal for
fn burn_f64(bits: u64) -> f64 {
  return bitcast<f64>(bits);
}""",
    "burn_rounded_f32": """
// the value itself: a compiler may not regroup what it cannot see through
fn burn_rounded_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ (record.cubes_x >> 31u));
}""",
    "burn_rounded_f64": """
// the value itself: a compiler may not regroup what it cannot see through
fn burn_rounded_f64(x: f64) -> f64 {
  return bitcast<f64>(bitcast<u64>(x) ^ u64(record.cubes_x >> 31u));
}""",
    "burn_clz_u32": """
fn burn_clz_u32(x: u32) -> u32 {
  return countLeadingZeros(x);
}""",
    "burn_clz_u64": """
fn burn_clz_u64(x: u64) -> u32 {
  let high = u32(x >> 32u);
  return select(countLeadingZeros(high), 32u + countLeadingZeros(u32(x)), high == 0u);
}""",
    "burn_u32_to_f32": """
// to nearest, half to even, also where the device has only signed conversions
fn burn_u32_to_f32(x: u32) -> f32 {
  if (x < 0x80000000u) { return f32(bitcast<i32>(x)); }
  return f32(bitcast<i32>((x >> 1u) | (x & 1u))) * 2.0f;
}""",
    "burn_f16_to_f32": """
fn burn_f16_to_f32(bits: u32) -> f32 {
  let sign = (bits & 0x8000u) << 16u;
  let exponent = (bits >> 10u) & 31u;
  let fraction = bits & 1023u;
  if (exponent == 31u) { return bitcast<f32>(sign | 0x7f800000u | (fraction << 13u)); }
  if (exponent == 0u) { return bitcast<f32>(sign | bitcast<u32>(f32(fraction) * 5.9604645e-08f)); }
  return bitcast<f32>(sign | ((exponent + 112u) << 23u) | (fraction << 13u));
}""",
    "burn_f32_to_f16": """
fn burn_f32_to_f16(x: f32) -> u32 {
  let bits = bitcast<u32>(x);
  let sign = (bits >> 16u) & 0x8000u;
  let magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u) { return sign | 0x7e00u; }
  if (magnitude >= 0x47800000u) { return sign | 0x7c00u; }
  if (magnitude >= 0x38800000u) {
    return sign | ((magnitude + 0xfffu + ((magnitude >> 13u) & 1u) - 0x38000000u) >> 13u);
  }
  // below the normal numbers
  let exponent = magnitude >> 23u;
  if (exponent < 102u) { return sign; }
  let shift = 126u - exponent;
  let significand = (magnitude & 0x7fffffu) | 0x800000u;
  let whole = significand >> shift;
  let rest = significand & ((1u << shift) - 1u);
  let half = 1u << (shift - 1u);
  return sign | (whole + select(0u, 1u, rest > half || (rest == half && (whole & 1u) == 1u)));
}""",
    "burn_f32_to_bf16": """
fn burn_f32_to_bf16(x: f32) -> u32 {
  let bits = bitcast<u32>(x);
  if ((bits & 0x7fffffffu) > 0x7f800000u) { return (bits | 0x400000u) >> 16u; }
  return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}""",
    "burn_powi_f32": """
// by squaring; n counts as a 64-bit integer
fn burn_powi_f32(x: f32, n: f32) -> f32 {
  let bits = bitcast<u32>(n) & 0x7fffffffu;
  var low = 0u;
  var high = 0u;
  if (bits < 0x4f800000u) {
    low = u32(abs(n));
  } else if (bits < 0x5f000000u) {
    let shift = (bits >> 23u) - 150u;
    let significand = (bits & 0x7fffffu) | 0x800000u;
    low = select(0u, significand << (shift & 31u), shift < 32u);
    high = select(significand << (shift & 31u), significand >> ((32u - shift) & 31u), shift < 32u);
  } else if (bits <= 0x7f800000u) {
    low = select(0u, 0xffffffffu, n > 0.0f);
    high = select(0x80000000u, 0x7fffffffu, n > 0.0f);
  }
  var result = 1.0f;
  var square = x;
  while ((low | high) != 0u) {
    if ((low & 1u) == 1u) { result *= square; }
    square *= square;
    low = (low >> 1u) | (high << 31u);
    high >>= 1u;
  }
  if (n <= -1.0f && bits <= 0x7f800000u) { return 1.0f / result; }
  return result;
}""",
    "burn_active": """
// whether a lane is in a set of lanes
fn burn_active(lanes: vec4<u32>, lane: u32) -> bool {
  return ((lanes[(lane >> 5u) & 3u] >> (lane & 31u)) & 1u) == 1u;
}""",
    "burn_fail": """
// the first check that fails is reported
fn burn_fail(check: u32) {
  loop {
    let found = atomicCompareExchangeWeak(&report[0], 0u, check);
    if (found.exchanged || found.old_value != 0u) { break; }
  }
}""",
    "burn_reserve": """
// the place of so many words of prints, 0 if there is no room
fn burn_reserve(words: u32) -> u32 {
  let room = atomicLoad(&report[1]);
  let at = atomicAdd(&report[2], words);
  let left = select(0u, room - at, at < room);
  if (words <= left) { return at + 4u; }
  // as the length of a print: none follow
  if (left >= 4u) { atomicStore(&report[at + 7u], 0xffffffffu); }
  return 0u;
}""",
    "burn_wide": """
// a * b + c, a and the result of 64 bits: (low, high)
fn burn_wide(a: vec2<u32>, b: u32, c: u32) -> vec2<u32> {
  let low = a.x * b;
  let sum = low + c;
  return vec2<u32>(sum, burn_mul_hi_u32(a.x, b) + a.y * b + select(0u, 1u, sum < low));
}""",
}

for _source, _least, _most in (("f32", "f", "f"), ("f64", "lf", "lf")):
    for _target, _low, _high, _ends in (
        ("i32", "-2147483648.0", "2147483648.0", ("bitcast<i32>(0x80000000u)", "0x7fffffffi")),
        ("u32", "0.0", "4294967296.0", ("0u", "0xffffffffu")),
        (
            *("i64", "-9223372036854775808.0", "9223372036854775808.0"),
            ("bitcast<i64>(0x8000000000000000lu)", "0x7fffffffffffffffli"),
        ),
        ("u64", "0.0", "18446744073709551616.0", ("0lu", "0xfffffffffffffffflu")),
    ):
        _zero = {"i32": "0i", "u32": "0u", "i64": "0li", "u64": "0lu"}[_target]
        OTHERS[f"burn_{_source}_to_{_target}"] = f"""
// saturates; nan is 0
fn burn_{_source}_to_{_target}(x: {_source}) -> {_target} {{
  if (burn_is_nan_{_source}(x)) {{ return {_zero}; }}
  if (x <= {_low}{_least}) {{ return {_ends[0]}; }}
  if (x >= {_high}{_most}) {{ return {_ends[1]}; }}
  return {_target}(x);
}}"""
