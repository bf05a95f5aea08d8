"""Buffers of the CPU: aligned memory of our own, or an array's."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Buffer
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.host_memory import HostBuffer, HostMemory
from burn_runtimes.llvm_cpu.blocks import BLOCKS, SMALLEST, MemoryUsage

ALIGNMENT = 64


class CpuBuffer(HostBuffer):
    """Bytes and the address where they start."""

    __slots__ = ("start",)

    def __init__(self, data: NDArray[np.uint8]) -> None:
        super().__init__(data)
        self.start: int = data.ctypes.data


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
        return BLOCKS.usage()

    def memory_cleanup(self) -> None:
        """Gives memory that no buffer uses to the system."""
        BLOCKS.clear()

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """A buffer over the memory of a contiguous array."""
        return CpuBuffer(array.reshape(-1).view(np.uint8))


def _bytes(size: int) -> NDArray[np.uint8]:
    if size >= SMALLEST:
        return BLOCKS.lend(size)
    whole = np.empty(size + ALIGNMENT, np.uint8)
    skipped = -whole.ctypes.data % ALIGNMENT
    return whole[skipped : skipped + size]
