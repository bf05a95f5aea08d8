"""A five-point stencil: half of each point and an eighth of each neighbour; 0 along the border."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, uniform

UNITS = 256


@bc.cube
def stencil_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F], height: bc.index, width: bc.index):
    """A cube for a piece of a row."""
    i, j = bc.CUBE_POS_Y, bc.ABSOLUTE_POS_X
    place = i * width + j
    if 0 < i < height - 1 and 0 < j < width - 1:
        around = x[place - width] + x[place + width] + x[place - 1] + x[place + 1]
        out[place] = 0.5 * x[place] + 0.125 * around
    elif j < width:
        out[place] = 0.0


def stencil(x: Array, out: Array) -> None:
    """One step; contiguous, of two dimensions."""
    height, width = x.shape
    stencil_kernel.unchecked[(bc.cdiv(width, UNITS), height), UNITS](x, out, height, width)


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
        lambda rng: (uniform(rng, _SIDE, _SIDE),), lambda x: ((x.shape, "f32"),), direct(stencil), reference,
        bytes=8 * _SIDE * _SIDE, flops=6 * _SIDE * _SIDE, tolerance=1e-6,
    ),
)  # fmt: skip
