#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct matmul_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int a_base;
    int a_shape0;
    int a_shape1;
    int a_stride0;
    int a_stride1;
    int b_base;
    int b_shape0;
    int b_shape1;
    int b_stride0;
    int b_stride1;
    int out_base;
    int out_shape0;
    int out_shape1;
    int out_stride0;
    int out_stride1;
    uint unused[2];
};

__kernel __attribute__((reqd_work_group_size(16, 4, 1))) void matmul(
    __global const float *restrict a,
    __global const float *restrict b,
    __global float *restrict out,
    const struct matmul_args args)
{
    a += args.a_base;
    b += args.b_base;
    out += args.out_base;
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    const uint cube = burn_cube();
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
    const uint cube_x = cube % args.cubes_x;
    const uint cube_y = cube / args.cubes_x % args.cubes_y;
#else
    const uint cube_x = (uint)get_group_id(0);
    const uint cube_y = (uint)get_group_id(1);
#endif
    const int absolute_pos_y = (int)cube_y * 4 + (int)get_local_id(1);
    const int absolute_pos_x = (int)cube_x * 16 + (int)get_local_id(0);
    // kernels.py:45: if i < out.shape(0) and j < out.shape(1):
    if (absolute_pos_y < args.out_shape0 && absolute_pos_x < args.out_shape1) {
        // kernels.py:48: total += a[i, k] * b[k, j]
        const int v = (int)((uint)absolute_pos_y * (uint)args.a_stride0);
        const bool v_1 = absolute_pos_y < args.a_shape0;
        const int v_2 = (int)((uint)absolute_pos_x * (uint)args.b_stride1);
        const bool v_3 = absolute_pos_x < args.b_shape1;
        // kernels.py:47: for k in range(a.shape(1)):
        float total = 0.0f;
        for (int k = 0; k < args.a_shape1; k++) {
            const float v_4 = k < args.b_shape0 && v_3 ? b[(int)((uint)k * (uint)args.b_stride0 + (uint)v_2)] : 0.0f;
            const float total_1 = total + (v_1 ? a[(int)((uint)v + (uint)k * (uint)args.a_stride1)] : 0.0f) * v_4;
            total = total_1;
        }
        // kernels.py:49: out[i, j] = total
        const int v_5 = (int)((uint)absolute_pos_y * (uint)args.out_stride0 + (uint)absolute_pos_x * (uint)args.out_stride1);
        out[v_5] = total;
    }
}
