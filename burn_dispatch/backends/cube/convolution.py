"""Convolutions of Cube."""

from __future__ import annotations

import math
from typing import Any

from burn_cube.dtypes import F32, F64
from burn_dispatch.backends.cube.axis import allocator
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.copies import contiguous, copy_into
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.compositions.convolution import bias_backward
from burn_dispatch.layout import Layout, Shape
from burn_dispatch.options import ConvOptions, ConvTransposeOptions, DeformConvOptions, Sizes
from burn_kernels import conv_tiles, convolution, deform
from burn_kernels.epilogue import Finish
from burn_kernels.machine import properties


def _maybe(x: CubeTensor | None) -> CubeTensor | None:
    return None if x is None else contiguous(x)


def result_shape(x: Shape, weight: Shape, o: ConvOptions) -> Shape:
    """Of a convolution."""
    space = [
        (n + sum(p) - d * (k - 1) - 1) // s + 1
        for n, p, d, k, s in zip(x[2:], o.padding, o.dilation, weight[2:], o.stride, strict=True)
    ]
    return (x[0], weight[0], *space)


def _conv(x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvOptions) -> CubeTensor:
    out = CubeTensor.empty(result_shape(x.shape, weight.shape, options), x.dtype, x.device)
    if out.layout.numel:
        _launch(x, weight, bias, out, options, None)
    return out


def finished_conv(
    x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvOptions, finish: Finish
) -> None:
    """What is done with the elements of a convolution, rounded as its own would be, by the same kernels."""
    _launch(x, weight, bias, None, options, finish)


def _launch(
    x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, out: CubeTensor | None, options: ConvOptions,
    finish: Finish | None,
) -> None:  # fmt: skip
    """By tiles on a processor."""
    numbers: dict[str, Any] = {
        "shape": result_shape(x.shape, weight.shape, options), "stride": options.stride,
        "padding": tuple([before for before, _ in options.padding]), "dilation": options.dilation,
        "groups": options.groups, "dtype": x.dtype.name, "finish": finish,
    }  # fmt: skip
    arrays = contiguous(x), contiguous(weight), _maybe(bias), out
    if _by_tiles(x) and 0 not in weight.shape:
        conv_tiles.conv_tiles(*arrays, empty=allocator(x.device), **numbers)
    else:
        convolution.conv(*arrays, **numbers)


def conv2d(x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvOptions) -> CubeTensor:
    """Of planes."""
    return _conv(x, weight, bias, options)


def conv3d(x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvOptions) -> CubeTensor:
    """Of volumes."""
    return _conv(x, weight, bias, options)


def _by_tiles(x: CubeTensor) -> bool:
    return x.dtype in (F32, F64) and properties(x).runtime == "cpu"


def _transposed(
    x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvTransposeOptions
) -> CubeTensor:
    o = options
    space = [
        (n - 1) * s - 2 * p + d * (k - 1) + 1 + added
        for n, s, p, d, k, added in zip(
            x.shape[2:], o.stride, o.padding, o.dilation, weight.shape[2:], o.padding_out, strict=True
        )
    ]
    out = CubeTensor.empty((x.shape[0], weight.shape[1] * o.groups, *space), x.dtype, x.device)
    if out.layout.numel:
        convolution.conv_transpose(
            contiguous(x), contiguous(weight), _maybe(bias), out, stride=o.stride, padding=o.padding,
            dilation=o.dilation, groups=o.groups, dtype=x.dtype.name,
        )  # fmt: skip
    return out


def _turned(
    x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvTransposeOptions
) -> CubeTensor:
    """On a processor a convolution by the kernel backwards, of x with zeros between its elements."""
    around = [
        dilation * (k - 1) - cut
        for dilation, k, cut in zip(options.dilation, weight.shape[2:], options.padding, strict=True)
    ]
    if not _by_tiles(x) or min(around) < 0 or 0 in x.shape:
        return _transposed(x, weight, bias, options)
    padding = tuple([(p, p + added) for p, added in zip(around, options.padding_out, strict=True)])
    plain = ConvOptions((1,) * len(around), padding, options.dilation, options.groups)
    return _conv(_apart(x, options.stride), _backwards(weight, options.groups), bias, plain)


def _apart(x: CubeTensor, stride: Sizes) -> CubeTensor:
    """x with stride - 1 zeros between neighbours along each axis of space."""
    if set(stride) == {1}:
        return x
    space = [(n - 1) * s + 1 for n, s in zip(x.shape[2:], stride, strict=True)]
    out = create().ops.float_zeros((*x.shape[:2], *space), x.dtype, x.device)
    steps = (1, 1, *stride)
    places = [(0, n, step) for n, step in zip(x.shape, steps, strict=True)]
    copy_into(out.view(out.layout.slice(places)), x)
    found: CubeTensor = out
    return found


def _backwards(weight: CubeTensor, groups: int) -> CubeTensor:
    """The kernel of a transposed convolution, (channels, outputs / groups, *space), as that of one that is
    not: (outputs, channels / groups, *space backwards)."""
    channels, share, *kernel = weight.shape
    axes = tuple(range(2, 2 + len(kernel)))
    turned = weight.layout.flip(axes)
    if groups == 1:
        return weight.view(turned.permute((1, 0, *axes)))
    (by_channel, *strides), width = turned.strides, channels // groups
    split = Layout((groups, width, share, *kernel), (by_channel * width, by_channel, *strides), turned.offset)
    order = (0, 2, 1, *(axis + 1 for axis in axes))
    found: CubeTensor = create().ops.float_reshape(
        weight.view(split.permute(order)), (groups * share, width, *kernel)
    )
    return found


def conv_transpose2d(
    x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvTransposeOptions
) -> CubeTensor:
    """Of planes."""
    return _turned(x, weight, bias, options)


def conv_transpose3d(
    x: CubeTensor, weight: CubeTensor, bias: CubeTensor | None, options: ConvTransposeOptions
) -> CubeTensor:
    """Of volumes."""
    return _turned(x, weight, bias, options)


def _pixels(weight: CubeTensor) -> CubeTensor:
    """A kernel for columns: channels and taps as one axis."""
    outputs = weight.shape[0]
    return contiguous(weight).view(Layout.of((outputs, math.prod(weight.shape[1:]), 1, 1)))


def _columns(
    x: CubeTensor, offset: CubeTensor, weight: CubeTensor, mask: CubeTensor | None, o: DeformConvOptions
) -> CubeTensor:
    taps = weight.shape[2] * weight.shape[3]
    out = CubeTensor.empty((x.shape[0], x.shape[1] * taps, *offset.shape[2:]), x.dtype, x.device)
    deform.sample(x, offset, mask, out, _taps(x, offset, weight, o), x.dtype.name)
    return out


def _taps(x: CubeTensor, offset: CubeTensor, weight: CubeTensor, o: DeformConvOptions) -> object:
    return deform.taps(
        x.shape, offset.shape[2:], weight.shape[2:], o.stride, o.padding, o.dilation, o.offset_groups
    )


def deform_conv2d(
    x: CubeTensor,
    offset: CubeTensor,
    weight: CubeTensor,
    mask: CubeTensor | None,
    bias: CubeTensor | None,
    options: DeformConvOptions,
) -> CubeTensor:
    """A convolution whose taps are moved by `offset` and scaled by `mask`."""
    columns = _columns(contiguous(x), contiguous(offset), weight, _maybe(mask), options)
    grouped = ConvOptions((1, 1), ((0, 0), (0, 0)), (1, 1), options.weight_groups)
    return conv2d(columns, _pixels(weight), bias, grouped)


def deform_conv2d_backward(
    x: CubeTensor,
    offset: CubeTensor,
    weight: CubeTensor,
    mask: CubeTensor | None,
    bias: CubeTensor | None,
    grad: CubeTensor,
    options: DeformConvOptions,
) -> tuple[CubeTensor, CubeTensor, CubeTensor, CubeTensor | None, CubeTensor | None]:
    """The gradients of x, offset, weight, mask and bias; None where there is no such operand."""
    ops = create().ops
    x, offset, mask = contiguous(x), contiguous(offset), _maybe(mask)
    columns, kernel = _columns(x, offset, weight, mask, options), _pixels(weight)
    grouped = ConvOptions((1, 1), ((0, 0), (0, 0)), (1, 1), options.weight_groups)
    by_column = contiguous(ops.conv2d_x_backward(columns, kernel, grad, grouped))
    by_weight = ops.float_reshape(ops.conv2d_weight_backward(columns, kernel, grad, grouped), weight.shape)
    taps, name = _taps(x, offset, weight, options), x.dtype.name
    by_offset = CubeTensor.empty(offset.shape, x.dtype, x.device)
    by_mask = None if mask is None else CubeTensor.empty(mask.shape, x.dtype, x.device)
    deform.offset_backward(x, offset, mask, by_column, by_offset, by_mask, taps, name)
    total = ops.float_zeros(x.shape, F64 if x.dtype is F64 else F32, x.device)
    deform.x_backward(offset, mask, by_column, total, taps, name)
    by_bias = None if bias is None else bias_backward(ops, x, bias, grad)
    return ops.float_cast(total, x.dtype), by_offset, by_weight, by_mask, by_bias
