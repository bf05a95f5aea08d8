"""Memory of small buffers that are gone, kept for the next ones of their size: a list for each size.

To ask for memory takes longer than most kernels on it. What is kept stays counted by the account as lent;
who asks for the usage takes it off again. So the common ways, out of a list and back, count nothing.
"""

from __future__ import annotations

from sys import getrefcount
from typing import TYPE_CHECKING

import numpy as np

from burn_cube.launch.memory import address_of
from burn_runtimes.host_memory import Account
from burn_runtimes.llvm_cpu.buffers import ALIGNMENT, CpuBuffer

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MOST_SIZES = 256
_MOST_BYTES = 1 << 17  # of a size
_MOST_PIECES = 128
_OWN = 3
"""References to memory of which nobody has a view: by a piece, by its buffer, by the one who counts."""

Piece = tuple["NDArray[np.uint8]", "NDArray[np.uint8]", int]
"""Aligned bytes, the array that they are a part of, and where they start."""


class Size:
    """What is kept of one size."""

    __slots__ = ("bytes", "kept", "most")

    def __init__(self, size: int) -> None:
        self.bytes = size
        self.most = max(2, min(_MOST_PIECES, _MOST_BYTES // max(size, 1)))
        self.kept: list[Piece] = []

    def new(self) -> Piece:
        """Memory from the system; MemoryError if it has none."""
        whole = np.empty(self.bytes + ALIGNMENT, np.uint8)
        start = address_of(whole)
        skipped = -start % ALIGNMENT
        return whole[skipped : skipped + self.bytes], whole, start + skipped


class SmallBuffer(CpuBuffer):
    """A piece of memory for as long as the buffer lives."""

    __slots__ = ("_account", "_own", "_piece")

    def __init__(self, piece: Piece, own: Size, account: Account) -> None:
        self.data, _, self.start = self._piece = piece
        self._own, self._account = own, account

    def __del__(self) -> None:
        own, piece = self._own, self._piece
        # who has a view of the memory may still use it
        unseen = getrefcount(piece[0]) <= _OWN and getrefcount(piece[1]) <= _OWN
        if unseen and len(own.kept) < own.most:
            own.kept.append(piece)
        else:
            self._account.returned.append(own.bytes)


class Pieces:
    """The small memory of a driver."""

    def __init__(self, account: Account) -> None:
        self._account = account
        self.sizes: dict[int, Size] = {}

    def of(self, size: int) -> Size:
        """What there is of a size."""
        if len(self.sizes) >= _MOST_SIZES:
            for own in list(self.sizes.values()):
                own.most = 0
            self.clear()
            self.sizes.clear()
        return self.sizes.setdefault(size, Size(size))

    def clear(self) -> None:
        """Gives what is kept to the system."""
        for own in list(self.sizes.values()):
            for _ in range(len(own.kept)):
                own.kept.pop()
                self._account.returned.append(own.bytes)

    def kept(self) -> tuple[int, int]:
        """Bytes, and how many pieces they are."""
        counts = [(len(own.kept), own.bytes) for own in list(self.sizes.values())]
        return sum([count * size for count, size in counts]), sum([count for count, _ in counts])
