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

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out_: array<u32>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

// whether a lane is in a set of lanes
fn burn_active(lanes: vec4<u32>, lane: u32) -> bool {
  return ((lanes[(lane >> 5u) & 3u] >> (lane & 31u)) & 1u) == 1u;
}

// 0 from a lane that is not there or not active
fn burn_shuffle_down_f32(value: f32, by: u32, lane: u32) -> f32 {
  let source = lane + by;
  let active_lanes = subgroupBallot(true);
  let taken = subgroupShuffle(value, source & 7u);
  if (by >= 8u - lane) { return value; }
  return select(0.0f, taken, source < 8u && burn_active(active_lanes, source));
}

// true in the lowest active lane
fn burn_elect(lane: u32) -> bool {
  let active_lanes = subgroupBallot(true);
  for (var i = 0u; i < lane; i += 1u) {
    if (burn_active(active_lanes, i)) { return false; }
  }
  return true;
}

@compute @workgroup_size(64, 1, 1)
fn votes(
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
  // gpu_kernels.py:154: ballot = bc.plane_ballot(x[i] > 0.0)
  let v = absolute_pos < record.x_len;
  let ballot = subgroupBallot(select(0.0f, x[record.x_base + absolute_pos], v) > 0.0f);
  // gpu_kernels.py:155: next = bc.plane_shuffle_down(x[i], bc.u32(1))
  let next = burn_shuffle_down_f32(select(0.0f, x[record.x_base + absolute_pos], v), 1u, unit & 7u);
  // gpu_kernels.py:156: if bc.plane_elect():
  let v_1 = burn_elect(unit & 7u);
  if (v_1) {
    // gpu_kernels.py:157: out[i] = ballot[0]
    if (absolute_pos < record.out_len) {
      out_[record.out_base + absolute_pos] = ballot.x;
    }
  } else {
    // gpu_kernels.py:158: elif next < x[i]:
    if (next < select(0.0f, x[record.x_base + absolute_pos], v)) {
      // gpu_kernels.py:159: out[i] = bc.popcount(ballot[0])
      if (absolute_pos < record.out_len) {
        out_[record.out_base + absolute_pos] = countOneBits(ballot.x);
      }
    }
  }
}
