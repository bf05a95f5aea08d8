"""What all methods of `Tensor` work on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BOOL, F32, DType
from burn_dispatch.api import checks
from burn_dispatch.bridge import BY_KIND, BridgeTensor, call, kind_of
from burn_dispatch.layout import normalise

Shape = tuple[int, ...]
Ints = int | Sequence[int]
Number = bool | int | float


class Base:
    """A tensor of some backend; what methods make is of the same class."""

    __slots__ = ("_bridge",)
    _bridge: BridgeTensor

    def __init__(self, bridge: BridgeTensor) -> None:
        """Over a tensor of a backend."""
        self._bridge = bridge

    def _op(self, op: str, *args: Any) -> Self:
        """An op of this kind of tensor, on this one first."""
        mine = self._bridge
        return self.__class__(BY_KIND[mine.kind][op](mine, *args))

    def _op_of(self, op: str, tensors: Sequence[Self], *args: Any) -> Self:
        """An op of this kind of tensor, on a list."""
        return self.__class__(BY_KIND[self._bridge.kind][op]([one._bridge for one in tensors], *args))

    def _one(self, op: str, value: Any, rank: int = 0) -> Self:
        """A number as a tensor of this dtype, with axes of extent 1."""
        mine, shape = self._bridge, (1,) * rank
        number, ops = checks.scalar(op, value, mine.dtype), BY_KIND[mine.kind]
        if mine.kind == "B":
            return self.__class__(ops["ones" if number else "zeros"](shape, BOOL, mine.device))
        return self.__class__(ops["full"](shape, number, mine.dtype, mine.device))

    def _axis(self, op: str, dim: int) -> int:
        """An axis counted from the front."""
        return normalise(dim, len(self._bridge.shape), op)

    def _places(self, values: NDArray[np.int32]) -> BridgeTensor:
        """Indices that the host has found, on the device."""
        made: BridgeTensor = BY_KIND["I"]["from_data"](values, self._bridge.device)
        return made

    def _converted(self, wanted: DType) -> Self:
        """The values as another dtype; itself if they have it."""
        mine, kind = self._bridge, kind_of(wanted)
        if mine.kind == "Q":
            floats: BridgeTensor = call("dequantize")(mine, wanted if kind == "F" else F32)
            return self.__class__(floats)._converted(wanted)
        if mine.dtype is wanted:
            return self
        if kind == "B":
            return self._op("not_equal_elem", 0)
        if kind == mine.kind:
            return self._op("cast", wanted)
        return self._op("into_float" if kind == "F" else "into_int", wanted)
