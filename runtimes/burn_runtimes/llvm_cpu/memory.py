"""Buffers of the CPU: aligned memory of our own, or an array's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from burn_cube.driver import Buffer
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.host_memory import HostBuffer, HostMemory

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from burn_runtimes.llvm_cpu.blocks import Blocks, MemoryUsage

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
            return CpuBuffer(_bytes(size))
        except MemoryError as error:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: the host has not enough memory") from error

    def memory_usage(self) -> MemoryUsage:
        """Bytes of large buffers, in use and kept for buffers to come."""
        return _blocks().usage()

    def memory_cleanup(self) -> None:
        """Gives memory that no buffer uses to the system."""
        _blocks().clear()

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


def _bytes(size: int) -> NDArray[np.uint8]:
    if size >= SMALLEST:
        return _blocks().lend(size)
    whole = np.empty(size + ALIGNMENT, np.uint8)
    skipped = -whole.__array_interface__["data"][0] % ALIGNMENT
    return whole[skipped : skipped + size]
