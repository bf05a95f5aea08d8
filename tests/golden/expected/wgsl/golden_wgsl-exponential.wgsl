struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out_: array<f32>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;
override fused: bool = true;

fn burn_clz_u32(x: u32) -> u32 {
  return countLeadingZeros(x);
}

// upper half of the product
fn burn_mul_hi_u32(a: u32, b: u32) -> u32 {
  let a0 = a & 0xffffu;
  let a1 = a >> 16u;
  let b0 = b & 0xffffu;
  let b1 = b >> 16u;
  let middle = a1 * b0 + ((a0 * b0) >> 16u);
  let lower = a0 * b1 + (middle & 0xffffu);
  return a1 * b1 + (middle >> 16u) + (lower >> 16u);
}

// (a, b) of twice the width, shifted down; what falls out is remembered in the lowest bit
fn burn_jammed_u32(a: u32, b: u32, by: u32) -> array<u32, 2> {
  let far = by >= 32u;
  let high = select(a, 0u, far);
  let low = select(b, a, far);
  let n = by & 31u;
  let back = (32u - n) & 31u;
  let out = select(low << back, 0u, n == 0u) | select(0u, b, far);
  let moved = select((low >> n) | (high << back), low, n == 0u);
  let all = by >= 32u + 32u;
  let lost = select(out, a | b, all);
  return array<u32, 2>(
    select(high >> n, 0u, all),
    select(moved, 0u, all) | select(0u, 1u, lost != 0u)
  );
}

// the exact product and c as (high, low, exponent), added, rounded once; without branches, since compilers
// copy it to each place that calls it
fn burn_fused_f32(a: f32, b: f32, c: f32) -> f32 {
  let ua = bitcast<u32>(a) & 0x7fffffffu;
  let ub = bitcast<u32>(b) & 0x7fffffffu;
  let uc = bitcast<u32>(c) & 0x7fffffffu;
  let product_sign = (bitcast<u32>(a) ^ bitcast<u32>(b)) & 0x80000000u;
  let sign_c = bitcast<u32>(c) & 0x80000000u;
  // significands with their first one at the top
  let sa = select(ua, (ua & 0x7fffffu) | 0x800000u, ua >= 0x800000u);
  let sb = select(ub, (ub & 0x7fffffu) | 0x800000u, ub >= 0x800000u);
  let sc = select(uc, (uc & 0x7fffffu) | 0x800000u, uc >= 0x800000u);
  let za = burn_clz_u32(sa);
  let zb = burn_clz_u32(sb);
  let zc = burn_clz_u32(sc);
  let ma = sa << (za & 31u);
  let mb = sb << (zb & 31u);
  // the product, with room of one bit for the sum
  let p = burn_mul_hi_u32(ma, mb);
  let q = ma * mb;
  let top = (p & 0x80000000u) != 0u;
  let p1 = select((p << 1u) | (q >> 31u), p, top);
  let q1 = select(q << 1u, q, top);
  let high = p1 >> 1u;
  let low = (q1 >> 1u) | (p1 << 31u) | (q1 & 1u);
  let ea = i32(max(u32(ua >> 23u), 1u)) - i32(za);
  let eb = i32(max(u32(ub >> 23u), 1u)) - i32(zb);
  let exponent = ea + eb + i32(8u + 8u) - 127i + select(0i, 1i, top);
  let other = (sc << (zc & 31u)) >> 1u;
  let ec = i32(max(u32(uc >> 23u), 1u)) - i32(zc) + i32(8u);
  let other_exponent = select(ec, -65536i, uc == 0u);
  // the smaller one is shifted to the exponent of the larger one
  let distance = exponent - other_exponent;
  let swap = distance < 0i || (distance == 0i && other > high);
  let x = select(high, other, swap);
  let y = select(low, 0u, swap);
  let small = burn_jammed_u32(
    select(other, high, swap), select(0u, low, swap), u32(min(abs(distance), i32(32u + 32u)))
  );
  let sign = select(product_sign, sign_c, swap);
  let less_y = y - small[1];
  let less_x = x - small[0] - select(0u, 1u, y < small[1]);
  let more_y = y + small[1];
  let more_x = x + small[0] + select(0u, 1u, more_y < small[1]);
  let opposite = product_sign != sign_c;
  let sum_x = select(more_x, less_x, opposite);
  let sum_y = select(more_y, less_y, opposite);
  // the first one to the top again
  let empty = sum_x == 0u;
  let h = select(sum_x, sum_y, empty);
  let l = select(sum_y, 0u, empty);
  let shift = burn_clz_u32(h) & 31u;
  let moved = select((h << shift) | (l >> ((32u - shift) & 31u)), h, shift == 0u);
  let significand = moved | select(0u, 1u, (l << shift) != 0u);
  let biased = select(exponent, other_exponent, swap) + 1i - i32(shift) - select(0i, i32(32u), empty);
  // below the normal numbers there are fewer places
  let more = u32(clamp(1i - biased, 0i, i32(32u)));
  let over = max(more, 31u - 8u - 1u) - (31u - 8u - 1u);
  let kept = (significand >> over) | select(0u, 1u, (significand & ((1u << over) - 1u)) != 0u);
  let drop = 8u + more - over;
  let whole = kept >> drop;
  let rest = kept & ((1u << drop) - 1u);
  let half = 1u << (drop - 1u);
  let up = rest > half || (rest == half && (whole & 1u) == 1u);
  let finite = (u32(max(biased, 1i) - 1i) << 23u) + whole + select(0u, 1u, up);
  var bits = sign | select(finite, 0x7f800000u, biased > 254i);
  bits = select(bits, 0u, (sum_x | sum_y) == 0u);
  bits = select(bits, bitcast<u32>(c), uc >= 0x7f800000u);
  let simple = ua >= 0x7f800000u || ub >= 0x7f800000u || ua == 0u || ub == 0u;
  return bitcast<f32>(select(bits, bitcast<u32>(a * b + c), simple));
}

fn burn_fma_f32(a: f32, b: f32, c: f32) -> f32 {
  if (fused) { return fma(a, b, c); }
  // through memory: a compiler that looks through chains of these takes exponential time
  var held: array<f32, 2>;
  held[record.cubes_x >> 31u] = burn_fused_f32(a, b, c);
  return held[record.cubes_x >> 31u];
}

@compute @workgroup_size(64, 1, 1)
fn exponential(
  @builtin(local_invocation_index) unit: u32,
  @builtin(workgroup_id) workgroup_id: vec3<u32>,
  @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
  var cube = workgroup_id;
  if (folded) {
    let line = (workgroup_id.z * num_workgroups.y + workgroup_id.y) * num_workgroups.x + workgroup_id.x;
    let layer = record.cubes_x * record.cubes_y;
    if (line >= layer * record.cubes_z) { return; }
    cube = vec3<u32>(line % record.cubes_x, (line / record.cubes_x) % record.cubes_y, line / layer);
  }
  let cube_pos = (i32(cube.z) * i32(record.cubes_y) + i32(cube.y)) * i32(record.cubes_x) + i32(cube.x);
  let absolute_pos = (cube_pos * 64i) + i32(unit);
  // gpu_kernels.py:195: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:196: out[i] = bc.exp(x[i])
    let v = select(0.0f, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
    // exp.py:87: limited = select(x > 89.0, f32(89.0), x)
    let limited = select(v, 89.0f, v > 89.0f);
    // exp.py:88: limited = select(limited < -104.0, f32(-104.0), limited)
    let limited_1 = select(limited, -104.0f, limited < (-104.0f));
    // exp.py:89: shifted = fma(limited, LOG2_E, ROUND_254_F32)
    let shifted = burn_fma_f32(limited_1, 1.442695f, 1.2583166e+07f);
    // exp.py:90: k = shifted - ROUND_254_F32
    let k = shifted - 1.2583166e+07f;
    // exp.py:91: r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, limited))
    let r = burn_fma_f32(k, 1.9046542e-09f, burn_fma_f32(k, -0.6931472f, limited_1));
    // polynomial.py:13: value = fma(value, x, coefficients[i])
    let value = burn_fma_f32(burn_fma_f32(r, 0.0013838259f, 0.008367079f), r, 0.04166775f);
    let value_1 = burn_fma_f32(burn_fma_f32(value, r, 0.16666539f), r, 0.49999997f);
    // exp.py:79: bits = bitcast(shifted, i32)
    let bits = bitcast<i32>(shifted);
    // exp.py:80: half = bits >> 1
    let half_ = bits >> 1u;
    // exp.py:81: return value * bitcast(half << 23, f32) * bitcast((bits - half) << 23, f32)
    let v_1 = burn_fma_f32(burn_fma_f32(value_1, r, 1.0f), r, 1.0f) * bitcast<f32>(half_ << 23u);
    // gpu_kernels.py:196: out[i] = bc.exp(x[i])
    out_[record.out_base + absolute_pos] = v_1 * bitcast<f32>((bits - half_) << 23u);
  }
}
