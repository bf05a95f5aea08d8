"""Recipes of pools, images, signals and losses."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.options import InterpolateOptions, PoolOptions
from tests.dispatch.recipe_values import in_wide, numbers
from tests.dispatch.recipes import DEVICE, Array, Case, recipe

Numbers = np.random.Generator
_SPACES = {1: (9,), 2: (7, 6), 3: (5, 4, 6)}


def _pools(rank: int, dilated: bool) -> Iterator[PoolOptions]:
    for kernel, stride, padding, dilation, counts, ceil in (
        ((2, 2), (2, 2), (0, 0), (1, 1), True, False),
        ((3, 2), (2, 1), (1, 1), (1, 1), True, False),
        ((3, 2), (2, 3), (1, 0), (1, 1), False, True),
        ((3, 3), (2, 2), (1, 1), (1, 1), True, True),
        ((3, 2), (1, 2), (1, 0), (2, 2), True, False),
    ):
        if dilated or dilation == (1, 1):
            yield PoolOptions(kernel[:rank], stride[:rank], padding[:rank], dilation[:rank], counts, ceil)


def _extent(n: int, k: int, s: int, p: int, d: int, ceil: bool) -> int:
    """How many windows: with `ceil` also one that begins inside but does not end there."""
    span = n + 2 * p - d * (k - 1) - 1
    count = (-(-span // s) if ceil else span // s) + 1
    return count - 1 if ceil and (count - 1) * s >= n + p else count


Window = tuple[tuple[int, ...], list[tuple[int, ...]], int]


def _windows(space: tuple[int, ...], o: PoolOptions) -> tuple[tuple[int, ...], list[Window]]:
    """Extents of the output, then each window: its place, its pixels, what an average divides by."""
    axes = list(zip(space, o.kernel, o.stride, o.padding, o.dilation, strict=True))
    out = tuple(_extent(*axis, o.ceil_mode) for axis in axes)
    found: list[Window] = []
    for place in np.ndindex(*out):
        pixels, size = [[]], 1
        per_axis = []
        for at, (n, k, s, p, d) in zip(place, axes, strict=True):
            start = at * s - p
            per_axis.append([i for i in range(start, start + k * d, d) if 0 <= i < n])
            size *= min(start + k, n + p) - start
        pixels = list(itertools.product(*per_axis))
        found.append((place, pixels, size if o.count_include_pad else len(pixels)))
    return out, found


def _averages(rank: int) -> None:
    shape = (2, 3, *_SPACES[rank])

    @recipe(f"avg_pool{rank}d")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for options in _pools(rank, False):
            x = numbers(rng, dtype, shape)
            out, windows = _windows(shape[2:], options)
            expected = np.zeros((*shape[:2], *out))
            for place, pixels, size in windows:
                expected[(..., *place)] = sum(x[(..., *at)].astype(np.float64) for at in pixels) / size
            yield Case(f"{options}", (x, options), expected.astype(dtype.numpy))

    @recipe(f"avg_pool{rank}d_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for options in _pools(rank, False):
            out, windows = _windows(shape[2:], options)
            x, grad = numbers(rng, dtype, shape), numbers(rng, dtype, (*shape[:2], *out))
            expected = np.zeros(shape)
            for place, pixels, size in windows:
                for at in pixels:
                    expected[(..., *at)] += grad[(..., *place)].astype(np.float64) / size
            yield Case(f"{options}", (x, grad, options), expected.astype(dtype.numpy))


def _maxima(rank: int) -> None:
    shape = (2, 3, *_SPACES[rank])

    @recipe(f"max_pool{rank}d")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, options, values, _ in _largest(dtype, rng, shape):
            yield Case(f"{options}", (x, options), values)

    @recipe(f"max_pool{rank}d_with_indices")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, options, values, indices in _largest(dtype, rng, shape):
            for target in (dt.I32, dt.I64):
                yield Case(
                    f"{options} {target}", (x, options, target), (values, indices.astype(target.numpy))
                )

    @recipe(f"max_pool{rank}d_with_indices_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, options, values, indices in _largest(dtype, rng, shape):
            grad = numbers(rng, dtype, values.shape)
            expected = np.zeros((*shape[:2], math.prod(shape[2:])))
            for place in np.ndindex(*values.shape):
                expected[(*place[:2], indices[place])] += float(grad[place])
            yield Case(f"{options}", (x, options, grad, indices), expected.reshape(shape).astype(dtype.numpy))


def _largest(
    dtype: DType, rng: Numbers, shape: tuple[int, ...]
) -> Iterator[tuple[Array, PoolOptions, Array, Array]]:
    """The first NaN of a window, else the first of its largest values."""
    for options in _pools(len(shape) - 2, True):
        x = numbers(rng, dtype, shape)
        x[0, 1].reshape(-1)[3] = np.nan
        out, windows = _windows(shape[2:], options)
        indices = np.zeros((*shape[:2], *out), np.int64)
        flat = x.reshape(*shape[:2], -1).astype(np.float64)
        for place, pixels, _ in windows:
            at = np.array([int(np.ravel_multi_index(pixel, shape[2:])) for pixel in pixels])
            indices[(..., *place)] = at[np.argmax(flat[..., at], -1)]
        flat_indices = indices.reshape(*shape[:2], -1)
        values = np.take_along_axis(x.reshape(*shape[:2], -1), flat_indices, -1).reshape(indices.shape)
        yield x, options, values, indices


for _rank in (1, 2):
    _averages(_rank)
    _maxima(_rank)


def _shares(n: int, size: int) -> Array:
    """(size, n): the mean of each window as weights."""
    weights = np.zeros((size, n))
    for i in range(size):
        start, end = i * n // size, -(-(i + 1) * n // size)
        weights[i, start:end] = 1 / (end - start)
    return weights


def _by_axes(x: Array, weights: list[Array]) -> Array:
    """Each axis of space multiplied by a matrix."""
    for axis, matrix in enumerate(weights, 2):
        x = np.moveaxis(np.tensordot(matrix, x, (1, axis)), 0, axis)
    return x


def _adaptive(rank: int) -> None:
    shape = (2, 3, *_SPACES[rank])
    sizes = [(4, 3, 2)[:rank], (1, 1, 1)[:rank], shape[2:], (11, 5, 7)[:rank]]

    @recipe(f"adaptive_avg_pool{rank}d")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for size in sizes:
            x = numbers(rng, dtype, shape)
            weights = [_shares(n, s) for n, s in zip(shape[2:], size, strict=True)]
            yield Case(f"{size}", (x, size), in_wide(_by_axes, dtype)(x, weights))

    @recipe(f"adaptive_avg_pool{rank}d_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for size in sizes:
            x, grad = numbers(rng, dtype, shape), numbers(rng, dtype, (*shape[:2], *size))
            weights = [_shares(n, s).T for n, s in zip(shape[2:], size, strict=True)]
            yield Case(f"{size}", (x, grad), in_wide(_by_axes, dtype)(grad, weights))


for _rank in (1, 2, 3):
    _adaptive(_rank)


def _cubic(t: float) -> float:
    t, a = abs(t), -0.75
    if t < 1:
        return (a + 2) * t**3 - (a + 3) * t**2 + 1
    return a * t**3 - 5 * a * t**2 + 8 * a * t - 4 * a if t < 2 else 0.0


def _lanczos(t: float) -> float:
    return float(np.sinc(t) * np.sinc(t / 3)) if abs(t) < 3 else 0.0


def _taps(i: int, n: int, size: int, o: InterpolateOptions) -> list[tuple[int, float]]:
    """Places along an axis and their weights, for place i of the result."""
    if o.mode == "nearest":
        return [(min(i * n // size, n - 1), 1.0)]
    if o.mode == "nearest_exact":
        return [(min((2 * i + 1) * n // (2 * size), n - 1), 1.0)]
    at = i * (n - 1) / max(size - 1, 1) if o.align_corners else (i + 0.5) * n / size - 0.5
    if o.mode == "bilinear":
        at = max(at, 0.0)
        low = min(math.floor(at), n - 1)
        return [(low, 1 - (at - low)), (min(low + 1, n - 1), at - low)]
    base = math.floor(at)
    if o.mode == "bicubic":
        return [(min(max(base + k, 0), n - 1), _cubic(at - base - k)) for k in range(-1, 3)]
    inside = [(base + k, _lanczos(at - base - k)) for k in range(-2, 4) if 0 <= base + k < n]
    total = sum(weight for _, weight in inside)
    return [(place, weight / total) for place, weight in inside]


def _resizing(n: int, size: int, o: InterpolateOptions) -> Array:
    matrix = np.zeros((size, n))
    for i in range(size):
        for place, weight in _taps(i, n, size, o):
            matrix[i, place] += weight
    return matrix


_MODES: tuple[Any, ...] = ("nearest", "nearest_exact", "bilinear", "bicubic", "lanczos3")


def _resizes() -> Iterator[tuple[tuple[int, int], InterpolateOptions, list[Array]]]:
    for mode, align, size in itertools.product(_MODES, (True, False), ((5, 11), (3, 2), (1, 6))):
        options = InterpolateOptions(mode, align)
        yield size, options, [_resizing(n, s, options) for n, s in zip((5, 6), size, strict=True)]


@recipe("interpolate")
def _interpolate(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (2, 3, 5, 6))
    for size, options, weights in _resizes():
        yield Case(f"{size} {options}", (x, size, options), in_wide(_by_axes, dtype)(x, weights))


@recipe("interpolate_backward")
def _interpolate_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (2, 3, 5, 6))
    for size, options, weights in _resizes():
        grad = numbers(rng, dtype, (2, 3, *size))
        expected = in_wide(_by_axes, dtype)(grad, [matrix.T for matrix in weights])
        yield Case(f"{size} {options}", (x, grad, size, options), expected)


@recipe("rfft")
def _rfft(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, dim, length in (((3, 8), 1, None), ((4, 3), 0, None), ((2, 8, 3), 1, 16), ((8,), 0, 4)):
        x = numbers(rng, dtype, shape)
        found = np.fft.rfft(x.astype(np.float64), length, dim)
        expected = found.real.astype(dtype.numpy), found.imag.astype(dtype.numpy)
        yield Case(f"{shape} {dim} {length}", (x, dim, length), expected)


@recipe("irfft")
def _irfft(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, dim, length in (((3, 5), 1, None), ((5, 3), 0, 8), ((2, 5, 3), 1, 8), ((3,), 0, 4)):
        real, imaginary = numbers(rng, dtype, shape), numbers(rng, dtype, shape)
        whole = real.astype(np.float64) + 1j * imaginary.astype(np.float64)
        yield Case(f"{shape} {dim} {length}", (real, imaginary, dim, length),
                   np.fft.irfft(whole, length, dim).astype(dtype.numpy))  # fmt: skip


def _path_cost(log_probs: Array, target: list[int], blank: int) -> float:
    """-log of the summed probability of all paths that read as the target, by trying each path."""
    total = -math.inf
    for path in itertools.product(range(log_probs.shape[1]), repeat=log_probs.shape[0]):
        if [c for c, _ in itertools.groupby(path) if c != blank] == target:
            total = np.logaddexp(total, sum(float(log_probs[t, c]) for t, c in enumerate(path)))
    return -total


def _ctc(dtype: DType, rng: Numbers) -> tuple[Array, Array, Array, Array]:
    scores = rng.standard_normal((5, 3, 3))
    log_probs = (scores - np.log(np.exp(scores).sum(-1, keepdims=True))).astype(dtype.numpy)
    targets = np.array([[1, 2], [2, 2], [1, 0]], np.int32)
    return log_probs, targets, np.array([5, 4, 3], np.int32), np.array([2, 2, 1], np.int32)


@recipe("ctc_loss")
def _ctc_loss(dtype: DType, rng: Numbers) -> Iterator[Case]:
    log_probs, targets, inputs, lengths = _ctc(dtype, rng)
    losses = [
        _path_cost(
            log_probs[: inputs[i], i].astype(np.float64), [int(c) for c in targets[i, : lengths[i]]], 0
        )
        for i in range(3)
    ]
    yield Case("blank 0", (log_probs, targets, inputs, lengths, 0), np.array(losses).astype(dtype.numpy))


@recipe("has_ctc_loss_backward")
def _has_ctc_loss_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    yield Case("plain", (DEVICE,), True)


@recipe("ctc_loss_backward")
def _ctc_loss_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    log_probs, targets, inputs, lengths = _ctc(dtype, rng)
    grad = numbers(rng, dtype, (3,))
    yield Case("blank 0", (log_probs, targets, inputs, lengths, grad, 0))
