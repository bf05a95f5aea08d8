"""Keeps the memory of freed buffers for the next ones: to touch fresh pages takes longer than most kernels.

Blocks come in size classes, four a doubling, in huge pages where the system has them. A block is lent to one
array; when the last view of that array is gone, it is kept, or given to the system if too much is kept.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
import threading
from collections import deque
from contextlib import suppress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.record import record

_HUGE_PAGE = 2 << 20
_MOST_KEPT = 1 << 30
_SHARE = 8  # of the machine's memory that may be kept


@record
class MemoryUsage:
    """Bytes in use by buffers, and bytes kept for buffers to come."""

    used: int
    kept: int


class Block:
    """Mapped memory; unmapped with its last reference."""

    __slots__ = ("_mapping", "address", "size")

    def __init__(self, size: int) -> None:
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

    __slots__ = ("__array_interface__", "_block", "_blocks")

    def __init__(self, block: Block, size: int, blocks: Blocks) -> None:
        self._block, self._blocks = block, blocks
        self.__array_interface__: dict[str, Any] = {
            "version": 3, "typestr": "|u1", "shape": (size,), "data": (block.address, False),
        }  # fmt: skip

    def __del__(self) -> None:
        self._blocks.give_back(self._block)


class Blocks:
    """The blocks of a process."""

    def __init__(self, most_kept: int) -> None:
        self.most_kept = most_kept
        self._kept: dict[int, list[Block]] = {}
        self._ages: dict[Block, None] = {}  # what is kept, the oldest first
        self._kept_bytes = self._mapped_bytes = 0
        self._returned: deque[Block] = deque()  # given back while the lock was held
        self.lock = threading.Lock()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._unlock)

    def lend(self, size: int) -> NDArray[np.uint8]:
        """Bytes, arbitrary ones, aligned to 4096; MemoryError if there is no room."""
        rounded = size_class(size)
        with self.lock:
            self._take_returned()
            found = self._kept.get(rounded)
            block = found.pop() if found else None
            if block is not None:
                del self._ages[block]
                self._kept_bytes -= rounded
            self._mapped_bytes += 0 if block is not None else rounded
        loan = Loan(block if block is not None else self._new(rounded), size, self)
        return np.asarray(loan)

    def usage(self) -> MemoryUsage:
        """What is in use and what is kept."""
        with self.lock:
            self._take_returned()
            return MemoryUsage(self._mapped_bytes - self._kept_bytes, self._kept_bytes)

    def clear(self) -> None:
        """Gives what is kept to the system."""
        with self.lock:
            self._take_returned()
            self._shrink(0)

    def give_back(self, block: Block) -> None:
        """From a finalizer, hence at any moment, perhaps inside of a method here."""
        if not self.lock.acquire(blocking=False):
            self._returned.append(block)
            return
        try:
            self._keep(block)
        finally:
            self.lock.release()

    def _new(self, size: int) -> Block:
        try:
            return self._mapped(size)
        except MemoryError:
            with self.lock:
                self._mapped_bytes -= size
            raise

    def _mapped(self, size: int) -> Block:
        try:
            return Block(size)
        except (OSError, OverflowError, ValueError):
            self.clear()
        try:
            return Block(size)
        except (OSError, OverflowError, ValueError) as error:
            raise MemoryError(size) from error

    def _keep(self, block: Block) -> None:
        self._kept.setdefault(block.size, []).append(block)
        self._ages[block] = None
        self._kept_bytes += block.size
        self._shrink(self.most_kept)

    def _shrink(self, limit: int) -> None:
        while self._kept_bytes > limit:
            block = next(iter(self._ages))
            del self._ages[block]
            self._kept[block.size].remove(block)
            self._kept_bytes -= block.size
            self._mapped_bytes -= block.size

    def _take_returned(self) -> None:
        while self._returned:
            self._keep(self._returned.popleft())

    def _unlock(self) -> None:
        self.lock = threading.Lock()


def size_class(size: int) -> int:
    """The size of a block for so many bytes: a quarter of a power of two times 4 to 7."""
    step = max(1 << max(size.bit_length() - 3, 0), mmap.PAGESIZE)
    return -(-size // step) * step


def _most_kept() -> int:
    try:
        machine = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return _MOST_KEPT
    return min(_MOST_KEPT, machine // _SHARE)


BLOCKS = Blocks(_most_kept())
