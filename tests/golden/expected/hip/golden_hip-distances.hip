#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct distances_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int y_len;
    int out_len;
    unsigned int unused[2];
};

extern "C" __global__ void __launch_bounds__(64) distances(
    const double *__restrict__ x,
    const double *__restrict__ y,
    double *__restrict__ out,
    const struct distances_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // gpu_kernels.py:20: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:21: out[i] = bc.sqrt(x[i] * x[i] + y[i] * y[i]) / (1.0 + abs(x[i]))
        const bool v = absolute_pos < args.x_len;
        const bool v_1 = absolute_pos < args.y_len;
        const double v_2 = (v ? x[absolute_pos] : 0.0) * (v ? x[absolute_pos] : 0.0) + (v_1 ? y[absolute_pos] : 0.0) * (v_1 ? y[absolute_pos] : 0.0);
        out[absolute_pos] = sqrt(v_2) / (fabs(v ? x[absolute_pos] : 0.0) + 1.0);
    }
}
