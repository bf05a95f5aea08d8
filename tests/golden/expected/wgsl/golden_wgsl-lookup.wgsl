struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out_: array<f32>;
@group(0) @binding(2) var<uniform> record: Record;
const table = array<f32, 4>(0.5f, 1.5f, 2.5f, 4.0f);

override folded: bool = false;

fn burn_load_x(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 3u) << 3u;
  return extractBits(x[at >> 2u], shift, 8u);
}

@compute @workgroup_size(64, 1, 1)
fn lookup(
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
  // gpu_kernels.py:223: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:224: out[i] = table[bc.index(x[i]) % 4]
    let v = select(0u, burn_load_x(record.x_base + absolute_pos), absolute_pos < record.x_len);
    out_[record.out_base + absolute_pos] = table[bitcast<i32>(v) & 3i];
  }
}
