// Operations over the lanes of a warp: 32 or 64 of them, masks of as many bits.
#pragma once

namespace shim {

#if SHIM_WARP_SIZE == 64
using Mask = u64;
#else
using Mask = u32;
#endif
constexpr Mask ALL_LANES = static_cast<Mask>(~u64{0});

enum class Source : int { lane, up, down, exchange };

template <class T> struct Shuffle {
    T value, result;
    int argument, width;
    Source source;
};

inline int source_lane(int lane, int argument, int width, Source source) {
    int base = lane & ~(width - 1), own = lane - base;
    switch (source) {
    case Source::lane: return base + (argument & (width - 1));
    case Source::up: return own - argument >= 0 ? lane - argument : lane;
    case Source::down: return own + argument < width ? lane + argument : lane;
    default: return (own ^ argument) < width ? base + (own ^ argument) : lane;
    }
}

// The value of a lane that does not take part is undefined: it is all ones.
template <class T> void resolve_shuffle(Lanes& lanes) {
    for (u32 i = 0; i < lanes.size; i++) {
        auto own = static_cast<Shuffle<T>*>(lanes.payload[i]);
        if (!own) continue;
        auto from = lanes.payload[source_lane(static_cast<int>(i), own->argument, own->width, own->source)];
        if (from)
            own->result = static_cast<Shuffle<T>*>(from)->value;
        else
            __builtin_memset(&own->result, 0xFF, sizeof(T));
    }
}

template <class T> T shuffle(u64 mask, T value, int argument, int width, Source source, Place place) {
    Shuffle<T> payload{value, value, argument, width, source};
    shim_collective(mask, &payload, resolve_shuffle<T>, false, place);
    return payload.result;
}

struct Vote {
    bool predicate;
    u64 result;
};

inline void resolve_vote(Lanes& lanes) {
    u64 votes = 0;
    for (u32 i = 0; i < lanes.size; i++)
        if (lanes.payload[i] && static_cast<Vote*>(lanes.payload[i])->predicate) votes |= u64{1} << i;
    for (u32 i = 0; i < lanes.size; i++)
        if (lanes.payload[i]) static_cast<Vote*>(lanes.payload[i])->result = votes;
}

inline Mask ballot(u64 mask, bool predicate, Place place) {
    Vote payload{predicate, 0};
    shim_collective(mask, &payload, resolve_vote, false, place);
    return static_cast<Mask>(payload.result);
}

template <class T> struct Match {
    T value;
    u64 result;
};

template <class T> void resolve_match(Lanes& lanes) {
    for (u32 i = 0; i < lanes.size; i++) {
        auto own = static_cast<Match<T>*>(lanes.payload[i]);
        for (u32 j = 0; own && j < lanes.size; j++)
            if (lanes.payload[j] && static_cast<Match<T>*>(lanes.payload[j])->value == own->value)
                own->result |= u64{1} << j;
    }
}

inline void resolve_nothing(Lanes&) {}

}  // namespace shim

#define SHIM_SHUFFLE(name, kind, argument)                                                               \
    template <class T>                                                                                   \
    inline T name##_sync(unsigned long long mask, T value, int argument, int width = SHIM_WARP_SIZE, SHIM_HERE) { \
        return shim::shuffle(mask, value, argument, width, shim::Source::kind, SHIM_PLACE);              \
    }                                                                                                    \
    template <class T> inline T name(T value, int argument, int width = SHIM_WARP_SIZE, SHIM_HERE) {     \
        return shim::shuffle(shim::shim_converge(SHIM_PLACE), value, argument, width, shim::Source::kind, SHIM_PLACE); \
    }

SHIM_SHUFFLE(__shfl, lane, lane)
SHIM_SHUFFLE(__shfl_up, up, delta)
SHIM_SHUFFLE(__shfl_down, down, delta)
SHIM_SHUFFLE(__shfl_xor, exchange, bits)

inline shim::Mask __ballot_sync(unsigned long long mask, int predicate, SHIM_HERE) {
    return shim::ballot(mask, predicate != 0, SHIM_PLACE);
}
inline int __any_sync(unsigned long long mask, int predicate, SHIM_HERE) {
    return shim::ballot(mask, predicate != 0, SHIM_PLACE) != 0;
}
inline int __all_sync(unsigned long long mask, int predicate, SHIM_HERE) {
    return shim::ballot(mask, predicate == 0, SHIM_PLACE) == 0;
}
template <class T> inline shim::Mask __match_any_sync(unsigned long long mask, T value, SHIM_HERE) {
    shim::Match<T> payload{value, 0};
    shim::shim_collective(mask, &payload, shim::resolve_match<T>, false, SHIM_PLACE);
    return static_cast<shim::Mask>(payload.result);
}
// Orders the memory accesses of its lanes, which the other operations do not.
inline void __syncwarp(unsigned long long mask = shim::ALL_LANES, SHIM_HERE) {
    shim::shim_collective(mask, nullptr, shim::resolve_nothing, true, SHIM_PLACE);
}

// Without a mask: the lanes that are at the same place.
inline shim::Mask __activemask(SHIM_HERE) { return static_cast<shim::Mask>(shim::shim_converge(SHIM_PLACE)); }
inline unsigned long long __ballot(int predicate, SHIM_HERE) {
    return shim::ballot(shim::shim_converge(SHIM_PLACE), predicate != 0, SHIM_PLACE);
}
inline int __any(int predicate, SHIM_HERE) {
    return shim::ballot(shim::shim_converge(SHIM_PLACE), predicate != 0, SHIM_PLACE) != 0;
}
inline int __all(int predicate, SHIM_HERE) {
    return shim::ballot(shim::shim_converge(SHIM_PLACE), predicate == 0, SHIM_PLACE) == 0;
}
inline unsigned __lane_id() { return shim::shim_view.lane; }
