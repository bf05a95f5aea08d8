"""a * b + c with one rounding, where the device's own `fma` has two: by integers. For both widths (F, U)."""

from __future__ import annotations

FUSED: dict[tuple[str, str], str] = {
    ("burn_fma", "f"): """
fn burn_fma_F(a: F, b: F, c: F) -> F {
  if (fused) { return fma(a, b, c); }
  // through memory: a compiler that looks through chains of these takes exponential time
  var held: array<F, 2>;
  held[record.cubes_x >> 31u] = burn_fused_F(a, b, c);
  return held[record.cubes_x >> 31u];
}""",
    ("burn_jammed", "u"): """
// (a, b) of twice the width, shifted down; what falls out is remembered in the lowest bit
fn burn_jammed_U(a: U, b: U, by: u32) -> array<U, 2> {
  let far = by >= WIDTH;
  let high = select(a, 0LU, far);
  let low = select(b, a, far);
  let n = by & TOP;
  let back = (WIDTH - n) & TOP;
  let out = select(low << back, 0LU, n == 0u) | select(0LU, b, far);
  let moved = select((low >> n) | (high << back), low, n == 0u);
  let all = by >= WIDTH + WIDTH;
  let lost = select(out, a | b, all);
  return array<U, 2>(
    select(high >> n, 0LU, all),
    select(moved, 0LU, all) | select(0LU, 1LU, lost != 0LU)
  );
}""",
    ("burn_fused", "f"): """
// the exact product and c as (high, low, exponent), added, rounded once; without branches, since compilers
// copy it to each place that calls it
fn burn_fused_F(a: F, b: F, c: F) -> F {
  let ua = bitcast<U>(a) & MAGNITUDE;
  let ub = bitcast<U>(b) & MAGNITUDE;
  let uc = bitcast<U>(c) & MAGNITUDE;
  let product_sign = (bitcast<U>(a) ^ bitcast<U>(b)) & SIGN;
  let sign_c = bitcast<U>(c) & SIGN;
  // significands with their first one at the top
  let sa = select(ua, (ua & FRACTION) | UNIT, ua >= UNIT);
  let sb = select(ub, (ub & FRACTION) | UNIT, ub >= UNIT);
  let sc = select(uc, (uc & FRACTION) | UNIT, uc >= UNIT);
  let za = burn_clz_U(sa);
  let zb = burn_clz_U(sb);
  let zc = burn_clz_U(sc);
  let ma = sa << (za & TOP);
  let mb = sb << (zb & TOP);
  // the product, with room of one bit for the sum
  let p = burn_mul_hi_U(ma, mb);
  let q = ma * mb;
  let top = (p & SIGN) != 0LU;
  let p1 = select((p << 1u) | (q >> TOP), p, top);
  let q1 = select(q << 1u, q, top);
  let high = p1 >> 1u;
  let low = (q1 >> 1u) | (p1 << TOP) | (q1 & 1LU);
  let ea = i32(max(u32(ua >> PLACES), 1u)) - i32(za);
  let eb = i32(max(u32(ub >> PLACES), 1u)) - i32(zb);
  let exponent = ea + eb + i32(SPARE + SPARE) - BIAS + select(0i, 1i, top);
  let other = (sc << (zc & TOP)) >> 1u;
  let ec = i32(max(u32(uc >> PLACES), 1u)) - i32(zc) + i32(SPARE);
  let other_exponent = select(ec, -65536i, uc == 0LU);
  // the smaller one is shifted to the exponent of the larger one
  let distance = exponent - other_exponent;
  let swap = distance < 0i || (distance == 0i && other > high);
  let x = select(high, other, swap);
  let y = select(low, 0LU, swap);
  let small = burn_jammed_U(
    select(other, high, swap), select(0LU, low, swap), u32(min(abs(distance), i32(WIDTH + WIDTH)))
  );
  let sign = select(product_sign, sign_c, swap);
  let less_y = y - small[1];
  let less_x = x - small[0] - select(0LU, 1LU, y < small[1]);
  let more_y = y + small[1];
  let more_x = x + small[0] + select(0LU, 1LU, more_y < small[1]);
  let opposite = product_sign != sign_c;
  let sum_x = select(more_x, less_x, opposite);
  let sum_y = select(more_y, less_y, opposite);
  // the first one to the top again
  let empty = sum_x == 0LU;
  let h = select(sum_x, sum_y, empty);
  let l = select(sum_y, 0LU, empty);
  let shift = burn_clz_U(h) & TOP;
  let moved = select((h << shift) | (l >> ((WIDTH - shift) & TOP)), h, shift == 0u);
  let significand = moved | select(0LU, 1LU, (l << shift) != 0LU);
  let biased = select(exponent, other_exponent, swap) + 1i - i32(shift) - select(0i, i32(WIDTH), empty);
  // below the normal numbers there are fewer places
  let more = u32(clamp(1i - biased, 0i, i32(WIDTH)));
  let over = max(more, TOP - ROUNDED - 1u) - (TOP - ROUNDED - 1u);
  let kept = (significand >> over) | select(0LU, 1LU, (significand & ((1LU << over) - 1LU)) != 0LU);
  let drop = ROUNDED + more - over;
  let whole = kept >> drop;
  let rest = kept & ((1LU << drop) - 1LU);
  let half = 1LU << (drop - 1u);
  let up = rest > half || (rest == half && (whole & 1LU) == 1LU);
  let finite = (U(max(biased, 1i) - 1i) << PLACES) + whole + select(0LU, 1LU, up);
  var bits = sign | select(finite, INF, biased > LARGEST);
  bits = select(bits, 0LU, (sum_x | sum_y) == 0LU);
  bits = select(bits, bitcast<U>(c), uc >= INF);
  let simple = ua >= INF || ub >= INF || ua == 0LU || ub == 0LU;
  return bitcast<F>(select(bits, bitcast<U>(a * b + c), simple));
}""",
}
