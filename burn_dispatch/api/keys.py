"""What stands in brackets: ints, slices, `...` and None, as places along each axis."""

from __future__ import annotations

from typing import Any, cast

from burn_dispatch import layout

Place = tuple[int, int, int]
"""First index, count, step."""


def places(key: object, shape: tuple[int, ...]) -> tuple[list[Place], tuple[int, ...]]:
    """The places along each axis, and the shape in the end: ints drop axes, None adds some."""
    keys = cast("tuple[object, ...]", key) if isinstance(key, tuple) else (key,)
    found: list[Place] = []
    extents: list[int] = []
    for one in layout.without_ellipsis(keys, len(shape)):
        if one is None:
            extents.append(1)
            continue
        axis = len(found)
        if isinstance(one, slice):
            place = layout.places(cast("Any", one), shape[axis])
            extents.append(place[1])
        else:
            place = (layout.position(one, shape[axis], axis), 1, 1)
        found.append(place)
    rest = shape[len(found) :]
    return [*found, *((0, n, 1) for n in rest)], (*extents, *rest)
