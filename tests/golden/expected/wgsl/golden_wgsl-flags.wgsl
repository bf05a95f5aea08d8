struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
  invert: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out_: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

fn burn_load_x(position: i32) -> bool {
  let at = bitcast<u32>(position);
  let shift = (at & 3u) << 3u;
  return extractBits(x[at >> 2u], shift, 8u) != 0u;
}

// replaces one element of a word; the others may be written by other units meanwhile
fn burn_store_out_(position: i32, value: bool) {
  let at = bitcast<u32>(position);
  let shift = (at & 3u) << 3u;
  let kept = ~(0xffu << shift);
  let bits = select(0u, 1u, value) << shift;
  var word = atomicLoad(&out_[at >> 2u]);
  loop {
    let found = atomicCompareExchangeWeak(&out_[at >> 2u], word, (word & kept) | bits);
    if (found.exchanged) { break; }
    word = found.old_value;
  }
}

@compute @workgroup_size(64, 1, 1)
fn flags(
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
  let invert = record.invert != 0u;
  let cube_pos = (i32(cube.z) * i32(record.cubes_y) + i32(cube.y)) * i32(record.cubes_x) + i32(cube.x);
  let absolute_pos = (cube_pos * 64i) + i32(unit);
  // gpu_kernels.py:187: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:188: out[i] = x[i] != invert
    let v = select(false, burn_load_x(record.x_base + absolute_pos), absolute_pos < record.x_len);
    burn_store_out_(record.out_base + absolute_pos, v != invert);
  }
}
