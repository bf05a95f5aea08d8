#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline int burn_f32_to_i32(float x) {
    if (x != x) return 0;
    if (x <= -2147483648.0f) return -2147483647 - 1;
    if (x >= 2147483648.0f) return 2147483647;
    return (int)x;
}

static inline char burn_f32_to_i8(float x) {
    if (x != x) return 0;
    if (x <= -128.0f) return -128;
    if (x >= 128.0f) return 127;
    return (char)x;
}

static inline ulong burn_f32_to_u64(float x) {
    if (!(x > 0)) return 0;
    if (x >= 1.8446744e+19f) return 18446744073709551615UL;
    return (ulong)x;
}

struct conversions_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    int wide_base;
    int wide_len;
    uint unused[3];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void conversions(
    __global const float *restrict x,
    __global int *restrict out,
    __global ulong *restrict wide,
    const struct conversions_args args)
{
    x += args.x_base;
    out += args.out_base;
    wide += args.wide_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:37: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:38: out[i] = bc.i32(x[i]) + bc.i32(bc.i8(x[i]))
        const bool v = absolute_pos < args.x_len;
        const int v_1 = (int)((uint)burn_f32_to_i32(v ? x[absolute_pos] : 0.0f) + (uint)(int)burn_f32_to_i8(v ? x[absolute_pos] : 0.0f));
        out[absolute_pos] = v_1;
        // gpu_kernels.py:39: wide[i] = bc.u64(x[i])
        if (absolute_pos < args.wide_len) wide[absolute_pos] = burn_f32_to_u64(v ? x[absolute_pos] : 0.0f);
    }
}
