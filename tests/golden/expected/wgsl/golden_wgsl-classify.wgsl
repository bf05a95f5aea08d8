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

@compute @workgroup_size(64, 1, 1)
fn classify(
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
  // gpu_kernels.py:55: if i < out.len():
  if (absolute_pos < record.out_len) {
    // gpu_kernels.py:56: match x[i] & 3:
    let v = select(0i, x[record.x_base + absolute_pos], absolute_pos < record.x_len);
    var kind: i32;
    switch (v & 3i) {
      case 0i: {
        kind = 10i;
      }
      case 1i, 2i: {
        kind = 20i;
      }
      default: {
        kind = 30i;
      }
    }
    // gpu_kernels.py:64: while True:
    var kind_1: i32 = kind;
    var steps: i32 = 0i;
    var going: bool = true;
    loop {
      if (!(going)) { break; }
      // gpu_kernels.py:65: kind -= 7
      let kind_2 = kind_1 + (-7i);
      // gpu_kernels.py:67: break
      var steps_1: i32;
      if (kind_2 < 0i) {
        steps_1 = steps;
      } else {
        steps_1 = steps + 1i;
      }
      // gpu_kernels.py:64: while True:
      let v_1 = kind_2 >= 0i;
      kind_1 = kind_2;
      steps = steps_1;
      going = v_1;
    }
    // gpu_kernels.py:69: out[i] = steps
    out_[record.out_base + absolute_pos] = steps;
  }
}
