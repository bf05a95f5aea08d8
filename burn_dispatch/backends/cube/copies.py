"""Copies of tensors: contiguous ones, and into parts of others."""

from __future__ import annotations

import math

from burn_dispatch.backends.cube.launching import WAYS, Way, kept, matrices, memory, turned, unary, whole
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import functions
from burn_kernels.map import plan


def contiguous(x: CubeTensor) -> CubeTensor:
    """The tensor itself if its elements lie in order without gaps, else a copy."""
    return x if x.is_contiguous else copy(x)


def copy(x: CubeTensor) -> CubeTensor:
    """A contiguous copy."""
    if not x.layout.is_contiguous and matrices(x.layout) is not None:
        return turned(x)
    return unary(functions.same, x.array.dtype, x)


def copy_into(out: CubeTensor, x: CubeTensor) -> None:
    """Write the elements of a tensor to another, fresh one, which may be a view; x broadcasts to it."""
    ol, xl = out.layout, x.layout
    key = "into", ol.shape, ol.strides, xl.shape, xl.strides
    way = WAYS.get(key)
    if way is None:
        found = plan(ol.shape, ol.strides, [(xl.shape, xl.strides)]) if math.prod(ol.shape) else None
        way = kept(key, Way(ol.shape, found, (None if xl.is_contiguous else memory,)))
    if way.plan is not None:
        first = way.before[0]
        way.plan.launch(first(x) if first else x, None, None, None, None, whole(out), functions.same)


def overwrite(out: CubeTensor, x: CubeTensor) -> None:
    """Write the elements of a tensor to another of the same shape, which may have parts of its memory."""
    shared = x.array.buffer is out.array.buffer
    copy_into(out, copy(x) if shared else x)


float_copy = int_copy = bool_copy = copy
