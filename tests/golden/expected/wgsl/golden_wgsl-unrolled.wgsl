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

// the value itself: a compiler may not regroup what it cannot see through
fn burn_rounded_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ (record.cubes_x >> 31u));
}

@compute @workgroup_size(64, 1, 1)
fn unrolled(
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
  // kernels.py:124: taps = bc.Local[bc.f32](3)
  var taps = array<f32, 3>();
  // kernels.py:126: taps[k] = x[i + k]
  let v = select(0.0f, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
  taps[0i] = v;
  let v_1 = absolute_pos + 1i;
  taps[1i] = select(0.0f, x[record.x_base + v_1], v_1 < record.x_len);
  let v_2 = absolute_pos + 2i;
  taps[2i] = select(0.0f, x[record.x_base + v_2], v_2 < record.x_len);
  // kernels.py:129: total += taps[k] * weights[k]
  let v_3 = taps[0i];
  let v_4 = taps[1i];
  let total = burn_rounded_f32(burn_rounded_f32((v_3 * 0.25f) + burn_rounded_f32(0.0f)) + (v_4 * 0.5f));
  let v_5 = taps[2i];
  // kernels.py:130: out[i] = total
  if (absolute_pos < record.out_len) {
    out_[record.out_base + absolute_pos] = total + (v_5 * 0.25f);
  }
}
