
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct transpose_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_shape0;
    int x_shape1;
    int x_stride0;
    int x_stride1;
    int out_shape0;
    int out_shape1;
    int out_stride0;
    int out_stride1;
    unsigned int unused[1];
};

extern "C" __global__ void __launch_bounds__(64) transpose(
    const float *__restrict__ x,
    float *__restrict__ out,
    const struct transpose_args args)
{
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    const unsigned int cube = burn_cube();
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
    const unsigned int cube_x = cube % args.cubes_x;
    const unsigned int cube_y = cube / args.cubes_x % args.cubes_y;
#else
    const unsigned int cube_x = (unsigned int)blockIdx.x;
    const unsigned int cube_y = (unsigned int)blockIdx.y;
#endif
    const int absolute_pos_y = (int)cube_y * 4 + (int)threadIdx.y;
    const int absolute_pos_x = (int)cube_x * 16 + (int)threadIdx.x;
    // kernels.py:37: if i < x.shape(0) and j < x.shape(1):
    if (absolute_pos_y < args.x_shape0 && absolute_pos_x < args.x_shape1) {
        // kernels.py:38: out[j, i] = x[i, j]
        const int v = (int)((unsigned int)absolute_pos_y * (unsigned int)args.x_stride0 + (unsigned int)absolute_pos_x * (unsigned int)args.x_stride1);
        const int v_1 = (int)((unsigned int)absolute_pos_x * (unsigned int)args.out_stride0 + (unsigned int)absolute_pos_y * (unsigned int)args.out_stride1);
        if (absolute_pos_x < args.out_shape0 && absolute_pos_y < args.out_shape1) out[v_1] = x[v];
    }
}
