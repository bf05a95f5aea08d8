"""Windows along an axis: which elements of an input belong to which element of an output."""

from __future__ import annotations

from typing import Any

import burn_cube as bc

Sizes = tuple[int, ...]


@bc.struct
class Axis:
    """Place `o` of the output sees the places o * stride - padding + k * dilation of the input, for k below
    `kernel`, which may lie outside."""

    extent: bc.index
    """Of the input."""
    out: bc.index
    kernel: bc.index
    stride: bc.index
    padding: bc.index
    dilation: bc.index

    def place(self, o: bc.index, k: bc.index) -> bc.index:
        """Where in the input."""
        return o * self.stride - self.padding + k * self.dilation

    def inside(self, place: bc.index) -> bool:
        """Whether there is such a place."""
        return 0 <= place < self.extent

    def window(self, i: bc.index, k: bc.index) -> bc.index:
        """Which place of the output sees place `i` of the input as its k-th; -1 if none does."""
        far = i + self.padding - k * self.dilation
        near = far // self.stride
        hit = far >= 0 and near * self.stride == far and near < self.out
        return near if hit else -1


def axis(extent: int, out: int, kernel: int, stride: int = 1, padding: int = 0, dilation: int = 1) -> Any:
    """An axis for a launch."""
    numbers: Any = (extent, out, kernel, stride, padding, dilation)  # indices in kernels, int here
    return Axis(*numbers)


UNIT = (1, 1, 1, 1, 0, 1)
"""The numbers of an axis that is not there."""


def axes(*numbers: tuple[int, int, int, int, int, int]) -> tuple[Any, Any, Any]:
    """Three axes of space; those in front that are missing have extent 1."""
    first, second, third = (UNIT,) * (3 - len(numbers)) + numbers
    return axis(*first), axis(*second), axis(*third)


def accumulator(dtype: str) -> Any:
    """In which dtype sums of a dtype are made."""
    return bc.f64 if dtype == "f64" else bc.f32
