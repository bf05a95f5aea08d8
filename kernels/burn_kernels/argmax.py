"""Where the largest value of each row is: the first one, and the first NaN if there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.errors import LaunchValueError
from burn_kernels.arrays import Array
from burn_kernels.cooperate import PLANES
from burn_kernels.workload import Workload, direct, mismatches, uniform

LANES = 16
ROWS = 4  # vectors in flight
STEP = LANES * ROWS
NOWHERE = 2**31 - 1


@bc.cube
def beats(value: bc.F, best: bc.F) -> bc.bool:
    """Whether a later value replaces the best: it is larger, or the first NaN."""
    return (best == best) and not (value <= best)


@bc.cube
def first_of(value: bc.F, where: bc.i32) -> bc.i32:
    """The smallest `where` of the units that hold the largest value, over a cube."""
    top = bc.plane_max(value)
    place = bc.plane_min(NOWHERE if value < top or (top != top and value == value) else where)
    if bc.CUBE_DIM > bc.PLANE_DIM:
        tops = bc.Shared[bc.F](PLANES)
        places = bc.Shared[bc.i32](PLANES)
        if bc.UNIT_POS_PLANE == 0:
            tops[bc.PLANE_POS] = top
            places[bc.PLANE_POS] = place
        bc.sync_cube()
        for plane in range(bc.PLANE_COUNT):
            other, there = tops[plane], places[plane]
            if beats(other, top) or ((other == top or (other != other and top != top)) and there < place):
                top, place = other, there
        bc.sync_cube()
    return place


@bc.cube
def argmax_kernel(x: bc.Array[bc.F], out: bc.Array[bc.i32], width: bc.index):
    """out[i] is the place of the maximum of x[i, :], by a cube for each row."""
    lane = bc.UNIT_POS
    begin = bc.CUBE_POS * width
    best = bc.Local[bc.F](ROWS)
    where = bc.Local[bc.i32](ROWS)
    for k in bc.unroll(range(ROWS)):
        best[k] = -bc.cast(float("inf"), bc.F)
        where[k] = NOWHERE
    whole = width // STEP * STEP
    for j in range(0, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            value = x[begin + j + k * LANES + lane]
            wins = beats(value, best[k]) or where[k] == NOWHERE
            best[k] = bc.select(wins, value, best[k])
            where[k] = bc.select(wins, bc.i32(j + k * LANES), where[k])
    for j in range(whole, width, LANES):
        if j + lane < width:
            value = x[begin + j + lane]
            wins = beats(value, best[0]) or where[0] == NOWHERE
            best[0] = bc.select(wins, value, best[0])
            where[0] = bc.select(wins, bc.i32(j), where[0])
    top, place = best[0], where[0]
    for k in bc.unroll(range(1, ROWS)):
        same = best[k] == top or (best[k] != best[k] and top != top)
        wins = beats(best[k], top) or (same and where[k] < place)
        top = bc.select(wins, best[k], top)
        place = bc.select(wins, where[k], place)
    found = first_of(top, place + bc.i32(lane) if place < NOWHERE else NOWHERE)
    if lane == 0:
        out[bc.CUBE_POS] = found


def argmax_rows(x: Array, out: Array) -> None:
    """out[i] is the place of the maximum of x[i, :]; contiguous."""
    height, width = x.shape
    if height and not width:
        raise LaunchValueError(
            "cannot launch argmax_rows: got rows without elements, expected at least one in each"
        )
    argmax_kernel.unchecked[height, LANES](x, out, width)


def reference(x: NDArray[Any]) -> NDArray[Any]:
    """NumPy has the same rules."""
    return x.argmax(1).astype(np.int32)


_SIDE = 4096

WORKLOADS = (
    Workload(
        "argmax_rows", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), lambda x: (((x.shape[0],), "i32"),), direct(argmax_rows), reference,
        bytes=4 * _SIDE * _SIDE, traffic="read", tolerance=0.0, error=mismatches,
    ),
)  # fmt: skip
