"""Streams of threads: each thread that uses a device has one, and waits for another's only by need.

A *lane* is a stream of the driver's. A buffer names the lane that used it last. Before another one uses it,
its stream is told to wait for what the first was asked so far: on the device, while the host goes on. What is
queued in different lanes is not ordered otherwise.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from burn_cube import config
from burn_runtimes.device.stream_state import LANES, LaneState, StreamState

_WAIT = 1e-5


class Lane:
    """A stream of a device, and how many threads use it."""

    __slots__ = ("event", "number", "state", "stream", "threads")

    def __init__(self, number: int, stream: Any, state: LaneState) -> None:
        self.number, self.stream, self.state = number, stream, state
        self.threads = 0
        self.event: Any = None
        """What others wait by, made when the first of them does."""


class Used(Protocol):
    """Memory that remembers which lane used it last; None if none has, or if no compiled launch may now."""

    user: Lane | None


class _Seat:
    """That a thread uses a lane; ends with the thread."""

    __slots__ = ("_left", "_state", "_thread", "lane")

    def __init__(self, lane: Lane, state: StreamState, left: deque[Lane]) -> None:
        self.lane, self._state, self._left = lane, state, left
        self._thread = threading.get_ident()
        self.sit()

    def sit(self) -> None:
        """Let compiled launches of the thread find the lane, if another thread has taken the place."""
        self._state.seat(self._thread, self.lane.state)

    def __del__(self) -> None:
        self._state.leave(self._thread)  # the number may be another thread's soon
        self._left.append(self.lane)


class _Mine(threading.local):
    seat: _Seat | None = None


class Lanes:
    """Those of one device. Who calls has the device's lock.

    `make` makes a stream, and the number by which compiled launches know it; `order` lets the stream of one
    lane wait for that of another.
    """

    def __init__(
        self, state: StreamState, make: Callable[[], tuple[Any, int]], order: Callable[[Lane, Lane], None]
    ) -> None:
        self._state, self._make, self._order = state, make, order
        self._all: list[Lane] = []
        self._mine = _Mine()
        self._left: deque[Lane] = deque()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Lane]:
        return iter(self._all)

    def mine(self) -> Lane:
        """That of this thread, from its first call until it ends."""
        seat = self._mine.seat
        if seat is None:
            lane = self._free()
            lane.threads += 1
            seat = self._mine.seat = _Seat(lane, self._state, self._left)
        else:
            seat.sit()
        return seat.lane

    def _free(self) -> Lane:
        """One that no thread uses; else a new one; else one that the fewest use."""
        while self._left:
            self._left.popleft().threads -= 1
        least = min(self._all, key=lambda lane: lane.threads, default=None)
        if least is not None and (not least.threads or len(self._all) >= most()):
            return least
        stream, handle = self._make()
        number = len(self._all)
        state = self._state.lanes[number]
        lane = Lane(number, stream, state)
        state.handle, state.mark = handle, id(lane)
        self._all.append(lane)
        return lane

    def claim(self, buffers: Iterable[Used], lane: Lane) -> None:
        """Before a lane uses buffers: let it wait for those that used them last."""
        taken = [(buffer, buffer.user) for buffer in buffers if buffer.user is not lane]
        if not taken:
            return
        others = {user.number: user for _, user in taken if user is not None and user is not lane}
        for buffer, _ in taken:
            buffer.user = None  # so that compiled launches of no lane take them for theirs meanwhile
        try:
            for other in others.values():
                self.follow(lane, other)
        except BaseException:
            for buffer, user in taken:
                buffer.user = user
            raise
        for buffer, _ in taken:
            buffer.user = lane

    def follow(self, lane: Lane, other: Lane) -> None:
        """Let a lane wait for all that another one has been asked so far."""
        other.state.shut += 1  # launches of its threads come by way of Python, where they wait for us
        try:
            while other.state.busy:  # inside of the driver, and maybe not queued yet
                time.sleep(_WAIT)
            self._order(lane, other)
        finally:
            other.state.shut -= 1

    def inherit(self, buffer: Used, users: frozenset[Lane]) -> None:
        """New memory that lanes have used before it came back: what uses it comes after them."""
        if len(users) == 1:
            (buffer.user,) = users
        elif users:
            lane = self.mine()
            for other in sorted(users, key=lambda user: user.number):
                if other is not lane:
                    self.follow(lane, other)
            buffer.user = lane


def most() -> int:
    """How many streams a device has."""
    return min(max(1, config.current().streams), LANES)


def used_by_others(buffers: Iterable[Used], lane: Lane) -> bool:
    """Whether another lane used any of them last."""
    return any(buffer.user is not None and buffer.user is not lane for buffer in buffers)
