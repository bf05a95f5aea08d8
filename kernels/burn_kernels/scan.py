"""Cumulative sum: the sum of each part first, then the parts, each from the sum of those before it."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.reduce import sum_parts_kernel
from burn_kernels.workload import Workload, allocating, like, uniform

LANES = 16
VECTORS = 4  # scanned at once; only their last sums are added one after the other
PART = 1 << 15  # elements of a cube: they stay in the L2 cache of a core


@bc.cube
def cumsum_kernel(
    x: bc.Array[bc.N], before: bc.Array[bc.N] | None, out: bc.Array[bc.N], part: bc.index
) -> None:
    """out is the cumulative sum of each part, from before[c - 1] on; one plane of a cube scans it."""
    width = bc.comptime(min(LANES, bc.device_properties().plane_dim))
    if bc.PLANE_POS > 0:
        return
    lane = bc.UNIT_POS
    begin = bc.CUBE_POS * part
    end = min(begin + part, out.len())
    carried = bc.cast(0, bc.N)
    if before is not None:
        if bc.CUBE_POS > 0:
            carried = before[bc.CUBE_POS - 1]
    whole = begin + (end - begin) // (width * VECTORS) * (width * VECTORS)
    sums = bc.Local[bc.N](VECTORS)
    for i in range(begin, whole, width * VECTORS):
        for v in bc.unroll(range(VECTORS)):
            sums[v] = bc.plane_inclusive_sum(x[i + v * width + lane])
        for v in bc.unroll(range(VECTORS)):
            out[i + v * width + lane] = sums[v] + carried
            carried += bc.plane_broadcast(sums[v], width - 1)
    for i in range(whole, end, width):
        value = bc.cast(0, bc.N)
        if i + lane < end:
            value = x[i + lane]
        total = bc.plane_inclusive_sum(value)
        if i + lane < end:
            out[i + lane] = total + carried
        carried += bc.plane_broadcast(total, width - 1)


def cumsum(x: Array, out: Array, *, empty: Allocate, memory: str = "f32") -> None:
    """The cumulative sum of all elements; contiguous."""
    parts = bc.cdiv(math.prod(x.shape), PART)
    if parts <= 1:
        cumsum_kernel.unchecked[1, LANES](x, None, out, PART)
        return
    sums, before = empty((parts,), memory), empty((parts,), memory)
    sum_parts_kernel.unchecked[parts, LANES](x, sums, PART)
    cumsum(sums, before, empty=empty, memory=memory)
    cumsum_kernel.unchecked[parts, LANES](x, before, out, PART)


_COUNT = 1 << 24

WORKLOADS = (
    Workload(
        "cumsum", "f32", "16M",
        lambda rng: (uniform(rng, _COUNT),), like(0),
        allocating(cumsum), partial(np.cumsum, dtype=np.float64),
        bytes=8 * _COUNT, flops=_COUNT, tolerance=5e-3,
    ),
)  # fmt: skip
