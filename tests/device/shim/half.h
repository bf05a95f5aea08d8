// 16-bit floats: conversions that round to nearest even; arithmetic in f32, rounded, which gives the same bits.
#pragma once

namespace shim {

// Sub-normal halves are multiples of 2**-24.
inline float half_to_float(u16 half) {
    u32 sign = static_cast<u32>(half & 0x8000) << 16, exponent = half >> 10 & 31, mantissa = half & 0x3FF;
    if (exponent == 31) return bits<float>(sign | 0x7F800000 | mantissa << 13);
    if (exponent == 0) return (sign ? -1.0f : 1.0f) * static_cast<float>(mantissa) * 0x1p-24f;
    return bits<float>(sign | (exponent + 112) << 23 | mantissa << 13);
}

// `mantissa` with its leading one, times 2**scale; `rest`: whether the exact value is a bit more.
inline u16 round_to_half(u16 sign, u64 mantissa, int scale, bool rest) {
    int top = 63 - __builtin_clzll(mantissa);
    int exponent = top + scale;                               // the value is 1.x * 2**exponent
    int dropped = (exponent < -14 ? -24 : exponent - 10) - scale;  // bits below the last place
    if (exponent > 15) return sign | 0x7C00;
    u64 kept = dropped > 0 ? (dropped > 63 ? 0 : mantissa >> dropped) : mantissa << -dropped;
    if (dropped > 0 && dropped <= 63) {
        u64 half = u64{1} << (dropped - 1), below = mantissa & (2 * half - 1);
        if (below > half || (below == half && (rest || (kept & 1)))) kept++;
    }
    // carries move into the exponent by themselves
    u32 biased = exponent < -14 ? 0 : static_cast<u32>(exponent + 14);
    return static_cast<u16>(sign | ((biased << 10) + static_cast<u32>(kept)));
}

inline u16 double_to_half(double value) {
    u64 all = bits<u64>(value), mantissa = all & 0xFFFFFFFFFFFFF;
    u16 sign = static_cast<u16>(all >> 48 & 0x8000);
    int exponent = static_cast<int>(all >> 52 & 2047);
    if (exponent == 2047) return mantissa ? u16{0x7FFF} : static_cast<u16>(sign | 0x7C00);
    if (exponent < 900) return sign;  // far below the least half
    return round_to_half(sign, mantissa | u64{1} << 52, exponent - 1075, false);
}
inline u16 float_to_half(float value) { return double_to_half(static_cast<double>(value)); }

inline float bfloat_to_float(u16 value) { return bits<float>(static_cast<u32>(value) << 16); }
inline u16 float_to_bfloat(float value) {
    u32 all = bits<u32>(value);
    if (value != value) return 0x7FFF;
    return static_cast<u16>((all + 0x7FFF + (all >> 16 & 1)) >> 16);
}

template <u16 (*narrow)(float), float (*widen)(u16)> struct Float16 {
    u16 word;
    Float16() = default;
    Float16(float value) : word(narrow(value)) {}
    Float16(double value) : word(narrow(static_cast<float>(value))) {}
    Float16(int value) : word(narrow(static_cast<float>(value))) {}
    operator float() const { return widen(word); }
    static Float16 of(u16 word) {
        Float16 made;
        made.word = word;
        return made;
    }
};
template <u16 (*n)(float), float (*w)(u16)> Float16<n, w> operator+(Float16<n, w> a, Float16<n, w> b) { return float(a) + float(b); }
template <u16 (*n)(float), float (*w)(u16)> Float16<n, w> operator-(Float16<n, w> a, Float16<n, w> b) { return float(a) - float(b); }
template <u16 (*n)(float), float (*w)(u16)> Float16<n, w> operator*(Float16<n, w> a, Float16<n, w> b) { return float(a) * float(b); }
template <u16 (*n)(float), float (*w)(u16)> Float16<n, w> operator/(Float16<n, w> a, Float16<n, w> b) { return float(a) / float(b); }

}  // namespace shim

using __half = shim::Float16<shim::float_to_half, shim::half_to_float>;
using half = __half;
using __nv_bfloat16 = shim::Float16<shim::float_to_bfloat, shim::bfloat_to_float>;
using nv_bfloat16 = __nv_bfloat16;
using __hip_bfloat16 = __nv_bfloat16;
// g++ has no such type in C++ before version 13.
#define _Float16 __half

inline __half __float2half(float x) { return x; }
inline __half __float2half_rn(float x) { return x; }
inline __half __double2half(double x) { return __half::of(shim::double_to_half(x)); }
inline float __half2float(__half x) { return x; }
inline unsigned short __half_as_ushort(__half x) { return x.word; }
inline short __half_as_short(__half x) { return static_cast<short>(x.word); }
inline __half __ushort_as_half(unsigned short x) { return __half::of(x); }
inline __half __short_as_half(short x) { return __half::of(static_cast<unsigned short>(x)); }
inline __half __hadd(__half a, __half b) { return a + b; }
inline __half __hsub(__half a, __half b) { return a - b; }
inline __half __hmul(__half a, __half b) { return a * b; }
inline __half __hdiv(__half a, __half b) { return a / b; }
inline __nv_bfloat16 __float2bfloat16(float x) { return x; }
inline __nv_bfloat16 __float2bfloat16_rn(float x) { return x; }
inline float __bfloat162float(__nv_bfloat16 x) { return x; }
inline unsigned short __bfloat16_as_ushort(__nv_bfloat16 x) { return x.word; }
inline __nv_bfloat16 __ushort_as_bfloat16(unsigned short x) { return __nv_bfloat16::of(x); }
