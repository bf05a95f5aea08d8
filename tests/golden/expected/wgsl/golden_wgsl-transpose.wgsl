struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_shape0: i32,
  x_shape1: i32,
  x_stride0: i32,
  x_stride1: i32,
  out_base: i32,
  out_shape0: i32,
  out_shape1: i32,
  out_stride0: i32,
  out_stride1: i32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out_: array<f32>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

@compute @workgroup_size(16, 4, 1)
fn transpose(
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
  let absolute_pos_y = (i32(cube.y) * 4i) + i32(local.y);
  let absolute_pos_x = (i32(cube.x) * 16i) + i32(local.x);
  // kernels.py:37: if i < x.shape(0) and j < x.shape(1):
  let v = (absolute_pos_y < record.x_shape0) & (absolute_pos_x < record.x_shape1);
  if (v) {
    // kernels.py:38: out[j, i] = x[i, j]
    let v_1 = (absolute_pos_y * record.x_stride0) + (absolute_pos_x * record.x_stride1);
    let v_2 = (absolute_pos_x * record.out_stride0) + (absolute_pos_y * record.out_stride1);
    let v_3 = (absolute_pos_x < record.out_shape0) & (absolute_pos_y < record.out_shape1);
    if (v_3) {
      out_[record.out_base + v_2] = x[record.x_base + v_1];
    }
  }
}
