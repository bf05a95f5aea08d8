enable subgroups;
diagnostic(off, subgroup_uniformity);

struct Record {
  cubes_x: u32,
  cubes_y: u32,
  cubes_z: u32,
  a_base: i32,
  a_shape0: i32,
  a_shape1: i32,
  a_stride0: i32,
  a_stride1: i32,
  b_base: i32,
  b_len: i32,
  out_base: i32,
  out_len: i32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read> b: array<u32>;
@group(0) @binding(2) var<storage, read_write> out_: array<f32>;
@group(0) @binding(3) var<uniform> record: Record;

override folded: bool = false;

// iterations of a loop from start to stop by step
fn burn_trips_i32(start: i32, stop: i32, step: i32) -> u32 {
  if (step > 0i && start < stop) {
    return (bitcast<u32>(stop) - bitcast<u32>(start) - 1u) / bitcast<u32>(step) + 1u;
  }
  if (step < 0i && start > stop) {
    return (bitcast<u32>(start) - bitcast<u32>(stop) - 1u) / bitcast<u32>(-step) + 1u;
  }
  return 0u;
}

fn burn_load_a(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  return extractBits(a[at >> 1u], shift, 16u);
}

fn burn_f16_to_f32(bits: u32) -> f32 {
  let sign = (bits & 0x8000u) << 16u;
  let exponent = (bits >> 10u) & 31u;
  let fraction = bits & 1023u;
  if (exponent == 31u) { return bitcast<f32>(sign | 0x7f800000u | (fraction << 13u)); }
  if (exponent == 0u) { return bitcast<f32>(sign | bitcast<u32>(f32(fraction) * 5.9604645e-08f)); }
  return bitcast<f32>(sign | ((exponent + 112u) << 23u) | (fraction << 13u));
}

fn burn_load_b(position: i32) -> u32 {
  let at = bitcast<u32>(position);
  let shift = (at & 1u) << 4u;
  return extractBits(b[at >> 1u], shift, 16u);
}

// whether a lane is in a set of lanes
fn burn_active(lanes: vec4<u32>, lane: u32) -> bool {
  return ((lanes[(lane >> 5u) & 3u] >> (lane & 31u)) & 1u) == 1u;
}

// 0 from a lane that is not there or not active
fn burn_broadcast_f32(value: f32, by: u32, lane: u32) -> f32 {
  let source = by;
  let active_lanes = subgroupBallot(true);
  let taken = subgroupShuffle(value, source & 7u);
  return select(0.0f, taken, source < 8u && burn_active(active_lanes, source));
}

// the value itself: a compiler may not regroup what it cannot see through
fn burn_rounded_f32(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(x) ^ (record.cubes_x >> 31u));
}

@compute @workgroup_size(64, 1, 1)
fn fragments(
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
  // kernels.py:134: def fragments(a: bc.Tensor[bc.f16], b: bc.Array[bc.f16], out: bc.Array[bc.f32]):
  let plane_pos = i32(unit / 8u);
  // kernels.py:136: left = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
  var left = array<f32, 32>();
  // kernels.py:137: right = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
  var right = array<f32, 32>();
  // kernels.py:138: total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
  var total = array<f32, 32>();
  // kernels.py:139: bc.cmma.fill(total, 1.0)
  let unit_pos_plane = i32(unit % 8u);
  for (var i: i32 = 0i; i < 16i; i += 1i) {
    let v = i * 2i;
    total[v] = 1.0f;
    total[v + 1i] = 1.0f;
  }
  // kernels.py:141: bc.cmma.load(left, a, (16 * bc.PLANE_POS, k))
  let v_1 = plane_pos * 16i;
  let v_2 = v_1 * record.a_stride0;
  let v_3 = unit_pos_plane * record.a_stride1;
  let v_4 = unit_pos_plane + 8i;
  let v_5 = v_4 * record.a_stride1;
  // kernels.py:142: bc.cmma.load(right, b[16 * k :], 16, "col_major")
  let v_6 = unit_pos_plane * 16i;
  let v_7 = (unit_pos_plane + 8i) * 16i;
  // kernels.py:140: for k in range(0, a.shape(1), 16):
  var k: i32 = 0i;
  for (var left_1: u32 = burn_trips_i32(0i, record.a_shape1, 16i); left_1 > 0u; left_1 -= 1u) {
    // kernels.py:141: bc.cmma.load(left, a, (16 * bc.PLANE_POS, k))
    let v_8 = v_2 + (k * record.a_stride1);
    let v_9 = (k + unit_pos_plane) < record.a_shape1;
    let v_10 = (k + v_4) < record.a_shape1;
    for (var i_1: i32 = 0i; i_1 < 16i; i_1 += 1i) {
      let v_11 = i_1 * 2i;
      let v_12 = v_8 + (i_1 * record.a_stride0);
      let v_13 = (v_1 + i_1) < record.a_shape0;
      let v_14 = select(0x0u, burn_load_a(record.a_base + (v_12 + v_3)), v_13 & v_9);
      left[v_11] = burn_f16_to_f32(v_14);
      let v_15 = select(0x0u, burn_load_a(record.a_base + (v_12 + v_5)), v_13 & v_10);
      left[v_11 + 1i] = burn_f16_to_f32(v_15);
    }
    // kernels.py:142: bc.cmma.load(right, b[16 * k :], 16, "col_major")
    let v_16 = min(max(k * 16i, 0i), record.b_len);
    let v_17 = record.b_len - v_16;
    for (var i_2: i32 = 0i; i_2 < 16i; i_2 += 1i) {
      let v_18 = i_2 * 2i;
      let v_19 = v_16 + i_2;
      let v_20 = select(0x0u, burn_load_b(record.b_base + (v_19 + v_6)), (i_2 + v_6) < v_17);
      right[v_18] = burn_f16_to_f32(v_20);
      let v_21 = select(0x0u, burn_load_b(record.b_base + (v_19 + v_7)), (i_2 + v_7) < v_17);
      right[v_18 + 1i] = burn_f16_to_f32(v_21);
    }
    // kernels.py:143: bc.cmma.execute(left, right, total, total)
    for (var block: i32 = 0i; block < 4i; block += 1i) {
      let v_22 = block * 8i;
      let v_23 = v_22 + 2i;
      let v_24 = v_22 + 4i;
      let v_25 = v_22 + 6i;
      let v_26 = v_22 + 1i;
      let v_27 = v_22 + 3i;
      let v_28 = v_22 + 5i;
      let v_29 = v_22 + 7i;
      for (var part: i32 = 0i; part < 2i; part += 1i) {
        let v_30 = v_22 + part;
        let v_31 = v_23 + part;
        let v_32 = v_24 + part;
        let v_33 = v_25 + part;
        let v_34 = total[v_30];
        let v_35 = total[v_31];
        let v_36 = total[v_32];
        let v_37 = total[v_33];
        let v_38 = left[v_22];
        let v_39 = left[v_26];
        let v_40 = left[v_23];
        let v_41 = left[v_27];
        let v_42 = left[v_24];
        let v_43 = left[v_28];
        let v_44 = left[v_25];
        let v_45 = left[v_29];
        let v_46 = right[part];
        let v_47 = burn_broadcast_f32(v_38, 0u, unit & 7u);
        let v_48 = burn_broadcast_f32(v_40, 0u, unit & 7u);
        let v_49 = burn_broadcast_f32(v_42, 0u, unit & 7u);
        let v_50 = burn_broadcast_f32(v_44, 0u, unit & 7u);
        let v_51 = right[part + 2i];
        let v_52 = burn_broadcast_f32(v_38, 1u, unit & 7u);
        let v_53 = burn_rounded_f32(burn_rounded_f32(v_34 + (v_47 * v_46)) + (v_52 * v_51));
        let v_54 = burn_broadcast_f32(v_40, 1u, unit & 7u);
        let v_55 = burn_rounded_f32(burn_rounded_f32(v_35 + (v_48 * v_46)) + (v_54 * v_51));
        let v_56 = burn_broadcast_f32(v_42, 1u, unit & 7u);
        let v_57 = burn_rounded_f32(burn_rounded_f32(v_36 + (v_49 * v_46)) + (v_56 * v_51));
        let v_58 = burn_broadcast_f32(v_44, 1u, unit & 7u);
        let v_59 = burn_rounded_f32(burn_rounded_f32(v_37 + (v_50 * v_46)) + (v_58 * v_51));
        let v_60 = right[part + 4i];
        let v_61 = burn_broadcast_f32(v_38, 2u, unit & 7u);
        let v_62 = burn_broadcast_f32(v_40, 2u, unit & 7u);
        let v_63 = burn_broadcast_f32(v_42, 2u, unit & 7u);
        let v_64 = burn_broadcast_f32(v_44, 2u, unit & 7u);
        let v_65 = right[part + 6i];
        let v_66 = burn_broadcast_f32(v_38, 3u, unit & 7u);
        let v_67 = burn_rounded_f32(burn_rounded_f32(v_53 + (v_61 * v_60)) + (v_66 * v_65));
        let v_68 = burn_broadcast_f32(v_40, 3u, unit & 7u);
        let v_69 = burn_rounded_f32(burn_rounded_f32(v_55 + (v_62 * v_60)) + (v_68 * v_65));
        let v_70 = burn_broadcast_f32(v_42, 3u, unit & 7u);
        let v_71 = burn_rounded_f32(burn_rounded_f32(v_57 + (v_63 * v_60)) + (v_70 * v_65));
        let v_72 = burn_broadcast_f32(v_44, 3u, unit & 7u);
        let v_73 = burn_rounded_f32(burn_rounded_f32(v_59 + (v_64 * v_60)) + (v_72 * v_65));
        let v_74 = right[part + 8i];
        let v_75 = burn_broadcast_f32(v_38, 4u, unit & 7u);
        let v_76 = burn_broadcast_f32(v_40, 4u, unit & 7u);
        let v_77 = burn_broadcast_f32(v_42, 4u, unit & 7u);
        let v_78 = burn_broadcast_f32(v_44, 4u, unit & 7u);
        let v_79 = right[part + 10i];
        let v_80 = burn_broadcast_f32(v_38, 5u, unit & 7u);
        let v_81 = burn_rounded_f32(burn_rounded_f32(v_67 + (v_75 * v_74)) + (v_80 * v_79));
        let v_82 = burn_broadcast_f32(v_40, 5u, unit & 7u);
        let v_83 = burn_rounded_f32(burn_rounded_f32(v_69 + (v_76 * v_74)) + (v_82 * v_79));
        let v_84 = burn_broadcast_f32(v_42, 5u, unit & 7u);
        let v_85 = burn_rounded_f32(burn_rounded_f32(v_71 + (v_77 * v_74)) + (v_84 * v_79));
        let v_86 = burn_broadcast_f32(v_44, 5u, unit & 7u);
        let v_87 = burn_rounded_f32(burn_rounded_f32(v_73 + (v_78 * v_74)) + (v_86 * v_79));
        let v_88 = right[part + 12i];
        let v_89 = burn_broadcast_f32(v_38, 6u, unit & 7u);
        let v_90 = burn_broadcast_f32(v_40, 6u, unit & 7u);
        let v_91 = burn_broadcast_f32(v_42, 6u, unit & 7u);
        let v_92 = burn_broadcast_f32(v_44, 6u, unit & 7u);
        let v_93 = right[part + 14i];
        let v_94 = burn_broadcast_f32(v_38, 7u, unit & 7u);
        let v_95 = burn_rounded_f32(burn_rounded_f32(v_81 + (v_89 * v_88)) + (v_94 * v_93));
        let v_96 = burn_broadcast_f32(v_40, 7u, unit & 7u);
        let v_97 = burn_rounded_f32(burn_rounded_f32(v_83 + (v_90 * v_88)) + (v_96 * v_93));
        let v_98 = burn_broadcast_f32(v_42, 7u, unit & 7u);
        let v_99 = burn_rounded_f32(burn_rounded_f32(v_85 + (v_91 * v_88)) + (v_98 * v_93));
        let v_100 = burn_broadcast_f32(v_44, 7u, unit & 7u);
        let v_101 = burn_rounded_f32(burn_rounded_f32(v_87 + (v_92 * v_88)) + (v_100 * v_93));
        let v_102 = right[part + 16i];
        let v_103 = burn_broadcast_f32(v_39, 0u, unit & 7u);
        let v_104 = burn_broadcast_f32(v_41, 0u, unit & 7u);
        let v_105 = burn_broadcast_f32(v_43, 0u, unit & 7u);
        let v_106 = burn_broadcast_f32(v_45, 0u, unit & 7u);
        let v_107 = right[part + 18i];
        let v_108 = burn_broadcast_f32(v_39, 1u, unit & 7u);
        let v_109 = burn_rounded_f32(burn_rounded_f32(v_95 + (v_103 * v_102)) + (v_108 * v_107));
        let v_110 = burn_broadcast_f32(v_41, 1u, unit & 7u);
        let v_111 = burn_rounded_f32(burn_rounded_f32(v_97 + (v_104 * v_102)) + (v_110 * v_107));
        let v_112 = burn_broadcast_f32(v_43, 1u, unit & 7u);
        let v_113 = burn_rounded_f32(burn_rounded_f32(v_99 + (v_105 * v_102)) + (v_112 * v_107));
        let v_114 = burn_broadcast_f32(v_45, 1u, unit & 7u);
        let v_115 = burn_rounded_f32(burn_rounded_f32(v_101 + (v_106 * v_102)) + (v_114 * v_107));
        let v_116 = right[part + 20i];
        let v_117 = burn_broadcast_f32(v_39, 2u, unit & 7u);
        let v_118 = burn_broadcast_f32(v_41, 2u, unit & 7u);
        let v_119 = burn_broadcast_f32(v_43, 2u, unit & 7u);
        let v_120 = burn_broadcast_f32(v_45, 2u, unit & 7u);
        let v_121 = right[part + 22i];
        let v_122 = burn_broadcast_f32(v_39, 3u, unit & 7u);
        let v_123 = burn_rounded_f32(burn_rounded_f32(v_109 + (v_117 * v_116)) + (v_122 * v_121));
        let v_124 = burn_broadcast_f32(v_41, 3u, unit & 7u);
        let v_125 = burn_rounded_f32(burn_rounded_f32(v_111 + (v_118 * v_116)) + (v_124 * v_121));
        let v_126 = burn_broadcast_f32(v_43, 3u, unit & 7u);
        let v_127 = burn_rounded_f32(burn_rounded_f32(v_113 + (v_119 * v_116)) + (v_126 * v_121));
        let v_128 = burn_broadcast_f32(v_45, 3u, unit & 7u);
        let v_129 = burn_rounded_f32(burn_rounded_f32(v_115 + (v_120 * v_116)) + (v_128 * v_121));
        let v_130 = right[part + 24i];
        let v_131 = burn_broadcast_f32(v_39, 4u, unit & 7u);
        let v_132 = burn_broadcast_f32(v_41, 4u, unit & 7u);
        let v_133 = burn_broadcast_f32(v_43, 4u, unit & 7u);
        let v_134 = burn_broadcast_f32(v_45, 4u, unit & 7u);
        let v_135 = right[part + 26i];
        let v_136 = burn_broadcast_f32(v_39, 5u, unit & 7u);
        let v_137 = burn_rounded_f32(burn_rounded_f32(v_123 + (v_131 * v_130)) + (v_136 * v_135));
        let v_138 = burn_broadcast_f32(v_41, 5u, unit & 7u);
        let v_139 = burn_rounded_f32(burn_rounded_f32(v_125 + (v_132 * v_130)) + (v_138 * v_135));
        let v_140 = burn_broadcast_f32(v_43, 5u, unit & 7u);
        let v_141 = burn_rounded_f32(burn_rounded_f32(v_127 + (v_133 * v_130)) + (v_140 * v_135));
        let v_142 = burn_broadcast_f32(v_45, 5u, unit & 7u);
        let v_143 = burn_rounded_f32(burn_rounded_f32(v_129 + (v_134 * v_130)) + (v_142 * v_135));
        let v_144 = right[part + 28i];
        let v_145 = burn_broadcast_f32(v_39, 6u, unit & 7u);
        let v_146 = burn_broadcast_f32(v_41, 6u, unit & 7u);
        let v_147 = burn_broadcast_f32(v_43, 6u, unit & 7u);
        let v_148 = burn_broadcast_f32(v_45, 6u, unit & 7u);
        let v_149 = right[part + 30i];
        let v_150 = burn_broadcast_f32(v_39, 7u, unit & 7u);
        let v_151 = burn_broadcast_f32(v_41, 7u, unit & 7u);
        let v_152 = burn_broadcast_f32(v_43, 7u, unit & 7u);
        let v_153 = burn_broadcast_f32(v_45, 7u, unit & 7u);
        total[v_30] = burn_rounded_f32(v_137 + (v_145 * v_144)) + (v_150 * v_149);
        total[v_31] = burn_rounded_f32(v_139 + (v_146 * v_144)) + (v_151 * v_149);
        total[v_32] = burn_rounded_f32(v_141 + (v_147 * v_144)) + (v_152 * v_149);
        total[v_33] = burn_rounded_f32(v_143 + (v_148 * v_144)) + (v_153 * v_149);
      }
    }
    k += 16i;
  }
  // kernels.py:144: bc.cmma.store(out[256 * bc.PLANE_POS :], total, 16)
  let v_154 = min(max(plane_pos * 256i, 0i), record.out_len);
  let v_155 = record.out_len - v_154;
  let v_156 = unit_pos_plane + 8i;
  for (var i_3: i32 = 0i; i_3 < 16i; i_3 += 1i) {
    let v_157 = i_3 * 2i;
    let v_158 = i_3 * 16i;
    let v_159 = v_154 + v_158;
    let v_160 = total[v_157];
    if ((v_158 + unit_pos_plane) < v_155) {
      out_[record.out_base + (v_159 + unit_pos_plane)] = v_160;
    }
    let v_161 = total[v_157 + 1i];
    if ((v_158 + v_156) < v_155) {
      out_[record.out_base + (v_159 + v_156)] = v_161;
    }
  }
}
