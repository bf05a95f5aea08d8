// Calls, contexts, and what tests can set.
#include "core.h"

#include <cstdlib>
#include <string_view>

namespace fake {

std::recursive_mutex mutex;
Settings settings;
std::string last_finding;
bool initialized = false;
Handles<Event> events;
Handles<Graph> graphs;
Handles<Module> modules;
Handles<Function> functions;

namespace {

std::map<std::string, uint64_t, std::less<>> calls;
std::map<int, Context*> primaries;
std::set<Context*> contexts;

Context* made(int device) {
    auto context = new Context{device, {}, {}, OK, 0};
    context->null.context = context;
    context->null.blocking = true;
    contexts.insert(context);
    return context;
}

}  // namespace

std::vector<Context*>& context_stack() {
    thread_local std::vector<Context*> stack;
    return stack;
}

Status enter(const char* function) {
    auto known = calls.find(std::string_view(function));  // makes no string: launches are measured here
    if (known == calls.end()) known = calls.emplace(function, 0).first;
    known->second++;
    if (settings.failures.empty()) return OK;
    auto failure = settings.failures.find(function);
    if (failure == settings.failures.end() || failure->second.second == 0) return OK;
    if (failure->second.second > 0) failure->second.second--;
    return static_cast<Status>(failure->second.first);
}

Status enter_context(const char* function) {
    if (Status status = enter(function)) return status;
    if (!initialized) return NOT_INITIALIZED;
    Context* context = current();
    return context ? context->lost : INVALID_CONTEXT;
}

Context* current() {
    auto& stack = context_stack();
    return stack.empty() || !contexts.count(stack.back()) ? nullptr : stack.back();
}

Context* primary(int device) {
    Context*& context = primaries[device];
    if (!context) context = made(device);
    return context;
}

Context* create_context(int device) { return made(device); }

// A primary context ends with its last user, not before.
Status destroy_context(Context* context) {
    if (!contexts.count(context)) return INVALID_CONTEXT;
    for (auto& [device, kept] : primaries)
        if (kept == context) return INVALID_CONTEXT;
    finish_all(context);
    for (Stream* stream : context->streams) delete stream;
    contexts.erase(context);
    delete context;
    return OK;
}

Status reset_primary(int device) {
    auto found = primaries.find(device);
    if (found == primaries.end()) return OK;
    Context* context = found->second;
    primaries.erase(found);
    return destroy_context(context);
}

}  // namespace fake

// The interface of tests.
FAKE_API void fake_reset() {
    std::lock_guard lock(fake::mutex);
    fake::settings = {};
    fake::last_finding.clear();
    fake::calls.clear();
}
FAKE_API void fake_set_attribute(int attribute, int value) { fake::settings.attributes[attribute] = value; }
FAKE_API void fake_set_devices(int count) { fake::settings.devices = count; }
FAKE_API void fake_set_architecture(const char* name) { fake::settings.architecture = name; }
FAKE_API void fake_set_memory(size_t bytes) { fake::settings.memory = bytes; }
FAKE_API void fake_set_null_launch(int on) { fake::settings.null_launch = on != 0; }
FAKE_API void fake_set_sticky(int on) { fake::settings.sticky = on != 0; }
FAKE_API void fake_set_order(int order, uint64_t seed) {
    fake::settings.order = static_cast<shim::Order>(order);
    fake::settings.seed = seed;
}
FAKE_API void fake_set_streams(int order, uint64_t seed) {
    fake::settings.streams = static_cast<fake::StreamOrder>(order);
    fake::settings.streams_seed = seed;
}
FAKE_API void fake_fail(const char* function, int error, int times) { fake::settings.failures[function] = {error, times}; }
FAKE_API uint64_t fake_calls(const char* function) { return fake::calls[function]; }
FAKE_API uint64_t fake_used_bytes() { return fake::settings.memory - fake::free_bytes(); }
FAKE_API const char* fake_last_finding() { return fake::last_finding.c_str(); }
