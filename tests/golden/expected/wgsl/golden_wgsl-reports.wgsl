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
@group(0) @binding(2) var<storage, read_write> report: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

// the first check that fails is reported
fn burn_fail(check: u32) {
  loop {
    let found = atomicCompareExchangeWeak(&report[0], 0u, check);
    if (found.exchanged || found.old_value != 0u) { break; }
  }
}

// the place of so many words of prints, 0 if there is no room
fn burn_reserve(words: u32) -> u32 {
  let room = atomicLoad(&report[1]);
  let at = atomicAdd(&report[2], words);
  let left = select(0u, room - at, at < room);
  if (words <= left) { return at + 4u; }
  // as the length of a print: none follow
  if (left >= 4u) { atomicStore(&report[at + 7u], 0xffffffffu); }
  return 0u;
}

// upper half of the product
fn burn_mul_hi_u32(a: u32, b: u32) -> u32 {
  let a0 = a & 0xffffu;
  let a1 = a >> 16u;
  let b0 = b & 0xffffu;
  let b1 = b >> 16u;
  let middle = a1 * b0 + ((a0 * b0) >> 16u);
  let lower = a0 * b1 + (middle & 0xffffu);
  return a1 * b1 + (middle >> 16u) + (lower >> 16u);
}

// a * b + c, a and the result of 64 bits: (low, high)
fn burn_wide(a: vec2<u32>, b: u32, c: u32) -> vec2<u32> {
  let low = a.x * b;
  let sum = low + c;
  return vec2<u32>(sum, burn_mul_hi_u32(a.x, b) + a.y * b + select(0u, 1u, sum < low));
}

@compute @workgroup_size(64, 1, 1)
fn reports(
  @builtin(local_invocation_index) unit: u32,
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
  let cube_pos = (i32(cube.z) * i32(record.cubes_y) + i32(cube.y)) * i32(record.cubes_x) + i32(cube.x);
  let absolute_pos = (cube_pos * 64i) + i32(unit);
  // gpu_kernels.py:177: bc.device_assert(x[i] >= 0.0, "x is negative")
  let v = absolute_pos < record.x_len;
  if (!(select(0.0f, x[record.x_base + absolute_pos], v) >= 0.0f)) { burn_fail(1u); }
  // gpu_kernels.py:178: if i == 3:
  if (absolute_pos == 3i) {
    let shown = select(0.0f, x[record.x_base + absolute_pos], v);
    // gpu_kernels.py:179: bc.debug_print("x is", x[i])
    let at = burn_reserve(6u);
    if (at != 0u) {
      let printing = burn_wide(burn_wide(vec2<u32>(cube.z * 1u + local.z, 0u), record.cubes_y * 1u, cube.y * 1u + local.y), record.cubes_x * 64u, cube.x * 64u + local.x);
      atomicStore(&report[at], 0u);
      atomicStore(&report[at + 1u], printing.x);
      atomicStore(&report[at + 2u], printing.y);
      atomicStore(&report[at + 3u], 1u);
      atomicStore(&report[at + 4u], bitcast<u32>(shown));
      atomicStore(&report[at + 5u], 0u);
    }
  }
  // gpu_kernels.py:180: out[i] = bc.sqrt(x[i])
  if (absolute_pos < record.out_len) {
    out_[record.out_base + absolute_pos] = sqrt(select(0.0f, x[record.x_base + absolute_pos], v));
  }
}
