#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ int burn_f32_to_i32(float x) {
    if (x != x) return 0;
    if (x <= -2147483648.0f) return -2147483647 - 1;
    if (x >= 2147483648.0f) return 2147483647;
    return (int)x;
}

static __device__ __forceinline__ signed char burn_f32_to_i8(float x) {
    if (x != x) return 0;
    if (x <= -128.0f) return -128;
    if (x >= 128.0f) return 127;
    return (signed char)x;
}

static __device__ __forceinline__ unsigned long long burn_f32_to_u64(float x) {
    if (!(x > 0)) return 0;
    if (x >= 1.8446744e+19f) return 18446744073709551615ull;
    return (unsigned long long)x;
}

struct conversions_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    int wide_len;
    unsigned int unused[2];
};

extern "C" __global__ void __launch_bounds__(64) conversions(
    const float *__restrict__ x,
    int *__restrict__ out,
    unsigned long long *__restrict__ wide,
    const struct conversions_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // gpu_kernels.py:37: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:38: out[i] = bc.i32(x[i]) + bc.i32(bc.i8(x[i]))
        const bool v = absolute_pos < args.x_len;
        const int v_1 = (int)((unsigned int)burn_f32_to_i32(v ? x[absolute_pos] : 0.0f) + (unsigned int)(int)burn_f32_to_i8(v ? x[absolute_pos] : 0.0f));
        out[absolute_pos] = v_1;
        // gpu_kernels.py:39: wide[i] = bc.u64(x[i])
        if (absolute_pos < args.wide_len) wide[absolute_pos] = burn_f32_to_u64(v ? x[absolute_pos] : 0.0f);
    }
}
