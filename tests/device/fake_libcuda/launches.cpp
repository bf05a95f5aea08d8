// Modules, functions, launches, streams, events, graphs.
#include "api.h"

using namespace fake;

namespace {

enum FunctionAttribute { MAX_THREADS = 0, SHARED_BYTES = 1, REGISTERS = 4, BINARY_VERSION = 6, MAX_DYNAMIC_SHARED = 8 };

unsigned static_shared(const Function* found) {
    return static_cast<unsigned>(found->kernel->shared_end - found->kernel->shared_begin);
}

Limits limits() {
    auto get = [](int number) { return static_cast<unsigned>(attribute(number)); };
    return {{get(5), get(6), get(7)}, {get(2), get(3), get(4)}, get(1), get(97)};
}

// `CU_LAUNCH_PARAM_BUFFER_POINTER`, its value, ..., `CU_LAUNCH_PARAM_END`.
const void* packed_in(void** extra) {
    for (; extra && *extra; extra += 2)
        if (*extra == reinterpret_cast<void*>(1)) return extra[1];
    return nullptr;
}

struct Configuration {
    unsigned grid[3], block[3], shared;
    void* stream;
};

Status start(void* function, const Dimensions& asked, void* handle, void** arguments, void** extra) {
    if (!functions.has(function)) return INVALID_HANDLE;
    STREAM(stream, handle);
    return launch(static_cast<Function*>(function), asked, limits(), arguments, packed_in(extra), stream);
}

}  // namespace

CUDA cuModuleLoadData(void** module, const void* image) {
    BEGIN_IN_CONTEXT;
    return load(reinterpret_cast<Module**>(module), image);
}
CUDA cuModuleLoadDataEx(void** module, const void* image, unsigned, void*, void**) { return cuModuleLoadData(module, image); }
CUDA cuModuleUnload(void* module) { BEGIN_IN_CONTEXT; return unload(static_cast<Module*>(module)); }
CUDA cuModuleGetFunction(void** found, void* module, const char* name) {
    BEGIN_IN_CONTEXT;
    if (!modules.has(module)) return INVALID_HANDLE;
    return function(reinterpret_cast<Function**>(found), static_cast<Module*>(module), name);
}
CUDA cuLibraryLoadData(void** library, const void* image, void*, void**, unsigned, void*, void**, unsigned) {
    return cuModuleLoadData(library, image);
}
CUDA cuLibraryUnload(void* library) { return cuModuleUnload(library); }
CUDA cuLibraryGetKernel(void** kernel, void* library, const char* name) { return cuModuleGetFunction(kernel, library, name); }
CUDA cuKernelGetFunction(void** found, void* kernel) { BEGIN; return *found = kernel, OK; }

CUDA cuFuncGetAttribute(int* value, int number, void* handle) {
    BEGIN_IN_CONTEXT;
    if (!functions.has(handle)) return INVALID_HANDLE;
    auto found = static_cast<Function*>(handle);
    switch (number) {
    case MAX_THREADS: *value = attribute(1); break;
    case SHARED_BYTES: *value = static_cast<int>(static_shared(found)); break;
    case REGISTERS: *value = 32; break;
    case BINARY_VERSION: *value = attribute(75) * 10 + attribute(76); break;
    case MAX_DYNAMIC_SHARED: *value = static_cast<int>(found->dynamic_shared); break;
    default: *value = 0;
    }
    return OK;
}
CUDA cuFuncSetAttribute(void* handle, int number, int value) {
    BEGIN_IN_CONTEXT;
    if (!functions.has(handle)) return INVALID_HANDLE;
    if (number != MAX_DYNAMIC_SHARED) return OK;
    auto found = static_cast<Function*>(handle);
    if (value < 0 || value + static_cast<int>(static_shared(found)) > attribute(97)) return INVALID_VALUE;
    return found->dynamic_shared = static_cast<unsigned>(value), OK;
}
CUDA cuFuncSetBlockShape(void*, int, int, int) { BEGIN_IN_CONTEXT; return OK; }
CUDA cuFuncSetCacheConfig(void*, int) { BEGIN_IN_CONTEXT; return OK; }
CUDA cuOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, void*, int threads, size_t) {
    BEGIN_IN_CONTEXT;
    return *blocks = threads ? attribute(39) / threads : 0, OK;
}

CUDA cuLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                    unsigned shared, void* handle, void** arguments, void** extra) {
    BEGIN_IN_CONTEXT;
    return start(function, {{gx, gy, gz}, {bx, by, bz}, shared}, handle, arguments, extra);
}
CUDA cuLaunchKernelEx(const Configuration* asked, void* function, void** arguments, void** extra) {
    BEGIN_IN_CONTEXT;
    Dimensions dimensions = {{asked->grid[0], asked->grid[1], asked->grid[2]},
                             {asked->block[0], asked->block[1], asked->block[2]},
                             asked->shared};
    return start(function, dimensions, asked->stream, arguments, extra);
}

CUDA cuStreamCreate(void** handle, unsigned flags) { BEGIN_IN_CONTEXT; return *handle = create_stream(!(flags & 1)), OK; }
CUDA cuStreamCreateWithPriority(void** handle, unsigned flags, int) { return cuStreamCreate(handle, flags); }
CUDA cuStreamDestroy_v2(void* handle) { BEGIN_IN_CONTEXT; STREAM(stream, handle); return destroy_stream(stream); }
CUDA cuStreamSynchronize(void* handle) { BEGIN_IN_CONTEXT; STREAM(stream, handle); return finish(stream); }
CUDA cuStreamQuery(void* handle) { BEGIN_IN_CONTEXT; STREAM(stream, handle); return query(stream); }
CUDA cuStreamWaitEvent(void* handle, void* event, unsigned) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return events.has(event) ? wait_for(stream, static_cast<Event*>(event)) : INVALID_HANDLE;
}
CUDA cuStreamGetCtx(void*, void** context) { BEGIN_IN_CONTEXT; return *context = current(), OK; }

CUDA cuStreamBeginCapture_v2(void* handle, int) { BEGIN_IN_CONTEXT; STREAM(stream, handle); return begin_capture(stream); }
CUDA cuStreamEndCapture(void* handle, void** graph) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return end_capture(stream, reinterpret_cast<Graph**>(graph));
}
CUDA cuStreamIsCapturing(void* handle, int* status) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return *status = stream->capture ? (stream->invalidated ? 2 : 1) : 0, OK;
}
CUDA cuGraphInstantiateWithFlags(void** executable, void* graph, unsigned long long) {
    BEGIN_IN_CONTEXT;
    if (!graphs.has(graph)) return INVALID_HANDLE;
    return *executable = graphs.add(new Graph(*static_cast<Graph*>(graph))), OK;
}
CUDA cuGraphLaunch(void* executable, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return graphs.has(executable) ? launch_graph(static_cast<Graph*>(executable), stream) : INVALID_HANDLE;
}
CUDA cuGraphDestroy(void* graph) { BEGIN_IN_CONTEXT; return graphs.destroy(static_cast<Graph*>(graph)); }
CUDA cuGraphExecDestroy(void* graph) { BEGIN_IN_CONTEXT; return graphs.destroy(static_cast<Graph*>(graph)); }

CUDA cuEventCreate(void** event, unsigned) { BEGIN_IN_CONTEXT; return *event = events.add(new Event), OK; }
CUDA cuEventDestroy_v2(void* event) { BEGIN_IN_CONTEXT; return events.destroy(static_cast<Event*>(event)); }
CUDA cuEventRecord(void* event, void* handle) {
    BEGIN_IN_CONTEXT;
    STREAM(stream, handle);
    return events.has(event) ? record(static_cast<Event*>(event), stream) : INVALID_HANDLE;
}
CUDA cuEventSynchronize(void* event) {
    BEGIN_IN_CONTEXT;
    return events.has(event) ? finish(static_cast<Event*>(event)) : INVALID_HANDLE;
}
CUDA cuEventQuery(void* event) {
    BEGIN_IN_CONTEXT;
    return events.has(event) ? query(static_cast<Event*>(event)) : INVALID_HANDLE;
}
CUDA cuEventElapsedTime_v2(float* milliseconds, void* from, void* to) {
    BEGIN_IN_CONTEXT;
    if (!events.has(from) || !events.has(to)) return INVALID_HANDLE;
    auto a = static_cast<Event*>(from), b = static_cast<Event*>(to);
    if (!a->recorded || !b->recorded || a->pending || b->pending) return NOT_READY;
    return *milliseconds = static_cast<float>(b->time - a->time), OK;
}
CUDA cuEventElapsedTime(float* milliseconds, void* from, void* to) { return cuEventElapsedTime_v2(milliseconds, from, to); }
