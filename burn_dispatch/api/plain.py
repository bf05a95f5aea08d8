"""Checks of arguments that are no tensors: numbers, sizes, choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

import numpy as np

from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_dispatch import creation
from burn_dispatch.layout import whole


def number(op: str, name: str, value: object) -> float:
    """A Python number of its own, such as a tolerance."""
    given: Any = cast("Any", value).item() if isinstance(value, np.generic) else value
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise DispatchTypeError(f"{op}: got {shown(given)} as {name}, expected a number")
    return as_float(op, given)


def as_float(op: str, value: int | float) -> float:
    """A number as a float; ints that are larger than all floats are refused."""
    try:
        return float(value)
    except OverflowError:
        raise DispatchValueError(f"{op}: got {shown(value)}, which is larger than all floats") from None


def flag(op: str, name: str, value: object) -> bool:
    """A bool."""
    if isinstance(value, bool | np.bool_):
        return bool(cast("Any", value))
    raise DispatchTypeError(f"{op}: got {shown(value)} as {name}, expected True or False")


def count(op: str, name: str, value: object, least: int = 1) -> int:
    """A whole number of at least so much."""
    found = whole(value, op, name)
    if found < least:
        raise DispatchValueError(f"{op}: got {name} {shown(found)}, expected at least {least}")
    return found


def one_of(op: str, name: str, value: object, allowed: Collection[str]) -> str:
    """One of some names."""
    if isinstance(value, str) and value in allowed:
        return value
    *most, last = [f"'{one}'" for one in allowed]
    wanted = f"{', '.join(most)} or {last}" if most else last
    raise DispatchValueError(f"{op}: got {shown(value)} as {name}, expected {wanted}")


def sizes(op: str, name: str, given: Any, axes: int, least: int = 1) -> tuple[int, ...]:
    """A whole number for each axis of space, or one for all."""
    if isinstance(given, Sequence):
        found = creation.integers(op, (cast("Sequence[int]", given),))
        given = found
    else:
        found = (whole(given, op, name),) * axes
    if len(found) != axes or any(n < least for n in found):
        raise DispatchValueError(
            f"{op}: got {name} {shown(given)}, expected {axes} of at least {least}, or one for all"
        )
    return found


def around(op: str, given: object, axes: int) -> tuple[tuple[int, int], ...]:
    """What is added before and after each axis of space: one number, one an axis, or a pair an axis."""
    several = isinstance(given, Sequence)
    each = cast("Sequence[object]", given) if several else (given,) * axes
    found = tuple([_pair(op, one) for one in each])
    if len(found) != axes or any(min(pair) < 0 for pair in found):
        raise DispatchValueError(
            f"{op}: got padding {shown(found)}, expected {axes} of at least 0, or one for all"
        )
    return found


def _pair(op: str, given: object) -> tuple[int, int]:
    if not isinstance(given, Sequence):
        both = whole(given, op, "padding")
        return both, both
    pair = creation.integers(op, (cast("Sequence[int]", given),))
    if len(pair) != 2:
        raise DispatchValueError(f"{op}: got {shown(pair)} as padding of an axis, expected (before, after)")
    return pair[0], pair[1]


def windows(
    op: str, rooms: Sequence[int], kernel: Sequence[int], stride: Sequence[int], dilation: Sequence[int]
) -> tuple[int, ...]:
    """How many windows there are along each axis, at least one."""
    found: list[int] = []
    for room, k, step, apart in zip(rooms, kernel, stride, dilation, strict=True):
        window = apart * (k - 1) + 1
        if window > room:
            raise DispatchValueError(
                f"{op}: a window of {shown(window)} is larger than the padded extent {shown(room)}"
            )
        found.append((room - window) // step + 1)
    return tuple(found)
