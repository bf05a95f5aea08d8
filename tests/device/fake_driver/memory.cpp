// Memory of the device and of the host, and copies between them.
#include "core.h"

#include <cstdlib>
#include <cstring>

namespace fake {
namespace {

std::map<const void*, size_t> pinned;
std::map<const void*, size_t> lent;
std::map<const void*, int> devices;  // whose memory starts there
size_t used = 0;

// Drivers give addresses that are multiples of this; kernels may rely on 16 at the most.
constexpr size_t ALIGNMENT = 16;

bool ends_are_valid(const void* to, const void* from, size_t bytes, Copy kind) {
    bool to_device = kind != Copy::to_host, from_device = kind != Copy::to_device;
    return (!to_device || is_device(to, bytes)) && (!from_device || is_device(from, bytes));
}

}  // namespace

Status allocate(void** address, size_t bytes) {
    if (!bytes) return INVALID_VALUE;
    if (bytes > settings.memory - used) return OUT_OF_MEMORY;
    void* found = shim::shim_alloc(bytes, ALIGNMENT);
    if (!found) return OUT_OF_MEMORY;
    lent[found] = bytes;
    devices[found] = current()->device;
    used += bytes;
    *address = found;
    return OK;
}

Status release(void* address) {
    if (!address) return OK;
    auto found = lent.find(address);
    if (found == lent.end()) return INVALID_VALUE;
    used -= found->second;
    lent.erase(found);
    shim::shim_free(address);
    return OK;
}

size_t free_bytes() { return settings.memory - used; }

bool is_device(const void* address, size_t bytes) {
    if (!bytes) return true;
    size_t size = 0;
    auto start = static_cast<const char*>(shim::shim_find(address, reinterpret_cast<shim::usize*>(&size)));
    return start && static_cast<const char*>(address) + bytes <= start + size;
}

int device_of(const void* address) {
    size_t size = 0;
    auto found = devices.find(shim::shim_find(address, reinterpret_cast<shim::usize*>(&size)));
    return is_device(address, 1) && found != devices.end() ? found->second : -1;
}

Status allocate_pinned(void** address, size_t bytes) {
    *address = std::malloc(bytes ? bytes : 1);
    if (!*address) return OUT_OF_MEMORY;
    pinned[*address] = bytes;
    return OK;
}

Status release_pinned(void* address) {
    if (!pinned.erase(address)) return INVALID_VALUE;
    std::free(address);
    return OK;
}

bool is_pinned(const void* address) {
    auto after = pinned.upper_bound(address);
    if (after == pinned.begin()) return false;
    auto& [start, bytes] = *std::prev(after);
    return static_cast<const char*>(address) < static_cast<const char*>(start) + bytes;
}

// As if in the null stream: does not wait for streams that do not block.
Status copy(void* to, const void* from, size_t bytes, Copy kind) {
    Stream* null = &current()->null;
    if (!ends_are_valid(to, from, bytes, kind)) return INVALID_VALUE;
    if (Status status = enqueue(null, [=] { return std::memmove(to, from, bytes), OK; })) return status;
    return finish(null);
}

Status copy_async(void* to, const void* from, size_t bytes, Copy kind, Stream* stream) {
    if (!ends_are_valid(to, from, bytes, kind)) return INVALID_VALUE;
    if (kind == Copy::to_device && !is_pinned(from)) {
        auto kept = std::make_shared<std::vector<char>>(bytes);
        std::memcpy(kept->data(), from, bytes);
        return enqueue(stream, [=] { return std::memcpy(to, kept->data(), bytes), OK; });
    }
    Status status = enqueue(stream, [=] { return std::memmove(to, from, bytes), OK; });
    bool waits = kind == Copy::to_host && !is_pinned(to) && !stream->capture;
    return status || !waits ? status : finish(stream);
}

Status fill(void* to, uint32_t value, unsigned width, size_t count, Stream* stream) {
    if (!is_device(to, count * width)) return INVALID_VALUE;
    return enqueue(stream, [=] {
        for (size_t i = 0; i < count; i++) std::memcpy(static_cast<char*>(to) + i * width, &value, width);
        return OK;
    });
}

}  // namespace fake
