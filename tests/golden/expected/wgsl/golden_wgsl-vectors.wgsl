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
fn vectors(
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
  // kernels.py:90: def vectors(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]):
  let v = record.x_len >> 2u;
  // kernels.py:93: if i < out.len():
  if (absolute_pos < record.out_len) {
    // kernels.py:94: v = x[i] * 2.0
    let v_1 = absolute_pos * 4i;
    let v_2 = absolute_pos < v;
    let v_3 = select(0.0f, x[record.x_base + v_1], v_2) * 2.0f;
    let v_4 = select(0.0f, x[record.x_base + (v_1 + 1i)], v_2) * 2.0f;
    let v_5 = select(0.0f, x[record.x_base + (v_1 + 2i)], v_2) * 2.0f;
    let v_6 = select(0.0f, x[record.x_base + (v_1 + 3i)], v_2) * 2.0f;
    // kernels.py:95: out[i] = v.dot(v) + v[1]
    let v_7 = burn_rounded_f32(burn_rounded_f32((v_3 * v_3) + (v_4 * v_4)) + (v_5 * v_5));
    out_[record.out_base + absolute_pos] = burn_rounded_f32(v_7 + (v_6 * v_6)) + v_4;
  }
}
