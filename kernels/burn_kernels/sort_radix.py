"""Sorting long lines on processors: least significant digit first, a digit of the words a pass.

A cube is one thread of a processor: one unit, whose counters are its own. It takes a line; where lines are
few and long, a part of one, in two launches a pass: each part counts its digits, and from the counts of all
knows where its words go. Words are read in order, so that passes are stable. They move between two halves of
one memory; a digit that all words of a line share moves nothing, and the line stays in its half.
"""

from __future__ import annotations

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import X, Y
from burn_kernels.lines import CPU_UNITS, Lines
from burn_kernels.machine import processors
from burn_kernels.sort_order import Order, restore_zeros, stored

DIGIT, SMALL_DIGIT = 11, 8  # bits of a digit at most: of long lines, of others
LONG = 4096  # elements that are more than counters of a large digit
PART = 1 << 15  # elements that are worth a thread


@bc.cube
def first_from(words: bc.Array[bc.I], begin: bc.index, length: bc.index, word: bc.I) -> bc.index:
    """How many of the sorted words[begin : begin + length] are less than a word."""
    low, high = bc.index(0), length
    while low < high:
        middle = (low + high) // 2
        if words[begin + middle] < word:
            low = middle + 1
        else:
            high = middle
    return low


@bc.cube
def order_zeros(
    words: bc.Array[bc.I], given: bc.index, x: bc.Array[X], source: bc.index, src: Lines, keys: bc.Array[X],
    target: bc.index, dst: Lines, length: bc.index, how: Order,
) -> None:  # fmt: skip
    """Zeros of a sorted line in the order of the line, if it has both kinds."""
    zero = how.zeros()
    first, second = first_from(words, given, length, zero), first_from(words, given, length, zero + 1)
    if (first < second) & (second < first_from(words, given, length, zero + 2)):
        restore_zeros(x, source, src, keys, target, dst, length, first)


@bc.cube
def decoded(
    words: bc.Array[bc.I], origins: bc.Array[bc.i32] | None, given: bc.index, k: bc.index, x: bc.Array[X],
    source: bc.index, src: Lines, keys: bc.Array[X], places: bc.Array[Y] | None, target: bc.index, dst: Lines,
    how: Order,
) -> None:  # fmt: skip
    """The k-th word of a line as the element, and its place, that it stands for."""
    own = bc.i32(0)
    if origins is not None:
        own = origins[given + k]
    element, place = stored(words[given + k], own, x, source, src, True, how)
    keys[target + k * dst.apart()] = element
    if places is not None:
        places[target + k * dst.apart()] = bc.cast(place, places.dtype)


@bc.cube
def zeros_kernel(
    words: bc.Array[bc.I], halves: bc.Array[bc.i32], x: bc.Array[X], src: Lines, keys: bc.Array[X],
    dst: Lines, length: bc.index, lines: bc.index, passes: bc.index, how: Order,
) -> None:  # fmt: skip
    """The same, a line a cube."""
    line = bc.CUBE_POS
    given = (bc.index(halves[passes * lines + line]) * lines + line) * length
    order_zeros(words, given, x, src.start(line), src, keys, dst.start(line), dst, length, how)


@bc.cube
def begin_line(
    x: bc.Array[X], source: bc.index, src: Lines, words: bc.Array[bc.I], given: bc.index,
    origins: bc.Array[bc.i32] | None, table: bc.Shared[bc.i32], length: bc.index, digit: bc.Comptime[int],
    passes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """The words of a line, and how often each digit occurs in each pass."""
    for d in range(passes << digit):
        table[d] = 0
    for k in range(length):
        word = how.packed(x[source + k * src.apart()], k)
        words[given + k] = word
        if origins is not None:
            origins[given + k] = bc.i32(k)
        for p in bc.unroll(range(passes)):
            table[(p << digit) + bc.index((word >> (how.below + p * digit)) & ((1 << digit) - 1))] += 1


@bc.cube
def line_kernel(
    x: bc.Array[X], src: Lines, words: bc.Array[bc.I], origins: bc.Array[bc.i32] | None, keys: bc.Array[X],
    places: bc.Array[Y] | None, dst: Lines, length: bc.index, lines: bc.index, digit: bc.Comptime[int],
    passes: bc.Comptime[int], how: Order,
) -> None:  # fmt: skip
    """A unit sorts a line; `words` and `origins` are 2 * lines * length elements of scratch memory."""
    digits = bc.comptime(1 << digit)
    table = bc.Shared[bc.i32](passes * digits)
    line = bc.CUBE_POS
    source, target = src.start(line), dst.start(line)
    given, other = line * length, (lines + line) * length
    begin_line(x, source, src, words, given, origins, table, length, digit, passes, how)
    for p in bc.unroll(range(passes)):
        shift = how.below + p * digit
        shared = table[p * digits + bc.index((words[given] >> shift) & (digits - 1))]
        if shared != length:
            before = bc.i32(0)
            for d in range(p * digits, (p + 1) * digits):
                count = table[d]
                table[d] = before
                before += count
            for k in range(length):
                word = words[given + k]
                place = p * digits + bc.index((word >> shift) & (digits - 1))
                to = table[place]
                table[place] = to + 1
                words[other + to] = word
                if origins is not None:
                    origins[other + to] = origins[given + k]
            given, other = other, given
    for k in range(length):
        decoded(words, origins, given, k, x, source, src, keys, places, target, dst, how)
    if how.signs_matter():
        order_zeros(words, given, x, source, src, keys, target, dst, length, how)


@bc.cube
def encode_kernel(
    x: bc.Array[X], src: Lines, words: bc.Array[bc.I], origins: bc.Array[bc.i32] | None,
    halves: bc.Array[bc.i32], length: bc.index, parts: bc.index, part: bc.index, how: Order,
) -> None:  # fmt: skip
    """The words of lines, one after the other; places beside them if they do not fit in."""
    line = bc.CUBE_POS // parts
    begin = (bc.CUBE_POS - line * parts) * part
    source, target = src.start(line), line * length
    if (bc.UNIT_POS == 0) & (begin == 0):
        halves[line] = 0
    for k in range(begin + bc.UNIT_POS, min(begin + part, length), bc.CUBE_DIM):
        words[target + k] = how.packed(x[source + k * src.apart()], k)
        if origins is not None:
            origins[target + k] = bc.i32(k)


@bc.cube
def decode_kernel(
    words: bc.Array[bc.I], origins: bc.Array[bc.i32] | None, halves: bc.Array[bc.i32], x: bc.Array[X],
    src: Lines, keys: bc.Array[X], places: bc.Array[Y] | None, dst: Lines, length: bc.index,
    lines: bc.index, parts: bc.index, part: bc.index, passes: bc.index, how: Order,
) -> None:  # fmt: skip
    """From words back to elements."""
    line = bc.CUBE_POS // parts
    begin = (bc.CUBE_POS - line * parts) * part
    source, target = src.start(line), dst.start(line)
    given = (bc.index(halves[passes * lines + line]) * lines + line) * length
    for k in range(begin + bc.UNIT_POS, min(begin + part, length), bc.CUBE_DIM):
        decoded(words, origins, given, k, x, source, src, keys, places, target, dst, how)


@bc.cube
def count_kernel(
    words: bc.Array[bc.I], halves: bc.Array[bc.i32], counts: bc.Array[bc.i32], length: bc.index,
    lines: bc.index, parts: bc.index, part: bc.index, step: bc.index, shift: bc.I,
    digits: bc.Comptime[int],
) -> None:  # fmt: skip
    """counts[line, digit, part] of the digits of words, in two tables by turns: a counter that is
    counted up again at once has to wait for itself."""
    table, other = bc.Shared[bc.i32](digits), bc.Shared[bc.i32](digits)
    line = bc.CUBE_POS // parts
    own = bc.CUBE_POS - line * parts
    for d in range(digits):
        table[d] = 0
        other[d] = 0
    base = (bc.index(halves[step * lines + line]) * lines + line) * length
    begin, end = base + own * part, base + min(own * part + part, length)
    even = begin + (end - begin) // 2 * 2
    for k in range(begin, even, 2):
        table[(words[k] >> shift) & (digits - 1)] += 1
        other[(words[k + 1] >> shift) & (digits - 1)] += 1
    if even < end:
        table[(words[even] >> shift) & (digits - 1)] += 1
    for d in range(digits):
        counts[(line * digits + d) * parts + own] = table[d] + other[d]


@bc.cube
def scatter_kernel(
    words: bc.Array[bc.I], origins: bc.Array[bc.i32] | None, halves: bc.Array[bc.i32],
    counts: bc.Array[bc.i32], length: bc.index, lines: bc.index, parts: bc.index, part: bc.index,
    step: bc.index, shift: bc.I, digits: bc.Comptime[int],
) -> None:  # fmt: skip
    """Each word of a part into the other half, behind those of smaller digits and of earlier parts."""
    table = bc.Shared[bc.i32](digits)
    line = bc.CUBE_POS // parts
    own = bc.CUBE_POS - line * parts
    before, most = bc.i32(0), bc.i32(0)
    for d in range(digits):
        first = before
        for p in range(parts):
            if p == own:
                table[d] = before
            before += counts[(line * digits + d) * parts + p]
        most = max(most, before - first)
    half = halves[step * lines + line]
    next_half = half if most == length else 1 - half
    if own == 0:
        halves[(step + 1) * lines + line] = next_half
    if half != next_half:
        given = (bc.index(half) * lines + line) * length
        target = (bc.index(next_half) * lines + line) * length
        for k in range(own * part, min(own * part + part, length)):
            word = words[given + k]
            digit = (word >> shift) & (digits - 1)
            to = table[digit]
            table[digit] = to + 1
            words[target + to] = word
            if origins is not None:
                origins[target + to] = origins[given + k]


def sort_long(
    x: Array, src: Lines, keys: Array, places: Array | None, dst: Lines, lines: int, length: int, how: Order,
    *, empty: Allocate,
) -> None:  # fmt: skip
    """As `sort_lines`, on a processor; `how`: the order."""
    parts = max(1, min(length // PART, bc.cdiv(2 * processors(), lines)))
    passes = bc.cdiv(how.width, DIGIT if length >= LONG else SMALL_DIGIT)
    digit = bc.cdiv(how.width, passes)
    words = empty((2 * lines * length,), how.word.name)
    origins = empty((2 * lines * length,), "i32") if how.beside() else None
    if parts == 1:
        line_kernel.unchecked[lines, 1](
            x, src, words, origins, keys, places, dst, length, lines, digit, passes, how
        )
        return
    part, cubes = bc.cdiv(length, parts), lines * parts
    counts, halves = empty((cubes << digit,), "i32"), empty(((passes + 1) * lines,), "i32")
    split = (length, lines, parts, part)
    encode_kernel.unchecked[cubes, CPU_UNITS](x, src, words, origins, halves, length, parts, part, how)
    for step in range(passes):
        which = (step, how.below + step * digit, 1 << digit)
        count_kernel.unchecked[cubes, 1](words, halves, counts, *split, *which)
        scatter_kernel.unchecked[cubes, 1](words, origins, halves, counts, *split, *which)
    decode_kernel.unchecked[cubes, CPU_UNITS](
        words, origins, halves, x, src, keys, places, dst, *split, passes, how
    )
    if how.signs_matter():
        zeros_kernel.unchecked[lines, 1](words, halves, x, src, keys, dst, length, lines, passes, how)
