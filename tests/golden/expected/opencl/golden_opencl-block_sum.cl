#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct block_sum_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void block_sum(
    __global const float *restrict x,
    __global float *restrict out,
    const struct block_sum_args args)
{
    x += args.x_base;
    out += args.out_base;
    __local float tile[64];
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int unit_pos = (int)get_local_id(0);
    const int cube_pos = (int)cube;
    // kernels.py:58: for i in range(bc.ABSOLUTE_POS, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
    const int v = (int)args.cubes_x * (int)args.cubes_y * (int)args.cubes_z * 64;
    float total = 0.0f;
    for (int i = cube_pos * 64 + unit_pos; i < args.x_len; i += v) {
        total += x[i];
    }
    // kernels.py:60: tile[unit] = total
    tile[unit_pos] = total;
    // kernels.py:61: bc.sync_cube()
    barrier(CLK_LOCAL_MEM_FENCE);
    // kernels.py:63: while half > 0:
    int half_ = 32;
    while (half_ > 0) {
        // kernels.py:64: if unit < half:
        if (unit_pos < half_) {
            // kernels.py:65: tile[unit] += tile[unit + half]
            tile[unit_pos] = tile[unit_pos] + tile[(int)((uint)unit_pos + (uint)half_)];
        }
        // kernels.py:66: bc.sync_cube()
        barrier(CLK_LOCAL_MEM_FENCE);
        half_ >>= 1;
    }
    // kernels.py:68: if unit == 0:
    if (unit_pos == 0) {
        // kernels.py:69: out[bc.CUBE_POS] = tile[0]
        if (cube_pos < args.out_len) out[cube_pos] = tile[0];
    }
}
