"""What launches of a device share, Python's and compiled ones: the struct `stream` of `stream.h`."""

from __future__ import annotations

import ctypes
import os
import time
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from weakref import WeakValueDictionary

_RECENT = 4  # kernels that may be to blame for a lost device
_LENGTH = 16  # where a deque has its length, as all objects of variable size
_WAIT = 1e-5
_NONE_PENDING = ctypes.c_int64(0)


class StreamState(ctypes.Structure):
    """Written by compiled launchers, which hold Python's lock meanwhile."""

    _fields_ = (
        ("shut", ctypes.c_int64),
        ("busy", ctypes.c_int64),
        ("pending", ctypes.c_int64),
        ("settle", ctypes.c_int64),
        ("enter", ctypes.c_int64),
        ("context", ctypes.c_int64),
        ("set", ctypes.c_int64),
        ("launch", ctypes.c_int64),
        ("handle", ctypes.c_int64),
        ("tells", ctypes.c_int64),
        ("count", ctypes.c_uint64),
        ("recent", ctypes.c_int64 * _RECENT),
    )

    shut: int
    busy: int
    pending: int
    settle: int
    enter: int
    context: int
    set: int
    launch: int
    handle: int
    tells: int
    count: int
    recent: ctypes.Array[ctypes.c_int64]

    def __init__(self) -> None:
        super().__init__()
        self.pending = ctypes.addressof(_NONE_PENDING)
        _watching[id(self)] = self

    def watch(self, pending: deque[int], settle: Callable[[], None]) -> None:
        """Compiled launchers call `settle` first if anything is pending; the caller keeps both."""
        self.pending, self.settle = id(pending) + _LENGTH, id(settle)

    @contextmanager
    def closed(self) -> Generator[None]:
        """No compiled launch runs inside: those of this thread go by way of Python, others wait there."""
        self.shut += 1
        try:
            while self.busy:  # they wait for nothing that this thread has, but for Python's lock
                time.sleep(_WAIT)
            yield
        finally:
            self.shut -= 1


_watching: WeakValueDictionary[int, StreamState] = WeakValueDictionary()


def _shut_all() -> None:
    """In a forked child, which cannot use the devices of its parent."""
    for state in _watching.values():
        state.shut += 1


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_shut_all)


class Recent:
    """The kernels that were launched last."""

    def __init__(self, state: StreamState) -> None:
        self._state = state
        self._numbers: dict[str, int] = {}

    def number(self, name: str) -> int:
        """What stands for a kernel in the state."""
        return self._numbers.setdefault(name, len(self._numbers))

    def note(self, name: str) -> None:
        """A kernel is launched."""
        state = self._state
        state.recent[state.count % _RECENT] = self.number(name)
        state.count += 1

    def clear(self) -> None:
        """All that was launched has finished."""
        self._state.count = 0

    def names(self) -> list[str]:
        """Oldest first, each once."""
        state, names = self._state, list(self._numbers)
        first = max(0, state.count - _RECENT)
        numbers: list[int] = [state.recent[i % _RECENT] for i in range(first, state.count)]
        return list(dict.fromkeys([names[number] for number in numbers]))
