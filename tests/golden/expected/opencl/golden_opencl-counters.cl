#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#pragma OPENCL FP_CONTRACT OFF

// the position of the cube, x fastest
static inline uint burn_cube(void) {
    return ((uint)get_group_id(2) * (uint)get_num_groups(1) + (uint)get_group_id(1)) * (uint)get_num_groups(0) + (uint)get_group_id(0);
}

static inline float burn_add_f32(float a, float b) {
    return a + b;
}

static inline float burn_atomic_add_f32_global(volatile __global float *place, float x) {
    volatile __global uint *const word = (volatile __global uint *)place;
    uint old = *word;
    for (;;) {
        const float cell = as_float(old);
        const uint found = atomic_cmpxchg(word, old, as_uint(burn_add_f32(cell, x)));
        if (found == old) return cell;
        old = found;
    }
}

static inline float burn_max_f32(float a, float b) {
    return a != a ? a : a == b ? as_float(as_uint(a) & as_uint(b)) : a > b ? a : b;
}

static inline float burn_atomic_max_f32_global(volatile __global float *place, float x) {
    volatile __global uint *const word = (volatile __global uint *)place;
    uint old = *word;
    for (;;) {
        const float cell = as_float(old);
        const uint found = atomic_cmpxchg(word, old, as_uint(burn_max_f32(cell, x)));
        if (found == old) return cell;
        old = found;
    }
}

static inline uchar burn_add_u8(uchar a, uchar b) {
    return (uchar)(a + b);
}

static inline uchar burn_atomic_add_u8_global(volatile __global uchar *place, uchar x) {
    volatile __global uint *const word = (volatile __global uint *)((size_t)place & ~(size_t)3);
    const uint shift = (uint)((size_t)place & 3) * 8;
    uint old = *word;
    for (;;) {
        const uchar cell = (uchar)(old >> shift);
        const uint next = (old & ~(0xffu << shift)) | ((uint)(uchar)(burn_add_u8(cell, x)) << shift);
        const uint found = atomic_cmpxchg(word, old, next);
        if (found == old) return cell;
        old = found;
    }
}

struct counters_args {
    uint cubes_x;
    uint cubes_y;
    uint cubes_z;
    int x_base;
    int x_len;
    int sums_base;
    int sums_len;
    int best_base;
    int best_len;
    int marks_base;
    int marks_len;
    uint unused[1];
};

__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void counters(
    __global const float *restrict x,
    __global float *restrict sums,
    __global long *restrict best,
    __global uchar *restrict marks,
    const struct counters_args args)
{
    x += args.x_base;
    sums += args.sums_base;
    best += args.best_base;
    marks += args.marks_base;
    const uint cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const int absolute_pos = (int)cube * 64 + (int)get_local_id(0);
    // gpu_kernels.py:166: bc.atomic_add(sums, 0, x[i])
    const bool v = absolute_pos < args.x_len;
    if (args.sums_len > 0) burn_atomic_add_f32_global(&sums[0], v ? x[absolute_pos] : 0.0f);
    // gpu_kernels.py:167: bc.atomic_max(sums, 1, x[i])
    if (args.sums_len > 1) burn_atomic_max_f32_global(&sums[1], v ? x[absolute_pos] : 0.0f);
    // gpu_kernels.py:168: old = bc.atomic_max(best, 0, bc.i64(i))
    long old = 0L;
    if (args.best_len > 0) old = atom_max(&best[0], (long)absolute_pos);
    // gpu_kernels.py:169: if old >= 0:
    if (old >= 0L) {
        // gpu_kernels.py:170: bc.atomic_add(marks, i, 1)
        if (absolute_pos < args.marks_len) burn_atomic_add_u8_global(&marks[absolute_pos], 1);
    }
}
