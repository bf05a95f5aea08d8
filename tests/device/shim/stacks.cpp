// One stack for each thread of a block, over an inaccessible page.
#include "state.h"

#include <sys/mman.h>

namespace shim {
namespace {

constexpr usize PAGE = 4096;
constexpr usize SLOT = (512 << 10) + PAGE;
// Tops at the same offset in their pages would compete for the same lines of the cache.
constexpr usize STAGGER = 192;
constexpr u32 STAGGERED = 16;

char* stacks() {
    static char* memory = [] {
        void* found = mmap(nullptr, MAX_THREADS * SLOT, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (found == MAP_FAILED) return static_cast<char*>(nullptr);
        for (u32 i = 0; i < MAX_THREADS; i++) mprotect(static_cast<char*>(found) + i * SLOT, PAGE, PROT_NONE);
        return static_cast<char*>(found);
    }();
    if (!memory) fail(Fault::bad_launch, {"", 0}, nullptr, nullptr, "no memory for the stacks of threads");
    return memory;
}

}  // namespace

char* stack_bottom(u32 thread) { return stacks() + thread * SLOT + PAGE; }

char* stack_top(u32 thread) { return stacks() + (thread + 1) * SLOT - thread % STAGGERED * STAGGER; }

bool in_stacks(const void* address) {
    auto at = static_cast<const char*>(address);
    return at >= stacks() && at < stacks() + MAX_THREADS * SLOT;
}

bool in_stack_guard(const void* address) {
    return in_stacks(address) && static_cast<usize>(static_cast<const char*>(address) - stacks()) % SLOT < PAGE;
}

}  // namespace shim
