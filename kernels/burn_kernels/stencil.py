"""A five-point stencil: half of each point and an eighth of each neighbour; 0 along the border."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, like, uniform

LANES = 16
ROWS = 8  # that a cube takes


@bc.cube
def point(x: bc.Array[bc.F], place: bc.index, width: bc.index) -> bc.F:
    """The new value of an inner point."""
    around = x[place - width] + x[place + width] + x[place - 1] + x[place + 1]
    return 0.5 * x[place] + 0.125 * around


@bc.cube
def edge(x: bc.Array[bc.F], out: bc.Array[bc.F], row: bc.index, j: bc.index, width: bc.index) -> None:
    """A point of a vector that may hold the first or the last column, or go beyond it."""
    if 0 < j < width - 1:
        out[row + j] = point(x, row + j, width)
    elif j < width:
        out[row + j] = 0.0


@bc.cube
def stencil_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F], height: bc.index, width: bc.index) -> None:
    """Rows by cubes; only the first and the last vector of a row need a test for each point."""
    lane = bc.UNIT_POS
    top = bc.CUBE_POS * ROWS
    last = (width - 1) // LANES * LANES
    for i in range(top, min(top + ROWS, height)):
        row = i * width
        if 0 < i < height - 1:
            edge(x, out, row, lane, width)
            for j in range(LANES, last, LANES):
                out[row + j + lane] = point(x, row + j + lane, width)
            if last > 0:
                edge(x, out, row, last + lane, width)
        else:
            for j in range(0, width, LANES):
                if j + lane < width:
                    out[row + j + lane] = 0.0


def stencil(x: Array, out: Array) -> None:
    """One step; contiguous, of two dimensions."""
    height, width = x.shape
    stencil_kernel.unchecked[bc.cdiv(height, ROWS), LANES](x, out, height, width)


def reference(x: NDArray[Any]) -> NDArray[Any]:
    """By NumPy."""
    out = np.zeros_like(x)
    around = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]
    out[1:-1, 1:-1] = np.float32(0.5) * x[1:-1, 1:-1] + np.float32(0.125) * around
    return out


_SIDE = 4096

WORKLOADS = (
    Workload(
        "stencil", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), like(0), direct(stencil), reference,
        bytes=8 * _SIDE * _SIDE, flops=6 * _SIDE * _SIDE, tolerance=1e-6,
    ),
)  # fmt: skip
