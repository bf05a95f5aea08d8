"""How many cubes a launch has, and how many units a cube."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex, cast

from burn_cube.errors import LaunchTypeError, LaunchValueError, shown
from burn_cube.record import record

Extent = tuple[int, int, int]

MOST_UNITS = 2**63 - 1
"""Units of a grid, since the widest `index` counts them."""


@record
class CubeCount:
    """The grid of a launch: cubes in x, y and z; a zero makes the launch do nothing."""

    x: int
    y: int = 1
    z: int = 1


@record
class CubeDim:
    """The size of a cube: units in x, y and z."""

    x: int
    y: int = 1
    z: int = 1


Grid = SupportsIndex | tuple[SupportsIndex, ...] | CubeCount | Callable[[Any], Any]
"""A grid; a callable receives the bound arguments (by attribute or by key) and returns one of the others."""

Cube = SupportsIndex | tuple[SupportsIndex, ...] | CubeDim


def extent(value: object, what: str, least: int) -> Extent:
    """Three ints of a grid (`what` is "grid", least 0) or of a cube ("cube", least 1)."""
    if isinstance(value, CubeCount | CubeDim):
        expected = CubeCount if what == "grid" else CubeDim
        if type(value) is not expected:
            raise LaunchTypeError(
                f"cannot launch: got a {what} of type {type(value).__name__}, expected {expected.__name__}",
                help="the order is kernel[grid, cube]",
            )
        parts: tuple[object, ...] = (value.x, value.y, value.z)
    elif isinstance(value, tuple | list):
        parts = tuple(cast("Sequence[object]", value))
    else:
        parts = (value,)
    if not 1 <= len(parts) <= 3:
        raise LaunchValueError(f"cannot launch: got a {what} of {len(parts)} dimensions, expected 1 to 3")
    sizes = [size(part, what, least) for part in parts]
    x, y, z = sizes + [1] * (3 - len(sizes))
    return x, y, z


def size(part: object, what: str, least: int) -> int:
    """One int of a grid or cube."""
    try:
        found = None if isinstance(part, bool) else operator.index(cast("SupportsIndex", part))
    except TypeError:  # arrays of several elements have __index__ too
        found = None
    if found is None:
        raise LaunchTypeError(f"cannot launch: got {shown(part)} in the {what}, expected an int")
    if found < least:
        raise LaunchValueError(f"cannot launch: got {shown(found)} in the {what}, expected {least} or more")
    if found > MOST_UNITS:
        raise LaunchValueError(f"cannot launch: got {shown(found)} in the {what}, expected at most 2**63 - 1")
    return found
