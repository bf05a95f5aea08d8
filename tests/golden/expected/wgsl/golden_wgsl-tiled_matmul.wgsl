struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  a_base: i32,
  a_len: i32,
  b_base: i32,
  b_len: i32,
  out_base: i32,
  out_len: i32,
  n: i32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out_: array<f32>;
@group(0) @binding(3) var<uniform> record: Record;
var<workgroup> tile_a: array<f32, 256>;
var<workgroup> tile_b: array<f32, 256>;

override folded: bool = false;
override fused: bool = true;

// iterations of a loop from start to stop by step
fn burn_trips_i32(start: i32, stop: i32, step: i32) -> u32 {
  if (step > 0i && start < stop) {
    return (bitcast<u32>(stop) - bitcast<u32>(start) - 1u) / bitcast<u32>(step) + 1u;
  }
  if (step < 0i && start > stop) {
    return (bitcast<u32>(start) - bitcast<u32>(stop) - 1u) / bitcast<u32>(-step) + 1u;
  }
  return 0u;
}

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

@compute @workgroup_size(16, 16, 1)
fn tiled_matmul(
  @builtin(local_invocation_id) local: vec3<u32>,
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
  // gpu_kernels.py:86: def tiled_matmul(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.f32], n: bc.index):
  let unit_pos_x = i32(local.x);
  let unit_pos_y = i32(local.y);
  // gpu_kernels.py:91: row, col = bc.CUBE_POS_Y * 16 + y, bc.CUBE_POS_X * 16 + x
  let v = (i32(cube.y) * 16i) + unit_pos_y;
  let col = (i32(cube.x) * 16i) + unit_pos_x;
  // gpu_kernels.py:94: tile_a[y * 16 + x] = a[row * n + start + x]
  let v_1 = v * record.n;
  let v_2 = bitcast<u32>(record.a_len);
  let v_3 = unit_pos_y * 16i;
  let v_4 = v_3 + unit_pos_x;
  // gpu_kernels.py:95: tile_b[y * 16 + x] = b[(start + y) * n + col]
  let v_5 = bitcast<u32>(record.b_len);
  // gpu_kernels.py:98: total = bc.fma(tile_a[y * 16 + k], tile_b[k * 16 + x], total)
  let v_6 = v_3 + 1i;
  let v_7 = unit_pos_x + 16i;
  let v_8 = v_3 + 2i;
  let v_9 = unit_pos_x + 32i;
  let v_10 = v_3 + 3i;
  let v_11 = unit_pos_x + 48i;
  let v_12 = v_3 + 4i;
  let v_13 = unit_pos_x + 64i;
  let v_14 = v_3 + 5i;
  let v_15 = unit_pos_x + 80i;
  let v_16 = v_3 + 6i;
  let v_17 = unit_pos_x + 96i;
  let v_18 = v_3 + 7i;
  let v_19 = unit_pos_x + 112i;
  let v_20 = v_3 + 8i;
  let v_21 = unit_pos_x + 128i;
  let v_22 = v_3 + 9i;
  let v_23 = unit_pos_x + 144i;
  let v_24 = v_3 + 10i;
  let v_25 = unit_pos_x + 160i;
  let v_26 = v_3 + 11i;
  let v_27 = unit_pos_x + 176i;
  let v_28 = v_3 + 12i;
  let v_29 = unit_pos_x + 192i;
  let v_30 = v_3 + 13i;
  let v_31 = unit_pos_x + 208i;
  let v_32 = v_3 + 14i;
  let v_33 = unit_pos_x + 224i;
  let v_34 = v_3 + 15i;
  let v_35 = unit_pos_x + 240i;
  // gpu_kernels.py:93: for start in range(0, n, 16):
  var total: f32 = 0.0f;
  var start: i32 = 0i;
  for (var left: u32 = burn_trips_i32(0i, record.n, 16i); left > 0u; left -= 1u) {
    // gpu_kernels.py:94: tile_a[y * 16 + x] = a[row * n + start + x]
    let v_36 = (v_1 + start) + unit_pos_x;
    tile_a[v_4] = select(0.0f, a[record.a_base + v_36], bitcast<u32>(v_36) < v_2);
    // gpu_kernels.py:95: tile_b[y * 16 + x] = b[(start + y) * n + col]
    let v_37 = ((start + unit_pos_y) * record.n) + col;
    tile_b[v_4] = select(0.0f, b[record.b_base + v_37], bitcast<u32>(v_37) < v_5);
    // gpu_kernels.py:96: bc.sync_cube()
    workgroupBarrier();
    storageBarrier();
    // gpu_kernels.py:98: total = bc.fma(tile_a[y * 16 + k], tile_b[k * 16 + x], total)
    let v_38 = tile_a[v_3];
    let v_39 = tile_b[unit_pos_x];
    let v_40 = tile_a[v_6];
    let v_41 = tile_b[v_7];
    let v_42 = tile_a[v_8];
    let v_43 = tile_b[v_9];
    let total_1 = burn_fma_f32(v_42, v_43, burn_fma_f32(v_40, v_41, burn_fma_f32(v_38, v_39, total)));
    let v_44 = tile_a[v_10];
    let v_45 = tile_b[v_11];
    let v_46 = tile_a[v_12];
    let v_47 = tile_b[v_13];
    let v_48 = tile_a[v_14];
    let v_49 = tile_b[v_15];
    let total_2 = burn_fma_f32(v_48, v_49, burn_fma_f32(v_46, v_47, burn_fma_f32(v_44, v_45, total_1)));
    let v_50 = tile_a[v_16];
    let v_51 = tile_b[v_17];
    let v_52 = tile_a[v_18];
    let v_53 = tile_b[v_19];
    let v_54 = tile_a[v_20];
    let v_55 = tile_b[v_21];
    let total_3 = burn_fma_f32(v_54, v_55, burn_fma_f32(v_52, v_53, burn_fma_f32(v_50, v_51, total_2)));
    let v_56 = tile_a[v_22];
    let v_57 = tile_b[v_23];
    let v_58 = tile_a[v_24];
    let v_59 = tile_b[v_25];
    let v_60 = tile_a[v_26];
    let v_61 = tile_b[v_27];
    let total_4 = burn_fma_f32(v_60, v_61, burn_fma_f32(v_58, v_59, burn_fma_f32(v_56, v_57, total_3)));
    let v_62 = tile_a[v_28];
    let v_63 = tile_b[v_29];
    let v_64 = tile_a[v_30];
    let v_65 = tile_b[v_31];
    let v_66 = tile_a[v_32];
    let v_67 = tile_b[v_33];
    let total_5 = burn_fma_f32(v_66, v_67, burn_fma_f32(v_64, v_65, burn_fma_f32(v_62, v_63, total_4)));
    let v_68 = tile_a[v_34];
    let v_69 = tile_b[v_35];
    // gpu_kernels.py:99: bc.sync_cube()
    workgroupBarrier();
    storageBarrier();
    total = burn_fma_f32(v_68, v_69, total_5);
    start += 16i;
  }
  // gpu_kernels.py:100: out[row * n + col] = total
  let v_70 = (v * record.n) + col;
  if (bitcast<u32>(v_70) < bitcast<u32>(record.out_len)) {
    out_[record.out_base + v_70] = total;
  }
}
