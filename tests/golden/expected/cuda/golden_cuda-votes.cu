
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ unsigned int burn_ballot(unsigned int among, bool vote) {
    return __ballot_sync(among, vote);
}

static __device__ __forceinline__ unsigned int burn_shuffle(unsigned int among, unsigned int x, unsigned int lane) {
    return __shfl_sync(among, x, (int)lane);
}

static __device__ __forceinline__ float burn_shuffle_f32(unsigned int among, float x, unsigned int lane) {
    return __uint_as_float(burn_shuffle(among, __float_as_uint(x), lane));
}

// the value of a lane, 0 if it is not active
static __device__ __forceinline__ float burn_take_f32(unsigned int among, unsigned int own, float x, unsigned int lane) {
    const float found = burn_shuffle_f32(among, x, lane & (32 - 1));
    return lane < 32 && (among >> lane & 1) != 0 ? found : 0.0f;
}

static __device__ __forceinline__ float burn_take_down_f32(unsigned int among, unsigned int own, float x, unsigned int distance) {
    const float found = burn_take_f32(among, own, x, own + distance);
    return distance >= 32 - own ? x : found;
}

static __device__ __forceinline__ unsigned int burn_lowest(unsigned int among) {
    return (unsigned int)__ffs((int)among) - 1u;
}

struct votes_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(64) votes(
    const float *__restrict__ x,
    unsigned int *__restrict__ out,
    const struct votes_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const unsigned int unit_pos = threadIdx.x;
    const unsigned int lane = unit_pos % 32;
    const int absolute_pos = (int)cube * 64 + (int)unit_pos;
    // gpu_kernels.py:154: ballot = bc.plane_ballot(x[i] > 0.0)
    const bool v = absolute_pos < args.x_len;
    const unsigned int ballot = burn_ballot(0xffffffffu, (v ? x[absolute_pos] : 0.0f) > 0.0f);
    // gpu_kernels.py:155: next = bc.plane_shuffle_down(x[i], bc.u32(1))
    const float next = burn_take_down_f32(0xffffffffu, lane, v ? x[absolute_pos] : 0.0f, 1u);
    // gpu_kernels.py:156: if bc.plane_elect():
    const bool v_1 = lane == burn_lowest(0xffffffffu);
    if (v_1) {
        // gpu_kernels.py:157: out[i] = ballot[0]
        if (absolute_pos < args.out_len) out[absolute_pos] = ballot;
    } else {
        // gpu_kernels.py:158: elif next < x[i]:
        if (next < (v ? x[absolute_pos] : 0.0f)) {
            // gpu_kernels.py:159: out[i] = bc.popcount(ballot[0])
            if (absolute_pos < args.out_len) out[absolute_pos] = (unsigned int)__popc(ballot);
        }
    }
}
