struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
  wide_base: i32,
  wide_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out_: array<i32>;
@group(0) @binding(2) var<storage, read_write> wide: array<u64>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

fn burn_is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}

// saturates; nan is 0
fn burn_f32_to_i32(x: f32) -> i32 {
  if (burn_is_nan_f32(x)) { return 0i; }
  if (x <= -2147483648.0f) { return bitcast<i32>(0x80000000u); }
  if (x >= 2147483648.0f) { return 0x7fffffffi; }
  return i32(x);
}

// saturates; nan is 0
fn burn_f32_to_u64(x: f32) -> u64 {
  if (burn_is_nan_f32(x)) { return 0lu; }
  if (x <= 0.0f) { return 0lu; }
  if (x >= 18446744073709551616.0f) { return 0xfffffffffffffffflu; }
  return u64(x);
}

@compute @workgroup_size(64, 1, 1)
fn conversions(
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
  // gpu_kernels.py:37: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:38: out[i] = bc.i32(x[i]) + bc.i32(bc.i8(x[i]))
    let v = absolute_pos < record.x_len;
    let v_1 = burn_f32_to_i32(select(0.0f, x[record.x_base + absolute_pos], v));
    let v_2 = clamp(burn_f32_to_i32(select(0.0f, x[record.x_base + absolute_pos], v)), -128i, 127i);
    out_[record.out_base + absolute_pos] = v_1 + v_2;
    // gpu_kernels.py:39: wide[i] = bc.u64(x[i])
    let v_3 = burn_f32_to_u64(select(0.0f, x[record.x_base + absolute_pos], v));
    if (absolute_pos < record.wide_len) {
      wide[record.wide_base + absolute_pos] = v_3;
    }
  }
}
