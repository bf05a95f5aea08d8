#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct early_return_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    uint unused[3];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void early_return(
    __global int *x,
    const struct early_return_args args)
{
    x += args.x_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // kernels.py:21: return
    if (absolute_pos < args.x_len) {
        // kernels.py:22: x[i] = x[i] // 4 + x[i] % 8
        x[absolute_pos] = (x[absolute_pos] >> 2) + (x[absolute_pos] & 7);
    }
}
