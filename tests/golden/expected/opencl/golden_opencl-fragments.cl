#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline float burn_f16_to_f32(ushort bits) {
    const uint sign = (uint)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 1023;
    if (exponent == 31) return as_float(sign | 0x7f800000u | fraction << 13);
    if (exponent == 0) return as_float(sign | as_uint((float)fraction * 5.9604645e-08f));
    return as_float(sign | (exponent + 112) << 23 | fraction << 13);
}

static inline int burn_clamp_i32(int a, int b, int c) {
    return min(max(a, b), c);
}

struct fragments_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int a_base;
    int a_shape0;
    int a_shape1;
    int a_stride0;
    int a_stride1;
    int b_base;
    int b_len;
    int out_base;
    int out_len;
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void fragments(
    __global const ushort *restrict a,
    __global const ushort *restrict b,
    __global float *restrict out,
    const struct fragments_args args)
{
    a += args.a_base;
    b += args.b_base;
    out += args.out_base;
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    const uint cube = burn_cube();
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int unit_pos = (int)get_local_id(0);
    // kernels.py:136: left = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    float left[256] = {0};
    // kernels.py:137: right = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    float right[256] = {0};
    // kernels.py:138: total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    float total[256] = {0};
    // kernels.py:139: bc.cmma.fill(total, 1.0)
    for (int i = 0; i < 16; i++) {
        const int v = i * 16;
        total[v] = 1.0f;
        total[v + 1] = 1.0f;
        total[v + 2] = 1.0f;
        total[v + 3] = 1.0f;
        total[v + 4] = 1.0f;
        total[v + 5] = 1.0f;
        total[v + 6] = 1.0f;
        total[v + 7] = 1.0f;
        total[v + 8] = 1.0f;
        total[v + 9] = 1.0f;
        total[v + 10] = 1.0f;
        total[v + 11] = 1.0f;
        total[v + 12] = 1.0f;
        total[v + 13] = 1.0f;
        total[v + 14] = 1.0f;
        total[v + 15] = 1.0f;
    }
    // kernels.py:141: bc.cmma.load(left, a, (16 * bc.PLANE_POS, k))
    const int v_1 = unit_pos * 16;
    const int v_2 = (int)((uint)v_1 * (uint)args.a_stride0);
    const int v_3 = (int)((uint)args.a_stride1 * 2u);
    const int v_4 = (int)((uint)args.a_stride1 * 3u);
    const int v_5 = (int)((uint)args.a_stride1 * 4u);
    const int v_6 = (int)((uint)args.a_stride1 * 5u);
    const int v_7 = (int)((uint)args.a_stride1 * 6u);
    const int v_8 = (int)((uint)args.a_stride1 * 7u);
    const int v_9 = (int)((uint)args.a_stride1 * 8u);
    const int v_10 = (int)((uint)args.a_stride1 * 9u);
    const int v_11 = (int)((uint)args.a_stride1 * 10u);
    const int v_12 = (int)((uint)args.a_stride1 * 11u);
    const int v_13 = (int)((uint)args.a_stride1 * 12u);
    const int v_14 = (int)((uint)args.a_stride1 * 13u);
    const int v_15 = (int)((uint)args.a_stride1 * 14u);
    const int v_16 = (int)((uint)args.a_stride1 * 15u);
    // kernels.py:140: for k in range(0, a.shape(1), 16):
    for (int k = 0; k < args.a_shape1; k += 16) {
        const int v_17 = (int)((uint)v_2 + (uint)k * (uint)args.a_stride1);
        const bool v_18 = k + 1 < args.a_shape1;
        const bool v_19 = k + 2 < args.a_shape1;
        const bool v_20 = k + 3 < args.a_shape1;
        const bool v_21 = k + 4 < args.a_shape1;
        const bool v_22 = k + 5 < args.a_shape1;
        const bool v_23 = k + 6 < args.a_shape1;
        const bool v_24 = k + 7 < args.a_shape1;
        const bool v_25 = k + 8 < args.a_shape1;
        const bool v_26 = k + 9 < args.a_shape1;
        const bool v_27 = k + 10 < args.a_shape1;
        const bool v_28 = k + 11 < args.a_shape1;
        const bool v_29 = k + 12 < args.a_shape1;
        const bool v_30 = k + 13 < args.a_shape1;
        const bool v_31 = k + 14 < args.a_shape1;
        const bool v_32 = k + 15 < args.a_shape1;
        for (int i_1 = 0; i_1 < 16; i_1++) {
            const int v_33 = i_1 * 16;
            const int v_34 = (int)((uint)v_17 + (uint)i_1 * (uint)args.a_stride0);
            const bool v_35 = v_1 + i_1 < args.a_shape0;
            left[v_33] = burn_f16_to_f32(v_35 ? a[v_34] : 0x0000);
            const float v_36 = burn_f16_to_f32(v_35 && v_18 ? a[(int)((uint)v_34 + (uint)args.a_stride1)] : 0x0000);
            left[v_33 + 1] = v_36;
            const float v_37 = burn_f16_to_f32(v_35 && v_19 ? a[(int)((uint)v_34 + (uint)v_3)] : 0x0000);
            left[v_33 + 2] = v_37;
            const float v_38 = burn_f16_to_f32(v_35 && v_20 ? a[(int)((uint)v_34 + (uint)v_4)] : 0x0000);
            left[v_33 + 3] = v_38;
            const float v_39 = burn_f16_to_f32(v_35 && v_21 ? a[(int)((uint)v_34 + (uint)v_5)] : 0x0000);
            left[v_33 + 4] = v_39;
            const float v_40 = burn_f16_to_f32(v_35 && v_22 ? a[(int)((uint)v_34 + (uint)v_6)] : 0x0000);
            left[v_33 + 5] = v_40;
            const float v_41 = burn_f16_to_f32(v_35 && v_23 ? a[(int)((uint)v_34 + (uint)v_7)] : 0x0000);
            left[v_33 + 6] = v_41;
            const float v_42 = burn_f16_to_f32(v_35 && v_24 ? a[(int)((uint)v_34 + (uint)v_8)] : 0x0000);
            left[v_33 + 7] = v_42;
            const float v_43 = burn_f16_to_f32(v_35 && v_25 ? a[(int)((uint)v_34 + (uint)v_9)] : 0x0000);
            left[v_33 + 8] = v_43;
            const float v_44 = burn_f16_to_f32(v_35 && v_26 ? a[(int)((uint)v_34 + (uint)v_10)] : 0x0000);
            left[v_33 + 9] = v_44;
            const float v_45 = burn_f16_to_f32(v_35 && v_27 ? a[(int)((uint)v_34 + (uint)v_11)] : 0x0000);
            left[v_33 + 10] = v_45;
            const float v_46 = burn_f16_to_f32(v_35 && v_28 ? a[(int)((uint)v_34 + (uint)v_12)] : 0x0000);
            left[v_33 + 11] = v_46;
            const float v_47 = burn_f16_to_f32(v_35 && v_29 ? a[(int)((uint)v_34 + (uint)v_13)] : 0x0000);
            left[v_33 + 12] = v_47;
            const float v_48 = burn_f16_to_f32(v_35 && v_30 ? a[(int)((uint)v_34 + (uint)v_14)] : 0x0000);
            left[v_33 + 13] = v_48;
            const float v_49 = burn_f16_to_f32(v_35 && v_31 ? a[(int)((uint)v_34 + (uint)v_15)] : 0x0000);
            left[v_33 + 14] = v_49;
            const float v_50 = burn_f16_to_f32(v_35 && v_32 ? a[(int)((uint)v_34 + (uint)v_16)] : 0x0000);
            left[v_33 + 15] = v_50;
        }
        // kernels.py:142: bc.cmma.load(right, b[16 * k :], 16, "col_major")
        const int v_51 = burn_clamp_i32((int)((uint)k * 16u), 0, args.b_len);
        const int v_52 = args.b_len - v_51;
        for (int i_2 = 0; i_2 < 16; i_2++) {
            const int v_53 = i_2 * 16;
            const int v_54 = v_51 + i_2;
            right[v_53] = burn_f16_to_f32(i_2 < v_52 ? b[v_54] : 0x0000);
            right[v_53 + 1] = burn_f16_to_f32(i_2 + 16 < v_52 ? b[v_54 + 16] : 0x0000);
            right[v_53 + 2] = burn_f16_to_f32(i_2 + 32 < v_52 ? b[v_54 + 32] : 0x0000);
            right[v_53 + 3] = burn_f16_to_f32(i_2 + 48 < v_52 ? b[v_54 + 48] : 0x0000);
            right[v_53 + 4] = burn_f16_to_f32(i_2 + 64 < v_52 ? b[v_54 + 64] : 0x0000);
            right[v_53 + 5] = burn_f16_to_f32(i_2 + 80 < v_52 ? b[v_54 + 80] : 0x0000);
            right[v_53 + 6] = burn_f16_to_f32(i_2 + 96 < v_52 ? b[v_54 + 96] : 0x0000);
            right[v_53 + 7] = burn_f16_to_f32(i_2 + 112 < v_52 ? b[v_54 + 112] : 0x0000);
            right[v_53 + 8] = burn_f16_to_f32(i_2 + 128 < v_52 ? b[v_54 + 128] : 0x0000);
            right[v_53 + 9] = burn_f16_to_f32(i_2 + 144 < v_52 ? b[v_54 + 144] : 0x0000);
            right[v_53 + 10] = burn_f16_to_f32(i_2 + 160 < v_52 ? b[v_54 + 160] : 0x0000);
            right[v_53 + 11] = burn_f16_to_f32(i_2 + 176 < v_52 ? b[v_54 + 176] : 0x0000);
            right[v_53 + 12] = burn_f16_to_f32(i_2 + 192 < v_52 ? b[v_54 + 192] : 0x0000);
            right[v_53 + 13] = burn_f16_to_f32(i_2 + 208 < v_52 ? b[v_54 + 208] : 0x0000);
            right[v_53 + 14] = burn_f16_to_f32(i_2 + 224 < v_52 ? b[v_54 + 224] : 0x0000);
            right[v_53 + 15] = burn_f16_to_f32(i_2 + 240 < v_52 ? b[v_54 + 240] : 0x0000);
        }
        // kernels.py:143: bc.cmma.execute(left, right, total, total)
        for (int block = 0; block < 4; block++) {
            const int v_55 = block * 64;
            const int v_56 = v_55 + 16;
            const int v_57 = v_55 + 32;
            const int v_58 = v_55 + 48;
            const int v_59 = v_55 + 1;
            const int v_60 = v_55 + 2;
            const int v_61 = v_55 + 3;
            const int v_62 = v_55 + 4;
            const int v_63 = v_55 + 5;
            const int v_64 = v_55 + 6;
            const int v_65 = v_55 + 7;
            const int v_66 = v_55 + 8;
            const int v_67 = v_55 + 9;
            const int v_68 = v_55 + 10;
            const int v_69 = v_55 + 11;
            const int v_70 = v_55 + 12;
            const int v_71 = v_55 + 13;
            const int v_72 = v_55 + 14;
            const int v_73 = v_55 + 15;
            const int v_74 = v_55 + 17;
            const int v_75 = v_55 + 18;
            const int v_76 = v_55 + 19;
            const int v_77 = v_55 + 20;
            const int v_78 = v_55 + 21;
            const int v_79 = v_55 + 22;
            const int v_80 = v_55 + 23;
            const int v_81 = v_55 + 24;
            const int v_82 = v_55 + 25;
            const int v_83 = v_55 + 26;
            const int v_84 = v_55 + 27;
            const int v_85 = v_55 + 28;
            const int v_86 = v_55 + 29;
            const int v_87 = v_55 + 30;
            const int v_88 = v_55 + 31;
            const int v_89 = v_55 + 33;
            const int v_90 = v_55 + 34;
            const int v_91 = v_55 + 35;
            const int v_92 = v_55 + 36;
            const int v_93 = v_55 + 37;
            const int v_94 = v_55 + 38;
            const int v_95 = v_55 + 39;
            const int v_96 = v_55 + 40;
            const int v_97 = v_55 + 41;
            const int v_98 = v_55 + 42;
            const int v_99 = v_55 + 43;
            const int v_100 = v_55 + 44;
            const int v_101 = v_55 + 45;
            const int v_102 = v_55 + 46;
            const int v_103 = v_55 + 47;
            const int v_104 = v_55 + 49;
            const int v_105 = v_55 + 50;
            const int v_106 = v_55 + 51;
            const int v_107 = v_55 + 52;
            const int v_108 = v_55 + 53;
            const int v_109 = v_55 + 54;
            const int v_110 = v_55 + 55;
            const int v_111 = v_55 + 56;
            const int v_112 = v_55 + 57;
            const int v_113 = v_55 + 58;
            const int v_114 = v_55 + 59;
            const int v_115 = v_55 + 60;
            const int v_116 = v_55 + 61;
            const int v_117 = v_55 + 62;
            const int v_118 = v_55 + 63;
            for (int part = 0; part < 16; part++) {
                const int v_119 = v_55 + part;
                const int v_120 = v_56 + part;
                const int v_121 = v_57 + part;
                const int v_122 = v_58 + part;
                const float v_123 = right[part];
                const float v_124 = right[part + 16];
                const float v_125 = right[part + 32];
                const float v_126 = total[v_119] + left[v_55] * v_123 + left[v_59] * v_124 + left[v_60] * v_125;
                const float v_127 = total[v_120] + left[v_56] * v_123 + left[v_74] * v_124 + left[v_75] * v_125;
                const float v_128 = total[v_121] + left[v_57] * v_123 + left[v_89] * v_124 + left[v_90] * v_125;
                const float v_129 = total[v_122] + left[v_58] * v_123 + left[v_104] * v_124 + left[v_105] * v_125;
                const float v_130 = right[part + 48];
                const float v_131 = right[part + 64];
                const float v_132 = right[part + 80];
                const float v_133 = right[part + 96];
                const float v_134 = v_126 + left[v_61] * v_130 + left[v_62] * v_131 + left[v_63] * v_132 + left[v_64] * v_133;
                const float v_135 = v_127 + left[v_76] * v_130 + left[v_77] * v_131 + left[v_78] * v_132 + left[v_79] * v_133;
                const float v_136 = v_128 + left[v_91] * v_130 + left[v_92] * v_131 + left[v_93] * v_132 + left[v_94] * v_133;
                const float v_137 = v_129 + left[v_106] * v_130 + left[v_107] * v_131 + left[v_108] * v_132 + left[v_109] * v_133;
                const float v_138 = right[part + 112];
                const float v_139 = right[part + 128];
                const float v_140 = right[part + 144];
                const float v_141 = right[part + 160];
                const float v_142 = v_134 + left[v_65] * v_138 + left[v_66] * v_139 + left[v_67] * v_140 + left[v_68] * v_141;
                const float v_143 = v_135 + left[v_80] * v_138 + left[v_81] * v_139 + left[v_82] * v_140 + left[v_83] * v_141;
                const float v_144 = v_136 + left[v_95] * v_138 + left[v_96] * v_139 + left[v_97] * v_140 + left[v_98] * v_141;
                const float v_145 = v_137 + left[v_110] * v_138 + left[v_111] * v_139 + left[v_112] * v_140 + left[v_113] * v_141;
                const float v_146 = right[part + 176];
                const float v_147 = right[part + 192];
                const float v_148 = right[part + 208];
                const float v_149 = right[part + 224];
                const float v_150 = v_142 + left[v_69] * v_146 + left[v_70] * v_147 + left[v_71] * v_148 + left[v_72] * v_149;
                const float v_151 = v_143 + left[v_84] * v_146 + left[v_85] * v_147 + left[v_86] * v_148 + left[v_87] * v_149;
                const float v_152 = v_144 + left[v_99] * v_146 + left[v_100] * v_147 + left[v_101] * v_148 + left[v_102] * v_149;
                const float v_153 = v_145 + left[v_114] * v_146 + left[v_115] * v_147 + left[v_116] * v_148 + left[v_117] * v_149;
                const float v_154 = right[part + 240];
                const float v_155 = v_151 + left[v_88] * v_154;
                const float v_156 = v_152 + left[v_103] * v_154;
                const float v_157 = v_153 + left[v_118] * v_154;
                total[v_119] = v_150 + left[v_73] * v_154;
                total[v_120] = v_155;
                total[v_121] = v_156;
                total[v_122] = v_157;
            }
        }
    }
    // kernels.py:144: bc.cmma.store(out[256 * bc.PLANE_POS :], total, 16)
    const int v_158 = burn_clamp_i32(unit_pos * 256, 0, args.out_len);
    const int v_159 = args.out_len - v_158;
    for (int i_3 = 0; i_3 < 16; i_3++) {
        const int v_160 = i_3 * 16;
        const int v_161 = v_158 + v_160;
        if (v_160 < v_159) out[v_161] = total[v_160];
        const int v_162 = v_160 + 1;
        if (v_162 < v_159) out[v_161 + 1] = total[v_162];
        const int v_163 = v_160 + 2;
        if (v_163 < v_159) out[v_161 + 2] = total[v_163];
        const int v_164 = v_160 + 3;
        if (v_164 < v_159) out[v_161 + 3] = total[v_164];
        const int v_165 = v_160 + 4;
        if (v_165 < v_159) out[v_161 + 4] = total[v_165];
        const int v_166 = v_160 + 5;
        if (v_166 < v_159) out[v_161 + 5] = total[v_166];
        const int v_167 = v_160 + 6;
        if (v_167 < v_159) out[v_161 + 6] = total[v_167];
        const int v_168 = v_160 + 7;
        if (v_168 < v_159) out[v_161 + 7] = total[v_168];
        const int v_169 = v_160 + 8;
        if (v_169 < v_159) out[v_161 + 8] = total[v_169];
        const int v_170 = v_160 + 9;
        if (v_170 < v_159) out[v_161 + 9] = total[v_170];
        const int v_171 = v_160 + 10;
        if (v_171 < v_159) out[v_161 + 10] = total[v_171];
        const int v_172 = v_160 + 11;
        if (v_172 < v_159) out[v_161 + 11] = total[v_172];
        const int v_173 = v_160 + 12;
        if (v_173 < v_159) out[v_161 + 12] = total[v_173];
        const int v_174 = v_160 + 13;
        if (v_174 < v_159) out[v_161 + 13] = total[v_174];
        const int v_175 = v_160 + 14;
        if (v_175 < v_159) out[v_161 + 14] = total[v_175];
        const int v_176 = v_160 + 15;
        if (v_176 < v_159) out[v_161 + 15] = total[v_176];
    }
}
