#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct scanned_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(256, 1, 1))) void scanned(
    __global const float *restrict x,
    __global float *restrict out,
    const struct scanned_args args)
{
    x += args.x_base;
    out += args.out_base;
    __local float sums[8];
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int unit_pos = (int)get_local_id(0);
    const int absolute_pos = (int)cube * 256 + unit_pos;
    // gpu_kernels.py:137: prefix = bc.plane_inclusive_sum(x[bc.ABSOLUTE_POS])
    const float v = absolute_pos < args.x_len ? x[absolute_pos] : 0.0f;
    // gpu_kernels.py:139: sums[bc.PLANE_POS] = prefix
    if (unit_pos < 8) sums[unit_pos] = v;
    // gpu_kernels.py:140: bc.sync_cube()
    barrier(CLK_LOCAL_MEM_FENCE);
    // gpu_kernels.py:142: for p in range(bc.PLANE_POS):
    float before = 0.0f;
    for (int p = 0; p < unit_pos; p++) {
        before = before + (p < 8 ? sums[p] : 0.0f);
    }
    // gpu_kernels.py:144: out[bc.ABSOLUTE_POS] = before + prefix
    if (absolute_pos < args.out_len) out[absolute_pos] = before + v;
    // gpu_kernels.py:145: bc.sync_cube()
    barrier(CLK_LOCAL_MEM_FENCE);
    // gpu_kernels.py:146: if unit == 0:
    if (unit_pos == 0) {
        // gpu_kernels.py:147: sums[0] = 0.0
        sums[0] = 0.0f;
    }
}
