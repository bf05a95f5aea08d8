"""Memory of a device, kept between uses: to ask a driver for memory costs more than most kernels.

Small buffers are slices of pages, cut by best fit and joined again when they come back. A large buffer has a
page of its own, kept by its size. Pages that nothing has used for long are given back to the driver, and all
that are free if the driver has no more. Memory that comes back may be lent again at once, while work that
uses it is still in flight: what is lent names its last streams, which the next one comes after.
"""

from __future__ import annotations

import threading
from bisect import bisect_left, insort
from collections import deque
from contextlib import AbstractContextManager
from typing import Any, Generic, Protocol, TypeVar

from burn_cube.driver import MemoryUsage
from burn_cube.errors import OutOfMemoryError
from burn_cube.record import record
from burn_runtimes import memory_limit
from burn_runtimes.persistent import Persistent
from burn_runtimes.sizes import rounded, size_class

M = TypeVar("M")
Hole = tuple[int, int, frozenset[Any]]
"""Offset, size, and the streams that used it before."""
_NOBODY: frozenset[Any] = frozenset()


class Source(Protocol[M]):
    """Where pages come from."""

    def allocate(self, size: int) -> M:
        """Memory of `size` bytes; OutOfMemoryError if there is none."""
        ...

    def release(self, memory: M) -> None:
        """Give memory back to the driver; nothing in flight uses it."""
        ...


@record
class Rules:
    """`sliced`: whether buffers may share a page. `cap`: the most bytes to take from the driver, if not what
    the setting `memory_limit_mib` says."""

    alignment: int = 256
    sliced: bool = True
    page: int = 32 << 20
    largest_slice: int = 8 << 20
    cap: int | None = None
    idle: int = 5000
    """Reservations after which a page that was not used goes back to the driver."""


class Page(Generic[M]):
    """Memory of the driver, by offset: `free` has what is not lent, `lent` how many bytes were asked for."""

    __slots__ = ("free", "last_used", "lent", "memory", "persistent", "shared", "size")

    def __init__(self, memory: M, size: int, shared: bool, persistent: bool) -> None:
        self.memory, self.size, self.shared, self.persistent = memory, size, shared, persistent
        self.free: list[Hole] = [(0, size, _NOBODY)]
        self.lent: dict[int, int] = {}
        self.last_used = 0

    @property
    def is_free(self) -> bool:
        """Whether nothing of it is lent."""
        return len(self.free) == 1 and self.free[0][1] == self.size

    def best_fit(self, size: int) -> Hole | None:
        """The smallest hole that takes `size` bytes."""
        return min((hole for hole in self.free if hole[1] >= size), key=lambda hole: hole[1], default=None)

    def take(self, hole: Hole, size: int) -> int:
        """Cut the start off a hole."""
        offset, room, users = hole
        at = self.free.index(hole)
        self.free[at : at + 1] = [(offset + size, room - size, users)] if room > size else []
        return offset

    def give_back(self, offset: int, size: int, users: frozenset[Any]) -> None:
        """Join what comes back with the holes around it."""
        del self.lent[offset]
        at = bisect_left(self.free, (offset, 0))
        if at < len(self.free) and self.free[at][0] == offset + size:
            _, room, others = self.free.pop(at)
            size, users = size + room, users | others
        if at and self.free[at - 1][0] + self.free[at - 1][1] == offset:
            at -= 1
            offset, room, others = self.free.pop(at)
            size, users = room + size, users | others
        self.free.insert(at, (offset, size, users))


class Slice(Generic[M]):
    """A lent piece of a page, from byte `offset` on; comes back with its last reference.

    `users` are the streams that used it before it was lent, `user` the one that has used it last since.
    """

    __slots__ = ("_page", "_pool", "_room", "offset", "size", "user", "users")

    def __init__(
        self, pool: Pool[M], page: Page[M], offset: int, size: int, room: int, users: frozenset[Any] = _NOBODY
    ) -> None:
        self._pool, self._page, self._room = pool, page, room
        self.user: Any = None
        self.users = users
        self.offset, self.size = offset, size

    @property
    def memory(self) -> M:
        """The driver's memory that it lies in."""
        return self._page.memory

    def __del__(self) -> None:
        # may run anywhere, even inside the pool: the pool looks at what came back when it is called next
        users = self.users if self.user is None else frozenset((self.user,))
        self._pool.returned.append((self._page, self.offset, self._room, users))


class Pool(Generic[M]):
    """The memory of one device. Any thread may reserve."""

    def __init__(self, source: Source[M], rules: Rules) -> None:
        self.source, self.rules = source, rules
        self.returned: deque[tuple[Page[M], int, int, frozenset[Any]]] = deque()
        self._lock = threading.Lock()
        self._pages: list[Page[M]] = []
        self._kept: list[tuple[int, int, Page[M]]] = []  # free whole pages: size, serial, page
        self._clock = 0
        self._persistent = Persistent()

    def reserve(self, size: int) -> Slice[M]:
        """Memory of `size` bytes, at least one; OutOfMemoryError with the sizes if there is none."""
        room = rounded(max(size, 1), self.rules.alignment)
        with self._lock:
            self._settle()
            self._clock += 1
            if self._clock % self.rules.idle == 0:
                self._release(self.rules.idle)
            page, offset, room, users = self._find(room)
            page.last_used = self._clock
            page.lent[offset] = size
            return Slice(self, page, offset, size, room, users)

    def usage(self) -> MemoryUsage:
        """How much there is, and how much of it is lent."""
        with self._lock:
            self._settle()
            return self._usage()

    def _usage(self) -> MemoryUsage:
        # from the pages, not counted beside them: an interrupt anywhere leaves both alike
        sizes = [size for page in self._pages for size in page.lent.values()]
        free = sum([room for page in self._pages for _, room, _ in page.free])
        reserved = self._reserved
        return MemoryUsage(sum(sizes), reserved - free - sum(sizes), reserved, len(sizes))

    @property
    def _reserved(self) -> int:
        return sum([page.size for page in self._pages])

    def cleanup(self) -> None:
        """Give all free pages back to the driver."""
        with self._lock:
            self._settle()
            self._release(0)

    def persistent(self) -> AbstractContextManager[None]:
        """What this thread reserves inside has exactly its size, and stays until `cleanup`: for weights."""
        return self._persistent.inside()

    def _settle(self) -> None:
        """Take back what was returned since the last call."""
        while self.returned:
            page, offset, room, users = self.returned.popleft()
            page.give_back(offset, room, users)
            if not page.shared:
                insort(self._kept, (page.size, id(page), page))

    def _find(self, room: int) -> tuple[Page[M], int, int, frozenset[Any]]:
        """A page, the place in it, the bytes taken, and who used them before."""
        if self.rules.sliced and room <= self.rules.largest_slice and not self._persistent.on:
            found = self._slice(room)
            if found is not None:
                return found
        return self._whole(room)

    def _slice(self, room: int) -> tuple[Page[M], int, int, frozenset[Any]] | None:
        """A slice; None if a page to share would go beyond the limit."""
        pages = (page for page in self._pages if page.shared)
        found = [(hole, page) for page in pages if (hole := page.best_fit(room))]
        if found:
            hole, page = min(found, key=lambda pair: pair[0][1])
        elif (cap := self._cap()) is not None and self._reserved + self.rules.page > cap:
            return None
        else:
            page = self._new(self.rules.page, shared=True)
            hole = page.free[0]
        return page, page.take(hole, room), room, hole[2]

    def _whole(self, room: int) -> tuple[Page[M], int, int, frozenset[Any]]:
        """A kept page that is not much too large, else a new one."""
        persistent = self._persistent.on
        size = room if persistent else size_class(room, self.rules.alignment)
        at = bisect_left(self._kept, (size, 0))
        while at < len(self._kept) and self._kept[at][0] <= size + size // 4:
            page = self._kept[at][2]
            if page.persistent == persistent:
                del self._kept[at]
                users = page.free[0][2]
                return page, page.take(page.free[0], page.size), page.size, users
            at += 1
        page = self._new(size, shared=False)
        return page, page.take(page.free[0], page.size), page.size, _NOBODY

    def _new(self, size: int, shared: bool) -> Page[M]:
        """A page from the driver; if it has none left, once more after giving back what is free."""
        try:
            memory = self._allocate(size)
        except OutOfMemoryError:
            self._release(0)
            memory = self._allocate(size)
        page = Page(memory, size, shared, self._persistent.on)
        self._pages.append(page)
        return page

    def _cap(self) -> int | None:
        return memory_limit.limit() if self.rules.cap is None else self.rules.cap

    def _allocate(self, size: int) -> M:
        usage = self._usage()
        memory_limit.check(size, usage, self.rules.cap)
        try:
            return self.source.allocate(size)
        except OutOfMemoryError as error:
            raise OutOfMemoryError(f"{error.message}; {memory_limit.described(usage)}") from error

    def _release(self, idle: int) -> None:
        """Give back free pages that the last `idle` reservations did not use; 0: all, persistent too."""
        for page in [page for page in self._pages if page.is_free]:
            if idle and (page.persistent or self._clock - page.last_used < idle):
                continue
            self._pages.remove(page)
            self._kept = [kept for kept in self._kept if kept[2] is not page]
            self.source.release(page.memory)
