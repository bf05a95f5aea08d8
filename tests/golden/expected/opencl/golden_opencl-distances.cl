#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct distances_args {
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

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void distances(
    __global const double *restrict x,
    __global const double *restrict y,
    __global double *restrict out,
    const struct distances_args args)
{
    x += args.x_base;
    y += args.y_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:20: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:21: out[i] = bc.sqrt(x[i] * x[i] + y[i] * y[i]) / (1.0 + abs(x[i]))
        const bool v = absolute_pos < args.x_len;
        const bool v_1 = absolute_pos < args.y_len;
        const double v_2 = (v ? x[absolute_pos] : 0.0) * (v ? x[absolute_pos] : 0.0) + (v_1 ? y[absolute_pos] : 0.0) * (v_1 ? y[absolute_pos] : 0.0);
        out[absolute_pos] = sqrt(v_2) / (fabs(v ? x[absolute_pos] : 0.0) + 1.0);
    }
}
