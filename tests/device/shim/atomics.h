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

// The compiler's own atomics, as HIP spells them.
#ifndef __HIP_MEMORY_SCOPE_AGENT
#define __HIP_MEMORY_SCOPE_SINGLETHREAD 1
#define __HIP_MEMORY_SCOPE_WAVEFRONT 2
#define __HIP_MEMORY_SCOPE_WORKGROUP 3
#define __HIP_MEMORY_SCOPE_AGENT 4
#define __HIP_MEMORY_SCOPE_SYSTEM 5
#endif
template <class T> inline T __hip_atomic_load(T* address, int, int) {
    return shim::update(address, shim::Access::atomic_read, [](T old) { return old; });
}
template <class T> inline void __hip_atomic_store(T* address, shim::Plain<T> value, int, int) {
    atomicExch(address, value);
}
template <class T> inline T __hip_atomic_exchange(T* address, shim::Plain<T> value, int, int) {
    return atomicExch(address, value);
}
template <class T> inline bool __hip_atomic_compare_exchange_strong(T* address, T* expected, shim::Plain<T> value, int, int, int) {
    T old = atomicCAS(address, *expected, value);
    bool exchanged = old == *expected;
    *expected = old;
    return exchanged;
}
template <class T> inline T __hip_atomic_fetch_add(T* p, shim::Plain<T> v, int, int) { return atomicAdd(p, v); }
template <class T> inline T __hip_atomic_fetch_min(T* p, shim::Plain<T> v, int, int) { return atomicMin(p, v); }
template <class T> inline T __hip_atomic_fetch_max(T* p, shim::Plain<T> v, int, int) { return atomicMax(p, v); }
template <class T> inline T __hip_atomic_fetch_and(T* p, shim::Plain<T> v, int, int) { return atomicAnd(p, v); }
template <class T> inline T __hip_atomic_fetch_or(T* p, shim::Plain<T> v, int, int) { return atomicOr(p, v); }
template <class T> inline T __hip_atomic_fetch_xor(T* p, shim::Plain<T> v, int, int) { return atomicXor(p, v); }
