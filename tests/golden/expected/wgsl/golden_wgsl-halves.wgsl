struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out_: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

fn burn_f16_to_f32(bits: u32) -> f32 {
  let sign = (bits & 0x8000u) << 16u;
  let exponent = (bits >> 10u) & 31u;
  let fraction = bits & 1023u;
  if (exponent == 31u) { return bitcast<f32>(sign | 0x7f800000u | (fraction << 13u)); }
  if (exponent == 0u) { return bitcast<f32>(sign | bitcast<u32>(f32(fraction) * 5.9604645e-08f)); }
  return bitcast<f32>(sign | ((exponent + 112u) << 23u) | (fraction << 13u));
}

fn burn_load_x(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  return extractBits(x[at >> 1u], shift, 16u);
}

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
}

// replaces one element of a word; the others may be written by other units meanwhile
fn burn_store_out_(position: i32, value: u32) {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  let kept = ~(0xffffu << shift);
  let bits = value << shift;
  var word = atomicLoad(&out_[at >> 1u]);
  loop {
    let found = atomicCompareExchangeWeak(&out_[at >> 1u], word, (word & kept) | bits);
    if (found.exchanged) { break; }
    word = found.old_value;
  }
}

@compute @workgroup_size(64, 1, 1)
fn halves(
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
  // kernels.py:85: if i < out.len():
  if (absolute_pos < record.out_len) {
    // kernels.py:86: out[i] = x[i] * x[i] + 0.5
    let v = absolute_pos < record.x_len;
    let v_1 = burn_f16_to_f32(select(0x0u, burn_load_x(record.x_base + absolute_pos), v));
    let v_2 = burn_f16_to_f32(select(0x0u, burn_load_x(record.x_base + absolute_pos), v));
    let v_3 = burn_f32_to_f16(burn_f16_to_f32(burn_f32_to_f16(v_1 * v_2)) + 0.5f);
    burn_store_out_(record.out_base + absolute_pos, v_3);
  }
}
