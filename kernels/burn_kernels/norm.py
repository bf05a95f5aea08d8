"""Layer norm of rows, a cube for each: the mean first, then the deviations from it, as rounding demands."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.cooperate import cube_sum
from burn_kernels.reduce import LANES, range_sum
from burn_kernels.workload import Workload, direct, like, uniform

ROWS = 4  # vectors in flight
STEP = LANES * ROWS
PIECE = 4096  # elements of a row at a time: they stay in the L1 cache
EPSILON = 1e-5


@bc.cube
def squares_around(x: bc.Array[bc.F], begin: bc.index, end: bc.index, mean: bc.F) -> bc.F:
    """The sum of (x - mean) ** 2 over x[begin:end], by one cube."""
    acc = bc.Local[bc.F](ROWS)
    whole = begin + (end - begin) // STEP * STEP
    for i in range(begin, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            d = x[i + k * LANES + bc.UNIT_POS] - mean
            acc[k] = bc.fma(d, d, acc[k])
    for i in range(whole, end, LANES):
        if i + bc.UNIT_POS < end:
            d = x[i + bc.UNIT_POS] - mean
            acc[0] = bc.fma(d, d, acc[0])
    total = acc[0]
    for k in bc.unroll(range(1, ROWS)):
        total += acc[k]
    return cube_sum(total)


@bc.cube
def moments(x: bc.Array[bc.F], begin: bc.index, width: bc.index) -> tuple[bc.F, bc.F]:
    """The mean of x[begin : begin + width], and the sum of the squared deviations from it.

    Each piece is read twice while it is in the L1 cache; pieces are then put together as Chan et al. do it.
    """
    mean, squares = bc.cast(0, bc.F), bc.cast(0, bc.F)
    for first in range(0, width, PIECE):
        size = min(PIECE, width - first)
        start = begin + first
        part = range_sum(x, start, start + size) / bc.cast(size, bc.F)
        around = squares_around(x, start, start + size, part)
        share = bc.cast(size, bc.F) / bc.cast(first + size, bc.F)
        shift = part - mean
        mean += shift * share
        squares += around + shift * shift * share * bc.cast(first, bc.F)
    return mean, squares


@bc.cube
def layernorm_kernel(
    x: bc.Array[bc.F],
    gain: bc.Array[bc.F],
    bias: bc.Array[bc.F],
    out: bc.Array[bc.F],
    width: bc.index,
    epsilon: bc.F,
) -> None:
    """out = (x - mean) / sqrt(variance + epsilon) * gain + bias along a row."""
    lane = bc.UNIT_POS
    begin = bc.CUBE_POS * width
    count = bc.cast(width, bc.F)
    mean, squares = moments(x, begin, width)
    factor = 1.0 / bc.sqrt(squares / count + epsilon)
    whole = width // STEP * STEP
    for j in range(0, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            c = j + k * LANES + lane
            out[begin + c] = bc.fma((x[begin + c] - mean) * factor, gain[c], bias[c])
    for j in range(whole, width, LANES):
        c = j + lane
        if c < width:
            out[begin + c] = bc.fma((x[begin + c] - mean) * factor, gain[c], bias[c])


def layernorm(x: Array, gain: Array, bias: Array, out: Array, *, epsilon: float = EPSILON) -> None:
    """Layer norm along the last axis of two; contiguous."""
    height, width = x.shape
    if width:
        layernorm_kernel.unchecked[height, LANES](x, gain, bias, out, width, epsilon)


def reference(x: NDArray[Any], gain: NDArray[Any], bias: NDArray[Any]) -> NDArray[Any]:
    """By NumPy, in f64."""
    wide = x.astype(np.float64)
    deviation = wide - wide.mean(-1, keepdims=True)
    return np.asarray(deviation / np.sqrt(wide.var(-1, keepdims=True) + EPSILON) * gain + bias)


def _workload(height: int, width: int) -> Workload:
    return Workload(
        "layernorm", "f32", f"{height}x{width}",
        lambda rng: (uniform(rng, height, width), uniform(rng, width), uniform(rng, width)),
        like(0), direct(layernorm), reference,
        bytes=8 * height * width, flops=8 * height * width, tolerance=2e-5,
    )  # fmt: skip


WORKLOADS = (_workload(4096, 1024), _workload(64, 65536))
