// What compiled kernels and the shim's runtime share: launches, threads, collectives, findings.
#pragma once

namespace shim {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using usize = decltype(sizeof(0));

struct Extent {
    u32 x, y, z;
};

// A line of the kernel's text; `#line` directives make it one of another file.
struct Place {
    const char* file;
    int line;
};

// What can be wrong with a kernel. The Python side has the same list: keep the order.
enum class Fault : int {
    none,
    out_of_bounds,
    divergent_barrier,
    deadlock,
    division_by_zero,
    uninitialized,
    bad_mask,
    mixed_collective,
    race,
    undefined,
    bad_launch,
    trap,
    stack_overflow,
};

// The first thing that went wrong. Addresses of code become lines on the Python side.
struct Report {
    Fault fault;
    char message[512];
    Extent block, thread;
    Place place;
    const void* code;        // where it happened, if `place` has no line
    const void* other_code;  // the other access of a race
};

enum class Order : int { forward, reverse, random };

struct Launch {
    Extent grid, block;
    u32 shared_bytes;  // dynamic
    Order order;
    u64 seed;
    u32 max_threads;  // of a block, on the device that is played
};

// A kernel in a compiled library.
struct Kernel {
    void (*invoke)(void** arguments);
    u32 parameters;
    const u32* offsets;  // of each parameter, packed as C packs a struct
    const u32* sizes;
    u8* shared_begin;  // static shared memory of the library
    u8* shared_end;
    u32 warp_size;
};

constexpr u32 MAX_WARP = 64;

// What a collective sees: the payload of each lane that takes part, null for the others.
struct Lanes {
    void* payload[MAX_WARP];
    u32 size;
};
using Resolve = void (*)(Lanes&);

enum class Access : int { read, write, atomic, atomic_read, atomic_write };

// The state that kernels read directly.
struct View {
    Extent thread, block;
    Extent block_dim, grid_dim;
    u32 lane;
};

extern "C" {
// Of the running thread; its contents change at each switch.
extern View shim_view;
extern u8* shim_dynamic_shared;

int shim_run(const Kernel*, const Launch*, void** arguments, Report*);
// Memory of the device: it ends at an inaccessible page (up to `alignment`), and one lies before it.
void* shim_alloc(usize bytes, usize alignment);
int shim_free(void*);
// The allocation that holds an address: its start, and its size; null if there is none.
void* shim_find(const void*, usize* bytes);
u64 shim_switches();

[[noreturn]] void shim_fail(Fault, const char* message, Place);
void shim_barrier(Place);
int shim_barrier_count(int predicate, Place);
void shim_yield();
// Waits for the live lanes of `mask`; the last to arrive calls `resolve` for all. `orders` memory if it is
// a barrier of the warp.
void shim_collective(u64 mask, void* payload, Resolve resolve, bool orders, Place);
// Waits until no lane of the warp can go on without this one; the lanes at the same place, which go on
// together.
u64 shim_converge(Place);
u64 shim_live_lanes();
void shim_access(const void*, usize bytes, Access, const void* code);
}

}  // namespace shim
