"""Memory of a device: pages of OpenCL, kept for buffers to come. A small buffer is a sub-buffer of a page."""

from __future__ import annotations

import gc

import pyopencl as cl

from burn_cube.driver import Buffer
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.device.pool import Pool, Rules, Slice
from burn_runtimes.device.stream_lanes import Lane
from burn_runtimes.sizes import rounded

_ALIGNMENT = 64  # atomics on narrow integers touch the whole word around
_PAGE = 32 << 20
_SLICES = 4  # that a page has room for at least


class OpenclBuffer:
    """Memory of the device, as kernels and copies take it; comes back with its last reference."""

    __slots__ = ("memory", "piece", "size", "user")

    def __init__(self, piece: Slice[cl.Buffer], memory: cl.Buffer, size: int) -> None:
        self.piece, self.memory, self.size = piece, memory, size
        self.user: Lane | None = None

    def __del__(self) -> None:
        self.piece.user = self.user


class Memory:
    """What a device has. Drivers may find only at its first use that memory is not there."""

    def __init__(self, context: cl.Context, device: cl.Device) -> None:
        self.context, self.name = context, device.name.strip()
        self.most: int = device.max_mem_alloc_size
        page = min(_PAGE, self.most)
        self.rules = Rules(alignment=_alignment(device), page=page, largest_slice=page // _SLICES)
        self.pool: Pool[cl.Buffer] = Pool(self, self.rules)

    def reserve(self, size: int) -> OpenclBuffer:
        """A buffer; its bytes are arbitrary."""
        if size > self.most:
            raise self._none(size, f"one buffer may have {self.most} bytes")
        try:
            return self._reserved(size)
        except OutOfMemoryError:
            gc.collect()  # buffers in reference cycles
            return self._reserved(size)

    def _reserved(self, size: int) -> OpenclBuffer:
        piece = self.pool.reserve(size)
        if size > self.rules.largest_slice:  # has a page of its own
            return OpenclBuffer(piece, piece.memory, size)
        room = rounded(max(size, 1), self.rules.alignment)
        try:  # what is queued holds the part, and by it the page, until it has run
            part = piece.memory.get_sub_region(piece.offset, room, cl.mem_flags.READ_WRITE)
        except cl.Error as error:  # no memory of the host
            raise self._none(size, "the driver makes no part of a buffer") from error
        return OpenclBuffer(piece, part, size)

    def allocate(self, size: int) -> cl.Buffer:
        """From the driver."""
        try:
            return cl.Buffer(self.context, cl.mem_flags.READ_WRITE, size=size)
        except cl.Error as error:
            raise self._none(size, "the device has not enough memory") from error

    def release(self, memory: cl.Buffer) -> None:
        """To the driver, which waits for what still uses it."""
        memory.release()

    def _none(self, size: int, why: str) -> OutOfMemoryError:
        return OutOfMemoryError(f"cannot allocate {size} bytes on {self.name}: {why}")


def _alignment(device: cl.Device) -> int:
    """Bytes that each part of a page must begin at a multiple of."""
    return max(_ALIGNMENT, device.mem_base_addr_align // 8)


def own(buffer: Buffer) -> OpenclBuffer:
    """A buffer that this runtime made."""
    assert isinstance(buffer, OpenclBuffer), buffer
    return buffer
