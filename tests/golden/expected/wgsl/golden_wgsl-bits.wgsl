struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  x_base: i32,
  x_len: i32,
  by_base: i32,
  by_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> by: array<u32>;
@group(0) @binding(2) var<storage, read_write> out_: array<u32>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

fn burn_div_u32(a: u32, b: u32) -> u32 {
  if (b == 0u) { return 0u; }
  return a / b;
}

@compute @workgroup_size(64, 1, 1)
fn bits(
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
  // gpu_kernels.py:46: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:47: n = by[i]
    let n = select(0u, by[record.by_base + absolute_pos], absolute_pos < record.by_len);
    // gpu_kernels.py:48: out[i] = (x[i] << n | x[i] >> (32 - n)) ^ bc.popcount(x[i] // n) ^ bc.clz(n)
    let v = absolute_pos < record.x_len;
    let v_1 = select(0u, select(0u, x[record.x_base + absolute_pos], v) << (n & 31u), n < 32u);
    let v_2 = select(0u, select(0u, x[record.x_base + absolute_pos], v) >> ((32u - n) & 31u), (32u - n) < 32u);
    let v_3 = countOneBits(burn_div_u32(select(0u, x[record.x_base + absolute_pos], v), n));
    out_[record.out_base + absolute_pos] = ((v_1 | v_2) ^ v_3) ^ countLeadingZeros(n);
  }
}
