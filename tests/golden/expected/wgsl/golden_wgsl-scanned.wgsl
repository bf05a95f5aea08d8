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
@group(0) @binding(1) var<storage, read_write> out_: array<f32>;
@group(0) @binding(2) var<uniform> record: Record;
var<workgroup> sums: array<f32, 8>;

override folded: bool = false;

// whether a lane is in a set of lanes
fn burn_active(lanes: vec4<u32>, lane: u32) -> bool {
  return ((lanes[(lane >> 5u) & 3u] >> (lane & 31u)) & 1u) == 1u;
}

fn burn_plane_inclusive_sum_f32(value: f32, lane: u32) -> f32 {
  let active_lanes = subgroupBallot(true);
  if (all(active_lanes == vec4<u32>(0xffu, 0x0u, 0x0u, 0x0u))) {
    var total = value;
    let below_1 = subgroupShuffleUp(total, 1u);
    total = select(total, total + below_1, lane >= 1u);
    let below_2 = subgroupShuffleUp(total, 2u);
    total = select(total, total + below_2, lane >= 2u);
    let below_4 = subgroupShuffleUp(total, 4u);
    total = select(total, total + below_4, lane >= 4u);
    return total;
  }
  var values: array<f32, 8>;
  for (var i = 0u; i < 8u; i += 1u) {
    let other = subgroupShuffle(value, i);
    values[i] = select(0.0f, other, burn_active(active_lanes, i));
  }
  for (var distance = 1u; distance < 8u; distance <<= 1u) {
    for (var i = 7u; i >= distance; i -= 1u) {
      values[i] = values[i] + values[i - distance];
    }
  }
  return values[lane];
}

@compute @workgroup_size(256, 1, 1)
fn scanned(
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
  let absolute_pos = (cube_pos * 256i) + unit_pos;
  let plane_pos = i32(unit / 8u);
  // gpu_kernels.py:137: prefix = bc.plane_inclusive_sum(x[bc.ABSOLUTE_POS])
  let v = select(0.0f, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
  let prefix = burn_plane_inclusive_sum_f32(v, unit & 7u);
  // gpu_kernels.py:138: if bc.UNIT_POS_PLANE == bc.PLANE_DIM - 1:
  if (i32(unit % 8u) == 7i) {
    // gpu_kernels.py:139: sums[bc.PLANE_POS] = prefix
    if (plane_pos < 8i) {
      sums[plane_pos] = prefix;
    }
  }
  // gpu_kernels.py:140: bc.sync_cube()
  workgroupBarrier();
  storageBarrier();
  // gpu_kernels.py:142: for p in range(bc.PLANE_POS):
  var before: f32 = 0.0f;
  for (var p: i32 = 0i; p < plane_pos; p += 1i) {
    // gpu_kernels.py:143: before += sums[p]
    let v_1 = select(0.0f, sums[p], p < 8i);
    before = before + v_1;
  }
  // gpu_kernels.py:144: out[bc.ABSOLUTE_POS] = before + prefix
  if (absolute_pos < record.out_len) {
    out_[record.out_base + absolute_pos] = before + prefix;
  }
  // gpu_kernels.py:145: bc.sync_cube()
  workgroupBarrier();
  storageBarrier();
  // gpu_kernels.py:146: if unit == 0:
  if (unit_pos == 0i) {
    // gpu_kernels.py:147: sums[0] = 0.0
    sums[0i] = 0.0f;
  }
}
