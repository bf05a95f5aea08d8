#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct unrolled_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void unrolled(
    __global const float *restrict x,
    __global float *restrict out,
    const struct unrolled_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // kernels.py:124: taps = bc.Local[bc.f32](3)
    float taps[3] = {0};
    // kernels.py:126: taps[k] = x[i + k]
    taps[0] = absolute_pos < args.x_len ? x[absolute_pos] : 0.0f;
    const int v = absolute_pos + 1;
    taps[1] = v < args.x_len ? x[v] : 0.0f;
    const int v_1 = absolute_pos + 2;
    taps[2] = v_1 < args.x_len ? x[v_1] : 0.0f;
    // kernels.py:130: out[i] = total
    if (absolute_pos < args.out_len) out[absolute_pos] = taps[0] * 0.25f + 0.0f + taps[1] * 0.5f + taps[2] * 0.25f;
}
