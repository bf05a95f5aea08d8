"""Pixels read at places that a grid gives, and convolutions whose taps move. All contiguous."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide
from burn_kernels.resampling import CUBIC, cubic
from burn_kernels.windows import accumulator
from burn_kernels.workload import Workload, direct, like, uniform


@bc.cube
def mirrored(at: bc.F, low: bc.F, span: bc.F) -> bc.F:
    """Reflected at low and low + span until inside."""
    if span <= 0:
        return bc.cast(0, bc.F)
    far = abs(at - low)
    turns = bc.floor(far / span)
    rest = far - turns * span
    even = turns - 2 * bc.floor(turns / 2) == 0
    return bc.select(even, rest, span - rest) + low


@bc.cube
def settled(at: bc.F, extent: bc.index, padding: bc.Comptime[str], align: bc.Comptime[bool]) -> bc.F:
    """Where a place outside is looked for, by the kind of padding."""
    last = bc.cast(extent - 1, bc.F)
    if padding == "zeros":
        return at
    if padding == "border":
        return bc.clamp(at, 0, last)
    if align:
        return bc.clamp(mirrored(at, bc.cast(0, bc.F), last), 0, last)
    return bc.clamp(mirrored(at, bc.cast(-0.5, bc.F), last + 1), 0, last)


@bc.cube
def pixel(
    x: bc.Array[bc.F], begin: bc.index, y: bc.index, column: bc.index, height: bc.index, width: bc.index,
    wide: Wide,
) -> Any:  # fmt: skip
    """A pixel, 0 outside."""
    inside = 0 <= y < height and 0 <= column < width
    return bc.cast(x[begin + y * width + column], wide) if inside else bc.cast(0, wide)


@bc.cube
def bilinear(
    x: bc.Array[bc.F], begin: bc.index, y: bc.G, column: bc.G, height: bc.index, width: bc.index,
    wide: Wide,
) -> Any:  # fmt: skip
    """Between four pixels, 0 outside."""
    top, left = bc.floor(y), bc.floor(column)
    fy, fx = y - top, column - left
    i, j = bc.cast(top, bc.index), bc.cast(left, bc.index)
    upper = pixel(x, begin, i, j, height, width, wide) * (1 - fx)
    upper += pixel(x, begin, i, j + 1, height, width, wide) * fx
    lower = pixel(x, begin, i + 1, j, height, width, wide) * (1 - fx)
    lower += pixel(x, begin, i + 1, j + 1, height, width, wide) * fx
    return upper * (1 - fy) + lower * fy


@bc.cube
def bicubic(
    x: bc.Array[bc.F], begin: bc.index, y: bc.G, column: bc.G, height: bc.index, width: bc.index,
    padding: bc.Comptime[str], align: bc.Comptime[bool], wide: Wide,
) -> Any:  # fmt: skip
    """Sixteen pixels; each one's place is settled by itself."""
    top, left = bc.floor(y), bc.floor(column)
    total = bc.cast(0, wide)
    for a in bc.unroll(range(-1, 3)):
        line = bc.cast(0, wide)
        i = bc.cast(settled(top + a, height, padding, align), bc.index)
        for b in bc.unroll(range(-1, 3)):
            j = bc.cast(settled(left + b, width, padding, align), bc.index)
            line += pixel(x, begin, i, j, height, width, wide) * cubic(abs(column - left - b))
        total += line * cubic(abs(y - top - a))
    return total


@bc.cube
def unscaled(at: bc.F, extent: bc.index, align: bc.Comptime[bool]) -> bc.F:
    """From [-1, 1] to pixels."""
    n = bc.cast(extent, bc.F)
    return (at + 1) / 2 * (n - 1) if align else ((at + 1) * n - 1) / 2


@bc.cube
def grid_sample_kernel(
    x: bc.Array[bc.F], grid: bc.Array[bc.F], out: bc.Array[bc.F], channels: bc.index, height: bc.index,
    width: bc.index, places: bc.index, mode: bc.Comptime[str], padding: bc.Comptime[str],
    align: bc.Comptime[bool], wide: Wide,
) -> None:  # fmt: skip
    """grid (batch, out height, out width, 2): column, row."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        plane, at = i // places, i % places
        where = (plane // channels * places + at) * 2
        column = unscaled(bc.cast(grid[where], wide), width, align)
        y = unscaled(bc.cast(grid[where + 1], wide), height, align)
        begin = plane * height * width
        value = bc.cast(0, wide)
        if mode == "bicubic":
            value = bicubic(x, begin, y, column, height, width, padding, align, wide)
        else:
            y, column = settled(y, height, padding, align), settled(column, width, padding, align)
            if mode == "nearest":
                row, line = bc.cast(round(y), bc.index), bc.cast(round(column), bc.index)
                value = pixel(x, begin, row, line, height, width, wide)
            else:
                value = bilinear(x, begin, y, column, height, width, wide)
        out[i] = bc.cast(value, bc.F)


def grid_sample(
    x: Array, grid: Array, out: Array, *, mode: str, padding: str, align: bool, dtype: str
) -> None:
    """x (batch, channels, height, width) at the places of `grid`."""
    _, channels, height, width = x.shape
    places = out.shape[2] * out.shape[3]
    grid_sample_kernel.forall(math.prod(out.shape))(
        x, grid, out, channels, height, width, places, mode, padding, align, accumulator(dtype)
    )


def _settled(at: NDArray[Any], n: int, padding: str, align: bool) -> NDArray[Any]:
    if padding == "border":
        return np.asarray(np.clip(at, 0, n - 1))
    if padding == "reflection":
        low, span = (0.0, n - 1.0) if align else (-0.5, float(n))
        if span <= 0:
            return np.zeros_like(at)
        turns, rest = np.divmod(np.abs(at - low), span)
        return np.clip(np.where(turns % 2 == 0, rest, span - rest) + low, 0, n - 1)
    return at


def _cubic(t: NDArray[Any]) -> NDArray[Any]:
    near = ((CUBIC + 2) * t - (CUBIC + 3)) * t * t + 1
    far = ((CUBIC * t - 5 * CUBIC) * t + 8 * CUBIC) * t - 4 * CUBIC
    return np.asarray(np.where(t < 1, near, far))


def reference(x: NDArray[Any], grid: NDArray[Any], mode: str, padding: str, align: bool) -> NDArray[Any]:
    """By NumPy in f64."""
    n, c, height, width = x.shape
    extents = (height, width)
    ends: list[NDArray[Any]] = []
    for axis, extent in ((1, height), (0, width)):
        at = grid[..., axis].astype(np.float64)
        ends.append((at + 1) / 2 * (extent - 1) if align else ((at + 1) * extent - 1) / 2)
    if mode != "bicubic":
        ends = [_settled(at, m, padding, align) for at, m in zip(ends, extents, strict=True)]
    bases = [np.round(at) if mode == "nearest" else np.floor(at) for at in ends]
    taps = {"nearest": (0,), "bilinear": (0, 1), "bicubic": (-1, 0, 1, 2)}[mode]
    total = np.zeros((n, c, *grid.shape[1:3]))
    for a in taps:
        for b in taps:
            factor = np.ones(grid.shape[:3])
            places: list[NDArray[np.int64]] = []
            for at, base, k, m in zip(ends, bases, (a, b), extents, strict=True):
                distance = np.abs(at - base - k)
                if mode == "bicubic":
                    factor = factor * _cubic(distance)
                elif mode == "bilinear":
                    factor = factor * (1 - distance)
                settle = _settled(base + k, m, padding, align) if mode == "bicubic" else base + k
                places.append(settle.astype(np.int64))
            inside = (places[0] >= 0) & (places[0] < height) & (places[1] >= 0) & (places[1] < width)
            rows, columns = np.clip(places[0], 0, height - 1), np.clip(places[1], 0, width - 1)
            for image in range(n):
                picked = x[image][:, rows[image], columns[image]]
                total[image] += np.where(inside[image], picked * factor[image], 0)
    return total


_SHAPE = (4, 16, 256, 256)
WORKLOADS = (
    Workload(
        "grid_sample_2d", "f32", "4x16x256x256",
        lambda rng: (uniform(rng, *_SHAPE), uniform(rng, 4, 256, 256, 2, low=-1.1, high=1.1)), like(0),
        direct(partial(grid_sample, mode="bilinear", padding="zeros", align=False, dtype="f32")),
        partial(reference, mode="bilinear", padding="zeros", align=False),
        bytes=4 * (2 * math.prod(_SHAPE) + 4 * 256 * 256 * 2), tolerance=1e-4,
    ),
)  # fmt: skip
