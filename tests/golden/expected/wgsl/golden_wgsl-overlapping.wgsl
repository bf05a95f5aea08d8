struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<f64>;
@group(0) @binding(1) var<storage, read_write> out_: array<f64>;
@group(0) @binding(2) var<uniform> record: Record;
var<workgroup> first: array<f64, 64>;
var<workgroup> second: array<f64, 64>;

override folded: bool = false;

@compute @workgroup_size(64, 1, 1)
fn overlapping(
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
  let unit_pos = i32(unit);
  let cube_pos = (i32(cube.z) * i32(record.cubes_y) + i32(cube.y)) * i32(record.cubes_x) + i32(cube.x);
  let absolute_pos = (cube_pos * 64i) + unit_pos;
  // gpu_kernels.py:108: first[unit] = x[bc.ABSOLUTE_POS]
  let v = select(0.0lf, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
  first[unit_pos] = v;
  // gpu_kernels.py:109: bc.sync_cube()
  workgroupBarrier();
  storageBarrier();
  // gpu_kernels.py:110: other = first[63 - unit]
  let other = first[63i - unit_pos];
  // gpu_kernels.py:111: bc.sync_cube()
  workgroupBarrier();
  storageBarrier();
  // gpu_kernels.py:113: second[unit] = other * 2.0
  second[unit_pos] = other * 2.0lf;
  // gpu_kernels.py:114: bc.sync_cube()
  workgroupBarrier();
  storageBarrier();
  // gpu_kernels.py:115: out[bc.ABSOLUTE_POS] = second[unit ^ 1]
  let v_1 = second[unit_pos ^ 1i];
  if (absolute_pos < record.out_len) {
    out_[record.out_base + absolute_pos] = v_1;
  }
}
