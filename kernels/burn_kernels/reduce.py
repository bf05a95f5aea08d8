"""Sums: of all elements, of each row, of each column. Partial sums of fixed parts, added in a fixed order."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.cooperate import cube_sum
from burn_kernels.epilogue import Finish, ending, given, put
from burn_kernels.machine import processors
from burn_kernels.workload import Workload, allocating, direct, shaped, uniform

LANES = 16
ACCUMULATORS = 8  # independent ones hide the latency of an addition
STEP = LANES * ACCUMULATORS
PART = 1 << 16  # elements that a cube sums
COLUMNS = 4096  # of a tile of `sum_columns`: its sums stay in the L1 cache
ROWS_AT_ONCE = 4


@bc.cube
def range_sum(x: bc.Array[bc.N], begin: bc.index, end: bc.index) -> bc.N:
    """The sum of x[begin:end], by one cube."""
    acc = bc.Local[bc.N](ACCUMULATORS)
    whole = begin + (end - begin) // STEP * STEP
    for i in range(begin, whole, STEP):
        for k in bc.unroll(range(ACCUMULATORS)):
            acc[k] += x[i + k * LANES + bc.UNIT_POS]
    for i in range(whole, end, LANES):
        if i + bc.UNIT_POS < end:
            acc[0] += x[i + bc.UNIT_POS]
    total = acc[0]
    for k in bc.unroll(range(1, ACCUMULATORS)):
        total += acc[k]
    return cube_sum(total)


@bc.cube
def sum_parts_kernel(x: bc.Array[bc.N], sums: bc.Array[bc.N], part: bc.index) -> None:
    """sums[c] is the sum of the part c of x."""
    begin = bc.CUBE_POS * part
    total = range_sum(x, begin, min(begin + part, x.len()))
    if bc.UNIT_POS == 0:
        sums[bc.CUBE_POS] = total


@bc.cube
def columns_body(
    x: bc.Array[bc.F], weights: bc.Array[bc.F] | None, out: bc.Array[bc.F] | None,
    width: bc.index, height: bc.index, part: bc.index, store: Any, extra: Any,
) -> None:  # fmt: skip
    """out[p, j] is the sum of the column j over the part p of the rows, by weights if there are any.

    Rows are read in order, and some at once, so that the sums are read and written less often.
    """
    lane = bc.UNIT_POS
    left = bc.CUBE_POS_X * COLUMNS
    right = min(left + COLUMNS, width)
    top = bc.CUBE_POS_Y * part
    bottom = min(top + part, height)
    acc = bc.Local[bc.F](COLUMNS // LANES)
    vectors = (right - left) // LANES
    # rows read at once lie far apart, so that each of their streams through memory goes on without a jump
    apart = (bottom - top) // ROWS_AT_ONCE
    whole = top + apart * ROWS_AT_ONCE
    for i in range(top, top + apart):
        start = i * width + left + lane
        for v in range(vectors):
            total = acc[v]
            for r in bc.unroll(range(ROWS_AT_ONCE)):
                value = x[start + v * LANES + r * apart * width]
                total = total + value if weights is None else bc.fma(weights[i + r * apart], value, total)
            acc[v] = total
    for i in range(whole, bottom):
        for v in range(vectors):
            value = x[i * width + left + lane + v * LANES]
            acc[v] = acc[v] + value if weights is None else bc.fma(weights[i], value, acc[v])
    for v in range(vectors):
        place = bc.CUBE_POS_Y * width + left + lane + v * LANES
        put(out, place, acc[v], bc.CUBE_POS_Y, bc.index(0), left + lane + v * LANES, store, extra)
    j = left + vectors * LANES + lane
    if j < right:
        total = bc.cast(0, bc.F)
        for i in range(top, bottom):
            value = x[i * width + j]
            total = total + value if weights is None else bc.fma(weights[i], value, total)
        put(out, bc.CUBE_POS_Y * width + j, total, bc.CUBE_POS_Y, bc.index(0), j, store, extra)


@bc.cube
def columns_kernel(
    x: bc.Array[bc.F], weights: bc.Array[bc.F] | None, out: bc.Array[bc.F],
    width: bc.index, height: bc.index, part: bc.index,
) -> None:  # fmt: skip
    """Sums of columns."""
    columns_body(x, weights, out, width, height, part, None, None)


def sum_all(x: Array, out: Array, *, empty: Allocate, memory: str = "f32") -> None:
    """out[0] is the sum of all elements; contiguous."""
    parts = bc.cdiv(math.prod(x.shape), PART)
    if parts <= 1:
        sum_parts_kernel.unchecked[1, LANES](x, out, PART)
        return
    sums = empty((parts,), memory)
    sum_parts_kernel.unchecked[parts, LANES](x, sums, PART)
    sum_all(sums, out, empty=empty, memory=memory)


def sum_rows(x: Array, out: Array) -> None:
    """out[i] is the sum of x[i, :]; contiguous."""
    height, width = x.shape
    sum_parts_kernel.unchecked[height, LANES](x, out, width)


def sum_columns(x: Array, out: Array, *, empty: Allocate, memory: str = "f32") -> None:
    """out[j] is the sum of x[:, j]; contiguous."""
    columns_by_parts(x, None, out, empty, memory)


def columns_by_parts(
    x: Array, weights: Array | None, out: Array | None, empty: Allocate, memory: str,
    finish: Finish | None = None,
) -> None:  # fmt: skip
    """Sums of columns over parts of the rows, then the sums of those. `finish`: what is done with them
    instead."""
    height, width = x.shape
    tiles = bc.cdiv(width, COLUMNS)
    parts = max(1, min(height // 64, bc.cdiv(4 * processors(), max(tiles, 1))))
    part = max(1, bc.cdiv(height, parts))
    parts = max(1, bc.cdiv(height, part))
    if parts == 1:
        kernel, more = ending(columns_kernel, columns_body, finish, None)
        kernel.unchecked[(tiles, 1), LANES](x, weights, *given(out), width, height, part, *more)
        return
    sums = empty((parts, width), memory)
    columns_kernel.unchecked[(tiles, parts), LANES](x, weights, sums, width, height, part)
    columns_by_parts(sums, None, out, empty, memory, finish)


def _sum(x: NDArray[Any], axis: int | None) -> NDArray[Any]:
    return np.atleast_1d(np.asarray(x.sum(axis, dtype=np.float64)))


_SIDE = 4096

WORKLOADS = (
    Workload(
        "sum_all", "f32", "16M",
        lambda rng: (uniform(rng, 1 << 24),), shaped(1), allocating(sum_all), partial(_sum, axis=None),
        bytes=4 << 24, flops=1 << 24, traffic="read", tolerance=1e-3,
    ),
    Workload(
        "sum_rows", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), shaped(_SIDE), direct(sum_rows), partial(_sum, axis=1),
        bytes=4 * _SIDE * _SIDE, flops=_SIDE * _SIDE, traffic="read", tolerance=1e-5,
    ),
    Workload(
        "sum_columns", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), shaped(_SIDE),
        allocating(sum_columns), partial(_sum, axis=0),
        bytes=4 * _SIDE * _SIDE, flops=_SIDE * _SIDE, traffic="read", tolerance=1e-5,
    ),
)  # fmt: skip
