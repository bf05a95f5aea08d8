"""Transposition in registers: a plane reads a square, turns it by exchanges between lanes, and writes it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, shaped, uniform

LANES = 16
BLOCK = 128  # rows and columns of x that a cube takes


@bc.cube
def turn(rows: bc.Array[bc.N], side: bc.Comptime[int], stages: bc.Comptime[int]) -> None:
    """rows[r] of lane c becomes rows[c] of lane r: in each step, blocks off the diagonal change places."""
    lane = bc.UNIT_POS_PLANE
    for stage in bc.unroll(range(stages)):
        step = side >> (stage + 1)
        for r in bc.unroll(range(side)):
            if r & step == 0:
                upper, lower = rows[r], rows[r + step]
                first = (lane & step) == 0
                rows[r] = bc.select(first, upper, bc.plane_shuffle_xor(lower, step))
                rows[r + step] = bc.select(first, bc.plane_shuffle_xor(upper, step), lower)


@bc.cube
def transpose_kernel(x: bc.Array[bc.N], out: bc.Array[bc.N], height: bc.index, width: bc.index) -> None:
    """out[j, i] = x[i, j], by cubes of BLOCK x BLOCK elements; out is written along its rows."""
    side = bc.comptime(min(LANES, bc.device_properties().plane_dim))
    lane = bc.UNIT_POS_PLANE
    top, left = bc.CUBE_POS_Y * BLOCK, bc.CUBE_POS_X * BLOCK
    bottom, right = min(top + BLOCK, height), min(left + BLOCK, width)
    rows = bc.Local[bc.N](side)
    for j in range(left + bc.PLANE_POS * side, right, bc.PLANE_COUNT * side):
        for i in range(top, bottom, side):
            if i + side <= height and j + side <= width:
                for r in bc.unroll(range(side)):
                    rows[r] = x[(i + r) * width + j + lane]
                turn(rows, side, bc.comptime(side.bit_length() - 1))
                for r in bc.unroll(range(side)):
                    out[(j + r) * height + i + lane] = rows[r]
            else:
                for r in range(min(side, height - i)):
                    if j + lane < width:
                        out[(j + lane) * height + i + r] = x[(i + r) * width + j + lane]


def transpose(x: Array, out: Array) -> None:
    """out = x.T; contiguous, of two dimensions."""
    height, width = x.shape
    grid = (bc.cdiv(width, BLOCK), bc.cdiv(height, BLOCK))
    transpose_kernel.unchecked[grid, LANES](x, out, height, width)


_SIDE = 4096


def _turned(x: NDArray[Any]) -> NDArray[Any]:
    return np.ascontiguousarray(x.T)


WORKLOADS = (
    Workload(
        "transpose", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), shaped(_SIDE, _SIDE), direct(transpose), _turned,
        bytes=8 * _SIDE * _SIDE, tolerance=0.0,
    ),
)  # fmt: skip
