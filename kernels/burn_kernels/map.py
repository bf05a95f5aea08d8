"""A function of the elements of one to three arrays, and of up to two numbers; or of elements by indices.

| kernel | arrays |
|---|---|
| `flat_kernel` | in order without gaps, or of one element |
| `rows_kernel` | rows of any strides, not many short ones |
| `axes_kernel` | any: coordinates by multiplication |

The function gets the elements, then the numbers; its result is converted to the dtype of the output. With
`step` and `extent` the second array holds indices instead: what the function gets is the element of the first
one that lies that many steps further on, or 0 if the index is not below the extent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.record import record
from burn_kernels.arrays import Array
from burn_kernels.axes import Strides, corner, joined, reach, spread
from burn_kernels.elements import W, X, Y, Z
from burn_kernels.fast_divmod import FastDivmod, fast_divmod
from burn_kernels.lines import CPU_UNITS
from burn_kernels.machine import properties
from burn_kernels.workload import Inputs, Workload, shaped, uniform

UNITS = 256
SPAN = 4  # elements of a unit, in long rows
MOST_AT_ONCE = 4096  # elements of a row that one plane of a processor takes
NARROW = 16  # a row that is shorter occupies no cube, unless there are few
FEW_ROWS = 1024
GRID = 65535  # cubes along an axis of a grid that any device takes
ANY, DENSE, REPEATED = 0, 1, 2
"""Steps along a row, as a kernel is compiled for them: two bits an array."""


@bc.cube
def position(index: bc.I, extent: bc.index, long: bc.Comptime[bool]) -> bc.index:
    """An index of any integer dtype, `long` if of 64 bits; -1 if it is not below the extent."""
    if long:
        return bc.index(index) if 0 <= index and index < bc.cast(extent, bc.I) else bc.index(-1)
    else:
        found = bc.index(index)
        return found if found < extent else bc.index(-1)


@bc.cube
def taken(
    x: bc.Array[X], place: bc.index, index: bc.I, step: bc.index, extent: bc.index, long: bc.Comptime[bool]
) -> Any:
    """An element by an index; 0 outside."""
    at = position(index, extent, long)
    return x[place + at * step] if at >= 0 else bc.cast(0, x.dtype)


@bc.cube
def applied(
    op: bc.Comptime[bc.Function], x: Any, px: bc.index, y: Any, py: bc.index, z: Any, pz: bc.index,
    a: Any, b: Any, step: Any, extent: Any,
) -> Any:  # fmt: skip
    """The function of what is there: elements at these places, then numbers."""
    if step is not None:
        return op(taken(x, px, y[py], step, extent, bc.comptime(y.dtype.size == 8)))
    elif y is None:
        if a is None:
            return op(x[px])
        elif b is None:
            return op(x[px], a)
        else:
            return op(x[px], a, b)
    elif z is not None:
        return op(x[px], y[py], z[pz])
    elif a is not None:
        return op(x[px], y[py], a)
    else:
        return op(x[px], y[py])


@bc.cube
def flat_kernel(
    x: bc.Array[X], y: bc.Array[Y] | None, z: bc.Array[Z] | None, a: X | None, b: X | None, out: bc.Array[W],
    op: bc.Comptime[bc.Function], step: bc.index | None, extent: bc.index | None, single: bc.Comptime[int],
) -> None:  # fmt: skip
    """out[i] = op(x[i], ...); bits of `single` say which arrays have one element."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        px = bc.index(0) if single & 1 else i
        py = bc.index(0) if single & 2 else i
        pz = bc.index(0) if single & 4 else i
        out[i] = bc.cast(applied(op, x, px, y, py, z, pz, a, b, step, extent), out.dtype)


@bc.cube
def along(j: bc.index, stride: bc.index, steps: bc.Comptime[int], which: bc.Comptime[int]) -> bc.index:
    """From the first element of a row to its j-th."""
    kind = bc.comptime(steps >> 2 * which & 3)
    if kind == DENSE:
        return j
    elif kind == REPEATED:
        return bc.index(0)
    else:
        return j * stride


@bc.cube
def rows_kernel(
    x: bc.Array[X], y: bc.Array[Y] | None, z: bc.Array[Z] | None, a: X | None, b: X | None, out: bc.Array[W],
    op: bc.Comptime[bc.Function], step: bc.index | None, extent: bc.index | None, steps: bc.Comptime[int],
    rows: bc.index, length: bc.index, pieces: bc.index, piece: bc.index, shape: list[bc.index],
    bases: list[bc.index], strides: list[bc.index],
) -> None:  # fmt: skip
    """A cube takes a piece of a row, of an array with this shape. Of each array: its base, and strides."""
    row = bc.CUBE_POS // pieces
    begin = (bc.CUBE_POS - row * pieces) * piece
    if row < rows:
        rank = bc.comptime(len(shape))
        po, px = corner(row, shape, strides, 0, bases[0]), corner(row, shape, strides, 1, bases[1])
        py, pz = corner(row, shape, strides, 2, bases[2]), corner(row, shape, strides, 3, bases[3])
        o1, x1 = strides[rank - 1], strides[2 * rank - 1]
        y1, z1 = strides[3 * rank - 1], strides[4 * rank - 1]
        end = min(begin + piece, length)
        if step is not None and y is not None and bc.comptime(steps >> 4 & 3 == REPEATED):
            # one index for the whole row: found once, since what is stored might be it
            at = position(y[py], extent, bc.comptime(y.dtype.size == 8))
            for first in range(begin, end, bc.CUBE_DIM):
                j = first + bc.UNIT_POS
                if j < end:
                    value = bc.cast(0, x.dtype)
                    if at >= 0:
                        value = x[px + at * step + along(j, x1, steps, 1)]
                    out[po + along(j, o1, steps, 0)] = bc.cast(op(value), out.dtype)
            return
        for first in range(begin, end, bc.CUBE_DIM):
            j = first + bc.UNIT_POS
            if j < end:
                right, third = py + along(j, y1, steps, 2), pz + along(j, z1, steps, 3)
                value = applied(op, x, px + along(j, x1, steps, 1), y, right, z, third, a, b, step, extent)
                out[po + along(j, o1, steps, 0)] = bc.cast(value, out.dtype)


@bc.cube
def divided(
    rest: bc.index, axis: bc.Comptime[int], shape: list[bc.index], divisors: list[FastDivmod]
) -> tuple[bc.index, bc.index]:
    """What is left for the axes before this one, and the coordinate along it."""
    if len(divisors) > 0:
        quotient, remainder = divisors[axis].divmod(bc.u32(rest))
        return bc.index(quotient), bc.index(remainder)
    else:
        outer = rest // shape[axis]
        return outer, rest - outer * shape[axis]


@bc.cube
def axes_kernel(
    x: bc.Array[X], y: bc.Array[Y] | None, z: bc.Array[Z] | None, a: X | None, b: X | None, out: bc.Array[W],
    op: bc.Comptime[bc.Function], step: bc.index | None, extent: bc.index | None, length: bc.index,
    shape: list[bc.index], divisors: list[FastDivmod],
    bases: list[bc.index], strides: list[bc.index],
) -> None:  # fmt: skip
    """A unit takes an element; `strides` are those of out, then those of each array."""
    i = bc.ABSOLUTE_POS
    rank = bc.comptime(len(shape))
    if i < length:
        places: Any = [
            bc.index(0) + bases[0],
            bc.index(0) + bases[1],
            bc.index(0) + bases[2],
            bc.index(0) + bases[3],
        ]
        rest = i
        for k in bc.unroll(range(rank)):
            axis = bc.comptime(rank - 1 - k)
            inner = rest
            if axis > 0:
                rest, inner = divided(rest, axis, shape, divisors)
            for which in bc.unroll(range(4)):
                places[which] += inner * strides[which * rank + axis]
        value = applied(op, x, places[1], y, places[2], z, places[3], a, b, step, extent)
        out[places[0]] = bc.cast(value, out.dtype)


@record
class Plan:
    """How arrays of certain shapes and strides are taken: a kernel's form, and what follows the function."""

    bound: Callable[[], Callable[..., None]]
    rest: tuple[Any, ...]
    processor: Plan | None = None
    """What processors take in its place."""

    def launch(
        self, x: Array, y: Array | None, z: Array | None, a: Any, b: Any, out: Array, op: Any,
        step: int | None = None, extent: int | None = None,
    ) -> None:  # fmt: skip
        """out = op(x, y, z, a, b), of those that are there."""
        own = self
        if self.processor is not None and properties(out).runtime in ("cpu", "reference"):
            own = self.processor
        own.bound()(x, y, z, a, b, out, op, step, extent, *own.rest)


def plan(shape: Sequence[int], out: Strides, inputs: Sequence[tuple[Sequence[int], Strides]]) -> Plan:
    """For an output of a shape with these strides, and up to three inputs that broadcast to it, by shape and
    strides. Arrays whose elements do not lie in order come as all memory from their lowest one on."""
    strides = [out, *(spread(own, steps, shape) for own, steps in inputs)]
    return plan_strides(shape, strides, [reach(shape, steps) for steps in strides])


def plan_strides(shape: Sequence[int], strides: Sequence[Strides], bases: Sequence[int]) -> Plan:
    """By strides of the output, then of each input, over one shape; and where their first elements are."""
    numel = math.prod(shape)
    absent = 4 - len(strides)
    extents, steps = joined(shape, [*strides, *((0,) * len(shape) for _ in range(absent))])
    bases, length = [*bases, *([0] * absent)], extents[-1]
    flat = len(extents) == 1 and steps[0] == (1,) and not any(bases)
    if flat and all(own[0] in (0, 1) for own in steps[1:]):
        single = sum([1 << k for k, own in enumerate(steps[1 : len(strides)]) if own == (0,) and numel > 1])
        return Plan(partial(flat_kernel.unchecked.forall, numel), (single,))
    rows = numel // length
    if length >= NARROW or (len(extents) <= 3 and rows <= FEW_ROWS):
        return _by_rows(extents, steps, bases, rows)
    divisors = [fast_divmod(extent) for extent in extents] if numel < 1 << 32 else []
    return Plan(
        partial(axes_kernel.unchecked.forall, numel),
        (numel, list(extents), divisors, bases, [step for own in steps for step in own]),
    )


def _by_rows(extents: tuple[int, ...], steps: tuple[Strides, ...], bases: Sequence[int], rows: int) -> Plan:
    length = extents[-1]
    padding = max(0, 3 - len(extents))  # kernels for up to three axes are one
    shape = (1,) * padding + extents
    strides = [step for own in steps for step in ((0,) * padding + own)]
    kinds = sum([_kind(own[-1]) << 2 * which for which, own in enumerate(steps)])

    def cut(units: int, span: int) -> tuple[Callable[[], Callable[..., None]], tuple[Any, ...]]:
        piece = units * span
        pieces = -(-length // piece)
        bound = partial(rows_kernel.unchecked.__getitem__, (grid_of(rows * pieces), units))
        return bound, (kinds, rows, length, pieces, piece, list(shape), list(bases), strides)

    units = min(UNITS, max(NARROW, 1 << (length - 1).bit_length()))
    few = -(-min(length, MOST_AT_ONCE) // CPU_UNITS)
    return Plan(*cut(units, SPAN if length >= UNITS * SPAN else 1), Plan(*cut(CPU_UNITS, few)))


def grid_of(cubes: int) -> tuple[int, int]:
    """A grid of at least so many cubes, on two axes if they are too many for one."""
    return (cubes, 1) if cubes <= GRID else (GRID, -(-cubes // GRID))


def _kind(step: int) -> int:
    return DENSE if step == 1 else REPEATED if step == 0 else ANY


def map_arrays(op: Any, out: Array, *arrays: Array, numbers: tuple[Any, ...] = ()) -> None:
    """out = op(arrays, numbers); all contiguous, of shapes that broadcast."""
    dense = [(array.shape, _dense(array.shape)) for array in arrays]
    x, y, z = (*arrays, None, None)[:3]
    a, b = (*numbers, None, None)[:2]
    assert x is not None, op
    if math.prod(out.shape):
        plan(out.shape, _dense(out.shape), dense).launch(x, y, z, a, b, out, op)


def _dense(shape: Sequence[int]) -> Strides:
    return tuple([math.prod(shape[axis + 1 :]) for axis in range(len(shape))])


def _add(inputs: Inputs, outputs: tuple[Any, ...], empty: object) -> Callable[[], object]:
    return partial(map_arrays, bc.add, outputs[0], *inputs)


def _workload(name: str, size: str, left: tuple[int, ...], right: tuple[int, ...]) -> Workload:
    shape = np.broadcast_shapes(left, right)
    return Workload(
        name, "f32", size,
        lambda rng: (uniform(rng, *left), uniform(rng, *right)),
        shaped(*shape), _add, np.add,
        bytes=4 * (math.prod(left) + math.prod(right) + math.prod(shape)), flops=math.prod(shape),
        traffic="triad", tolerance=0.0,
    )  # fmt: skip


def reference(op: Callable[..., NDArray[Any]], *arrays: NDArray[Any]) -> NDArray[Any]:
    """By NumPy's function."""
    return np.asarray(op(*arrays))


WORKLOADS = (
    _workload("map_add", "16M", (1 << 24,), (1 << 24,)),
    _workload("map_add_rows", "64x64x4096", (64, 64, 4096), (64, 1, 4096)),
    _workload("map_add_narrow", "4Mx3", (1 << 22, 3), (3,)),
)
