"""Buffers of the CPU: aligned memory of our own, or an array's."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import numpy as np

from burn_cube.driver import Buffer, MemoryUsage
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.host_memory import Account, HostBuffer, HostMemory, no_memory

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from burn_runtimes.llvm_cpu.blocks import Blocks

ALIGNMENT = 64
SMALLEST = 128 << 10
"""Smaller buffers are the business of malloc."""


class CpuBuffer(HostBuffer):
    """Bytes and the address where they start."""

    __slots__ = ("start",)

    def __init__(self, data: NDArray[np.uint8]) -> None:
        self.data = data
        self.start: int = data.__array_interface__["data"][0]  # `data.ctypes` takes longer

    @property
    def address(self) -> int:
        """Where the memory starts."""
        return self.start


class SmallBuffer(CpuBuffer):
    """Counted for as long as it lives; blocks count the large ones."""

    __slots__ = ("_account", "_size")

    def __init__(self, size: int, account: Account) -> None:
        self._account, self._size = account, size
        whole = np.empty(size + ALIGNMENT, np.uint8)
        start: int = whole.__array_interface__["data"][0]
        skipped = -start % ALIGNMENT
        self.data, self.start = whole[skipped : skipped + size], start + skipped

    def __del__(self) -> None:
        self._account.returned.append(self._size)


class _Foreign:
    """Memory of another library, as NumPy takes it."""

    def __init__(self, address: int, size: int, owner: object, writable: bool) -> None:
        self.owner = owner
        self.__array_interface__: dict[str, Any] = {
            "version": 3, "typestr": "|u1", "shape": (size,), "data": (address, not writable),
        }  # fmt: skip


class CpuMemory(HostMemory):
    """Memory that vectors like."""

    def alloc(self, size: int) -> Buffer:
        """New memory, aligned for whole cache lines; its bytes are arbitrary."""
        try:
            if size >= SMALLEST:
                return CpuBuffer(_blocks().lend(size, self.account.usage()))
            # without a limit nobody asks what the others have
            self.account.take(size, _reserved)
            return SmallBuffer(size, self.account)
        except OutOfMemoryError:  # of the limit
            raise
        except MemoryError:
            raise no_memory(size, self.memory_usage()) from None

    def memory_usage(self) -> MemoryUsage:
        """What buffers have, and what is kept for buffers to come."""
        small, large = self.account.usage(), _blocks().usage()
        return MemoryUsage(
            small.used + large.used, large.padding, small.used + large.reserved, small.buffers + large.buffers
        )

    def memory_cleanup(self) -> None:
        """Gives memory that no buffer uses to the system."""
        _blocks().clear()

    def persistent_memory(self) -> AbstractContextManager[None]:
        """What this thread allocates inside has its exact size, and is kept until `memory_cleanup`."""
        return _blocks().persistent()

    def adopt(self, address: int, size: int, owner: object, writable: bool) -> Buffer:
        """A buffer over memory that `owner` keeps alive."""
        if size == 0:
            return CpuBuffer(np.empty(0, np.uint8))
        return CpuBuffer(np.asarray(_Foreign(address, size, owner, writable)))

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """A buffer over the memory of a contiguous array."""
        return CpuBuffer(array.reshape(-1).view(np.uint8))


def _blocks() -> Blocks:
    from burn_runtimes.llvm_cpu.blocks import BLOCKS  # small buffers need none

    return BLOCKS


def _reserved() -> int:
    return _blocks().usage().reserved
