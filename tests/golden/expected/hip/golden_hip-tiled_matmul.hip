#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ unsigned int burn_trips_i32(int start, int stop, int step) {
    if (step > 0) return start < stop ? ((unsigned int)stop - (unsigned int)start - 1) / (unsigned int)step + 1 : 0;
    if (step < 0) return start > stop ? ((unsigned int)start - (unsigned int)stop - 1) / (0 - (unsigned int)step) + 1 : 0;
    return 0;
}

struct tiled_matmul_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int a_len;
    int b_len;
    int out_len;
    int n;
    unsigned int unused[1];
};

extern "C" __global__ void __launch_bounds__(256) tiled_matmul(
    const float *__restrict__ a,
    const float *__restrict__ b,
    float *__restrict__ out,
    const struct tiled_matmul_args args)
{
    __shared__ float tile_a[256];
    __shared__ float tile_b[256];
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    const unsigned int cube = burn_cube();
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
    const unsigned int cube_x = cube % args.cubes_x;
    const unsigned int cube_y = cube / args.cubes_x % args.cubes_y;
#else
    const unsigned int cube_x = (unsigned int)blockIdx.x;
    const unsigned int cube_y = (unsigned int)blockIdx.y;
#endif
    // gpu_kernels.py:86: def tiled_matmul(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.f32], n: bc.index):
    const int unit_pos_x = (int)threadIdx.x;
    const int unit_pos_y = (int)threadIdx.y;
    // gpu_kernels.py:91: row, col = bc.CUBE_POS_Y * 16 + y, bc.CUBE_POS_X * 16 + x
    const int v = (int)cube_y * 16 + unit_pos_y;
    const int col = (int)cube_x * 16 + unit_pos_x;
    // gpu_kernels.py:94: tile_a[y * 16 + x] = a[row * n + start + x]
    const int v_1 = (int)((unsigned int)v * (unsigned int)args.n);
    const unsigned int v_2 = (unsigned int)args.a_len;
    const int v_3 = unit_pos_y * 16;
    const int v_4 = v_3 + unit_pos_x;
    // gpu_kernels.py:95: tile_b[y * 16 + x] = b[(start + y) * n + col]
    const unsigned int v_5 = (unsigned int)args.b_len;
    // gpu_kernels.py:98: total = bc.fma(tile_a[y * 16 + k], tile_b[k * 16 + x], total)
    const int v_6 = v_3 + 1;
    const int v_7 = unit_pos_x + 16;
    const int v_8 = v_3 + 2;
    const int v_9 = unit_pos_x + 32;
    const int v_10 = v_3 + 3;
    const int v_11 = unit_pos_x + 48;
    const int v_12 = v_3 + 4;
    const int v_13 = unit_pos_x + 64;
    const int v_14 = v_3 + 5;
    const int v_15 = unit_pos_x + 80;
    const int v_16 = v_3 + 6;
    const int v_17 = unit_pos_x + 96;
    const int v_18 = v_3 + 7;
    const int v_19 = unit_pos_x + 112;
    const int v_20 = v_3 + 8;
    const int v_21 = unit_pos_x + 128;
    const int v_22 = v_3 + 9;
    const int v_23 = unit_pos_x + 144;
    const int v_24 = v_3 + 10;
    const int v_25 = unit_pos_x + 160;
    const int v_26 = v_3 + 11;
    const int v_27 = unit_pos_x + 176;
    const int v_28 = v_3 + 12;
    const int v_29 = unit_pos_x + 192;
    const int v_30 = v_3 + 13;
    const int v_31 = unit_pos_x + 208;
    const int v_32 = v_3 + 14;
    const int v_33 = unit_pos_x + 224;
    const int v_34 = v_3 + 15;
    const int v_35 = unit_pos_x + 240;
    // gpu_kernels.py:93: for start in range(0, n, 16):
    float total = 0.0f;
    int start = 0;
    for (unsigned int rounds = burn_trips_i32(start, args.n, 16); rounds > 0; rounds--, start = (int)((unsigned int)start + (unsigned int)16)) {
        const int v_36 = (int)((unsigned int)v_1 + (unsigned int)start + (unsigned int)unit_pos_x);
        tile_a[v_4] = (unsigned int)v_36 < v_2 ? a[v_36] : 0.0f;
        const int v_37 = (int)(((unsigned int)start + (unsigned int)unit_pos_y) * (unsigned int)args.n);
        const int v_38 = (int)((unsigned int)v_37 + (unsigned int)col);
        tile_b[v_4] = (unsigned int)v_38 < v_5 ? b[v_38] : 0.0f;
        // gpu_kernels.py:96: bc.sync_cube()
        __syncthreads();
        const float total_1 = fmaf(tile_a[v_6], tile_b[v_7], fmaf(tile_a[v_3], tile_b[unit_pos_x], total));
        const float total_2 = fmaf(tile_a[v_10], tile_b[v_11], fmaf(tile_a[v_8], tile_b[v_9], total_1));
        const float total_3 = fmaf(tile_a[v_14], tile_b[v_15], fmaf(tile_a[v_12], tile_b[v_13], total_2));
        const float total_4 = fmaf(tile_a[v_18], tile_b[v_19], fmaf(tile_a[v_16], tile_b[v_17], total_3));
        const float total_5 = fmaf(tile_a[v_22], tile_b[v_23], fmaf(tile_a[v_20], tile_b[v_21], total_4));
        const float total_6 = fmaf(tile_a[v_26], tile_b[v_27], fmaf(tile_a[v_24], tile_b[v_25], total_5));
        const float total_7 = fmaf(tile_a[v_30], tile_b[v_31], fmaf(tile_a[v_28], tile_b[v_29], total_6));
        const float total_8 = fmaf(tile_a[v_34], tile_b[v_35], fmaf(tile_a[v_32], tile_b[v_33], total_7));
        // gpu_kernels.py:99: bc.sync_cube()
        __syncthreads();
        total = total_8;
    }
    // gpu_kernels.py:100: out[row * n + col] = total
    const int v_39 = (int)((unsigned int)v * (unsigned int)args.n + (unsigned int)col);
    if ((unsigned int)v_39 < (unsigned int)args.out_len) out[v_39] = total;
}
