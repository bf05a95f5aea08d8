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

static inline ushort burn_f32_to_f16(float x) {
    const uint bits = as_uint(x), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (magnitude > 0x7f800000u) return (ushort)(sign | 0x7e00);
    if (magnitude >= 0x47800000u) return (ushort)(sign | 0x7c00);
    // below the normal numbers: 0.5 has the step that they have
    if (magnitude < 0x38800000u) return (ushort)(sign | (as_uint(as_float(magnitude) + 0.5f) - 0x3f000000u));
    return (ushort)(sign | (magnitude + 0xfff + (magnitude >> 13 & 1) - 0x38000000u) >> 13);
}

struct halves_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void halves(
    __global const ushort *restrict x,
    __global ushort *restrict out,
    const struct halves_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // kernels.py:85: if i < out.len():
    if (absolute_pos < args.out_len) {
        // kernels.py:86: out[i] = x[i] * x[i] + 0.5
        const bool v = absolute_pos < args.x_len;
        const float v_1 = burn_f16_to_f32(v ? x[absolute_pos] : 0x0000) * burn_f16_to_f32(v ? x[absolute_pos] : 0x0000);
        out[absolute_pos] = burn_f32_to_f16(burn_f16_to_f32(burn_f32_to_f16(v_1)) + 0.5f);
    }
}
