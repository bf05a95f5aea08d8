// A stand-in for libamdhip64, as far as programs need it that load modules and launch their kernels.
#include "../../fake_driver/core.h"

#include <cstring>

using namespace fake;

#define HIP FAKE_API Status
#define BEGIN                         \
    std::lock_guard lock(mutex);      \
    if (Status failed = enter(__func__)) return failed
#define BEGIN_ON_DEVICE               \
    std::lock_guard lock(mutex);      \
    if (Status failed = enter_on_device(__func__)) return failed
#define STREAM(name, handle)          \
    Stream* name = stream_of(handle); \
    if (!name) return INVALID_HANDLE

namespace {

// hipDeviceAttribute_t of a data-centre card: 64 lanes, 64 KiB of shared memory
const std::map<int, int> ATTRIBUTES = {
    {23, 9}, {26, 1024}, {27, 1024}, {28, 1024}, {29, 2147483647}, {30, 65535}, {31, 65535}, {56, 1024},
    {61, 4}, {63, 304},  {74, 65536}, {75, 65536}, {87, 64},        {88, 1},
};
constexpr size_t ARCHITECTURE_AT = 1160;
char pool;

int attribute(int number) {
    auto set = settings.attributes.find(number);
    if (set != settings.attributes.end()) return set->second;
    auto found = ATTRIBUTES.find(number);
    return found == ATTRIBUTES.end() ? 0 : found->second;
}

bool exists(int device) { return device >= 0 && device < settings.devices; }

// A thread that has chosen no device is on the first.
Status enter_on_device(const char* function) {
    if (!settings.devices) return NO_DEVICE;
    initialized = true;
    if (!current()) context_stack().push_back(primary(0));
    return enter_context(function);
}

Limits limits() {
    auto get = [](int number) { return static_cast<unsigned>(attribute(number)); };
    return {{get(29), get(30), get(31)}, {get(26), get(27), get(28)}, get(56), get(74)};
}

}  // namespace

HIP hipInit(unsigned) { BEGIN; return settings.devices ? OK : NO_DEVICE; }
HIP hipGetDeviceCount(int* count) { BEGIN; return *count = settings.devices, settings.devices ? OK : NO_DEVICE; }
HIP hipSetDevice(int device) {
    BEGIN;
    if (!exists(device)) return INVALID_DEVICE;
    initialized = true;
    return context_stack().assign(1, primary(device)), OK;
}
HIP hipDeviceGetAttribute(int* value, int number, int device) {
    BEGIN;
    return exists(device) ? (*value = attribute(number), OK) : INVALID_DEVICE;
}
HIP hipDeviceGetName(char* name, int size, int device) {
    BEGIN;
    return std::snprintf(name, static_cast<size_t>(size), "stand-in for a GPU %d", device), OK;
}
HIP hipGetDevicePropertiesR0600(char* properties, int device) {
    BEGIN;
    if (!exists(device)) return INVALID_DEVICE;
    std::strcpy(properties + ARCHITECTURE_AT, settings.architecture.c_str());
    return OK;
}
HIP hipMemGetInfo(size_t* available, size_t* total) {
    BEGIN_ON_DEVICE;
    return *available = free_bytes(), *total = settings.memory, OK;
}

HIP hipMalloc(void** address, size_t bytes) { BEGIN_ON_DEVICE; return allocate(address, bytes); }
HIP hipMallocAsync(void** address, size_t bytes, void* handle) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    return stream->capture ? CAPTURE_UNSUPPORTED : allocate(address, bytes);
}
HIP hipFree(void* address) {
    BEGIN_ON_DEVICE;
    finish_all(current());
    return release(address);
}
HIP hipFreeAsync(void* address, void* handle) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    return enqueue(stream, [=] { return release(address); });
}
HIP hipDeviceGetDefaultMemPool(void** found, int) { BEGIN; return *found = &pool, OK; }
HIP hipMemPoolSetAttribute(void*, int, void*) { BEGIN; return OK; }
HIP hipMemPoolTrimTo(void*, size_t) { BEGIN; return OK; }

// hipMemcpyKind: 1 to the device, 2 to the host, 3 within the device
HIP hipMemcpyAsync(void* to, const void* from, size_t bytes, int kind, void* handle) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    Copy direction = kind == 1 ? Copy::to_device : kind == 2 ? Copy::to_host : Copy::within;
    return copy_async(to, from, bytes, direction, stream);
}

HIP hipPointerGetAttribute(int* value, int attribute, const void* address) {
    BEGIN_ON_DEVICE;
    const int device_ordinal = 9;
    int found = attribute == device_ordinal ? device_of(address) : -1;
    return found < 0 ? INVALID_VALUE : (*value = found, OK);
}

HIP hipDeviceSynchronize() { BEGIN_ON_DEVICE; return finish_all(current()); }
HIP hipStreamCreateWithFlags(void** handle, unsigned flags) { BEGIN_ON_DEVICE; return *handle = create_stream(!(flags & 1)), OK; }
HIP hipStreamDestroy(void* handle) { BEGIN_ON_DEVICE; STREAM(stream, handle); return destroy_stream(stream); }
HIP hipStreamSynchronize(void* handle) { BEGIN_ON_DEVICE; STREAM(stream, handle); return finish(stream); }

HIP hipModuleLoadData(void** module, const void* image) { BEGIN_ON_DEVICE; return load(reinterpret_cast<Module**>(module), image); }
HIP hipModuleGetFunction(void** found, void* module, const char* name) {
    BEGIN_ON_DEVICE;
    if (!modules.has(module)) return INVALID_HANDLE;
    Status status = function(reinterpret_cast<Function**>(found), static_cast<Module*>(module), name);
    if (!status) static_cast<Function*>(*found)->dynamic_shared = static_cast<unsigned>(attribute(74));
    return status;
}
HIP hipFuncGetAttribute(int* value, int number, void* found) {
    BEGIN_ON_DEVICE;
    if (!functions.has(found)) return INVALID_HANDLE;
    return *value = number == 0 ? attribute(56) : 0, OK;
}
HIP hipModuleLaunchKernel(void* found, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                          unsigned shared, void* handle, void** arguments, void** extra) {
    BEGIN_ON_DEVICE;
    if (!functions.has(found) || extra) return INVALID_HANDLE;
    STREAM(stream, handle);
    // units of a dimension are counted in 32 bits
    if (uint64_t{gx} * bx >> 32 || uint64_t{gy} * by >> 32 || uint64_t{gz} * bz >> 32) return INVALID_VALUE;
    return launch(static_cast<Function*>(found), {{gx, gy, gz}, {bx, by, bz}, shared}, limits(), arguments, nullptr, stream);
}

HIP hipStreamBeginCapture(void* handle, int) { BEGIN_ON_DEVICE; STREAM(stream, handle); return begin_capture(stream); }
HIP hipStreamEndCapture(void* handle, void** graph) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    return end_capture(stream, reinterpret_cast<Graph**>(graph));
}
HIP hipGraphInstantiate(void** executable, void* graph, void*, char*, size_t) {
    BEGIN_ON_DEVICE;
    if (!graphs.has(graph)) return INVALID_HANDLE;
    return *executable = graphs.add(new Graph(*static_cast<Graph*>(graph))), OK;
}
HIP hipGraphLaunch(void* executable, void* handle) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    return graphs.has(executable) ? launch_graph(static_cast<Graph*>(executable), stream) : INVALID_HANDLE;
}
HIP hipGraphDestroy(void* graph) { BEGIN_ON_DEVICE; return graphs.destroy(static_cast<Graph*>(graph)); }
HIP hipGraphExecDestroy(void* graph) { BEGIN_ON_DEVICE; return graphs.destroy(static_cast<Graph*>(graph)); }

HIP hipEventCreate(void** event) { BEGIN_ON_DEVICE; return *event = events.add(new Event), OK; }
HIP hipEventCreateWithFlags(void** event, unsigned) { return hipEventCreate(event); }
HIP hipStreamWaitEvent(void* handle, void* event, unsigned) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    return events.has(event) ? wait_for(stream, static_cast<Event*>(event)) : INVALID_HANDLE;
}
HIP hipEventDestroy(void* event) { BEGIN_ON_DEVICE; return events.destroy(static_cast<Event*>(event)); }
HIP hipEventRecord(void* event, void* handle) {
    BEGIN_ON_DEVICE;
    STREAM(stream, handle);
    return events.has(event) ? record(static_cast<Event*>(event), stream) : INVALID_HANDLE;
}
HIP hipEventSynchronize(void* event) {
    BEGIN_ON_DEVICE;
    return events.has(event) ? finish(static_cast<Event*>(event)) : INVALID_HANDLE;
}
HIP hipEventQuery(void* event) {
    BEGIN_ON_DEVICE;
    return events.has(event) ? query(static_cast<Event*>(event)) : INVALID_HANDLE;
}
HIP hipEventElapsedTime(float* milliseconds, void* from, void* to) {
    BEGIN_ON_DEVICE;
    if (!events.has(from) || !events.has(to)) return INVALID_HANDLE;
    auto a = static_cast<Event*>(from), b = static_cast<Event*>(to);
    if (!a->recorded || !b->recorded || a->pending || b->pending) return NOT_READY;
    return *milliseconds = static_cast<float>(b->time - a->time), OK;
}

FAKE_API const char* hipGetErrorString(int error) {
    if ((error == ILLEGAL_ADDRESS || error == LAUNCH_FAILED) && !last_finding.empty()) return last_finding.c_str();
    switch (error) {
    case OK: return "no error";
    case INVALID_VALUE: return "invalid argument";
    case OUT_OF_MEMORY: return "out of memory";
    case NO_DEVICE: return "no ROCm-capable device is detected";
    case INVALID_DEVICE: return "invalid device ordinal";
    case INVALID_IMAGE: return "device kernel image is invalid";
    case NO_BINARY: return "no kernel image is available for execution on the device";
    case ILLEGAL_ADDRESS: return "an illegal memory access was encountered";
    default: return "unknown error";
    }
}
