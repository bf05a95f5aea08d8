#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct overlapping_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) overlapping(
    const double *__restrict__ x,
    double *__restrict__ out,
    const struct overlapping_args args)
{
    extern __shared__ __attribute__((aligned(64))) unsigned char burn_shared[];
    double *const first = (double *)(burn_shared + 0);
    double *const second = (double *)(burn_shared + 0);
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int unit_pos = (int)threadIdx.x;
    const int absolute_pos = (int)cube * 64 + unit_pos;
    // gpu_kernels.py:108: first[unit] = x[bc.ABSOLUTE_POS]
    first[unit_pos] = absolute_pos < args.x_len ? x[absolute_pos] : 0.0;
    // gpu_kernels.py:109: bc.sync_cube()
    __syncthreads();
    // gpu_kernels.py:110: other = first[63 - unit]
    const double other = first[63 - unit_pos];
    // gpu_kernels.py:111: bc.sync_cube()
    __syncthreads();
    // gpu_kernels.py:113: second[unit] = other * 2.0
    second[unit_pos] = other * 2.0;
    // gpu_kernels.py:114: bc.sync_cube()
    __syncthreads();
    // gpu_kernels.py:115: out[bc.ABSOLUTE_POS] = second[unit ^ 1]
    if (absolute_pos < args.out_len) out[absolute_pos] = second[unit_pos ^ 1];
}
