"""Launches of functions of elements on tensors of any shapes and strides. How is found out once for each
combination of layouts, and kept."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from burn_cube.dtypes import BOOL, DType, int_range
from burn_cube.record import record
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Shape, contiguous_strides
from burn_kernels.axes import joined
from burn_kernels.map import Plan, plan
from burn_kernels.transpose import MOST, TILE, transpose_all

_LARGE = 1 << 14  # elements for which a launch more pays
_MOST = 4096  # combinations of layouts that are kept
Number = bool | int | float


@record
class Way:
    """The shape of the result, the launch (None of nothing), and what is made of an input first."""

    shape: Shape
    plan: Plan | None
    before: tuple[Callable[[CubeTensor], CubeTensor] | None, ...]


WAYS: dict[object, Way] = {}
_defer: list[Callable[..., CubeTensor]] = []


def defer(note: Callable[..., CubeTensor]) -> None:
    """What is called for tensors that are not computed yet: it gets the function, the dtype of the result,
    the tensors, and two numbers or None."""
    _defer[:] = [note]


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
    if x.__class__ is not CubeTensor:
        return _defer[0](op, dtype, (x,), a, b)
    xl = x.layout
    key = xl.shape, xl.strides
    way = WAYS.get(key) or _remember(key, (x,))
    out = CubeTensor.empty(way.shape, dtype, x.device)
    if way.plan is not None:
        first = way.before[0]
        way.plan.launch(first(x) if first else x, None, None, a, b, out, op)
    return out


def binary(op: Any, dtype: DType, x: CubeTensor, y: CubeTensor, a: Number | None = None) -> CubeTensor:
    """op(x, y) or op(x, y, a), of each pair of elements."""
    if x.__class__ is not CubeTensor or y.__class__ is not CubeTensor:
        return _defer[0](op, dtype, (x, y), a, None)
    xl, yl = x.layout, y.layout
    key = xl.shape, xl.strides, yl.shape, yl.strides
    way = WAYS.get(key) or _remember(key, (x, y))
    out = CubeTensor.empty(way.shape, dtype, x.device)
    if way.plan is not None:
        left, right = way.before
        way.plan.launch(left(x) if left else x, right(y) if right else y, None, a, None, out, op)
    return out


def ternary(op: Any, dtype: DType, x: CubeTensor, y: CubeTensor, z: CubeTensor) -> CubeTensor:
    """op(x, y, z), of each three elements."""
    given = (x, y, z)
    if any([each.__class__ is not CubeTensor for each in given]):
        return _defer[0](op, dtype, given, None, None)
    key = tuple([(each.layout.shape, each.layout.strides) for each in given])
    way = WAYS.get(key) or _remember(key, given)
    out = CubeTensor.empty(way.shape, dtype, x.device)
    if way.plan is not None:
        arrays = [first(each) if first else each for each, first in zip(given, way.before, strict=True)]
        way.plan.launch(arrays[0], arrays[1], arrays[2], None, None, out, op)
    return out


def _remember(key: object, inputs: tuple[CubeTensor, ...]) -> Way:
    shape = broadcast([x.layout.shape for x in inputs])
    before = tuple([_before(x) for x in inputs])
    found = None
    if math.prod(shape):
        layouts = [
            Layout.of(x.layout.shape) if first is turned else x.layout
            for x, first in zip(inputs, before, strict=True)
        ]
        found = plan(shape, contiguous_strides(shape), [(own.shape, own.strides) for own in layouts])
    return kept(key, Way(shape, found, before))


def _before(x: CubeTensor) -> Callable[[CubeTensor], CubeTensor] | None:
    """What a kernel needs done to an input that has gaps. Columns become rows by a kernel of their own:
    a map would read them across memory."""
    if x.layout.is_contiguous:
        return None
    return turned if matrices(x.layout) is not None else memory


def matrices(layout: Layout) -> tuple[int, int, int, int, int] | None:
    """What `transpose_all` needs to make a layout contiguous, if it is that of large transposed matrices."""
    if layout.numel < _LARGE:
        return None
    extents, (strides,) = joined(layout.shape, [layout.strides])
    if not 2 <= len(extents) <= 3 or strides[-2] != 1 or min(strides) < 1:
        return None
    count, stride = (extents[0], strides[0]) if len(extents) == 3 else (1, 0)
    width, height = extents[-2:]
    fits = min(width, height) >= TILE and max(count, width // TILE, height // TILE) < MOST
    return (count, height, width, strides[-1], stride) if fits and strides[-1] >= width else None


def turned(x: CubeTensor) -> CubeTensor:
    """A contiguous copy of what `matrices` has found."""
    found = matrices(x.layout)
    assert found is not None, x.layout
    out = CubeTensor.empty(x.layout.shape, x.array.dtype, x.device)
    transpose_all(memory(x), out, *found)
    return out


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
