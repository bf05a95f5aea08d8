// Included before a kernel's text: what CUDA C++ and HIP C++ have built in. No header of the standard library:
// a kernel compiles in a fifth of the time without.
#pragma once

#include "shim.h"

#ifdef SHIM_HIP
#define __HIP_PLATFORM_AMD__ 1
#define __HIP_DEVICE_COMPILE__ 1
#define __HIPCC_RTC__ 1
#else
#define __CUDACC__ 1
#define __CUDACC_RTC__ 1
#define __CUDA_ARCH__ 900
#endif
// Matrix units take instructions that this processor has not.
#define BURN_PORTABLE 1

#define SHIM_HERE const char *file = __builtin_FILE(), int line = __builtin_LINE()
#define SHIM_PLACE (shim::Place{file, line})

#define __global__
#define __device__
#define __host__
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __constant__ static
#define __restrict__ __restrict
#define __align__(n) alignas(n)
// Static shared memory: one block runs at a time, and all of the section is poisoned before it.
#define __shared__ static __attribute__((section("shim_shared"), used))
// What `extern __shared__ T name[];` is rewritten to.
#define SHIM_DYNAMIC_SHARED(T, name) T* const name = reinterpret_cast<T*>(shim::shim_dynamic_shared)
#define HIP_DYNAMIC_SHARED(T, name) SHIM_DYNAMIC_SHARED(T, name);

using uint3 = shim::Extent;
#define threadIdx (shim::shim_view.thread)
#define blockIdx (shim::shim_view.block)
#define blockDim (shim::shim_view.block_dim)
#define gridDim (shim::shim_view.grid_dim)
#define warpSize SHIM_WARP_SIZE

using size_t = shim::usize;
using int8_t = signed char;
using uint8_t = unsigned char;
using int16_t = short;
using uint16_t = unsigned short;
using int32_t = int;
using uint32_t = unsigned int;
using int64_t = long;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;

extern "C" {
int printf(const char*, ...) __attribute__((format(printf, 1, 2)));
void* memcpy(void*, const void*, size_t) noexcept;
void* memset(void*, int, size_t) noexcept;
}

// Functions of NVIDIA's device library, which a text may declare itself.
extern "C" float __nv_half2float(unsigned short);
extern "C" unsigned short __nv_float2half_rn(float);

#include "traits.h"

#include "vectors.h"

#include "intrinsics.h"

#include "atomics.h"

#include "warp.h"

#ifdef SHIM_HIP
#include "amd.h"
#endif

inline void __syncthreads(SHIM_HERE) { shim::shim_barrier(SHIM_PLACE); }
inline int __syncthreads_count(int predicate, SHIM_HERE) { return shim::shim_barrier_count(predicate, SHIM_PLACE); }
inline int __syncthreads_or(int predicate, SHIM_HERE) { return shim::shim_barrier_count(predicate, SHIM_PLACE) != 0; }
inline int __syncthreads_and(int predicate, SHIM_HERE) { return shim::shim_barrier_count(!predicate, SHIM_PLACE) == 0; }
// Every access is sequentially consistent here.
inline void __threadfence() {}
inline void __threadfence_block() {}
inline void __threadfence_system() {}
inline void __nanosleep(unsigned) { shim::shim_yield(); }
[[noreturn]] inline void __trap(SHIM_HERE) { shim::shim_fail(shim::Fault::trap, "a trap", SHIM_PLACE); }
#define assert(condition) ((condition) ? (void)0 : shim::shim_fail(shim::Fault::trap, "an assertion fails: " #condition, {__FILE__, __LINE__}))
inline long long clock64() { return static_cast<long long>(shim::shim_switches()); }

namespace shim {

template <class... A> struct Layout {
    static constexpr u32 count = sizeof...(A);
    u32 offsets[count + 1] = {}, sizes[count + 1] = {};
    constexpr Layout() {
        u32 end = 0, at = 0;
        ((end = (end + alignof(A) - 1) / alignof(A) * alignof(A), offsets[at] = end, sizes[at++] = sizeof(A),
          end += sizeof(A)),
         ...);
    }
};

template <auto function> struct Entry;
template <class... A, void (*function)(A...)> struct Entry<function> {
    static constexpr Layout<A...> layout{};
    template <int... I> static void call(void** arguments, Indices<int, I...>) {
        function(*static_cast<A*>(arguments[I])...);
    }
    static void invoke(void** arguments) { call(arguments, UpTo<sizeof...(A)>{}); }
};

}  // namespace shim

extern "C" {
extern __attribute__((weak, visibility("hidden"))) shim::u8 __start_shim_shared[], __stop_shim_shared[];
}

#define SHIM_EXPORT(name)                                                                                \
    extern "C" __attribute__((visibility("default"))) const shim::Kernel shim_kernel_##name;             \
    const shim::Kernel shim_kernel_##name = {                                                            \
        shim::Entry<&name>::invoke, shim::Entry<&name>::layout.count, shim::Entry<&name>::layout.offsets, \
        shim::Entry<&name>::layout.sizes, __start_shim_shared, __stop_shim_shared, SHIM_WARP_SIZE};
