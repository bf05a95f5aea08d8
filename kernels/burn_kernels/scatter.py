"""Updates by indices along an axis, each time with the same result: a unit takes a line of the output, and
follows the indices in order. Long lines that are few are shared by units that each own a range of places,
but on processors, which do not guess whether the next index is theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.record import record
from burn_kernels.arrays import Array
from burn_kernels.axes import Strides, corner, joined
from burn_kernels.elements import X, Y
from burn_kernels.fill import fill
from burn_kernels.machine import properties
from burn_kernels.map import ANY, DENSE, REPEATED, along, grid_of, position
from burn_kernels.workload import Inputs, Workload, shaped, uniform

UNITS_OF_GPU, UNITS_OF_CPU = 64, 16
OWNERS = 1 << 14  # units that keep a GPU busy
LONG = 1 << 12  # indices for which several owners pay


@bc.cube
def updated(old: X, new: X, update: bc.Comptime[str]) -> X:
    """What an element becomes."""
    if update == "assign":
        return new
    elif update == "add":
        return old + new
    elif update == "mul":
        return old * new
    elif update == "min":
        return min(old, new)
    elif update == "max":
        return max(old, new)
    else:
        return old | new


@bc.cube
def scatter_kernel(
    indices: bc.Array[bc.I], value: bc.Array[X], out: bc.Array[X], update: bc.Comptime[str],
    kinds: bc.Comptime[int], shared: bc.Comptime[bool], rows: bc.index, length: bc.index, pieces: bc.index,
    count: bc.index, extent: bc.index, part: bc.index, owners: bc.index, shape: list[bc.index],
    strides: list[bc.index], bases: list[bc.index], steps: list[bc.index],
) -> None:  # fmt: skip
    """out[.., indices[.., k], ..] update= value[.., k, ..] for k in order. Strides, bases and steps along the
    axis are those of out, indices and value; lines lie along `shape`."""
    row = bc.CUBE_POS // pieces
    j = (bc.CUBE_POS - row * pieces) * bc.CUBE_DIM + bc.UNIT_POS
    last = bc.comptime(len(shape) - 1)
    if row < rows and j < length * owners:
        low, high = bc.index(0), extent
        if shared:
            owner = j // length
            j = j - owner * length
            low = owner * part
            high = min(low + part, extent)
        po = corner(row, shape, strides, 0, bases[0]) + along(j, strides[last], kinds, 0)
        pi = corner(row, shape, strides, 1, bases[1]) + along(j, strides[2 * last + 1], kinds, 1)
        pv = corner(row, shape, strides, 2, bases[2]) + along(j, strides[3 * last + 2], kinds, 2)
        for k in range(count):
            at = position(indices[pi + k * steps[1]], extent, bc.comptime(indices.dtype.size == 8))
            if low <= at and at < high:
                place = po + at * steps[0]
                out[place] = updated(out[place], value[pv + k * steps[2]], update)


@bc.cube
def linear_kernel(
    indices: bc.Array[bc.I], out: bc.Array[Y], shape: list[bc.index], long: bc.Comptime[bool]
) -> None:
    """out[i] is the place that the coordinates indices[i, :] have in a shape, -1 for those outside."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        place = bc.index(0)
        inside = True
        for axis in bc.unroll(range(len(shape))):
            at = position(indices[i * len(shape) + axis], shape[axis], long)
            inside = inside and at >= 0
            place = place * shape[axis] + at
        out[i] = bc.cast(place, out.dtype) if inside else -1


@record
class Lines:
    """The axes beside the one that is scattered, of no extent 0: of out, indices and value the strides, where
    they begin, and the steps along the axis. `count` indices, each below `extent`."""

    shape: Sequence[int]
    strides: Sequence[Strides]
    bases: Sequence[int]
    steps: Sequence[int]
    count: int
    extent: int


def scatter(out: Array, indices: Array, value: Array, lines: Lines, update: str) -> None:
    """The updates in order; all arrays are whole memories."""
    shape, strides = joined(lines.shape, lines.strides)
    rows, length = int(np.prod(shape[:-1], dtype=np.int64)), shape[-1]
    cpu = properties(out).runtime in ("cpu", "reference")
    owners = 1 if cpu else _owners(rows * length, lines.count, lines.extent)
    units = UNITS_OF_GPU
    if cpu:  # one unit is plain scalar code
        units = UNITS_OF_CPU if rows * length >= UNITS_OF_CPU else 1
    part = -(-lines.extent // owners)
    pieces = -(-length * owners // units)
    kinds = sum([_kind(own[-1]) << 2 * which for which, own in enumerate(strides)])
    lists: Any = list(shape), [s for own in strides for s in own], list(lines.bases), list(lines.steps)
    scatter_kernel.unchecked[grid_of(rows * pieces), units](
        indices, value, out, update, kinds, owners > 1, rows, length, pieces, lines.count, lines.extent,
        part, owners, *lists,
    )  # fmt: skip


def _kind(step: int) -> int:
    return DENSE if step == 1 else REPEATED if step == 0 else ANY


def _owners(lines: int, count: int, extent: int) -> int:
    """How many units share a line."""
    if count < LONG:
        return 1
    return max(1, min(OWNERS // lines, extent))


def linear(indices: Array, out: Array, shape: Sequence[int], long: bool) -> None:
    """Coordinates (the last axis) as places in a shape; contiguous, `long` if of 64 bits."""
    extents: Any = list(shape)
    linear_kernel.unchecked.forall(int(np.prod(out.shape, dtype=np.int64)))(indices, out, extents, long)


def reference(x: NDArray[Any], indices: NDArray[Any], value: NDArray[Any]) -> NDArray[Any]:
    """Rows added by NumPy, in order."""
    out = x.copy()
    np.add.at(out, indices, value)
    return out


def _rows_added(indices: Array, value: Array, out: Array) -> None:
    count, width = value.shape
    lines = Lines((width,), ((1,), (0,), (1,)), (0, 0, 0), (width, 1, width), count, out.shape[0])
    scatter(out, indices, value, lines, "add")


def _bind(inputs: Inputs, outputs: tuple[Any, ...], empty: object) -> Any:
    def launch() -> None:
        fill(outputs[0], 0.0)
        _rows_added(inputs[0], inputs[1], outputs[0])

    return launch


_COUNT, _WIDTH, _ROWS = 1 << 16, 256, 1 << 15

WORKLOADS = (
    Workload(
        "scatter_add_rows", "f32", "64k rows of 256 into 32k",
        lambda rng: (rng.integers(0, _ROWS, _COUNT, dtype=np.int32), uniform(rng, _COUNT, _WIDTH)),
        shaped(_ROWS, _WIDTH), _bind,
        partial(reference, np.zeros((_ROWS, _WIDTH), np.float32)),
        bytes=4 * _WIDTH * (_COUNT + 2 * _ROWS), tolerance=1e-5,
    ),
)  # fmt: skip
