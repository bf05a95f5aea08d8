"""Where a unit is (rows 80, 81 and 99 of the capability table)."""

from __future__ import annotations

from math import prod

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver

NAMES = (
    *(
        "ABSOLUTE_POS",
        "ABSOLUTE_POS_X",
        "ABSOLUTE_POS_Y",
        "ABSOLUTE_POS_Z",
        "CUBE_POS",
        "CUBE_POS_X",
        "CUBE_POS_Y",
    ),
    *("CUBE_POS_Z", "CUBE_COUNT", "CUBE_COUNT_X", "CUBE_COUNT_Y", "CUBE_COUNT_Z", "CUBE_DIM", "CUBE_DIM_X"),
    *("CUBE_DIM_Y", "CUBE_DIM_Z", "UNIT_POS", "UNIT_POS_X", "UNIT_POS_Y", "UNIT_POS_Z"),
    *("PLANE_DIM", "PLANE_POS", "PLANE_COUNT", "UNIT_POS_PLANE"),
)


@bc.cube
def positions(out: bc.Tensor[bc.i32]):
    i = bc.CUBE_POS * bc.CUBE_DIM + bc.UNIT_POS
    out[i, 0] = bc.i32(bc.ABSOLUTE_POS)
    out[i, 1] = bc.i32(bc.ABSOLUTE_POS_X)
    out[i, 2] = bc.i32(bc.ABSOLUTE_POS_Y)
    out[i, 3] = bc.i32(bc.ABSOLUTE_POS_Z)
    out[i, 4] = bc.i32(bc.CUBE_POS)
    out[i, 5] = bc.i32(bc.CUBE_POS_X)
    out[i, 6] = bc.i32(bc.CUBE_POS_Y)
    out[i, 7] = bc.i32(bc.CUBE_POS_Z)
    out[i, 8] = bc.i32(bc.CUBE_COUNT)
    out[i, 9] = bc.i32(bc.CUBE_COUNT_X)
    out[i, 10] = bc.i32(bc.CUBE_COUNT_Y)
    out[i, 11] = bc.i32(bc.CUBE_COUNT_Z)
    out[i, 12] = bc.i32(bc.CUBE_DIM)
    out[i, 13] = bc.i32(bc.CUBE_DIM_X)
    out[i, 14] = bc.i32(bc.CUBE_DIM_Y)
    out[i, 15] = bc.i32(bc.CUBE_DIM_Z)
    out[i, 16] = bc.i32(bc.UNIT_POS)
    out[i, 17] = bc.i32(bc.UNIT_POS_X)
    out[i, 18] = bc.i32(bc.UNIT_POS_Y)
    out[i, 19] = bc.i32(bc.UNIT_POS_Z)
    out[i, 20] = bc.i32(bc.PLANE_DIM)
    out[i, 21] = bc.i32(bc.PLANE_POS)
    out[i, 22] = bc.i32(bc.PLANE_COUNT)
    out[i, 23] = bc.i32(bc.UNIT_POS_PLANE)


def _expected(unit: int, grid: tuple[int, ...], cube: tuple[int, ...], plane: int) -> dict[str, int]:
    """What the formulas say of one unit, counted over all cubes in order."""
    number, local = divmod(unit, prod(cube))

    def coordinates(linear: int, extent: tuple[int, ...]) -> list[int]:
        return [linear % extent[0], linear // extent[0] % extent[1], linear // (extent[0] * extent[1])]

    at, of = coordinates(local, cube), coordinates(number, grid)
    absolute = [of[d] * cube[d] + at[d] for d in range(3)]
    whole = [grid[d] * cube[d] for d in range(3)]
    known = {
        "ABSOLUTE_POS": (absolute[2] * whole[1] + absolute[1]) * whole[0] + absolute[0],
        "CUBE_POS": number,
        "CUBE_COUNT": prod(grid),
        "CUBE_DIM": prod(cube),
        "UNIT_POS": local,
        "PLANE_DIM": plane,
        "PLANE_POS": local // plane,
        "PLANE_COUNT": -(-prod(cube) // plane),
        "UNIT_POS_PLANE": local % plane,
    }
    parts = {"ABSOLUTE_POS": absolute, "CUBE_POS": of, "CUBE_COUNT": grid, "CUBE_DIM": cube, "UNIT_POS": at}
    known |= {f"{name}_{axis}": values["XYZ".index(axis)] for name, values in parts.items() for axis in "XYZ"}
    return known


@pytest.mark.capability(80, 81)
@pytest.mark.parametrize(
    ("grid", "cube"),
    [
        ((3, 5, 7), (2, 2, 1)),
        ((1, 1, 1), (1, 1, 1)),
        ((4, 1, 1), (33, 1, 1)),
        ((2, 3, 1), (1, 48, 1)),
        ((2, 1, 2), (3, 5, 7)),
        ((1, 1, 3), (1, 1, 19)),
    ],
)
def test_every_index_variable(
    runtime: Driver, grid: tuple[int, int, int], cube: tuple[int, int, int]
) -> None:
    count = prod(grid) * prod(cube)
    out = np.full((count, len(NAMES)), -1, np.int32)
    positions.launch(runtime, cube_count=grid, cube_dim=cube, args=(out,))
    plane = min(runtime.properties.plane_dim, 1 << (prod(cube) - 1).bit_length())
    for unit in range(count):
        expected = _expected(unit, grid, cube, plane)
        assert dict(zip(NAMES, out[unit].tolist(), strict=True)) == expected, unit


@bc.cube
def plane_width(out: bc.Array[bc.i32]):
    out[0] = bc.i32(bc.PLANE_DIM)
    out[1] = bc.i32(bc.plane_sum(1))
    out[2] = bc.device_properties().plane_dim


@pytest.mark.capability(99)
def test_planes_are_as_wide_as_the_properties_say(runtime: Driver) -> None:
    out = np.zeros(3, np.int32)
    plane_width.launch(runtime, cube_count=1, cube_dim=64, args=(out,))
    assert out.tolist() == [runtime.properties.plane_dim] * 3
