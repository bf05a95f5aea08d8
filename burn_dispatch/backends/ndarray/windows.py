"""Windows over the axes of space of (batch, channels, *space), and their opposite: adding them up again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from burn_cube.record import record
from burn_cube.semantics import Array

Sizes = tuple[int, ...]


@record
class Grid:
    """Where windows lie, for each axis of space.

    Window o begins at o * stride - before, its elements are `dilation` apart; there are `out` of them.
    """

    kernel: Sizes
    stride: Sizes
    before: Sizes
    dilation: Sizes
    out: Sizes

    @property
    def reach(self) -> Sizes:
        """How far all windows reach, counted from where the first one begins."""
        axes = zip(self.out, self.stride, self.kernel, self.dilation, strict=True)
        return tuple([(n - 1) * s + d * (k - 1) + 1 for n, s, k, d in axes])


def extents(space: Sizes, kernel: Sizes, stride: Sizes, padding: Sequence[int], dilation: Sizes) -> Sizes:
    """How many windows fit; `padding` counts both ends."""
    axes = zip(space, kernel, stride, padding, dilation, strict=True)
    return tuple([(n + p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in axes])


def padded(x: Array, grid: Grid, fill: Any = 0) -> Array:
    """x with as much around it as the windows need, and without what they do not reach."""
    space = x.shape[2:]
    after = [max(r - p - n, 0) for r, p, n in zip(grid.reach, grid.before, space, strict=True)]
    if any(grid.before) or any(after):
        around = [(0, 0), (0, 0), *zip(grid.before, after, strict=True)]
        x = np.pad(x, around, constant_values=fill)
    return x[_inside([slice(0, reach) for reach in grid.reach])]


def _inside(ranges: list[slice]) -> tuple[slice, ...]:
    """For `x[...]`: all of the first two axes, ranges of the others."""
    return (slice(None), slice(None), *ranges)


def windows(x: Array, grid: Grid, fill: Any = 0) -> Array:
    """A view (batch, channels, *out, *kernel) of x, or of a copy of it with something around."""
    wide = padded(x, grid, fill)
    axes = tuple(range(2, x.ndim))
    spans = tuple([d * (k - 1) + 1 for k, d in zip(grid.kernel, grid.dilation, strict=True)])
    views = sliding_window_view(wide, spans, axes)
    steps = [slice(None, None, step) for step in (*grid.stride, *grid.dilation)]
    return views[(slice(None), slice(None), *steps)]


def added(columns: Array, grid: Grid, space: Sizes) -> Array:
    """Windows (batch, channels, *kernel, *out) added where they lie: (batch, channels, *space)."""
    ends = zip(grid.before, space, grid.reach, strict=True)
    whole = [max(reach, p + n) for p, n, reach in ends]
    out = np.zeros((*columns.shape[:2], *whole), columns.dtype)
    for place in np.ndindex(*grid.kernel):
        axes = zip(place, grid.dilation, grid.stride, grid.out, strict=True)
        ranges = [slice(k * d, k * d + (n - 1) * s + 1, s) for k, d, s, n in axes]
        out[_inside(ranges)] += columns[(slice(None), slice(None), *place)]
    return out[_inside([slice(p, p + n) for p, n in zip(grid.before, space, strict=True)])]
