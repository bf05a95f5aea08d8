"""Buffers in host memory, for the drivers that compute there without a compiler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from burn_cube.driver import Buffer
from burn_cube.errors import OutOfMemoryError

if TYPE_CHECKING:
    from numpy.typing import NDArray


class HostBuffer:
    """Bytes of the host: its own, or those of an array."""

    __slots__ = ("data",)

    def __init__(self, data: NDArray[np.uint8]) -> None:
        self.data = data

    @property
    def size(self) -> int:
        """Bytes."""
        return self.data.size

    @property
    def writable(self) -> bool:
        """Whether kernels may write it."""
        return self.data.flags.writeable

    @property
    def address(self) -> int:
        """Where the memory starts."""
        start: int = self.data.ctypes.data
        return start


def host_bytes(buffer: Buffer) -> NDArray[np.uint8]:
    """The bytes of a buffer that `HostMemory` made."""
    assert isinstance(buffer, HostBuffer), buffer
    return buffer.data


class HostMemory:
    """The part of a driver that concerns memory; nothing is queued, so nothing is waited for."""

    def alloc(self, size: int) -> Buffer:
        """New memory; its bytes are arbitrary."""
        try:
            return HostBuffer(np.empty(size, np.uint8))
        except MemoryError as error:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: the host has not enough memory") from error

    def write(self, buffer: Buffer, offset: int, data: NDArray[Any]) -> None:
        """Copy an array into a buffer."""
        given = np.ascontiguousarray(data).reshape(-1).view(np.uint8)
        host_bytes(buffer)[offset : offset + given.size] = given

    def read(self, buffer: Buffer, offset: int, size: int) -> NDArray[np.uint8]:
        """A copy of bytes of a buffer."""
        return host_bytes(buffer)[offset : offset + size].copy()

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """A buffer over the memory of a contiguous array."""
        return HostBuffer(array.reshape(-1).view(np.uint8))

    def flush(self) -> None:
        """Nothing is queued."""

    def sync(self) -> None:
        """Nothing is queued."""
