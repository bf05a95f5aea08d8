// Signals of the processor, and calls of the compiler's checks, as findings.
#include "allocations.h"

#include <csignal>
#include <cstdint>
#include <ucontext.h>

namespace shim {
namespace {

constexpr int SIGNALS[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
struct sigaction replaced[4];
stack_t replaced_stack;
char signal_stack[64 << 10];

// As a return address: one byte on, since readers of those look before them.
const void* code_of(const void* context) {
#if defined(__x86_64__)
    auto registers = static_cast<const ucontext_t*>(context)->uc_mcontext.gregs;
    return reinterpret_cast<const void*>(registers[REG_RIP] + 1);
#else
    (void)context;
    return nullptr;
#endif
}

[[noreturn]] void fail_access(const void* address, const void* code) {
    const Place nowhere = {"", 0};
    if (in_stack_guard(address))
        fail(Fault::stack_overflow, nowhere, code, nullptr, "a thread needs more than 512 KiB of local memory");
    if (in_dynamic_shared_guard(address))
        fail(Fault::out_of_bounds, nowhere, code, nullptr, "an access behind the end of dynamic shared memory");
    const Allocation* near = guarded_by(address);
    if (!near) fail(Fault::out_of_bounds, nowhere, code, nullptr, "an access to no memory, at %p", address);
    auto distance = static_cast<const u8*>(address) - near->data;
    fail(Fault::out_of_bounds, nowhere, code, nullptr, "an access at byte %td of a buffer of %zu bytes",
         static_cast<std::ptrdiff_t>(distance), static_cast<size_t>(near->bytes));
}

void on_signal(int signal, siginfo_t* information, void* context) {
    const void* code = code_of(context);
    switch (signal) {
    case SIGFPE: fail(Fault::division_by_zero, {"", 0}, code, nullptr, "an integer division by zero, or one that overflows");
    case SIGILL: fail(Fault::trap, {"", 0}, code, nullptr, "a trap");
    default: fail_access(information->si_addr, code);
    }
}

// What the compiler passes to the handlers of its checks (its interface is stable across versions).
struct Source {
    const char* file;
    u32 line, column;
};

[[noreturn]] void undefined(Fault fault, const Source* source, const char* what) {
    fail(fault, {source->file ? source->file : "", static_cast<int>(source->line)}, nullptr, nullptr, "%s", what);
}

}  // namespace

void catch_signals() {
    stack_t own = {};
    own.ss_sp = signal_stack;
    own.ss_size = sizeof signal_stack;
    sigaltstack(&own, &replaced_stack);
    struct sigaction action = {};
    action.sa_sigaction = on_signal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    for (int i = 0; i < 4; i++) sigaction(SIGNALS[i], &action, &replaced[i]);
}

void restore_signals() {
    for (int i = 0; i < 4; i++) sigaction(SIGNALS[i], &replaced[i], nullptr);
    sigaltstack(&replaced_stack, nullptr);
}

extern "C" {

#define SHIM_CHECK(name, fault, what)                                                                    \
    [[noreturn]] void __ubsan_handle_##name##_abort(const Source* source) { undefined(fault, source, what); }

SHIM_CHECK(add_overflow, Fault::undefined, "an addition of signed integers overflows")
SHIM_CHECK(sub_overflow, Fault::undefined, "a subtraction of signed integers overflows")
SHIM_CHECK(mul_overflow, Fault::undefined, "a multiplication of signed integers overflows")
SHIM_CHECK(negate_overflow, Fault::undefined, "a negation overflows")
SHIM_CHECK(divrem_overflow, Fault::division_by_zero, "an integer division by zero, or one that overflows")
SHIM_CHECK(shift_out_of_bounds, Fault::undefined, "a shift by less than 0 or by all bits")
SHIM_CHECK(out_of_bounds, Fault::out_of_bounds, "an index outside an array of fixed size")
SHIM_CHECK(float_cast_overflow, Fault::undefined, "a conversion to an integer that cannot hold the value")
SHIM_CHECK(vla_bound_not_positive, Fault::undefined, "an array without elements")
SHIM_CHECK(load_invalid_value, Fault::undefined, "a bool that is neither 0 nor 1")

}  // extern "C"
}  // namespace shim
