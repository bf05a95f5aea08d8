"""Convolutions by others: of one axis by those of two, gradients by convolutions. `b` is the whole table.

x is (batch, channels, *space), weight (outputs, channels / groups, *kernel); of a transposed convolution
(channels, outputs / groups, *kernel).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burn_dispatch.options import ConvOptions, ConvTransposeOptions, UnfoldOptions

if TYPE_CHECKING:
    from burn_dispatch.options import Sizes
    from burn_dispatch.table import Ops


def conv1d(b: Ops, x: Any, weight: Any, bias: Any, options: ConvOptions) -> Any:
    """`conv2d` of planes of height 1."""
    wide = ConvOptions(
        (1, *options.stride), ((0, 0), *options.padding), (1, *options.dilation), options.groups
    )
    return _line(b, b.conv2d(_plane(b, x), _plane(b, weight), bias, wide))


def conv_transpose1d(b: Ops, x: Any, weight: Any, bias: Any, options: ConvTransposeOptions) -> Any:
    """`conv_transpose2d` of planes of height 1."""
    wide = ConvTransposeOptions(
        (1, *options.stride), (0, *options.padding), (0, *options.padding_out), (1, *options.dilation),
        options.groups,
    )  # fmt: skip
    return _line(b, b.conv_transpose2d(_plane(b, x), _plane(b, weight), bias, wide))


def x_backward(b: Ops, x: Any, weight: Any, grad: Any, options: ConvOptions) -> Any:
    """The gradient of x: the transposed convolution of `grad`, as long as x was."""
    space, kernel = b.backend.shape(x)[2:], b.backend.shape(weight)[2:]
    before = tuple([first for first, _ in options.padding])
    spans = [
        (n - 1) * stride + dilation * (k - 1) + 1 - 2 * cut
        for n, stride, dilation, k, cut in zip(
            b.backend.shape(grad)[2:], options.stride, options.dilation, kernel, before, strict=True
        )
    ]
    added = tuple([max(n - span, 0) for n, span in zip(space, spans, strict=True)])
    transposed = ConvTransposeOptions(options.stride, before, added, options.dilation, options.groups)
    return _first(b, b[f"conv_transpose{len(space)}d"](grad, weight, None, transposed), space)


def weight_backward(b: Ops, x: Any, weight: Any, grad: Any, options: ConvOptions) -> Any:
    """The gradient of the weight: x convolved with `grad`, the batch being what is summed over."""
    kernel = b.backend.shape(weight)[2:]
    batch, channels, *space = b.backend.shape(x)
    groups = options.groups
    if not batch:  # a convolution of no channels, which backends need not have
        return b.float_zeros(b.backend.shape(weight), b.backend.dtype(weight), b.backend.device(weight))
    # every group is a group of `batch` channels; what were its channels are the batch
    split = b.float_reshape(x, (batch, groups, channels // groups, *space))
    axes = (2, 1, 0, *range(3, 3 + len(space)))
    turned = b.float_reshape(b.float_permute(split, axes), (channels // groups, groups * batch, *space))
    swapped = ConvOptions(options.dilation, options.padding, options.stride, groups)
    found = b[f"conv{len(space)}d"](turned, b.float_swap_dims(grad, 0, 1), None, swapped)
    return b.float_swap_dims(_first(b, found, kernel), 0, 1)


def bias_backward(b: Ops, x: Any, bias: Any, grad: Any) -> Any:
    """The sum over batch and space, shape (outputs,)."""
    outputs = b.backend.shape(grad)[1]
    rows = b.float_reshape(b.float_swap_dims(grad, 0, 1), (outputs, -1))
    return b.float_reshape(b.float_sum_dim(rows, 1), (outputs,))


def transposed_x_backward(b: Ops, weight: Any, grad: Any, options: ConvTransposeOptions) -> Any:
    """The gradient of x of a transposed convolution: the convolution of `grad`."""
    kernel, length = b.backend.shape(weight)[2:], b.backend.shape(grad)[2:]
    space = tuple(
        [
            (n - added + 2 * cut - dilation * (k - 1) - 1) // stride + 1
            for n, added, cut, dilation, k, stride in zip(
                length, options.padding_out, options.padding, options.dilation, kernel, options.stride,
                strict=True,
            )
        ]
    )  # fmt: skip
    return _first(b, b[f"conv{len(space)}d"](grad, weight, None, _untransposed(options)), space)


def transposed_weight_backward(b: Ops, x: Any, weight: Any, grad: Any, options: ConvTransposeOptions) -> Any:
    """The gradient of the weight of a transposed convolution: x and `grad` change places."""
    return weight_backward(b, grad, weight, x, _untransposed(options))


def unfold4d(b: Ops, x: Any, kernel: Sizes, options: UnfoldOptions) -> Any:
    """Windows as columns: (batch, channels * kernel, windows). Views, then one copy."""
    out = _padded(b, x, options.padding)
    for axis in (0, 1):
        span = options.dilation[axis] * (kernel[axis] - 1) + 1
        out = b.float_unfold(out, 2 + axis, span, options.stride[axis])
    batch, channels, high, wide, *_ = shape = b.backend.shape(out)
    places = [(0, n, 1) for n in shape[:4]]
    places += [(0, k, step) for k, step in zip(kernel, options.dilation, strict=True)]
    windows = b.float_permute(b.float_slice(out, places), (0, 1, 4, 5, 2, 3))
    return b.float_reshape(windows, (batch, channels * kernel[0] * kernel[1], high * wide))


def fold4d(b: Ops, x: Any, output: Sizes, kernel: Sizes, options: UnfoldOptions) -> Any:
    """The opposite of `unfold4d`: columns added where their windows were; (batch, channels, *output)."""
    batch, rows, _ = b.backend.shape(x)
    channels = rows // (kernel[0] * kernel[1])
    windows = [
        (n + 2 * p - d * (k - 1) - 1) // s + 1
        for n, p, d, k, s in zip(
            output, options.padding, options.dilation, kernel, options.stride, strict=True
        )
    ]
    columns = b.float_reshape(x, (batch, channels, *kernel, *windows))
    padded = [n + 2 * p for n, p in zip(output, options.padding, strict=True)]
    out = b.float_zeros((batch, channels, *padded), b.backend.dtype(x), b.backend.device(x))
    outer = [(0, batch, 1), (0, channels, 1)]
    for i in range(kernel[0]):
        for j in range(kernel[1]):
            starts = (i * options.dilation[0], j * options.dilation[1])
            places = outer + list(zip(starts, windows, options.stride, strict=True))
            column = [*outer, (i, 1, 1), (j, 1, 1), (0, windows[0], 1), (0, windows[1], 1)]
            part = b.float_reshape(b.float_slice(columns, column), (batch, channels, *windows))
            out = b.float_slice_assign(out, places, b.float_add(b.float_slice(out, places), part))
    inner = [(p, n, 1) for p, n in zip(options.padding, output, strict=True)]
    return b.float_slice(out, outer + inner)


def _untransposed(options: ConvTransposeOptions) -> ConvOptions:
    padding = tuple([(cut, cut) for cut in options.padding])
    return ConvOptions(options.stride, padding, options.dilation, options.groups)


def _padded(b: Ops, x: Any, padding: Sizes) -> Any:
    """Zeros around the last two axes."""
    if not any(padding):
        return x
    shape = b.backend.shape(x)
    wide = (*shape[:2], *[n + 2 * p for n, p in zip(shape[2:], padding, strict=True)])
    zeros = b.float_zeros(wide, b.backend.dtype(x), b.backend.device(x))
    places = [(p, n, 1) for p, n in zip((0, 0, *padding), shape, strict=True)]
    return b.float_slice_assign(zeros, places, x)


def _first(b: Ops, x: Any, space: Any) -> Any:
    """The beginning of each axis of space."""
    shape = b.backend.shape(x)
    if tuple(shape[2:]) == tuple(space):
        return x
    return b.float_slice(x, [(0, n, 1) for n in (*shape[:2], *space)])


def _plane(b: Ops, x: Any) -> Any:
    first, second, length = b.backend.shape(x)
    return b.float_reshape(x, (first, second, 1, length))


def _line(b: Ops, x: Any) -> Any:
    first, second, _, length = b.backend.shape(x)
    return b.float_reshape(x, (first, second, length))
