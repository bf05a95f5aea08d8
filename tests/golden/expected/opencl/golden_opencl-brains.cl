#pragma OPENCL FP_CONTRACT OFF

static inline ushort burn_f32_to_bf16(float x) {
    const uint bits = as_uint(x);
    return (ushort)((x != x ? bits | 0x400000u : bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline float burn_bf16_to_f32(ushort bits) {
    return as_float((uint)bits << 16);
}

struct brains_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int out_base;
    int out_len;
    float factor;
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void brains(
    __global const ushort *restrict x,
    __global ushort *restrict out,
    const struct brains_args args)
{
    x += args.x_base;
    out += args.out_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:12: if i < out.len():
    if (absolute_pos < args.out_len) {
        // gpu_kernels.py:13: out[i] = x[i] * factor
        const float v = burn_bf16_to_f32(absolute_pos < args.x_len ? x[absolute_pos] : 0x0000) * burn_bf16_to_f32(burn_f32_to_bf16(args.factor));
        out[absolute_pos] = burn_f32_to_bf16(v);
    }
}
