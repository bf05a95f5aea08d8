"""Branches of the CPU target: what is computed rather than branched around, and loops that lanes leave."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch.runtimes import driver

LANES = driver("cpu").properties.plane_dim


def text(kernel: Any, *args: object, cube: int = LANES) -> str:
    return str(kernel.source(driver("cpu"), *args, cube_dim=cube))


@bc.cube
def wins(x: bc.Array[bc.f32], place: bc.index, out: bc.Array[bc.f32]) -> None:
    best = bc.Local[bc.f32](2)
    best[0] = x[bc.UNIT_POS]
    best[1] = x[bc.UNIT_POS + bc.PLANE_DIM]
    # the right side reads local memory
    if best[0] > best[1] or (best[0] == best[1] and best[1] > 3.0):
        best[0] = best[0] + 1.0
    if best[0] > 2.0 and best[place % 8] > 1.0:
        best[0] = best[0] * 2.0
    out[bc.UNIT_POS] = best[0]


def test_a_read_of_local_memory_needs_no_branch() -> None:
    x = np.random.default_rng(1).integers(0, 8, 2 * LANES).astype(np.float32)
    got, expected = np.zeros(LANES, np.float32), np.zeros(LANES, np.float32)
    for place in (0, 1, 7):  # 7 is outside, and read as 0
        wins[1, LANES](x, place, got)
        wins.interpret[1, LANES](x, place, expected)
        assert (got == expected).all()


@bc.cube
def either(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    best = bc.Local[bc.f32](2)
    best[0] = x[bc.UNIT_POS]
    best[1] = x[bc.UNIT_POS + bc.PLANE_DIM]
    found = best[0] > 5.0 or (best[0] == best[1] and best[1] > 3.0)
    out[bc.UNIT_POS] = bc.select(found, best[0], best[1])


def test_no_branch_for_a_read_of_local_memory() -> None:
    x = np.ones(2 * LANES, np.float32)
    assert "\nsome" not in text(either, x, x)


@bc.cube
def per_lane(
    x: bc.Array[bc.f32], out: bc.Array[bc.f32], seen: bc.Array[bc.i32], stop: bc.i32, step: bc.i32
) -> None:
    """Lanes start at different places; what is carried is the same in all lanes, a run of them, or any."""
    lane = bc.i32(bc.UNIT_POS)
    rounds, place, total = bc.i32(0), lane, bc.f32(0)
    for i in range(lane * 3, stop, step):
        rounds += 1
        place += 2
        total += x[i] * 2.0
    out[bc.UNIT_POS] = total
    seen[bc.UNIT_POS] = rounds * 1000 + place


@pytest.mark.parametrize("cube", [1, LANES, 2 * LANES + 3])
@pytest.mark.parametrize(
    ("stop", "step"), [(0, 1), (50, 1), (500, 7), (200, 16), (300, 1000), (-400, -5), (-3, -1), (90, 0)]
)
def test_lanes_leave_a_loop_one_by_one(cube: int, stop: int, step: int) -> None:
    x = np.arange(600, dtype=np.float32)
    got, expected = ((np.zeros(cube, np.float32), np.zeros(cube, np.int32)) for _ in range(2))
    per_lane[1, cube](x, *got, stop, step)
    per_lane.interpret[1, cube](x, *expected, stop, step)
    assert (got[0] == expected[0]).all()
    assert (got[1] == expected[1]).all()


@pytest.mark.parametrize("stop", [2**31 - 1, 2**31 - 40])
@pytest.mark.parametrize("step", [2**30, 2**31 - 64])
def test_the_variable_of_a_loop_does_not_wrap(stop: int, step: int) -> None:
    x = np.zeros(1, np.float32)
    got, expected = ((np.zeros(LANES, np.float32), np.zeros(LANES, np.int32)) for _ in range(2))
    per_lane[1, LANES](x, *got, stop, step)
    per_lane.interpret[1, LANES](x, *expected, stop, step)
    assert (got[1] == expected[1]).all()


@bc.cube
def strides_of_a_grid(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    for i in range(bc.ABSOLUTE_POS, out.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
        out[i] = x[i] + 1.0


def test_lanes_that_are_together_need_no_mask() -> None:
    x = np.arange(1000, dtype=np.float32)
    loop = text(strides_of_a_grid, x, x).split("\nall")[1].split("\nlast")[0]
    assert "masked.store" not in loop
    assert f"icmp ugt <{LANES}" not in loop
    for cubes in (1, 3):
        out = np.zeros(1000, np.float32)
        strides_of_a_grid[cubes, LANES](x, out)
        assert (out == x + 1).all()
