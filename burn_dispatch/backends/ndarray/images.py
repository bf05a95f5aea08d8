"""Images of another size, and values between pixels: an axis at a time, a few weighted neighbours each."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened
from burn_dispatch.options import GridSampleOptions, InterpolateOptions

Sizes = tuple[int, ...]
_CUBIC = -0.75
"""The parameter of Keys' cubic, as images usually have it."""


def cubic(t: Array) -> Array:
    """Keys' cubic convolution at a distance of less than 2."""
    t, a = np.abs(t), _CUBIC
    near = ((a + 2) * t - (a + 3)) * t * t + 1
    far = ((a * t - 5 * a) * t + 8 * a) * t - 4 * a
    return np.where(t < 1, near, np.where(t < 2, far, 0.0))


def _lanczos(t: Array) -> Array:
    return np.where(np.abs(t) < 3, np.sinc(t) * np.sinc(t / 3), 0.0)


def taps(n: int, size: int, options: InterpolateOptions) -> tuple[Array, Array]:
    """Which of n places make each of `size`, and their weights: both (size, count)."""
    i = np.arange(size)
    if options.mode == "nearest":
        return np.minimum(i * n // size, n - 1)[:, None], np.ones((size, 1))
    if options.mode == "nearest_exact":
        return np.minimum((2 * i + 1) * n // (2 * size), n - 1)[:, None], np.ones((size, 1))
    at = i * ((n - 1) / max(size - 1, 1)) if options.align_corners else (i + 0.5) * (n / size) - 0.5
    if options.mode == "bilinear":
        at = np.clip(at, 0, n - 1)
        low = np.minimum(np.floor(at).astype(np.intp), n - 1)
        share = at - low
        return np.stack((low, np.minimum(low + 1, n - 1)), 1), np.stack((1 - share, share), 1)
    first, last = (-1, 3) if options.mode == "bicubic" else (-2, 4)
    base = np.floor(at)
    places = base[:, None] + np.arange(first, last)
    inside = np.clip(places, 0, n - 1).astype(np.intp)
    if options.mode == "bicubic":
        return inside, cubic(at[:, None] - places)
    # what is outside has no weight, and the others make up for it
    weights = _lanczos(at[:, None] - places) * ((places >= 0) & (places < n))
    return inside, weights / weights.sum(1, keepdims=True)


def _resized(x: Array, axis: int, places: Array, weights: Array) -> Array:
    along = [1] * x.ndim
    along[axis] = -1
    if places.shape[1] == 1:
        return x.take(places[:, 0], axis)
    parts = (
        x.take(places[:, k], axis) * weights[:, k].astype(x.dtype).reshape(along)
        for k in range(places.shape[1])
    )
    total: Array = next(parts)
    for part in parts:
        total = total + part
    return total


def _spread(grad: Array, axis: int, places: Array, weights: Array, n: int) -> Array:
    """The opposite of `_resized`: each place gets its share."""
    lines = np.moveaxis(grad, axis, 0)
    out = np.zeros((n, *lines.shape[1:]), grad.dtype)
    for k in range(places.shape[1]):
        np.add.at(out, places[:, k], lines * weights[:, k].reshape(-1, *([1] * (lines.ndim - 1))))
    return np.moveaxis(out, 0, axis)


@quiet
def interpolate(x: Array, size: Sizes, options: InterpolateOptions) -> Array:
    """(batch, channels, *size)."""
    wide = widened(x)
    for axis, count in enumerate(size, 2):
        wide = _resized(wide, axis, *taps(x.shape[axis], count, options))
    return narrowed(wide, x)


@quiet
def interpolate_backward(x: Array, grad: Array, size: Sizes, options: InterpolateOptions) -> Array:
    """The gradient of x."""
    wide: Array = widened(grad).astype(np.float64)
    for axis, count in enumerate(size, 2):
        wide = _spread(wide, axis, *taps(x.shape[axis], count, options), x.shape[axis])
    return narrowed(wide, x)


def _pixels(at: Array, n: int, align: bool) -> Array:
    """Places in [-1, 1] as pixels."""
    return (at + 1) / 2 * (n - 1) if align else ((at + 1) * n - 1) / 2


def _reflected(at: Array, n: int, align: bool) -> Array:
    """Back and forth between the ends: centres of the outer pixels, or their outer edges."""
    low, span = (0.0, n - 1.0) if align else (-0.5, float(n))
    if span == 0:
        return np.zeros_like(at)
    away = np.abs(at - low)
    turns, rest = np.floor(away / span), np.fmod(away, span)
    return np.where(turns % 2 == 0, rest + low, span - rest + low)


def _settled(at: Array, n: int, options: GridSampleOptions) -> Array:
    """Places of pixels, brought inside by the rule for what is outside."""
    if options.padding == "reflection":
        at = _reflected(at, n, options.align_corners)
    return at if options.padding == "zeros" else np.clip(at, 0, n - 1)


def _value(x: Array, row: Array, column: Array) -> Array:
    """Pixels (batch, channels, high, wide) at whole places (batch, high, wide); 0 outside and at NaN."""
    inside = (row >= 0) & (row < x.shape[2]) & (column >= 0) & (column < x.shape[3])
    i, j = (np.where(inside, at, 0).astype(np.intp) for at in (row, column))
    batch: Array = np.arange(x.shape[0], dtype=np.intp)
    batch = batch.reshape(-1, 1, 1)
    found = np.moveaxis(x[batch, :, i, j], -1, 1)
    return np.where(inside[:, None], found, x.dtype.type(0))


def _neighbours(at: Array, mode: str) -> list[tuple[Array, Array]]:
    """Whole places and weights around each place of an axis."""
    if mode == "nearest":
        return [(np.rint(at), np.ones_like(at))]
    base = np.floor(at)
    if mode == "bilinear":
        return [(base, base + 1 - at), (base + 1, at - base)]
    return [(base + k, cubic(at - base - k)) for k in range(-1, 3)]


@quiet
def float_grid_sample_2d(x: Array, grid: Array, options: GridSampleOptions) -> Array:
    """x (batch, channels, height, width) at places (batch, high, wide, 2): column, then row."""
    wide, places = widened(x), widened(grid)
    axes: list[list[tuple[Array, Array]]] = []
    for axis, n in ((1, x.shape[2]), (0, x.shape[3])):
        at = _pixels(places[..., axis], n, options.align_corners)
        if options.mode != "bicubic":
            at = _settled(at, n, options)
        near = _neighbours(at, options.mode)
        axes.append([(_settled(p, n, options), w) for p, w in near] if options.mode == "bicubic" else near)
    total: Array = np.zeros((), wide.dtype)
    for row, by_row in axes[0]:
        for column, by_column in axes[1]:
            total = total + _value(wide, row, column) * (by_row * by_column)[:, None]
    return narrowed(total, x)
