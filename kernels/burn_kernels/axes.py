"""The axes of several tensors of one shape, as few as describe where their elements lie."""

from __future__ import annotations

from collections.abc import Sequence

import burn_cube as bc

Strides = tuple[int, ...]


def joined(shape: Sequence[int], strides: Sequence[Strides]) -> tuple[tuple[int, ...], tuple[Strides, ...]]:
    """The shape and the strides of each tensor with neighbouring axes made one wherever all of them allow it,
    and without axes of extent 1. No extent is 0; at least one axis is left."""
    extents: list[int] = []
    steps: list[list[int]] = []  # of each axis, one a tensor
    for axis, extent in enumerate(shape):
        if extent == 1:
            continue
        here = [own[axis] for own in strides]
        if extents and all(before == extent * after for before, after in zip(steps[-1], here, strict=True)):
            extents[-1] *= extent
            steps[-1] = here
        else:
            extents.append(extent)
            steps.append(here)
    if not extents:
        return (1,), ((1,),) * len(strides)
    return tuple(extents), tuple(zip(*steps, strict=True))


def spread(shape: Sequence[int], strides: Strides, onto: Sequence[int]) -> Strides:
    """The strides of a tensor that is broadcast: 0 along the axes that are repeated. It does broadcast."""
    added = len(onto) - len(shape)
    return (0,) * added + tuple(
        [step if have == want else 0 for have, want, step in zip(shape, onto[added:], strides, strict=True)]
    )


def reach(shape: Sequence[int], strides: Strides) -> int:
    """How many elements before the first one the tensor begins in memory, by negative strides."""
    return sum([-step * (extent - 1) for extent, step in zip(shape, strides, strict=True) if step < 0])


@bc.cube
def corner(
    row: bc.index, shape: list[bc.index], strides: list[bc.index], which: bc.Comptime[int], base: bc.index
) -> bc.index:
    """Where a row begins in one of several tensors; rows lie along all axes but the last, `strides` are those
    of each tensor in turn, the last axis too."""
    place = base
    rest = row
    for k in bc.unroll(range(len(shape) - 1)):
        axis = bc.comptime(len(shape) - 2 - k)
        outer = rest // shape[axis]
        place += (rest - outer * shape[axis]) * strides[which * len(shape) + axis]
        rest = outer
    return place
