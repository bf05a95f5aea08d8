// Modules, and launches of their kernels.
#include "core.h"

#include <dlfcn.h>

#include <cstring>

namespace fake {
namespace {

// What stands in for machine code: `BURNSHIM`, the architecture it was compiled for, the path of the library.
constexpr char MAGIC[] = "BURNSHIM ";

const char* extent_text(const shim::Extent& at, char* text, size_t size) {
    std::snprintf(text, size, "(%u, %u, %u)", at.x, at.y, at.z);
    return text;
}

void keep_finding(const std::string& name, const shim::Report& report) {
    char text[1024], block[48], thread[48];
    std::snprintf(text, sizeof text, "%s: %s (block %s, thread %s)", name.c_str(), report.message,
                  extent_text(report.block, block, sizeof block), extent_text(report.thread, thread, sizeof thread));
    last_finding = text;
    if (report.place.line) last_finding += std::string(" at ") + report.place.file + ":" + std::to_string(report.place.line);
}

Status run(const shim::Kernel* kernel, const std::string& name, const shim::Launch& what, std::vector<char>& packed) {
    std::vector<void*> arguments(kernel->parameters + 1);
    for (unsigned i = 0; i < kernel->parameters; i++) arguments[i] = packed.data() + kernel->offsets[i];
    shim::Report report;
    if (!shim::shim_run(kernel, &what, arguments.data(), &report)) return OK;
    keep_finding(name, report);
    return report.fault == shim::Fault::out_of_bounds ? ILLEGAL_ADDRESS : LAUNCH_FAILED;
}

bool fits(const Dimensions& asked, const Limits& limits) {
    unsigned long long threads = 1;
    for (int i = 0; i < 3; i++) {
        if (!asked.grid[i] || !asked.block[i]) return false;
        if (asked.grid[i] > limits.grid[i] || asked.block[i] > limits.block[i]) return false;
        threads *= asked.block[i];
    }
    return threads <= limits.threads && asked.shared <= limits.shared;
}

std::vector<char> pack(const shim::Kernel& kernel, void** arguments, const void* packed) {
    unsigned last = kernel.parameters;
    std::vector<char> kept(last ? kernel.offsets[last - 1] + kernel.sizes[last - 1] : 0);
    if (!arguments) {
        if (last) std::memcpy(kept.data(), packed, kept.size());
        return kept;
    }
    for (unsigned i = 0; i < last; i++) std::memcpy(kept.data() + kernel.offsets[i], arguments[i], kernel.sizes[i]);
    return kept;
}

}  // namespace

Status load(Module** module, const void* image) {
    auto text = static_cast<const char*>(image);
    if (std::strncmp(text, MAGIC, sizeof MAGIC - 1) != 0) return INVALID_IMAGE;
    text += sizeof MAGIC - 1;
    const char* path = std::strchr(text, ' ');
    if (!path) return INVALID_IMAGE;
    if (settings.architecture != std::string(text, path)) return NO_BINARY;
    void* library = dlopen(path + 1, RTLD_NOW | RTLD_LOCAL);
    if (!library) return INVALID_IMAGE;
    *module = modules.add(new Module{library});
    return OK;
}

// The library stays open: queued launches may still need it.
Status unload(Module* module) { return modules.destroy(module); }

Status function(Function** found, Module* module, const char* name) {
    std::string symbol = std::string("shim_kernel_") + name;
    auto kernel = static_cast<const shim::Kernel*>(dlsym(module->library, symbol.c_str()));
    if (!kernel) return NOT_FOUND;
    *found = functions.add(new Function{kernel, name});
    return OK;
}

Status launch(Function* function, const Dimensions& asked, const Limits& limits, void** arguments, const void* packed,
              Stream* stream) {
    const shim::Kernel* kernel = function->kernel;
    if (!fits(asked, limits) || asked.shared > function->dynamic_shared) return INVALID_VALUE;
    if (kernel->parameters && !arguments && !packed) return INVALID_VALUE;
    if (settings.null_launch) return OK;
    shim::Launch what = {{asked.grid[0], asked.grid[1], asked.grid[2]},
                         {asked.block[0], asked.block[1], asked.block[2]},
                         asked.shared, settings.order, settings.seed, limits.threads};
    auto kept = std::make_shared<std::vector<char>>(pack(*kernel, arguments, packed));
    return enqueue(stream, [=, name = function->name] { return run(kernel, name, what, *kept); });
}

}  // namespace fake
