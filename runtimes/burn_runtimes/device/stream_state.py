"""What launches of a device share, Python's and compiled ones: the struct `stream` of `stream.h`."""

from __future__ import annotations

import ctypes
import os
import time
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any
from weakref import WeakValueDictionary

LANES = 64
"""The most streams of a device."""
_SEATS = 256  # places for threads, by a hash of their numbers
_SPREAD = 0x9E3779B97F4A7C15
_RECENT = 4  # kernels that may be to blame for a lost device
_LENGTH = 16  # where a deque has its length, as all objects of variable size
_WAIT = 1e-5
_NONE_PENDING = ctypes.c_int64(0)


class LaneState(ctypes.Structure):
    """The struct `lane`, a stream: `busy` launches are inside of the driver, none begins while `shut`."""

    _fields_ = (
        ("shut", ctypes.c_int64),
        ("busy", ctypes.c_int64),
        ("handle", ctypes.c_int64),
        ("mark", ctypes.c_int64),
    )

    shut: int
    busy: int
    handle: int
    mark: int
    """What buffers hold that it used last: the address of an object."""


class _SeatState(ctypes.Structure):
    """The struct `seat`: the lane of a thread."""

    _fields_ = (("thread", ctypes.c_uint64), ("lane", ctypes.c_int64))

    thread: int
    lane: int


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
        ("tells", ctypes.c_int64),
        ("count", ctypes.c_uint64),
        ("recent", ctypes.c_int64 * _RECENT),
        ("seats", _SeatState * _SEATS),
        ("lanes", LaneState * LANES),
    )

    shut: int
    busy: int
    pending: int
    settle: int
    enter: int
    context: int
    set: int
    launch: int
    tells: int
    count: int
    recent: ctypes.Array[ctypes.c_int64]
    seats: ctypes.Array[_SeatState]
    lanes: ctypes.Array[LaneState]

    def __init__(self) -> None:
        super().__init__()
        self.pending = ctypes.addressof(_NONE_PENDING)
        _watching[id(self)] = self

    def watch(self, pending: deque[Any], settle: Callable[[], None]) -> None:
        """Compiled launchers call `settle` first if anything is pending; the caller keeps both."""
        self.pending, self.settle = id(pending) + _LENGTH, id(settle)

    def seat(self, thread: int, lane: LaneState) -> None:
        """Let compiled launches of a thread find its lane: its place may have been another thread's."""
        place = self.seats[_place(thread)]
        if place.thread != thread:
            place.thread = 0
            place.lane = ctypes.addressof(lane)
            place.thread = thread

    def leave(self, thread: int) -> None:
        """A thread ends."""
        place = self.seats[_place(thread)]
        if place.thread == thread:
            place.thread = 0

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


def _place(thread: int) -> int:
    return (thread * _SPREAD & (1 << 64) - 1) >> 56


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
