"""Memory of devices with pointers and streams: buffers, and where a pool takes its pages from."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic

from burn_cube.driver import Argument, Buffer, BufferArg
from burn_cube.errors import OutOfMemoryError
from burn_runtimes.device.pool import Slice
from burn_runtimes.device.stream_api import OUT_OF_MEMORY, ApiError, F, StreamApi
from burn_runtimes.device.stream_lanes import Lane


class StreamBuffer:
    """Memory of the device. Comes back with the last reference, in the order of its last user."""

    __slots__ = ("_returned", "address", "keep", "piece", "size", "user")

    def __init__(
        self, address: int, size: int, returned: deque[tuple[int, Lane | None]] | None, keep: object = None,
        user: Lane | None = None, piece: Slice[int] | None = None,
    ) -> None:  # fmt: skip
        self.address, self.size = address, size
        self._returned = returned
        self.keep, self.piece = keep, piece
        self.user = user

    def __del__(self) -> None:
        # may run anywhere, even inside a call of the driver: the next call gives back what is here
        if self._returned is not None:
            self._returned.append((self.address, self.user))
        elif self.piece is not None:
            self.piece.user = self.user


class Source(Generic[F]):
    """Where the pool takes its pages from, for drivers that do not keep memory themselves."""

    def __init__(self, api: StreamApi[F], name: str) -> None:
        self.api, self.name = api, name

    def allocate(self, size: int) -> int:
        """A page."""
        try:
            return self.api.allocate(size, None)
        except ApiError as error:
            if error.code != OUT_OF_MEMORY:
                raise
            raise out_of_memory(self.api, self.name, size) from None

    def release(self, memory: int) -> None:
        """Give a page back."""
        self.api.release(memory, None)


def own_buffer(buffer: Buffer) -> StreamBuffer:
    """A buffer that this driver made."""
    assert isinstance(buffer, StreamBuffer), buffer
    return buffer


def buffers_of(args: Sequence[Argument]) -> list[StreamBuffer]:
    """The memory of a launch."""
    return [own_buffer(arg.buffer) for arg in args if isinstance(arg, BufferArg)]


def out_of_memory(api: StreamApi[F], name: str, size: int, what: str = "") -> OutOfMemoryError:
    """What was asked for, and what there is."""
    free, total = api.memory()
    asked = what or f"allocate {size} bytes"
    return OutOfMemoryError(f"cannot {asked}: {name} has {free} bytes free of {total}")
