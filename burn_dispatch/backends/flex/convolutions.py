"""Convolutions: a sample at a time, so that windows as rows of a matrix stay small."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.flex import threads
from burn_dispatch.backends.ndarray import convolutions
from burn_dispatch.backends.ndarray.rounding import widened
from burn_dispatch.backends.ndarray.windows import Grid, padded
from burn_dispatch.options import ConvOptions


def _conv(x: Array, weight: Array, bias: Array | None, options: ConvOptions) -> Array:
    """x (batch, channels, *space), weight (outputs, channels / groups, *kernel)."""
    grid = convolutions.conv_grid(x.shape[2:], weight.shape[2:], options)
    outputs = weight.shape[0]
    out = np.empty((x.shape[0], outputs, *grid.out), x.dtype)
    kernels = widened(weight)
    shift = None if bias is None else widened(bias).reshape(-1, *([1] * len(grid.out)))
    function = _depthwise if weight.shape[1] == 1 and options.groups == x.shape[1] else _sample

    def block(start: int, stop: int) -> None:
        for i in range(start, stop):
            found = function(widened(x[i]), kernels, grid, options.groups)
            out[i] = found if shift is None else found + shift

    if function is _depthwise:
        work = math.prod(grid.out) * weight.size // max(outputs, 1)
        threads.ranges(x.shape[0], max(work, threads.BLOCK), block)
    else:
        threads.in_turn(x.shape[0], block)
    return out


def _columns(x: Array, grid: Grid) -> Array:
    """Windows of one sample: (channels, *kernel, *out), a view copied for each place of the kernel."""
    wide = padded(x[None], grid)[0]
    out = np.empty((x.shape[0], *grid.kernel, *grid.out), x.dtype)
    for place in np.ndindex(*grid.kernel):
        out[(slice(None), *place)] = _tap(wide, grid, place)
    return out


def _tap(wide: Array, grid: Grid, place: tuple[int, ...]) -> Array:
    """What one place of the kernel meets: (channels, *out)."""
    axes = zip(place, grid.dilation, grid.stride, grid.out, strict=True)
    return wide[(slice(None), *[slice(k * d, k * d + (n - 1) * s + 1, s) for k, d, s, n in axes])]


def _sample(x: Array, weight: Array, grid: Grid, groups: int) -> Array:
    inner = weight.shape[1] * math.prod(grid.kernel)
    columns = _columns(x, grid).reshape(groups, inner, math.prod(grid.out))
    matrix = weight.reshape(groups, weight.shape[0] // groups, inner)
    return (matrix @ columns).reshape(weight.shape[0], *grid.out)


def _depthwise(x: Array, weight: Array, grid: Grid, groups: int) -> Array:
    """Each channel has its own kernels: products of planes and numbers."""
    times = weight.shape[0] // groups
    wide = padded(x[None], grid)[0]
    out = np.zeros((groups, times, *grid.out), x.dtype)
    ones = [1] * len(grid.out)
    for place in np.ndindex(*grid.kernel):
        factors = weight[(slice(None), 0, *place)].reshape(groups, times, *ones)
        out += _tap(wide, grid, place)[:, None] * factors
    return out.reshape(weight.shape[0], *grid.out)


conv1d = conv2d = conv3d = _conv
