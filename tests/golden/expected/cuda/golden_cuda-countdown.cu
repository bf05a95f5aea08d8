
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ unsigned int burn_trips_i32(int start, int stop, int step) {
    if (step > 0) return start < stop ? ((unsigned int)stop - (unsigned int)start - 1) / (unsigned int)step + 1 : 0;
    if (step < 0) return start > stop ? ((unsigned int)start - (unsigned int)stop - 1) / (0 - (unsigned int)step) + 1 : 0;
    return 0;
}

struct countdown_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    int step_;
    unsigned int unused[2];
};

extern "C" __global__ void __launch_bounds__(64) countdown(
    const float *__restrict__ x,
    float *__restrict__ out,
    const struct countdown_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // gpu_kernels.py:76: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:79: total = total * 0.5 + x[i * 8 + k]
        const int v = (int)((unsigned int)absolute_pos * 8u);
        const int v_1 = (int)((unsigned int)v + 7u);
        const unsigned int v_2 = (unsigned int)args.x_len;
        const int v_3 = (int)((unsigned int)v + 5u);
        const float total = (((unsigned int)v_1 < v_2 ? x[v_1] : 0.0f) + 0.0f) * 0.5f + ((unsigned int)v_3 < v_2 ? x[v_3] : 0.0f);
        const int v_4 = (int)((unsigned int)v + 3u);
        const int v_5 = (int)((unsigned int)v + 1u);
        const float total_1 = (total * 0.5f + ((unsigned int)v_4 < v_2 ? x[v_4] : 0.0f)) * 0.5f + ((unsigned int)v_5 < v_2 ? x[v_5] : 0.0f);
        // gpu_kernels.py:80: for k in range(0, 8, step):
        float total_2 = total_1;
        int k = 0;
        for (unsigned int rounds = burn_trips_i32(k, 8, args.step_); rounds > 0; rounds--, k = (int)((unsigned int)k + (unsigned int)args.step_)) {
            // gpu_kernels.py:81: total += x[i * 8 + k]
            const int v_6 = (int)((unsigned int)v + (unsigned int)k);
            total_2 = total_2 + ((unsigned int)v_6 < v_2 ? x[v_6] : 0.0f);
        }
        // gpu_kernels.py:82: out[i] = total
        out[absolute_pos] = total_2;
    }
}
