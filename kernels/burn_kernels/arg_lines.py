"""The largest or smallest element of each line along any axis, and where the first of them is.

A NaN wins against all, the first against the others. A unit or a cube takes a line, as in `reduce_lines`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.dtypes import BY_NAME
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import Wide, X, Y, Z
from burn_kernels.lines import Lines, contiguous_lines, grid_of, inner_of, own_line, units_of, wide
from burn_kernels.machine import on_processor, properties
from burn_kernels.reduce_lines import SHORT, neutral, parts_of
from burn_kernels.workload import Workload, mismatches, shaped, uniform

NOWHERE = 2**31 - 1
INDEPENDENT = 4  # candidates of a unit: no comparison waits for the last


@bc.cube
def beats(a: bc.N, b: bc.N, largest: bc.Comptime[bool]) -> bool:
    """Whether a is better than b; an integer is equal to itself, which leaves the comparison alone."""
    better = a > b if largest else a < b
    return better | ((a != a) & (b == b))


@bc.cube
def comes_first(a: bc.N, a_place: bc.i32, b: bc.N, b_place: bc.i32, largest: bc.Comptime[bool]) -> bool:
    """Whether a is better than b, or as good and before it."""
    alike = (a == b) | ((a != a) & (b != b))
    return beats(a, b, largest) | (alike & (a_place < b_place))


@bc.cube
def line_kernel(
    x: bc.Array[X], places: bc.Array[bc.i32] | None, src: Lines, values: bc.Array[Y], out: bc.Array[Z],
    length: bc.index, lines: bc.index, acc: Wide, largest: bc.Comptime[bool],
    first: bc.Comptime[float | int],
    tiled: bc.Comptime[bool],
) -> None:  # fmt: skip
    """A unit takes a line. `places`: where the elements of x come from, if they are results themselves."""
    outer, inner, exists = own_line(src.inner, lines, tiled)
    if exists:
        start, line = src.at(outer, inner), outer * src.inner + inner
        best, place = bc.cast(first, acc), bc.i32(NOWHERE)
        for k in range(length):
            value = bc.cast(x[start + k * src.apart()], acc)
            own = bc.i32(k)
            if places is not None:
                own = places[start + k * src.apart()]
            better = comes_first(value, own, best, place, largest)
            best, place = bc.select(better, value, best), bc.select(better, own, place)
        values[line] = bc.cast(best, values.dtype)
        out[line] = bc.cast(place, out.dtype)


@bc.cube
def cube_kernel(
    x: bc.Array[X], src: Lines, values: bc.Array[Y], out: bc.Array[Z],
    length: bc.index, parts: bc.index, part: bc.index,
    acc: Wide, largest: bc.Comptime[bool], first: bc.Comptime[float | int],
    units: bc.Comptime[int],
) -> None:  # fmt: skip
    """A cube takes a part of a line: values[line, part] and out[line, part]."""
    line = bc.CUBE_POS // parts
    begin = (bc.CUBE_POS - line * parts) * part
    end = min(begin + part, length)
    start = src.start(line)
    best, place = bc.Local[acc](INDEPENDENT), bc.Local[bc.i32](INDEPENDENT)
    for a in bc.unroll(range(INDEPENDENT)):
        best[a], place[a] = bc.cast(first, acc), bc.i32(NOWHERE)
    whole = begin + (end - begin) // (units * INDEPENDENT) * (units * INDEPENDENT)
    for k in range(begin, whole, units * INDEPENDENT):
        for a in bc.unroll(range(INDEPENDENT)):
            at = k + a * units + bc.UNIT_POS
            value = bc.cast(x[start + at * src.apart()], acc)
            better = beats(value, best[a], largest) | (place[a] == NOWHERE)
            best[a] = bc.select(better, value, best[a])
            place[a] = bc.select(better, bc.i32(at), place[a])
    for k in range(whole, end, units):
        at = k + bc.UNIT_POS
        if at < end:
            value = bc.cast(x[start + at * src.apart()], acc)
            better = beats(value, best[0], largest) | (place[0] == NOWHERE)
            best[0] = bc.select(better, value, best[0])
            place[0] = bc.select(better, bc.i32(at), place[0])
    value, where = best[0], place[0]
    for a in bc.unroll(range(1, INDEPENDENT)):
        better = comes_first(best[a], place[a], value, where, largest)
        value, where = bc.select(better, best[a], value), bc.select(better, place[a], where)
    shared, spots = bc.Shared[acc](units), bc.Shared[bc.i32](units)
    shared[bc.UNIT_POS], spots[bc.UNIT_POS] = value, where
    half = bc.index(units // 2)
    bc.sync_cube()
    while half > 0:
        if bc.UNIT_POS < half:
            other, spot = shared[bc.UNIT_POS + half], spots[bc.UNIT_POS + half]
            better = comes_first(other, spot, value, where, largest)
            value, where = bc.select(better, other, value), bc.select(better, spot, where)
            shared[bc.UNIT_POS], spots[bc.UNIT_POS] = value, where
        bc.sync_cube()
        half = half // 2
    if bc.UNIT_POS == 0:
        values[bc.CUBE_POS] = bc.cast(value, values.dtype)
        out[bc.CUBE_POS] = bc.cast(where, out.dtype)


def arg_lines(
    x: Array, src: Lines, values: Array, out: Array, lines: int, length: int, dtype: str, *,
    largest: bool, empty: Allocate,
) -> None:  # fmt: skip
    """values[line] is the best element of a line, out[line] its place; contiguous. `dtype`: that of x."""
    acc = wide(dtype)
    rest = (BY_NAME[acc], largest, neutral(acc, "max" if largest else "min"))
    found = properties(x)
    units = units_of(found, length)
    busy = 8 if on_processor(found) else 32
    parts = parts_of(lines, length, busy)
    if inner_of(src) > 1 or length <= SHORT:
        cubes, tiled = grid_of(lines, inner_of(src), units)
        line_kernel.unchecked[cubes, units](x, None, src, values, out, length, lines, *rest, tiled)
        return
    part = bc.cdiv(length, parts)
    if parts == 1:
        cube_kernel.unchecked[lines, units](x, src, values, out, length, 1, part, *rest, units)
        return
    best, places = empty((lines * parts,), acc), empty((lines * parts,), "i32")
    cube_kernel.unchecked[lines * parts, units](x, src, best, places, length, parts, part, *rest, units)
    line_kernel.unchecked[bc.cdiv(lines, units), units](
        best, places, contiguous_lines(parts), values, out, parts, lines, *rest, False
    )


def reference(x: NDArray[Any], axis: int, largest: bool) -> NDArray[Any]:
    """Places, by NumPy, which has the same rules."""
    return np.asarray(x.argmax(axis) if largest else x.argmin(axis), np.int32)


def _middle(x: Array, values: Array, out: Array, *, empty: Allocate) -> None:
    outer, length, inner = x.shape
    src = contiguous_lines(length, inner)
    arg_lines(x, src, values, out, outer * inner, length, "f32", largest=True, empty=empty)


def _bind_middle(inputs: Any, outputs: Any, empty: Allocate) -> Any:
    values = empty((64, 512), "f32")
    return partial(_middle, inputs[0], values, outputs[0], empty=empty)


WORKLOADS = (
    Workload(
        "argmax_middle", "f32", "64x512x512",
        lambda rng: (uniform(rng, 64, 512, 512),), shaped(64, 512, dtype="i32"), _bind_middle,
        partial(reference, axis=1, largest=True),
        bytes=4 << 24, traffic="read", tolerance=0.0, error=mismatches,
    ),
)  # fmt: skip
