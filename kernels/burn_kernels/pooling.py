"""Pools of planes and their gradients, a unit for each element of the result. All contiguous.

Gradients are gathered: a unit looks which windows saw its element, so that they are the same at each run.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.windows import Axis, Sizes, accumulator, axis
from burn_kernels.workload import Workload, shaped, uniform


@bc.cube
def count_of(a: Axis, o: bc.index, include: bc.Comptime[bool]) -> bc.index:
    """What a window divides by along an axis; `include`: padding counts, but not what lies beyond it."""
    start = o * a.stride - a.padding
    if include:
        return min(start + a.kernel, a.extent + a.padding) - start
    return min(start + a.kernel, a.extent) - max(start, 0)


@bc.cube
def avg_kernel(
    x: bc.Array[bc.F], out: bc.Array[bc.F], h: Axis, w: Axis, include: bc.Comptime[bool],
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """Means of windows."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, ow = i // w.out, i % w.out
        plane, oh = row // h.out, row % h.out
        total = bc.cast(0, wide)
        for kh in range(h.kernel):
            y = h.place(oh, kh)
            if h.inside(y):
                for kw in range(w.kernel):
                    column = w.place(ow, kw)
                    if w.inside(column):
                        total += bc.cast(x[(plane * h.extent + y) * w.extent + column], wide)
        count = count_of(h, oh, include) * count_of(w, ow, include)
        out[i] = bc.cast(total / bc.cast(count, wide), bc.F)


@bc.cube
def avg_backward_kernel(
    grad: bc.Array[bc.F], out: bc.Array[bc.F], h: Axis, w: Axis, include: bc.Comptime[bool],
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """The shares of all windows that saw an element."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, iw = i // w.extent, i % w.extent
        plane, ih = row // h.extent, row % h.extent
        total = bc.cast(0, wide)
        for kh in range(h.kernel):
            y = h.window(ih, kh)
            if y >= 0:
                for kw in range(w.kernel):
                    column = w.window(iw, kw)
                    if column >= 0:
                        count = count_of(h, y, include) * count_of(w, column, include)
                        value = bc.cast(grad[(plane * h.out + y) * w.out + column], wide)
                        total += value / bc.cast(count, wide)
        out[i] = bc.cast(total, bc.F)


@bc.cube
def max_kernel(
    x: bc.Array[bc.F], out: bc.Array[bc.F], indices: bc.Array[bc.I] | None, h: Axis, w: Axis
) -> None:
    """The first NaN of a window, else the first of its largest values; and where in the plane.

    Of a window with nothing but padding, -inf and -1.
    """
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, ow = i // w.out, i % w.out
        plane, oh = row // h.out, row % h.out
        best = bc.index(-1)
        top = bc.cast(-math.inf, bc.F)
        for kh in range(h.kernel):
            y = h.place(oh, kh)
            if h.inside(y):
                for kw in range(w.kernel):
                    column = w.place(ow, kw)
                    if w.inside(column):
                        value = x[(plane * h.extent + y) * w.extent + column]
                        more = value > top or (bc.is_nan(value) and not bc.is_nan(top))
                        if best < 0 or more:
                            top = value
                            best = y * w.extent + column
        out[i] = top
        if indices is not None:
            indices[i] = bc.cast(best, indices.dtype)


@bc.cube
def max_backward_kernel(
    grad: bc.Array[bc.F], indices: bc.Array[bc.I], out: bc.Array[bc.F], h: Axis, w: Axis,
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """The gradients of all windows that took an element."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, iw = i // w.extent, i % w.extent
        plane, ih = row // h.extent, row % h.extent
        total = bc.cast(0, wide)
        for kh in range(h.kernel):
            y = h.window(ih, kh)
            if y >= 0:
                for kw in range(w.kernel):
                    column = w.window(iw, kw)
                    if column >= 0:
                        place = (plane * h.out + y) * w.out + column
                        if bc.cast(indices[place], bc.index) == ih * w.extent + iw:
                            total += bc.cast(grad[place], wide)
        out[i] = bc.cast(total, bc.F)


def _axes(x: Sizes, out: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes) -> list[Any]:
    return [axis(*n) for n in zip(x[2:], out[2:], kernel, stride, padding, dilation, strict=True)]


def avg_pool(
    x: Array, out: Array, *, kernel: Sizes, stride: Sizes, padding: Sizes, include: bool, dtype: str
) -> None:
    """Means of windows of (batch, channels, height, width)."""
    space = _axes(x.shape, out.shape, kernel, stride, padding, (1, 1))
    avg_kernel.forall(math.prod(out.shape))(x, out, *space, include, accumulator(dtype))


def avg_pool_backward(
    grad: Array, out: Array, *, kernel: Sizes, stride: Sizes, padding: Sizes, include: bool, dtype: str
) -> None:
    """`out` has the shape of x."""
    space = _axes(out.shape, grad.shape, kernel, stride, padding, (1, 1))
    avg_backward_kernel.forall(math.prod(out.shape))(grad, out, *space, include, accumulator(dtype))


def max_pool(
    x: Array, out: Array, indices: Array | None, *, kernel: Sizes, stride: Sizes, padding: Sizes,
    dilation: Sizes,
) -> None:  # fmt: skip
    """Largest values of windows, and where they are: row * width + column."""
    space = _axes(x.shape, out.shape, kernel, stride, padding, dilation)
    max_kernel.forall(math.prod(out.shape))(x, out, indices, *space)


def max_pool_backward(
    grad: Array, indices: Array, out: Array, *, kernel: Sizes, stride: Sizes, padding: Sizes,
    dilation: Sizes, dtype: str,
) -> None:  # fmt: skip
    """`out` has the shape of x."""
    space = _axes(out.shape, grad.shape, kernel, stride, padding, dilation)
    max_backward_kernel.forall(math.prod(out.shape))(grad, indices, out, *space, accumulator(dtype))


def max_reference(x: NDArray[Any], kernel: Sizes, stride: Sizes) -> NDArray[Any]:
    """By NumPy, without padding."""
    out = [(n - k) // s + 1 for n, k, s in zip(x.shape[2:], kernel, stride, strict=True)]
    found = np.full((*x.shape[:2], *out), -np.inf, x.dtype)
    for tap in itertools.product(*map(range, kernel)):
        places = [slice(k, k + (n - 1) * s + 1, s) for k, n, s in zip(tap, out, stride, strict=True)]
        window: tuple[Any, ...] = (..., *places)
        found = np.maximum(found, x[window])
    return found


def avg_reference(x: NDArray[Any], kernel: Sizes, stride: Sizes) -> NDArray[Any]:
    """By NumPy in f64, without padding."""
    out = [(n - k) // s + 1 for n, k, s in zip(x.shape[2:], kernel, stride, strict=True)]
    total = np.zeros((*x.shape[:2], *out))
    for tap in itertools.product(*map(range, kernel)):
        places = [slice(k, k + (n - 1) * s + 1, s) for k, n, s in zip(tap, out, stride, strict=True)]
        window: tuple[Any, ...] = (..., *places)
        total += x[window]
    return total / math.prod(kernel)


_SHAPE = (8, 64, 112, 112)
_HALVED = (8, 64, 56, 56)


def _max_halved(x: Array, out: Array) -> None:
    max_pool(x, out, None, kernel=(2, 2), stride=(2, 2), padding=(0, 0), dilation=(1, 1))


def _avg_halved(x: Array, out: Array) -> None:
    avg_pool(x, out, kernel=(2, 2), stride=(2, 2), padding=(0, 0), include=True, dtype="f32")


def _workload(
    name: str, launch: Callable[[Array, Array], None], reference: Callable[..., NDArray[Any]]
) -> Workload:
    def expected(x: NDArray[Any]) -> NDArray[Any]:
        return reference(x, (2, 2), (2, 2))

    return Workload(
        name, "f32", "8x64x112x112",
        lambda rng: (uniform(rng, *_SHAPE),), shaped(*_HALVED),
        lambda inputs, outputs, empty: lambda: launch(*inputs, *outputs), expected,
        bytes=4 * (math.prod(_SHAPE) + math.prod(_HALVED)), tolerance=1e-6,
    )  # fmt: skip


WORKLOADS = (
    _workload("max_pool2d", _max_halved, max_reference),
    _workload("avg_pool2d", _avg_halved, avg_reference),
)
