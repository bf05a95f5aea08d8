"""Tensors put together, taken apart, and repeated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api import checks
from burn_dispatch.api.base import Ints
from burn_dispatch.api.views import Views
from burn_dispatch.bridge import BY_KIND
from burn_dispatch.layout import normalise, whole


class Joining(Views):
    """Methods about several tensors of one kind."""

    __slots__ = ()

    @classmethod
    def cat(cls, tensors: Sequence[Self], dim: int = 0) -> Self:
        """One after the other along an axis."""
        bridges = checks.alike("cat", tensors)
        axis = normalise(dim, len(bridges[0].shape), "cat")
        checks.cat(bridges, axis)
        return cls(BY_KIND[bridges[0].kind]["cat"](bridges, axis))

    @classmethod
    def stack(cls, tensors: Sequence[Self], dim: int = 0) -> Self:
        """Along a new axis; tensors of one shape."""
        bridges = checks.alike("stack", tensors)
        for i, other in enumerate(bridges):
            if other.shape != bridges[0].shape:
                raise DispatchValueError(
                    f"stack: got shapes {bridges[0].shape} and, of tensors[{i}], {other.shape}; expected one"
                )
        return cls.cat([tensor.unsqueeze(dim) for tensor in tensors], dim)

    def split(self, size: Ints, dim: int = 0) -> list[Self]:
        """Pieces of an extent along an axis, the last may be smaller; or of these extents."""
        if isinstance(size, Sequence):
            return self.split_with_sizes(size, dim)
        size = whole(size, "split", "size")
        axis = self._axis("split", dim)
        if size < 1:
            raise DispatchValueError(f"split: got pieces of {size}, expected at least 1")
        n = self._bridge.shape[axis]
        return [self.narrow(axis, start, min(size, n - start)) for start in range(0, n, size)]

    def split_with_sizes(self, sizes: Sequence[int], dim: int = 0) -> list[Self]:
        """Pieces of these extents along an axis; together they are all of it."""
        axis, given = self._axis("split_with_sizes", dim), creation.integers("split_with_sizes", (sizes,))
        n = self._bridge.shape[axis]
        if any(size < 0 for size in given) or sum(given) != n:
            raise DispatchValueError(
                f"split_with_sizes: got sizes {given}, expected them to add up to {n}, the extent of axis "
                f"{axis}"
            )
        starts = [sum(given[:i]) for i in range(len(given))]
        return [self.narrow(axis, start, size) for start, size in zip(starts, given, strict=True)]

    def chunk(self, count: int, dim: int = 0) -> list[Self]:
        """At most `count` pieces along an axis, as equal as whole numbers are."""
        count = whole(count, "chunk", "count")
        if count < 1:
            raise DispatchValueError(f"chunk: got {count} pieces, expected at least 1")
        n = self._bridge.shape[self._axis("chunk", dim)]
        return self.split(max(1, -(-n // count)), dim)

    def repeat_dim(self, dim: int, times: int) -> Self:
        """The tensor several times along an axis."""
        times = whole(times, "repeat_dim", "times")
        if times < 0:
            raise DispatchValueError(f"repeat_dim: got {times} times, expected 0 or more")
        axis, shape = self._axis("repeat_dim", dim), self._bridge.shape
        creation.checked_size((*shape[:axis], shape[axis] * times, *shape[axis + 1 :]), self._bridge.dtype)
        if not shape[axis]:
            times = 1  # nothing stays nothing
        return self._op("repeat_dim", axis, times)

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

    def iter_dim(self, dim: int) -> Iterator[Self]:
        """The parts along an axis one by one, each with extent 1 there."""
        axis = self._axis("iter_dim", dim)
        return (self.narrow(axis, i, 1) for i in range(self._bridge.shape[axis]))

    def __len__(self) -> int:
        if not self._bridge.shape:
            raise DispatchTypeError("cannot take the length of a tensor of rank 0")
        return self._bridge.shape[0]

    def __iter__(self) -> Iterator[Self]:
        rest = self._bridge.shape[1:]
        return (self.narrow(0, i, 1)._op("reshape", rest) for i in range(len(self)))
