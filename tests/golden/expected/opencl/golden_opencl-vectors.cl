#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct vectors_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void vectors(
    __global const float *restrict x,
    __global float *restrict out,
    const struct vectors_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // kernels.py:90: def vectors(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.f32]):
    const int v = args.x_len >> 2;
    // kernels.py:93: if i < out.len():
    if (absolute_pos < args.out_len) {
        // kernels.py:94: v = x[i] * 2.0
        float4 v_1 = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
        if (absolute_pos < v) v_1 = vload4(0, x + (int)((uint)absolute_pos * 4u));
        const float v_2 = v_1.s0 * 2.0f;
        const float v_3 = v_1.s1 * 2.0f;
        const float v_4 = v_1.s2 * 2.0f;
        const float v_5 = v_1.s3 * 2.0f;
        // kernels.py:95: out[i] = v.dot(v) + v[1]
        out[absolute_pos] = v_2 * v_2 + v_3 * v_3 + v_4 * v_4 + v_5 * v_5 + v_3;
    }
}
