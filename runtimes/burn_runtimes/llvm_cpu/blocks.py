"""Keeps the memory of freed buffers for the next ones: to touch fresh pages takes longer than most kernels.

Blocks come in size classes, four a doubling, in huge pages where the system has them. A block is lent to one
array; when the last view of that array is gone, it is kept, or given to the system if too much is kept.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
from collections import deque
from contextlib import AbstractContextManager, suppress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import MemoryUsage
from burn_cube.launch.locks import lock
from burn_runtimes.memory_limit import check, limit
from burn_runtimes.persistent import Persistent
from burn_runtimes.sizes import rounded, size_class

_HUGE_PAGE = 2 << 20
_MOST_KEPT = 1 << 30
_SHARE = 8  # of the machine's memory that may be kept


NOTHING = MemoryUsage(0, 0, 0, 0)


class Block:
    """Mapped memory; unmapped with its last reference."""

    __slots__ = ("_mapping", "address", "persistent", "size")

    def __init__(self, size: int, persistent: bool = False) -> None:
        self.persistent = persistent
        huge = size >= _HUGE_PAGE
        self._mapping = _map(size + _HUGE_PAGE if huge else size)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self._mapping))
        self.address = start + (-start % _HUGE_PAGE if huge else 0)
        self.size = size
        advice = getattr(mmap, "MADV_HUGEPAGE", None)  # Linux only
        if huge and advice is not None:
            with suppress(OSError):  # a kernel without huge pages: small ones do
                self._mapping.madvise(advice)


def _map(size: int) -> mmap.mmap:
    if sys.platform == "win32":
        return mmap.mmap(-1, size)
    # private: shared memory has no huge pages
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)


class Loan:
    """What an array over a block keeps alive."""

    __slots__ = ("__array_interface__", "_block", "_blocks", "_size")

    def __init__(self, block: Block, size: int, blocks: Blocks) -> None:
        self._block, self._blocks, self._size = block, blocks, size
        self.__array_interface__: dict[str, Any] = {
            "version": 3, "typestr": "|u1", "shape": (size,), "data": (block.address, False),
        }  # fmt: skip

    def __del__(self) -> None:
        self._blocks.give_back(self._block, self._size)


class Blocks:
    """The blocks of a process."""

    def __init__(self, most_kept: int) -> None:
        self.most_kept = most_kept
        self._kept: dict[tuple[int, bool], list[Block]] = {}
        self._ages: dict[Block, None] = {}  # what is kept, the oldest first; what is persistent has no age
        self._kept_bytes = self._mapped_bytes = self._used = self._buffers = 0
        self._returned: deque[tuple[Block, int]] = deque()  # given back while the lock was held
        self._persistent = Persistent()
        self.lock = lock()

    def lend(self, size: int, others: MemoryUsage = NOTHING) -> NDArray[np.uint8]:
        """Bytes, arbitrary ones, aligned to 4096; MemoryError if there is no room.

        OutOfMemoryError beyond the limit, which holds for `others` too: what is taken elsewhere.
        """
        persistent = self._persistent.on
        room = rounded(size, mmap.PAGESIZE) if persistent else size_class(size, mmap.PAGESIZE)
        with self.lock:
            self._take_returned()
            found = self._kept.get((room, persistent))
            block = found.pop() if found else None
            if block is not None:
                self._ages.pop(block, None)
                self._kept_bytes -= room
            else:
                self._make_room(room, others)
                self._mapped_bytes += room
        loan = Loan(block if block is not None else self._new(room, persistent), size, self)
        with self.lock:
            self._used, self._buffers = self._used + size, self._buffers + 1
        return np.asarray(loan)

    def persistent(self) -> AbstractContextManager[None]:
        """What this thread is lent inside has its size in whole pages, and is kept until `clear`."""
        return self._persistent.inside()

    def usage(self) -> MemoryUsage:
        """What is lent, and what there is in all."""
        with self.lock:
            self._take_returned()
            return self._usage()

    def _usage(self, others: MemoryUsage | None = None) -> MemoryUsage:
        lent = self._mapped_bytes - self._kept_bytes
        found = MemoryUsage(self._used, lent - self._used, self._mapped_bytes, self._buffers)
        if others is None:
            return found
        return MemoryUsage(
            found.used + others.used, found.padding, found.reserved + others.reserved,
            found.buffers + others.buffers,
        )  # fmt: skip

    def clear(self) -> None:
        """Gives what is kept to the system."""
        with self.lock:
            self._take_returned()
            self._unmap_kept()

    def give_back(self, block: Block, size: int) -> None:
        """From a finalizer, hence at any moment, perhaps inside of a method here."""
        if not self.lock.acquire(blocking=False):
            self._returned.append((block, size))
            return
        try:
            self._keep(block, size)
        finally:
            self.lock.release()

    def _make_room(self, size: int, others: MemoryUsage) -> None:
        """Within the limit, at the cost of what is kept."""
        most = limit()
        if most is None:
            return
        if self._mapped_bytes + others.reserved + size > most:
            self._unmap_kept()
        check(size, self._usage(others))

    def _new(self, size: int, persistent: bool) -> Block:
        try:
            return self._mapped(size, persistent)
        except MemoryError:
            with self.lock:
                self._mapped_bytes -= size
            raise

    def _mapped(self, size: int, persistent: bool) -> Block:
        try:
            return Block(size, persistent)
        except (OSError, OverflowError, ValueError):
            self.clear()
        try:
            return Block(size, persistent)
        except (OSError, OverflowError, ValueError) as error:
            raise MemoryError(size) from error

    def _keep(self, block: Block, size: int) -> None:
        self._used, self._buffers = self._used - size, self._buffers - 1
        self._kept.setdefault((block.size, block.persistent), []).append(block)
        self._kept_bytes += block.size
        if not block.persistent:
            self._ages[block] = None
            self._shrink(self.most_kept)

    def _unmap_kept(self) -> None:
        self._mapped_bytes -= self._kept_bytes
        self._kept_bytes = 0
        self._kept.clear()
        self._ages.clear()

    def _shrink(self, most: int) -> None:
        while self._ages and self._kept_bytes > most:
            block = next(iter(self._ages))
            del self._ages[block]
            self._kept[block.size, False].remove(block)
            self._kept_bytes -= block.size
            self._mapped_bytes -= block.size

    def _take_returned(self) -> None:
        while self._returned:
            self._keep(*self._returned.popleft())


def _most_kept() -> int:
    try:
        machine = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return _MOST_KEPT
    return min(_MOST_KEPT, machine // _SHARE)


BLOCKS = Blocks(_most_kept())
