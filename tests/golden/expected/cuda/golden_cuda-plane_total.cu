
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ int burn_add_i32(int a, int b) {
    return (int)((unsigned int)a + (unsigned int)b);
}

static __device__ __forceinline__ unsigned int burn_shuffle(unsigned int among, unsigned int x, unsigned int lane) {
    return __shfl_sync(among, x, (int)lane);
}

static __device__ __forceinline__ int burn_shuffle_i32(unsigned int among, int x, unsigned int lane) {
    return (int)burn_shuffle(among, (unsigned int)x, lane);
}

static __device__ __forceinline__ unsigned int burn_lowest(unsigned int among) {
    return (unsigned int)__ffs((int)among) - 1u;
}

static __device__ __forceinline__ int burn_plane_sum_i32(unsigned int among, unsigned int own, int x) {
    if (among == 0xffffffffu) {
        for (unsigned int step = 32 / 2; step > 0; step /= 2) x = burn_add_i32(x, burn_shuffle_i32(among, x, own ^ step));
        return x;
    }
    for (unsigned int step = 32 / 2; step > 0; step /= 2) {
        // all lanes at multiples of 2 * step from the partner have what it has
        const unsigned int same = 0xffffffffu / (((unsigned int)2 << (2 * step - 1)) - 1);
        const unsigned int others = among & same << ((own ^ step) & (2 * step - 1));
        const int found = burn_shuffle_i32(among, x, others != 0 ? burn_lowest(others) : own);
        x = burn_add_i32(x, others != 0 ? found : 0);
    }
    return x;
}

struct plane_total_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) plane_total(
    const int *__restrict__ x,
    int *__restrict__ out,
    const struct plane_total_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const unsigned int unit_pos = threadIdx.x;
    const unsigned int lane = unit_pos % 32;
    const int absolute_pos = (int)cube * 64 + (int)unit_pos;
    // kernels.py:76: total = bc.plane_sum(x[i])
    const int total = burn_plane_sum_i32(0xffffffffu, lane, absolute_pos < args.x_len ? x[absolute_pos] : 0);
    // kernels.py:77: if bc.UNIT_POS_PLANE == 0:
    if ((int)(unit_pos % 32u) == 0) {
        // kernels.py:78: out[i // bc.PLANE_DIM] = total
        const int v = absolute_pos >> 5;
        if (v < args.out_len) out[v] = total;
    }
}
