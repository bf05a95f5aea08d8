struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
}

@group(0) @binding(0) var<storage, read_write> x: array<i32>;
@group(0) @binding(1) var<uniform> record: Record;

override folded: bool = false;

@compute @workgroup_size(64, 1, 1)
fn early_return(
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
  // kernels.py:21: return
  if (!(absolute_pos >= record.x_len)) {
    // kernels.py:22: x[i] = x[i] // 4 + x[i] % 8
    let v = x[record.x_base + absolute_pos];
    let v_1 = x[record.x_base + absolute_pos];
    x[record.x_base + absolute_pos] = (v >> 2u) + (v_1 & 7i);
  }
}
