#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline uint burn_trips_i32(int start, int stop, int step) {
    if (step > 0) return start < stop ? ((uint)stop - (uint)start - 1) / (uint)step + 1 : 0;
    if (step < 0) return start > stop ? ((uint)start - (uint)stop - 1) / (0 - (uint)step) + 1 : 0;
    return 0;
}

struct countdown_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    int step_;
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void countdown(
    __global const float *restrict x,
    __global float *restrict out,
    const struct countdown_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:76: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:79: total = total * 0.5 + x[i * 8 + k]
        const int v = (int)((uint)absolute_pos * 8u);
        const int v_1 = (int)((uint)v + 7u);
        const uint v_2 = (uint)args.x_len;
        const int v_3 = (int)((uint)v + 5u);
        const float total = (((uint)v_1 < v_2 ? x[v_1] : 0.0f) + 0.0f) * 0.5f + ((uint)v_3 < v_2 ? x[v_3] : 0.0f);
        const int v_4 = (int)((uint)v + 3u);
        const int v_5 = (int)((uint)v + 1u);
        const float total_1 = (total * 0.5f + ((uint)v_4 < v_2 ? x[v_4] : 0.0f)) * 0.5f + ((uint)v_5 < v_2 ? x[v_5] : 0.0f);
        // gpu_kernels.py:80: for k in range(0, 8, step):
        float total_2 = total_1;
        int k = 0;
        for (uint rounds = burn_trips_i32(k, 8, args.step_); rounds > 0; rounds--, k = (int)((uint)k + (uint)args.step_)) {
            // gpu_kernels.py:81: total += x[i * 8 + k]
            const int v_6 = (int)((uint)v + (uint)k);
            total_2 = total_2 + ((uint)v_6 < v_2 ? x[v_6] : 0.0f);
        }
        // gpu_kernels.py:82: out[i] = total
        out[absolute_pos] = total_2;
    }
}
