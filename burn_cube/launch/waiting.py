"""Work that has been asked for and not launched: whoever lets work wait registers here.

`finish` is called where later would be too late: before and after the launches of a graph or a profile, and
before a device is waited for.
"""

from __future__ import annotations

from collections.abc import Callable

_finish: list[Callable[[], None]] = []


def register(finish: Callable[[], None]) -> None:
    """`finish` launches what this thread has asked for."""
    _finish.append(finish)


def finish() -> None:
    """Launch everything that this thread has asked for."""
    for one in _finish:
        one()
