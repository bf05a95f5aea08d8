// Fibers, barriers and collectives. What a thread waits for is resolved by the last thread that arrives.
#include "state.h"

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <mutex>

namespace shim {

State state;
namespace {

std::mutex running;

bool same(Place a, Place b) { return a.line == b.line && std::strcmp(a.file, b.file) == 0; }

bool before(Place a, Place b) {
    int files = std::strcmp(a.file, b.file);
    return files ? files < 0 : a.line < b.line;
}

u64 next_random() {
    state.random = state.random * 6364136223846793005u + 1442695040888963407u;
    return state.random >> 33;
}

u64 bit(const Thread& thread) { return u64{1} << thread.lane; }

Thread* warp_begin(u32 warp) { return state.threads + warp * state.kernel->warp_size; }

u32 lanes_of(u32 warp) {
    u32 rest = state.count - warp * state.kernel->warp_size;
    return rest < state.kernel->warp_size ? rest : state.kernel->warp_size;
}

Thread* next_ready() {
    if (state.launch->order == Order::random) state.position = static_cast<u32>(next_random() % state.count);
    for (u32 tried = 0; tried < state.count; tried++) {
        if (++state.position >= state.count) state.position = 0;
        Thread* thread = &state.threads[state.order[state.position]];
        if (thread->status == Status::ready) return thread;
    }
    return nullptr;
}

// Lets go on, in each warp that cannot move, the converging lanes that are farthest behind in the text.
bool release_converging() {
    bool released = false;
    u32 size = state.kernel->warp_size;
    for (u32 warp = 0; warp * size < state.count; warp++) {
        Thread *lanes = warp_begin(warp), *first = nullptr;
        for (u32 i = 0; i < lanes_of(warp); i++)
            if (lanes[i].status == Status::converging && (!first || before(lanes[i].place, first->place)))
                first = &lanes[i];
        if (!first) continue;
        u64 together = 0;
        for (u32 i = 0; i < lanes_of(warp); i++)
            if (lanes[i].status == Status::converging && same(lanes[i].place, first->place)) together |= bit(lanes[i]);
        for (u32 i = 0; i < lanes_of(warp); i++)
            if (together >> i & 1) lanes[i].mask = together, lanes[i].status = Status::ready;
        released = true;
    }
    return released;
}

[[noreturn]] void fail_stuck(Thread* thread) {
    u32 counts[5] = {};
    for (u32 i = 0; i < state.count; i++) counts[static_cast<int>(state.threads[i].status)]++;
    state.current = thread;
    if (counts[1] && counts[4] && !counts[2])
        fail(Fault::divergent_barrier, thread->place, nullptr, nullptr,
             "%u threads wait at a barrier, %u have returned", counts[1], counts[4]);
    fail(Fault::deadlock, thread->place, nullptr, nullptr,
         "no thread can go on: %u wait at a barrier, %u in a warp operation, %u have returned", counts[1], counts[2],
         counts[4]);
}

Thread* waiting_thread() {
    for (u32 i = 0; i < state.count; i++)
        if (state.threads[i].status != Status::done) return &state.threads[i];
    return nullptr;
}

void show(const Thread& thread) {
    shim_view.thread = thread.index;
    shim_view.lane = thread.lane;
}

void resume(Context& from, Thread* to) {
    state.switches++;
    state.current = to;
    show(*to);
    switch_to(from, to->context);
}

// Gives the processor to another thread; comes back when the running one can go on.
void pass_on() {
    Thread *me = state.current, *next = next_ready();
    if (!next && release_converging()) next = next_ready();
    if (!next) fail_stuck(me);
    if (next != me) resume(me->context, next);
}

void release_barrier() {
    Thread* first = nullptr;
    for (u32 i = 0; i < state.count; i++) {
        Thread& thread = state.threads[i];
        if (!first) first = &thread;
        if (!same(thread.place, first->place)) {
            state.current = &thread;
            fail(Fault::divergent_barrier, thread.place, nullptr, nullptr,
                 "a thread waits at the barrier in %s:%d, another at the one in %s:%d", first->place.file,
                 first->place.line, thread.place.file, thread.place.line);
        }
        thread.status = Status::ready;
    }
    state.waiting = 0;
    state.counted = state.predicates;
    state.predicates = 0;
    state.epoch++;
}

// Resolves the collective of `mask` in a warp if all its live lanes have come.
bool resolve(u32 warp, u64 mask) {
    Thread* lanes = warp_begin(warp);
    Thread* present[MAX_WARP] = {};
    Thread* first = nullptr;
    Lanes seen = {};
    seen.size = state.kernel->warp_size;
    for (u32 i = 0; i < lanes_of(warp); i++) {
        Thread& thread = lanes[i];
        if (!(mask >> i & 1) || thread.status == Status::done) continue;
        if (thread.status != Status::in_collective || thread.mask != mask) return false;
        if (!first) first = &thread;
        if (thread.resolve != first->resolve) {
            state.current = &thread;
            fail(Fault::mixed_collective, thread.place, nullptr, nullptr,
                 "lanes of one mask run different warp operations, in lines %d and %d", first->place.line,
                 thread.place.line);
        }
        present[i] = &thread;
        seen.payload[i] = thread.payload;
    }
    if (!first) return false;
    first->resolve(seen);
    if (first->orders) order_warp(present, seen.size);
    for (Thread* thread : present)
        if (thread) thread->status = Status::ready;
    return true;
}

void wake_warp(u32 warp) {
    for (u32 i = 0; i < lanes_of(warp); i++) {
        Thread& thread = warp_begin(warp)[i];
        if (thread.status == Status::in_collective && resolve(warp, thread.mask)) return;
    }
}

void thread_main() {
    state.kernel->invoke(state.arguments);
    Thread* me = state.current;
    me->status = Status::done;
    state.live--;
    wake_warp(me->warp);
    Thread* next = next_ready();
    if (!next && release_converging()) next = next_ready();
    if (!next && state.live) fail_stuck(waiting_thread());
    if (next) resume(me->context, next);
    switch_to(me->context, state.scheduler);
    __builtin_unreachable();
}

void start_thread(u32 number) {
    Thread& thread = state.threads[number];
    const Extent& dim = state.launch->block;
    u32 size = state.kernel->warp_size;
    thread.number = number;
    thread.index = {number % dim.x, number / dim.x % dim.y, number / (dim.x * dim.y)};
    thread.lane = number % size;
    thread.warp = number / size;
    thread.status = Status::ready;
    thread.place = {"", 0};
    std::memset(thread.clock, 0, sizeof thread.clock);
    thread.clock[thread.lane] = 1;
    state.order[number] = state.launch->order == Order::reverse ? state.count - 1 - number : number;
    prepare(thread.context, stack_bottom(number), stack_top(number), thread_main);
}

void run_block(u64 number) {
    const Extent& grid = state.launch->grid;
    const Kernel& kernel = *state.kernel;
    state.block_number = number;
    shim_view.block = {static_cast<u32>(number % grid.x), static_cast<u32>(number / grid.x % grid.y),
                       static_cast<u32>(number / (u64{grid.x} * grid.y))};
    state.live = state.count;
    state.waiting = state.epoch = 0;
    state.predicates = state.counted = 0;
    state.position = state.count - 1;
    if (kernel.shared_end > kernel.shared_begin)
        std::memset(kernel.shared_begin, POISON, static_cast<usize>(kernel.shared_end - kernel.shared_begin));
    std::memset(shim_dynamic_shared, POISON, state.launch->shared_bytes);
    start_block_shadow();
    for (u32 i = 0; i < state.count; i++) start_thread(i);
    resume(state.scheduler, next_ready());
}

// Blocks in the order of the launch; at random: in steps that are coprime with their number.
void run_blocks(u64 blocks) {
    u64 step = 1, number = 0;
    if (state.launch->order == Order::reverse) number = blocks - 1, step = blocks - 1;
    if (state.launch->order == Order::random && blocks > 1) {
        auto divisor = [](u64 a, u64 b) { while (b) { u64 rest = a % b; a = b, b = rest; } return a; };
        number = next_random() % blocks;
        do step = 1 + next_random() % (blocks - 1); while (divisor(blocks, step) != 1);
    }
    for (u64 done = 0; done < blocks; done++, number = (number + step) % blocks) run_block(number);
}

void check_launch() {
    const Launch& launch = *state.launch;
    u64 threads = u64{launch.block.x} * launch.block.y * launch.block.z;
    u64 shared = launch.shared_bytes + static_cast<u64>(state.kernel->shared_end - state.kernel->shared_begin);
    u32 most = launch.max_threads && launch.max_threads < MAX_THREADS ? launch.max_threads : MAX_THREADS;
    if (!threads || threads > most)
        fail(Fault::bad_launch, {"", 0}, nullptr, nullptr, "%llu threads in a block, expected 1 to %u", threads, most);
    if (shared > MAX_SHARED)
        fail(Fault::bad_launch, {"", 0}, nullptr, nullptr, "%llu bytes of shared memory", shared);
    if (!launch.grid.x || !launch.grid.y || !launch.grid.z)
        fail(Fault::bad_launch, {"", 0}, nullptr, nullptr, "a grid without blocks");
}

void run_grid() {
    check_launch();
    const Launch& launch = *state.launch;
    state.count = launch.block.x * launch.block.y * launch.block.z;
    shim_view.block_dim = launch.block;
    shim_view.grid_dim = launch.grid;
    shim_dynamic_shared = dynamic_shared(launch.shared_bytes);
    start_shadow();
    run_blocks(u64{launch.grid.x} * launch.grid.y * launch.grid.z);
    check_canaries();
}

}  // namespace

void fail(Fault fault, Place place, const void* code, const void* other, const char* format, ...) {
    Report& report = *state.report;
    report.fault = fault;
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(report.message, sizeof report.message, format, arguments);
    va_end(arguments);
    report.block = shim_view.block;
    report.thread = state.current ? state.current->index : Extent{0, 0, 0};
    report.place = place;
    report.code = code;
    report.other_code = other;
    siglongjmp(state.escape, 1);
}

extern "C" {

View shim_view;
u8* shim_dynamic_shared;

int shim_run(const Kernel* kernel, const Launch* launch, void** arguments, Report* report) {
    std::lock_guard<std::mutex> one_at_a_time(running);
    *report = {};
    state.kernel = kernel;
    state.launch = launch;
    state.arguments = arguments;
    state.report = report;
    state.random = launch->seed;
    state.current = nullptr;
    catch_signals();
    if (sigsetjmp(state.escape, 1) == 0) run_grid();
    restore_signals();
    std::fflush(stdout);
    return static_cast<int>(report->fault);
}

u64 shim_switches() { return state.switches; }

void shim_fail(Fault fault, const char* message, Place place) {
    fail(fault, place, nullptr, nullptr, "%s", message);
}

void shim_barrier(Place place) {
    Thread* me = state.current;
    me->place = place;
    me->status = Status::at_barrier;
    if (++state.waiting == state.count)
        release_barrier();
    else
        pass_on();
}

int shim_barrier_count(int predicate, Place place) {
    state.predicates += predicate != 0;
    shim_barrier(place);
    return state.counted;
}

void shim_yield() { pass_on(); }

void shim_collective(u64 mask, void* payload, Resolve function, bool orders, Place place) {
    Thread* me = state.current;
    me->place = place;
    if (!(mask & bit(*me)))
        fail(Fault::bad_mask, place, nullptr, nullptr, "the mask 0x%llx of a warp operation lacks its lane %u", mask,
             me->lane);
    me->mask = mask;
    me->payload = payload;
    me->resolve = function;
    me->orders = orders;
    me->status = Status::in_collective;
    if (!resolve(me->warp, mask)) pass_on();
}

u64 shim_converge(Place place) {
    Thread* me = state.current;
    me->place = place;
    me->status = Status::converging;
    pass_on();
    return me->mask;
}

u64 shim_live_lanes() {
    u64 live = 0;
    u32 warp = state.current->warp;
    for (u32 i = 0; i < lanes_of(warp); i++)
        if (warp_begin(warp)[i].status != Status::done) live |= u64{1} << i;
    return live;
}

}  // extern "C"
}  // namespace shim
