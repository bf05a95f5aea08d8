"""Softmax and its logarithm along any axis: the largest element first, which keeps exponentials below 1.

A unit takes a line where lines lie side by side or are short, a cube otherwise. 16-bit floats are f32 inside.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.dtypes import BY_NAME
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide
from burn_kernels.lines import Lines, contiguous_lines, grid_of, inner_of, own_line, units_for, wide
from burn_kernels.reduce_lines import SHORT, cube_combined
from burn_kernels.workload import Workload, direct, like, uniform


@bc.cube
def finished(shifted: bc.N, total: bc.N, logarithm: bc.Comptime[bool]) -> bc.N:
    """An element from its distance to the largest, and the sum (or the sum's logarithm)."""
    if logarithm:
        return shifted - total
    else:
        return bc.exp(shifted) / total


@bc.cube
def line_kernel(
    x: bc.Array[bc.F], src: Lines, out: bc.Array[bc.F], dst: Lines, length: bc.index, lines: bc.index,
    acc: Wide, logarithm: bc.Comptime[bool],
    tiled: bc.Comptime[bool],
) -> None:  # fmt: skip
    """A unit takes a line."""
    outer, inner, exists = own_line(src.inner, lines, tiled)
    if exists:
        source, target = src.at(outer, inner), dst.at(outer, inner)
        top = bc.cast(-float("inf"), acc)
        for k in range(length):
            top = max(top, bc.cast(x[source + k * src.apart()], acc))
        total = bc.cast(0, acc)
        for k in range(length):
            total += bc.exp(bc.cast(x[source + k * src.apart()], acc) - top)
        if logarithm:
            total = bc.log(total)
        for k in range(length):
            shifted = bc.cast(x[source + k * src.apart()], acc) - top
            out[target + k * dst.apart()] = bc.cast(finished(shifted, total, logarithm), bc.F)


@bc.cube
def cube_kernel(
    x: bc.Array[bc.F], src: Lines, out: bc.Array[bc.F], dst: Lines, length: bc.index,
    acc: Wide, logarithm: bc.Comptime[bool], units: bc.Comptime[int],
) -> None:  # fmt: skip
    """A cube takes a line."""
    source, target = src.start(bc.CUBE_POS), dst.start(bc.CUBE_POS)
    top = bc.cast(-float("inf"), acc)
    for k in range(0, length, units):
        if k + bc.UNIT_POS < length:
            top = max(top, bc.cast(x[source + (k + bc.UNIT_POS) * src.apart()], acc))
    top = cube_combined(top, "max", units)
    total = bc.cast(0, acc)
    for k in range(0, length, units):
        if k + bc.UNIT_POS < length:
            total += bc.exp(bc.cast(x[source + (k + bc.UNIT_POS) * src.apart()], acc) - top)
    total = cube_combined(total, "sum", units)
    if logarithm:
        total = bc.log(total)
    for k in range(0, length, units):
        if k + bc.UNIT_POS < length:
            shifted = bc.cast(x[source + (k + bc.UNIT_POS) * src.apart()], acc) - top
            place = target + (k + bc.UNIT_POS) * dst.apart()
            out[place] = bc.cast(finished(shifted, total, logarithm), bc.F)


def softmax_lines(
    x: Array, src: Lines, out: Array, dst: Lines, lines: int, length: int, dtype: str, *, logarithm: bool
) -> None:
    """out = softmax of each line of x, or its logarithm. `dtype`: that of both."""
    units = units_for(x, length)
    rest = (BY_NAME[wide(dtype)], logarithm)
    if inner_of(src) > 1 or length <= SHORT:
        cubes, tiled = grid_of(lines, inner_of(src), units)
        line_kernel.unchecked[cubes, units](x, src, out, dst, length, lines, *rest, tiled)
    else:
        cube_kernel.unchecked[lines, units](x, src, out, dst, length, *rest, units)


def reference(x: NDArray[Any], axis: int, logarithm: bool) -> NDArray[Any]:
    """By NumPy, in f64."""
    shifted = x.astype(np.float64) - x.astype(np.float64).max(axis, keepdims=True)
    total = np.exp(shifted).sum(axis, keepdims=True)
    return np.asarray(shifted - np.log(total) if logarithm else np.exp(shifted) / total)


def _middle(x: Array, out: Array) -> None:
    outer, length, inner = x.shape
    src = contiguous_lines(length, inner)
    softmax_lines(x, src, out, src, outer * inner, length, "f32", logarithm=False)


WORKLOADS = (
    Workload(
        "softmax_middle", "f32", "64x128x512",
        lambda rng: (uniform(rng, 64, 128, 512),), like(0), direct(_middle),
        partial(reference, axis=1, logarithm=False), bytes=8 << 22, tolerance=2e-5,
    ),
)  # fmt: skip
