#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct histogram_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int counts_base;
    int counts_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void histogram(
    __global const uchar *restrict x,
    __global uint *restrict counts,
    const struct histogram_args args)
{
    x += args.x_base;
    counts += args.counts_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // kernels.py:102: if i < x.len():
    if (absolute_pos < args.x_len) {
        // kernels.py:103: bc.atomic_add(counts, bc.index(x[i]), 1)
        const int v = (int)x[absolute_pos];
        if (v < args.counts_len) atomic_add(&counts[v], 1u);
    }
}
