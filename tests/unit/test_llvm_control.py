"""Branches of the CPU target: what is computed rather than branched around, and loops that lanes leave."""

from __future__ import annotations

from typing import Any

import numpy as np

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
