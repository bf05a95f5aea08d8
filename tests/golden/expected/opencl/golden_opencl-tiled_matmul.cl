#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline uint burn_trips_i32(int start, int stop, int step) {
    if (step > 0) return start < stop ? ((uint)stop - (uint)start - 1) / (uint)step + 1 : 0;
    if (step < 0) return start > stop ? ((uint)start - (uint)stop - 1) / (0 - (uint)step) + 1 : 0;
    return 0;
}

struct tiled_matmul_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int a_base;
    int a_len;
    int b_base;
    int b_len;
    int out_base;
    int out_len;
    int n;
    uint unused[2];
};

__kernel __attribute__((reqd_work_group_size(16, 16, 1))) void tiled_matmul(
    __global const float *restrict a,
    __global const float *restrict b,
    __global float *restrict out,
    const struct tiled_matmul_args args)
{
    a += args.a_base;
    b += args.b_base;
    out += args.out_base;
    __local float tile_a[256];
    __local float tile_b[256];
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    const uint cube = burn_cube();
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
    const uint cube_x = cube % args.cubes_x;
    const uint cube_y = cube / args.cubes_x % args.cubes_y;
#else
    const uint cube_x = (uint)get_group_id(0);
    const uint cube_y = (uint)get_group_id(1);
#endif
    // gpu_kernels.py:86: def tiled_matmul(a: bc.Array[bc.f32], b: bc.Array[bc.f32], out: bc.Array[bc.f32], n: bc.index):
    const int unit_pos_x = (int)get_local_id(0);
    const int unit_pos_y = (int)get_local_id(1);
    // gpu_kernels.py:91: row, col = bc.CUBE_POS_Y * 16 + y, bc.CUBE_POS_X * 16 + x
    const int v = (int)cube_y * 16 + unit_pos_y;
    const int col = (int)cube_x * 16 + unit_pos_x;
    // gpu_kernels.py:94: tile_a[y * 16 + x] = a[row * n + start + x]
    const int v_1 = (int)((uint)v * (uint)args.n);
    const uint v_2 = (uint)args.a_len;
    const int v_3 = unit_pos_y * 16;
    const int v_4 = v_3 + unit_pos_x;
    // gpu_kernels.py:95: tile_b[y * 16 + x] = b[(start + y) * n + col]
    const uint v_5 = (uint)args.b_len;
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
    for (uint rounds = burn_trips_i32(start, args.n, 16); rounds > 0; rounds--, start = (int)((uint)start + (uint)16)) {
        const int v_36 = (int)((uint)v_1 + (uint)start + (uint)unit_pos_x);
        tile_a[v_4] = (uint)v_36 < v_2 ? a[v_36] : 0.0f;
        const int v_37 = (int)(((uint)start + (uint)unit_pos_y) * (uint)args.n + (uint)col);
        tile_b[v_4] = (uint)v_37 < v_5 ? b[v_37] : 0.0f;
        // gpu_kernels.py:96: bc.sync_cube()
        barrier(CLK_LOCAL_MEM_FENCE);
        const float total_1 = fma(tile_a[v_6], tile_b[v_7], fma(tile_a[v_3], tile_b[unit_pos_x], total));
        const float total_2 = fma(tile_a[v_12], tile_b[v_13], fma(tile_a[v_10], tile_b[v_11], fma(tile_a[v_8], tile_b[v_9], total_1)));
        const float total_3 = fma(tile_a[v_16], tile_b[v_17], fma(tile_a[v_14], tile_b[v_15], total_2));
        const float total_4 = fma(tile_a[v_20], tile_b[v_21], fma(tile_a[v_18], tile_b[v_19], total_3));
        const float total_5 = fma(tile_a[v_24], tile_b[v_25], fma(tile_a[v_22], tile_b[v_23], total_4));
        const float total_6 = fma(tile_a[v_28], tile_b[v_29], fma(tile_a[v_26], tile_b[v_27], total_5));
        const float total_7 = fma(tile_a[v_32], tile_b[v_33], fma(tile_a[v_30], tile_b[v_31], total_6));
        const float total_8 = fma(tile_a[v_34], tile_b[v_35], total_7);
        // gpu_kernels.py:99: bc.sync_cube()
        barrier(CLK_LOCAL_MEM_FENCE);
        total = total_8;
    }
    // gpu_kernels.py:100: out[row * n + col] = total
    const int v_38 = (int)((uint)v * (uint)args.n + (uint)col);
    if ((uint)v_38 < (uint)args.out_len) out[v_38] = total;
}
