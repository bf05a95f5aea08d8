"""Float operations as the op table has them, by the bits of floats: WGSL may take nan, inf, the sign of zero
and sub-normals for anything else. For f32 and u32, or f64 and u64 (F, I, U)."""

from __future__ import annotations

FLOATS: dict[tuple[str, str], str] = {
    ("burn_is_nan", "f"): """
fn burn_is_nan_F(x: F) -> bool {
  return (bitcast<U>(x) & MAGNITUDE) > INF;
}""",
    ("burn_is_inf", "f"): """
fn burn_is_inf_F(x: F) -> bool {
  return (bitcast<U>(x) & MAGNITUDE) == INF;
}""",
    ("burn_is_finite", "f"): """
fn burn_is_finite_F(x: F) -> bool {
  return (bitcast<U>(x) & MAGNITUDE) < INF;
}""",
    ("burn_bool", "f"): """
fn burn_bool_F(x: F) -> bool {
  return (bitcast<U>(x) & MAGNITUDE) != 0LU;
}""",
    ("burn_order", "f"): """
// integers in the order of floats, -0 before 0
fn burn_order_F(x: F) -> I {
  let bits = bitcast<I>(x);
  return bits ^ ((bits >> TOP) & MOST);
}""",
    ("burn_min", "f"): """
// nan wins
fn burn_min_F(a: F, b: F) -> F {
  if (burn_is_nan_F(a)) { return a; }
  if (burn_is_nan_F(b)) { return b; }
  return select(b, a, burn_order_F(a) <= burn_order_F(b));
}""",
    ("burn_max", "f"): """
// nan wins
fn burn_max_F(a: F, b: F) -> F {
  if (burn_is_nan_F(a)) { return a; }
  if (burn_is_nan_F(b)) { return b; }
  return select(b, a, burn_order_F(a) >= burn_order_F(b));
}""",
    ("burn_fmin", "f"): """
// nan loses
fn burn_fmin_F(a: F, b: F) -> F {
  if (burn_is_nan_F(a)) { return b; }
  if (burn_is_nan_F(b)) { return a; }
  return select(b, a, burn_order_F(a) <= burn_order_F(b));
}""",
    ("burn_fmax", "f"): """
// nan loses
fn burn_fmax_F(a: F, b: F) -> F {
  if (burn_is_nan_F(a)) { return b; }
  if (burn_is_nan_F(b)) { return a; }
  return select(b, a, burn_order_F(a) >= burn_order_F(b));
}""",
    ("burn_rem", "f"): """
// remainder of the quotient towards zero, exact: of significands, some bits at a time
fn burn_rem_F(x: F, y: F) -> F {
  let sign = bitcast<U>(x) & SIGN;
  let a = bitcast<U>(x) & MAGNITUDE;
  let b = bitcast<U>(y) & MAGNITUDE;
  if (a >= INF || b > INF || b == 0LU) { return burn_F(NAN); }
  if (a < b) { return x; }
  let exponent = max(u32(b >> PLACES), 1u);
  let divisor = select(b, (b & FRACTION) | UNIT, b >= UNIT);
  var rest = select(a, (a & FRACTION) | UNIT, a >= UNIT) % divisor;
  var left = max(u32(a >> PLACES), 1u) - exponent;
  while (left > 0u) {
    let step = min(left, STEP);
    rest = (rest << step) % divisor;
    left -= step;
  }
  if (rest == 0LU) { return bitcast<F>(sign); }
  let shift = min(burn_clz_U(rest) - SPARE, exponent - 1u);
  return bitcast<F>(sign | ((U(exponent - shift - 1u) << PLACES) + (rest << shift)));
}""",
}
