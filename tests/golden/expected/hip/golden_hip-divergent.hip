#ifndef __HIPCC_RTC__  // which has it built in
#include <hip/hip_runtime.h>
#endif

// the position of the cube, x fastest
static __device__ __forceinline__ unsigned int burn_cube(void) {
    return ((unsigned int)blockIdx.z * (unsigned int)gridDim.y + (unsigned int)blockIdx.y) * (unsigned int)gridDim.x + (unsigned int)blockIdx.x;
}

static __device__ __forceinline__ unsigned long long burn_ballot(unsigned long long among, bool vote) {
    return among & __ballot(vote);
}

static __device__ __forceinline__ int burn_add_i32(int a, int b) {
    return (int)((unsigned int)a + (unsigned int)b);
}

static __device__ __forceinline__ unsigned int burn_shuffle(unsigned long long among, unsigned int x, unsigned int lane) {
    return __shfl(x, (int)lane);
}

static __device__ __forceinline__ int burn_shuffle_i32(unsigned long long among, int x, unsigned int lane) {
    return (int)burn_shuffle(among, (unsigned int)x, lane);
}

static __device__ __forceinline__ unsigned int burn_lowest(unsigned long long among) {
    return (unsigned int)__ffsll(among) - 1u;
}

static __device__ __forceinline__ int burn_plane_sum_i32(unsigned long long among, unsigned int own, int x) {
    if (among == 0xffffffffffffffffu) {
        for (unsigned int step = 64 / 2; step > 0; step /= 2) x = burn_add_i32(x, burn_shuffle_i32(among, x, own ^ step));
        return x;
    }
    for (unsigned int step = 64 / 2; step > 0; step /= 2) {
        // all lanes at multiples of 2 * step from the partner have what it has
        const unsigned long long same = 0xffffffffffffffffu / (((unsigned long long)2 << (2 * step - 1)) - 1);
        const unsigned long long others = among & same << ((own ^ step) & (2 * step - 1));
        const int found = burn_shuffle_i32(among, x, others != 0 ? burn_lowest(others) : own);
        x = burn_add_i32(x, others != 0 ? found : 0);
    }
    return x;
}

static __device__ __forceinline__ int burn_max_i32(int a, int b) {
    return a > b ? a : b;
}

static __device__ __forceinline__ int burn_plane_max_i32(unsigned long long among, unsigned int own, int x) {
    if (among == 0xffffffffffffffffu) {
        for (unsigned int step = 64 / 2; step > 0; step /= 2) x = burn_max_i32(x, burn_shuffle_i32(among, x, own ^ step));
        return x;
    }
    for (unsigned int step = 64 / 2; step > 0; step /= 2) {
        // all lanes at multiples of 2 * step from the partner have what it has
        const unsigned long long same = 0xffffffffffffffffu / (((unsigned long long)2 << (2 * step - 1)) - 1);
        const unsigned long long others = among & same << ((own ^ step) & (2 * step - 1));
        const int found = burn_shuffle_i32(among, x, others != 0 ? burn_lowest(others) : own);
        x = burn_max_i32(x, others != 0 ? found : -2147483647 - 1);
    }
    return x;
}

struct divergent_args {
    unsigned int cubes_x;
    unsigned int cubes_y;
    unsigned int cubes_z;
    int x_len;
    int out_len;
    unsigned int unused[3];
};

extern "C" __global__ void __launch_bounds__(48) divergent(
    const int *__restrict__ x,
    int *__restrict__ out,
    const struct divergent_args args)
{
    const unsigned int cube = burn_cube();
#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes
    if (cube >= args.cubes_x * args.cubes_y * args.cubes_z) return;
#endif
    const unsigned int unit_pos = threadIdx.x;
    const unsigned int lane = unit_pos % 64;
    const int absolute_pos = (int)cube * 48 + (int)unit_pos;
    // gpu_kernels.py:122: value = x[i]
    const int value = absolute_pos < args.x_len ? x[absolute_pos] : 0;
    // gpu_kernels.py:124: if value > 0:
    const bool v = value > 0;
    int total;
    const unsigned long long among = burn_ballot(0xffffffffffffu, v);
    if (v) {
        // gpu_kernels.py:125: total = bc.plane_sum(value)
        const int total_1 = burn_plane_sum_i32(among, lane, value);
        total = total_1;
    } else {
        total = 0;
    }
    // gpu_kernels.py:126: while value > 1:
    int value_1 = value;
    int total_2 = total;
    unsigned long long among_1 = 0xffffffffffffu;
    while (true) {
        const bool v_1 = value_1 > 1;
        among_1 = burn_ballot(among_1, v_1);
        if (!v_1) break;
        // gpu_kernels.py:127: total += bc.plane_max(value)
        const int v_2 = burn_plane_max_i32(among_1, lane, value_1);
        value_1 >>= 1;
        total_2 = (int)((unsigned int)total_2 + (unsigned int)v_2);
    }
    // gpu_kernels.py:129: out[i] = total
    if (absolute_pos < args.out_len) out[absolute_pos] = total_2;
}
