"""Other shapes, and parts: views wherever the backend can."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Self

from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base
from burn_dispatch.bridge import BY_KIND, BridgeTensor
from burn_dispatch.layout import Layout, Place, Shape, complete, normalise, places

Ints = int | Sequence[int]


class Views(Base):
    """Methods that give the same values under another shape, or some of them."""

    __slots__ = ()

    def _same(self, op: str, *args: Any) -> Self:
        mine = self._bridge
        return self.__class__(BY_KIND[mine.kind][op](mine, *args))

    @property
    def _plain(self) -> Layout:
        return Layout.of(self._bridge.shape)

    def _chosen(self, key: object) -> tuple[list[Place], Shape]:
        """The places of a key along each axis, and the shape in the end."""
        chosen, kept = places(key, self._bridge.shape)
        return chosen, tuple([1 if axis is None else chosen[axis][1] for axis in kept])

    def reshape(self, *shape: Ints) -> Self:
        """The elements in order under another shape, one extent may be -1; a copy only if no view can."""
        return self._same("reshape", complete(self._bridge.shape, creation.integers("reshape", shape)))

    def flatten(self) -> Self:
        """All elements along one axis, as `reshape` does it."""
        return self.reshape(-1)

    def permute(self, *axes: Ints) -> Self:
        """A view with the axes in this order."""
        given = creation.integers("permute", axes)
        self._plain.permute(given)  # checks
        return self._same("permute", tuple(axis % len(given) for axis in given))

    def swap_dims(self, first: int, second: int) -> Self:
        """A view with two axes exchanged."""
        rank = len(self._bridge.shape)
        return self._same("swap_dims", *(normalise(axis, rank, "swap_dims") for axis in (first, second)))

    def transpose(self) -> Self:
        """A view with the last two axes exchanged."""
        return self.swap_dims(-2, -1)

    def flip(self, *axes: Ints) -> Self:
        """A view with some axes backwards."""
        rank = len(self._bridge.shape)
        chosen = {normalise(axis, rank, "flip") for axis in creation.integers("flip", axes)}
        return self._same("flip", tuple(sorted(chosen)))

    def expand(self, *shape: Ints) -> Self:
        """A read-only view that repeats axes of extent 1 and adds axes in front; -1 keeps an extent."""
        return self._same("expand", self._plain.expand(creation.integers("expand", shape)).shape)

    def squeeze(self, axis: int | None = None) -> Self:
        """A view without one axis of extent 1, or without all of them."""
        return self._same("reshape", self._plain.squeeze(axis).shape)

    def unsqueeze(self, axis: int) -> Self:
        """A view with a new axis of extent 1 at this position."""
        return self._same("reshape", self._plain.unsqueeze(axis).shape)

    def unfold(self, dim: int, size: int, step: int) -> Self:
        """Windows along an axis, which a new last axis goes through."""
        axis = normalise(dim, len(self._bridge.shape), "unfold")
        if not 1 <= size <= self._bridge.shape[axis] or step < 1:
            raise DispatchValueError(
                f"unfold: got windows of {size} every {step}, expected 1 to {self._bridge.shape[axis]} "
                "and steps of 1 or more"
            )
        return self._same("unfold", axis, size, step)

    def narrow(self, dim: int, start: int, length: int) -> Self:
        """A view of `length` elements along an axis."""
        axis = normalise(dim, len(self._bridge.shape), "narrow")
        n = self._bridge.shape[axis]
        if not 0 <= start <= start + length <= n:
            raise DispatchValueError(f"narrow: got {start} to {start + length}, expected a part of 0 to {n}")
        part = [(0, extent, 1) for extent in self._bridge.shape]
        part[axis] = (start, length, 1)
        return self._same("slice", part)

    def split(self, size: int, dim: int = 0) -> list[Self]:
        """Pieces of an extent along an axis; the last may be smaller."""
        axis = normalise(dim, len(self._bridge.shape), "split")
        if size < 1:
            raise DispatchValueError(f"split: got pieces of {size}, expected at least 1")
        n = self._bridge.shape[axis]
        return [self.narrow(axis, start, min(size, n - start)) for start in range(0, n, size)]

    def chunk(self, count: int, dim: int = 0) -> list[Self]:
        """At most `count` pieces along an axis, as equal as whole numbers are."""
        if count < 1:
            raise DispatchValueError(f"chunk: got {count} pieces, expected at least 1")
        n = self._bridge.shape[normalise(dim, len(self._bridge.shape), "chunk")]
        return self.split(max(1, -(-n // count)), dim)

    def repeat_dim(self, dim: int, times: int) -> Self:
        """The tensor several times along an axis."""
        if times < 0:
            raise DispatchValueError(f"repeat_dim: got {times} times, expected 0 or more")
        return self._same("repeat_dim", normalise(dim, len(self._bridge.shape), "repeat_dim"), times)

    def repeat(self, *times: Ints) -> Self:
        """The tensor several times along each axis."""
        counts = creation.integers("repeat", times)
        if len(counts) != len(self._bridge.shape):
            raise DispatchValueError(
                f"repeat: got {counts} for shape {self._bridge.shape}, expected a number for each axis"
            )
        found = self
        for axis, count in enumerate(counts):
            found = found if count == 1 else found.repeat_dim(axis, count)
        return found

    def slice_assign(self, key: object, values: Self) -> Self:
        """A copy in which `values` stand where `self[key]` is; key of slices."""
        mine = self._bridge
        theirs = checks.kind("slice_assign", values, (mine.kind,), "values")
        checks.together("slice_assign", mine, theirs)
        chosen, shape = self._chosen(key)
        if theirs.shape != shape:
            raise DispatchValueError(f"slice_assign: got values of shape {theirs.shape}, expected {shape}")
        whole = tuple([count for _, count, _ in chosen])
        if 0 in whole:
            return self
        ops = BY_KIND[mine.kind]
        return self.__class__(ops["slice_assign"](mine, chosen, ops["reshape"](theirs, whole)))

    def __getitem__(self, key: object) -> Self:
        """A view by ints, slices with steps of either sign, `...` and None, as in NumPy.

        A tensor of bools of the same shape gives the values where it is true, a tensor of ints rows.
        """
        other = getattr(key, "_bridge", None)
        if other is not None:
            return self._by_tensor(other)
        mine = self._bridge
        chosen, shape = self._chosen(key)
        found = mine
        if any(place != (0, n, 1) for place, n in zip(chosen, mine.shape, strict=True)):
            found = BY_KIND[mine.kind]["slice"](mine, chosen)
        if found.shape != shape:
            found = BY_KIND[mine.kind]["reshape"](found, shape)
        return self.__class__(found)

    def _by_tensor(self, key: BridgeTensor) -> Self:
        mine = self._bridge
        ops = BY_KIND[mine.kind]
        if key.kind == "B":
            checks.broadcast("mask_select", mine.shape, key.shape)
            return self.__class__(ops["mask_select"](mine, key))
        if key.kind != "I" or len(key.shape) != 1:
            raise DispatchTypeError(
                f"cannot index a tensor with one of {key.dtype} of shape {key.shape}: expected ints of rank 1"
            )
        return self.__class__(ops["select"](mine, 0, key))

    def __len__(self) -> int:
        if not self._bridge.shape:
            raise DispatchTypeError("cannot take the length of a tensor of rank 0")
        return self._bridge.shape[0]

    def __iter__(self) -> Iterator[Self]:
        return (self[i] for i in range(len(self)))

    # By indices and masks.

    def select(self, dim: int, indices: Any) -> Self:
        """The parts at some indices along an axis; indices of rank 1."""
        chosen = checks.kind("select", indices, "I", "indices")
        if len(chosen.shape) != 1:
            raise DispatchValueError(f"select: got indices of shape {chosen.shape}, expected rank 1")
        return self._same("select", normalise(dim, len(self._bridge.shape), "select"), chosen)

    def select_assign(self, dim: int, indices: Any, values: Self, update: str = "add") -> Self:
        """A copy in which the parts at some indices are updated: assign, add, mul, min or max."""
        mine, chosen = self._bridge, checks.kind("select_assign", indices, "I", "indices")
        theirs = checks.kind("select_assign", values, (mine.kind,), "values")
        axis = normalise(dim, len(mine.shape), "select_assign")
        wanted = (*mine.shape[:axis], *chosen.shape, *mine.shape[axis + 1 :])
        if theirs.shape != wanted:
            raise DispatchValueError(f"select_assign: got values of shape {theirs.shape}, expected {wanted}")
        return self._same("select_assign", axis, chosen, theirs, checks.update("select_assign", update))

    def gather(self, dim: int, indices: Any) -> Self:
        """out[p] = self[p with p[dim] = indices[p]]."""
        mine, chosen = self._bridge, checks.kind("gather", indices, "I", "indices")
        axis = normalise(dim, len(mine.shape), "gather")
        checks.gather("gather", mine.shape, chosen.shape, axis)
        return self.__class__(BY_KIND[mine.kind]["gather"](axis, mine, chosen))

    def scatter(self, dim: int, indices: Any, values: Self, update: str = "add") -> Self:
        """A copy in which the elements that `gather` would read are updated by values."""
        mine, chosen = self._bridge, checks.kind("scatter", indices, "I", "indices")
        theirs = checks.kind("scatter", values, (mine.kind,), "values")
        axis = normalise(dim, len(mine.shape), "scatter")
        checks.gather("scatter", mine.shape, chosen.shape, axis)
        if theirs.shape != chosen.shape:
            raise DispatchValueError(
                f"scatter: got values of {theirs.shape} and indices of {chosen.shape}, expected one shape"
            )
        how = checks.update("scatter", update)
        return self.__class__(BY_KIND[mine.kind]["scatter"](axis, mine, chosen, theirs, how))

    def mask_where(self, mask: Any, values: Self) -> Self:
        """`values` where the mask is true, else self."""
        mine, where = self._bridge, checks.kind("mask_where", mask, "B", "mask")
        theirs = checks.kind("mask_where", values, (mine.kind,), "values")
        checks.together("mask_where", mine, theirs)
        checks.broadcast("mask_where", mine.shape, where.shape, theirs.shape)
        return self._same("mask_where", where, theirs)

    def mask_fill(self, mask: Any, value: float) -> Self:
        """A value where the mask is true, else self."""
        mine, where = self._bridge, checks.kind("mask_fill", mask, "B", "mask")
        checks.broadcast("mask_fill", mine.shape, where.shape)
        return self._same("mask_fill", where, checks.scalar("mask_fill", value, mine.dtype))

    def mask_select(self, mask: Any) -> Self:
        """The values where the mask is true, in order."""
        return self._by_tensor(checks.kind("mask_select", mask, "B", "mask"))

    @classmethod
    def cat(cls, tensors: Sequence[Self], dim: int = 0) -> Self:
        """One after the other along an axis."""
        bridges = checks.alike("cat", tensors)
        axis = normalise(dim, len(bridges[0].shape), "cat")
        checks.cat(bridges, axis)
        return cls(BY_KIND[bridges[0].kind]["cat"](bridges, axis))

    @classmethod
    def stack(cls, tensors: Sequence[Self], dim: int = 0) -> Self:
        """Along a new axis."""
        checks.alike("stack", tensors)
        return cls.cat([tensor.unsqueeze(dim) for tensor in tensors], dim)
