
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct block_sum_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) block_sum(
    const float *__restrict__ x,
    float *__restrict__ out,
    const struct block_sum_args args)
{
    __shared__ float tile[64];
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int unit_pos = (int)threadIdx.x;
    const int cube_pos = (int)cube;
    // kernels.py:58: for i in range(bc.ABSOLUTE_POS, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
    const int v = (int)args.cubes_x * (int)args.cubes_y * (int)args.cubes_z * 64;
    float total = 0.0f;
    for (int i = cube_pos * 64 + unit_pos; i < args.x_len; i += v) {
        total += x[i];
    }
    // kernels.py:60: tile[unit] = total
    tile[unit_pos] = total;
    // kernels.py:61: bc.sync_cube()
    __syncthreads();
    // kernels.py:63: while half > 0:
    int half_ = 32;
    while (half_ > 0) {
        // kernels.py:64: if unit < half:
        if (unit_pos < half_) {
            // kernels.py:65: tile[unit] += tile[unit + half]
            const float v_1 = tile[unit_pos] + tile[(int)((unsigned int)unit_pos + (unsigned int)half_)];
            tile[unit_pos] = v_1;
        }
        // kernels.py:66: bc.sync_cube()
        __syncthreads();
        half_ >>= 1;
    }
    // kernels.py:68: if unit == 0:
    if (unit_pos == 0) {
        // kernels.py:69: out[bc.CUBE_POS] = tile[0]
        if (cube_pos < args.out_len) out[cube_pos] = tile[0];
    }
}
