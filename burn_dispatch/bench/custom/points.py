"""Axes of a sweep: `n=2^10..2^24` doubles, `n=100..1000+100` adds, `n=1..4096*4` multiplies, `n=1,7,64`."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Mapping

from burn_cube.errors import LaunchValueError
from burn_dispatch.bench.custom.expressions import whole

_RANGE = re.compile(r"(?P<low>[^.]+)\.\.(?P<high>[\d^]+)(?:(?P<how>[*+])(?P<step>[\d^]+))?")
_MOST = 1000
"""Points of a sweep."""


def of(axes: Mapping[str, str]) -> list[dict[str, int]]:
    """Every combination of the values of the axes, the last one changing first; one empty point without."""
    values = {name: axis(name, text) for name, text in axes.items()}
    count = math.prod(map(len, values.values()))
    if count > _MOST:
        raise LaunchValueError(
            f"cannot sweep {', '.join(axes)}: got {count} points, expected at most {_MOST}"
        )
    return [dict(zip(values, point, strict=True)) for point in itertools.product(*values.values())]


def axis(name: str, text: str) -> tuple[int, ...]:
    """The values of an axis."""
    option = f"--axis {name}="
    if not name.isidentifier():
        raise LaunchValueError(f"cannot read --axis {name}={text}: expected a name, as in n=2^10..2^24")
    found = _RANGE.fullmatch(text.replace(" ", ""))
    if found is None:
        values = whole(option, text, {})
    else:
        (low,), (high,) = whole(option, found["low"], {}), whole(option, found["high"], {})
        (step,) = whole(option, found["step"] or "2", {})
        values = tuple(_stepped(low, high, step, found["how"] == "+"))
    if not values or min(values) < 0:
        raise LaunchValueError(
            f"cannot read {option}{text}: expected values of at least 0 (1 where they are multiplied), the "
            "lower one first"
        )
    return values


def _stepped(low: int, high: int, step: int, adding: bool) -> list[int]:
    if (adding and step < 1) or (not adding and (step < 2 or low < 1)):
        return []
    found: list[int] = []
    while low <= high and len(found) <= _MOST:
        found.append(low)
        low = low + step if adding else low * step
    return found
