"""Tensors as lines along an axis: in place where their strides allow it, else a contiguous copy."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from burn_cube.dtypes import BY_NAME
from burn_cube.launch.arrays import is_contiguous
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout, Shape
from burn_kernels.axes import reach
from burn_kernels.lines import Lines, contiguous_lines, lines

Allocate = Callable[[Shape, str], CubeTensor]
_MOST = 4096  # layouts whose lines are kept


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
    layout = x.layout
    return _seen(x, _along(layout.shape, layout.strides, dim))


def all_elements(x: CubeTensor) -> tuple[CubeTensor, Lines]:
    """The memory of a tensor, and one line of all its elements, in any order."""
    layout = x.layout
    return _seen(x, _all_elements(layout.shape, layout.strides))


_As = Literal["it is", "memory", "copy"]
"""What kernels get of a tensor: itself, all its memory, or a contiguous copy."""


def _seen(x: CubeTensor, found: tuple[_As, Lines]) -> tuple[CubeTensor, Lines]:
    how, src = found
    if how == "it is":
        return x, src
    return (memory(x)[0] if how == "memory" else contiguous(x)), src


@lru_cache(_MOST)
def _along(shape: Shape, strides: Shape, dim: int) -> tuple[_As, Lines]:
    inner = math.prod(shape[dim + 1 :])
    if is_contiguous(shape, strides):
        return "it is", contiguous_lines(shape[dim], inner)
    outer_stride = _single(shape[:dim], strides[:dim])
    inner_stride = _single(shape[dim + 1 :], strides[dim + 1 :])
    if outer_stride is None or inner_stride is None:
        return "copy", contiguous_lines(shape[dim], inner)
    return "memory", lines(reach(shape, strides), outer_stride, inner_stride, inner, strides[dim])


@lru_cache(_MOST)
def _all_elements(shape: Shape, strides: Shape) -> tuple[_As, Lines]:
    if is_contiguous(shape, strides):
        return "it is", contiguous_lines(math.prod(shape))
    order = sorted(range(len(shape)), key=lambda a: -abs(strides[a]))
    stride = _single(tuple([shape[a] for a in order]), tuple([strides[a] for a in order]))
    if stride is None:
        return "copy", contiguous_lines(math.prod(shape))
    return "memory", lines(reach(shape, strides), 0, 0, 1, stride)


def without(shape: Shape, dim: int) -> Shape:
    """The shape of a result that keeps an axis with extent 1."""
    return (*shape[:dim], 1, *shape[dim + 1 :])


def _single(shape: Shape, strides: Shape) -> int | None:
    """The stride of axes as one axis; None if they do not follow each other."""
    if 0 in shape:
        return 1
    joined = Layout(shape, strides).reshape((math.prod(shape),))
    return None if joined is None else joined.strides[0]
