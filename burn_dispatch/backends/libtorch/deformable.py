"""Deformable convolutions of two axes, over the samples between pixels (Zhu et al., 2019).

PyTorch has none. Samples are (batch, offset groups, channels, taps * places); 16 bits are computed in f32.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from burn_cube.record import record
from burn_dispatch.backends.libtorch.elements import is_half
from burn_dispatch.backends.libtorch.library import Tensor, torch
from burn_dispatch.options import DeformConvOptions


@record(eq=False)
class _Corner:
    """One of the four pixels around each sample; all (batch, offset groups, 1, taps * places)."""

    at: Tensor
    """The pixel in its plane, 0 if it is outside."""
    inside: Tensor
    """1 or 0."""
    row: Tensor
    """Its share by height, 1 - distance."""
    column: Tensor
    """Its share by width."""
    down: int
    """How its share grows with the height of the sample: 1 of a lower corner, -1 of an upper one."""
    right: int
    """The same by width."""

    @property
    def share(self) -> Tensor:
        """Of the sample."""
        return self.row * self.column * self.inside


def deform_conv2d(
    x: Tensor,
    offset: Tensor,
    weight: Tensor,
    mask: Tensor | None,
    bias: Tensor | None,
    options: DeformConvOptions,
) -> Tensor:
    """offset (batch, offset groups * taps * 2, height, width), y before x; mask with one a tap."""
    wide, moves, kernels = _wide(x), _wide(offset), _wide(weight)
    samples = _sampled(_planes(wide, options), list(_corners(wide, moves, kernels, options)))
    if mask is not None:
        samples = samples * _spread(mask, samples)
    columns = _by_weight_groups(samples, kernels, options)
    out = torch.einsum("ngkp,gok->ngop", columns, _matrices(kernels, options))
    out = out.reshape(x.shape[0], weight.shape[0], *offset.shape[2:])
    return (out if bias is None else out + bias.reshape(-1, 1, 1)).to(x.dtype)


def deform_conv2d_backward(
    x: Tensor,
    offset: Tensor,
    weight: Tensor,
    mask: Tensor | None,
    bias: Tensor | None,
    grad: Tensor,
    options: DeformConvOptions,
) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None]:
    """The gradients of x, offset, weight, mask and bias; None for what was None."""
    wide, moves, kernels, out = _wide(x), _wide(offset), _wide(weight), _wide(grad)
    planes, corners = _planes(wide, options), list(_corners(wide, moves, kernels, options))
    samples = _sampled(planes, corners)
    spread = None if mask is None else _spread(mask, samples)
    columns = _by_weight_groups(samples if spread is None else samples * spread, kernels, options)
    outputs = weight.shape[0] // options.weight_groups
    groups = out.reshape(out.shape[0], options.weight_groups, outputs, columns.shape[-1])
    to_weight = torch.einsum("ngop,ngkp->gok", groups, columns).reshape(weight.shape)
    to_columns = torch.einsum("ngop,gok->ngkp", groups, _matrices(kernels, options)).reshape(samples.shape)
    to_samples = to_columns if spread is None else to_columns * spread
    to_mask = None if mask is None else (to_columns * samples).sum(2).reshape(mask.shape).to(mask.dtype)
    return (
        _to_planes(planes, corners, to_samples).reshape(x.shape).to(x.dtype),
        _to_offsets(planes, weight, corners, to_samples).reshape(offset.shape).to(offset.dtype),
        to_weight.to(weight.dtype),
        to_mask,
        None if bias is None else out.sum((0, 2, 3)).to(bias.dtype),
    )


def _wide(x: Tensor) -> Tensor:
    return x.float() if is_half(x) else x


def _planes(x: Tensor, options: DeformConvOptions) -> Tensor:
    """(batch, offset groups, channels of a group, pixels)."""
    groups = options.offset_groups
    return x.reshape(x.shape[0], groups, x.shape[1] // groups, x.shape[2] * x.shape[3])


def _corners(x: Tensor, offset: Tensor, weight: Tensor, options: DeformConvOptions) -> Iterator[_Corner]:
    """Where samples are, and what is around them."""
    batch, _, high, wide = offset.shape
    taps = weight.shape[2] * weight.shape[3]
    moves = offset.reshape(batch, options.offset_groups, taps, 2, high * wide)
    rows, columns = _grid(offset, weight, options)
    shape = batch, options.offset_groups, 1, taps * high * wide
    y = (moves[:, :, :, 0] + rows).reshape(shape)
    z = (moves[:, :, :, 1] + columns).reshape(shape)
    top, left = torch.floor(y), torch.floor(z)
    for down in (0, 1):
        for right in (0, 1):
            i, j = top + down, left + right
            inside = (i >= 0) & (i < x.shape[2]) & (j >= 0) & (j < x.shape[3])
            place = torch.where(inside, i * x.shape[3] + j, 0).long()
            shares = 1 - torch.abs(y - i), 1 - torch.abs(z - j)
            yield _Corner(place, inside.to(x.dtype), *shares, 2 * down - 1, 2 * right - 1)


def _grid(offset: Tensor, weight: Tensor, options: DeformConvOptions) -> tuple[Tensor, Tensor]:
    """Rows and columns (taps, places) of samples that no offset moves."""
    found: list[Tensor] = []
    for axis in (0, 1):
        places = torch.arange(offset.shape[2 + axis], dtype=offset.dtype, device=offset.device)
        taps = torch.arange(weight.shape[2 + axis], dtype=offset.dtype, device=offset.device)
        places = places * options.stride[axis] - options.padding[axis]
        taps = taps * options.dilation[axis]
        own = [1, 1, 1, 1]
        own[axis], own[2 + axis] = len(taps), len(places)
        at = taps.reshape(own[0], own[1], 1, 1) + places.reshape(1, 1, own[2], own[3])
        shape = (*weight.shape[2:], *offset.shape[2:])
        found.append(at.expand(shape).reshape(shape[0] * shape[1], shape[2] * shape[3]))
    return found[0], found[1]


def _values(planes: Tensor, corner: _Corner) -> Tensor:
    """The pixels of a corner: (batch, offset groups, channels, taps * places)."""
    return torch.gather(planes, 3, corner.at.expand(-1, -1, planes.shape[2], -1))


def _sampled(planes: Tensor, corners: list[_Corner]) -> Tensor:
    """Between four pixels; 0 outside."""
    found = torch.zeros((), dtype=planes.dtype, device=planes.device)
    for corner in corners:
        found = found + _values(planes, corner) * corner.share
    return found


def _to_planes(planes: Tensor, corners: list[_Corner], grad: Tensor) -> Tensor:
    found = torch.zeros_like(planes)
    for corner in corners:
        at = corner.at.expand(-1, -1, planes.shape[2], -1).contiguous()
        found.scatter_add_(3, at, grad * corner.share)
    return found


def _to_offsets(planes: Tensor, weight: Tensor, corners: list[_Corner], grad: Tensor) -> Tensor:
    """Shares change by 1 a pixel: those of lower and right corners grow, the others shrink."""
    along_y = along_x = torch.zeros((), dtype=planes.dtype, device=planes.device)
    for corner in corners:
        pull = (_values(planes, corner) * grad).sum(2, keepdim=True) * corner.inside
        along_y = along_y + pull * corner.column * corner.down
        along_x = along_x + pull * corner.row * corner.right
    taps = math.prod(weight.shape[2:])
    batch, groups, _, count = along_y.shape
    pairs = torch.stack((along_y, along_x), 2).reshape(batch, groups, 2, taps, count // taps)
    return pairs.transpose(2, 3)


def _spread(mask: Tensor, samples: Tensor) -> Tensor:
    """A factor a tap and place, for all channels of its group."""
    batch, groups, _, count = samples.shape
    return _wide(mask).reshape(batch, groups, 1, count)


def _by_weight_groups(samples: Tensor, weight: Tensor, options: DeformConvOptions) -> Tensor:
    """(batch, weight groups, channels * taps, places)."""
    taps = weight.shape[2] * weight.shape[3]
    batch, _, _, count = samples.shape
    return samples.reshape(batch, options.weight_groups, weight.shape[1] * taps, count // taps)


def _matrices(weight: Tensor, options: DeformConvOptions) -> Tensor:
    """(weight groups, outputs, channels * taps)."""
    groups = options.weight_groups
    return weight.reshape(groups, weight.shape[0] // groups, -1)
