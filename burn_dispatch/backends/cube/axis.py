"""Tensors as lines along an axis: in place where their strides allow it, else a contiguous copy."""

from __future__ import annotations

import math
from collections.abc import Callable

from burn_cube.dtypes import BY_NAME
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout, Shape
from burn_kernels.lines import Lines, contiguous_lines, lines

Allocate = Callable[[Shape, str], CubeTensor]


def allocator(device: Device) -> Allocate:
    """Memory for partial results on a device."""
    return lambda shape, dtype: CubeTensor.empty(shape, BY_NAME[dtype], device)


def memory(x: CubeTensor) -> tuple[CubeTensor, int]:
    """All memory that a tensor lies in, as one array, and where its first element is in that."""
    if x.is_contiguous:
        return x, 0
    first, end = x.layout.extent
    return x.view(Layout((end - first,), (1,), first)), x.layout.offset - first


def along(x: CubeTensor, dim: int) -> tuple[CubeTensor, Lines]:
    """The memory of a tensor, and its lines along an axis."""
    shape, strides = x.shape, x.strides
    inner = math.prod(shape[dim + 1 :])
    outer_stride = _single(shape[:dim], strides[:dim])
    inner_stride = _single(shape[dim + 1 :], strides[dim + 1 :])
    if x.is_contiguous or outer_stride is None or inner_stride is None:
        return contiguous(x), contiguous_lines(shape[dim], inner)
    array, origin = memory(x)
    return array, lines(origin, outer_stride, inner_stride, inner, strides[dim])


def all_elements(x: CubeTensor) -> tuple[CubeTensor, Lines]:
    """The memory of a tensor, and one line of all its elements, in any order."""
    order = sorted(range(len(x.shape)), key=lambda a: -abs(x.strides[a]))
    stride = _single(tuple(x.shape[a] for a in order), tuple(x.strides[a] for a in order))
    if x.is_contiguous or stride is None:
        return contiguous(x), contiguous_lines(x.layout.numel)
    array, origin = memory(x)
    return array, lines(origin, 0, 0, 1, stride)


def without(shape: Shape, dim: int) -> Shape:
    """The shape of a result that keeps an axis with extent 1."""
    return (*shape[:dim], 1, *shape[dim + 1 :])


def _single(shape: Shape, strides: Shape) -> int | None:
    """The stride of axes as one axis; None if they do not follow each other."""
    if 0 in shape:
        return 1
    joined = Layout(shape, strides).reshape((math.prod(shape),))
    return None if joined is None else joined.strides[0]
