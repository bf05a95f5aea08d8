#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct wide_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int y_base;
    int y_len;
    int out_base;
    int out_len;
    uint unused[3];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void wide(
    __global const uchar *restrict x,
    __global const float *restrict y,
    __global float *restrict out,
    const struct wide_args args)
{
    x += args.x_base;
    y += args.y_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:209: def wide(
    const int v = args.x_len >> 4;
    const int v_1 = args.y_len >> 2;
    // gpu_kernels.py:214: if i < out.len():
    if (absolute_pos < args.out_len >> 2) {
        // gpu_kernels.py:215: out[i] = y[i] * 2.0 + bc.f32(x[i][3])
        const int v_2 = absolute_pos * 4;
        float4 v_3 = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
        if (absolute_pos < v_1) v_3 = vload4(0, y + v_2);
        uchar16 v_4 = (uchar16)(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        if (absolute_pos < v) v_4 = vload16(0, x + (int)((uint)absolute_pos * 16u));
        const float v_5 = (float)v_4.s3;
        const float4 v_6 = (float4)(v_3.s0 * 2.0f + v_5, v_3.s1 * 2.0f + v_5, v_3.s2 * 2.0f + v_5, v_3.s3 * 2.0f + v_5);
        vstore4(v_6, 0, out + v_2);
    }
}
