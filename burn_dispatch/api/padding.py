"""Tensors with more around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Self, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_dispatch import creation
from burn_dispatch.api.base import Base, Number
from burn_dispatch.bridge import BY_KIND

PadMode = Literal["constant", "reflect", "edge", "wrap"]
_MODES = ("constant", "reflect", "edge", "wrap")


class Padding(Base):
    """Methods that make a tensor larger."""

    __slots__ = ()

    def pad(
        self,
        padding: int | Sequence[int] | Sequence[Sequence[int]],
        mode: PadMode = "constant",
        value: Number | None = None,
    ) -> Self:
        """More elements before and after, along the last axes.

        `padding`: a pair (before, after) for each of the last axes, the last one for the last axis; or one
        pair, or one number for both of its sides, for the last axis. What is added: `constant`, the value, or
        0 or False; `reflect`, the tensor in a mirror that stands on its last element, so fewer than its
        extent; `edge`, the nearest element; `wrap`, the tensor again from its other end.
        """
        pairs = _pairs(padding, len(self._bridge.shape))
        if not isinstance(cast("object", mode), str) or mode not in _MODES:
            raise DispatchValueError(f"pad: got the mode {mode!r}, expected one of {', '.join(_MODES)}")
        if mode == "constant":
            return self._framed(pairs, value)
        found = self
        first = len(self._bridge.shape) - len(pairs)
        for axis, (before, after) in enumerate(pairs, first):
            if before or after:
                places = _sources(mode, axis, self._bridge.shape[axis], before, after)
                found = found._op("select", axis, self._places(places))
        return found

    def _framed(self, pairs: list[tuple[int, int]], value: Number | None) -> Self:
        mine = self._bridge
        first = len(mine.shape) - len(pairs)
        around = [(0, 0)] * first + pairs
        shape = tuple([before + n + after for n, (before, after) in zip(mine.shape, around, strict=True)])
        creation.checked_size(shape, mine.dtype)
        filling: Number = (False if mine.kind == "B" else 0) if value is None else value
        frame = self._one("pad", filling, len(shape))._op("expand", shape)
        if 0 in mine.shape:
            return frame._op("copy")
        middle = [(before, n, 1) for n, (before, _) in zip(mine.shape, around, strict=True)]
        return self.__class__(BY_KIND[mine.kind]["slice_assign"](frame._bridge, middle, mine))


def _pairs(padding: object, rank: int) -> list[tuple[int, int]]:
    given: list[object] = [(padding, padding)]
    if isinstance(padding, Sequence):
        given = list(cast("Sequence[object]", padding))
        if len(given) == 2 and all(isinstance(one, int) for one in given):
            given = [tuple(given)]
    found: list[tuple[int, int]] = []
    for one in given:
        sequence = isinstance(one, Sequence)
        pair = creation.integers("pad", cast("Sequence[int]", one)) if sequence else ()
        if len(pair) != 2:
            raise DispatchTypeError(f"pad: got {shown(one)}, expected pairs (before, after)")
        found.append((pair[0], pair[1]))
    if len(found) > rank or any(n < 0 for pair in found for n in pair):
        raise DispatchValueError(
            f"pad: got {found} for a tensor of rank {rank}, expected at most {rank} pairs of 0 or more"
        )
    return found


def _sources(mode: str, axis: int, n: int, before: int, after: int) -> NDArray[np.int32]:
    """Where along an axis each element comes from."""
    most = n - 1 if mode == "reflect" else n
    if n == 0 or (mode != "edge" and max(before, after) > most):
        raise DispatchValueError(
            f"pad: cannot add ({before}, {after}) to axis {axis} of extent {n} by {mode!r}: expected at most "
            f"{max(most, 0)}"
        )
    at = np.arange(-before, n + after)
    if mode == "edge":
        at = at.clip(0, n - 1)
    elif mode == "wrap":
        at = at % n
    else:
        at = np.abs(at)
        at = np.where(at >= n, 2 * (n - 1) - at, at)
    return at.astype(np.int32)
