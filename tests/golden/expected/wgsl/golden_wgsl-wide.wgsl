struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  y_base: i32,
  y_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> y: array<f32>;
@group(0) @binding(2) var<storage, read_write> out_: array<f32>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

fn burn_load_x(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 3u) << 3u;
  return extractBits(x[at >> 2u], shift, 8u);
}

@compute @workgroup_size(64, 1, 1)
fn wide(
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
  // gpu_kernels.py:209: def wide(
  let v = record.x_len >> 4u;
  let v_1 = record.y_len >> 2u;
  // gpu_kernels.py:214: if i < out.len():
  if (absolute_pos < (record.out_len >> 2u)) {
    // gpu_kernels.py:215: out[i] = y[i] * 2.0 + bc.f32(x[i][3])
    let v_2 = absolute_pos * 4i;
    let v_3 = absolute_pos < v_1;
    let v_4 = v_2 + 1i;
    let v_5 = v_2 + 2i;
    let v_6 = v_2 + 3i;
    let v_7 = select(0u, burn_load_x(record.x_base + ((absolute_pos * 16i) + 3i)), absolute_pos < v);
    let v_8 = f32(v_7);
    out_[record.out_base + v_2] = (select(0.0f, y[record.y_base + v_2], v_3) * 2.0f) + v_8;
    out_[record.out_base + v_4] = (select(0.0f, y[record.y_base + v_4], v_3) * 2.0f) + v_8;
    out_[record.out_base + v_5] = (select(0.0f, y[record.y_base + v_5], v_3) * 2.0f) + v_8;
    out_[record.out_base + v_6] = (select(0.0f, y[record.y_base + v_6], v_3) * 2.0f) + v_8;
  }
}
