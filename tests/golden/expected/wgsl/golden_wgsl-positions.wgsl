struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read_write> out_: array<i32>;
@group(0) @binding(1) var<uniform> record: Record;

override folded: bool = false;

@compute @workgroup_size(8, 4, 2)
fn positions(
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
  let absolute_pos_z = (i32(cube.z) * 2i) + i32(local.z);
  let absolute_pos_y = (i32(cube.y) * 4i) + i32(local.y);
  let absolute_pos_x = (i32(cube.x) * 8i) + i32(local.x);
  let v = ((absolute_pos_z * (i32(record.cubes_y) * 4i)) + absolute_pos_y) * (i32(record.cubes_x) * 8i);
  let absolute_pos = v + absolute_pos_x;
  let cube_pos = (i32(cube.z) * i32(record.cubes_y) + i32(cube.y)) * i32(record.cubes_x) + i32(cube.x);
  // gpu_kernels.py:203: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:204: place = bc.ABSOLUTE_POS_Z * 10000 + bc.ABSOLUTE_POS_Y * 100 + bc.ABSOLUTE_POS_X
    let place = ((absolute_pos_z * 10000i) + (absolute_pos_y * 100i)) + absolute_pos_x;
    // gpu_kernels.py:205: out[i] = bc.i32(place + bc.CUBE_POS)
    out_[record.out_base + absolute_pos] = place + cube_pos;
  }
}
