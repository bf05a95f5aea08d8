"""Products of matrices of Cube: any shape, batches that broadcast, operands read where they are. How is found
out once for each combination of layouts, and kept."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from functools import partial

from burn_cube.dtypes import F32
from burn_cube.record import replace
from burn_dispatch.backends.cube.axis import allocator, memory
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.launching import whole
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Shape
from burn_kernels import matmul, matmul_any, matvec
from burn_kernels.axes import joined
from burn_kernels.epilogue import Finish
from burn_kernels.machine import processors, properties, shared_elements

LARGE = 1 << 18
"""Multiplications of a matrix product from which its operands are worth to be made contiguous."""
_VECTORISED = ("f32", "f64")
_MOST = 4096  # combinations of layouts that are kept
Sizes = tuple[int, int, int]
Run = Callable[[CubeTensor, CubeTensor, Finish | None], CubeTensor | None]
"""The product; None if it is finished by something else."""

_ways: dict[object, Run] = {}


def float_matmul(lhs: CubeTensor, rhs: CubeTensor) -> CubeTensor:
    """lhs @ rhs over the last two axes; the others broadcast."""
    found = _way_of(lhs, rhs)(lhs, rhs, None)
    assert found is not None, lhs
    return found


int_matmul = float_matmul


def finished_matmul(lhs: CubeTensor, rhs: CubeTensor, finish: Finish) -> None:
    """What is done with the elements of lhs @ rhs, rounded as its own would be, by the same kernels."""
    _way_of(lhs, rhs)(lhs, rhs, finish)


def _way_of(lhs: CubeTensor, rhs: CubeTensor) -> Run:
    left, right, array = lhs.layout, rhs.layout, lhs.array
    key = left.shape, left.strides, right.shape, right.strides, id(array.dtype), id(array.driver)
    found = _ways.get(key)
    if found is None:
        if len(_ways) >= _MOST:
            _ways.clear()
        found = _ways[key] = _way(lhs, rhs)  # dtypes and drivers live as long as the process
    return found


def _way(lhs: CubeTensor, rhs: CubeTensor) -> Run:
    batch = _joined(lhs.shape[:-2], rhs.shape[:-2])
    sizes = (lhs.shape[-2], lhs.shape[-1], rhs.shape[-1])
    shape = (*batch, sizes[0], sizes[2])
    if not math.prod(shape):
        return lambda lhs, rhs, finish: CubeTensor.empty(shape, lhs.dtype, lhs.device)
    if properties(lhs).runtime == "cpu" and lhs.dtype.is_float:
        ready = lhs.dtype.name in _VECTORISED and lhs.is_contiguous and rhs.is_contiguous
        if ready and math.prod(rhs.shape[:-2]) == 1:
            rows = (math.prod(lhs.shape[:-1]), *sizes[1:])
            return _ready(shape, rows, lhs)
        if ready or math.prod(sizes) >= LARGE:
            return partial(_dense, batch, sizes, tuple(_groups(lhs, rhs, batch)))
    return _strided(lhs, rhs, batch, sizes)


def _joined(a: Shape, b: Shape) -> Shape:
    rank = max(len(a), len(b))
    pairs = zip((1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b, strict=True)
    return tuple([n if m == 1 else m for m, n in pairs])


def _strided(lhs: CubeTensor, rhs: CubeTensor, batch: Shape, sizes: Sizes) -> Run:
    """One launch for all of the batch."""
    left, right = _operand(lhs, batch), _operand(rhs, batch)
    shape, name = (*batch, sizes[0], sizes[2]), lhs.dtype.name

    def run(lhs: CubeTensor, rhs: CubeTensor, finish: Finish | None) -> CubeTensor | None:
        out = CubeTensor.empty(shape, lhs.dtype, lhs.device) if finish is None else None
        matmul_any.matmul_any(whole(lhs), whole(rhs), out, left, right, batch, sizes, name, finish)
        return out

    return run


def _operand(x: CubeTensor, batch: Shape) -> matmul_any.Operand:
    """Where the matrices lie in their memory."""
    *outer, row, column = x.layout.expand((*batch, *x.shape[-2:])).strides
    return matmul_any.operand(memory(x)[1], row, column, outer)


def _ready(shape: Shape, sizes: Sizes, lhs: CubeTensor) -> Run:
    """Contiguous operands, of which that on the right is one matrix."""
    height, depth, width = sizes
    name = lhs.dtype.name
    by_vector = depth and (width == 1 or height == 1)
    product = matmul.prepared(sizes, name, matmul.ONE, shared_elements(lhs, name), processors())

    def run(lhs: CubeTensor, rhs: CubeTensor, finish: Finish | None) -> CubeTensor | None:
        if by_vector:
            return _single(lhs, rhs, shape, sizes, finish)
        out = CubeTensor.empty(shape, lhs.dtype, lhs.device) if finish is None else None
        product(lhs, rhs, out, allocator(lhs.device), finish)
        return out

    return run


Group = tuple[int, int, int, tuple[int, int, int]]
"""Where matrices of contiguous operands and of the result begin, and the batch of a launch."""


def _groups(lhs: CubeTensor, rhs: CubeTensor, batch: Shape) -> Iterator[Group]:
    """The launches of a batch: one for all matrices that lie evenly."""
    a, b = (Layout.of(x.shape).expand((*batch, *x.shape[-2:])).strides[:-2] for x in (lhs, rhs))
    size = lhs.shape[-2] * rhs.shape[-1]
    extents, (left, right) = joined(batch, (a, b))
    if math.prod(batch) == 1:
        yield 0, 0, 0, matmul.ONE
        return
    step = extents[-1]
    for number, place in enumerate(itertools.product(*map(range, extents[:-1]))):
        starts = [sum(at * by for at, by in zip(place, own, strict=False)) for own in (left, right)]
        yield starts[0], starts[1], number * step * size, (step, left[-1], right[-1])


def _dense(
    batch: Shape, sizes: Sizes, groups: tuple[Group, ...], lhs: CubeTensor, rhs: CubeTensor,
    finish: Finish | None,
) -> CubeTensor | None:  # fmt: skip
    """By the kernels for contiguous f32 and f64; narrower floats become f32."""
    height, depth, width = sizes
    a, b = _widened(contiguous(lhs)), _widened(contiguous(rhs))
    shape = (*batch, height, width)
    if math.prod(rhs.shape[:-2]) == 1:  # one matrix on the right: all rows on the left are one matrix
        out = _single(a, b, shape, (math.prod(lhs.shape[:-1]), depth, width), finish)
    else:
        out = _grouped(a, b, shape, sizes, groups, finish)
    return out if out is None or out.dtype is lhs.dtype else create().ops.float_cast(out, lhs.dtype)


def _grouped(
    a: CubeTensor, b: CubeTensor, shape: Shape, sizes: Sizes, groups: tuple[Group, ...], finish: Finish | None
) -> CubeTensor | None:
    """A launch for each group."""
    out = CubeTensor.empty(shape, a.dtype, a.device) if finish is None else None
    empty, dtype = allocator(a.device), a.dtype.name
    for a_start, b_start, start, group in groups:
        matmul.matmul(
            _from(a, a_start), _from(b, b_start), None if out is None else _from(out, start), empty=empty,
            memory=dtype, sizes=sizes, batch=group,
            finish=None if finish is None else replace(finish, first=start // sizes[2]),
        )  # fmt: skip
    return out


def _from(x: CubeTensor, start: int) -> CubeTensor:
    """The elements of a contiguous tensor from one on."""
    if not start:
        return x
    return x.view(Layout((x.layout.numel - start,), (1,), x.layout.offset + start))


def _single(
    a: CubeTensor, b: CubeTensor, shape: Shape, sizes: Sizes, finish: Finish | None
) -> CubeTensor | None:
    """Contiguous matrices of f32 or f64; the result has this shape."""
    height, depth, width = sizes
    empty, dtype = allocator(a.device), a.dtype.name
    out = CubeTensor.empty(shape, a.dtype, a.device) if finish is None else None
    if width == 1 and depth:
        matvec.matvec(_as(a, (height, depth)), b, out, finish)
    elif height == 1 and depth:
        matvec.vecmat(a, _as(b, (depth, width)), out, empty=empty, memory=dtype, finish=finish)
    else:
        matmul.matmul(a, b, out, empty=empty, memory=dtype, sizes=sizes, finish=finish)
    return out


def _as(x: CubeTensor, shape: Shape) -> CubeTensor:
    """A contiguous tensor under another shape."""
    return x if x.shape == shape else x.view(Layout(shape, Layout.of(shape).strides, x.layout.offset))


def _widened(x: CubeTensor) -> CubeTensor:
    return x if x.dtype.name in _VECTORISED else create().ops.float_cast(x, F32)
