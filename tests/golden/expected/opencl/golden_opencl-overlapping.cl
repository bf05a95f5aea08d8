#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct overlapping_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void overlapping(
    __global const double *restrict x,
    __global double *restrict out,
    const struct overlapping_args args)
{
    x += args.x_base;
    out += args.out_base;
    __local uchar burn_shared[512] __attribute__((aligned(64)));
    __local double *const first = (__local double *)(burn_shared + 0);
    __local double *const second = (__local double *)(burn_shared + 0);
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int unit_pos = (int)get_local_id(0);
    const int absolute_pos = (int)cube * 64 + unit_pos;
    // gpu_kernels.py:108: first[unit] = x[bc.ABSOLUTE_POS]
    first[unit_pos] = absolute_pos < args.x_len ? x[absolute_pos] : 0.0;
    // gpu_kernels.py:109: bc.sync_cube()
    barrier(CLK_LOCAL_MEM_FENCE);
    // gpu_kernels.py:110: other = first[63 - unit]
    const double other = first[63 - unit_pos];
    // gpu_kernels.py:111: bc.sync_cube()
    barrier(CLK_LOCAL_MEM_FENCE);
    // gpu_kernels.py:113: second[unit] = other * 2.0
    second[unit_pos] = other * 2.0;
    // gpu_kernels.py:114: bc.sync_cube()
    barrier(CLK_LOCAL_MEM_FENCE);
    // gpu_kernels.py:115: out[bc.ABSOLUTE_POS] = second[unit ^ 1]
    if (absolute_pos < args.out_len) out[absolute_pos] = second[unit_pos ^ 1];
}
