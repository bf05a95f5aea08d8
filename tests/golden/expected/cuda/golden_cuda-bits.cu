
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ unsigned int burn_shl_u32(unsigned int a, unsigned int b) {
    return b < 32 ? a << b : 0;
}

static __device__ __forceinline__ unsigned int burn_shr_u32(unsigned int a, unsigned int b) {
    return b < 32 ? a >> b : 0;
}

static __device__ __forceinline__ unsigned int burn_trunc_div_u32(unsigned int a, unsigned int b) {
    return b == 0 ? 0 : a / b;
}

struct bits_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int by_len;
    int out_len;
    unsigned int unused[2];
};

extern "C" __global__ void __launch_bounds__(64) bits(
    const unsigned int *__restrict__ x,
    const unsigned int *__restrict__ by,
    unsigned int *__restrict__ out,
    const struct bits_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // gpu_kernels.py:46: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:47: n = by[i]
        const unsigned int n = absolute_pos < args.by_len ? by[absolute_pos] : 0u;
        // gpu_kernels.py:48: out[i] = (x[i] << n | x[i] >> (32 - n)) ^ bc.popcount(x[i] // n) ^ bc.clz(n)
        const bool v = absolute_pos < args.x_len;
        const unsigned int v_1 = burn_shl_u32(v ? x[absolute_pos] : 0u, n) | burn_shr_u32(v ? x[absolute_pos] : 0u, 32u - n);
        const unsigned int v_2 = v_1 ^ (unsigned int)__popc(burn_trunc_div_u32(v ? x[absolute_pos] : 0u, n));
        out[absolute_pos] = v_2 ^ (unsigned int)__clz(n);
    }
}
