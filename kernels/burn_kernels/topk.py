"""The k largest elements of lines along any axis, largest first; of equal ones those that come first.

A plane goes through a line, or a part of one where lines are few and long, and keeps the largest so far in
order in its registers: unit u has the elements at u, u + PLANE_DIM, ... of that list. Most elements are less
than all of it, and cost one comparison. Parts are put together by a second launch.

A NaN counts as larger than all, as in `sort.py`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import Y
from burn_kernels.lines import Lines, contiguous_lines
from burn_kernels.machine import processors, properties
from burn_kernels.reduce_lines import PART
from burn_kernels.sort import precedes
from burn_kernels.workload import Workload, allocating, shaped, uniform

MOST = 8  # elements of the list that a unit keeps
NONE = -1  # the place of what is not there


@bc.cube
def kept(value: bc.N, place: bc.i32, rival: bc.N) -> bool:
    """Whether an element of the list stays before a later one."""
    return place >= 0 and not precedes(rival, value, True)


@bc.cube
def insert(
    value: bc.N, place: bc.i32, keys: bc.Local[bc.N], places: bc.Local[bc.i32], units: bc.Comptime[int],
    slots: bc.Comptime[int],
) -> None:  # fmt: skip
    """Put an element into the list, behind all that stay before it."""
    before, where = value, place  # the last element of the units' elements before these
    for s in bc.unroll(range(slots)):
        mine, own = keys[s], places[s]
        left, origin = bc.plane_shuffle_up(mine, 1), bc.plane_shuffle_up(own, 1)
        stays = kept(mine, own, value)
        follows = kept(left, origin, value)
        if bc.UNIT_POS == 0:
            left, origin = before, where
            follows = kept(before, where, value) if s > 0 else True
        before, where = bc.plane_broadcast(mine, units - 1), bc.plane_broadcast(own, units - 1)
        if not stays:
            keys[s] = value if follows else left
            places[s] = place if follows else origin


@bc.cube
def taken(
    x: bc.Array[bc.N], x_places: bc.Array[bc.i32] | None, at: bc.index, position: bc.index, end: bc.index
) -> tuple[bc.N, bc.i32]:
    """An element and its place; NONE beyond the end."""
    value, place = bc.cast(0, bc.N), bc.i32(NONE)
    if position < end:
        value = x[at]
        place = bc.i32(position)
        if x_places is not None:
            place = x_places[at]
    return value, place


@bc.cube
def ranked(keys: bc.Local[bc.N], rank: bc.index, units: bc.Comptime[int], slots: bc.Comptime[int]) -> bc.N:
    """An element of the list, for every unit."""
    found = bc.plane_broadcast(keys[0], rank % units)
    for s in bc.unroll(range(1, slots)):
        if rank // units == s:
            found = bc.plane_broadcast(keys[s], rank % units)
    return found


@bc.cube
def topk_kernel(
    x: bc.Array[bc.N], x_places: bc.Array[bc.i32] | None, src: Lines, keys: bc.Array[bc.N],
    places: bc.Array[Y] | None, dst: Lines, length: bc.index, parts: bc.index, part: bc.index, k: bc.index,
    units: bc.Comptime[int], slots: bc.Comptime[int],
) -> None:  # fmt: skip
    """A plane takes a part of a line. `x_places`: what to call the elements, if not by their positions."""
    best, origins = bc.Local[bc.N](slots), bc.Local[bc.i32](slots)
    for s in bc.unroll(range(slots)):
        best[s], origins[s] = bc.cast(0, bc.N), bc.i32(NONE)
    line = bc.CUBE_POS // parts
    begin = (bc.CUBE_POS - line * parts) * part
    end = min(begin + part, length)
    source = src.start(line)
    least, last = bc.cast(0, bc.N), bc.i32(NONE)  # of the k largest
    for first in range(begin, end, units):
        position = first + bc.UNIT_POS
        value, place = taken(x, x_places, source + position * src.apart(), position, end)
        if bc.plane_any(place >= 0 and not kept(least, last, value)):
            for lane in range(units):
                own, name = bc.plane_broadcast(value, lane), bc.plane_broadcast(place, lane)
                if name >= 0 and not kept(least, last, own):
                    insert(own, name, best, origins, units, slots)
                    least = ranked(best, k - 1, units, slots)
                    last = bc.i32(ranked(origins, k - 1, units, slots))
    target = dst.start(bc.CUBE_POS)
    for s in bc.unroll(range(slots)):
        rank = s * units + bc.UNIT_POS
        if rank < k:
            keys[target + rank * dst.apart()] = best[s]
            if places is not None:
                places[target + rank * dst.apart()] = bc.cast(origins[s], places.dtype)


def pays(x: Array, length: int, k: int) -> bool:
    """Whether this is the way to find the k largest of so many: they fit into registers, and are few."""
    return 0 < k and 4 * k <= length and k <= MOST * properties(x).plane_dim


def topk_lines(
    x: Array, src: Lines, keys: Array, places: Array | None, dst: Lines, lines: int, length: int, k: int,
    dtype: str, *, empty: Allocate,
) -> None:  # fmt: skip
    """keys = the k largest of each line of x; places = where they were, if asked for. `dtype`: that of x."""
    found = properties(x)
    units = found.plane_dim
    rest = (units, bc.cdiv(k, units))
    busy = 4 * processors() if found.runtime in ("cpu", "reference") else 1024
    parts = max(1, min(length // max(PART, 4 * k), busy // max(lines, 1)))
    if parts == 1:
        topk_kernel.unchecked[lines, units](x, None, src, keys, places, dst, length, 1, length, k, *rest)
        return
    part = bc.cdiv(length, parts)
    some, origins = empty((lines * parts * k,), dtype), empty((lines * parts * k,), "i32")
    topk_kernel.unchecked[lines * parts, units](
        x, None, src, some, origins, contiguous_lines(k), length, parts, part, k, *rest
    )
    count = parts * k
    topk_kernel.unchecked[lines, units](
        some, origins, contiguous_lines(count), keys, places, dst, count, 1, count, k, *rest
    )


def reference(x: NDArray[Any], k: int) -> NDArray[Any]:
    """The k largest of each row, by NumPy."""
    return np.asarray(-np.sort(-x, axis=-1)[..., :k])


def _rows(x: Array, out: Array, *, empty: Allocate) -> None:
    rows, length = x.shape
    k = out.shape[1]
    src, dst = contiguous_lines(length), contiguous_lines(k)
    topk_lines(x, src, out, None, dst, rows, length, k, "f32", empty=empty)


def _workload(rows: int, length: int, k: int) -> Workload:
    return Workload(
        "topk", "f32", f"{k} of {rows}x{length}",
        lambda rng: (uniform(rng, rows, length),), shaped(rows, k), allocating(_rows),
        partial(reference, k=k), bytes=4 * rows * length, traffic="read", tolerance=0.0,
    )  # fmt: skip


WORKLOADS = (_workload(1024, 4096, 10), _workload(1, 1 << 22, 64))
