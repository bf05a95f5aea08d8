"""Views, which share memory, and what puts tensors together. Strides are never negative: flips copy."""

from __future__ import annotations

from burn_dispatch.backends.libtorch.library import Tensor, torch

Slices = list[tuple[int, int, int]]


def _unfold(x: Tensor, dim: int, size: int, step: int) -> Tensor:
    return x.unfold(dim, size, step)


def _expand(x: Tensor, shape: tuple[int, ...]) -> Tensor:
    return x.expand(shape)


def _transpose(x: Tensor) -> Tensor:
    return x.transpose(-1, -2)


def _slice(x: Tensor, slices: Slices) -> Tensor:
    found = x[_forward(slices)]
    axes = _backward(slices)
    return found.flip(axes) if axes else found


def _slice_assign(x: Tensor, slices: Slices, value: Tensor) -> Tensor:
    out = x.clone()
    axes = _backward(slices)
    out[_forward(slices)] = value.flip(axes) if axes else value
    return out


def _forward(slices: Slices) -> tuple[slice, ...]:
    """The same places, in order of memory."""
    return tuple([_upward(*given) for given in slices])


def _upward(first: int, count: int, step: int) -> slice:
    if not count:
        return slice(0, 0)
    last = first + (count - 1) * step
    return slice(min(first, last), max(first, last) + 1, abs(step) or 1)


def _backward(slices: Slices) -> list[int]:
    """The axes that run against memory."""
    return [axis for axis, (_, count, step) in enumerate(slices) if step < 0 and count > 1]


def _repeat_dim(x: Tensor, dim: int, times: int) -> Tensor:
    return x.repeat([times if axis == dim else 1 for axis in range(x.dim())])


float_reshape = int_reshape = bool_reshape = torch.reshape
float_swap_dims = int_swap_dims = bool_swap_dims = torch.swapdims
float_transpose = int_transpose = bool_transpose = _transpose
float_permute = int_permute = bool_permute = torch.permute
float_flip = int_flip = bool_flip = torch.flip
float_expand = int_expand = bool_expand = _expand
float_unfold = int_unfold = bool_unfold = _unfold
float_slice = int_slice = bool_slice = _slice
float_slice_assign = int_slice_assign = bool_slice_assign = _slice_assign
float_repeat_dim = int_repeat_dim = bool_repeat_dim = _repeat_dim
float_cat = int_cat = bool_cat = torch.cat
