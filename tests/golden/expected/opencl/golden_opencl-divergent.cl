#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct divergent_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(48, 1, 1))) void divergent(
    __global const int *restrict x,
    __global int *restrict out,
    const struct divergent_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 48 + (int)get_local_id(0);
    // gpu_kernels.py:122: value = x[i]
    const int value = absolute_pos < args.x_len ? x[absolute_pos] : 0;
    // gpu_kernels.py:124: if value > 0:
    int total;
    if (value > 0) {
        total = value;
    } else {
        total = 0;
    }
    // gpu_kernels.py:126: while value > 1:
    int value_1 = value;
    int total_1 = total;
    while (value_1 > 1) {
        const int next = value_1 >> 1;
        total_1 = (int)((uint)total_1 + (uint)value_1);
        value_1 = next;
    }
    // gpu_kernels.py:129: out[i] = total
    if (absolute_pos < args.out_len) out[absolute_pos] = total_1;
}
