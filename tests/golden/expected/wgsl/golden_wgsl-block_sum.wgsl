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
var<workgroup> tile: array<f32, 64>;

override folded: bool = false;

// iterations of a loop from start to stop by step
fn burn_trips_i32(start: i32, stop: i32, step: i32) -> u32 {
  if (step > 0i && start < stop) {
    return (bitcast<u32>(stop) - bitcast<u32>(start) - 1u) / bitcast<u32>(step) + 1u;
  }
  if (step < 0i && start > stop) {
    return (bitcast<u32>(start) - bitcast<u32>(stop) - 1u) / bitcast<u32>(-step) + 1u;
  }
  return 0u;
}

@compute @workgroup_size(64, 1, 1)
fn block_sum(
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
  let cube_count = (i32(record.cubes_x) * i32(record.cubes_y)) * i32(record.cubes_z);
  // kernels.py:58: for i in range(bc.ABSOLUTE_POS, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
  let v = cube_count * 64i;
  var total: f32 = 0.0f;
  var i: i32 = absolute_pos;
  for (var left: u32 = burn_trips_i32(absolute_pos, record.x_len, v); left > 0u; left -= 1u) {
    total = total + x[record.x_base + i];
    i += v;
  }
  // kernels.py:60: tile[unit] = total
  tile[unit_pos] = total;
  // kernels.py:61: bc.sync_cube()
  workgroupBarrier();
  storageBarrier();
  // kernels.py:63: while half > 0:
  var half_: i32 = 32i;
  loop {
    if (!(half_ > 0i)) { break; }
    // kernels.py:64: if unit < half:
    if (unit_pos < half_) {
      // kernels.py:65: tile[unit] += tile[unit + half]
      let v_1 = tile[unit_pos];
      let v_2 = tile[unit_pos + half_];
      tile[unit_pos] = v_1 + v_2;
    }
    // kernels.py:66: bc.sync_cube()
    workgroupBarrier();
    storageBarrier();
    half_ = half_ >> 1u;
  }
  // kernels.py:68: if unit == 0:
  if (unit_pos == 0i) {
    // kernels.py:69: out[bc.CUBE_POS] = tile[0]
    let v_3 = tile[0i];
    if (cube_pos < record.out_len) {
      out_[record.out_base + cube_pos] = v_3;
    }
  }
}
