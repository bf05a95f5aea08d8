"""When kernels of a stream ran: marks around each, measured from one whose time the host knows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Generic

from burn_cube.driver import Times
from burn_runtimes.device.stream_api import F, StreamApi

_LONGEST = 100_000_000
"""Nanoseconds to measure: drivers give them as 32-bit floats."""


class _Origin:
    """A mark, and the host's time of it; `users` are measurements that still need it."""

    def __init__(self, api: StreamApi[Any], stream: Any) -> None:
        self.mark = api.mark(stream)
        try:
            api.elapsed(self.mark, self.mark)  # waits
        except BaseException:
            api.unmark(self.mark)
            raise
        self.at = time.perf_counter_ns()
        self.users = 0


class Stopwatch(Generic[F]):
    """Of one device; whoever calls has it."""

    def __init__(self, api: StreamApi[F]) -> None:
        self._api = api
        self._origin: _Origin | None = None

    def around(self, launch: Callable[[], None], stream: Any) -> Callable[[], Times]:
        """Launch in a stream; what it gives waits for the kernel, and is to be called once."""
        origin, begin = self._current(stream), self._api.mark(stream)
        try:
            launch()
            end = self._api.mark(stream)
        except BaseException:
            self._api.unmark(begin)
            raise
        origin.users += 1
        return lambda: self._times(origin, begin, end)

    def _current(self, stream: Any) -> _Origin:
        old = self._origin
        if old is not None and time.perf_counter_ns() - old.at <= _LONGEST:
            return old
        self._origin = made = _Origin(self._api, stream)  # the old one stays if there is none
        if old is not None and not old.users:
            self._api.unmark(old.mark)
        return made

    def _times(self, origin: _Origin, begin: object, end: object) -> Times:
        api = self._api
        took, start = api.elapsed(begin, end), origin.at + api.elapsed(origin.mark, begin)
        api.unmark(begin)
        api.unmark(end)
        origin.users -= 1
        if origin is not self._origin and not origin.users:
            api.unmark(origin.mark)
        return Times(start, start + took, "device")
