#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct positions_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int out_base;
    int out_len;
    uint unused[3];
};

__kernel __attribute__((reqd_work_group_size(8, 4, 2))) void positions(
    __global int *restrict out,
    const struct positions_args args)
{
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
    const uint cube_x = cube % args.cubes_x;
    const uint cube_y = cube / args.cubes_x % args.cubes_y;
    const uint cube_z = cube / (args.cubes_x * args.cubes_y);
#else
    const uint cube_x = (uint)get_group_id(0);
    const uint cube_y = (uint)get_group_id(1);
    const uint cube_z = (uint)get_group_id(2);
#endif
    const int cube_pos = (int)cube;
    const int absolute_pos_z = (int)cube_z * 2 + (int)get_local_id(2);
    const int absolute_pos_y = (int)cube_y * 4 + (int)get_local_id(1);
    const int absolute_pos_x = (int)cube_x * 8 + (int)get_local_id(0);
    const int v = (int)((uint)absolute_pos_z * (uint)((int)args.cubes_y * 4) + (uint)absolute_pos_y);
    const int absolute_pos = (int)((uint)v * (uint)((int)args.cubes_x * 8) + (uint)absolute_pos_x);
    // gpu_kernels.py:203: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:204: place = bc.ABSOLUTE_POS_Z * 10000 + bc.ABSOLUTE_POS_Y * 100 + bc.ABSOLUTE_POS_X
        const int place = (int)((uint)absolute_pos_z * 10000u + (uint)absolute_pos_y * 100u + (uint)absolute_pos_x);
        // gpu_kernels.py:205: out[i] = bc.i32(place + bc.CUBE_POS)
        out[absolute_pos] = (int)((uint)place + (uint)cube_pos);
    }
}
