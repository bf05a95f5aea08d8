// The state of the runtime: one launch at a time, one block at a time, one fiber for each of its threads.
#pragma once

#include "fiber.h"
#include "shim.h"

#include <csetjmp>

namespace shim {

constexpr u32 MAX_THREADS = 1024;
constexpr usize MAX_SHARED = 256 << 10;
constexpr u8 POISON = 0xFF;  // NaN as a float, -1 as an integer

enum class Status : u8 { ready, at_barrier, in_collective, converging, done };

struct Thread {
    Context context;
    Extent index;
    u32 number, lane, warp;
    Status status;
    Place place;      // where it waits
    u64 mask;         // of the collective it waits in; after `converge`, who goes on with it
    void* payload;
    Resolve resolve;
    bool orders;
    u32 clock[MAX_WARP];  // how far each lane of the warp is known to have come
};

struct State {
    const Kernel* kernel;
    const Launch* launch;
    void** arguments;
    Report* report;
    Thread threads[MAX_THREADS];
    Thread* current;
    Context scheduler;
    u32 count, live, waiting;  // threads of the block; not returned; at the barrier
    u32 order[MAX_THREADS], position;
    u64 random;
    int predicates, counted;  // of the barrier that counts
    u32 epoch;                // barriers passed in the block
    u64 block_number;
    u64 switches;
    sigjmp_buf escape;
};

extern State state;

// Stops the launch.
[[noreturn]] void fail(Fault, Place, const void* code, const void* other, const char* format, ...)
    __attribute__((format(printf, 5, 6)));

// faults.cpp
void catch_signals();
void restore_signals();

// stacks.cpp
char* stack_bottom(u32 thread);
char* stack_top(u32 thread);
bool in_stacks(const void*);
bool in_stack_guard(const void*);

// memory.cpp
u8* dynamic_shared(u32 bytes);
bool in_dynamic_shared_guard(const void*);
void check_canaries();

// shadow.cpp
void start_shadow();
void start_block_shadow();
void order_warp(Thread* const* lanes, u32 size);

}  // namespace shim
