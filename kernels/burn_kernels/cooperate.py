"""Functions of a kernel that all units of a cube call together."""

from __future__ import annotations

import burn_cube as bc

PLANES = 64  # at most in a cube


@bc.cube
def cube_sum(value: bc.N) -> bc.N:
    """The sum over the units of a cube, for each of them."""
    total = bc.plane_sum(value)
    if bc.CUBE_DIM > bc.PLANE_DIM:
        parts = bc.Shared[bc.N](PLANES)
        if bc.UNIT_POS_PLANE == 0:
            parts[bc.PLANE_POS] = total
        bc.sync_cube()
        total = parts[0]
        for plane in range(1, bc.PLANE_COUNT):
            total += parts[plane]
        bc.sync_cube()
    return total


@bc.cube
def cube_max(value: bc.N) -> bc.N:
    """The largest value over the units of a cube, for each of them."""
    total = bc.plane_max(value)
    if bc.CUBE_DIM > bc.PLANE_DIM:
        parts = bc.Shared[bc.N](PLANES)
        if bc.UNIT_POS_PLANE == 0:
            parts[bc.PLANE_POS] = total
        bc.sync_cube()
        total = parts[0]
        for plane in range(1, bc.PLANE_COUNT):
            total = max(total, parts[plane])
        bc.sync_cube()
    return total
