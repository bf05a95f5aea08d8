"""Work that has been asked for and not launched: whoever lets work wait registers here.

`finish` is called where later would be too late: before and after the launches of a graph or a profile, and
before a device is waited for. `before_writes` is called before memory is changed that what waits may read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burn_cube.driver import Buffer

_finish: list[Callable[[], None]] = []
_read_now: list[Callable[[Iterable[Buffer]], None]] = []
_will_read: list[Callable[[Buffer], bool]] = []


def register(
    finish: Callable[[], None],
    read_now: Callable[[Iterable[Buffer]], None],
    will_read: Callable[[Buffer], bool],
) -> None:
    """`finish` launches what this thread has asked for, `read_now` what any thread has that reads buffers;
    `will_read` says whether any has that reads a buffer."""
    _finish.append(finish)
    _read_now.append(read_now)
    _will_read.append(will_read)


def finish() -> None:
    """Launch everything that this thread has asked for."""
    for one in _finish:
        one()


def before_writes(buffers: Iterable[Buffer]) -> None:
    """Launch everything that this thread has asked for, and what others have that reads these."""
    finish()
    for one in _read_now:
        one(buffers)


def will_read(buffer: Buffer) -> bool:
    """Whether something waits that reads a buffer: then no launch may write to it without asking."""
    return any([one(buffer) for one in _will_read])
