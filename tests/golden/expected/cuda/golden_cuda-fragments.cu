
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ int burn_clamp_i32(int a, int b, int c) {
    return min(max(a, b), c);
}

extern "C" __device__ float __nv_half2float(unsigned short);
static __device__ __forceinline__ float burn_f16_to_f32(unsigned short bits) {
    return __nv_half2float(bits);
}

static __device__ __forceinline__ unsigned int burn_shuffle(unsigned int among, unsigned int x, unsigned int lane) {
    return __shfl_sync(among, x, (int)lane);
}

static __device__ __forceinline__ unsigned short burn_shuffle_f16(unsigned int among, unsigned short x, unsigned int lane) {
    return (unsigned short)burn_shuffle(among, (unsigned int)x, lane);
}

static __device__ __forceinline__ void burn_mma_f16(unsigned int among, unsigned int lane, float *d, const unsigned short *a, const unsigned short *b, const float *c) {
#if !defined(BURN_PORTABLE) && (__CUDA_ARCH__ >= 800)
#pragma unroll
    for (unsigned int n = 0; n < 2; n++) {
        asm volatile(
            "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
            "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
            : "=f"(d[4 * n]), "=f"(d[4 * n + 1]), "=f"(d[4 * n + 2]), "=f"(d[4 * n + 3])
            : "r"(a[2 * 0] | (unsigned int)a[2 * 0 + 1] << 16), "r"(a[2 * 1] | (unsigned int)a[2 * 1 + 1] << 16), "r"(a[2 * 2] | (unsigned int)a[2 * 2 + 1] << 16), "r"(a[2 * 3] | (unsigned int)a[2 * 3 + 1] << 16),
              "r"(b[4 * n + 2 * 0] | (unsigned int)b[4 * n + 2 * 0 + 1] << 16), "r"(b[4 * n + 2 * 1] | (unsigned int)b[4 * n + 2 * 1 + 1] << 16),
              "f"(c[4 * n]), "f"(c[4 * n + 1]), "f"(c[4 * n + 2]), "f"(c[4 * n + 3]));
    }
#else
#pragma unroll
    for (unsigned int s = 0; s < 8; s++) {
        float total = c[s];
#pragma unroll
        for (unsigned int k = 0; k < 16; k++) {
            const float left = burn_f16_to_f32(burn_shuffle_f16(among, a[k % 2 + s / 2 % 2 * 2 + k / 8 * 4], lane / 4 * 4 + k % 8 / 2));
            const float right = burn_f16_to_f32(burn_shuffle_f16(among, b[k % 2 + k / 8 * 2 + s / 4 * 4], (lane % 4 * 2 + s % 2) * 4 + k % 8 / 2));
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
    const unsigned int lane = unit_pos % 32;
    // kernels.py:134: def fragments(a: bc.Tensor[bc.f16], b: bc.Array[bc.f16], out: bc.Array[bc.f32]):
    const int plane_pos = (int)(unit_pos / 32u);
    // kernels.py:139: bc.cmma.fill(total, 1.0)
    const int unit_pos_plane = (int)(unit_pos % 32u);
    // kernels.py:136: left = bc.cmma.Matrix("a", 16, 16, 16, bc.f16)
    unsigned short left[8] = {0};
    // kernels.py:137: right = bc.cmma.Matrix("b", 16, 16, 16, bc.f16)
    unsigned short right[8] = {0};
    // kernels.py:138: total = bc.cmma.Matrix("accumulator", 16, 16, 16, bc.f32)
    float total[8] = {0};
    const int v = unit_pos_plane >> 2;
    const int v_1 = (unit_pos_plane & 3) * 2;
    total[0] = 1.0f;
    const int v_2 = v_1 + 1;
    total[1] = 1.0f;
    const int v_3 = v + 8;
    total[2] = 1.0f;
    total[3] = 1.0f;
    const int v_4 = v_1 + 8;
    total[4] = 1.0f;
    const int v_5 = v_1 + 9;
    total[5] = 1.0f;
    total[6] = 1.0f;
    total[7] = 1.0f;
    // kernels.py:141: bc.cmma.load(left, a, (16 * bc.PLANE_POS, k))
    const int v_6 = plane_pos * 16;
    const int v_7 = (int)((unsigned int)v_6 * (unsigned int)args.a_stride0);
    const int v_8 = (int)((unsigned int)v * (unsigned int)args.a_stride0);
    const int v_9 = (int)((unsigned int)v_1 * (unsigned int)args.a_stride1);
    const bool v_10 = v_6 + v < args.a_shape0;
    const int v_11 = (int)((unsigned int)v_2 * (unsigned int)args.a_stride1);
    const int v_12 = (int)((unsigned int)v_3 * (unsigned int)args.a_stride0);
    const bool v_13 = v_6 + v_3 < args.a_shape0;
    const int v_14 = (int)((unsigned int)v_4 * (unsigned int)args.a_stride1);
    const int v_15 = (int)((unsigned int)v_5 * (unsigned int)args.a_stride1);
    // kernels.py:142: bc.cmma.load(right, b[16 * k :], 16, "col_major")
    const int v_16 = v * 16;
    const int v_17 = v_1 + v_16;
    const int v_18 = v_2 + v_16;
    const int v_19 = v_4 + v_16;
    const int v_20 = v_5 + v_16;
    const int v_21 = v_3 * 16;
    const int v_22 = v_1 + v_21;
    const int v_23 = v_2 + v_21;
    const int v_24 = v_4 + v_21;
    const int v_25 = v_5 + v_21;
    // kernels.py:140: for k in range(0, a.shape(1), 16):
    for (int k = 0; k < args.a_shape1; k += 16) {
        const int v_26 = (int)((unsigned int)v_7 + (unsigned int)k * (unsigned int)args.a_stride1);
        const int v_27 = (int)((unsigned int)v_26 + (unsigned int)v_8);
        const bool v_28 = k + v_1 < args.a_shape1;
        left[0] = v_10 && v_28 ? a[(int)((unsigned int)v_27 + (unsigned int)v_9)] : 0x0000;
        const bool v_29 = k + v_2 < args.a_shape1;
        const unsigned short v_30 = v_10 && v_29 ? a[(int)((unsigned int)v_27 + (unsigned int)v_11)] : 0x0000;
        left[1] = v_30;
        const int v_31 = (int)((unsigned int)v_26 + (unsigned int)v_12);
        left[2] = v_13 && v_28 ? a[(int)((unsigned int)v_31 + (unsigned int)v_9)] : 0x0000;
        const unsigned short v_32 = v_13 && v_29 ? a[(int)((unsigned int)v_31 + (unsigned int)v_11)] : 0x0000;
        left[3] = v_32;
        const bool v_33 = k + v_4 < args.a_shape1;
        const unsigned short v_34 = v_10 && v_33 ? a[(int)((unsigned int)v_27 + (unsigned int)v_14)] : 0x0000;
        left[4] = v_34;
        const bool v_35 = k + v_5 < args.a_shape1;
        const unsigned short v_36 = v_10 && v_35 ? a[(int)((unsigned int)v_27 + (unsigned int)v_15)] : 0x0000;
        left[5] = v_36;
        const unsigned short v_37 = v_13 && v_33 ? a[(int)((unsigned int)v_31 + (unsigned int)v_14)] : 0x0000;
        left[6] = v_37;
        const unsigned short v_38 = v_13 && v_35 ? a[(int)((unsigned int)v_31 + (unsigned int)v_15)] : 0x0000;
        left[7] = v_38;
        const int v_39 = burn_clamp_i32((int)((unsigned int)k * 16u), 0, args.b_len);
        const int v_40 = args.b_len - v_39;
        const int v_41 = v_39 + v_1;
        right[0] = v_17 < v_40 ? b[v_41 + v_16] : 0x0000;
        const int v_42 = v_39 + v_2;
        right[1] = v_18 < v_40 ? b[v_42 + v_16] : 0x0000;
        const int v_43 = v_39 + v_4;
        right[2] = v_19 < v_40 ? b[v_43 + v_16] : 0x0000;
        const int v_44 = v_39 + v_5;
        right[3] = v_20 < v_40 ? b[v_44 + v_16] : 0x0000;
        right[4] = v_22 < v_40 ? b[v_41 + v_21] : 0x0000;
        right[5] = v_23 < v_40 ? b[v_42 + v_21] : 0x0000;
        right[6] = v_24 < v_40 ? b[v_43 + v_21] : 0x0000;
        right[7] = v_25 < v_40 ? b[v_44 + v_21] : 0x0000;
        // kernels.py:143: bc.cmma.execute(left, right, total, total)
        burn_mma_f16(0xffffffffu, lane, total, left, right, total);
    }
    // kernels.py:144: bc.cmma.store(out[256 * bc.PLANE_POS :], total, 16)
    const int v_45 = burn_clamp_i32(plane_pos * 256, 0, args.out_len);
    const int v_46 = args.out_len - v_45;
    const int v_47 = v * 16;
    const int v_48 = v_45 + v_47;
    if (v_47 + v_1 < v_46) out[v_48 + v_1] = total[0];
    if (v_47 + v_2 < v_46) out[v_48 + v_2] = total[1];
    const int v_49 = v_3 * 16;
    const int v_50 = v_45 + v_49;
    if (v_49 + v_1 < v_46) out[v_50 + v_1] = total[2];
    if (v_49 + v_2 < v_46) out[v_50 + v_2] = total[3];
    if (v_47 + v_4 < v_46) out[v_48 + v_4] = total[4];
    if (v_47 + v_5 < v_46) out[v_48 + v_5] = total[5];
    if (v_49 + v_4 < v_46) out[v_50 + v_4] = total[6];
    if (v_49 + v_5 < v_46) out[v_50 + v_5] = total[7];
}
