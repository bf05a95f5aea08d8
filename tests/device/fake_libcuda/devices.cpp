// Devices, contexts, errors.
#include "api.h"

#include <dlfcn.h>

#include <cstdio>
#include <cstring>

using namespace fake;

namespace {

const std::map<int, int> ATTRIBUTES = {
    {1, 1024},       {2, 1024},     {3, 1024},     {4, 64},        {5, 2147483647}, {6, 65535},   {7, 65535},
    {8, 49152},      {9, 65536},    {10, 32},      {11, 2147483647}, {12, 65536},   {13, 1980000}, {14, 512},
    {15, 1},         {16, 132},     {19, 1},       {31, 1},        {32, 1},         {36, 3201000}, {37, 6144},
    {38, 62914560},  {39, 2048},    {40, 3},       {41, 1},        {75, 9},         {76, 0},      {78, 1},
    {81, 233472},    {82, 65536},   {83, 1},       {95, 1},        {97, 232448},    {106, 32},    {111, 1024},
    {115, 1},
};
constexpr int VERSION = 13000;

struct Named {
    const char *name, *text;
};
const std::map<int, Named> ERRORS = {
    {OK, {"CUDA_SUCCESS", "no error"}},
    {INVALID_VALUE, {"CUDA_ERROR_INVALID_VALUE", "invalid argument"}},
    {OUT_OF_MEMORY, {"CUDA_ERROR_OUT_OF_MEMORY", "out of memory"}},
    {NOT_INITIALIZED, {"CUDA_ERROR_NOT_INITIALIZED", "initialization error"}},
    {NO_DEVICE, {"CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"}},
    {INVALID_DEVICE, {"CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"}},
    {INVALID_IMAGE, {"CUDA_ERROR_INVALID_IMAGE", "device kernel image is invalid"}},
    {INVALID_CONTEXT, {"CUDA_ERROR_INVALID_CONTEXT", "invalid device context"}},
    {NO_BINARY, {"CUDA_ERROR_NO_BINARY_FOR_GPU", "no kernel image is available for execution on the device"}},
    {INVALID_HANDLE, {"CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"}},
    {NOT_FOUND, {"CUDA_ERROR_NOT_FOUND", "named symbol not found"}},
    {NOT_READY, {"CUDA_ERROR_NOT_READY", "device not ready"}},
    {ILLEGAL_ADDRESS, {"CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"}},
    {LAUNCH_FAILED, {"CUDA_ERROR_LAUNCH_FAILED", "unspecified launch failure"}},
    {NOT_SUPPORTED, {"CUDA_ERROR_NOT_SUPPORTED", "operation not supported"}},
    {CAPTURE_UNSUPPORTED, {"CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", "operation not permitted when stream is capturing"}},
    {CAPTURE_INVALIDATED, {"CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", "operation failed due to a previous error during capture"}},
};

bool exists(int device) { return device >= 0 && device < settings.devices; }

void copy_text(char* to, int size, const std::string& text) { std::snprintf(to, static_cast<size_t>(size), "%s", text.c_str()); }

}  // namespace

int attribute(int number) {
    auto set = settings.attributes.find(number);
    if (set != settings.attributes.end()) return set->second;
    auto found = ATTRIBUTES.find(number);
    return found == ATTRIBUTES.end() ? 0 : found->second;
}

CUDA cuInit(unsigned) {
    BEGIN;
    if (!settings.devices) return NO_DEVICE;
    initialized = true;
    return OK;
}
CUDA cuDriverGetVersion(int* version) { BEGIN; return *version = VERSION, OK; }
CUDA cuDeviceGetCount(int* count) { BEGIN; return *count = settings.devices, OK; }
CUDA cuDeviceGet(int* device, int ordinal) {
    BEGIN;
    if (!initialized) return NOT_INITIALIZED;
    return exists(ordinal) ? (*device = ordinal, OK) : INVALID_DEVICE;
}
CUDA cuDeviceGetName(char* name, int size, int device) {
    BEGIN;
    if (!exists(device)) return INVALID_DEVICE;
    return copy_text(name, size, "stand-in for a GPU " + std::to_string(device)), OK;
}
CUDA cuDeviceTotalMem_v2(size_t* bytes, int) { BEGIN; return *bytes = settings.memory, OK; }
CUDA cuDeviceComputeCapability(int* major, int* minor, int) {
    BEGIN;
    return *major = attribute(75), *minor = attribute(76), OK;
}
CUDA cuDeviceGetAttribute(int* value, int number, int device) {
    BEGIN;
    if (!exists(device)) return INVALID_DEVICE;
    return *value = attribute(number), OK;
}
CUDA cuDeviceGetUuid_v2(char* uuid, int device) {
    BEGIN;
    std::memset(uuid, 0, 16);
    return uuid[0] = static_cast<char>(device + 1), OK;
}
CUDA cuDeviceGetUuid(char* uuid, int device) { return cuDeviceGetUuid_v2(uuid, device); }
CUDA cuDeviceGetPCIBusId(char* text, int size, int device) {
    BEGIN;
    return copy_text(text, size, "0000:0" + std::to_string(device) + ":00.0"), OK;
}

CUDA cuCtxCreate_v4(void** context, void*, unsigned, int device) {
    BEGIN;
    if (!exists(device)) return INVALID_DEVICE;
    *context = create_context(device);
    context_stack().push_back(static_cast<Context*>(*context));
    return OK;
}
CUDA cuCtxCreate_v2(void** context, unsigned flags, int device) { return cuCtxCreate_v4(context, nullptr, flags, device); }
CUDA cuCtxDestroy_v2(void* context) { BEGIN; return destroy_context(static_cast<Context*>(context)); }
CUDA cuCtxDetach(void* context) { BEGIN; return destroy_context(static_cast<Context*>(context)); }
CUDA cuCtxAttach(void** context, unsigned) { BEGIN_IN_CONTEXT; return *context = current(), OK; }
CUDA cuCtxPushCurrent_v2(void* context) { BEGIN; return context_stack().push_back(static_cast<Context*>(context)), OK; }
CUDA cuCtxPopCurrent_v2(void** context) {
    BEGIN;
    if (context_stack().empty()) return INVALID_CONTEXT;
    if (context) *context = context_stack().back();
    return context_stack().pop_back(), OK;
}
CUDA cuCtxSetCurrent(void* context) {
    BEGIN;
    auto& stack = context_stack();
    if (!stack.empty()) stack.pop_back();
    if (context) stack.push_back(static_cast<Context*>(context));
    return OK;
}
CUDA cuCtxGetCurrent(void** context) { BEGIN; return *context = current(), OK; }
CUDA cuCtxGetDevice(int* device) { BEGIN_IN_CONTEXT; return *device = current()->device, OK; }
CUDA cuCtxSynchronize() { BEGIN_IN_CONTEXT; return finish_all(current()); }
CUDA cuCtxGetApiVersion(void*, unsigned* version) { BEGIN; return *version = VERSION, OK; }
CUDA cuCtxGetStreamPriorityRange(int* least, int* greatest) { BEGIN; return *least = 0, *greatest = -5, OK; }
CUDA cuDevicePrimaryCtxRetain(void** context, int device) {
    BEGIN;
    if (!initialized) return NOT_INITIALIZED;
    if (!exists(device)) return INVALID_DEVICE;
    primary(device)->users++;
    return *context = primary(device), OK;
}
CUDA cuDevicePrimaryCtxRelease_v2(int device) { BEGIN; return --primary(device)->users ? OK : reset_primary(device); }
CUDA cuDevicePrimaryCtxReset_v2(int device) { BEGIN; return reset_primary(device); }
CUDA cuDevicePrimaryCtxGetState(int device, unsigned* flags, int* active) {
    BEGIN;
    return *flags = 0, *active = primary(device)->users != 0, OK;
}

CUDA cuGetErrorString(int error, const char** text) {
    auto found = ERRORS.find(error);
    *text = found == ERRORS.end() ? "unknown error" : found->second.text;
    bool explained = (error == ILLEGAL_ADDRESS || error == LAUNCH_FAILED) && !last_finding.empty();
    if (explained) *text = last_finding.c_str();
    return OK;
}
CUDA cuGetErrorName(int error, const char** text) {
    auto found = ERRORS.find(error);
    return *text = found == ERRORS.end() ? "CUDA_ERROR_UNKNOWN" : found->second.name, OK;
}
CUDA cuProfilerStart() { return OK; }
CUDA cuProfilerStop() { return OK; }

// By the newest name that there is.
CUDA cuGetProcAddress_v2(const char* name, void** function, int, uint64_t, int* result) {
    static void* self = [] {
        Dl_info own;
        dladdr(reinterpret_cast<void*>(cuInit), &own);
        return dlopen(own.dli_fname, RTLD_NOW | RTLD_NOLOAD);
    }();
    *function = nullptr;
    for (const char* suffix : {"_v4", "_v3", "_v2", ""})
        if (!*function) *function = dlsym(self, (std::string(name) + suffix).c_str());
    if (result) *result = *function ? 0 : 1;
    return *function ? OK : NOT_FOUND;
}
CUDA cuGetProcAddress(const char* name, void** function, int version, uint64_t flags) {
    return cuGetProcAddress_v2(name, function, version, flags, nullptr);
}
// NVRTC asks for tables of functions that no header declares, and does without.
CUDA cuGetExportTable(const void** table, const void*) { return *table = nullptr, NOT_SUPPORTED; }
