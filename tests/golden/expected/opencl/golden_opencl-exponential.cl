#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

struct exponential_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void exponential(
    __global const float *restrict x,
    __global float *restrict out,
    const struct exponential_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:195: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:196: out[i] = bc.exp(x[i])
        const float v = absolute_pos < args.x_len ? x[absolute_pos] : 0.0f;
        // exp.py:87: limited = select(x > 89.0, f32(89.0), x)
        const float limited = v > 89.0f ? 89.0f : v;
        // exp.py:88: limited = select(limited < -104.0, f32(-104.0), limited)
        const float limited_1 = limited < -104.0f ? -104.0f : limited;
        // exp.py:89: shifted = fma(limited, LOG2_E, ROUND_254_F32)
        const float shifted = fma(limited_1, 1.442695f, 12583166.0f);
        // exp.py:90: k = shifted - ROUND_254_F32
        const float k = shifted - 12583166.0f;
        // exp.py:91: r = fma(k, -LN2_LO_F32, fma(k, -LN2_HI_F32, limited))
        const float r = fma(k, 1.9046542e-09f, fma(k, -0.6931472f, limited_1));
        // polynomial.py:13: value = fma(value, x, coefficients[i])
        const float value = fma(fma(fma(r, 0.0013838259f, 0.008367079f), r, 0.04166775f), r, 0.16666539f);
        // exp.py:79: bits = bitcast(shifted, i32)
        const int bits = (int)as_uint(shifted);
        // exp.py:80: half = bits >> 1
        const int half_ = bits >> 1;
        // exp.py:81: return value * bitcast(half << 23, f32) * bitcast((bits - half) << 23, f32)
        const float v_1 = fma(fma(fma(value, r, 0.49999997f), r, 1.0f), r, 1.0f) * as_float((uint)half_ << 23);
        out[absolute_pos] = v_1 * as_float(((uint)bits - (uint)half_) << 23);
    }
}
