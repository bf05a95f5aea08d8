"""Integer operations that WGSL leaves open or does not have, on i32 and u32, or i64 and u64 (F, I, U)."""

from __future__ import annotations

INTEGERS: dict[tuple[str, str], str] = {
    ("burn_div", "i"): """
// towards zero; 0 for b = 0, the most negative number stays itself
fn burn_div_I(a: I, b: I) -> I {
  if (b == 0LI) { return 0LI; }
  if (b == -1LI) { return -a; }
  return a / b;
}""",
    ("burn_div", "u"): """
fn burn_div_U(a: U, b: U) -> U {
  if (b == 0LU) { return 0LU; }
  return a / b;
}""",
    ("burn_rem", "i"): """
// sign of a; 0 for b = 0
fn burn_rem_I(a: I, b: I) -> I {
  if (b == 0LI || b == -1LI) { return 0LI; }
  return a % b;
}""",
    ("burn_rem", "u"): """
fn burn_rem_U(a: U, b: U) -> U {
  if (b == 0LU) { return 0LU; }
  return a % b;
}""",
    ("burn_trips", "i"): """
// iterations of a loop from start to stop by step
fn burn_trips_I(start: I, stop: I, step: I) -> U {
  if (step > 0LI && start < stop) {
    return (bitcast<U>(stop) - bitcast<U>(start) - 1LU) / bitcast<U>(step) + 1LU;
  }
  if (step < 0LI && start > stop) {
    return (bitcast<U>(start) - bitcast<U>(stop) - 1LU) / bitcast<U>(-step) + 1LU;
  }
  return 0LU;
}""",
    ("burn_trips", "u"): """
// iterations of a loop from start to stop by step
fn burn_trips_U(start: U, stop: U, step: U) -> U {
  if (step > 0LU && start < stop) { return (stop - start - 1LU) / step + 1LU; }
  return 0LU;
}""",
    ("burn_mul_hi", "u"): """
// upper half of the product
fn burn_mul_hi_U(a: U, b: U) -> U {
  let a0 = a & LOW;
  let a1 = a >> HALF;
  let b0 = b & LOW;
  let b1 = b >> HALF;
  let middle = a1 * b0 + ((a0 * b0) >> HALF);
  let lower = a0 * b1 + (middle & LOW);
  return a1 * b1 + (middle >> HALF) + (lower >> HALF);
}""",
    ("burn_mul_hi", "i"): """
fn burn_mul_hi_I(a: I, b: I) -> I {
  let high = bitcast<I>(burn_mul_hi_U(bitcast<U>(a), bitcast<U>(b)));
  return high - select(0LI, b, a < 0LI) - select(0LI, a, b < 0LI);
}""",
    ("burn_powi", "u"): """
fn burn_powi_U(a: U, n: U) -> U {
  var result = 1LU;
  var square = a;
  for (var left = n; left != 0LU; left >>= 1u) {
    if ((left & 1LU) != 0LU) { result *= square; }
    square *= square;
  }
  return result;
}""",
    ("burn_powi", "i"): """
// 0 for a negative n
fn burn_powi_I(a: I, n: I) -> I {
  if (n < 0LI) { return 0LI; }
  return bitcast<I>(burn_powi_U(bitcast<U>(a), bitcast<U>(n)));
}""",
}
