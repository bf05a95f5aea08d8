// Spellings that only HIP has.
#pragma once

#define hipThreadIdx_x (threadIdx.x)
#define hipThreadIdx_y (threadIdx.y)
#define hipThreadIdx_z (threadIdx.z)
#define hipBlockIdx_x (blockIdx.x)
#define hipBlockIdx_y (blockIdx.y)
#define hipBlockIdx_z (blockIdx.z)
#define hipBlockDim_x (blockDim.x)
#define hipBlockDim_y (blockDim.y)
#define hipBlockDim_z (blockDim.z)
#define hipGridDim_x (gridDim.x)
#define hipGridDim_y (gridDim.y)
#define hipGridDim_z (gridDim.z)

inline unsigned __builtin_amdgcn_workitem_id_x() { return threadIdx.x; }
inline unsigned __builtin_amdgcn_workitem_id_y() { return threadIdx.y; }
inline unsigned __builtin_amdgcn_workitem_id_z() { return threadIdx.z; }
inline unsigned __builtin_amdgcn_workgroup_id_x() { return blockIdx.x; }
inline unsigned __builtin_amdgcn_workgroup_id_y() { return blockIdx.y; }
inline unsigned __builtin_amdgcn_workgroup_id_z() { return blockIdx.z; }
inline unsigned __builtin_amdgcn_wavefrontsize() { return SHIM_WARP_SIZE; }
// The lanes that are here go on together, and see each other's writes.
inline void __builtin_amdgcn_wave_barrier(SHIM_HERE) {
    shim::shim_collective(shim::shim_converge(SHIM_PLACE), nullptr, shim::resolve_nothing, true, SHIM_PLACE);
}
inline void __builtin_amdgcn_s_barrier(SHIM_HERE) { shim::shim_barrier(SHIM_PLACE); }
inline void __builtin_amdgcn_fence(int, const char*) {}
inline unsigned __builtin_amdgcn_mbcnt_lo(unsigned mask, unsigned base) {
    unsigned lane = shim::shim_view.lane;
    return base + static_cast<unsigned>(__builtin_popcount(lane >= 32 ? mask : mask & ((1u << lane) - 1)));
}
inline unsigned __builtin_amdgcn_mbcnt_hi(unsigned mask, unsigned base) {
    unsigned lane = shim::shim_view.lane;
    return base + static_cast<unsigned>(lane > 32 ? __builtin_popcount(mask & ((1u << (lane - 32)) - 1)) : 0);
}
// `address` is four times a lane.
inline int __builtin_amdgcn_ds_bpermute(int address, int value, SHIM_HERE) {
    return shim::shuffle(shim::shim_converge(SHIM_PLACE), value, address >> 2, SHIM_WARP_SIZE, shim::Source::lane, SHIM_PLACE);
}
inline unsigned long long __builtin_amdgcn_ballot_w64(bool predicate, SHIM_HERE) {
    return shim::ballot(shim::shim_converge(SHIM_PLACE), predicate, SHIM_PLACE);
}
inline unsigned __builtin_amdgcn_ballot_w32(bool predicate, SHIM_HERE) {
    return static_cast<unsigned>(shim::ballot(shim::shim_converge(SHIM_PLACE), predicate, SHIM_PLACE));
}
inline unsigned long long __builtin_amdgcn_read_exec(SHIM_HERE) { return shim::shim_converge(SHIM_PLACE); }

// Where a text says in `among` which lanes run an operation, these have to be those that do: the device would not
// notice if others did.
#ifdef SHIM_AMONG
#define __shfl(value, lane) __shfl_sync(among, value, lane)
#define __ballot(vote) __ballot_sync(among, vote)
#define __builtin_amdgcn_wave_barrier() __syncwarp(among)
#endif
