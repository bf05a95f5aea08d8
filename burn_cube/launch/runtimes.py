"""The drivers that installed runtimes announce by entry points of the group `burn_cube.runtimes`."""

from __future__ import annotations

import threading
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from burn_cube.driver import Driver
from burn_cube.errors import CubeError, DeviceError

GROUP = "burn_cube.runtimes"
_lock = threading.Lock()
_open: dict[str, Driver] = {}


def driver(name: str) -> Driver:
    """The driver of a runtime, opened on first use; DeviceError if it is unknown or cannot be opened."""
    found = _open.get(name)
    if found is not None:
        return found
    with _lock:
        if name not in _open:
            _open[name] = _create(name)
        return _open[name]


def known() -> tuple[str, ...]:
    """The names of the installed runtimes."""
    return tuple(sorted(_installed()))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _create(name: str) -> Driver:
    point = _installed().get(name)
    if point is None:
        raise DeviceError(
            f"cannot open runtime {name!r}: it is not installed",
            help=f"installed are: {', '.join(known()) or 'none'}",
        )
    try:
        created: Driver = point.load()()
    except CubeError:
        raise
    except (ImportError, OSError, RuntimeError) as error:  # what a missing driver library raises
        raise DeviceError(f"cannot open runtime {name!r}: {type(error).__name__}: {error}") from error
    return created
