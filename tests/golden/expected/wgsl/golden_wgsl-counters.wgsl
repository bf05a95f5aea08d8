struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  sums_base: i32,
  sums_len: i32,
  best_base: i32,
  best_len: i32,
  marks_base: i32,
  marks_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> sums: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read_write> best: array<atomic<i64>>;
@group(0) @binding(3) var<storage, read_write> marks: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> record: Record;

override folded: bool = false;

fn burn_add_sums(position: i32, value: f32) -> f32 {
  var cell = atomicLoad(&sums[position]);
  loop {
    let old = bitcast<f32>(cell);
    let next = bitcast<u32>(old + value);
    let found = atomicCompareExchangeWeak(&sums[position], cell, next);
    if (found.exchanged) { break; }
    cell = found.old_value;
  }
  return bitcast<f32>(cell);
}

fn burn_is_nan_f32(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}

// integers in the order of floats, -0 before 0
fn burn_order_f32(x: f32) -> i32 {
  let bits = bitcast<i32>(x);
  return bits ^ ((bits >> 31u) & 0x7fffffffi);
}

// nan wins
fn burn_max_f32(a: f32, b: f32) -> f32 {
  if (burn_is_nan_f32(a)) { return a; }
  if (burn_is_nan_f32(b)) { return b; }
  return select(b, a, burn_order_f32(a) >= burn_order_f32(b));
}

fn burn_max_sums(position: i32, value: f32) -> f32 {
  var cell = atomicLoad(&sums[position]);
  loop {
    let old = bitcast<f32>(cell);
    let next = bitcast<u32>(burn_max_f32(old, value));
    let found = atomicCompareExchangeWeak(&sums[position], cell, next);
    if (found.exchanged) { break; }
    cell = found.old_value;
  }
  return bitcast<f32>(cell);
}

fn burn_add_marks(position: i32, value: u32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 3u) << 3u;
  let kept = ~(0xffu << shift);
  var word = atomicLoad(&marks[at >> 2u]);
  loop {
    let old = extractBits(word, shift, 8u);
    let next = (old + value) & 0xffu;
    let bits = next << shift;
    let found = atomicCompareExchangeWeak(&marks[at >> 2u], word, (word & kept) | bits);
    if (found.exchanged) { break; }
    word = found.old_value;
  }
  return extractBits(word, shift, 8u);
}

@compute @workgroup_size(64, 1, 1)
fn counters(
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
  // gpu_kernels.py:166: bc.atomic_add(sums, 0, x[i])
  let v = absolute_pos < record.x_len;
  if (record.sums_len > 0i) {
    burn_add_sums(record.sums_base, select(0.0f, x[record.x_base + absolute_pos], v));
  }
  // gpu_kernels.py:167: bc.atomic_max(sums, 1, x[i])
  if (record.sums_len > 1i) {
    burn_max_sums(record.sums_base + 1i, select(0.0f, x[record.x_base + absolute_pos], v));
  }
  // gpu_kernels.py:168: old = bc.atomic_max(best, 0, bc.i64(i))
  var old: i64 = 0li;
  if (record.best_len > 0i) {
    old = atomicMax(&best[record.best_base], i64(absolute_pos));
  }
  // gpu_kernels.py:169: if old >= 0:
  if (old >= 0li) {
    // gpu_kernels.py:170: bc.atomic_add(marks, i, 1)
    if (absolute_pos < record.marks_len) {
      burn_add_marks(record.marks_base + absolute_pos, 1u);
    }
  }
}
