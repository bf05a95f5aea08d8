#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct collatz_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int steps_base;
    int steps_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void collatz(
    __global const uint *restrict x,
    __global uint *restrict steps,
    const struct collatz_args args)
{
    x += args.x_base;
    steps += args.steps_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // kernels.py:110: if i < steps.len():
    if (absolute_pos < args.steps_len) {
        // kernels.py:113: while n > 1:
        uint n = absolute_pos < args.x_len ? x[absolute_pos] : 0u;
        uint count = 0u;
        while (n > 1u) {
            n = (n & 1u) == 0u ? n >> 1 : n * 3u + 1u;
            count += 1u;
        }
        // kernels.py:116: steps[i] = count
        steps[absolute_pos] = count;
    }
}
