"""Matrix times vector, and vector times matrix: the matrix is read once, in order."""

from __future__ import annotations

from typing import Any

import numpy as np

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.cooperate import cube_sum
from burn_kernels.epilogue import Finish, ending, given, put
from burn_kernels.reduce import columns_by_parts
from burn_kernels.workload import Workload, allocating, direct, shaped, uniform

LANES = 16
ROWS = 4  # that a cube takes: a load of the vector serves all of them
VECTORS = 2  # of each row in flight
STEP = LANES * VECTORS


@bc.cube
def matvec_body(
    a: bc.Array[bc.F], x: bc.Array[bc.F], out: bc.Array[bc.F] | None, height: bc.index, width: bc.index,
    store: Any, extra: Any,
) -> None:  # fmt: skip
    """out = a @ x; beyond the last row it is computed once more."""
    lane = bc.UNIT_POS
    top = bc.CUBE_POS * ROWS
    acc = bc.Local[bc.F](ROWS * VECTORS)
    whole = width // STEP * STEP
    for j in range(0, whole, STEP):
        for v in bc.unroll(range(VECTORS)):
            value = x[j + v * LANES + lane]
            for r in bc.unroll(range(ROWS)):
                i = min(top + r, height - 1) * width + j + v * LANES + lane
                acc[r * VECTORS + v] = bc.fma(a[i], value, acc[r * VECTORS + v])
    for j in range(whole, width, LANES):
        if j + lane < width:
            value = x[j + lane]
            for r in bc.unroll(range(ROWS)):
                i = min(top + r, height - 1) * width + j + lane
                acc[r * VECTORS] = bc.fma(a[i], value, acc[r * VECTORS])
    for r in bc.unroll(range(ROWS)):
        total = acc[r * VECTORS]
        for v in bc.unroll(range(1, VECTORS)):
            total += acc[r * VECTORS + v]
        total = cube_sum(total)
        if lane == 0:
            row = min(top + r, height - 1)
            put(out, row, total, row, bc.index(0), bc.index(0), store, extra)


@bc.cube
def matvec_kernel(
    a: bc.Array[bc.F], x: bc.Array[bc.F], out: bc.Array[bc.F], height: bc.index, width: bc.index
) -> None:
    """out = a @ x."""
    matvec_body(a, x, out, height, width, None, None)


def matvec(a: Array, x: Array, out: Array | None, finish: Finish | None = None) -> None:
    """out = a @ x; contiguous. `finish`: what is done with the elements instead."""
    height, width = a.shape
    kernel, more = ending(matvec_kernel, matvec_body, finish, None)
    kernel.unchecked[bc.cdiv(height, ROWS), LANES](a, x, *given(out), height, width, *more)


def vecmat(
    x: Array,
    a: Array,
    out: Array | None,
    *,
    empty: Allocate,
    memory: str = "f32",
    finish: Finish | None = None,
) -> None:
    """out = x @ a; contiguous. `finish`: what is done with the elements instead."""
    columns_by_parts(a, x, out, empty, memory, finish)


_SIDE = 4096

WORKLOADS = (
    Workload(
        "matvec", "f32", f"{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE), uniform(rng, _SIDE)), shaped(_SIDE),
        direct(matvec), np.matmul,
        bytes=4 * _SIDE * _SIDE, flops=2 * _SIDE * _SIDE, traffic="read", tolerance=2e-5,
    ),
    Workload(
        "vecmat", "f32", f"{_SIDE}",
        lambda rng: (uniform(rng, _SIDE), uniform(rng, _SIDE, _SIDE)), shaped(_SIDE),
        allocating(vecmat), np.matmul,
        bytes=4 * _SIDE * _SIDE, flops=2 * _SIDE * _SIDE, traffic="read", tolerance=2e-5,
    ),
)  # fmt: skip
