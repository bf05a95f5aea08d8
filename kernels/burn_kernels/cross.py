"""Cross products along an axis of three."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.axes import Strides, corner, joined
from burn_kernels.map import grid_of
from burn_kernels.workload import Workload, direct, like, uniform

UNITS = 64


@bc.cube
def cross_kernel(
    x: bc.Array[bc.N], y: bc.Array[bc.N], out: bc.Array[bc.N], rows: bc.index, length: bc.index,
    pieces: bc.index, shape: list[bc.index], strides: list[bc.index], bases: list[bc.index],
    steps: list[bc.index],
) -> None:  # fmt: skip
    """A unit takes three elements of each; strides, bases and steps are those of out, x and y."""
    row = bc.CUBE_POS // pieces
    j = (bc.CUBE_POS - row * pieces) * bc.CUBE_DIM + bc.UNIT_POS
    last = bc.comptime(len(shape) - 1)
    if row < rows and j < length:
        po = corner(row, shape, strides, 0, bases[0]) + j * strides[last]
        px = corner(row, shape, strides, 1, bases[1]) + j * strides[2 * last + 1]
        py = corner(row, shape, strides, 2, bases[2]) + j * strides[3 * last + 2]
        for k in bc.unroll(range(3)):
            a, b = bc.comptime((k + 1) % 3), bc.comptime((k + 2) % 3)
            first = x[px + a * steps[1]] * y[py + b * steps[2]]
            out[po + k * steps[0]] = first - x[px + b * steps[1]] * y[py + a * steps[2]]


def cross(
    x: Array, y: Array, out: Array, shape: Sequence[int], strides: Sequence[Strides], bases: Sequence[int],
    steps: Sequence[int],
) -> None:  # fmt: skip
    """Over the axes beside that of three, of no extent 0; all arrays are whole memories."""
    extents, own = joined(shape, strides)
    rows, length = math.prod(extents[:-1]), extents[-1]
    pieces = -(-length // UNITS)
    lists: Any = list(extents), [s for each in own for s in each], list(bases), list(steps)
    cross_kernel.unchecked[grid_of(rows * pieces), UNITS](x, y, out, rows, length, pieces, *lists)


def reference(x: NDArray[Any], y: NDArray[Any], axis: int) -> NDArray[Any]:
    """By NumPy."""
    return np.cross(x, y, axis=axis)


_COUNT = 1 << 22


def _rows(x: Array, y: Array, out: Array) -> None:
    cross(x, y, out, (_COUNT,), [(3,)] * 3, (0, 0, 0), (1, 1, 1))


def _exact(x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    return reference(x.astype(np.float64), y.astype(np.float64), 1)


WORKLOADS = (
    Workload(
        "cross", "f32", "4Mx3",
        lambda rng: (uniform(rng, _COUNT, 3), uniform(rng, _COUNT, 3)), like(0), direct(_rows),
        _exact,
        bytes=9 * 4 * _COUNT, traffic="triad", tolerance=1e-6,
    ),
)  # fmt: skip
