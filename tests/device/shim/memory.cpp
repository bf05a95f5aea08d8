// Memory of the device: allocations end at an inaccessible page, another one lies before them. What alignment
// leaves between is filled with a pattern, which nobody may change.
#include "allocations.h"

#include <sys/mman.h>

#include <cstring>
#include <map>

namespace shim {
namespace {

constexpr usize PAGE = 4096;
constexpr u8 CANARY = 0xA5;

std::map<const u8*, Allocation>& allocations() {
    static std::map<const u8*, Allocation> all;
    return all;
}

usize whole_pages(usize bytes) { return (bytes + PAGE - 1) / PAGE * PAGE; }

u8* guarded(usize bytes) {
    void* found = mmap(nullptr, bytes + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (found == MAP_FAILED) return nullptr;
    u8* inside = static_cast<u8*>(found) + PAGE;
    if (bytes && mprotect(inside, bytes, PROT_READ | PROT_WRITE) != 0) return nullptr;
    return inside;
}

bool untouched(const u8* begin, const u8* end) {
    for (; begin < end; begin++)
        if (*begin != CANARY) return false;
    return true;
}

void check_canary(const Allocation& block) {
    bool before = untouched(block.pages, block.data);
    if (before && untouched(block.data + block.bytes, block.pages + block.mapped)) return;
    std::memset(block.pages, CANARY, static_cast<usize>(block.data - block.pages));
    std::memset(block.data + block.bytes, CANARY, static_cast<usize>(block.pages + block.mapped - block.data) - block.bytes);
    state.current = nullptr;  // nobody knows which thread it was
    fail(Fault::out_of_bounds, {"", 0}, nullptr, nullptr, "the kernel wrote %s a buffer of %zu bytes",
         before ? "behind the end of" : "before", static_cast<size_t>(block.bytes));
}

}  // namespace

const Allocation* allocation_of(const void* address) {
    auto at = static_cast<const u8*>(address);
    auto after = allocations().upper_bound(at);
    if (after == allocations().begin()) return nullptr;
    const Allocation& found = std::prev(after)->second;
    return at < found.data + found.bytes ? &found : nullptr;
}

const Allocation* guarded_by(const void* address) {
    auto at = static_cast<const u8*>(address);
    for (auto& [start, block] : allocations())
        if (at >= block.pages - PAGE && at < block.pages + block.mapped + PAGE) return &block;
    return nullptr;
}

void check_canaries() {
    for (auto& [start, block] : allocations()) check_canary(block);
}

void clear_shadows() {
    for (auto& [start, block] : allocations())
        if (block.shadow) madvise(block.shadow, block.bytes * sizeof(Cell), MADV_DONTNEED);
}

Cell* shadow_of(const Allocation& block) {
    if (!block.shadow) {
        void* found = mmap(nullptr, block.bytes * sizeof(Cell), PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (found == MAP_FAILED) fail(Fault::bad_launch, {"", 0}, nullptr, nullptr, "no memory to look for races");
        block.shadow = static_cast<Cell*>(found);
    }
    return block.shadow;
}

// At the end of its region, so that what lies behind it is inaccessible.
u8* dynamic_shared(u32 bytes) {
    static u8* region = guarded(MAX_SHARED);
    return region + MAX_SHARED - (bytes + 15) / 16 * 16;
}

bool in_dynamic_shared_guard(const void* address) {
    u8* end = dynamic_shared(0);
    return address >= end && address < end + PAGE;
}

extern "C" {

void* shim_alloc(usize bytes, usize alignment) {
    usize mapped = whole_pages(bytes ? bytes : 1);
    u8* pages = guarded(mapped);
    if (!pages) return nullptr;
    usize start = (mapped - bytes) / alignment * alignment;
    std::memset(pages, CANARY, start);
    std::memset(pages + start, POISON, bytes);
    std::memset(pages + start + bytes, CANARY, mapped - start - bytes);
    allocations()[pages + start] = {pages + start, bytes, pages, mapped, nullptr};
    return pages + start;
}

int shim_free(void* address) {
    auto found = allocations().find(static_cast<const u8*>(address));
    if (found == allocations().end()) return 1;
    Allocation block = found->second;
    allocations().erase(found);
    if (block.shadow) munmap(block.shadow, block.bytes * sizeof(Cell));
    munmap(block.pages - PAGE, block.mapped + 2 * PAGE);
    return 0;
}

void* shim_find(const void* address, usize* bytes) {
    const Allocation* found = allocation_of(address);
    if (!found) return nullptr;
    *bytes = found->bytes;
    return found->data;
}

}  // extern "C"
}  // namespace shim
