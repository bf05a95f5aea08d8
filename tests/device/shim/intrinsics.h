// Functions of numbers. Those of the C library that round correctly are as exact here as on a device; `exp`,
// `sin` and the like are not the device's.
#pragma once

extern "C" {
float fmaf(float, float, float) noexcept;
double fma(double, double, double) noexcept;
float sqrtf(float) noexcept;
double sqrt(double) noexcept;
float rintf(float) noexcept;
double rint(double) noexcept;
float nearbyintf(float) noexcept;
double nearbyint(double) noexcept;
float floorf(float) noexcept;
double floor(double) noexcept;
float ceilf(float) noexcept;
double ceil(double) noexcept;
float truncf(float) noexcept;
double trunc(double) noexcept;
float roundf(float) noexcept;
double round(double) noexcept;
float fabsf(float) noexcept;
double fabs(double) noexcept;
float fminf(float, float) noexcept;
double fmin(double, double) noexcept;
float fmaxf(float, float) noexcept;
double fmax(double, double) noexcept;
float fmodf(float, float) noexcept;
double fmod(double, double) noexcept;
float copysignf(float, float) noexcept;
double copysign(double, double) noexcept;
float ldexpf(float, int) noexcept;
double ldexp(double, int) noexcept;
float expf(float) noexcept;
double exp(double) noexcept;
float logf(float) noexcept;
double log(double) noexcept;
float sinf(float) noexcept;
double sin(double) noexcept;
float cosf(float) noexcept;
double cos(double) noexcept;
float powf(float, float) noexcept;
double pow(double, double) noexcept;
float tanhf(float) noexcept;
double tanh(double) noexcept;
int abs(int) noexcept;
long long llabs(long long) noexcept;
}

inline float fma(float a, float b, float c) { return fmaf(a, b, c); }
inline float sqrt(float x) { return sqrtf(x); }
inline float rint(float x) { return rintf(x); }
inline float floor(float x) { return floorf(x); }
inline float ceil(float x) { return ceilf(x); }
inline float trunc(float x) { return truncf(x); }
inline float fabs(float x) { return fabsf(x); }
inline float abs(float x) { return fabsf(x); }
inline double abs(double x) { return fabs(x); }
inline long long abs(long long x) { return llabs(x); }
template <class T> inline bool isnan(T x) { return x != x; }
template <class T> inline bool isinf(T x) { return __builtin_isinf(x); }
template <class T> inline bool isfinite(T x) { return __builtin_isfinite(x); }
template <class T> inline bool signbit(T x) { return __builtin_signbit(x); }
template <class T> inline T min(T a, shim::Plain<T> b) { return b < a ? b : a; }
template <class T> inline T max(T a, shim::Plain<T> b) { return a < b ? b : a; }
inline float min(float a, float b) { return fminf(a, b); }
inline float max(float a, float b) { return fmaxf(a, b); }
inline double min(double a, double b) { return fmin(a, b); }
inline double max(double a, double b) { return fmax(a, b); }
inline float rsqrtf(float x) { return 1.0f / sqrtf(x); }
inline double rsqrt(double x) { return 1.0 / sqrt(x); }
inline float __saturatef(float x) { return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f; }

// Rounded to nearest, never contracted.
inline float __fadd_rn(float a, float b) { return a + b; }
inline float __fsub_rn(float a, float b) { return a - b; }
inline float __fmul_rn(float a, float b) { return a * b; }
inline float __fdiv_rn(float a, float b) { return a / b; }
inline float __frcp_rn(float a) { return 1.0f / a; }
inline float __fsqrt_rn(float a) { return sqrtf(a); }
inline float __fmaf_rn(float a, float b, float c) { return fmaf(a, b, c); }
inline double __dadd_rn(double a, double b) { return a + b; }
inline double __dsub_rn(double a, double b) { return a - b; }
inline double __dmul_rn(double a, double b) { return a * b; }
inline double __ddiv_rn(double a, double b) { return a / b; }
inline double __drcp_rn(double a) { return 1.0 / a; }
inline double __dsqrt_rn(double a) { return sqrt(a); }
inline double __fma_rn(double a, double b, double c) { return fma(a, b, c); }

// Bits.
inline int __float_as_int(float x) { return shim::bits<int>(x); }
inline unsigned __float_as_uint(float x) { return shim::bits<unsigned>(x); }
inline float __int_as_float(int x) { return shim::bits<float>(x); }
inline float __uint_as_float(unsigned x) { return shim::bits<float>(x); }
inline long long __double_as_longlong(double x) { return shim::bits<long long>(x); }
inline double __longlong_as_double(long long x) { return shim::bits<double>(x); }
inline int __double2hiint(double x) { return static_cast<int>(shim::bits<unsigned long long>(x) >> 32); }
inline int __double2loint(double x) { return static_cast<int>(shim::bits<unsigned long long>(x)); }
inline double __hiloint2double(int high, int low) {
    return shim::bits<double>(static_cast<unsigned long long>(static_cast<unsigned>(high)) << 32 | static_cast<unsigned>(low));
}
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x ? __builtin_clz(static_cast<unsigned>(x)) : 32; }
inline int __clzll(long long x) { return x ? __builtin_clzll(static_cast<unsigned long long>(x)) : 64; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned long long __brevll(unsigned long long x) {
    unsigned long long reversed = 0;
    for (int i = 0; i < 64; i++) reversed |= (x >> i & 1) << (63 - i);
    return reversed;
}
inline unsigned __brev(unsigned x) { return static_cast<unsigned>(__brevll(x) >> 32); }
inline unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
    unsigned long long both = static_cast<unsigned long long>(y) << 32 | x;
    unsigned result = 0;
    for (int i = 0; i < 4; i++) result |= static_cast<unsigned>(both >> (selector >> 4 * i & 7) * 8 & 0xFF) << 8 * i;
    return result;
}
inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift) {
    return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) << (shift & 31) >> 32);
}
inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift) {
    return static_cast<unsigned>((static_cast<unsigned long long>(high) << 32 | low) >> (shift & 31));
}

// Integers.
inline unsigned __umulhi(unsigned a, unsigned b) {
    return static_cast<unsigned>(static_cast<unsigned long long>(a) * b >> 32);
}
inline int __mulhi(int a, int b) { return static_cast<int>(static_cast<long long>(a) * b >> 32); }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
    return static_cast<unsigned long long>(static_cast<unsigned __int128>(a) * b >> 64);
}
inline long long __mul64hi(long long a, long long b) { return static_cast<long long>(static_cast<__int128>(a) * b >> 64); }
inline int __mul24(int a, int b) { return static_cast<int>((static_cast<long long>(a << 8 >> 8)) * (b << 8 >> 8)); }
inline unsigned __sad(int a, int b, unsigned c) {
    long long difference = static_cast<long long>(a) - b;
    return c + static_cast<unsigned>(difference < 0 ? -difference : difference);
}
inline int __dp4a(int a, int b, int c) {
    unsigned sum = static_cast<unsigned>(c);
    for (int i = 0; i < 32; i += 8)
        sum += static_cast<unsigned>(static_cast<signed char>(a >> i) * static_cast<signed char>(b >> i));
    return static_cast<int>(sum);
}

// Conversions: what does not fit becomes the nearest number, NaN becomes 0 (of a double: the least integer).
namespace shim {
template <class To, class From> inline To saturate(From x, To nan) {
    constexpr bool is_signed = To(-1) < To(0);
    constexpr int width = sizeof(To) * 8 - is_signed;
    constexpr To least = is_signed ? static_cast<To>(To(1) << (width - 1)) * -2 : To(0);
    constexpr To most = static_cast<To>(~least);
    From limit = 1;
    for (int i = 0; i < width; i++) limit *= 2;
    if (x != x) return nan;
    if (x >= limit) return most;
    if (x < (is_signed ? -limit : From(0))) return least;
    return static_cast<To>(x);
}
}  // namespace shim
inline int __float2int_rz(float x) { return shim::saturate<int>(truncf(x), 0); }
inline unsigned __float2uint_rz(float x) { return shim::saturate<unsigned>(truncf(x), 0u); }
inline long long __float2ll_rz(float x) { return shim::saturate<long long>(truncf(x), 0x8000000000000000ll); }
inline unsigned long long __float2ull_rz(float x) { return shim::saturate<unsigned long long>(truncf(x), 0x8000000000000000ull); }
inline int __double2int_rz(double x) { return shim::saturate<int>(trunc(x), -2147483647 - 1); }
inline unsigned __double2uint_rz(double x) { return shim::saturate<unsigned>(trunc(x), 0x80000000u); }
inline long long __double2ll_rz(double x) { return shim::saturate<long long>(trunc(x), 0x8000000000000000ll); }
inline unsigned long long __double2ull_rz(double x) { return shim::saturate<unsigned long long>(trunc(x), 0x8000000000000000ull); }
inline int __float2int_rn(float x) { return shim::saturate<int>(rintf(x), 0); }
inline unsigned __float2uint_rn(float x) { return shim::saturate<unsigned>(rintf(x), 0u); }
inline float __int2float_rn(int x) { return static_cast<float>(x); }
inline float __uint2float_rn(unsigned x) { return static_cast<float>(x); }
inline float __ll2float_rn(long long x) { return static_cast<float>(x); }
inline float __ull2float_rn(unsigned long long x) { return static_cast<float>(x); }
inline double __ll2double_rn(long long x) { return static_cast<double>(x); }
inline double __ull2double_rn(unsigned long long x) { return static_cast<double>(x); }
inline float __double2float_rn(double x) { return static_cast<float>(x); }

// Loads and stores with hints.
#define SHIM_LOAD(name) template <class T> inline T name(const T* address) { return *address; }
#define SHIM_STORE(name) template <class T> inline void name(T* address, shim::Plain<T> value) { *address = value; }
SHIM_LOAD(__ldg)
SHIM_LOAD(__ldcg)
SHIM_LOAD(__ldca)
SHIM_LOAD(__ldcs)
SHIM_LOAD(__ldcv)
SHIM_STORE(__stcg)
SHIM_STORE(__stcs)
SHIM_STORE(__stwb)
SHIM_STORE(__stwt)
