"""Launches of functions of elements on tensors of any shapes and strides. How is found out once for each
combination of layouts, and kept."""

from __future__ import annotations

import math
from typing import Any

from burn_cube.dtypes import BOOL, DType, int_range
from burn_cube.record import record
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Shape, contiguous_strides
from burn_kernels.map import Plan, plan

_MOST = 4096  # combinations of layouts that are kept
Number = bool | int | float


@record
class Way:
    """The shape of the result, the launch (None of nothing), and which inputs come as all of their memory."""

    shape: Shape
    plan: Plan | None
    gaps: tuple[bool, ...]


WAYS: dict[object, Way] = {}


def memory(x: CubeTensor) -> CubeTensor:
    """All memory from the lowest element of a tensor to the highest, as one array."""
    first, end = x.layout.extent
    return x.view(Layout((end - first,), (1,), first))


def whole(x: CubeTensor) -> CubeTensor:
    """A tensor as kernels take it that are told strides: itself if it has no gaps, else all its memory."""
    return x if x.layout.is_contiguous else memory(x)


def unary(
    op: Any, dtype: DType, x: CubeTensor, a: Number | None = None, b: Number | None = None
) -> CubeTensor:
    """op(x), op(x, a) or op(x, a, b), of each element."""
    xl = x.layout
    key = xl.shape, xl.strides
    way = WAYS.get(key) or _remember(key, (x,))
    out = CubeTensor.empty(way.shape, dtype, x.device)
    if way.plan is not None:
        way.plan.launch(memory(x) if way.gaps[0] else x, None, None, a, b, out, op)
    return out


def binary(op: Any, dtype: DType, x: CubeTensor, y: CubeTensor, a: Number | None = None) -> CubeTensor:
    """op(x, y) or op(x, y, a), of each pair of elements."""
    xl, yl = x.layout, y.layout
    key = xl.shape, xl.strides, yl.shape, yl.strides
    way = WAYS.get(key) or _remember(key, (x, y))
    out = CubeTensor.empty(way.shape, dtype, x.device)
    if way.plan is not None:
        left, right = way.gaps
        way.plan.launch(memory(x) if left else x, memory(y) if right else y, None, a, None, out, op)
    return out


def ternary(op: Any, dtype: DType, x: CubeTensor, y: CubeTensor, z: CubeTensor) -> CubeTensor:
    """op(x, y, z), of each three elements."""
    given = (x, y, z)
    key = tuple([(each.layout.shape, each.layout.strides) for each in given])
    way = WAYS.get(key) or _remember(key, given)
    out = CubeTensor.empty(way.shape, dtype, x.device)
    if way.plan is not None:
        arrays = [memory(each) if gaps else each for each, gaps in zip(given, way.gaps, strict=True)]
        way.plan.launch(*arrays, None, None, out, op)
    return out


def _remember(key: object, inputs: tuple[CubeTensor, ...]) -> Way:
    layouts = [x.layout for x in inputs]
    shape = broadcast([layout.shape for layout in layouts])
    gaps = tuple([not layout.is_contiguous for layout in layouts])
    found = None
    if math.prod(shape):
        found = plan(shape, contiguous_strides(shape), [(layout.shape, layout.strides) for layout in layouts])
    return kept(key, Way(shape, found, gaps))


def kept(key: object, way: Way) -> Way:
    if len(WAYS) >= _MOST:
        WAYS.clear()
    WAYS[key] = way
    return way


def broadcast(shapes: list[Shape]) -> Shape:
    """The shape that all broadcast to; they do."""
    rank = max(map(len, shapes))
    padded = [(1,) * (rank - len(shape)) + shape for shape in shapes]
    return tuple([next((n for n in extents if n != 1), 1) for extents in zip(*padded, strict=True)])


def number(value: Any, dtype: DType) -> Number:
    """A scalar as a kernel takes it: ints wrap in their dtype."""
    if dtype.is_float:
        return float(value)
    if dtype is BOOL:
        return bool(value)
    whole = int(value)
    low, high = int_range(dtype)
    return whole if low <= whole <= high else (whole - low) % (high - low + 1) + low
