#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct narrow_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int y_len;
    int out_len;
    unsigned int unused[2];
};

extern "C" __global__ void __launch_bounds__(64) narrow(
    const unsigned char *__restrict__ x,
    const short *__restrict__ y,
    short *__restrict__ out,
    const struct narrow_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // gpu_kernels.py:28: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:30: out[i] = y[i] * bc.i16(sum) - (y[i] >> 3)
        const bool v = absolute_pos < args.y_len;
        const short v_1 = (short)(unsigned char)((absolute_pos < args.x_len ? x[absolute_pos] : 0) + 200);
        const short v_2 = (short)((short)((v ? y[absolute_pos] : 0) * v_1) - (short)((v ? y[absolute_pos] : 0) >> 3));
        out[absolute_pos] = v_2;
    }
}
