// Memory, pools and copies.
#include "api.h"

#include <cstring>

using namespace fake;

namespace {

char default_pool;
uint64_t release_threshold = 0;
uint64_t high_used = 0;

Status allocate_at(Pointer* address, size_t bytes) {
    void* found = nullptr;
    Status status = allocate(&found, bytes);
    *address = reinterpret_cast<Pointer>(found);
    uint64_t used = settings.memory - free_bytes();
    if (used > high_used) high_used = used;
    return status;
}

}  // namespace

CUDA cuMemGetInfo_v2(size_t* available, size_t* total) {
    BEGIN_IN_CONTEXT;
    return *available = free_bytes(), *total = settings.memory, OK;
}
CUDA cuMemAlloc_v2(Pointer* address, size_t bytes) { BEGIN_IN_CONTEXT; return allocate_at(address, bytes); }
CUDA cuMemAllocAsync(Pointer* address, size_t bytes, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    if (stream->capture) return CAPTURE_UNSUPPORTED;
    return allocate_at(address, bytes);
}
CUDA cuMemAllocFromPoolAsync(Pointer* address, size_t bytes, void*, void* handle) {
    return cuMemAllocAsync(address, bytes, handle);
}
CUDA cuMemFree_v2(Pointer address) {
    BEGIN_IN_CONTEXT;
    finish_all(current());
    return release(at(address));
}
CUDA cuMemFreeAsync(Pointer address, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return enqueue(stream, [=] { return release(at(address)); });
}
CUDA cuDeviceGetDefaultMemPool(void** pool, int) { BEGIN; return *pool = &default_pool, OK; }
CUDA cuDeviceGetMemPool(void** pool, int) { BEGIN; return *pool = &default_pool, OK; }
CUDA cuMemPoolTrimTo(void*, size_t) { BEGIN; return OK; }
CUDA cuMemPoolSetAttribute(void*, int attribute, void* value) {
    BEGIN;
    if (attribute == 4) std::memcpy(&release_threshold, value, 8);
    return OK;
}
// CU_MEMPOOL_ATTR_: 4 release threshold, 5 and 7 memory reserved and used, 6 and 8 the most of them
CUDA cuMemPoolGetAttribute(void*, int attribute, void* value) {
    BEGIN;
    uint64_t used = settings.memory - free_bytes();
    uint64_t answer = attribute == 4 ? release_threshold : attribute == 5 || attribute == 7 ? used : high_used;
    std::memcpy(value, &answer, attribute >= 4 ? 8 : 4);
    return OK;
}

CUDA cuMemHostAlloc(void** address, size_t bytes, unsigned) { BEGIN_IN_CONTEXT; return allocate_pinned(address, bytes); }
CUDA cuMemAllocHost_v2(void** address, size_t bytes) { BEGIN_IN_CONTEXT; return allocate_pinned(address, bytes); }
CUDA cuMemFreeHost(void* address) {
    BEGIN_IN_CONTEXT;
    finish_all(current());
    return release_pinned(address);
}
CUDA cuPointerGetAttribute(void* value, int attribute, Pointer address) {
    BEGIN_IN_CONTEXT;
    const int host = 1, device = 2, memory_type = 2, device_ordinal = 9;
    if (attribute == device_ordinal) {
        int found = device_of(at(address));
        return found < 0 ? INVALID_VALUE : (*static_cast<int*>(value) = found, OK);
    }
    bool pinned = is_pinned(at(address));
    if (attribute != memory_type || !(pinned || is_device(at(address), 1))) return INVALID_VALUE;
    *static_cast<int*>(value) = pinned ? host : device;
    return OK;
}
CUDA cuMemGetAddressRange_v2(Pointer* base, size_t* bytes, Pointer address) {
    BEGIN_IN_CONTEXT;
    shim::usize size = 0;
    void* start = shim::shim_find(at(address), &size);
    if (!start) return NOT_FOUND;
    if (base) *base = reinterpret_cast<Pointer>(start);
    if (bytes) *bytes = size;
    return OK;
}

CUDA cuMemcpyHtoD_v2(Pointer to, const void* from, size_t bytes) {
    BEGIN_IN_CONTEXT;
    return copy(at(to), from, bytes, Copy::to_device);
}
CUDA cuMemcpyDtoH_v2(void* to, Pointer from, size_t bytes) { BEGIN_IN_CONTEXT; return copy(to, at(from), bytes, Copy::to_host); }
CUDA cuMemcpyDtoD_v2(Pointer to, Pointer from, size_t bytes) {
    BEGIN_IN_CONTEXT;
    return copy(at(to), at(from), bytes, Copy::within);
}
CUDA cuMemcpyHtoDAsync_v2(Pointer to, const void* from, size_t bytes, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return copy_async(at(to), from, bytes, Copy::to_device, stream);
}
CUDA cuMemcpyDtoHAsync_v2(void* to, Pointer from, size_t bytes, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return copy_async(to, at(from), bytes, Copy::to_host, stream);
}
CUDA cuMemcpyDtoDAsync_v2(Pointer to, Pointer from, size_t bytes, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return copy_async(at(to), at(from), bytes, Copy::within, stream);
}

#define FILL(name, type)                                                                     \
    CUDA name##_v2(Pointer to, type value, size_t count) {                                   \
        BEGIN_IN_CONTEXT;                                                                    \
        if (Status status = fill(at(to), value, sizeof value, count, &current()->null)) return status; \
        return finish(&current()->null);                                                     \
    }                                                                                        \
    CUDA name##Async(Pointer to, type value, size_t count, void* handle) {                   \
        BEGIN_IN_CONTEXT;                                                                    \
        STREAM(stream, handle);                                                              \
        return fill(at(to), value, sizeof value, count, stream);                             \
    }
FILL(cuMemsetD8, unsigned char)
FILL(cuMemsetD16, unsigned short)
FILL(cuMemsetD32, unsigned)
