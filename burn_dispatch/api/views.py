"""Other shapes: the same values, as views wherever the backend can."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from burn_cube.errors import DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api.base import Base, Ints
from burn_dispatch.layout import Layout, complete, normalise, whole


class Views(Base):
    """Methods that give the same values under another shape."""

    __slots__ = ()

    @property
    def _plain(self) -> Layout:
        return Layout.of(self._bridge.shape)

    def reshape(self, *shape: Ints) -> Self:
        """The elements in order under another shape, one extent may be -1; a copy only if no view can."""
        return self._op("reshape", complete(self._bridge.shape, creation.integers("reshape", shape)))

    def flatten(self, start: int = 0, end: int = -1) -> Self:
        """The axes from `start` to `end`, both included, as one; of rank 0, one axis of extent 1."""
        shape = self._bridge.shape
        if not shape:
            return self.reshape(1)
        first, last = self._axis("flatten", start), self._axis("flatten", end)
        if first > last:
            raise DispatchValueError(
                f"flatten: got axes {start} to {end} of shape {shape}, expected the first before the last"
            )
        joined = 1
        for extent in shape[first : last + 1]:
            joined *= extent
        return self._op("reshape", (*shape[:first], joined, *shape[last + 1 :]))

    def permute(self, *axes: Ints) -> Self:
        """A view with the axes in this order."""
        given = creation.integers("permute", axes)
        self._plain.permute(given)  # checks
        return self._op("permute", tuple(axis % len(given) for axis in given))

    def movedim(self, source: Ints, destination: Ints) -> Self:
        """A view with some axes elsewhere; the others keep their order."""
        rank = len(self._bridge.shape)
        old, new = (
            [normalise(axis, rank, "movedim") for axis in creation.integers("movedim", (axes,))]
            for axes in (source, destination)
        )
        if len(old) != len(new) or len(set(old)) != len(old) or len(set(new)) != len(new):
            raise DispatchValueError(
                f"movedim: cannot move axes {source} to {destination}: expected as many different places"
            )
        moved = dict(zip(new, old, strict=True))
        others = iter([axis for axis in range(rank) if axis not in old])
        return self._op("permute", tuple([moved[at] if at in moved else next(others) for at in range(rank)]))

    def swap_dims(self, first: int, second: int) -> Self:
        """A view with two axes exchanged."""
        return self._op("swap_dims", self._axis("swap_dims", first), self._axis("swap_dims", second))

    def transpose(self) -> Self:
        """A view with the last two axes exchanged."""
        return self.swap_dims(-2, -1)

    def t(self) -> Self:
        """The transpose of a matrix."""
        if len(self._bridge.shape) != 2:
            raise DispatchValueError(f"t: got shape {self._bridge.shape}, expected a matrix")
        return self._op("swap_dims", 0, 1)

    @property
    def T(self) -> Self:
        """A view with the axes in reverse."""
        return self._op("permute", tuple(reversed(range(len(self._bridge.shape)))))

    def flip(self, *axes: Ints) -> Self:
        """A view with some axes backwards."""
        chosen = {self._axis("flip", axis) for axis in creation.integers("flip", axes)}
        return self._op("flip", tuple(sorted(chosen)))

    def expand(self, *shape: Ints) -> Self:
        """A read-only view that repeats axes of extent 1 and adds axes in front; -1 keeps an extent."""
        wanted = self._plain.expand(creation.integers("expand", shape)).shape
        creation.checked_size(wanted, self._bridge.dtype)
        return self._op("expand", wanted)

    def squeeze(self, axis: Ints | None = None) -> Self:
        """A view without some axes of extent 1, or without all of them."""
        if axis is None or isinstance(axis, int):
            return self._op("reshape", self._plain.squeeze(axis).shape)
        found = self._plain
        chosen = {self._axis("squeeze", one) for one in creation.integers("squeeze", (axis,))}
        for one in sorted(chosen, reverse=True):
            found = found.squeeze(one)
        return self._op("reshape", found.shape)

    squeeze_dim = squeeze_dims = squeeze

    def unsqueeze(self, axis: Ints = 0) -> Self:
        """A view with new axes of extent 1 at these positions of the result."""
        if isinstance(axis, int):
            return self._op("reshape", self._plain.unsqueeze(axis).shape)
        given = creation.integers("unsqueeze", (axis,))
        rank = len(self._bridge.shape) + len(given)
        chosen = {normalise(one, rank, "unsqueeze") for one in given}
        if len(chosen) != len(given):
            raise DispatchValueError(f"unsqueeze: got axes {given}, expected different ones")
        old = iter(self._bridge.shape)
        return self._op("reshape", tuple([1 if at in chosen else next(old) for at in range(rank)]))

    unsqueeze_dim = unsqueeze_dims = unsqueeze

    def unfold(self, dim: int, size: int, step: int) -> Self:
        """Windows along an axis, which a new last axis goes through."""
        axis = self._axis("unfold", dim)
        size, step = whole(size, "unfold", "size"), whole(step, "unfold", "step")
        if not 1 <= size <= self._bridge.shape[axis] or step < 1:
            raise DispatchValueError(
                f"unfold: got windows of {size} every {step}, expected 1 to {self._bridge.shape[axis]} "
                "and steps of 1 or more"
            )
        return self._op("unfold", axis, size, step)

    def narrow(self, dim: int, start: int, length: int) -> Self:
        """A view of `length` elements along an axis, from `start` on."""
        axis = self._axis("narrow", dim)
        n = self._bridge.shape[axis]
        start, length = whole(start, "narrow", "start"), whole(length, "narrow", "length")
        first = start + n if -n <= start < 0 else start
        if not 0 <= first <= first + length <= n:
            raise DispatchValueError(
                f"narrow: got {length} from {start} on, expected a part of 0 to {n}, the extent of axis "
                f"{axis}"
            )
        part = [(0, extent, 1) for extent in self._bridge.shape]
        part[axis] = (first, length, 1)
        return self._op("slice", part)

    def roll(self, shifts: Ints, dims: Ints | None = None) -> Self:
        """The elements moved on along axes, those at the end to the front; without axes, all as one axis."""
        if dims is None:
            return self.reshape(-1).roll(shifts, 0).reshape(self._bridge.shape)
        by, along = creation.integers("roll", (shifts,)), creation.integers("roll", (dims,))
        if len(by) != len(along):
            raise DispatchValueError(f"roll: got shifts {by} for axes {along}, expected one for each axis")
        found = self
        for shift, dim in zip(by, along, strict=True):
            found = found._rolled(shift, self._axis("roll", dim))
        return found

    def _rolled(self, shift: int, axis: int) -> Self:
        n = self._bridge.shape[axis]
        first = -shift % n if n else 0
        if not first:
            return self
        parts: Sequence[Self] = (self.narrow(axis, first, n - first), self.narrow(axis, 0, first))
        return self._op_of("cat", parts, axis)
