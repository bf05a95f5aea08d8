"""Adaptive means: `out` windows of nearly equal extent that cover an axis, of up to three. Contiguous."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.windows import Sizes, accumulator
from burn_kernels.workload import Workload, direct, shaped, uniform


@bc.struct
class Shares:
    """Window `o` holds the places from o * extent / out, rounded down, to that of o + 1, rounded up."""

    extent: bc.index
    out: bc.index

    def start(self, o: bc.index) -> bc.index:
        """The first place."""
        return o * self.extent // self.out

    def end(self, o: bc.index) -> bc.index:
        """One after the last."""
        return bc.cdiv((o + 1) * self.extent, self.out)


@bc.cube
def adaptive_kernel(
    x: bc.Array[bc.F], out: bc.Array[bc.F], d: Shares, h: Shares, w: Shares, wide: bc.Comptime[bc.DType]
) -> None:
    """Means of windows."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, ow = i // w.out, i % w.out
        plane, oh = row // h.out, row % h.out
        image, od = plane // d.out, plane % d.out
        total = bc.cast(0, wide)
        for z in range(d.start(od), d.end(od)):
            for y in range(h.start(oh), h.end(oh)):
                begin = ((image * d.extent + z) * h.extent + y) * w.extent
                for column in range(w.start(ow), w.end(ow)):
                    total += bc.cast(x[begin + column], wide)
        count = (d.end(od) - d.start(od)) * (h.end(oh) - h.start(oh)) * (w.end(ow) - w.start(ow))
        out[i] = bc.cast(total / bc.cast(count, wide), bc.F)


@bc.cube
def adaptive_backward_kernel(
    grad: bc.Array[bc.F], out: bc.Array[bc.F], d: Shares, h: Shares, w: Shares,
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """The axes are turned round: `extent` is that of grad, `out` that of x, and `start` the first window that
    saw a place, for these follow each other too."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, iw = i // w.out, i % w.out
        plane, ih = row // h.out, row % h.out
        image, id = plane // d.out, plane % d.out
        total = bc.cast(0, wide)
        for z in range(d.start(id), d.end(id)):
            deep = bc.cdiv((z + 1) * d.out, d.extent) - z * d.out // d.extent
            for y in range(h.start(ih), h.end(ih)):
                high = bc.cdiv((y + 1) * h.out, h.extent) - y * h.out // h.extent
                begin = ((image * d.extent + z) * h.extent + y) * w.extent
                for column in range(w.start(iw), w.end(iw)):
                    long = bc.cdiv((column + 1) * w.out, w.extent) - column * w.out // w.extent
                    total += bc.cast(grad[begin + column], wide) / bc.cast(deep * high * long, wide)
        out[i] = bc.cast(total, bc.F)


def _shares(x: Sizes, out: Sizes) -> list[Any]:
    numbers: list[Any] = [(1, 1)] * (5 - len(x)) + list(zip(x[2:], out[2:], strict=True))
    return [Shares(*pair) for pair in numbers]


def adaptive_avg_pool(x: Array, out: Array, *, dtype: str) -> None:
    """Means of as many windows as `out` has places."""
    adaptive_kernel.forall(math.prod(out.shape))(x, out, *_shares(x.shape, out.shape), accumulator(dtype))


def adaptive_avg_pool_backward(grad: Array, out: Array, *, dtype: str) -> None:
    """`out` has the shape of x."""
    adaptive_backward_kernel.forall(math.prod(out.shape))(
        grad, out, *_shares(grad.shape, out.shape), accumulator(dtype)
    )


def reference(x: NDArray[Any], size: Sizes) -> NDArray[Any]:
    """By NumPy in f64."""
    found = x.astype(np.float64)
    for at, (n, m) in enumerate(zip(x.shape[2:], size, strict=True), 2):
        parts = [
            found.take(range(o * n // m, -(-(o + 1) * n // m)), at).mean(at, keepdims=True) for o in range(m)
        ]
        found = np.concatenate(parts, at)
    return found


_SHAPE = (8, 64, 100, 100)
_SIZE = (7, 7)
WORKLOADS = (
    Workload(
        "adaptive_avg_pool2d", "f32", "8x64x100x100 to 7x7",
        lambda rng: (uniform(rng, *_SHAPE),), shaped(*_SHAPE[:2], *_SIZE),
        direct(partial(adaptive_avg_pool, dtype="f32")), partial(reference, size=_SIZE),
        bytes=4 * math.prod(_SHAPE), traffic="read", tolerance=1e-6,
    ),
)  # fmt: skip
