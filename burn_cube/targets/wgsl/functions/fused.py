"""a * b + c with one rounding, where the device's own `fma` has two: by integers. For both widths (F, U)."""

from __future__ import annotations

FUSED: dict[tuple[str, str], str] = {
    ("burn_fma", "f"): """
fn burn_fma_F(a: F, b: F, c: F) -> F {
  if (fused) { return fma(a, b, c); }
  return burn_fused_F(a, b, c);
}""",
    ("burn_fused", "f"): """
// the exact product and c as (high, low, exponent), added, rounded once
fn burn_fused_F(a: F, b: F, c: F) -> F {
  let ua = bitcast<U>(a) & MAGNITUDE;
  let ub = bitcast<U>(b) & MAGNITUDE;
  let uc = bitcast<U>(c) & MAGNITUDE;
  if (ua >= INF || ub >= INF || ua == 0LU || ub == 0LU) { return a * b + c; }
  if (uc >= INF) { return c; }
  var sign = (bitcast<U>(a) ^ bitcast<U>(b)) & SIGN;
  let opposite = sign != (bitcast<U>(c) & SIGN);
  // significands with their first one at the top
  let za = burn_clz_U(select(ua, (ua & FRACTION) | UNIT, ua >= UNIT));
  let zb = burn_clz_U(select(ub, (ub & FRACTION) | UNIT, ub >= UNIT));
  let ma = select(ua, (ua & FRACTION) | UNIT, ua >= UNIT) << za;
  let mb = select(ub, (ub & FRACTION) | UNIT, ub >= UNIT) << zb;
  // the product is below 2 ** (2 * WIDTH); room of one bit for the sum
  var high = burn_mul_hi_U(ma, mb);
  var low = ma * mb;
  var exponent = i32(max(u32(ua >> PLACES), 1u)) - i32(za) + i32(max(u32(ub >> PLACES), 1u)) - i32(zb);
  exponent += i32(SPARE + SPARE) - BIAS + 1i;
  if ((high & SIGN) == 0LU) {
    high = (high << 1u) | (low >> TOP);
    low <<= 1u;
    exponent -= 1i;
  }
  low = (low >> 1u) | (high << TOP) | (low & 1LU);
  high >>= 1u;
  var other = 0LU;
  var other_low = 0LU;
  if (uc != 0LU) {
    let mc = select(uc, (uc & FRACTION) | UNIT, uc >= UNIT);
    let zc = burn_clz_U(mc);
    other = (mc << zc) >> 1u;
    let other_exponent = i32(max(u32(uc >> PLACES), 1u)) - i32(zc) + i32(SPARE);
    var distance = exponent - other_exponent;
    if (distance < 0i || (distance == 0i && other > high)) {
      let swap = high;
      high = other;
      other = swap;
      other_low = low;
      low = 0LU;
      exponent = other_exponent;
      distance = -distance;
      sign = bitcast<U>(c) & SIGN;
    }
    // the smaller one is shifted; what falls out is remembered in the lowest bit
    let far = u32(min(distance, i32(WIDTH + WIDTH)));
    if (far >= WIDTH) {
      let lost = other_low != 0LU;
      other_low = other;
      other = 0LU;
      let more = far - WIDTH;
      if (more >= WIDTH) {
        other_low = 1LU;
      } else if (more > 0u) {
        other_low = (other_low >> more) | select(0LU, 1LU, (other_low << (WIDTH - more)) != 0LU);
      }
      other_low |= select(0LU, 1LU, lost);
    } else if (far > 0u) {
      let lost = (other_low << (WIDTH - far)) != 0LU;
      other_low = (other_low >> far) | (other << (WIDTH - far)) | select(0LU, 1LU, lost);
      other >>= far;
    }
  }
  if (opposite) {
    high -= other + select(0LU, 1LU, low < other_low);
    low -= other_low;
  } else {
    low += other_low;
    high += other + select(0LU, 1LU, low < other_low);
  }
  if (high == 0LU && low == 0LU) { return burn_F(0LU); }
  // the first one to the top again
  if (high == 0LU) {
    high = low;
    low = 0LU;
    exponent -= i32(WIDTH);
  }
  let shift = burn_clz_U(high);
  if (shift > 0u) {
    high = (high << shift) | (low >> (WIDTH - shift));
    low <<= shift;
  }
  exponent += 1i - i32(shift);
  high |= select(0LU, 1LU, low != 0LU);
  // `exponent` is now the biased one of the result
  if (exponent > LARGEST) { return bitcast<F>(sign | INF); }
  var cut = ROUNDED;
  if (exponent < 1i) {
    let more = u32(min(1i - exponent, i32(WIDTH)));
    let over = select(0u, more - (TOP - ROUNDED - 1u), more > TOP - ROUNDED - 1u);
    if (over > 0u) {
      high = (high >> over) | select(0LU, 1LU, (high << (WIDTH - over)) != 0LU);
    }
    cut = ROUNDED + more - over;
    exponent = 1i;
  }
  let whole = high >> cut;
  let rest = high & ((1LU << cut) - 1LU);
  let half = 1LU << (cut - 1u);
  let up = rest > half || (rest == half && (whole & 1LU) == 1LU);
  return bitcast<F>(sign | ((U(exponent - 1i) << PLACES) + whole + select(0LU, 1LU, up)));
}""",
}
