// How the functions of the stand-in for libcuda begin.
#pragma once

#include "../fake_driver/core.h"

#define CUDA FAKE_API fake::Status
// A call that needs no context, and one that does.
#define BEGIN                                         \
    std::lock_guard lock(fake::mutex);                \
    if (fake::Status failed = fake::enter(__func__)) return failed
#define BEGIN_IN_CONTEXT                              \
    std::lock_guard lock(fake::mutex);                \
    if (fake::Status failed = fake::enter_context(__func__)) return failed
#define STREAM(name, handle)                          \
    fake::Stream* name = fake::stream_of(handle);     \
    if (!name) return fake::INVALID_HANDLE

using Pointer = unsigned long long;  // CUdeviceptr

inline void* at(Pointer address) { return reinterpret_cast<void*>(address); }

// Of the device that is played; what a test has set, or what a data-centre card of compute capability 9.0 has.
int attribute(int number);
