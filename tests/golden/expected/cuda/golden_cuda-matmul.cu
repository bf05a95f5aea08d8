
// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

struct matmul_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int a_shape0;
    int a_shape1;
    int a_stride0;
    int a_stride1;
    int b_shape0;
    int b_shape1;
    int b_stride0;
    int b_stride1;
    int out_shape0;
    int out_shape1;
    int out_stride0;
    int out_stride1;
    unsigned int unused[1];
};

extern "C" __global__ void __launch_bounds__(64) matmul(
    const float *__restrict__ a,
    const float *__restrict__ b,
    float *__restrict__ out,
    const struct matmul_args args)
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
    // kernels.py:45: if i < out.shape(0) and j < out.shape(1):
    if (absolute_pos_y < args.out_shape0 && absolute_pos_x < args.out_shape1) {
        // kernels.py:48: total += a[i, k] * b[k, j]
        const int v = (int)((unsigned int)absolute_pos_y * (unsigned int)args.a_stride0);
        const bool v_1 = absolute_pos_y < args.a_shape0;
        const int v_2 = (int)((unsigned int)absolute_pos_x * (unsigned int)args.b_stride1);
        const bool v_3 = absolute_pos_x < args.b_shape1;
        // kernels.py:47: for k in range(a.shape(1)):
        float total = 0.0f;
        for (int k = 0; k < args.a_shape1; k++) {
            const float v_4 = v_1 ? a[(int)((unsigned int)v + (unsigned int)k * (unsigned int)args.a_stride1)] : 0.0f;
            const int v_5 = (int)((unsigned int)k * (unsigned int)args.b_stride0 + (unsigned int)v_2);
            total = total + v_4 * (k < args.b_shape0 && v_3 ? b[v_5] : 0.0f);
        }
        // kernels.py:49: out[i, j] = total
        const int v_6 = (int)((unsigned int)absolute_pos_y * (unsigned int)args.out_stride0 + (unsigned int)absolute_pos_x * (unsigned int)args.out_stride1);
        out[v_6] = total;
    }
}
