"""Deformable convolution of planes: each tap of the kernel reads where an offset says, between pixels."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.record import record
from burn_cube.semantics import Array
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened
from burn_dispatch.options import DeformConvOptions


@record(eq=False)
class _Samples:
    """What each tap reads. Axes: batch, offset groups, channels of one (or none), taps, high, wide."""

    corners: list[tuple[Array, Array]]
    """Values of the four pixels around, and whether they are inside."""
    places: list[Array]
    """Positions of these on the plane."""
    down: Array
    right: Array
    """How far below and right of the first pixel."""

    @property
    def weights(self) -> list[Array]:
        """Of the four pixels."""
        y, x = self.down, self.right
        return [(1 - y) * (1 - x), (1 - y) * x, y * (1 - x), y * x]

    @property
    def values(self) -> Array:
        """Between the pixels."""
        total: Array = np.zeros(())
        for (value, _), weight in zip(self.corners, self.weights, strict=True):
            total = total + value * weight[:, :, None]
        return total


def _moved(offset: Array, kernel: tuple[int, ...], options: DeformConvOptions) -> tuple[Array, Array]:
    """Rows and columns that taps read: (batch, groups, taps, high, wide)."""
    batch, _, high, wide = offset.shape
    moves = offset.reshape(batch, options.offset_groups, math.prod(kernel), 2, high, wide)
    taps = np.indices(kernel).reshape(2, -1, 1, 1)
    found: list[Array] = []
    for axis, place in enumerate(np.indices((high, wide))):
        start = place * options.stride[axis] - options.padding[axis]
        found.append(start + taps[axis] * options.dilation[axis] + moves[:, :, :, axis])
    return found[0], found[1]


def _sampled(x: Array, offset: Array, kernel: tuple[int, ...], options: DeformConvOptions) -> _Samples:
    batch, channels, height, width = x.shape
    groups = options.offset_groups
    flat = x.reshape(batch, groups, channels // groups, height * width)
    row, column = _moved(offset, kernel, options)
    top, left = np.floor(row), np.floor(column)
    corners: list[tuple[Array, Array]] = []
    places: list[Array] = []
    for below, beside in ((0, 0), (0, 1), (1, 0), (1, 1)):
        i, j = top + below, left + beside
        inside = (i >= 0) & (i < height) & (j >= 0) & (j < width)
        place = np.where(inside, i * width + j, 0).astype(np.intp)
        index = place.reshape(batch, groups, 1, math.prod(place.shape[2:]))
        found = np.take_along_axis(flat, np.broadcast_to(index, (*flat.shape[:3], index.shape[3])), 3)
        found = found.reshape(*flat.shape[:3], *place.shape[2:])
        corners.append((np.where(inside[:, :, None], found, 0), inside))
        places.append(place)
    return _Samples(corners, places, row - top, column - left)


def _columns(values: Array, mask: Array | None, options: DeformConvOptions) -> Array:
    """What the kernel multiplies: (batch, weight groups, channels * taps, places)."""
    if mask is not None:
        values = values * _mask(mask, values)
    batch, *around, high, wide = values.shape
    groups = options.weight_groups
    return values.reshape(batch, groups, math.prod(around) // groups, high * wide)


def _mask(mask: Array, values: Array) -> Array:
    batch, groups, _, taps, high, wide = values.shape
    return mask.reshape(batch, groups, 1, taps, high, wide)


def _wide(x: Array | None) -> Array | None:
    return None if x is None else widened(x).astype(np.float64)


@quiet
def deform_conv2d(
    x: Array, offset: Array, weight: Array, mask: Array | None, bias: Array | None, options: DeformConvOptions
) -> Array:
    """offset (batch, offset groups * taps * 2, high, wide), row before column; mask without the 2."""
    samples = _sampled(widened(x), widened(offset), weight.shape[2:], options)
    columns = _columns(samples.values, _wide(mask), options)
    matrix = widened(weight).reshape(options.weight_groups, weight.shape[0] // options.weight_groups, -1)
    out = (matrix @ columns).reshape(x.shape[0], weight.shape[0], *offset.shape[2:])
    return narrowed(out if bias is None else out + widened(bias).reshape(-1, 1, 1), x)


@np.errstate(all="ignore")
def deform_conv2d_backward(
    x: Array,
    offset: Array,
    weight: Array,
    mask: Array | None,
    bias: Array | None,
    grad: Array,
    options: DeformConvOptions,
) -> tuple[Array, Array, Array, Array | None, Array | None]:
    """The gradients of x, offset, weight, mask and bias; None where there is no such input."""
    samples = _sampled(widened(x), widened(offset), weight.shape[2:], options)
    values, wide_mask = samples.values, _wide(mask)
    groups = options.weight_groups
    outputs = weight.shape[0] // groups
    rows = widened(grad).reshape(x.shape[0], groups, outputs, math.prod(grad.shape[2:]))
    matrix = widened(weight).reshape(groups, outputs, math.prod(weight.shape[1:]))
    columns = _columns(values, wide_mask, options)
    to_weight = (rows @ columns.swapaxes(-1, -2)).sum(0).reshape(weight.shape)
    to_columns = (matrix.swapaxes(-1, -2) @ rows).reshape(values.shape)
    to_mask = None
    if mask is not None and wide_mask is not None:
        to_mask = narrowed((to_columns * values).sum(2).reshape(mask.shape), mask)
        to_columns = to_columns * _mask(wide_mask, values)
    return (
        narrowed(_to_x(x, samples, to_columns), x),
        narrowed(_to_offset(samples, to_columns).reshape(offset.shape), offset),
        narrowed(to_weight, weight),
        to_mask,
        None if bias is None else narrowed(widened(grad).sum((0, 2, 3), np.float64), bias),
    )


def _to_x(x: Array, samples: _Samples, to_columns: Array) -> Array:
    """What each pixel gets from the taps that read it."""
    batch, groups, channels = to_columns.shape[:3]
    planes, length = batch * groups * channels, x.shape[2] * x.shape[3]
    first: Array = np.arange(0, planes * length, length, dtype=np.intp)
    first = first.reshape(batch, groups, channels, 1, 1, 1)
    total = np.zeros(planes * length)
    for (_, inside), place, weight in zip(samples.corners, samples.places, samples.weights, strict=True):
        shares = to_columns * (weight * inside)[:, :, None]
        total += np.bincount((first + place[:, :, None]).reshape(-1), shares.reshape(-1), planes * length)
    return total.reshape(x.shape)


def _to_offset(samples: _Samples, to_columns: Array) -> Array:
    """(batch, groups, taps, 2, high, wide): the slopes between the pixels, summed over channels."""
    (a, _), (b, _), (c, _), (d, _) = samples.corners
    down, right = samples.down[:, :, None], samples.right[:, :, None]
    by_row = (c - a) * (1 - right) + (d - b) * right
    by_column = (b - a) * (1 - down) + (d - c) * down
    return np.stack([(to_columns * slope).sum(2) for slope in (by_row, by_column)], 3)
