// The vector types, with their alignments.
#pragma once

#define SHIM_VECTOR(T, name)                                                                             \
    struct name##1 { T x; };                                                                             \
    struct alignas(2 * sizeof(T)) name##2 { T x, y; };                                                   \
    struct name##3 { T x, y, z; };                                                                       \
    struct alignas(4 * sizeof(T) > 16 ? 16 : 4 * sizeof(T)) name##4 { T x, y, z, w; };                   \
    inline name##1 make_##name##1(T x) { return {x}; }                                                   \
    inline name##2 make_##name##2(T x, T y) { return {x, y}; }                                           \
    inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                                   \
    inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }

SHIM_VECTOR(signed char, char)
SHIM_VECTOR(unsigned char, uchar)
SHIM_VECTOR(short, short)
SHIM_VECTOR(unsigned short, ushort)
SHIM_VECTOR(int, int)
SHIM_VECTOR(long, long)
SHIM_VECTOR(unsigned long, ulong)
SHIM_VECTOR(long long, longlong)
SHIM_VECTOR(unsigned long long, ulonglong)
SHIM_VECTOR(float, float)
SHIM_VECTOR(double, double)

struct uint1 { unsigned x; };
struct alignas(8) uint2 { unsigned x, y; };
struct alignas(16) uint4 { unsigned x, y, z, w; };
inline uint1 make_uint1(unsigned x) { return {x}; }
inline uint2 make_uint2(unsigned x, unsigned y) { return {x, y}; }
inline uint3 make_uint3(unsigned x, unsigned y, unsigned z) { return {x, y, z}; }
inline uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return {x, y, z, w}; }

struct dim3 {
    unsigned x, y, z;
    constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
