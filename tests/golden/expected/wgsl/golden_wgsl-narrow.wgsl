struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  y_base: i32,
  y_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> y: array<u32>;
@group(0) @binding(2) var<storage, read_write> out_: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

fn burn_load_x(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 3u) << 3u;
  return extractBits(x[at >> 2u], shift, 8u);
}

fn burn_load_y(position: i32) -> i32 {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  return extractBits(bitcast<i32>(y[at >> 1u]), shift, 16u);
}

// replaces one element of a word; the others may be written by other units meanwhile
fn burn_store_out_(position: i32, value: i32) {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  let kept = ~(0xffffu << shift);
  let bits = (bitcast<u32>(value) & 0xffffu) << shift;
  var word = atomicLoad(&out_[at >> 1u]);
  loop {
    let found = atomicCompareExchangeWeak(&out_[at >> 1u], word, (word & kept) | bits);
    if (found.exchanged) { break; }
    word = found.old_value;
  }
}

@compute @workgroup_size(64, 1, 1)
fn narrow(
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
  // gpu_kernels.py:28: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:29: sum = x[i] + 200
    let v = select(0u, burn_load_x(record.x_base + absolute_pos), absolute_pos < record.x_len);
    // gpu_kernels.py:30: out[i] = y[i] * bc.i16(sum) - (y[i] >> 3)
    let v_1 = absolute_pos < record.y_len;
    let v_2 = extractBits(select(0i, burn_load_y(record.y_base + absolute_pos), v_1) * bitcast<i32>((v + 200u) & 0xffu), 0u, 16u);
    let v_3 = extractBits(v_2 - (select(0i, burn_load_y(record.y_base + absolute_pos), v_1) >> 3u), 0u, 16u);
    burn_store_out_(record.out_base + absolute_pos, v_3);
  }
}
