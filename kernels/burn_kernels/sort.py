"""Sorting lines along any axis, stable: networks and radix sort on processors, merge sort elsewhere.

Merge sort: a cube sorts a block of a line in shared memory, by merging runs of 1, 2, 4, ... elements, where
each element finds its place by bisection in the other run. Longer lines are then merged in passes over
memory: each unit makes a piece of the result, whose ends in both runs it finds by bisection along a diagonal
(Green, McColl, Bader: GPU Merge Path, 2012).

A NaN counts as larger than all, and as equal to another NaN; -0 and +0 are equal.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels import sort_network, sort_radix
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import Y
from burn_kernels.lines import Lines, contiguous_lines
from burn_kernels.machine import on_processor, properties
from burn_kernels.sort_order import order
from burn_kernels.workload import Workload, allocating, shaped, uniform

BLOCK = 512  # elements that a cube sorts in shared memory
PIECE = 32  # elements of the result that a unit makes in a pass


@bc.cube
def precedes(a: bc.N, b: bc.N, descending: bc.Comptime[bool]) -> bool:
    """Whether a comes strictly before b."""
    if descending:
        return (a > b) | ((a != a) & (b == b))
    else:
        return (a < b) | ((b != b) & (a == a))


@bc.cube
def place_in(
    keys: bc.Shared[bc.N], value: bc.N, begin: bc.index, end: bc.index, after: bc.bool,
    descending: bc.Comptime[bool],
) -> bc.index:  # fmt: skip
    """How many of the sorted keys[begin:end] come before a value; of equal ones, all if `after`."""
    low, high = begin, end
    while low < high:
        middle = (low + high) // 2
        key = keys[middle]
        earlier = precedes(key, value, descending)
        if after:
            earlier = not precedes(value, key, descending)
        if earlier:
            low = middle + 1
        else:
            high = middle
    return low - begin


@bc.cube
def block_kernel(
    x: bc.Array[bc.N], src: Lines, keys: bc.Array[bc.N], places: bc.Array[Y] | None, dst: Lines,
    length: bc.index, blocks: bc.index, block: bc.Comptime[int], stages: bc.Comptime[int],
    descending: bc.Comptime[bool],
) -> None:  # fmt: skip
    """A cube sorts a block of a line; `places`, if wanted, are the positions in the line."""
    held, turned = bc.Shared[bc.N](block), bc.Shared[bc.N](block)
    origins, shifted = bc.Shared[bc.i32](block), bc.Shared[bc.i32](block)
    line = bc.CUBE_POS // blocks
    begin = (bc.CUBE_POS - line * blocks) * block
    size = min(bc.index(block), length - begin)
    source, target = src.start(line), dst.start(line)
    for k in range(bc.UNIT_POS, size, bc.CUBE_DIM):
        held[k] = x[source + (begin + k) * src.apart()]
        origins[k] = bc.i32(begin + k)
    bc.sync_cube()
    width = bc.index(1)
    for _ in range(stages):
        for k in range(bc.UNIT_POS, size, bc.CUBE_DIM):
            pair = k // (2 * width) * (2 * width)
            middle = min(pair + width, size)
            last = min(pair + 2 * width, size)
            right = k >= middle
            value = held[k]
            other = place_in(
                held, value, bc.select(right, pair, middle), bc.select(right, middle, last), right, descending
            )
            to = bc.select(right, k - width + other, k + other)
            turned[to] = value
            shifted[to] = origins[k]
        bc.sync_cube()
        for k in range(bc.UNIT_POS, size, bc.CUBE_DIM):
            held[k] = turned[k]
            origins[k] = shifted[k]
        bc.sync_cube()
        width = 2 * width
    for k in range(bc.UNIT_POS, size, bc.CUBE_DIM):
        keys[target + (begin + k) * dst.apart()] = held[k]
        if places is not None:
            places[target + (begin + k) * dst.apart()] = bc.cast(origins[k], places.dtype)


@bc.cube
def merge_kernel(
    x: bc.Array[bc.N], x_places: bc.Array[bc.i32] | None, keys: bc.Array[bc.N], places: bc.Array[Y] | None,
    dst: Lines, length: bc.index, lines: bc.index, width: bc.index, descending: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Merge sorted runs of `width` of contiguous lines; a unit makes PIECE elements of the result."""
    pieces = bc.cdiv(length, PIECE)
    line = bc.ABSOLUTE_POS // pieces
    if line < lines:
        begin = (bc.ABSOLUTE_POS - line * pieces) * PIECE
        pair = begin // (2 * width) * (2 * width)
        source, target = line * length + pair, dst.start(line) + pair * dst.apart()
        left = min(width, length - pair)
        right = min(width, length - pair - left)
        first = begin - pair
        # of the first elements of the result, `low` come from the left run
        low, high = max(bc.index(0), first - right), min(first, left)
        while low < high:
            middle = (low + high) // 2
            if precedes(x[source + left + first - 1 - middle], x[source + middle], descending):
                high = middle
            else:
                low = middle + 1
        a, b = low, first - low
        for k in range(first, min(first + PIECE, left + right)):
            from_left = a < left
            if (a < left) & (b < right):
                from_left = not precedes(x[source + left + b], x[source + a], descending)
            at = source + bc.select(from_left, a, left + b)
            keys[target + k * dst.apart()] = x[at]
            if places is not None and x_places is not None:
                places[target + k * dst.apart()] = bc.cast(x_places[at], places.dtype)
            a = bc.select(from_left, a + 1, a)
            b = bc.select(from_left, b, b + 1)


def sort_lines(
    x: Array, src: Lines, keys: Array, places: Array | None, dst: Lines, lines: int, length: int, dtype: str,
    *, descending: bool, empty: Allocate,
) -> None:  # fmt: skip
    """keys = each line of x in order; places = where its elements were, if asked for. `dtype`: that of x."""
    if not lines or not length:
        return
    found = properties(x)
    if found.runtime == "cpu":
        how = order(dtype, length, places=places is not None, descending=descending)
        if sort_network.pays(lines, length, how):
            sort_network.sort_short(x, src, keys, places, dst, lines, length, how)
        else:
            sort_radix.sort_long(x, src, keys, places, dst, lines, length, how, empty=empty)
        return
    units = 16 if on_processor(found) else min(128, found.max_units_per_cube)
    merge_lines(x, src, keys, places, dst, lines, length, dtype, units, descending=descending, empty=empty)


def merge_lines(
    x: Array, src: Lines, keys: Array, places: Array | None, dst: Lines, lines: int, length: int, dtype: str,
    units: int, *, descending: bool, empty: Allocate,
) -> None:  # fmt: skip
    """As `sort_lines`, by merge sort in cubes of so many units."""
    block = min(BLOCK, 1 << max(length - 1, 1).bit_length())
    stages = (min(block, length) - 1).bit_length()
    blocks = bc.cdiv(length, block)
    dense = contiguous_lines(length)
    spare = [_pair(lines * length, dtype, places, empty) for _ in range(min(2, (blocks - 1).bit_length()))]
    result = (keys, places, dst)
    passes = (blocks - 1).bit_length()

    def target(step: int) -> tuple[Array, Array | None, Lines]:
        return result if step == passes else (*spare[step % 2], dense)

    block_kernel.unchecked[lines * blocks, units](
        x, src, *target(0), length, blocks, block, stages, descending
    )
    cubes = bc.cdiv(lines * bc.cdiv(length, PIECE), units)
    for step in range(passes):
        given, given_places, _ = target(step)
        merge_kernel.unchecked[cubes, units](
            given, given_places, *target(step + 1), length, lines, block << step, descending
        )


def _pair(count: int, dtype: str, places: Array | None, empty: Allocate) -> tuple[Array, Array | None]:
    return empty((count,), dtype), None if places is None else empty((count,), "i32")


def reference(x: NDArray[Any], axis: int, descending: bool) -> NDArray[Any]:
    """Places, by NumPy: descending is the order of the ranks, backwards."""
    if not descending:
        return np.argsort(x, axis, kind="stable")
    ranks = np.apply_along_axis(lambda line: np.unique(line, return_inverse=True)[1], axis, x)
    return np.argsort(-ranks, axis, kind="stable")


def _rows(x: Array, out: Array, *, empty: Allocate) -> None:
    rows, length = x.shape
    dense = contiguous_lines(length)
    sort_lines(x, dense, out, None, dense, rows, length, "f32", descending=False, empty=empty)


def _workload(rows: int, length: int) -> Workload:
    return Workload(
        "sort", "f32", f"{rows}x{length}",
        lambda rng: (uniform(rng, rows, length),), shaped(rows, length), allocating(_rows),
        partial(np.sort, axis=1), bytes=8 * rows * length, tolerance=0.0,
    )  # fmt: skip


WORKLOADS = (_workload(1, 1 << 20), _workload(4096, 256), _workload(64, 1 << 14))
