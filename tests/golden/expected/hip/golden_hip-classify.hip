#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct classify_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) classify(
    const int *__restrict__ x,
    int *__restrict__ out,
    const struct classify_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
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
            const int kind_2 = (int)((unsigned int)kind_1 - 7u);
            // gpu_kernels.py:67: break
            int steps_1;
            if (kind_2 < 0) {
                steps_1 = steps;
            } else {
                // gpu_kernels.py:68: steps += 1
                steps_1 = (int)((unsigned int)steps + 1u);
            }
            kind_1 = kind_2;
            steps = steps_1;
            going = kind_2 >= 0;
        }
        // gpu_kernels.py:69: out[i] = steps
        out[absolute_pos] = steps;
    }
}
