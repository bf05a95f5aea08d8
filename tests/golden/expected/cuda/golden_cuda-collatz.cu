
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct collatz_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int steps_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) collatz(
    const unsigned int *__restrict__ x,
    unsigned int *__restrict__ steps,
    const struct collatz_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // kernels.py:110: if i < steps.len():
    if (absolute_pos < args.steps_len) {
        // kernels.py:113: while n > 1:
        unsigned int n = absolute_pos < args.x_len ? x[absolute_pos] : 0u;
        unsigned int count = 0u;
        while (n > 1u) {
            n = (n & 1u) == 0u ? n >> 1 : n * 3u + 1u;
            count += 1u;
        }
        // kernels.py:116: steps[i] = count
        steps[absolute_pos] = count;
    }
}
