"""Views, which share memory, and what puts tensors together."""

from __future__ import annotations

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from burn_cube.semantics import Array

Slices = list[tuple[int, int, int]]


def _reshape(x: Array, shape: tuple[int, ...]) -> Array:
    return x.reshape(shape)


def _swap_dims(x: Array, first: int, second: int) -> Array:
    return x.swapaxes(first, second)


def _transpose(x: Array) -> Array:
    return x.swapaxes(-1, -2)


def _permute(x: Array, axes: tuple[int, ...]) -> Array:
    return x.transpose(axes)


def _flip(x: Array, axes: tuple[int, ...]) -> Array:
    return x[tuple([slice(None, None, -1 if axis in axes else 1) for axis in range(x.ndim)])]


def _expand(x: Array, shape: tuple[int, ...]) -> Array:
    return np.broadcast_to(x, shape)


def _unfold(x: Array, dim: int, size: int, step: int) -> Array:
    windows = sliding_window_view(x, size, dim)
    return windows[(slice(None),) * dim + (slice(None, None, step),)]


def _places(slices: Slices) -> tuple[slice, ...]:
    return tuple([_range(*axis) for axis in slices])


def _range(first: int, count: int, step: int) -> slice:
    if count == 0:
        return slice(0, 0)
    end = first + (count - 1) * step + (1 if step > 0 else -1)
    return slice(first, None if end < 0 else end, step)


def _slice(x: Array, slices: Slices) -> Array:
    return x[_places(slices)]


def _slice_assign(x: Array, slices: Slices, value: Array) -> Array:
    out = x.copy()
    out[_places(slices)] = value
    return out


def _repeat_dim(x: Array, dim: int, times: int) -> Array:
    return np.tile(x, [times if axis == dim else 1 for axis in range(x.ndim)])


def _cat(xs: list[Array], dim: int) -> Array:
    return np.concatenate(xs, dim)


float_reshape = int_reshape = bool_reshape = _reshape
float_swap_dims = int_swap_dims = bool_swap_dims = _swap_dims
float_transpose = int_transpose = bool_transpose = _transpose
float_permute = int_permute = bool_permute = _permute
float_flip = int_flip = bool_flip = _flip
float_expand = int_expand = bool_expand = _expand
float_unfold = int_unfold = bool_unfold = _unfold
float_slice = int_slice = bool_slice = _slice
float_slice_assign = int_slice_assign = bool_slice_assign = _slice_assign
float_repeat_dim = int_repeat_dim = bool_repeat_dim = _repeat_dim
float_cat = int_cat = bool_cat = _cat
