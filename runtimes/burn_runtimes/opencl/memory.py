"""Memory of a device: buffers of OpenCL, kept for buffers to come."""

from __future__ import annotations

import gc
from typing import cast

import pyopencl as cl

from burn_cube.driver import Buffer
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.device.pool import Pool, Rules, Slice

OpenclBuffer = Slice[cl.Buffer]
_ALIGNMENT = 64  # atomics on narrow integers touch the whole word around


class Memory:
    """What a device has. Drivers may find only at its first use that memory is not there."""

    def __init__(self, context: cl.Context, device: cl.Device) -> None:
        self.context, self.name = context, device.name.strip()
        self.most: int = device.max_mem_alloc_size
        self.pool: Pool[cl.Buffer] = Pool(self, Rules(alignment=_ALIGNMENT, sliced=False))

    def reserve(self, size: int) -> OpenclBuffer:
        """A buffer; its bytes are arbitrary."""
        if size > self.most:
            raise self._none(size, f"one buffer may have {self.most} bytes")
        try:
            return self.pool.reserve(size)
        except OutOfMemoryError:
            gc.collect()  # buffers in reference cycles
            return self.pool.reserve(size)

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


def own(buffer: Buffer) -> OpenclBuffer:
    """A buffer that this runtime made."""
    assert isinstance(buffer, Slice), buffer
    return cast("OpenclBuffer", buffer)
