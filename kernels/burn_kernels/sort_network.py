"""Sorting many lines on processors: a unit takes a line, so that a plane sorts as many as it has lanes.

Where elements lie is the same for all lines, so that each comparison is one minimum and one maximum of whole
registers: sixteen elements are sorted in registers by Batcher's network (1968), and runs of them are merged
by bitonic merges whose first step turns the second run around. Every exchange puts the smaller word first, so
that what would stand behind the end is never moved, and is left out.
"""

from __future__ import annotations

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide, X, Y
from burn_kernels.lines import CPU_UNITS, Lines, grid_of, inner_of, own_line
from burn_kernels.sort_order import Order, restore_zeros, stored
from burn_kernels.transpose import turn

RUN = 16  # elements in registers
HELD = 1 << 19  # bytes of the lines of a cube at most: they stay in the L2 cache of a core
VERY_SHORT = 128  # elements that a network sorts at once, as a radix sort only begins
SHORT, FEW, SEVERAL = 1024, 4, 12  # lines that fill enough lanes: of at most SHORT elements, and longer ones


def _network(count: int) -> tuple[tuple[int, int], ...]:
    """The exchanges of Batcher's odd-even merge sort of a power of two."""
    found: list[tuple[int, int]] = []
    width = 1
    while width < count:
        step = width
        while step:
            for start in range(step % width, count - step, 2 * step):
                found += [
                    (k, k + step)
                    for k in range(start, min(start + step, count - step))
                    if k // (2 * width) == (k + step) // (2 * width)
                ]
            step //= 2
        width *= 2
    return tuple(found)


NETWORK = _network(RUN)
MERGE = tuple((k, k + step) for step in (8, 4, 2, 1) for k in range(RUN) if not k & step)


@bc.cube
def exchange(
    held: bc.Array[bc.I], own: bc.Array[bc.i32], a: bc.index, b: bc.index, beside: bc.Comptime[bool]
) -> None:
    """The smaller of two words first; of equal ones, that of the smaller place."""
    first, second = held[a], held[b]
    if beside:
        left, right = own[a], own[b]
        swap = (first > second) | ((first == second) & (left > right))
        held[a] = bc.select(swap, second, first)
        held[b] = bc.select(swap, first, second)
        own[a] = bc.select(swap, right, left)
        own[b] = bc.select(swap, left, right)
    else:
        held[a] = min(first, second)
        held[b] = max(first, second)


@bc.cube
def sort_runs(
    held: bc.Shared[bc.I], own: bc.Shared[bc.i32], padded: bc.index, lanes: bc.Comptime[int],
    network: bc.Comptime[tuple[tuple[int, int], ...]], word: Wide, beside: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Apply a network to each RUN elements of the lines."""
    words, names = bc.Local[word](RUN), bc.Local[bc.i32](RUN if beside else 1)
    for begin in range(0, padded, RUN):
        for k in bc.unroll(range(RUN)):
            words[k] = held[(begin + k) * lanes + bc.UNIT_POS]
            if beside:
                names[k] = own[(begin + k) * lanes + bc.UNIT_POS]
        for a, b in network:
            exchange(words, names, a, b, beside)
        for k in bc.unroll(range(RUN)):
            held[(begin + k) * lanes + bc.UNIT_POS] = words[k]
            if beside:
                own[(begin + k) * lanes + bc.UNIT_POS] = names[k]


@bc.cube
def merge_runs(
    held: bc.Shared[bc.I], own: bc.Shared[bc.i32], padded: bc.index, width: bc.index,
    lanes: bc.Comptime[int], word: Wide, beside: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Merge neighbouring sorted runs of `width`, a multiple of RUN."""
    unit = bc.UNIT_POS
    for begin in range(0, padded, 2 * width):
        last = begin + 2 * width - 1
        for a in range(max(begin, last + 1 - padded + begin), begin + width):
            exchange(held, own, a * lanes + unit, (last + begin - a) * lanes + unit, beside)
    step = width // 2
    while step >= RUN:
        for begin in range(0, padded, 2 * step):
            for a in range(begin, min(begin + step, padded - step)):
                exchange(held, own, a * lanes + unit, (a + step) * lanes + unit, beside)
        step = step // 2
    sort_runs(held, own, padded, lanes, bc.comptime(MERGE), word, beside)


@bc.cube
def load_rows(
    x: bc.Array[X], src: Lines, held: bc.Shared[bc.I], length: bc.index, lines: bc.index, padded: bc.index,
    lanes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """The words of lines whose elements follow each other, by squares that are turned in registers."""
    rows = bc.Local[X](lanes)
    first = bc.CUBE_POS * lanes
    unit = bc.UNIT_POS
    for begin in range(0, padded, lanes):
        for r in bc.unroll(range(lanes)):
            source = src.start(min(first + r, lines - 1)) + begin
            if begin + lanes <= length:
                rows[r] = x[source + unit]
            else:
                rows[r] = x[source + min(unit, length - 1 - begin)]
        turn(rows, lanes, bc.comptime(lanes.bit_length() - 1))
        for k in bc.unroll(range(lanes)):
            word = how.packed(rows[k], begin + k)
            held[(begin + k) * lanes + unit] = word if begin + k < length else ~bc.cast(0, how.word)


@bc.cube
def load_columns(
    x: bc.Array[X], source: bc.index, src: Lines, held: bc.Shared[bc.I], length: bc.index, padded: bc.index,
    exists: bc.bool, lanes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """The words of lines, an element of each at a time."""
    for k in range(padded):
        word = ~bc.cast(0, how.word)
        if exists & (k < length):
            word = how.packed(x[source + k * src.apart()], k)
        held[k * lanes + bc.UNIT_POS] = word


@bc.cube
def store_rows(
    held: bc.Shared[bc.I], own: bc.Shared[bc.i32], x: bc.Array[X], source: bc.index, src: Lines,
    keys: bc.Array[X], places: bc.Array[Y] | None, dst: Lines, length: bc.index, lines: bc.index,
    exists: bc.bool, lanes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """What the words stand for, into lines whose elements follow each other."""
    rows, names = bc.Local[X](lanes), bc.Local[bc.i32](lanes)
    first = bc.CUBE_POS * lanes
    stages = bc.comptime(lanes.bit_length() - 1)
    for begin in range(0, length, lanes):
        for k in bc.unroll(range(lanes)):
            at = (begin + k) * lanes + bc.UNIT_POS
            there = exists & (begin + k < length)
            rows[k], names[k] = stored(held[at], own[at if how.beside() else 0], x, source, src, there, how)
        turn(rows, lanes, stages)
        if places is not None:
            turn(names, lanes, stages)
        for r in bc.unroll(range(lanes)):
            if first + r < lines:
                target = dst.start(first + r) + begin + bc.UNIT_POS
                if begin + bc.UNIT_POS < length:
                    keys[target] = rows[r]
                    if places is not None:
                        places[target] = bc.cast(names[r], places.dtype)


@bc.cube
def store_columns(
    held: bc.Shared[bc.I], own: bc.Shared[bc.i32], x: bc.Array[X], source: bc.index, src: Lines,
    keys: bc.Array[X], places: bc.Array[Y] | None, target: bc.index, dst: Lines, length: bc.index,
    exists: bc.bool, lanes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """What the words stand for, an element of each line at a time."""
    for k in range(length):
        at = k * lanes + bc.UNIT_POS
        element, place = stored(held[at], own[at if how.beside() else 0], x, source, src, exists, how)
        if exists:
            keys[target + k * dst.apart()] = element
            if places is not None:
                places[target + k * dst.apart()] = bc.cast(place, places.dtype)


@bc.cube
def order_zeros(
    held: bc.Shared[bc.I], x: bc.Array[X], source: bc.index, src: Lines, keys: bc.Array[X],
    target: bc.index, dst: Lines, length: bc.index, exists: bc.bool, lanes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """Zeros of a sorted line in the order of the line, if it has both kinds."""
    zero = how.zeros()
    first, second = exists & (length < 0), exists & (length < 0)
    before = bc.index(0)
    for k in range(length):
        word = held[k * lanes + bc.UNIT_POS]
        first = first | (word == zero)
        second = second | (word == zero + 1)
        before += bc.select(word < zero, bc.index(1), bc.index(0))
    if first & second & exists:
        restore_zeros(x, source, src, keys, target, dst, length, before)


@bc.cube
def network_kernel(
    x: bc.Array[X], src: Lines, keys: bc.Array[X], places: bc.Array[Y] | None, dst: Lines, length: bc.index,
    lines: bc.index, tiled: bc.Comptime[bool], capacity: bc.Comptime[int], lanes: bc.Comptime[int],
    word: Wide, how: Order,
) -> None:  # fmt: skip
    """A unit sorts a line of at most `capacity` elements."""
    beside = bc.comptime(how.beside())
    held, own = bc.Shared[word](capacity * lanes), bc.Shared[bc.i32](capacity * lanes if beside else 1)
    padded = bc.cdiv(length, RUN) * RUN
    outer, inner, exists = own_line(src.inner, lines, tiled)
    source, target = src.at(outer, inner), dst.at(outer, inner)
    if src.dense and not tiled:
        load_rows(x, src, held, length, lines, padded, lanes, how)
    else:
        load_columns(x, source, src, held, length, padded, exists, lanes, how)
    if beside:
        for k in range(padded):
            own[k * lanes + bc.UNIT_POS] = bc.i32(k)
    sort_runs(held, own, padded, lanes, bc.comptime(NETWORK), word, beside)
    width = bc.index(RUN)
    while width < padded:
        merge_runs(held, own, padded, width, lanes, word, beside)
        width = 2 * width
    if dst.dense and not tiled:
        store_rows(held, own, x, source, src, keys, places, dst, length, lines, exists, lanes, how)
    else:
        store_columns(held, own, x, source, src, keys, places, target, dst, length, exists, lanes, how)
    if how.signs_matter():
        order_zeros(held, x, source, src, keys, target, dst, length, exists, lanes, how)


def _capacity(length: int) -> int:
    return max(VERY_SHORT, 1 << (length - 1).bit_length())


def pays(lines: int, length: int, how: Order) -> bool:
    """Whether this is the way to sort so many lines: they fit a cache, and leave few lanes idle."""
    size = how.word.size + (4 if how.beside() else 0)
    if _capacity(length) * CPU_UNITS * size > HELD:
        return False
    return length <= VERY_SHORT or lines >= (FEW if length <= SHORT else SEVERAL)


def sort_short(
    x: Array, src: Lines, keys: Array, places: Array | None, dst: Lines, lines: int, length: int, how: Order
) -> None:
    """As `sort_lines`, on a processor, for lines as `pays` says; `how`: the order."""
    cubes, tiled = grid_of(lines, inner_of(src), CPU_UNITS)
    network_kernel.unchecked[cubes, CPU_UNITS](
        x, src, keys, places, dst, length, lines, tiled, _capacity(length), CPU_UNITS, how.word, how
    )
