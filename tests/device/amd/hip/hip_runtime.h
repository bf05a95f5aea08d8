// What generated HIP C++ uses of HIP's header, by the compiler's builtins: it lets clang compile kernels for
// AMD's GPUs where ROCm is not installed. Declarations have the types that ROCm's have.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(units) __attribute__((amdgpu_flat_work_group_size(1, units)))
#define HIP_FUNCTION static inline __attribute__((device, always_inline))

struct hip_extent {
    unsigned x, y, z;
};
HIP_FUNCTION hip_extent hip_thread() {
    return {__builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z()};
}
HIP_FUNCTION hip_extent hip_block() {
    return {__builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z()};
}
HIP_FUNCTION hip_extent hip_block_size() {
    return {__builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(), __builtin_amdgcn_workgroup_size_z()};
}
HIP_FUNCTION hip_extent hip_grid() {
    hip_extent size = hip_block_size();
    return {__builtin_amdgcn_grid_size_x() / size.x, __builtin_amdgcn_grid_size_y() / size.y, __builtin_amdgcn_grid_size_z() / size.z};
}
#define threadIdx (hip_thread())
#define blockIdx (hip_block())
#define blockDim (hip_block_size())
#define gridDim (hip_grid())
#define warpSize (__builtin_amdgcn_wavefrontsize())

HIP_FUNCTION void __syncthreads() {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
HIP_FUNCTION void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
HIP_FUNCTION void __threadfence_block() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); }

// the lanes of a wave
HIP_FUNCTION unsigned __lane_id() { return __builtin_amdgcn_mbcnt_hi(-1u, __builtin_amdgcn_mbcnt_lo(-1u, 0)); }
HIP_FUNCTION int __shfl(int value, int lane, int width = warpSize) {
    int own = static_cast<int>(__lane_id());
    int source = (lane & (width - 1)) + (own & ~(width - 1));
    return __builtin_amdgcn_ds_bpermute(source << 2, value);
}
HIP_FUNCTION unsigned __shfl(unsigned value, int lane, int width = warpSize) {
    return static_cast<unsigned>(__shfl(static_cast<int>(value), lane, width));
}
HIP_FUNCTION unsigned long long __ballot(int predicate) { return __builtin_amdgcn_ballot_w64(predicate != 0); }

typedef decltype(sizeof(0)) size_t;

// numbers
HIP_FUNCTION int __popc(unsigned x) { return __builtin_popcount(x); }
HIP_FUNCTION int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
HIP_FUNCTION int __clz(int x) { return __builtin_clzg(static_cast<unsigned>(x), 32); }
HIP_FUNCTION int __clzll(long long x) { return __builtin_clzg(static_cast<unsigned long long>(x), 64); }
HIP_FUNCTION unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
HIP_FUNCTION unsigned long long __brevll(unsigned long long x) { return __builtin_bitreverse64(x); }
HIP_FUNCTION int __ffs(int x) { return __builtin_ffs(x); }
HIP_FUNCTION int __ffsll(unsigned long long x) { return __builtin_ffsll(static_cast<long long>(x)); }
#define HIP_ORDER(T)                                            \
    HIP_FUNCTION T min(T a, T b) { return b < a ? b : a; }      \
    HIP_FUNCTION T max(T a, T b) { return a < b ? b : a; }
HIP_ORDER(int)
HIP_ORDER(unsigned)
HIP_ORDER(long long)
HIP_ORDER(unsigned long long)
HIP_FUNCTION unsigned __umulhi(unsigned a, unsigned b) { return static_cast<unsigned>(static_cast<unsigned long long>(a) * b >> 32); }
HIP_FUNCTION int __mulhi(int a, int b) { return static_cast<int>(static_cast<long long>(a) * b >> 32); }
HIP_FUNCTION unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
    return static_cast<unsigned long long>(static_cast<unsigned __int128>(a) * b >> 64);
}
HIP_FUNCTION long long __mul64hi(long long a, long long b) { return static_cast<long long>(static_cast<__int128>(a) * b >> 64); }
HIP_FUNCTION float __uint_as_float(unsigned x) { return __builtin_bit_cast(float, x); }
HIP_FUNCTION unsigned __float_as_uint(float x) { return __builtin_bit_cast(unsigned, x); }
HIP_FUNCTION double __longlong_as_double(long long x) { return __builtin_bit_cast(double, x); }
HIP_FUNCTION long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); }

#define HIP_MATH(name, parameters, arguments)                                \
    HIP_FUNCTION float name##f parameters(float) { return __builtin_##name##f arguments; } \
    HIP_FUNCTION double name parameters(double) { return __builtin_##name arguments; }
#define HIP_ONE(T) (T x)
#define HIP_TWO(T) (T x, T y)
#define HIP_THREE(T) (T x, T y, T z)
HIP_MATH(sqrt, HIP_ONE, (x))
HIP_MATH(floor, HIP_ONE, (x))
HIP_MATH(ceil, HIP_ONE, (x))
HIP_MATH(trunc, HIP_ONE, (x))
HIP_MATH(rint, HIP_ONE, (x))
HIP_MATH(fabs, HIP_ONE, (x))
HIP_MATH(copysign, HIP_TWO, (x, y))
HIP_MATH(fmod, HIP_TWO, (x, y))
HIP_MATH(fmin, HIP_TWO, (x, y))
HIP_MATH(fmax, HIP_TWO, (x, y))
HIP_MATH(fma, HIP_THREE, (x, y, z))

// atomic operations: relaxed, of the device
#define HIP_ATOMIC(name, builtin, T)                                                       \
    HIP_FUNCTION T name(T* address, T value) {                                             \
        return builtin(address, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);        \
    }
#define HIP_ATOMICS(name, builtin)                    \
    HIP_ATOMIC(name, builtin, int)                    \
    HIP_ATOMIC(name, builtin, unsigned)               \
    HIP_ATOMIC(name, builtin, unsigned long long)
HIP_ATOMICS(atomicAdd, __hip_atomic_fetch_add)
HIP_ATOMICS(atomicExch, __hip_atomic_exchange)
HIP_ATOMICS(atomicMin, __hip_atomic_fetch_min)
HIP_ATOMICS(atomicMax, __hip_atomic_fetch_max)
HIP_ATOMICS(atomicAnd, __hip_atomic_fetch_and)
HIP_ATOMICS(atomicOr, __hip_atomic_fetch_or)
HIP_ATOMICS(atomicXor, __hip_atomic_fetch_xor)
HIP_ATOMIC(atomicAdd, __hip_atomic_fetch_add, float)
HIP_ATOMIC(atomicAdd, __hip_atomic_fetch_add, double)
HIP_ATOMIC(atomicExch, __hip_atomic_exchange, float)
HIP_FUNCTION int atomicSub(int* address, int value) { return atomicAdd(address, static_cast<int>(0u - static_cast<unsigned>(value))); }
HIP_FUNCTION unsigned atomicSub(unsigned* address, unsigned value) { return atomicAdd(address, 0u - value); }
#define HIP_CAS(T)                                                                                           \
    HIP_FUNCTION T atomicCAS(T* address, T expected, T value) {                                              \
        __hip_atomic_compare_exchange_strong(address, &expected, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,  \
                                             __HIP_MEMORY_SCOPE_AGENT);                                      \
        return expected;                                                                                     \
    }
HIP_CAS(int)
HIP_CAS(unsigned)
HIP_CAS(unsigned long long)
