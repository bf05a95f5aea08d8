#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ int burn_clamp_i32(int a, int b, int c) {
    return min(max(a, b), c);
}

static __device__ __forceinline__ float burn_f16_to_f32(unsigned short bits) {
    return (float)__builtin_bit_cast(_Float16, bits);
}

static __device__ __forceinline__ unsigned int burn_shuffle(unsigned long long among, unsigned int x, unsigned int lane) {
    return __shfl(x, (int)lane);
}

static __device__ __forceinline__ unsigned short burn_shuffle_f16(unsigned long long among, unsigned short x, unsigned int lane) {
    return (unsigned short)burn_shuffle(among, (unsigned int)x, lane);
}

static __device__ __forceinline__ void burn_mfma_f16(unsigned long long among, unsigned int lane, float *d, const unsigned short *a, const unsigned short *b, const float *c) {
#if !defined(BURN_PORTABLE) && (defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__))
    typedef _Float16 part __attribute__((ext_vector_type(4)));
    typedef float sums __attribute__((ext_vector_type(4)));
    part x, y;
    sums z;
#pragma unroll
    for (int i = 0; i < 4; i++) {
        x[i] = __builtin_bit_cast(_Float16, a[i]);
        y[i] = __builtin_bit_cast(_Float16, b[i]);
    }
#pragma unroll
    for (int i = 0; i < 4; i++) z[i] = c[i];
    z = __builtin_amdgcn_mfma_f32_16x16x16f16(x, y, z, 0, 0, 0);
#pragma unroll
    for (int i = 0; i < 4; i++) d[i] = z[i];
#else
#pragma unroll
    for (unsigned int s = 0; s < 4; s++) {
        float total = c[s];
#pragma unroll
        for (unsigned int k = 0; k < 16; k++) {
            const float left = burn_f16_to_f32(burn_shuffle_f16(among, a[k % 4], lane / 16 * 4 + s + k / 4 * 16));
            const float right = burn_f16_to_f32(burn_shuffle_f16(among, b[k % 4], lane % 16 + k / 4 * 16));
            total = total + left * right;
        }
        d[s] = total;
    }
#endif
}

struct fragments_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int a_shape0;
    int a_shape1;
    int a_stride0;
    int a_stride1;
    int b_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) fragments(
    const unsigned short *__restrict__ a,
    const unsigned short *__restrict__ b,
    float *__restrict__ out,
    const struct fragments_args args)
{
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    const unsigned int cube = burn_cube();
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const unsigned int unit_pos = threadIdx.x;
    const unsigned int lane = unit_pos % 64;
    const int unit_pos_1 = (int)unit_pos;
    // kernels.py:136: left = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    unsigned short left[4] = {0};
    // kernels.py:137: right = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    unsigned short right[4] = {0};
    // kernels.py:138: total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    float total[4] = {0};
    // kernels.py:139: bc.cmma.fill(total, 1.0)
    const int v = unit_pos_1 >> 4;
    const int v_1 = v * 4;
    const int v_2 = unit_pos_1 & 15;
    total[0] = 1.0f;
    const int v_3 = v_1 + 1;
    total[1] = 1.0f;
    const int v_4 = v_1 + 2;
    total[2] = 1.0f;
    const int v_5 = v_1 + 3;
    total[3] = 1.0f;
    // kernels.py:141: bc.cmma.load(left, a, (16 * bc.PLANE_POS, k))
    const int v_6 = (int)((unsigned int)v_2 * (unsigned int)args.a_stride0);
    const int v_7 = (int)((unsigned int)v_1 * (unsigned int)args.a_stride1);
    const bool v_8 = v_2 < args.a_shape0;
    const int v_9 = (int)((unsigned int)v_3 * (unsigned int)args.a_stride1);
    const int v_10 = (int)((unsigned int)v_4 * (unsigned int)args.a_stride1);
    const int v_11 = (int)((unsigned int)v_5 * (unsigned int)args.a_stride1);
    // kernels.py:142: bc.cmma.load(right, b[16 * k :], 16, "col_major")
    const int v_12 = v_2 * 16;
    const int v_13 = v_1 + v_12;
    const int v_14 = v_3 + v_12;
    const int v_15 = v_4 + v_12;
    const int v_16 = v_5 + v_12;
    // kernels.py:140: for k in range(0, a.shape(1), 16):
    for (int k = 0; k < args.a_shape1; k += 16) {
        const int v_17 = (int)((unsigned int)k * (unsigned int)args.a_stride1 + (unsigned int)v_6);
        const unsigned short v_18 = v_8 && k + v_1 < args.a_shape1 ? a[(int)((unsigned int)v_17 + (unsigned int)v_7)] : 0x0000;
        left[0] = v_18;
        const unsigned short v_19 = v_8 && k + v_3 < args.a_shape1 ? a[(int)((unsigned int)v_17 + (unsigned int)v_9)] : 0x0000;
        left[1] = v_19;
        const unsigned short v_20 = v_8 && k + v_4 < args.a_shape1 ? a[(int)((unsigned int)v_17 + (unsigned int)v_10)] : 0x0000;
        left[2] = v_20;
        const unsigned short v_21 = v_8 && k + v_5 < args.a_shape1 ? a[(int)((unsigned int)v_17 + (unsigned int)v_11)] : 0x0000;
        left[3] = v_21;
        const int v_22 = burn_clamp_i32((int)((unsigned int)k * 16u), 0, args.b_len);
        const int v_23 = args.b_len - v_22;
        right[0] = v_13 < v_23 ? b[v_22 + v_1 + v_12] : 0x0000;
        right[1] = v_14 < v_23 ? b[v_22 + v_3 + v_12] : 0x0000;
        right[2] = v_15 < v_23 ? b[v_22 + v_4 + v_12] : 0x0000;
        right[3] = v_16 < v_23 ? b[v_22 + v_5 + v_12] : 0x0000;
        // kernels.py:143: bc.cmma.execute(left, right, total, total)
        burn_mfma_f16(0xffffffffffffffffu, lane, total, left, right, total);
    }
    // kernels.py:144: bc.cmma.store(out[256 * bc.PLANE_POS :], total, 16)
    const int v_24 = burn_clamp_i32(0, 0, args.out_len);
    const int v_25 = args.out_len - v_24;
    const int v_26 = v * 64;
    if (v_26 + v_2 < v_25) out[v_24 + v_26 + v_2] = total[0];
    const int v_27 = v_3 * 16;
    if (v_27 + v_2 < v_25) out[v_24 + v_27 + v_2] = total[1];
    const int v_28 = v_4 * 16;
    if (v_28 + v_2 < v_25) out[v_24 + v_28 + v_2] = total[2];
    const int v_29 = v_5 * 16;
    if (v_29 + v_2 < v_25) out[v_24 + v_29 + v_2] = total[3];
}
