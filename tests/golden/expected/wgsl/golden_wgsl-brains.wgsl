struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
  factor: f32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out_: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> record: Record;

override folded: bool = false;

fn burn_f32_to_bf16(x: f32) -> u32 {
  let bits = bitcast<u32>(x);
  if ((bits & 0x7fffffffu) > 0x7f800000u) { return (bits | 0x400000u) >> 16u; }
  return (bits + 0x7fffu + ((bits >> 16u) & 1u)) >> 16u;
}

fn burn_load_x(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  return extractBits(x[at >> 1u], shift, 16u);
}

// replaces one element of a word; the others may be written by other units meanwhile
fn burn_store_out_(position: i32, value: u32) {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  let kept = ~(0xffffu << shift);
  let bits = value << shift;
  var word = atomicLoad(&out_[at >> 1u]);
  loop {
    let found = atomicCompareExchangeWeak(&out_[at >> 1u], word, (word & kept) | bits);
    if (found.exchanged) { break; }
    word = found.old_value;
  }
}

@compute @workgroup_size(64, 1, 1)
fn brains(
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
  let factor = burn_f32_to_bf16(record.factor);
  let cube_pos = (i32(cube.z) * i32(record.cubes_y) + i32(cube.y)) * i32(record.cubes_x) + i32(cube.x);
  let absolute_pos = (cube_pos * 64i) + i32(unit);
  // gpu_kernels.py:12: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:13: out[i] = x[i] * factor
    let v = select(0x0u, burn_load_x(record.x_base + absolute_pos), absolute_pos < record.x_len);
    let v_1 = burn_f32_to_bf16(bitcast<f32>(v << 16u) * bitcast<f32>(factor << 16u));
    burn_store_out_(record.out_base + absolute_pos, v_1);
  }
}
