"""Memory of the CPU: aligned memory of our own, or an array's."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import numpy as np

from burn_cube.config import current
from burn_cube.driver import Buffer, MemoryUsage
from burn_cube.errors import OutOfMemoryError
from burn_cube.launch.memory import bytes_at
from burn_runtimes.host_memory import HostMemory, no_memory
from burn_runtimes.llvm_cpu.buffers import CpuBuffer
from burn_runtimes.llvm_cpu.pieces import Pieces, SmallBuffer

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from burn_runtimes.llvm_cpu.blocks import Blocks

SMALLEST = 128 << 10
"""Smaller buffers are no blocks, but pieces of what malloc gives."""


class CpuMemory(HostMemory):
    """Memory that vectors like."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces = Pieces(self.account)
        self._sizes = self._pieces.sizes

    def alloc(self, size: int) -> Buffer:
        """New memory, aligned for whole cache lines; its bytes are arbitrary."""
        own = self._sizes.get(size)
        if own is not None and own.kept and not current().memory_limit_mib:
            try:
                return SmallBuffer(own.kept.pop(), own, self.account)
            except IndexError:  # another thread has taken the last one
                pass
        return self._alloc(size)

    def _alloc(self, size: int) -> Buffer:
        try:
            if current().memory_limit_mib:
                self._pieces.clear()
            if size >= SMALLEST:
                return CpuBuffer(_blocks().lend(size, self.account.usage()))
            self._count(size)
            own = self._pieces.of(size)
            try:
                return SmallBuffer(own.new(), own, self.account)
            except MemoryError:
                self.account.returned.append(size)
                raise
        except OutOfMemoryError:  # of the limit
            raise
        except MemoryError:
            raise no_memory(size, self.memory_usage()) from None

    def _count(self, size: int) -> None:
        """Count a small buffer; without a limit nobody asks what the others have."""
        try:
            self.account.take(size, _reserved)
        except OutOfMemoryError:
            _blocks().clear()  # what is kept for buffers to come must not stand in the way of one
            self.account.take(size, _reserved)

    def memory_usage(self) -> MemoryUsage:
        """What buffers have, and what is kept for buffers to come."""
        (kept, pieces), small, large = self._pieces.kept(), self.account.usage(), _blocks().usage()
        return MemoryUsage(
            small.used - kept + large.used, large.padding, small.reserved + large.reserved,
            small.buffers - pieces + large.buffers,
        )  # fmt: skip

    def memory_cleanup(self) -> None:
        """Gives memory that no buffer uses to the system."""
        self._pieces.clear()
        _blocks().clear()

    def persistent_memory(self) -> AbstractContextManager[None]:
        """What this thread allocates inside has its exact size, and is kept until `memory_cleanup`."""
        return _blocks().persistent()

    def adopt(self, address: int, size: int, owner: object, writable: bool) -> Buffer:
        """A buffer over memory that `owner` keeps alive."""
        return CpuBuffer(bytes_at(address, size, owner, writable))

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """A buffer over the memory of a contiguous array."""
        return CpuBuffer(array.reshape(-1).view(np.uint8))


def _blocks() -> Blocks:
    from burn_runtimes.llvm_cpu.blocks import BLOCKS  # small buffers need none

    return BLOCKS


def _reserved() -> int:
    return _blocks().usage().reserved
