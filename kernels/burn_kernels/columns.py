"""Windows of planes as columns, and back. Contiguous: planes (batch, channels, height, width), columns
(batch, channels * kernel, windows)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.windows import Axis, Sizes, accumulator, axis
from burn_kernels.workload import Workload, direct, shaped, uniform


@bc.cube
def unfold_kernel(x: bc.Array[bc.N], out: bc.Array[bc.N], h: Axis, w: Axis) -> None:
    """0 outside of x."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, ow = i // w.out, i % w.out
        tap, oh = row // h.out, row % h.out
        upper, kw = tap // w.kernel, tap % w.kernel
        plane, kh = upper // h.kernel, upper % h.kernel
        y, column = h.place(oh, kh), w.place(ow, kw)
        inside = h.inside(y) and w.inside(column)
        out[i] = x[(plane * h.extent + y) * w.extent + column] if inside else bc.cast(0, bc.N)


@bc.cube
def fold_kernel(
    x: bc.Array[bc.F], out: bc.Array[bc.F], h: Axis, w: Axis, wide: bc.Comptime[bc.DType]
) -> None:
    """Each pixel sums what the windows that hold it have for it."""
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
                        tap = (plane * h.kernel + kh) * w.kernel + kw
                        total += bc.cast(x[(tap * h.out + y) * w.out + column], wide)
        out[i] = bc.cast(total, bc.F)


def unfold(
    x: Array, out: Array, *, windows: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes
) -> None:
    """`windows`: how many there are along both axes."""
    space = [axis(*n) for n in zip(x.shape[2:], windows, kernel, stride, padding, dilation, strict=True)]
    unfold_kernel.forall(math.prod(out.shape))(x, out, *space)


def fold(
    x: Array, out: Array, *, windows: Sizes, kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes,
    dtype: str,
) -> None:  # fmt: skip
    """The opposite: overlapping windows add up."""
    space = [axis(*n) for n in zip(out.shape[2:], windows, kernel, stride, padding, dilation, strict=True)]
    fold_kernel.forall(math.prod(out.shape))(x, out, *space, accumulator(dtype))


def reference(
    x: NDArray[np.float32], kernel: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes
) -> NDArray[np.float32]:
    """Columns by NumPy."""
    wide = np.pad(x, [(0, 0), (0, 0), *[(p, p) for p in padding]])
    out = [
        (n - d * (k - 1) - 1) // s + 1
        for n, d, k, s in zip(wide.shape[2:], dilation, kernel, stride, strict=True)
    ]
    found = np.empty((*x.shape[:2], *kernel, *out), x.dtype)
    for tap in np.ndindex(*kernel):
        places = [
            slice(k * d, k * d + (n - 1) * s + 1, s)
            for k, d, n, s in zip(tap, dilation, out, stride, strict=True)
        ]
        window: tuple[Any, ...] = (..., *places)
        found[(slice(None), slice(None), *tap)] = wide[window]
    return found.reshape(x.shape[0], -1, out[0] * out[1])


_SHAPE = (4, 64, 56, 56)
_COLUMNS = (4, 64 * 9, 56 * 56)
_PLACES = (56, 56)
_WINDOWS: tuple[Sizes, Sizes, Sizes, Sizes] = (3, 3), (1, 1), (1, 1), (1, 1)
"""Kernel, stride, padding, dilation."""


def _unfold(x: Array, out: Array) -> None:
    kernel, stride, padding, dilation = _WINDOWS
    unfold(x, out, windows=_PLACES, kernel=kernel, stride=stride, padding=padding, dilation=dilation)


def _fold(x: Array, out: Array) -> None:
    kernel, stride, padding, dilation = _WINDOWS
    fold(
        x, out, windows=_PLACES, kernel=kernel, stride=stride, padding=padding, dilation=dilation, dtype="f32"
    )


def _unfolded(x: NDArray[np.float32]) -> NDArray[Any]:
    return reference(x, *_WINDOWS)


def _folded(x: NDArray[np.float32]) -> NDArray[Any]:
    """By NumPy in f64: what `reference` reads of each tap, written back."""
    taps = x.astype(np.float64).reshape(*_SHAPE[:2], 3, 3, *_SHAPE[2:])
    total = np.zeros((*_SHAPE[:2], _SHAPE[2] + 2, _SHAPE[3] + 2))
    for i, j in np.ndindex(3, 3):
        total[:, :, i : i + _SHAPE[2], j : j + _SHAPE[3]] += taps[:, :, i, j]
    return total[:, :, 1:-1, 1:-1]


_BYTES = 4 * (math.prod(_SHAPE) + math.prod(_COLUMNS))
WORKLOADS = (
    Workload(
        "unfold4d", "f32", "4x64x56x56 by 3x3",
        lambda rng: (uniform(rng, *_SHAPE),), shaped(*_COLUMNS),
        direct(_unfold), _unfolded,
        bytes=_BYTES, tolerance=0.0,
    ),
    Workload(
        "fold4d", "f32", "4x64x56x56 by 3x3",
        lambda rng: (uniform(rng, *_COLUMNS),), shaped(*_SHAPE),
        direct(_fold), _folded,
        bytes=_BYTES, traffic="read", tolerance=1e-6,
    ),
)  # fmt: skip
