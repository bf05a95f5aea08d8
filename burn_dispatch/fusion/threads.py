"""Numbers of threads that never come again, as those of the system do when a thread has ended."""

from __future__ import annotations

from itertools import count
from threading import local

_next = count(1)


class _Own(local):
    def __init__(self) -> None:
        self.number = next(_next)


_own = _Own()


def thread_number() -> int:
    """That of this thread."""
    return _own.number
