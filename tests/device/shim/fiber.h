// Switching between stacks: the callee-saved registers of the machine, or `ucontext` where there is no code
// for it.
#pragma once

#include <cstdint>

#if defined(__x86_64__) && !defined(SHIM_UCONTEXT)

extern "C" void shim_switch(void** save, void* load);


namespace shim {

struct Context {
    void* stack = nullptr;
};

inline void prepare(Context& context, char*, char* top, void (*entry)()) {
    auto slot = reinterpret_cast<void**>((reinterpret_cast<std::uintptr_t>(top) & ~std::uintptr_t{63}) - 64);
    slot[0] = reinterpret_cast<void*>(entry);
    slot[1] = nullptr;  // where `entry` would return to
    for (int i = 1; i <= 6; i++) slot[-i] = nullptr;
    context.stack = slot - 6;
}

inline void switch_to(Context& from, Context& to) { shim_switch(&from.stack, to.stack); }

}  // namespace shim

#else

#include <ucontext.h>

namespace shim {

struct Context {
    ucontext_t saved;
};

inline void prepare(Context& context, char* bottom, char* top, void (*entry)()) {
    getcontext(&context.saved);
    context.saved.uc_stack.ss_sp = bottom;
    context.saved.uc_stack.ss_size = static_cast<size_t>(top - bottom);
    context.saved.uc_link = nullptr;
    makecontext(&context.saved, entry, 0);
}

inline void switch_to(Context& from, Context& to) { swapcontext(&from.saved, &to.saved); }

}  // namespace shim

#endif
