
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct flags_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int invert;
    unsigned int unused[2];
};

extern "C" __global__ void __launch_bounds__(64) flags(
    const unsigned char *__restrict__ x,
    unsigned char *__restrict__ out,
    const struct flags_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)threadIdx.x;
    // gpu_kernels.py:187: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:188: out[i] = x[i] != invert
        const bool v = (absolute_pos < args.x_len ? x[absolute_pos] != 0 : false) != (args.invert != 0);
        out[absolute_pos] = v;
    }
}
