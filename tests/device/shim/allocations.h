// What the runtime keeps of each allocation, and of each of its bytes.
#pragma once

#include "state.h"

namespace shim {

// Who touched a byte: `number` of the thread plus one (0: nobody), and how far it had come.
struct Touch {
    u32 number;
    u32 block;
    u32 epoch;  // barriers of the block passed before
    u32 clock;  // of the lane in its warp
    const void* code;
    bool atomic;
    u64 lanes;  // of the warp of `number`: several may have read
};

struct Cell {
    Touch write, read;
};

struct Allocation {
    u8* data;
    usize bytes;
    u8* pages;
    usize mapped;
    mutable Cell* shadow;
};

const Allocation* allocation_of(const void*);
// The allocation next to whose memory, in pages that nobody may touch, an address lies.
const Allocation* guarded_by(const void*);
Cell* shadow_of(const Allocation&);
void clear_shadows();

}  // namespace shim
