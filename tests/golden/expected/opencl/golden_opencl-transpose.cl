#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct transpose_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_shape0;
    int x_shape1;
    int x_stride0;
    int x_stride1;
    int out_base;
    int out_shape0;
    int out_shape1;
    int out_stride0;
    int out_stride1;
    uint unused[3];
};

__kernel __attribute__((reqd_work_group_size(16, 4, 1))) void transpose(
    __global const float *restrict x,
    __global float *restrict out,
    const struct transpose_args args)
{
    x += args.x_base;
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
    // kernels.py:37: if i < x.shape(0) and j < x.shape(1):
    if (absolute_pos_y < args.x_shape0 && absolute_pos_x < args.x_shape1) {
        // kernels.py:38: out[j, i] = x[i, j]
        const int v = (int)((uint)absolute_pos_y * (uint)args.x_stride0 + (uint)absolute_pos_x * (uint)args.x_stride1);
        const int v_1 = (int)((uint)absolute_pos_x * (uint)args.out_stride0 + (uint)absolute_pos_y * (uint)args.out_stride1);
        if (absolute_pos_x < args.out_shape0 && absolute_pos_y < args.out_shape1) out[v_1] = x[v];
    }
}
