"""Transposition: on processors in registers, where a plane reads a square, turns it by exchanges of lanes,
and writes it; on GPUs by way of shared memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.elements import X
from burn_kernels.machine import properties
from burn_kernels.workload import Workload, direct, shaped, uniform

LANES = 16
BLOCK = 128  # rows and columns of x that a cube takes
TILE, TILE_ROWS = 32, 8
MOST = 65535  # matrices, and blocks along an axis, of one launch


@bc.cube
def turn(rows: bc.Array[X], side: bc.Comptime[int], stages: bc.Comptime[int]) -> None:
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
def transpose_kernel(
    x: bc.Array[X], out: bc.Array[X], height: bc.index, width: bc.index, pitch: bc.index, stride: bc.index,
) -> None:  # fmt: skip
    """out[b, j, i] = x[b, i, j], by cubes of BLOCK x BLOCK elements; out is written along its rows. Rows of x
    are `pitch` apart, its matrices `stride`."""
    side = bc.comptime(min(LANES, bc.device_properties().plane_dim))
    lane = bc.UNIT_POS_PLANE
    top, left = bc.CUBE_POS_Y * BLOCK, bc.CUBE_POS_X * BLOCK
    bottom, right = min(top + BLOCK, height), min(left + BLOCK, width)
    source, target = bc.CUBE_POS_Z * stride, bc.CUBE_POS_Z * (height * width)
    rows = bc.Local[X](side)
    for j in range(left + bc.PLANE_POS * side, right, bc.PLANE_COUNT * side):
        for i in range(top, bottom, side):
            if i + side <= height and j + side <= width:
                for r in bc.unroll(range(side)):
                    rows[r] = x[source + (i + r) * pitch + j + lane]
                turn(rows, side, bc.comptime(side.bit_length() - 1))
                for r in bc.unroll(range(side)):
                    out[target + (j + r) * height + i + lane] = rows[r]
            else:
                for r in range(min(side, height - i)):
                    if j + lane < width:
                        out[target + (j + lane) * height + i + r] = x[source + (i + r) * pitch + j + lane]


@bc.cube
def tile_kernel(
    x: bc.Array[X], out: bc.Array[X], height: bc.index, width: bc.index, pitch: bc.index, stride: bc.index,
) -> None:  # fmt: skip
    """The same by cubes of TILE x TILE elements, through shared memory; a column more keeps banks apart."""
    tile = bc.Shared[X](TILE * (TILE + 1))
    top, left = bc.CUBE_POS_Y * TILE, bc.CUBE_POS_X * TILE
    source, target = bc.CUBE_POS_Z * stride, bc.CUBE_POS_Z * (height * width)
    column, first = bc.UNIT_POS_X, bc.UNIT_POS_Y
    for r in bc.unroll(range(0, TILE, TILE_ROWS)):
        if top + first + r < height and left + column < width:
            tile[(first + r) * (TILE + 1) + column] = x[source + (top + first + r) * pitch + left + column]
    bc.sync_cube()
    for r in bc.unroll(range(0, TILE, TILE_ROWS)):
        if left + first + r < width and top + column < height:
            out[target + (left + first + r) * height + top + column] = tile[column * (TILE + 1) + first + r]


def transpose(x: Array, out: Array) -> None:
    """out = x.T; contiguous, of two dimensions."""
    height, width = x.shape
    transpose_all(x, out, 1, height, width, width, 0)


def transpose_all(x: Array, out: Array, count: int, height: int, width: int, pitch: int, stride: int) -> None:
    """out[b] = x[b].T for `count` matrices, `stride` apart in the memory of x, their rows `pitch`; out is
    dense. At most MOST matrices, and blocks along each axis."""
    cpu = properties(x).runtime in ("cpu", "reference")
    block = BLOCK if cpu else TILE
    grid = (bc.cdiv(width, block), bc.cdiv(height, block), count)
    if cpu:
        transpose_kernel.unchecked[grid, LANES](x, out, height, width, pitch, stride)
    else:
        tile_kernel.unchecked[grid, (TILE, TILE_ROWS)](x, out, height, width, pitch, stride)


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
