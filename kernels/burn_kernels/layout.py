"""Layouts: from the coordinates that a kernel uses to places in memory. Structs of the kernel language.

Each has `place(at)`, where the element at a coordinate lies, and `inside(at)`, whether there is one. A
coordinate is one index (`Linear`, `Flat`, `Slice`) or one an axis (`Strided`, `Tiled`, `Window`). `Chain`
puts one behind another.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import burn_cube as bc
from burn_kernels.fast_divmod import FastDivmod, fast_divmod
from burn_kernels.vectorization import broadcast_strides

Coordinate = Any
"""An index, or one for each axis: whatever the layout takes."""


@bc.struct
class Linear:
    """One axis; element i lies at i."""

    length: bc.index

    def place(self, at: bc.index) -> bc.index:
        """Where the element lies."""
        return at

    def inside(self, at: bc.index) -> bool:
        """Whether there is such an element."""
        return 0 <= at < self.length


@bc.struct
class Slice:
    """One axis; element i lies at start + i."""

    start: bc.index
    length: bc.index

    def place(self, at: bc.index) -> bc.index:
        """Where the element lies."""
        return self.start + at

    def inside(self, at: bc.index) -> bool:
        """Whether there is such an element."""
        return 0 <= at < self.length


@bc.struct
class Strided:
    """One coordinate an axis, any strides."""

    shape: list[bc.index]
    strides: list[bc.index]
    offset: bc.index

    def place(self, at: Coordinate) -> bc.index:
        """Where the element lies."""
        place = self.offset
        for axis in bc.unroll(range(len(self.shape))):
            place += at[axis] * self.strides[axis]
        return place

    def inside(self, at: Coordinate) -> bool:
        """Whether there is such an element."""
        return within(at, self.shape)


@bc.struct
class Window:
    """One coordinate an axis, counted from a corner; its places are coordinates of the layout behind it."""

    shape: list[bc.index]
    corner: list[bc.index]

    def place(self, at: Coordinate) -> Coordinate:
        """The coordinate behind the window."""
        moved: Any = []
        for axis in bc.unroll(range(len(self.shape))):
            moved.append(at[axis] + self.corner[axis])
        return moved

    def inside(self, at: Coordinate) -> bool:
        """Whether the window has such a coordinate."""
        return within(at, self.shape)


@bc.struct
class Flat:
    """One index that runs over a shape, the last axis fastest; any strides, 0 along a broadcast axis.

    `divisors` replace divisions by multiplications; they are empty if positions may exceed a u32.
    """

    shape: list[bc.index]
    strides: list[bc.index]
    offset: bc.index
    length: bc.index
    divisors: list[FastDivmod]

    def place(self, at: bc.index) -> bc.index:
        """Where the element lies."""
        place = self.offset
        rest = at
        for k in bc.unroll(range(len(self.shape) - 1)):
            axis = len(self.shape) - 1 - k
            rest, inner = self.split(rest, axis)
            place += inner * self.strides[axis]
        if len(self.shape) > 0:
            place += rest * self.strides[0]
        return place

    def split(self, rest: bc.index, axis: bc.Comptime[int]) -> tuple[bc.index, bc.index]:
        """What is left for the axes before this one, and the coordinate along it."""
        if len(self.divisors) > 0:
            quotient, remainder = self.divisors[axis].divmod(bc.u32(rest))
            return bc.index(quotient), bc.index(remainder)
        outer = rest // self.shape[axis]
        return outer, rest - outer * self.shape[axis]

    def inside(self, at: bc.index) -> bool:
        """Whether there is such an element."""
        return 0 <= at < self.length


@bc.struct
class Tiled:
    """One coordinate an axis, stored tile by tile: ((8, 8), (2, 4)) has 8 x 8 tiles made of 2 x 4 tiles.

    Tiles, and the elements of the smallest tile, are in order with the last axis fastest. Tiles at the edges
    are whole in memory.
    """

    shape: list[bc.index]
    tiles: bc.Comptime[tuple[tuple[int, ...], ...]]

    def place(self, at: Coordinate) -> bc.index:
        """Where the element lies: its coordinates are digits, outermost tile first."""
        place = bc.index(0)
        for level in bc.unroll(range(len(self.tiles) + 1)):
            for axis in bc.unroll(range(len(self.shape))):
                place = place * self.count(level, axis) + self.digit(at[axis], level, axis)
        return place

    def count(self, level: bc.Comptime[int], axis: bc.Comptime[int]) -> bc.index:
        """How many tiles, or in the last level elements, lie side by side."""
        if level == 0:
            return bc.cdiv(self.shape[axis], self.tiles[0][axis])
        if level < len(self.tiles):
            return bc.index(self.tiles[level - 1][axis] // self.tiles[level][axis])
        return bc.index(self.tiles[level - 1][axis])

    def digit(self, at: bc.index, level: bc.Comptime[int], axis: bc.Comptime[int]) -> bc.index:
        """Which of them it is."""
        rest = at
        if level > 0:
            rest = at % self.tiles[level - 1][axis]
        if level < len(self.tiles):
            rest = rest // self.tiles[level][axis]
        return rest

    def inside(self, at: Coordinate) -> bool:
        """Whether there is such an element."""
        return within(at, self.shape)


class Chain:
    """One layout behind another: `outer` turns a coordinate into one of `inner`. Make a struct with both
    fields:

    @bc.struct
    class TiledWindow(Chain):
        outer: Window
        inner: Tiled
    """

    outer: Any
    inner: Any

    def place(self, at: Coordinate) -> Any:
        """Where the element lies."""
        return self.inner.place(self.outer.place(at))

    def inside(self, at: Coordinate) -> Any:
        """Whether both layouts have such an element."""
        return self.outer.inside(at) and self.inner.inside(self.outer.place(at))


@bc.cube
def within(at: Coordinate, shape: Any) -> bool:
    """Whether each coordinate is in its extent."""
    fine = True
    for axis in bc.unroll(range(len(shape))):
        fine = fine and 0 <= at[axis] < shape[axis]
    return fine


def _field(value: int | Sequence[int]) -> Any:
    """Numbers of the host for fields of a struct, where a type checker sees what they are in a kernel."""
    return value if isinstance(value, int) else list(value)


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """Strides of a dense array, the last axis fastest."""
    return tuple(math.prod(shape[axis + 1 :]) for axis in range(len(shape)))


def strided(shape: Sequence[int], strides: Sequence[int] | None = None, offset: int = 0) -> Strided:
    """Coordinates over an array; dense without strides."""
    steps = contiguous_strides(shape) if strides is None else strides
    return Strided(_field(shape), _field(steps), _field(offset))


def permuted(shape: Sequence[int], axes: Sequence[int]) -> Strided:
    """Coordinates over a dense array of this shape with its axes in another order."""
    dense = contiguous_strides(shape)
    return strided([shape[axis] for axis in axes], [dense[axis] for axis in axes])


def flat(
    shape: Sequence[int],
    strides: Sequence[int] | None = None,
    offset: int = 0,
    *,
    onto: Sequence[int] | None = None,
) -> Linear | Flat:
    """One index over an array, or over the shape `onto` that the array is broadcast to.

    A dense array from offset 0 needs no arithmetic: its layout is `Linear`.
    """
    reference = tuple(shape if onto is None else onto)
    steps = broadcast_strides(shape, contiguous_strides(shape) if strides is None else strides, reference)
    length = math.prod(reference)
    if offset == 0 and all(
        n == 1 or a == b for n, a, b in zip(reference, steps, contiguous_strides(reference), strict=True)
    ):
        return Linear(_field(length))
    fast = [fast_divmod(max(extent, 1)) for extent in reference] if length < 1 << 32 else []
    return Flat(_field(reference), _field(steps), _field(offset), _field(length), fast)


def tiled(shape: Sequence[int], *tiles: Sequence[int]) -> Tiled:
    """Coordinates over tiles in tiles, the largest first."""
    sizes = tuple(tuple(tile) for tile in tiles)
    for outer, inner in zip((None, *sizes), sizes, strict=False):
        if len(inner) != len(shape) or any(extent < 1 for extent in inner):
            raise ValueError(
                f"cannot tile shape {tuple(shape)} by {inner}: expected one positive extent an axis"
            )
        if outer is not None and any(large % small for large, small in zip(outer, inner, strict=True)):
            raise ValueError(f"cannot tile {outer} by {inner}: expected extents that divide it")
    if not sizes:
        raise ValueError("cannot tile: got no tile, expected at least one")
    return Tiled(_field(shape), sizes)


def tiled_length(shape: Sequence[int], tile: Sequence[int]) -> int:
    """Elements that the memory of a tiled array holds: its tiles at the edges are whole."""
    return math.prod(-(-extent // size) * size for extent, size in zip(shape, tile, strict=True))


def window(shape: Sequence[int], corner: Sequence[int]) -> Window:
    """A part of another layout, this large, from this corner on."""
    if len(shape) != len(corner):
        raise ValueError(f"cannot place a window of shape {tuple(shape)} at {tuple(corner)}: ranks differ")
    return Window(_field(shape), _field(corner))
