"""Images of another size: a few weighted pixels along each axis. Contiguous (batch, channels, height, width).

Places are quotients of whole numbers, so that the pixel that is taken does not depend on rounding. Gradients
are gathered, so that they are the same at each run.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide
from burn_kernels.windows import accumulator
from burn_kernels.workload import Workload, direct, shaped, uniform

CUBIC = -0.75


def taps_of(mode: str) -> int:
    """Pixels along an axis; the first lies (taps_of(mode) - 1) // 2 before the place."""
    if mode == "lanczos3":
        return 6
    return 4 if mode == "bicubic" else 2 if mode == "bilinear" else 1


@bc.struct
class Resize:
    """An axis: place `o` of the result lies at numerator / denominator of the input."""

    extent: bc.index
    out: bc.index
    mode: bc.Comptime[str]
    align: bc.Comptime[bool]

    def numerator(self, o: bc.index) -> bc.index:
        """See `denominator`."""
        if self.mode == "nearest":
            return o * self.extent
        if self.mode == "nearest_exact":
            return (2 * o + 1) * self.extent
        if self.align:
            return o * (self.extent - 1)
        return (2 * o + 1) * self.extent - self.out

    def denominator(self) -> bc.index:
        """Not 0."""
        if self.mode == "nearest":
            return self.out
        if self.mode == "nearest_exact":
            return 2 * self.out
        if self.align:
            return max(self.out - 1, 1)
        return 2 * self.out


@bc.cube
def sinc(x: bc.F) -> bc.F:
    """sin(pi x) / (pi x)."""
    angle = x * 3.141592653589793
    return bc.select(x == 0, bc.cast(1, bc.F), bc.sin(angle) / bc.select(x == 0, bc.cast(1, bc.F), angle))


@bc.cube
def cubic(x: bc.F) -> bc.F:
    """The weight of a pixel at this distance, below 2."""
    near = ((CUBIC + 2) * x - (CUBIC + 3)) * x * x + 1
    far = ((CUBIC * x - 5 * CUBIC) * x + 8 * CUBIC) * x - 4 * CUBIC
    return bc.select(x < 1, near, far)


@bc.cube
def raw_weight(mode: bc.Comptime[str], distance: bc.F) -> bc.F:
    """Of a pixel at this signed distance."""
    if mode == "bilinear":
        return 1 - abs(distance)
    if mode == "bicubic":
        return cubic(abs(distance))
    if mode == "lanczos3":
        value = sinc(distance) * sinc(distance / 3)
        return bc.select(abs(distance) < 3, value, bc.cast(0, bc.F))
    return bc.cast(1, bc.F)


@bc.cube
def weights(a: Resize, o: bc.index, held: bc.Local[bc.F], wide: Wide) -> bc.index:
    """The weights of the pixels that place `o` sees, and where the first of them is, which may be outside.

    Outside, the pixel of the border counts; for lanczos3 the pixels that exist share the weight.
    """
    taps = bc.comptime(taps_of(a.mode))
    before = (taps - 1) // 2
    above, below = a.numerator(o), a.denominator()
    base = above // below
    fraction = bc.cast(above - base * below, wide) / bc.cast(below, wide)
    total = bc.cast(0, wide)
    for k in bc.unroll(range(taps)):
        distance = bc.cast(fraction - (k - before), wide)
        value = raw_weight(a.mode, distance)
        if a.mode == "lanczos3":
            place = base - before + k
            value = value if 0 <= place < a.extent else bc.cast(0, wide)
        held[k] = value
        total += value
    if a.mode == "lanczos3":
        for k in bc.unroll(range(taps)):
            held[k] /= total
    return base - before


@bc.cube
def resize_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F], h: Resize, w: Resize, wide: Wide) -> None:
    """Weighted sums of pixels."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        taps = bc.comptime(taps_of(h.mode))
        row, ow = i // w.out, i % w.out
        plane, oh = row // h.out, row % h.out
        rows, columns = bc.Local[wide](taps), bc.Local[wide](taps)
        top, left = weights(h, oh, rows, wide), weights(w, ow, columns, wide)
        total = bc.cast(0, wide)
        for a in bc.unroll(range(taps)):
            y = bc.clamp(top + a, 0, h.extent - 1)
            line = bc.cast(0, wide)
            for b in bc.unroll(range(taps)):
                place = bc.clamp(left + b, 0, w.extent - 1)
                line += columns[b] * bc.cast(x[(plane * h.extent + y) * w.extent + place], wide)
            total += rows[a] * line
        out[i] = bc.cast(total, bc.F)


@bc.cube
def share(a: Resize, o: bc.index, i: bc.index, held: bc.Local[bc.F], wide: Wide) -> Any:
    """How much place `o` of the result sees of pixel `i`."""
    first = weights(a, o, held, wide)
    total = bc.cast(0, wide)
    for k in bc.unroll(range(bc.comptime(taps_of(a.mode)))):
        if bc.clamp(first + k, 0, a.extent - 1) == i:
            total += held[k]
    return total


@bc.cube
def first_seen(a: Resize, i: bc.index) -> bc.index:
    """No place before it sees pixel `i`."""
    span = bc.comptime(taps_of(a.mode)) + 1
    return max((i - span) * max(a.out - 1, 1) // max(a.extent, 1) - 1, 0)


@bc.cube
def last_seen(a: Resize, i: bc.index) -> bc.index:
    """Nor any from here on."""
    span = bc.comptime(taps_of(a.mode)) + 1
    return min(bc.cdiv((i + span) * a.out, max(a.extent - 1, 1)) + 1, a.out)


@bc.cube
def resize_backward_kernel(
    grad: bc.Array[bc.F], out: bc.Array[bc.F], h: Resize, w: Resize, wide: Wide
) -> None:
    """What all places that see a pixel give back."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, iw = i // w.extent, i % w.extent
        plane, ih = row // h.extent, row % h.extent
        held = bc.Local[wide](bc.comptime(taps_of(h.mode)))
        total = bc.cast(0, wide)
        for y in range(first_seen(h, ih), last_seen(h, ih)):
            high = share(h, y, ih, held, wide)
            if high != 0:
                line = bc.cast(0, wide)
                for place in range(first_seen(w, iw), last_seen(w, iw)):
                    value = bc.cast(grad[(plane * h.out + y) * w.out + place], wide)
                    line += value * share(w, place, iw, held, wide)
                total += high * line
        out[i] = bc.cast(total, bc.F)


def _axes(x: tuple[int, ...], out: tuple[int, ...], mode: str, align: bool) -> list[Any]:
    return [Resize(n, m, mode, align) for n, m in zip(x[2:], out[2:], strict=True)]


def interpolate(x: Array, out: Array, *, mode: str, align: bool, dtype: str) -> None:
    """`align`: the corners of both images are the centres of pixels, not their outer corners."""
    resize_kernel.forall(math.prod(out.shape))(
        x, out, *_axes(x.shape, out.shape, mode, align), accumulator(dtype)
    )


def interpolate_backward(grad: Array, out: Array, *, mode: str, align: bool, dtype: str) -> None:
    """`out` has the shape of x."""
    space = _axes(out.shape, grad.shape, mode, align)
    resize_backward_kernel.forall(math.prod(out.shape))(grad, out, *space, accumulator(dtype))


def _row(n: int, size: int, o: int, mode: str, align: bool) -> NDArray[Any]:
    """The weights of all pixels for one place."""
    row = np.zeros(n)
    if mode in ("nearest", "nearest_exact"):
        row[o * n // size if mode == "nearest" else (2 * o + 1) * n // (2 * size)] = 1
        return row
    at = o * (n - 1) / max(size - 1, 1) if align else (o + 0.5) * n / size - 0.5
    half = taps_of(mode) // 2
    for place in range(math.floor(at) - half + 1, math.floor(at) + half + 1):
        t = abs(at - place)
        if mode == "bilinear":
            value = 1 - t
        elif mode == "lanczos3":
            value = float(np.sinc(t) * np.sinc(t / 3)) if 0 <= place < n else 0.0
        elif t < 1:
            value = ((CUBIC + 2) * t - (CUBIC + 3)) * t * t + 1
        else:
            value = ((CUBIC * t - 5 * CUBIC) * t + 8 * CUBIC) * t - 4 * CUBIC
        row[min(max(place, 0), n - 1)] += value
    return np.asarray(row / row.sum())


def reference(x: NDArray[Any], size: tuple[int, ...], mode: str, align: bool) -> NDArray[Any]:
    """By NumPy in f64: a matrix for each axis."""
    rows, columns = (
        np.stack([_row(n, m, o, mode, align) for o in range(m)])
        for n, m in zip(x.shape[2:], size, strict=True)
    )
    return np.asarray(rows @ x.astype(np.float64) @ columns.T)


_SHAPE, _SIZE = (4, 3, 512, 512), (1024, 1024)
WORKLOADS = tuple([
    Workload(
        f"interpolate_{mode}", "f32", "4x3x512x512 to 1024x1024",
        lambda rng: (uniform(rng, *_SHAPE),), shaped(*_SHAPE[:2], *_SIZE),
        direct(partial(interpolate, mode=mode, align=False, dtype="f32")),
        partial(reference, size=_SIZE, mode=mode, align=False),
        bytes=4 * 5 * math.prod(_SHAPE), tolerance=1e-5,
    )
    for mode in ("nearest", "bilinear", "bicubic")
])  # fmt: skip
