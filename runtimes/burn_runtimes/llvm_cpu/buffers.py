"""Buffers of the CPU: bytes, and where they start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burn_cube.launch.memory import address_of
from burn_runtimes.host_memory import HostBuffer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ALIGNMENT = 64
"""Bytes: a cache line, the widest vector."""


class CpuBuffer(HostBuffer):
    """Bytes and the address where they start."""

    __slots__ = ("start",)

    def __init__(self, data: NDArray[np.uint8]) -> None:
        self.data = data
        self.start = address_of(data)

    @property
    def address(self) -> int:
        """Where the memory starts."""
        return self.start
