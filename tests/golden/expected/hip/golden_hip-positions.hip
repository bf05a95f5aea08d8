#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct positions_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int out_len;
};

extern "C" __global__ void __launch_bounds__(64) positions(
    int *__restrict__ out,
    const struct positions_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
    const unsigned int cube_x = cube % args.cubes_x;
    const unsigned int cube_y = cube / args.cubes_x % args.cubes_y;
    const unsigned int cube_z = cube / (args.cubes_x * args.cubes_y);
#else
    const unsigned int cube_x = (unsigned int)blockIdx.x;
    const unsigned int cube_y = (unsigned int)blockIdx.y;
    const unsigned int cube_z = (unsigned int)blockIdx.z;
#endif
    const int cube_pos = (int)cube;
    const int absolute_pos_z = (int)cube_z * 2 + (int)threadIdx.z;
    const int absolute_pos_y = (int)cube_y * 4 + (int)threadIdx.y;
    const int absolute_pos_x = (int)cube_x * 8 + (int)threadIdx.x;
    const int v = (int)((unsigned int)absolute_pos_z * (unsigned int)((int)args.cubes_y * 4));
    const int v_1 = (int)(((unsigned int)v + (unsigned int)absolute_pos_y) * (unsigned int)((int)args.cubes_x * 8));
    const int absolute_pos = (int)((unsigned int)v_1 + (unsigned int)absolute_pos_x);
    // gpu_kernels.py:203: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:204: place = bc.ABSOLUTE_POS_Z * 10000 + bc.ABSOLUTE_POS_Y * 100 + bc.ABSOLUTE_POS_X
        const int v_2 = (int)((unsigned int)absolute_pos_z * 10000u + (unsigned int)absolute_pos_y * 100u);
        // gpu_kernels.py:205: out[i] = bc.i32(place + bc.CUBE_POS)
        const int v_3 = (int)((unsigned int)v_2 + (unsigned int)absolute_pos_x + (unsigned int)cube_pos);
        out[absolute_pos] = v_3;
    }
}
