#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct alignas(16) burn_f32x4 {
    float s0, s1, s2, s3;
    burn_f32x4() = default;
    __device__ burn_f32x4(float s0, float s1, float s2, float s3) : s0(s0), s1(s1), s2(s2), s3(s3) {}
};

static __device__ __forceinline__ burn_f32x4 burn_load_f32x4(const float *p) {
    if (((size_t)p & 15) == 0) return *(const burn_f32x4 *)p;
    return burn_f32x4(p[0], p[1], p[2], p[3]);
}

struct vectors_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) vectors(
    const float *__restrict__ x,
    float *__restrict__ out,
    const struct vectors_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // kernels.py:90: def vectors(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]):
    const int v = args.x_len >> 2;
    // kernels.py:93: if i < out.len():
    if (absolute_pos < args.out_len) {
        // kernels.py:94: v = x[i] * 2.0
        burn_f32x4 v_1 = burn_f32x4(0.0f, 0.0f, 0.0f, 0.0f);
        if (absolute_pos < v) v_1 = burn_load_f32x4(x + (int)((unsigned int)absolute_pos * 4u));
        const float v_2 = v_1.s0 * 2.0f;
        const float v_3 = v_1.s1 * 2.0f;
        const float v_4 = v_1.s2 * 2.0f;
        const float v_5 = v_1.s3 * 2.0f;
        // kernels.py:95: out[i] = v.dot(v) + v[1]
        out[absolute_pos] = v_2 * v_2 + v_3 * v_3 + v_4 * v_4 + v_5 * v_5 + v_3;
    }
}
