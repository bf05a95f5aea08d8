"""Buffers, and copies between them and the host."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from wgpu import BufferUsage, MapMode

from burn_cube.errors import OutOfMemoryError
from burn_runtimes.device.pool import Pool, Rules, Slice
from burn_runtimes.sizes import rounded
from burn_runtimes.wgpu.failures import reported

DATA = BufferUsage.STORAGE | BufferUsage.COPY_SRC | BufferUsage.COPY_DST
_WORD = 4
_SMALLEST = 16  # bytes of a buffer: also of an array without elements, which is bound like any other
_CHUNK = 1 << 24  # bytes of a copy to the host
_STAGED = 1 << 16  # and the least that the staging buffer has


def padded(size: int) -> int:
    """The bytes that a buffer really has: whole words."""
    return max(rounded(size, _WORD), _SMALLEST)


class Memory:
    """What a device has: buffers of WebGPU, kept for buffers to come."""

    def __init__(self, device: Any, name: str) -> None:
        self.device, self.name = device, name
        self.most: int = device.limits["max-buffer-size"]
        # buffers cannot share a page: a kernel that writes one would keep the others from being read
        self.pool: Pool[Any] = Pool(self, Rules(alignment=_SMALLEST, sliced=False))

    def reserve(self, size: int) -> WgpuBuffer:
        """A buffer; its bytes are arbitrary."""
        if padded(size) > self.most:
            raise OutOfMemoryError(
                f"cannot allocate {size} bytes: got {size}, expected at most {self.most} on {self.name}"
            )
        return WgpuBuffer(self.pool.reserve(size), size)

    def allocate(self, size: int) -> Any:
        """From the device."""
        with reported(f"allocate {size} bytes on {self.name}"):
            return self.device.create_buffer(size=size, usage=DATA)

    def release(self, memory: Any) -> None:
        """To the device, which waits for what was submitted."""
        memory.destroy()


class WgpuBuffer:
    """Memory of the device; comes back with its last reference, in the order of the queue."""

    __slots__ = ("__weakref__", "groups", "handle", "piece", "size")

    def __init__(self, piece: Slice[Any], size: int) -> None:
        self.piece, self.handle, self.size = piece, piece.memory, size
        self.groups: list[tuple[dict[Any, Any], object]] = []

    def __del__(self) -> None:
        # bind groups keep memory alive, and their keys may come again
        for cache, key in self.groups:
            cache.pop(key, None)


class Transfers:
    """Copies to and from buffers. WebGPU copies whole words: what surrounds a part of one is kept."""

    def __init__(self, device: Any) -> None:
        self.device = device
        self._staging: Any = None

    def write(self, buffer: WgpuBuffer, offset: int, cells: NDArray[np.uint8]) -> None:
        """Bytes to any place of a buffer."""
        start, end = offset // _WORD * _WORD, rounded(offset + cells.size, _WORD)
        if (start, end) != (offset, offset + cells.size):
            # beyond the buffer's size nobody looks
            alone = start == offset and offset + cells.size == buffer.size
            around = (
                np.zeros(end - start, np.uint8) if alone else self.read(buffer, start, end - start).copy()
            )
            around[offset - start : offset - start + cells.size] = cells
            cells = around
        self.device.queue.write_buffer(buffer.handle, start, cells)

    def read(self, buffer: WgpuBuffer, offset: int, size: int) -> NDArray[np.uint8]:
        """Bytes of a buffer; waits for what was submitted."""
        out = np.empty(size, np.uint8)
        for first in range(0, size, _CHUNK):
            part = out[first : first + _CHUNK]
            start = (offset + first) // _WORD * _WORD
            end = rounded(offset + first + part.size, _WORD)
            part[:] = self._chunk(buffer, start, end - start)[offset + first - start :][: part.size]
        return out

    def _chunk(self, buffer: WgpuBuffer, start: int, size: int) -> NDArray[np.uint8]:
        # who is interrupted leaves it mapped: nobody has it then
        staging, self._staging = self._staging, None
        if staging is None or staging.size < size:
            least = max(_STAGED, 1 << (size - 1).bit_length())
            staging = self.device.create_buffer(size=least, usage=BufferUsage.MAP_READ | BufferUsage.COPY_DST)
        encoder = self.device.create_command_encoder()
        encoder.copy_buffer_to_buffer(buffer.handle, start, staging, 0, size)
        self.device.queue.submit([encoder.finish()])
        staging.map_sync(MapMode.READ, 0, size)
        found = np.frombuffer(staging.read_mapped(0, size), np.uint8)
        staging.unmap()
        self._staging = staging
        return found

    def wait(self) -> None:
        """Until the queue is empty."""
        poll = getattr(self.device, "_poll_wait", None)
        if poll is None:
            self.device.queue.on_submitted_work_done_sync()
        else:  # wgpu 0.32 cannot wait by its own public function
            poll()
