// The switch itself, on x86-64: saves the registers that a call keeps, and takes those of the other stack.
#include "fiber.h"

#if defined(__x86_64__) && !defined(SHIM_UCONTEXT)

asm(R"(
.text
.globl shim_switch
.hidden shim_switch
.type shim_switch,@function
shim_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
.size shim_switch, .-shim_switch
)");

#endif
