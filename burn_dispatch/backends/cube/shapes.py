"""Views, and what puts tensors together. A view shares memory; only a reshape may have to copy."""

from __future__ import annotations

from collections.abc import Sequence

from burn_dispatch.backends.cube.copies import copy, copy_into
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Place, Shape


def float_reshape(x: CubeTensor, shape: Shape) -> CubeTensor:
    """The same elements in the same order under another shape."""
    found = x.layout.reshape(shape)
    if found is not None:
        return x.view(found)
    dense = copy(x)
    reshaped = dense.layout.reshape(shape)
    assert reshaped is not None, shape
    return dense.view(reshaped)


def float_swap_dims(x: CubeTensor, first: int, second: int) -> CubeTensor:
    """Two axes exchanged."""
    axes = list(range(len(x.shape)))
    axes[first], axes[second] = second, first
    return x.view(x.layout.permute(axes))


def float_permute(x: CubeTensor, axes: Sequence[int]) -> CubeTensor:
    """The axes in another order."""
    return x.view(x.layout.permute(axes))


def float_flip(x: CubeTensor, axes: Sequence[int]) -> CubeTensor:
    """Some axes backwards."""
    return x.view(x.layout.flip(axes))


def float_expand(x: CubeTensor, shape: Shape) -> CubeTensor:
    """Axes of extent 1 repeated, new axes in front."""
    return x.view(x.layout.expand(shape))


def float_unfold(x: CubeTensor, dim: int, size: int, step: int) -> CubeTensor:
    """Windows along an axis, as a new last one; they may overlap."""
    old = x.layout
    count = (old.shape[dim] - size) // step + 1
    shape = (*old.shape[:dim], count, *old.shape[dim + 1 :], size)
    strides = (*old.strides[:dim], step * old.strides[dim], *old.strides[dim + 1 :], old.strides[dim])
    return x.view(Layout(shape, strides, old.offset))


def float_slice(x: CubeTensor, places: Sequence[Place]) -> CubeTensor:
    """(first, count, step) along each axis."""
    return x.view(x.layout.slice(places))


def float_slice_assign(x: CubeTensor, places: Sequence[Place], value: CubeTensor) -> CubeTensor:
    """A copy with other values in a slice."""
    out = copy(x)
    copy_into(out.view(out.layout.slice(places)), value)
    return out


def float_cat(xs: Sequence[CubeTensor], dim: int) -> CubeTensor:
    """One after the other along an axis, each by one launch."""
    shape = xs[0].shape
    total = sum([x.shape[dim] for x in xs])
    out = CubeTensor.empty((*shape[:dim], total, *shape[dim + 1 :]), xs[0].dtype, xs[0].device)
    places = [(0, n, 1) for n in out.shape]
    start = 0
    for x in xs:
        places[dim] = (start, x.shape[dim], 1)
        copy_into(out.view(out.layout.slice(places)), x)
        start += x.shape[dim]
    return out


def float_repeat_dim(x: CubeTensor, dim: int, times: int) -> CubeTensor:
    """The tensor `times` times along an axis, by one launch."""
    shape, old = x.shape, x.layout
    spread = Layout(
        (*shape[:dim], times, *shape[dim:]), (*old.strides[:dim], 0, *old.strides[dim:]), old.offset
    )
    dense = copy(x.view(spread))
    return dense.view(Layout.of((*shape[:dim], times * shape[dim], *shape[dim + 1 :])))


int_reshape = bool_reshape = float_reshape
int_swap_dims = bool_swap_dims = float_swap_dims
int_permute = bool_permute = float_permute
int_flip = bool_flip = float_flip
int_expand = bool_expand = float_expand
int_unfold = bool_unfold = float_unfold
int_slice = bool_slice = float_slice
int_slice_assign = bool_slice_assign = float_slice_assign
int_cat = bool_cat = float_cat
int_repeat_dim = bool_repeat_dim = float_repeat_dim
