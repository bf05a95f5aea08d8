"""Lines of a tensor along one axis: where each starts in memory, and how far its elements lie apart.

Any strided tensor whose axes before the one in question follow each other, and whose axes after it do, has
lines (outer, length, inner): line number `r` is the inner index `r % inner` of the outer index `r // inner`.
Kernels get the memory as one array, and a `Lines` that says where things are in it.
"""

from __future__ import annotations

from typing import Any

import burn_cube as bc
from burn_cube.driver import Properties
from burn_kernels.machine import on_processor, properties

CPU_UNITS = 16
GPU_UNITS = 256
_WIDE = {
    "f16": "f32", "bf16": "f32", "bool": "u32", "u8": "u32", "u16": "u32", "i8": "i32", "i16": "i32"
}  # fmt: skip


@bc.struct
class Lines:
    """Where the elements of lines lie. `dense`: the next element along a line is the next in memory;
    `side_by_side`: so is the same element of the next line."""

    origin: bc.index
    outer_stride: bc.index
    inner_stride: bc.index
    inner: bc.index
    step: bc.index
    dense: bc.Comptime[bool]
    side_by_side: bc.Comptime[bool]

    def start(self, line: bc.index) -> bc.index:
        """Where the first element of a line lies."""
        outer = line // self.inner
        return self.at(outer, line - outer * self.inner)

    def at(self, outer: bc.index, inner: bc.index) -> bc.index:
        """Where the first element of a line lies, by two indices."""
        place = self.origin + outer * self.outer_stride
        return place + (inner if self.side_by_side else inner * self.inner_stride)

    def across(self, inner: bc.index) -> bc.index:
        """From the first of some lines to one that comes so many later."""
        return inner if self.side_by_side else inner * self.inner_stride

    def apart(self) -> bc.index:
        """From one element of a line to the next; known to be 1 while compiling, if it is dense."""
        return 1 if self.dense else self.step


@bc.cube
def own_line(inner: bc.index, lines: bc.index, tiled: bc.Comptime[bool]) -> tuple[bc.index, bc.index, bool]:
    """Outer and inner index of the line of a unit, and whether there is one.

    Tiled, a cube stays in one outer index, so that its units read neighbours.
    """
    if tiled:
        tiles = bc.cdiv(inner, bc.CUBE_DIM)
        outer = bc.CUBE_POS // tiles
        own = (bc.CUBE_POS - outer * tiles) * bc.CUBE_DIM + bc.UNIT_POS
        return outer, own, (own < inner) & (outer * inner < lines)
    else:
        outer = bc.ABSOLUTE_POS // inner
        return outer, bc.ABSOLUTE_POS - outer * inner, bc.ABSOLUTE_POS < lines


def inner_of(given: Lines) -> int:
    """How many lines lie behind one outer index, as a number of the host."""
    number: Any = given.inner
    return int(number)


def grid_of(lines: int, inner: int, units: int) -> tuple[int, bool]:
    """Cubes for a unit each line, and whether they are tiled."""
    tiled = inner >= units
    return (lines // inner * bc.cdiv(inner, units) if tiled else bc.cdiv(lines, units)), tiled


def lines(origin: int, outer_stride: int, inner_stride: int, inner: int, step: int) -> Lines:
    """From numbers of elements."""
    fields: Any = (  # numbers are indices in kernels, int here
        origin, outer_stride, inner_stride, max(inner, 1), step, step == 1, inner_stride == 1
    )  # fmt: skip
    return Lines(*fields)


def contiguous_lines(length: int, inner: int = 1) -> Lines:
    """Of a contiguous tensor of shape (any, length, inner)."""
    return lines(0, length * inner, 1, inner, inner)


def units_for(array: object, length: int) -> int:
    """Units of a cube that takes a line, on the device of an array."""
    return units_of(properties(array), length)


def units_of(found: Properties, length: int) -> int:
    """Units of a cube that takes a line: whole planes, more for a long line where planes are wide."""
    if on_processor(found):
        return CPU_UNITS
    few = max(32, found.plane_dim)
    return GPU_UNITS if found.plane_dim >= 16 and length > 512 else few


def wide(dtype: str) -> str:
    """What elements are computed in: 16-bit floats in f32, narrow integers and bools in 32 bits."""
    narrow = {
        "f16": "f32",
        "bf16": "f32",
        "bool": "u32",
        "u8": "u32",
        "u16": "u32",
        "i8": "i32",
        "i16": "i32",
    }
    return narrow.get(dtype, dtype)
