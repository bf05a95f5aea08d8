"""Convolutions of any number of axes: windows as rows of a matrix, and a product."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened
from burn_dispatch.backends.ndarray.windows import Grid, added, extents, windows
from burn_dispatch.options import ConvOptions, ConvTransposeOptions, UnfoldOptions


def conv_grid(space: tuple[int, ...], kernel: tuple[int, ...], options: ConvOptions) -> Grid:
    """Where the windows of a convolution lie."""
    both = [first + last for first, last in options.padding]
    out = extents(space, kernel, options.stride, both, options.dilation)
    before = tuple([first for first, _ in options.padding])
    return Grid(kernel, options.stride, before, options.dilation, out)


@quiet
def _conv(x: Array, weight: Array, bias: Array | None, options: ConvOptions) -> Array:
    """x (batch, channels, *space), weight (outputs, channels / groups, *kernel)."""
    grid = conv_grid(x.shape[2:], weight.shape[2:], options)
    views = windows(widened(x), grid)
    batch, outputs, width, groups = x.shape[0], weight.shape[0], weight.shape[1], options.groups
    rank = len(grid.out)
    # (batch, *out, groups, channels * kernel) @ (groups, channels * kernel, outputs)
    order = (0, *range(2, 2 + rank), 1, *range(2 + rank, 2 + 2 * rank))
    inner = width * math.prod(grid.kernel)
    rows = views.transpose(order).reshape(batch * math.prod(grid.out), groups, inner).swapaxes(0, 1)
    matrix = widened(weight).reshape(groups, outputs // groups, inner).swapaxes(1, 2)
    product = (rows @ matrix).reshape(groups, batch, *grid.out, outputs // groups)
    found = np.moveaxis(product, (0, -1), (1, 2)).reshape(batch, outputs, *grid.out)
    return narrowed(_biased(found, bias), x)


def _biased(x: Array, bias: Array | None) -> Array:
    return x if bias is None else x + widened(bias).reshape(-1, *([1] * (x.ndim - 2)))


@quiet
def _conv_transpose(x: Array, weight: Array, bias: Array | None, options: ConvTransposeOptions) -> Array:
    """x (batch, channels, *space), weight (channels, outputs / groups, *kernel)."""
    batch, channels, *space = x.shape
    groups, kernel, width = options.groups, weight.shape[2:], weight.shape[1]
    axes = zip(
        space, options.stride, options.padding, options.dilation, kernel, options.padding_out, strict=True
    )
    out = tuple([(n - 1) * s - 2 * p + d * (k - 1) + 1 + a for n, s, p, d, k, a in axes])
    grid = Grid(kernel, options.stride, options.padding, options.dilation, tuple(space))
    rows = widened(x).reshape(batch, groups, channels // groups, math.prod(space))
    taps = width * math.prod(kernel)
    matrix = widened(weight).reshape(groups, channels // groups, taps).swapaxes(1, 2)
    columns = (matrix @ rows).reshape(batch, groups * width, *kernel, *space)
    return narrowed(_biased(added(columns, grid, out), bias), x)


def _windowed(space: tuple[int, ...], kernel: tuple[int, ...], options: UnfoldOptions) -> Grid:
    both = [2 * p for p in options.padding]
    out = extents(space, kernel, options.stride, both, options.dilation)
    return Grid(kernel, options.stride, options.padding, options.dilation, out)


def unfold4d(x: Array, kernel: tuple[int, ...], options: UnfoldOptions) -> Array:
    """Windows as columns: (batch, channels * kernel, windows)."""
    grid = _windowed(x.shape[2:], kernel, options)
    columns = windows(x, grid).transpose(0, 1, 4, 5, 2, 3)
    return columns.reshape(x.shape[0], x.shape[1] * math.prod(kernel), math.prod(grid.out))


@quiet
def fold4d(x: Array, output: tuple[int, ...], kernel: tuple[int, ...], options: UnfoldOptions) -> Array:
    """Columns added where their windows were: (batch, channels, *output)."""
    grid = _windowed(output, kernel, options)
    columns = widened(x).reshape(x.shape[0], x.shape[1] // math.prod(kernel), *kernel, *grid.out)
    return narrowed(added(columns, grid, output), x)


conv1d = conv2d = conv3d = _conv
conv_transpose1d = conv_transpose2d = conv_transpose3d = _conv_transpose
