"""Grids wider than a device takes: the cubes in a line, which is folded into what the device takes."""

from __future__ import annotations

from math import prod

from burn_cube.errors import LaunchValueError

Extent = tuple[int, int, int]
_COUNTED = (1 << 32) - 1


def dispatched(name: str, grid: Extent, most: Extent) -> tuple[Extent, bool]:
    """The grid to give to a device that takes `most` cubes in each dimension, and whether it is folded.

    A folded grid may hold more cubes than were asked for: the kernel leaves the others idle.
    LaunchValueError if the device cannot count them: kernels do in 32 bits.
    """
    cubes = prod(grid)
    if grid[0] <= most[0] and grid[1] <= most[1] and grid[2] <= most[2] and cubes <= _COUNTED:
        return grid, False
    x = min(cubes, most[0])
    y = min(-(-cubes // x), most[1])
    z = -(-cubes // (x * y))
    if z > most[2] or cubes > _COUNTED:
        limit = min(prod(most), _COUNTED)
        raise LaunchValueError(f"cannot launch {name}: got {cubes} cubes in all, expected at most {limit}")
    return _even(cubes, (x, y, z)), True


def _even(cubes: int, grid: Extent) -> Extent:
    """As few idle cubes as the same number of rows and layers allows."""
    _, y, z = grid
    if z > 1:
        y = -(-cubes // (grid[0] * z))
    return -(-cubes // (y * z)), y, z
