// Races and reads of what nobody wrote, in kernels compiled with calls at each access (`-fsanitize=thread`,
// without that library: the calls end here).
//
// Two accesses of one byte race if one writes, not both are atomic, and nothing orders them: a barrier of the
// block, one of the warp. Nothing orders threads of different blocks.
#include "allocations.h"

#include <cstring>

namespace shim {
namespace {

Cell shared_cells[2 * MAX_SHARED];  // static, then dynamic

struct Region {
    const u8* data;
    usize bytes;
    Cell* cells;
    bool shared;
};

Touch now(const void* code, bool atomic) {
    const Thread& me = *state.current;
    return {me.number + 1, static_cast<u32>(state.block_number), state.epoch, me.clock[me.lane], code, atomic,
            u64{1} << me.lane};
}

bool same_thread(const Touch& a, const Touch& b) {
    return a.number == b.number && a.block == b.block && a.lanes == b.lanes;
}

// Whether an access is known to the running thread to be over.
bool is_over(const Touch& past, const Touch& present) {
    if (!past.number || same_thread(past, present)) return true;
    if (past.block != present.block) return false;
    if (past.epoch < present.epoch) return true;
    const Thread &me = *state.current, &other = state.threads[past.number - 1];
    if (me.warp != other.warp) return false;
    for (u32 lane = 0; lane < state.kernel->warp_size; lane++)
        if ((past.lanes >> lane & 1) && lane != me.lane && me.clock[lane] < past.clock) return false;
    return true;
}

[[noreturn]] void fail_race(const Touch& past, const Touch& present, const char* what, const Region& region, usize at) {
    u32 thread = past.number - 1;
    const Extent& dim = state.launch->block;
    fail(Fault::race, {"", 0}, present.code, past.code,
         "%s byte %zu of %s, and thread (%u, %u, %u) of block %u does without a barrier between", what,
         static_cast<size_t>(at), region.shared ? "shared memory" : "a buffer", thread % dim.x, thread / dim.x % dim.y,
         thread / (dim.x * dim.y), past.block);
}

void read_cell(const Region& region, usize at, const Touch& present) {
    Cell& cell = region.cells[at];
    bool conflict = !(cell.write.atomic && present.atomic) && !is_over(cell.write, present);
    if (conflict) fail_race(cell.write, present, "a thread reads", region, at);
    if (region.shared && !cell.write.number)
        fail(Fault::uninitialized, {"", 0}, present.code, nullptr, "a thread reads byte %zu of shared memory, which nobody wrote",
             static_cast<size_t>(at));
    bool over = is_over(cell.read, present);
    Touch merged = present;
    if (!over && cell.read.block == present.block && cell.read.epoch == present.epoch) {
        const Thread& other = state.threads[cell.read.number - 1];
        if (other.warp != state.current->warp) return;  // the first of several warps stays
        merged.lanes |= cell.read.lanes;
        if (cell.read.clock > merged.clock) merged.clock = cell.read.clock;
    }
    cell.read = merged;
}

void write_cell(const Region& region, usize at, const Touch& present) {
    Cell& cell = region.cells[at];
    if (!(cell.write.atomic && present.atomic) && !is_over(cell.write, present))
        fail_race(cell.write, present, "a thread writes", region, at);
    if (!(cell.read.atomic && present.atomic) && !is_over(cell.read, present))
        fail_race(cell.read, present, "a thread writes", region, at);
    cell.write = present;
}

Region region_of(const void* address) {
    auto at = static_cast<const u8*>(address);
    const Kernel& kernel = *state.kernel;
    if (at >= kernel.shared_begin && at < kernel.shared_end)
        return {kernel.shared_begin, static_cast<usize>(kernel.shared_end - kernel.shared_begin), shared_cells, true};
    if (at >= shim_dynamic_shared && at < shim_dynamic_shared + state.launch->shared_bytes)
        return {shim_dynamic_shared, state.launch->shared_bytes, shared_cells + MAX_SHARED, true};
    if (const Allocation* found = allocation_of(address)) return {found->data, found->bytes, shadow_of(*found), false};
    return {nullptr, 0, nullptr, false};
}

void record(const void* address, usize bytes, Access access, const void* code) {
    if (!state.current || in_stacks(address)) return;
    Region region = region_of(address);
    if (!region.data) return;  // constants, arguments; what is no memory at all faults
    usize start = static_cast<usize>(static_cast<const u8*>(address) - region.data);
    if (start + bytes > region.bytes)
        fail(Fault::out_of_bounds, {"", 0}, code, nullptr, "an access at bytes %zu to %zu of %s of %zu bytes",
             static_cast<size_t>(start), static_cast<size_t>(start + bytes - 1),
             region.shared ? "shared memory" : "a buffer", static_cast<size_t>(region.bytes));
    bool atomic = access != Access::read && access != Access::write;
    Touch present = now(code, atomic);
    for (usize at = start; at < start + bytes; at++) {
        if (access == Access::read || access == Access::atomic || access == Access::atomic_read)
            read_cell(region, at, present);
        if (access != Access::read && access != Access::atomic_read) write_cell(region, at, present);
    }
}

}  // namespace

void start_shadow() { clear_shadows(); }

void start_block_shadow() {
    const Kernel& kernel = *state.kernel;
    std::memset(static_cast<void*>(shared_cells), 0, static_cast<usize>(kernel.shared_end - kernel.shared_begin) * sizeof(Cell));
    std::memset(static_cast<void*>(shared_cells + MAX_SHARED), 0, state.launch->shared_bytes * sizeof(Cell));
}

// What each lane knows, all know; what comes next, nobody does.
void order_warp(Thread* const* lanes, u32 size) {
    u32 joined[MAX_WARP] = {};
    for (u32 i = 0; i < size; i++)
        for (u32 lane = 0; lanes[i] && lane < size; lane++)
            if (lanes[i]->clock[lane] > joined[lane]) joined[lane] = lanes[i]->clock[lane];
    for (u32 i = 0; i < size; i++) {
        if (!lanes[i]) continue;
        std::memcpy(lanes[i]->clock, joined, sizeof joined);
        lanes[i]->clock[i]++;
    }
}

extern "C" {

void shim_access(const void* address, usize bytes, Access access, const void* code) {
    record(address, bytes, access, code);
}

#define SHIM_HOOK(name, bytes, access)                                                                   \
    void __tsan_##name(const void* address) { record(address, bytes, access, __builtin_return_address(0)); }
#define SHIM_HOOKS(bytes)                                                                                \
    SHIM_HOOK(read##bytes, bytes, Access::read)                                                          \
    SHIM_HOOK(write##bytes, bytes, Access::write)                                                        \
    SHIM_HOOK(unaligned_read##bytes, bytes, Access::read)                                                \
    SHIM_HOOK(unaligned_write##bytes, bytes, Access::write)                                              \
    SHIM_HOOK(volatile_read##bytes, bytes, Access::atomic_read)                                          \
    SHIM_HOOK(volatile_write##bytes, bytes, Access::atomic_write)                                        \
    SHIM_HOOK(unaligned_volatile_read##bytes, bytes, Access::atomic_read)                                \
    SHIM_HOOK(unaligned_volatile_write##bytes, bytes, Access::atomic_write)

SHIM_HOOKS(1)
SHIM_HOOKS(2)
SHIM_HOOKS(4)
SHIM_HOOKS(8)
SHIM_HOOKS(16)

void __tsan_read_range(const void* address, usize bytes) {
    record(address, bytes, Access::read, __builtin_return_address(0));
}
void __tsan_write_range(const void* address, usize bytes) {
    record(address, bytes, Access::write, __builtin_return_address(0));
}
void __tsan_func_entry(void*) {}
void __tsan_func_exit() {}
void __tsan_init() {}

}  // extern "C"
}  // namespace shim
