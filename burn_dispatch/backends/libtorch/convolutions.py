"""Convolutions, their gradients, and windows as columns."""

from __future__ import annotations

from burn_dispatch.backends.libtorch.library import Tensor, aten, functional, torch
from burn_dispatch.options import ConvOptions, ConvTransposeOptions, Padding, Sizes, UnfoldOptions

_CONV = {3: functional.conv1d, 4: functional.conv2d, 5: functional.conv3d}
_TRANSPOSED = {
    3: functional.conv_transpose1d, 4: functional.conv_transpose2d, 5: functional.conv_transpose3d,
}  # fmt: skip


def _conv(x: Tensor, weight: Tensor, bias: Tensor | None, options: ConvOptions) -> Tensor:
    x, padding = _padded(x, options.padding)
    function = _CONV[x.dim()]
    return function(x, weight, bias, options.stride, padding, options.dilation, options.groups)


def _padded(x: Tensor, padding: Padding) -> tuple[Tensor, Sizes]:
    """PyTorch pads alike before and after: what lies otherwise is padded here, and nothing is left to pad."""
    if all(before == after for before, after in padding):
        return x, tuple([before for before, _ in padding])
    ends = [end for pair in reversed(padding) for end in pair]
    return functional.pad(x, ends), (0,) * len(padding)


def _gradient(x: Tensor, weight: Tensor, grad: Tensor, options: ConvOptions, wanted: int) -> Tensor:
    """Of x, 0, or of the weight, 1. That of x is as long as the padded x."""
    x, padding = _padded(x, options.padding)
    outputs = [wanted == 0, wanted == 1, False]
    none = (0,) * len(padding)
    return aten.convolution_backward(
        grad, x, weight, None, options.stride, padding, options.dilation, False, none, options.groups, outputs
    )[wanted]


def _x_backward(x: Tensor, weight: Tensor, grad: Tensor, options: ConvOptions) -> Tensor:
    found = _gradient(x, weight, grad, options, 0)
    if found.shape == x.shape:
        return found
    inner = [slice(before, before + n) for (before, _), n in zip(options.padding, x.shape[2:], strict=True)]
    return found[(..., *inner)]


def _weight_backward(x: Tensor, weight: Tensor, grad: Tensor, options: ConvOptions) -> Tensor:
    return _gradient(x, weight, grad, options, 1)


def _conv_transpose(x: Tensor, weight: Tensor, bias: Tensor | None, options: ConvTransposeOptions) -> Tensor:
    function = _TRANSPOSED[x.dim()]
    steps = zip(options.padding_out, options.stride, options.dilation, strict=True)
    if all(added < max(stride, dilation) for added, stride, dilation in steps):
        return function(
            x, weight, bias, options.stride, options.padding, options.padding_out, options.groups,
            options.dilation,
        )  # fmt: skip
    return _long(
        function(x, weight, None, options.stride, 0, 0, options.groups, options.dilation), bias, options
    )


def _long(whole: Tensor, bias: Tensor | None, options: ConvTransposeOptions) -> Tensor:
    """More added after than PyTorch allows: what is cut off comes back, then zeros follow."""
    ends = [(-cut, added - cut) for cut, added in zip(options.padding, options.padding_out, strict=True)]
    out = functional.pad(whole, [end for pair in reversed(ends) for end in pair])
    return out if bias is None else out + bias.reshape(-1, *[1] * len(ends))


def _bias_backward(x: Tensor, bias: Tensor, grad: Tensor) -> Tensor:
    axes = [axis for axis in range(grad.dim()) if axis != 1]
    return torch.sum(grad, axes)


conv1d = conv2d = conv3d = _conv
conv1d_x_backward = conv2d_x_backward = conv3d_x_backward = _x_backward
conv1d_weight_backward = conv2d_weight_backward = conv3d_weight_backward = _weight_backward
conv1d_bias_backward = conv2d_bias_backward = conv3d_bias_backward = _bias_backward
conv_transpose1d = conv_transpose2d = conv_transpose3d = _conv_transpose
conv_transpose1d_bias_backward = conv_transpose2d_bias_backward = conv_transpose3d_bias_backward = (
    _bias_backward
)


def unfold4d(x: Tensor, kernel: Sizes, options: UnfoldOptions) -> Tensor:
    """Windows as columns: (batch, channels * kernel, windows)."""
    return functional.unfold(x, kernel, options.dilation, options.padding, options.stride)


def fold4d(x: Tensor, output: Sizes, kernel: Sizes, options: UnfoldOptions) -> Tensor:
    """Columns added where their windows were."""
    return functional.fold(x, output, kernel, options.dilation, options.padding, options.stride)
