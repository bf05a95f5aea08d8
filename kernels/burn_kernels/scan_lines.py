"""Cumulative sums, products, largest and smallest elements of lines along any axis.

A unit takes a line where there are many; a cube takes a line otherwise, or a part of one where lines are few
and long: then the parts are reduced first, and each starts from what comes before it. Processors, whose cubes
are single planes, have a kernel of their own, which takes lines however many there are.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.dtypes import BY_NAME
from burn_kernels import reduce_lines
from burn_kernels.arrays import Allocate, Array
from burn_kernels.elements import Wide, X, Y
from burn_kernels.lines import Lines, contiguous_lines, grid_of, inner_of, own_line, units_for, wide
from burn_kernels.machine import properties
from burn_kernels.reduce_lines import combined, neutral, parts_of
from burn_kernels.workload import Workload, allocating, like, uniform

VECTORS = 4  # that a plane scans at once; only their last results are put together one after the other
MANY = 256  # lines that keep a device busy with a unit each, if they lie side by side


@bc.cube
def line_kernel(
    x: bc.Array[X], src: Lines, out: bc.Array[Y], dst: Lines, length: bc.index, lines: bc.index,
    acc: Wide, kind: bc.Comptime[str], first: bc.Comptime[float | int],
    tiled: bc.Comptime[bool],
) -> None:  # fmt: skip
    """A unit takes a line."""
    outer, inner, exists = own_line(src.inner, lines, tiled)
    if exists:
        source, target = src.at(outer, inner), dst.at(outer, inner)
        total = bc.cast(first, acc)
        for k in range(length):
            total = combined(total, bc.cast(x[source + k * src.apart()], acc), kind)
            out[target + k * dst.apart()] = bc.cast(total, out.dtype)


@bc.cube
def cube_inclusive(
    value: bc.N, cells: bc.Shared[bc.N], kind: bc.Comptime[str], units: bc.Comptime[int]
) -> bc.N:
    """What comes up to and with a unit; cells[0] to cells[units - 1] hold all of it afterwards."""
    total = value
    cells[bc.UNIT_POS] = total
    bc.sync_cube()
    for stage in bc.unroll(range(units.bit_length() - 1)):
        distance = 1 << stage
        if bc.UNIT_POS >= distance:
            total = combined(cells[bc.UNIT_POS - distance], total, kind)
        bc.sync_cube()
        cells[bc.UNIT_POS] = total
        bc.sync_cube()
    return total


@bc.cube
def cube_kernel(
    x: bc.Array[X], src: Lines, before: bc.Array[bc.N] | None, out: bc.Array[Y], dst: Lines,
    length: bc.index, parts: bc.index, part: bc.index,
    acc: Wide, kind: bc.Comptime[str], first: bc.Comptime[float | int],
    units: bc.Comptime[int],
) -> None:  # fmt: skip
    """A cube takes a part of a line, and starts from before[line, part - 1]."""
    cells = bc.Shared[acc](units)
    line = bc.CUBE_POS // parts
    own = bc.CUBE_POS - line * parts
    begin = own * part
    end = min(begin + part, length)
    source, target = src.start(line), dst.start(line)
    carried = bc.cast(first, acc)
    if before is not None:
        if own > 0:
            carried = before[bc.CUBE_POS - 1]
    for k in range(begin, end, units):
        at = k + bc.UNIT_POS
        value = bc.cast(first, acc)
        if at < end:
            value = bc.cast(x[source + at * src.apart()], acc)
        total = cube_inclusive(value, cells, kind, units)
        if at < end:
            out[target + at * dst.apart()] = bc.cast(combined(carried, total, kind), out.dtype)
        carried = combined(carried, cells[units - 1], kind)
        bc.sync_cube()


@bc.cube
def plane_inclusive(value: bc.N, kind: bc.Comptime[str], units: bc.Comptime[int]) -> bc.N:
    """What comes up to and with a unit of a plane."""
    if kind == "sum":
        return bc.plane_inclusive_sum(value)
    elif kind == "prod":
        return bc.plane_inclusive_prod(value)
    else:
        total = value
        for stage in bc.unroll(range(units.bit_length() - 1)):
            other = bc.plane_shuffle_up(total, 1 << stage)
            if bc.UNIT_POS >= 1 << stage:
                total = combined(other, total, kind)
        return total


@bc.cube
def plane_kernel(
    x: bc.Array[X], src: Lines, before: bc.Array[bc.N] | None, out: bc.Array[Y], dst: Lines,
    length: bc.index, parts: bc.index, part: bc.index,
    acc: Wide, kind: bc.Comptime[str], first: bc.Comptime[float | int],
    units: bc.Comptime[int],
) -> None:  # fmt: skip
    """`cube_kernel` for cubes of one plane."""
    line = bc.CUBE_POS // parts
    own = bc.CUBE_POS - line * parts
    begin = own * part
    end = min(begin + part, length)
    source, target = src.start(line), dst.start(line)
    carried = bc.cast(first, acc)
    if before is not None:
        if own > 0:
            carried = before[bc.CUBE_POS - 1]
    totals = bc.Local[acc](VECTORS)
    whole = begin + (end - begin) // (units * VECTORS) * (units * VECTORS)
    for k in range(begin, whole, units * VECTORS):
        for v in bc.unroll(range(VECTORS)):
            at = k + v * units + bc.UNIT_POS
            totals[v] = plane_inclusive(bc.cast(x[source + at * src.apart()], acc), kind, units)
        for v in bc.unroll(range(VECTORS)):
            at = k + v * units + bc.UNIT_POS
            out[target + at * dst.apart()] = bc.cast(combined(carried, totals[v], kind), out.dtype)
            carried = combined(carried, bc.plane_broadcast(totals[v], units - 1), kind)
    for k in range(whole, end, units):
        at = k + bc.UNIT_POS
        value = bc.cast(first, acc)
        if at < end:
            value = bc.cast(x[source + at * src.apart()], acc)
        total = plane_inclusive(value, kind, units)
        if at < end:
            out[target + at * dst.apart()] = bc.cast(combined(carried, total, kind), out.dtype)
        carried = combined(carried, bc.plane_broadcast(total, units - 1), kind)


def scan_lines(
    x: Array, src: Lines, out: Array, dst: Lines, lines: int, length: int, kind: str, dtypes: tuple[str, str],
    *, empty: Allocate,
) -> None:  # fmt: skip
    """out = the cumulative result of each line of x; `dtypes` are those of x and out.

    Kinds: sum, prod, max, min. Bools are counted.
    """
    acc = dtypes[1] if dtypes[0] == "bool" else wide(dtypes[0])
    rest = (BY_NAME[acc], kind, neutral(acc, kind))
    found = properties(x)
    on_processor = found.runtime in ("cpu", "reference")
    units = min(units_for(x, length), found.plane_dim) if on_processor else units_for(x, length)
    by_planes = on_processor and inner_of(src) == 1
    if (lines >= MANY and not by_planes) or length <= units:
        cubes, tiled = grid_of(lines, inner_of(src), units)
        line_kernel.unchecked[cubes, units](x, src, out, dst, length, lines, *rest, tiled)
        return
    busy = 4 if on_processor else 32
    parts = parts_of(lines, length, busy)
    part = bc.cdiv(length, parts)
    before = None
    if parts > 1:
        totals, before = empty((lines * parts,), acc), empty((lines * parts,), acc)
        reduce_lines.cube_kernel.unchecked[lines * parts, units](
            x, src, totals, length, parts, part, BY_NAME[acc], kind, False, "no", rest[2], units
        )
        line_of_parts = contiguous_lines(parts)
        line_kernel.unchecked[bc.cdiv(lines, units), units](
            totals, line_of_parts, before, line_of_parts, parts, lines, *rest, False
        )
    kernel = plane_kernel if on_processor else cube_kernel
    kernel.unchecked[lines * parts, units](x, src, before, out, dst, length, parts, part, *rest, units)


_FUNCTIONS: dict[str, np.ufunc] = {
    "sum": np.add, "prod": np.multiply, "max": np.maximum, "min": np.minimum
}  # fmt: skip


def reference(x: NDArray[Any], kind: str, axis: int) -> NDArray[Any]:
    """By NumPy; floats in f64."""
    wider = x.astype(np.float64) if x.dtype.kind == "f" else x
    with np.errstate(over="ignore", invalid="ignore"):
        found = _FUNCTIONS[kind].accumulate(wider, axis, dtype=wider.dtype)
    return np.asarray(found, x.dtype)


def _middle(x: Array, out: Array, *, empty: Allocate) -> None:
    outer, length, inner = x.shape
    src = contiguous_lines(length, inner)
    scan_lines(x, src, out, src, outer * inner, length, "sum", ("f32", "f32"), empty=empty)


WORKLOADS = (
    Workload(
        "cumsum_middle", "f32", "64x512x512",
        lambda rng: (uniform(rng, 64, 512, 512),), like(0), allocating(_middle),
        partial(np.cumsum, axis=1, dtype=np.float64),
        bytes=8 << 24, flops=1 << 24, tolerance=1e-4,
    ),
)  # fmt: skip
