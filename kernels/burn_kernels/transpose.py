"""Transposition in registers: a plane reads a square, turns it by exchanges between lanes, and writes it."""

from __future__ import annotations

from typing import Any

import numpy as np

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, uniform

LANES = 16
HEIGHT = 16  # rows of x that a cube takes
WIDTH = 256  # columns of x that a cube takes


@bc.cube
def turn(rows: bc.Array[bc.N], side: bc.Comptime[int], stages: bc.Comptime[int]):
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
def transpose_kernel(x: bc.Array[bc.N], out: bc.Array[bc.N], height: bc.index, width: bc.index):
    """out[j, i] = x[i, j]."""
    side = bc.comptime(min(LANES, bc.device_properties().plane_dim))
    lane = bc.UNIT_POS_PLANE
    rows = bc.Local[bc.N](side)
    for top in range(bc.CUBE_POS_Y * HEIGHT, min(bc.CUBE_POS_Y * HEIGHT + HEIGHT, height), side):
        first = bc.CUBE_POS_X * WIDTH
        for left in range(first + bc.PLANE_POS * side, min(first + WIDTH, width), bc.PLANE_COUNT * side):
            if top + side <= height and left + side <= width:
                for r in bc.unroll(range(side)):
                    rows[r] = x[(top + r) * width + left + lane]
                turn(rows, side, bc.comptime(side.bit_length() - 1))
                for r in bc.unroll(range(side)):
                    out[(left + r) * height + top + lane] = rows[r]
            else:
                for r in range(min(side, height - top)):
                    if left + lane < width:
                        out[(left + lane) * height + top + r] = x[(top + r) * width + left + lane]


def transpose(x: Array, out: Array) -> None:
    """out = x.T; contiguous, of two dimensions."""
    height, width = x.shape
    grid = (bc.cdiv(width, WIDTH), bc.cdiv(height, HEIGHT))
    transpose_kernel.unchecked[grid, LANES](x, out, height, width)


_SIDE = 4096


def _turned(x: Any) -> Any:
    return np.ascontiguousarray(x.T)


WORKLOADS = (
    Workload(
        "transpose", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), lambda x: ((x.shape[::-1], "f32"),), direct(transpose), _turned,
        bytes=8 * _SIDE * _SIDE, tolerance=0.0,
    ),
)  # fmt: skip
