"""What all methods of `Tensor` work on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bridge import BY_KIND, BridgeTensor
from burn_dispatch.layout import normalise

Shape = tuple[int, ...]
Ints = int | Sequence[int]
Number = bool | int | float


class Base:
    """A tensor of some backend; what methods make is of the same class."""

    __slots__ = ("_bridge",)

    def __init__(self, bridge: BridgeTensor) -> None:
        """Over a tensor of a backend."""
        self._bridge = bridge

    def _op(self, op: str, *args: Any) -> Self:
        """An op of this kind of tensor, on this one first."""
        mine = self._bridge
        return self.__class__(BY_KIND[mine.kind][op](mine, *args))

    def _axis(self, op: str, dim: int) -> int:
        """An axis counted from the front."""
        return normalise(dim, len(self._bridge.shape), op)

    def _places(self, values: NDArray[np.int32]) -> BridgeTensor:
        """Indices that the host has found, on the device."""
        made: BridgeTensor = BY_KIND["I"]["from_data"](values, self._bridge.device)
        return made
