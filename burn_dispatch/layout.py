"""Where the elements of a tensor lie in its buffer: shape, strides and offset, in elements; and all views.

Pure arithmetic: no view touches memory. Strides may be 0 (expanded axes) or negative (reversed ones).
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, SupportsIndex, TypeGuard, cast

from burn_cube.errors import DispatchIndexError, DispatchTypeError, DispatchValueError, shown
from burn_cube.launch.arrays import is_contiguous
from burn_cube.record import record, replace

Shape = tuple[int, ...]
Place = tuple[int, int, int]
"""Along an axis: first index, count, step."""


@record
class Layout:
    """Element (i, j, ...) lies at offset + i*strides[0] + j*strides[1] + ..."""

    shape: Shape
    strides: Shape
    offset: int = 0

    @staticmethod
    def of(shape: Shape) -> Layout:
        """The contiguous layout of a shape: the last axis fastest."""
        return Layout(shape, contiguous_strides(shape))

    @property
    def numel(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @property
    def is_contiguous(self) -> bool:
        """Whether the elements lie in order without gaps; axes of extent 1 do not matter."""
        return is_contiguous(self.shape, self.strides)

    @property
    def is_expanded(self) -> bool:
        """Whether several elements lie in one place."""
        return any(n > 1 and stride == 0 for n, stride in zip(self.shape, self.strides, strict=True))

    @property
    def extent(self) -> tuple[int, int]:
        """The range of places in use: first, and one after the last."""
        if self.numel == 0:
            return self.offset, self.offset
        ends = [(n - 1) * stride for n, stride in zip(self.shape, self.strides, strict=True)]
        return self.offset + sum(e for e in ends if e < 0), self.offset + sum(e for e in ends if e > 0) + 1

    def permute(self, axes: Sequence[int]) -> Layout:
        """The axes in another order."""
        order = [normalise(axis, len(self.shape), "permute") for axis in axes]
        if sorted(order) != list(range(len(self.shape))):
            raise DispatchValueError(
                f"permute: cannot reorder the axes of a tensor of rank {len(self.shape)}: got {tuple(axes)}, "
                "expected each axis once"
            )
        return replace(
            self, shape=tuple(self.shape[a] for a in order), strides=tuple(self.strides[a] for a in order)
        )

    def flip(self, axes: Sequence[int]) -> Layout:
        """Some axes backwards."""
        chosen = {normalise(axis, len(self.shape), "flip") for axis in axes}
        moved = sum((self.shape[a] - 1) * self.strides[a] for a in chosen if self.numel)
        strides = tuple(-stride if a in chosen else stride for a, stride in enumerate(self.strides))
        return Layout(self.shape, strides, self.offset + moved)

    def expand(self, shape: Shape) -> Layout:
        """Axes of extent 1 repeated, new axes in front; -1 keeps an extent."""
        added = len(shape) - len(self.shape)
        if added < 0:
            raise _unfit("expand", self.shape, shape, "at least as many axes")
        old = (1,) * added + self.shape
        strides = (0,) * added + self.strides
        kept = shape[:added] + tuple(
            have if want == -1 else want for have, want in zip(self.shape, shape[added:], strict=True)
        )
        if any(want < 0 or have not in (1, want) for have, want in zip(old, kept, strict=True)):
            raise _unfit("expand", self.shape, shape, "the extents of the tensor wherever they are not 1")
        spread = tuple(
            stride if have == want else 0 for have, want, stride in zip(old, kept, strides, strict=True)
        )
        return Layout(kept, spread, self.offset)

    def squeeze(self, axis: int | None) -> Layout:
        """Without an axis of extent 1, or without all of them."""
        if axis is None:
            dropped = {a for a, n in enumerate(self.shape) if n == 1}
        else:
            dropped = {normalise(axis, len(self.shape), "squeeze")}
            if any(self.shape[a] != 1 for a in dropped):
                raise DispatchValueError(
                    f"squeeze: cannot drop axis {axis} of shape {self.shape}: expected an axis of extent 1"
                )
        kept = [a for a in range(len(self.shape)) if a not in dropped]
        return replace(
            self, shape=tuple(self.shape[a] for a in kept), strides=tuple(self.strides[a] for a in kept)
        )

    def unsqueeze(self, axis: int) -> Layout:
        """With a new axis of extent 1 at this position."""
        at = normalise(axis, len(self.shape) + 1, "unsqueeze")
        shape, strides = self.shape, self.strides
        stride = shape[at] * strides[at] if at < len(shape) else 1
        return replace(
            self, shape=(*shape[:at], 1, *shape[at:]), strides=(*strides[:at], stride, *strides[at:])
        )

    def reshape(self, shape: Shape) -> Layout | None:
        """The same elements in the same order under another shape; None if that needs a copy."""
        wanted = complete(self.shape, shape)
        if self.numel == 0 or self.is_contiguous:
            return Layout(wanted, contiguous_strides(wanted), self.offset)
        strides = _restride(self.shape, self.strides, wanted)
        return None if strides is None else Layout(wanted, strides, self.offset)

    def slice(self, places: Sequence[Place]) -> Layout:
        """A part of each axis."""
        shape = tuple([count for _, count, _ in places])
        strides = tuple([step * stride for (_, _, step), stride in zip(places, self.strides, strict=True)])
        first = sum(start * stride for (start, _, _), stride in zip(places, self.strides, strict=True))
        # no element is anywhere: indices of other axes must not lead out of the memory
        return Layout(shape, strides, self.offset + first if all(shape) else 0)

    def index(self, key: object) -> Layout:
        """Basic indexing: ints, slices with any step, `...` and None."""
        found, kept = places(key, self.shape)
        part = self.slice(found)
        axes = [(1, 1) if axis is None else (part.shape[axis], part.strides[axis]) for axis in kept]
        return Layout(tuple([n for n, _ in axes]), tuple([stride for _, stride in axes]), part.offset)


def contiguous_strides(shape: Shape) -> Shape:
    """Strides of a dense layout, the last axis fastest."""
    strides: list[int] = []
    step = 1
    for n in reversed(shape):
        strides.append(step)
        step *= max(n, 1)
    return tuple(reversed(strides))


def whole(value: object, op: str, name: str = "axis") -> int:
    """A whole number, or what stands for one; a bool does not."""
    found = _integer(value)
    if found is None:
        raise DispatchTypeError(f"{op}: got {shown(value)} as {name}, expected an integer")
    return found


def normalise(axis: int, rank: int, op: str) -> int:
    """An axis counted from the front; negative ones count from the back."""
    if axis.__class__ is not int:
        axis = whole(axis, op)
    if not -rank <= axis < rank:
        raise DispatchIndexError(f"{op}: cannot find axis {axis} in a tensor of rank {rank}")
    return axis % rank


def complete(old: Shape, new: Shape) -> Shape:
    """The new shape with its -1, if any, replaced by what is left over."""
    numel, known = math.prod(old), math.prod(n for n in new if n != -1)
    free = new.count(-1)
    if any(n < -1 for n in new) or free > 1:
        raise _unfit("reshape", old, new, "extents, at most one of them -1")
    if free:
        if known == 0 or numel % known:
            raise _unfit("reshape", old, new, f"a shape of {numel} elements")
        new = tuple(numel // known if n == -1 else n for n in new)
    elif known != numel:
        raise _unfit("reshape", old, new, f"a shape of {numel} elements")
    return new


def _unfit(op: str, old: Shape, new: Shape, expected: str) -> DispatchValueError:
    return DispatchValueError(f"{op}: cannot view shape {old} as {new}: expected {expected}")


def _restride(old: Shape, strides: Shape, new: Shape) -> Shape | None:
    """Strides under a new shape. The axes are walked in groups of equal size; the old axes of a group that is
    split or joined must follow each other without gaps. No extent is 0."""
    axes = [(n, stride) for n, stride in zip(old, strides, strict=True) if n != 1]
    result: list[int] = []
    at = 0
    while at < len(axes) or len(result) < len(new):
        group: list[tuple[int, int]] = axes[at : at + 1]
        at += len(group)
        have, want = math.prod(n for n, _ in group), 1
        extents: list[int] = []
        while have != want or not (group or extents):
            if want < have or not group:
                extents.append(new[len(result) + len(extents)])
                want *= extents[-1]
            else:
                group.append(axes[at])
                have *= axes[at][0]
                at += 1
        if any(outer[1] != inner[0] * inner[1] for outer, inner in pairwise(group)):
            return None
        step = group[-1][1] if group else 1
        inner_strides = contiguous_strides(tuple(extents))
        result += [step * stride for stride in inner_strides]
    return tuple(result)


def places(key: object, shape: Shape) -> tuple[list[Place], list[int | None]]:
    """What stands in brackets: ints, slices, `...` and None; as places along each axis.

    And for each axis of the result the one that it comes from, None for a new one; ints drop theirs.
    """
    found: list[Place] = []
    kept: list[int | None] = []
    for one in spread_ellipsis(
        cast("tuple[object, ...]", key) if isinstance(key, tuple) else (key,), len(shape)
    ):
        if one is None:
            kept.append(None)
            continue
        axis = len(found)
        if _is_slice(one):
            found.append(_range(one, shape[axis]))
            kept.append(axis)
        else:
            found.append((_position(one, shape[axis], axis), 1, 1))
    rest = range(len(found), len(shape))
    return [*found, *((0, shape[axis], 1) for axis in rest)], [*kept, *rest]


def spread_ellipsis(keys: tuple[object, ...], rank: int) -> tuple[object, ...]:
    """The parts of a key with as many whole axes in the place of `...` as the others leave."""
    used = sum(key is not None and key is not Ellipsis for key in keys)
    if used > rank:
        raise DispatchIndexError(
            f"cannot index a tensor of rank {rank}: got {used} indices, expected at most {rank}"
        )
    places = [i for i, key in enumerate(keys) if key is Ellipsis]
    if len(places) > 1:
        raise DispatchIndexError("cannot index a tensor: got '...' twice, expected it once")
    if not places:
        return keys
    at = places[0]
    return (*keys[:at], *((slice(None),) * (rank - used)), *keys[at + 1 :])


def _is_slice(key: object) -> TypeGuard[slice[Any, Any, Any]]:
    return isinstance(key, slice)


def _range(key: slice[Any, Any, Any], n: int) -> tuple[int, int, int]:
    """First index, count and step."""
    try:
        positions = range(*key.indices(n))
    except (TypeError, ValueError) as error:
        raise DispatchTypeError(f"cannot slice a tensor with {key}: {error}") from None
    return positions.start, len(positions), positions.step


def _position(key: object, n: int, axis: int) -> int:
    found = _integer(key)
    if found is None:
        raise DispatchTypeError(
            f"cannot index a tensor with {type(key).__name__}: expected ints, slices, '...' and None",
            help="a tensor of bools or of ints chooses elements or rows",
        )
    if not -n <= found < n:
        raise DispatchIndexError(f"cannot index axis {axis} of extent {n} with {found}")
    return found % n


def _integer(key: object) -> int | None:
    """The value of an int or of anything that stands for one; bools and arrays do not."""
    if isinstance(key, bool) or not isinstance(key, SupportsIndex):
        return None
    try:
        return operator.index(key)
    except TypeError:  # an array of several elements has __index__ too
        return None
