// Functions of NVIDIA's device library, which kernels call by declaring them.
#include "shim.h"

#include "traits.h"

#include "half.h"

extern "C" float __nv_half2float(unsigned short half) { return shim::half_to_float(half); }
extern "C" unsigned short __nv_float2half_rn(float value) { return shim::float_to_half(value); }
