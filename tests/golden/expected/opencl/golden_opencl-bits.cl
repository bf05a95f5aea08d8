#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline uint burn_shl_u32(uint a, uint b) {
    return b < 32 ? a << b : 0;
}

static inline uint burn_shr_u32(uint a, uint b) {
    return b < 32 ? a >> b : 0;
}

static inline uint burn_trunc_div_u32(uint a, uint b) {
    return b == 0 ? 0 : a / b;
}

struct bits_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int by_base;
    int by_len;
    int out_base;
    int out_len;
    uint unused[3];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void bits(
    __global const uint *restrict x,
    __global const uint *restrict by,
    __global uint *restrict out,
    const struct bits_args args)
{
    x += args.x_base;
    by += args.by_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:46: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:47: n = by[i]
        const uint n = absolute_pos < args.by_len ? by[absolute_pos] : 0u;
        // gpu_kernels.py:48: out[i] = (x[i] << n | x[i] >> (32 - n)) ^ bc.popcount(x[i] // n) ^ bc.clz(n)
        const bool v = absolute_pos < args.x_len;
        const uint v_1 = burn_shl_u32(v ? x[absolute_pos] : 0u, n) | burn_shr_u32(v ? x[absolute_pos] : 0u, 32u - n);
        const uint v_2 = (v_1 ^ (uint)popcount(burn_trunc_div_u32(v ? x[absolute_pos] : 0u, n))) ^ (uint)clz(n);
        out[absolute_pos] = v_2;
    }
}
