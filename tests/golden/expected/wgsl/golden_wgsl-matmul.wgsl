struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  a_base: i32,
  a_shape0: i32,
  a_shape1: i32,
  a_stride0: i32,
  a_stride1: i32,
  b_base: i32,
  b_shape0: i32,
  b_shape1: i32,
  b_stride0: i32,
  b_stride1: i32,
  out_base: i32,
  out_shape0: i32,
  out_shape1: i32,
  out_stride0: i32,
  out_stride1: i32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out_: array<f32>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

@compute @workgroup_size(16, 4, 1)
fn matmul(
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
  // kernels.py:45: if i < out.shape(0) and j < out.shape(1):
  let v = (absolute_pos_y < record.out_shape0) & (absolute_pos_x < record.out_shape1);
  if (v) {
    // kernels.py:48: total += a[i, k] * b[k, j]
    let v_1 = absolute_pos_y * record.a_stride0;
    let v_2 = absolute_pos_y < record.a_shape0;
    let v_3 = absolute_pos_x * record.b_stride1;
    let v_4 = absolute_pos_x < record.b_shape1;
    // kernels.py:47: for k in range(a.shape(1)):
    var total: f32 = 0.0f;
    for (var k: i32 = 0i; k < record.a_shape1; k += 1i) {
      // kernels.py:48: total += a[i, k] * b[k, j]
      let v_5 = select(0.0f, a[record.a_base + (v_1 + (k * record.a_stride1))], v_2);
      let v_6 = select(0.0f, b[record.b_base + ((k * record.b_stride0) + v_3)], (k < record.b_shape0) & v_4);
      total = total + (v_5 * v_6);
    }
    // kernels.py:49: out[i, j] = total
    let v_7 = (absolute_pos_y * record.out_stride0) + (absolute_pos_x * record.out_stride1);
    out_[record.out_base + v_7] = total;
  }
}
