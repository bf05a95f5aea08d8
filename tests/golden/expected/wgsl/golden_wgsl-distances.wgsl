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

@group(0) @binding(0) var<storage, read> x: array<f64>;
@group(0) @binding(1) var<storage, read> y: array<f64>;
@group(0) @binding(2) var<storage, read_write> out_: array<f64>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

@compute @workgroup_size(64, 1, 1)
fn distances(
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
  // gpu_kernels.py:20: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:21: out[i] = bc.sqrt(x[i] * x[i] + y[i] * y[i]) / (1.0 + abs(x[i]))
    let v = absolute_pos < record.x_len;
    let v_1 = select(0.0lf, x[record.x_base + absolute_pos], v) * select(0.0lf, x[record.x_base + absolute_pos], v);
    let v_2 = absolute_pos < record.y_len;
    let v_3 = select(0.0lf, y[record.y_base + absolute_pos], v_2) * select(0.0lf, y[record.y_base + absolute_pos], v_2);
    let v_4 = sqrt(v_1 + v_3) / (abs(select(0.0lf, x[record.x_base + absolute_pos], v)) + 1.0lf);
    out_[record.out_base + absolute_pos] = v_4;
  }
}
