struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  steps_base: i32,
  steps_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> steps: array<u32>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

@compute @workgroup_size(64, 1, 1)
fn collatz(
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
  // kernels.py:110: if i < steps.len():
  if (absolute_pos < record.steps_len) {
    // kernels.py:111: n = x[i]
    let n = select(0u, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
    // kernels.py:113: while n > 1:
    var n_1: u32 = n;
    var count: u32 = 0u;
    loop {
      if (!(n_1 > 1u)) { break; }
      // kernels.py:114: n = n // 2 if n % 2 == 0 else 3 * n + 1
      let n_2 = select((n_1 * 3u) + 1u, n_1 >> 1u, (n_1 & 1u) == 0u);
      // kernels.py:115: count += 1
      let count_1 = count + 1u;
      n_1 = n_2;
      count = count_1;
    }
    // kernels.py:116: steps[i] = count
    steps[record.steps_base + absolute_pos] = count;
  }
}
