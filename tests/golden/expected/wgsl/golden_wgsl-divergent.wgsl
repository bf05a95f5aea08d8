enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<i32>;
@group(0) @binding(1) var<storage, read_write> out_: array<i32>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

// whether a lane is in a set of lanes
fn burn_active(lanes: vec4<u32>, lane: u32) -> bool {
  return ((lanes[(lane >> 5u) & 3u] >> (lane & 31u)) & 1u) == 1u;
}

fn burn_plane_sum_i32(value: i32, lane: u32) -> i32 {
  let active_lanes = subgroupBallot(true);
  if (all(active_lanes == vec4<u32>(0xffu, 0x0u, 0x0u, 0x0u))) {
    var total = value;
    total = total + subgroupShuffleXor(total, 4u);
    total = total + subgroupShuffleXor(total, 2u);
    total = total + subgroupShuffleXor(total, 1u);
    return total;
  }
  var values: array<i32, 8>;
  for (var i = 0u; i < 8u; i += 1u) {
    let other = subgroupShuffle(value, i);
    values[i] = select(0i, other, burn_active(active_lanes, i));
  }
  for (var half = 4u; half > 0u; half >>= 1u) {
    for (var i = 0u; i < half; i += 1u) {
      values[i] = values[i] + values[i + half];
    }
  }
  return values[0];
}

fn burn_plane_max_i32(value: i32, lane: u32) -> i32 {
  let active_lanes = subgroupBallot(true);
  if (all(active_lanes == vec4<u32>(0xffu, 0x0u, 0x0u, 0x0u))) {
    var total = value;
    total = max(total, subgroupShuffleXor(total, 4u));
    total = max(total, subgroupShuffleXor(total, 2u));
    total = max(total, subgroupShuffleXor(total, 1u));
    return total;
  }
  var values: array<i32, 8>;
  for (var i = 0u; i < 8u; i += 1u) {
    let other = subgroupShuffle(value, i);
    values[i] = select(bitcast<i32>(2147483648u), other, burn_active(active_lanes, i));
  }
  for (var half = 4u; half > 0u; half >>= 1u) {
    for (var i = 0u; i < half; i += 1u) {
      values[i] = max(values[i], values[i + half]);
    }
  }
  return values[0];
}

@compute @workgroup_size(48, 1, 1)
fn divergent(
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
  let absolute_pos = (cube_pos * 48i) + i32(unit);
  // gpu_kernels.py:122: value = x[i]
  let value = select(0i, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
  // gpu_kernels.py:124: if value > 0:
  var total: i32;
  if (value > 0i) {
    // gpu_kernels.py:125: total = bc.plane_sum(value)
    let total_1 = burn_plane_sum_i32(value, unit & 7u);
    total = total_1;
  } else {
    total = 0i;
  }
  // gpu_kernels.py:126: while value > 1:
  var value_1: i32 = value;
  var total_2: i32 = total;
  loop {
    if (!(value_1 > 1i)) { break; }
    // gpu_kernels.py:127: total += bc.plane_max(value)
    let v = burn_plane_max_i32(value_1, unit & 7u);
    let total_3 = total_2 + v;
    // gpu_kernels.py:128: value //= 2
    let value_2 = value_1 >> 1u;
    value_1 = value_2;
    total_2 = total_3;
  }
  // gpu_kernels.py:129: out[i] = total
  if (absolute_pos < record.out_len) {
    out_[record.out_base + absolute_pos] = total_2;
  }
}
