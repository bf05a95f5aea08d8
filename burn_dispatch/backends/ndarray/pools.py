"""Pools of lines, planes and spaces."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened
from burn_dispatch.backends.ndarray.windows import Grid, added, windows
from burn_dispatch.options import PoolOptions

Sizes = tuple[int, ...]


def pool_grid(space: Sizes, options: PoolOptions) -> Grid:
    """The windows; with `ceil_mode` also one that begins inside and ends behind the padding."""
    axes = zip(space, options.kernel, options.stride, options.padding, options.dilation, strict=True)
    out = tuple([_extent(n, k, s, p, d, options.ceil_mode) for n, k, s, p, d in axes])
    return Grid(options.kernel, options.stride, options.padding, options.dilation, out)


def _extent(n: int, k: int, s: int, p: int, d: int, ceil: bool) -> int:
    rest = n + 2 * p - d * (k - 1) - 1
    if not ceil:
        return rest // s + 1
    count = -(-rest // s) + 1
    return count - 1 if (count - 1) * s >= n + p else count


def divisors(space: Sizes, options: PoolOptions, grid: Grid) -> Array:
    """How many elements each window has, shape `out`; of the padding too, if it counts."""
    total: Array = np.ones(())
    for n, k, s, p, d, out in zip(
        space, grid.kernel, grid.stride, grid.before, grid.dilation, grid.out, strict=True
    ):
        start: Array = np.arange(out, dtype=np.intp) * s - p
        places: Array = start[:, None] + np.arange(k, dtype=np.intp) * d
        low, high = (-p, n + p) if options.count_include_pad else (0, n)
        inside: Array = (places >= low) & (places < high)
        total = total[..., None] * inside.sum(1)
    return total


@quiet
def _avg_pool(x: Array, options: PoolOptions) -> Array:
    space = x.shape[2:]
    grid = pool_grid(space, options)
    axes = tuple(range(-len(space), 0))
    sums = windows(widened(x), grid).sum(axes, np.float64)
    return narrowed(sums / divisors(space, options, grid), x)


@quiet
def _avg_pool_backward(x: Array, grad: Array, options: PoolOptions) -> Array:
    space = x.shape[2:]
    grid = pool_grid(space, options)
    shares = widened(grad).astype(np.float64) / divisors(space, options, grid)
    spread = shares.reshape(*grad.shape[:2], *([1] * len(space)), *grid.out)
    columns = np.broadcast_to(spread, (*grad.shape[:2], *grid.kernel, *grid.out))
    return narrowed(added(columns, grid, space), x)


@quiet
def _largest(x: Array, options: PoolOptions) -> Array:
    """Where on its plane the largest of each window is: the first NaN, else the first of equal ones; -1 of a
    window that has nothing but padding."""
    space = x.shape[2:]
    grid = pool_grid(space, options)
    numbers: Array = np.arange(math.prod(space), dtype=np.intp)
    numbers = numbers.reshape(1, 1, *space)
    rank = len(space)
    taps = math.prod(grid.kernel)
    places: Array = windows(numbers, grid, -1).reshape(1, 1, *grid.out, taps)
    values = windows(widened(x), grid, -np.inf).reshape(*x.shape[:2], *grid.out, taps)
    best = values.argmax(-1, keepdims=True)
    spread = np.broadcast_to(places, (*x.shape[:2], *places.shape[2:]))
    chosen: Array = np.take_along_axis(spread, best, 2 + rank)[..., 0]
    # a window of nothing but -inf chose padding: its first element inside is as large
    inside: Array = np.take_along_axis(places, (places >= 0).argmax(-1, keepdims=True), 2 + rank)[..., 0]
    return np.where(chosen < 0, inside, chosen)


def _at(x: Array, places: Array) -> Array:
    flat = x.reshape(*x.shape[:2], math.prod(x.shape[2:]))
    at = places.reshape(*x.shape[:2], math.prod(places.shape[2:]))
    found = np.take_along_axis(flat, at, 2)
    found[at < 0] = -np.inf
    return found.reshape(places.shape)


def _max_pool(x: Array, options: PoolOptions) -> Array:
    return _at(x, _largest(x, options))


def _max_pool_with_indices(x: Array, options: PoolOptions, dtype: DType) -> tuple[Array, Array]:
    places = _largest(x, options)
    return _at(x, places), places.astype(dtype.numpy)


@quiet
def _max_pool_backward(x: Array, options: PoolOptions, grad: Array, indices: Array) -> Array:
    planes, length = x.shape[0] * x.shape[1], math.prod(x.shape[2:])
    first: Array = np.arange(planes, dtype=np.intp)
    places: Array = indices.reshape(planes, math.prod(indices.shape[2:])) + first[:, None] * length
    known = (indices >= 0).reshape(-1)
    sums = np.bincount(places.reshape(-1)[known], widened(grad).reshape(-1)[known], planes * length)
    return narrowed(sums.reshape(x.shape), x)


def _parts(n: int, size: int) -> list[slice]:
    return [slice(i * n // size, -(-(i + 1) * n // size)) for i in range(size)]


@quiet
def _adaptive(x: Array, size: Sizes) -> Array:
    wide: Array = widened(x).astype(np.float64)
    for axis, count in enumerate(size, 2):
        means = [wide[(slice(None),) * axis + (part,)].mean(axis) for part in _parts(wide.shape[axis], count)]
        wide = np.stack(means, axis)
    return narrowed(wide, x)


@quiet
def _adaptive_backward(x: Array, grad: Array) -> Array:
    wide: Array = widened(grad).astype(np.float64)
    for axis in range(2, x.ndim):
        shape = (*wide.shape[:axis], x.shape[axis], *wide.shape[axis + 1 :])
        spread = np.zeros(shape)
        for i, part in enumerate(_parts(x.shape[axis], wide.shape[axis])):
            share = wide[(slice(None),) * axis + (slice(i, i + 1),)] / (part.stop - part.start)
            spread[(slice(None),) * axis + (part,)] += share
        wide = spread
    return narrowed(wide, x)


avg_pool1d = avg_pool2d = _avg_pool
avg_pool1d_backward = avg_pool2d_backward = _avg_pool_backward
max_pool1d = max_pool2d = _max_pool
max_pool1d_with_indices = max_pool2d_with_indices = _max_pool_with_indices
max_pool1d_with_indices_backward = max_pool2d_with_indices_backward = _max_pool_backward
adaptive_avg_pool1d = adaptive_avg_pool2d = adaptive_avg_pool3d = _adaptive
adaptive_avg_pool1d_backward = adaptive_avg_pool2d_backward = adaptive_avg_pool3d_backward = (
    _adaptive_backward
)
