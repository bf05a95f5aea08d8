struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
  step_: i32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out_: array<f32>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

// the value itself: a compiler may not regroup what it cannot see through
fn burn_rounded_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ (record.cubes_x >> 31u));
}

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
fn countdown(
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
  // gpu_kernels.py:76: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:79: total = total * 0.5 + x[i * 8 + k]
    let v = absolute_pos * 8i;
    let v_1 = v + 7i;
    let v_2 = bitcast<u32>(record.x_len);
    let total = select(0.0f, x[record.x_base + v_1], bitcast<u32>(v_1) < v_2) + burn_rounded_f32(0.0f);
    let v_3 = v + 5i;
    let total_1 = (total * 0.5f) + select(0.0f, x[record.x_base + v_3], bitcast<u32>(v_3) < v_2);
    let v_4 = v + 3i;
    let total_2 = (total_1 * 0.5f) + select(0.0f, x[record.x_base + v_4], bitcast<u32>(v_4) < v_2);
    let v_5 = v + 1i;
    let total_3 = (total_2 * 0.5f) + select(0.0f, x[record.x_base + v_5], bitcast<u32>(v_5) < v_2);
    // gpu_kernels.py:80: for k in range(0, 8, step):
    var total_4: f32 = total_3;
    var k: i32 = 0i;
    for (var left: u32 = burn_trips_i32(0i, 8i, record.step_); left > 0u; left -= 1u) {
      // gpu_kernels.py:81: total += x[i * 8 + k]
      let v_6 = v + k;
      let total_5 = total_4 + select(0.0f, x[record.x_base + v_6], bitcast<u32>(v_6) < v_2);
      total_4 = total_5;
      k += record.step_;
    }
    // gpu_kernels.py:82: out[i] = total
    out_[record.out_base + absolute_pos] = total_4;
  }
}
