"""Deformable convolutions: taps at places that move. All contiguous.

The samples become columns (batch, channels * taps, height, width) of the result; the rest is a convolution
of them by a kernel of one pixel. offset is (batch, groups * taps * 2, height, width): row, then column.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels import sampling
from burn_kernels.arrays import Array
from burn_kernels.sampling import bilinear, pixel
from burn_kernels.windows import Axis, Sizes, accumulator, axis
from burn_kernels.workload import Workload, shaped, uniform


@bc.struct
class Taps:
    """Where things are; `groups` of channels share offsets."""

    channels: bc.index
    groups: bc.index
    h: Axis
    w: Axis

    def count(self) -> bc.index:
        """Taps of the kernel."""
        return self.h.kernel * self.w.kernel

    def places(self) -> bc.index:
        """Pixels of the result."""
        return self.h.out * self.w.out


@bc.cube
def moved(
    t: Taps, offset: bc.Array[bc.F], shared: bc.index, at: bc.index, wide: bc.Comptime[bc.DType]
) -> tuple[bc.G, bc.G]:
    """Row and column of a tap; `shared`: (batch * groups + group) * taps + tap."""
    tap = shared % t.count()
    where = 2 * shared * t.places() + at
    y = t.h.place(at // t.w.out, tap // t.w.kernel)
    column = t.w.place(at % t.w.out, tap % t.w.kernel)
    down = bc.cast(y, wide) + bc.cast(offset[where], wide)
    return down, bc.cast(column, wide) + bc.cast(offset[where + t.places()], wide)


@bc.cube
def shared_of(t: Taps, plane: bc.index, tap: bc.index) -> bc.index:
    """Which offset a channel of an image uses for a tap."""
    batch, channel = plane // t.channels, plane % t.channels
    group = channel // (t.channels // t.groups)
    return (batch * t.groups + group) * t.count() + tap


@bc.cube
def sample_kernel(
    x: bc.Array[bc.F], offset: bc.Array[bc.F], mask: bc.Array[bc.F] | None, out: bc.Array[bc.F], t: Taps,
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """Columns."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, at = i // t.places(), i % t.places()
        plane = row // t.count()
        shared = shared_of(t, plane, row % t.count())
        y, column = moved(t, offset, shared, at, wide)
        height, width = t.h.extent, t.w.extent
        value = bilinear(x, plane * height * width, y, column, height, width, wide)
        if mask is not None:
            value *= bc.cast(mask[shared * t.places() + at], wide)
        out[i] = bc.cast(value, bc.F)


@bc.cube
def slopes(
    x: bc.Array[bc.F], begin: bc.index, y: bc.G, column: bc.G, height: bc.index, width: bc.index,
    wide: bc.Comptime[bc.DType],
) -> tuple[bc.G, bc.G]:  # fmt: skip
    """How a sample changes with its row and with its column."""
    top, left = bc.floor(y), bc.floor(column)
    fy, fx = y - top, column - left
    i, j = bc.cast(top, bc.index), bc.cast(left, bc.index)
    a = pixel(x, begin, i, j, height, width, wide)
    b = pixel(x, begin, i, j + 1, height, width, wide)
    c = pixel(x, begin, i + 1, j, height, width, wide)
    d = pixel(x, begin, i + 1, j + 1, height, width, wide)
    return (c - a) * (1 - fx) + (d - b) * fx, (b - a) * (1 - fy) + (d - c) * fy


@bc.cube
def offset_kernel(
    x: bc.Array[bc.F], offset: bc.Array[bc.F], mask: bc.Array[bc.F] | None, grad: bc.Array[bc.F],
    out: bc.Array[bc.F], out_mask: bc.Array[bc.F] | None, t: Taps, wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """Gradients of offsets and mask, of the gradient of the columns; a unit for each tap of each pixel."""
    i = bc.ABSOLUTE_POS
    if 2 * i < out.len():
        shared, at = i // t.places(), i % t.places()
        y, column = moved(t, offset, shared, at, wide)
        tap, image = shared % t.count(), shared // t.count()
        share = t.channels // t.groups
        height, width = t.h.extent, t.w.extent
        down, along, whole = bc.cast(0, wide), bc.cast(0, wide), bc.cast(0, wide)
        for c in range(share):
            plane = image * share + c
            value = bc.cast(grad[(plane * t.count() + tap) * t.places() + at], wide)
            by_row, by_column = slopes(x, plane * height * width, y, column, height, width, wide)
            down += value * by_row
            along += value * by_column
            if out_mask is not None:
                whole += value * bilinear(x, plane * height * width, y, column, height, width, wide)
        if mask is not None:
            down *= bc.cast(mask[i], wide)
            along *= bc.cast(mask[i], wide)
        out[2 * shared * t.places() + at] = bc.cast(down, bc.F)
        out[(2 * shared + 1) * t.places() + at] = bc.cast(along, bc.F)
        if out_mask is not None:
            out_mask[i] = bc.cast(whole, bc.F)


@bc.cube
def spread_kernel(
    offset: bc.Array[bc.F], mask: bc.Array[bc.F] | None, grad: bc.Array[bc.F], out: bc.Array[bc.G], t: Taps,
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """The gradient of x: each column gives to four pixels. `out` is wide, and 0 at first: many units add."""
    i = bc.ABSOLUTE_POS
    if i < grad.len():
        row, at = i // t.places(), i % t.places()
        plane = row // t.count()
        shared = shared_of(t, plane, row % t.count())
        y, column = moved(t, offset, shared, at, wide)
        value = bc.cast(grad[i], wide)
        if mask is not None:
            value *= bc.cast(mask[shared * t.places() + at], wide)
        top, left = bc.floor(y), bc.floor(column)
        for a in bc.unroll(range(2)):
            for b in bc.unroll(range(2)):
                py, px = bc.cast(top, bc.index) + a, bc.cast(left, bc.index) + b
                if t.h.inside(py) and t.w.inside(px):
                    part = (1 - abs(y - (top + a))) * (1 - abs(column - (left + b)))
                    place = (plane * t.h.extent + py) * t.w.extent + px
                    bc.atomic_add(out, place, value * part)


def taps(
    x: Sizes, out: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int
) -> Any:
    """From shapes."""
    h, w = (axis(*n) for n in zip(x[2:], out, kernel, stride, padding, dilation, strict=True))
    return Taps(x[1], groups, h, w)


def sample(x: Array, offset: Array, mask: Array | None, out: Array, t: Any, dtype: str) -> None:
    """`out`: columns."""
    sample_kernel.forall(math.prod(out.shape))(x, offset, mask, out, t, accumulator(dtype))


def offset_backward(
    x: Array, offset: Array, mask: Array | None, grad: Array, out: Array, out_mask: Array | None, t: Any,
    dtype: str,
) -> None:  # fmt: skip
    """`grad`: of the columns; `out` has the shape of offset, `out_mask` of the mask."""
    offset_kernel.forall(math.prod(out.shape) // 2)(
        x, offset, mask, grad, out, out_mask, t, accumulator(dtype)
    )


def x_backward(offset: Array, mask: Array | None, grad: Array, out: Array, t: Any, dtype: str) -> None:
    """`grad`: of the columns; `out` has the shape of x and is 0 at first."""
    spread_kernel.forall(math.prod(grad.shape))(offset, mask, grad, out, t, accumulator(dtype))


def reference(
    x: NDArray[Any], offset: NDArray[Any], mask: NDArray[Any] | None, kernel: Sizes, stride: Sizes,
    padding: Sizes, dilation: Sizes,
) -> NDArray[Any]:  # fmt: skip
    """Columns, by NumPy in f64: each tap of each group of channels is a grid that x is sampled at."""
    batch, channels, *extents = x.shape
    out, count = offset.shape[2:], math.prod(kernel)
    groups = offset.shape[1] // (2 * count)
    moves = offset.astype(np.float64).reshape(batch, groups, count, 2, *out)
    shares = x.reshape(batch, groups, channels // groups, *extents)
    found = np.empty((batch, groups, channels // groups, count, *out))
    starts = np.indices(out) * np.reshape(stride, (2, 1, 1)) - np.reshape(padding, (2, 1, 1))
    for group in range(groups):
        for tap, place in enumerate(np.ndindex(*kernel)):
            at = starts + np.reshape(np.multiply(place, dilation), (2, 1, 1)) + moves[:, group, tap]
            far = np.reshape(extents, (2, 1, 1)).astype(np.float64) - 1
            grid = np.moveaxis(at / far * 2 - 1, 1, -1)[..., ::-1]  # column, then row
            values = sampling.reference(shares[:, group], grid, "bilinear", "zeros", True)
            if mask is not None:
                values = values * mask.reshape(batch, groups, 1, count, *out)[:, group, :, tap]
            found[:, group, :, tap] = values
    return found.reshape(batch, channels * count, *out)


_SHAPE, _PLACES = (4, 32, 28, 28), (28, 28)
_KERNEL: tuple[Sizes, Sizes, Sizes, Sizes] = (3, 3), (1, 1), (1, 1), (1, 1)


def _launch(inputs: Any, outputs: Any, empty: object) -> Any:
    t = taps(_SHAPE, _PLACES, *_KERNEL, 1)
    return lambda: sample(inputs[0], inputs[1], inputs[2], outputs[0], t, "f32")


def _columns(x: NDArray[Any], offset: NDArray[Any], mask: NDArray[Any]) -> NDArray[Any]:
    return reference(x, offset, mask, *_KERNEL)


WORKLOADS = (
    Workload(
        "deform_columns", "f32", "4x32x28x28 by 3x3",
        lambda rng: (
            uniform(rng, *_SHAPE), uniform(rng, 4, 18, *_PLACES), uniform(rng, 4, 9, *_PLACES, low=0, high=1),
        ),
        shaped(4, 32 * 9, *_PLACES), _launch, _columns,
        bytes=4 * 4 * 32 * 9 * math.prod(_PLACES), traffic="read", tolerance=1e-5,
    ),
)  # fmt: skip
