"""Softmax of rows: a cube for each row, three passes of which the last two find the row in a cache."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.cooperate import cube_max, cube_sum
from burn_kernels.workload import Workload, direct, like, uniform

LANES = 16
ROWS = 4  # vectors in flight
STEP = LANES * ROWS


@bc.cube
def row_max(x: bc.Array[bc.F], begin: bc.index, whole: bc.index, end: bc.index) -> bc.F:
    """The largest of x[begin:end], by one cube; a NaN counts only where there is nothing else."""
    high = bc.Local[bc.F](ROWS)
    for k in bc.unroll(range(ROWS)):
        high[k] = x[begin]
    for i in range(begin, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            high[k] = bc.fmax(high[k], x[i + k * LANES + bc.UNIT_POS])
    for i in range(whole, end, LANES):
        if i + bc.UNIT_POS < end:
            high[0] = bc.fmax(high[0], x[i + bc.UNIT_POS])
    top = high[0]
    for k in bc.unroll(range(1, ROWS)):
        top = bc.fmax(top, high[k])
    return cube_max(top)


@bc.cube
def exponentials(
    x: bc.Array[bc.F], out: bc.Array[bc.F], begin: bc.index, whole: bc.index, end: bc.index, top: bc.F
) -> bc.F:
    """out = exp(x - top) on [begin, end), and the sum of it, by one cube."""
    sums = bc.Local[bc.F](ROWS)
    for i in range(begin, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            e = bc.exp(x[i + k * LANES + bc.UNIT_POS] - top)
            out[i + k * LANES + bc.UNIT_POS] = e
            sums[k] += e
    for i in range(whole, end, LANES):
        if i + bc.UNIT_POS < end:
            e = bc.exp(x[i + bc.UNIT_POS] - top)
            out[i + bc.UNIT_POS] = e
            sums[0] += e
    total = sums[0]
    for k in bc.unroll(range(1, ROWS)):
        total += sums[k]
    return cube_sum(total)


@bc.cube
def softmax_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F], width: bc.index) -> None:
    """out = exp(x - max) / sum(exp(x - max)) along a row."""
    begin = bc.CUBE_POS * width
    end = begin + width
    whole = begin + width // STEP * STEP
    # the maximum ignores a NaN, but exp(NaN) then makes the whole row NaN, as it should be
    top = row_max(x, begin, whole, end)
    factor = 1.0 / exponentials(x, out, begin, whole, end, top)
    for i in range(begin, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            out[i + k * LANES + bc.UNIT_POS] *= factor
    for i in range(whole, end, LANES):
        if i + bc.UNIT_POS < end:
            out[i + bc.UNIT_POS] *= factor


def softmax(x: Array, out: Array) -> None:
    """Softmax along the last axis of two; contiguous."""
    height, width = x.shape
    if width:
        softmax_kernel.unchecked[height, LANES](x, out, width)


def reference(x: NDArray[Any]) -> NDArray[Any]:
    """By NumPy, in f64."""
    e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
    return np.asarray(e / e.sum(-1, keepdims=True))


def _workload(height: int, width: int) -> Workload:
    return Workload(
        "softmax", "f32", f"{height}x{width}",
        lambda rng: (uniform(rng, height, width),), like(0), direct(softmax), reference,
        bytes=8 * height * width, flops=5 * height * width, tolerance=2e-5,
    )  # fmt: skip


WORKLOADS = (_workload(4096, 1024), _workload(64, 65536))
