"""Buffers in host memory, for the drivers that compute there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.driver import Buffer, Driver, MemoryUsage, Properties
from burn_cube.errors import OutOfMemoryError
from burn_cube.launch import runtimes
from burn_cube.launch.locks import lock
from burn_cube.launch.memory import address_of
from burn_runtimes import memory_limit

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
        return address_of(self.data)


class OwnBuffer(HostBuffer):
    """Bytes that an account counts for as long as the buffer lives."""

    __slots__ = ("_account",)

    def __init__(self, data: NDArray[np.uint8], account: Account) -> None:
        super().__init__(data)
        self._account = account

    def __del__(self) -> None:
        self._account.returned.append(self.data.size)


_counting = lock()


class Account:
    """How much memory buffers have. What comes back is noted in `returned`, since finalizers run anywhere."""

    def __init__(self) -> None:
        self.returned: deque[int] = deque()
        self._used = self._buffers = 0

    def take(self, size: int, others: Callable[[], int] | None = None) -> None:
        """Count a buffer; OutOfMemoryError if it goes beyond the limit, with what `others` says is taken."""
        limit = memory_limit.limit()
        more = others() if others is not None and limit is not None else 0
        with _counting:
            if self.returned:
                self._settle()
            if limit is not None:
                memory_limit.check(size + more, self._usage(), limit)
            self._used, self._buffers = self._used + size, self._buffers + 1

    def usage(self) -> MemoryUsage:
        """What is counted."""
        with _counting:
            self._settle()
            return self._usage()

    def _usage(self) -> MemoryUsage:
        return MemoryUsage(self._used, 0, self._used, self._buffers)

    def _settle(self) -> None:
        while self.returned:
            self._used, self._buffers = self._used - self.returned.popleft(), self._buffers - 1


def host_bytes(buffer: Buffer) -> NDArray[np.uint8]:
    """The bytes of a buffer that `HostMemory` made."""
    assert isinstance(buffer, HostBuffer), buffer
    return buffer.data


def no_memory(size: int, usage: MemoryUsage) -> OutOfMemoryError:
    """The host has no more."""
    return OutOfMemoryError(
        f"cannot allocate {size} bytes: the host has not enough memory; {memory_limit.described(usage)}"
    )


def properties(
    runtime: str, name: str, plane_dim: int, max_local_bytes: int = 1 << 20, alignment: int = 16
) -> Properties:
    """Those of drivers that compute in the host's memory."""
    return Properties(
        runtime=runtime,
        name=name,
        plane_dim=plane_dim,
        max_cube_dim=(1024, 1024, 1024),
        max_units_per_cube=1024,
        max_cube_count=(2**31 - 1, 2**31 - 1, 2**31 - 1),
        max_shared_bytes=1 << 20,
        max_local_bytes=max_local_bytes,
        max_bindings=256,
        alignment=alignment,
        dtypes=frozenset(dt.STORABLE),
        features=frozenset({"plane", "atomic", "cmma"}),
        host_memory=True,
    )


class HostMemory:
    """The part of a driver that concerns memory; nothing is queued, so nothing is waited for."""

    properties: Properties

    def __init__(self) -> None:
        self.account = Account()

    def __reduce__(self) -> tuple[Callable[..., Driver], tuple[str, int]]:
        """In another process: its own driver of the same name. This one has addresses."""
        return runtimes.driver, (self.properties.runtime, runtimes.index_of(cast("Driver", self)))

    def alloc(self, size: int) -> Buffer:
        """New memory; its bytes are arbitrary."""
        self.account.take(size)
        try:
            return OwnBuffer(np.empty(size, np.uint8), self.account)
        except MemoryError:
            self.account.returned.append(size)
        raise no_memory(size, self.account.usage())

    def memory_usage(self) -> MemoryUsage:
        """What buffers have."""
        return self.account.usage()

    def memory_cleanup(self) -> None:
        """Nothing is kept."""

    def persistent_memory(self) -> AbstractContextManager[None]:
        """All memory has its exact size, and none is kept."""
        return nullcontext()

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
