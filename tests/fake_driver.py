"""A driver over NumPy memory that runs nothing: tests of what lies above a driver use it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Argument, Artifact, Module, Properties
from burn_cube.dtypes import STORABLE

PROPERTIES = Properties(
    runtime="fake",
    name="fake device",
    plane_dim=8,
    max_cube_dim=(1024, 1024, 64),
    max_units_per_cube=1024,
    max_cube_count=(2**31 - 1, 65535, 65535),
    max_shared_bytes=1 << 16,
    max_local_bytes=1 << 16,
    max_bindings=32,
    alignment=64,
    dtypes=frozenset(STORABLE),
    features=frozenset(),
    host_memory=False,
)


@dataclass
class FakeBuffer:
    """Memory full of 0xAA, so that nothing passes for zero by chance."""

    data: NDArray[np.uint8]

    @property
    def size(self) -> int:
        """Bytes."""
        return self.data.size


@dataclass
class FakeDriver:
    """Keeps memory, counts what is read; compiles and launches nothing."""

    properties: Properties = PROPERTIES
    target: str = "llvm"
    bytes_read: int = 0
    calls: list[str] = field(default_factory=list[str])

    def alloc(self, size: int) -> FakeBuffer:
        """New memory."""
        return FakeBuffer(np.full(size, 0xAA, np.uint8))

    def write(self, buffer: FakeBuffer, offset: int, data: NDArray[Any]) -> None:
        """Copy into memory."""
        assert data.flags.c_contiguous
        assert offset >= 0
        assert offset + data.nbytes <= buffer.size
        buffer.data[offset : offset + data.nbytes] = data.reshape(-1).view(np.uint8)

    def read(self, buffer: FakeBuffer, offset: int, size: int) -> NDArray[np.uint8]:
        """Copy out of memory."""
        assert offset >= 0
        assert offset + size <= buffer.size
        self.bytes_read += size
        return buffer.data[offset : offset + size].copy()

    def wrap(self, array: NDArray[Any]) -> FakeBuffer:
        """Not what this driver is for."""
        raise NotImplementedError

    def compile(self, artifact: Artifact) -> Module:
        """Not what this driver is for."""
        raise NotImplementedError

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Not what this driver is for."""
        raise NotImplementedError

    def flush(self) -> None:
        """Noted."""
        self.calls.append("flush")

    def sync(self) -> None:
        """Noted."""
        self.calls.append("sync")
