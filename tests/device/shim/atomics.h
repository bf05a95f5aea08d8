// Atomic operations. Threads switch only in barriers, collectives and here, where a loop may wait for another
// thread: nothing else has to be done for atomicity.
#pragma once

namespace shim {

// Not inlined, and without calls at its own accesses: where others have them, `shim_access` says that it is atomic.
template <class T, class F>
__attribute__((noinline, no_sanitize("thread"))) T update(T* address, [[maybe_unused]] Access access, F function) {
#ifdef __SANITIZE_THREAD__
    shim_access(address, sizeof(T), access, __builtin_return_address(0));
#endif
    T old = *address;
    *address = function(old);
    return old;
}

template <class T> struct Wrapping {
    using Type = T;
};
template <> struct Wrapping<int> {
    using Type = unsigned;
};
template <> struct Wrapping<long> {
    using Type = unsigned long;
};
template <> struct Wrapping<long long> {
    using Type = unsigned long long;
};
template <class T> T wrapping_add(T a, T b) {
    using U = typename Wrapping<T>::Type;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
template <class T> T wrapping_sub(T a, T b) {
    using U = typename Wrapping<T>::Type;
    return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
}

}  // namespace shim

// `T` is what the address says, `volatile` or not.
#define SHIM_ATOMIC(name, access, result)                                                                \
    template <class T> inline T name(T* address, shim::Plain<T> value) {                                 \
        return shim::update(address, shim::Access::access, [=](T old) -> T { return result; });          \
    }                                                                                                    \
    template <class T> inline T name##_block(T* address, shim::Plain<T> value) { return name(address, value); } \
    template <class T> inline T name##_system(T* address, shim::Plain<T> value) { return name(address, value); }

SHIM_ATOMIC(atomicAdd, atomic, shim::wrapping_add(old, value))
SHIM_ATOMIC(atomicSub, atomic, shim::wrapping_sub(old, value))
SHIM_ATOMIC(atomicMin, atomic, value < old ? value : old)
SHIM_ATOMIC(atomicMax, atomic, old < value ? value : old)
SHIM_ATOMIC(atomicAnd, atomic, old & value)
SHIM_ATOMIC(atomicOr, atomic, old | value)
SHIM_ATOMIC(atomicXor, atomic, old ^ value)
SHIM_ATOMIC(atomicInc, atomic, old >= value ? 0 : old + 1)
SHIM_ATOMIC(atomicDec, atomic, old == 0 || old > value ? value : old - 1)

template <class T> inline T atomicExch(T* address, shim::Plain<T> value) {
    T old = shim::update(address, shim::Access::atomic_write, [=](T) -> T { return value; });
    shim::shim_yield();  // so that who waits for it gets on
    return old;
}
template <class T> inline T atomicCAS(T* address, shim::Plain<T> expected, shim::Plain<T> value) {
    T old = shim::update(address, shim::Access::atomic, [=](T old) -> T { return old == expected ? value : old; });
    if (old != expected) shim::shim_yield();
    return old;
}

// As HIP spells those of clang: order and scope do not matter here.
#ifndef __HIP_MEMORY_SCOPE_AGENT
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5
#endif
#define __hip_atomic_exchange(address, value, order, scope) atomicExch(address, value)
#define __hip_atomic_fetch_add(address, value, order, scope) atomicAdd(address, value)
#define __hip_atomic_fetch_min(address, value, order, scope) atomicMin(address, value)
#define __hip_atomic_fetch_max(address, value, order, scope) atomicMax(address, value)
#define __hip_atomic_fetch_and(address, value, order, scope) atomicAnd(address, value)
#define __hip_atomic_fetch_or(address, value, order, scope) atomicOr(address, value)
#define __hip_atomic_fetch_xor(address, value, order, scope) atomicXor(address, value)
