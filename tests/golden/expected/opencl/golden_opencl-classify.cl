#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct classify_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void classify(
    __global const int *restrict x,
    __global int *restrict out,
    const struct classify_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:55: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:56: match x[i] & 3:
        int kind;
        switch ((absolute_pos < args.x_len ? x[absolute_pos] : 0) & 3) {
        case 0: {
            kind = 10;
            break;
        }
        case 1: case 2: {
            kind = 20;
            break;
        }
        default: {
            kind = 30;
            break;
        }
        }
        // gpu_kernels.py:64: while True:
        int kind_1 = kind;
        int steps = 0;
        bool going = true;
        while (going) {
            // gpu_kernels.py:65: kind -= 7
            const int kind_2 = (int)((uint)kind_1 - 7u);
            // gpu_kernels.py:67: break
            int steps_1;
            if (kind_2 < 0) {
                steps_1 = steps;
            } else {
                // gpu_kernels.py:68: steps += 1
                steps_1 = (int)((uint)steps + 1u);
            }
            kind_1 = kind_2;
            steps = steps_1;
            going = kind_2 >= 0;
        }
        // gpu_kernels.py:69: out[i] = steps
        out[absolute_pos] = steps;
    }
}
