
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ unsigned int burn_shuffle(unsigned int among, unsigned int x, unsigned int lane) {
    return __shfl_sync(among, x, (int)lane);
}

static __device__ __forceinline__ float burn_shuffle_f32(unsigned int among, float x, unsigned int lane) {
    return __uint_as_float(burn_shuffle(among, __float_as_uint(x), lane));
}

static __device__ __forceinline__ float burn_add_f32(float a, float b) {
    return a + b;
}

static __device__ __forceinline__ float burn_plane_inclusive_sum_f32(unsigned int among, unsigned int own, float x) {
    if ((among & (among + 1)) == 0) {  // no lane is missing below another
        for (unsigned int step = 1; step < 32; step *= 2) {
            const float below = burn_shuffle_f32(among, x, own < step ? own : own - step);
            if (own >= step) x = burn_add_f32(x, below);
        }
        return x;
    }
    float lanes[32];
    #pragma unroll 1
    for (unsigned int i = 0; i < 32; i++) {
        const float found = burn_shuffle_f32(among, x, i);
        lanes[i] = (among >> i & 1) != 0 ? found : 0.0f;
    }
    #pragma unroll 1
    for (unsigned int step = 1; step < 32; step *= 2) {
        #pragma unroll 1
        for (unsigned int i = 32 - 1; i >= step; i--) lanes[i] = burn_add_f32(lanes[i], lanes[i - step]);
    }
    return lanes[own];
}

struct scanned_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(256) scanned(
    const float *__restrict__ x,
    float *__restrict__ out,
    const struct scanned_args args)
{
    __shared__ float sums[8];
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const unsigned int unit_pos = threadIdx.x;
    const unsigned int lane = unit_pos % 32;
    const int unit_pos_1 = (int)unit_pos;
    const int plane_pos = (int)(unit_pos / 32u);
    const int absolute_pos = (int)cube * 256 + unit_pos_1;
    // gpu_kernels.py:137: prefix = bc.plane_inclusive_sum(x[bc.ABSOLUTE_POS])
    const float prefix = burn_plane_inclusive_sum_f32(0xffffffffu, lane, absolute_pos < args.x_len ? x[absolute_pos] : 0.0f);
    // gpu_kernels.py:138: if bc.UNIT_POS_PLANE == bc.PLANE_DIM - 1:
    if ((int)(unit_pos % 32u) == 31) {
        // gpu_kernels.py:139: sums[bc.PLANE_POS] = prefix
        sums[plane_pos] = prefix;
    }
    // gpu_kernels.py:140: bc.sync_cube()
    __syncthreads();
    // gpu_kernels.py:142: for p in range(bc.PLANE_POS):
    float before = 0.0f;
    for (int p = 0; p < plane_pos; p++) {
        before += sums[p];
    }
    // gpu_kernels.py:144: out[bc.ABSOLUTE_POS] = before + prefix
    if (absolute_pos < args.out_len) out[absolute_pos] = before + prefix;
    // gpu_kernels.py:145: bc.sync_cube()
    __syncthreads();
    // gpu_kernels.py:146: if unit == 0:
    if (unit_pos_1 == 0) {
        // gpu_kernels.py:147: sums[0] = 0.0
        sums[0] = 0.0f;
    }
}
