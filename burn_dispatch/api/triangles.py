"""Matrices by their diagonals, masks of these, and classes as rows of ones and zeros."""

from __future__ import annotations

from typing import Self

from burn_cube.dtypes import BOOL, F64, I32
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base, Ints, Number
from burn_dispatch.api.creations import filled, target
from burn_dispatch.bridge import BY_KIND, BridgeTensor
from burn_dispatch.device import Device
from burn_dispatch.layout import Shape, normalise, whole

_FAR = 1 << 30


class Triangles(Base):
    """Methods about the last two axes, as matrices."""

    __slots__ = ()

    @classmethod
    def tril_mask(cls, shape: Ints, offset: int = 0, device: Device | None = None) -> Self:
        """False on the diagonal, which `offset` moves up, and below: `x.mask_fill(mask, 0)` is `x.tril()`."""
        return cls(_mask("tril_mask", "greater", shape, offset, device))

    @classmethod
    def triu_mask(cls, shape: Ints, offset: int = 0, device: Device | None = None) -> Self:
        """False on the diagonal, which `offset` moves up, and above: `x.mask_fill(mask, 0)` is `x.triu()`."""
        return cls(_mask("triu_mask", "lower", shape, offset, device))

    @classmethod
    def diag_mask(cls, shape: Ints, offset: int = 0, device: Device | None = None) -> Self:
        """False on the diagonal, which `offset` moves up."""
        return cls(_mask("diag_mask", "not_equal", shape, offset, device))

    def tril(self, diagonal: int = 0) -> Self:
        """Zeros above the diagonal, or above the one so many places higher."""
        return self._without("tril", "greater", diagonal)

    def triu(self, diagonal: int = 0) -> Self:
        """Zeros below the diagonal, or below the one so many places higher."""
        return self._without("triu", "lower", diagonal)

    def _without(self, op: str, compare: str, diagonal: int) -> Self:
        mine = self._bridge
        if len(mine.shape) < 2:
            raise DispatchValueError(f"{op}: got shape {mine.shape}, expected matrices")
        mask = _beyond(compare, mine.shape[-2:], diagonal, mine.device)
        if mine.kind == "B":
            return self._op("and", BY_KIND["B"]["not"](mask))
        return self._op("mask_fill", mask, checks.scalar(op, 0, mine.dtype))

    def one_hot(self, classes: int) -> Self:
        """1 at the place of each number along a new last axis of so many classes, else 0; same dtype."""
        return self.one_hot_fill(classes)

    def one_hot_fill(self, classes: int, on: Number = 1, off: Number = 0, axis: int = -1) -> Self:
        """`on` at the place of each number along a new axis, else `off`.

        Numbers are classes from 0 on. Another number has no place: its row is `off` everywhere.
        """
        mine = self._bridge
        if mine.kind not in ("F", "I"):
            raise DispatchTypeError(f"one_hot: got a tensor of {mine.dtype}, expected one of floats or ints")
        classes = whole(classes, "one_hot", "classes")
        if classes < 1:
            raise DispatchValueError(f"one_hot: got {classes} classes, expected at least 1")
        at = normalise(axis, len(mine.shape) + 1, "one_hot")
        ops, device = BY_KIND[mine.kind], mine.device
        of = mine.dtype if mine.kind == "I" else I32
        creation.checked_size((*mine.shape, classes), F64)
        numbers = filled("I", "arange_step", 0, classes, 1, of, device)
        if mine.kind == "F":
            numbers = BY_KIND["I"]["into_float"](numbers, mine.dtype)
        shape = (*mine.shape[:at], 1, *mine.shape[at:])
        along = tuple([classes if axis == at else 1 for axis in range(len(shape))])
        there = ops["equal"](ops["reshape"](mine, shape), ops["reshape"](numbers, along))
        if (on, off) == (1, 0):
            return self.__class__(there)._converted(mine.dtype)
        empty = self._one("one_hot", off, len(shape))._op("expand", there.shape)
        return empty._op("mask_fill", there, checks.scalar("one_hot", on, mine.dtype))


def _beyond(compare: str, shape: Shape, offset: int, device: Device) -> BridgeTensor:
    """Where column - row is greater, lower, ... than an offset; of the last two axes."""
    ops = BY_KIND["I"]
    rows, columns = (filled("I", "arange_step", 0, n, 1, I32, device) for n in shape)
    at = max(-_FAR, min(whole(offset, "triangle", "offset"), _FAR))  # further is as far
    down = ops["add_scalar"](ops["reshape"](rows, (shape[0], 1)), at)
    found: BridgeTensor = ops[compare](ops["reshape"](columns, (1, shape[1])), down)
    return found


def _mask(op: str, compare: str, shape: Ints, offset: int, device: Device | None) -> BridgeTensor:
    wanted, where = creation.shape_of(op, shape), target(op, device)
    if len(wanted) < 2:
        raise DispatchValueError(f"{op}: got shape {wanted}, expected at least two axes")
    creation.checked_size(wanted, BOOL)
    mask = _beyond(compare, wanted[-2:], offset, where)
    if len(wanted) == 2:
        return mask
    spread: BridgeTensor = BY_KIND["B"]["expand"](mask, wanted)
    return spread
