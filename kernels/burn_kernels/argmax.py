"""Where the largest value of each row is: the first one, and the first NaN if there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.errors import LaunchValueError
from burn_kernels.arrays import Array
from burn_kernels.cooperate import PLANES, cube_max
from burn_kernels.workload import Workload, direct, mismatches, shaped, uniform

LANES = 16
ROWS = 4  # vectors in flight
STEP = LANES * ROWS
NOWHERE = 2**31 - 1


@bc.cube
def cube_min(value: bc.i32) -> bc.i32:
    """The smallest value over the units of a cube, for each of them."""
    least = bc.plane_min(value)
    if bc.CUBE_DIM > bc.PLANE_DIM:
        parts = bc.Shared[bc.i32](PLANES)
        if bc.UNIT_POS_PLANE == 0:
            parts[bc.PLANE_POS] = least
        bc.sync_cube()
        for plane in range(bc.PLANE_COUNT):
            least = min(least, parts[plane])
        bc.sync_cube()
    return least


@bc.cube
def first_nan(x: bc.Array[bc.F], begin: bc.index, width: bc.index) -> bc.i32:
    """The place of the first NaN in x[begin : begin + width] that the unit owns."""
    place = bc.i32(NOWHERE)
    for j in range(0, width, LANES):
        c = j + bc.UNIT_POS
        if c < width:
            value = x[begin + c]
            if value != value:
                place = min(place, bc.i32(c))
    return place


@bc.cube
def argmax_kernel(x: bc.Array[bc.F], out: bc.Array[bc.i32], width: bc.index) -> None:
    """out[i] is the place of the maximum of x[i, :], by a cube for each row."""
    lane = bc.UNIT_POS
    begin = bc.CUBE_POS * width
    best = bc.Local[bc.F](ROWS)
    where = bc.Local[bc.i32](ROWS)
    for k in bc.unroll(range(ROWS)):
        best[k] = -bc.cast(float("inf"), bc.F)
        where[k] = bc.select(k * LANES + lane < width, k * LANES, NOWHERE)
    odd = False  # a NaN has been here: it wins, but is rare, and no comparison above finds it
    whole = width // STEP * STEP
    for j in range(0, whole, STEP):
        for k in bc.unroll(range(ROWS)):
            value = x[begin + j + k * LANES + lane]
            larger = value > best[k]
            odd = odd | (value != value)
            best[k] = bc.select(larger, value, best[k])
            where[k] = bc.select(larger, bc.i32(j + k * LANES), where[k])
    for j in range(whole, width, LANES):
        if j + lane < width:
            value = x[begin + j + lane]
            larger = value > best[0]
            odd = odd | (value != value)
            best[0] = bc.select(larger, value, best[0])
            where[0] = bc.select(larger, bc.i32(j), where[0])
    top, place = best[0], where[0]
    for k in bc.unroll(range(1, ROWS)):
        wins = (best[k] > top) | ((best[k] == top) & (where[k] < place))
        top = bc.select(wins, best[k], top)
        place = bc.select(wins, where[k], place)
    # a lane that has seen nothing is nowhere, and stays there
    place = bc.select(place < NOWHERE, place + bc.i32(lane), NOWHERE)
    found = cube_min(bc.select(top == cube_max(top), place, NOWHERE))
    nan_place = bc.i32(NOWHERE)
    if odd:
        nan_place = first_nan(x, begin, width)
    nan_place = cube_min(nan_place)
    if lane == 0:
        out[bc.CUBE_POS] = bc.select(nan_place < NOWHERE, nan_place, found)


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
    return np.asarray(x.argmax(1), np.int32)


_SIDE = 4096

WORKLOADS = (
    Workload(
        "argmax_rows", "f32", f"{_SIDE}x{_SIDE}",
        lambda rng: (uniform(rng, _SIDE, _SIDE),), shaped(_SIDE, dtype="i32"),
        direct(argmax_rows), reference,
        bytes=4 * _SIDE * _SIDE, traffic="read", tolerance=0.0, error=mismatches,
    ),
)  # fmt: skip
