"""Products of matrices of Cube: any shape, batches that broadcast, operands read where they are. How is found
out once for each combination of layouts, and kept."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from functools import partial

from burn_cube.dtypes import F32
from burn_dispatch.backends.cube.axis import allocator, memory
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.launching import whole
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Shape
from burn_kernels import matmul, matmul_any, matvec
from burn_kernels.axes import joined
from burn_kernels.machine import processors, properties, shared_elements

LARGE = 1 << 18
"""Multiplications of a matrix product from which its operands are worth to be made contiguous."""
_VECTORISED = ("f32", "f64")
_MOST = 4096  # combinations of layouts that are kept
Sizes = tuple[int, int, int]
Run = Callable[[CubeTensor, CubeTensor], CubeTensor]

_ways: dict[object, Run] = {}


def float_matmul(lhs: CubeTensor, rhs: CubeTensor) -> CubeTensor:
    """lhs @ rhs over the last two axes; the others broadcast."""
    left, right, array = lhs.layout, rhs.layout, lhs.array
    key = left.shape, left.strides, right.shape, right.strides, id(array.dtype), id(array.driver)
    found = _ways.get(key)
    if found is None:
        if len(_ways) >= _MOST:
            _ways.clear()
        found = _ways[key] = _way(lhs, rhs)  # dtypes and drivers live as long as the process
    return found(lhs, rhs)


int_matmul = float_matmul


def _way(lhs: CubeTensor, rhs: CubeTensor) -> Run:
    batch = _joined(lhs.shape[:-2], rhs.shape[:-2])
    sizes = (lhs.shape[-2], lhs.shape[-1], rhs.shape[-1])
    shape = (*batch, sizes[0], sizes[2])
    if not math.prod(shape):
        return lambda lhs, rhs: CubeTensor.empty(shape, lhs.dtype, lhs.device)
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

    def run(lhs: CubeTensor, rhs: CubeTensor) -> CubeTensor:
        out = CubeTensor.empty(shape, lhs.dtype, lhs.device)
        matmul_any.matmul_any(whole(lhs), whole(rhs), out, left, right, batch, sizes, name)
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

    def run(lhs: CubeTensor, rhs: CubeTensor) -> CubeTensor:
        out = CubeTensor.empty(shape, lhs.dtype, lhs.device)
        if by_vector:
            _single(lhs, rhs, out, sizes)
        else:
            product(lhs, rhs, out, allocator(lhs.device))
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
    batch: Shape, sizes: Sizes, groups: tuple[Group, ...], lhs: CubeTensor, rhs: CubeTensor
) -> CubeTensor:
    """By the kernels for contiguous f32 and f64; narrower floats become f32."""
    height, depth, width = sizes
    a, b = _widened(contiguous(lhs)), _widened(contiguous(rhs))
    out = CubeTensor.empty((*batch, height, width), a.dtype, a.device)
    if math.prod(rhs.shape[:-2]) == 1:  # one matrix on the right: all rows on the left are one matrix
        _single(a, b, out, (math.prod(lhs.shape[:-1]), depth, width))
    else:
        empty, dtype = allocator(a.device), a.dtype.name
        for a_start, b_start, start, group in groups:
            matmul.matmul(
                _from(a, a_start), _from(b, b_start), _from(out, start),
                empty=empty, memory=dtype, sizes=sizes, batch=group,
            )  # fmt: skip
    return out if out.dtype is lhs.dtype else create().ops.float_cast(out, lhs.dtype)


def _from(x: CubeTensor, start: int) -> CubeTensor:
    """The elements of a contiguous tensor from one on."""
    if not start:
        return x
    return x.view(Layout((x.layout.numel - start,), (1,), x.layout.offset + start))


def _single(a: CubeTensor, b: CubeTensor, out: CubeTensor, sizes: Sizes) -> None:
    """Contiguous matrices of f32 or f64."""
    height, depth, width = sizes
    empty, dtype = allocator(a.device), a.dtype.name
    if width == 1 and depth:
        matvec.matvec(_as(a, (height, depth)), b, out)
    elif height == 1 and depth:
        matvec.vecmat(a, _as(b, (depth, width)), out, empty=empty, memory=dtype)
    else:
        matmul.matmul(a, b, out, empty=empty, memory=dtype, sizes=sizes)


def _as(x: CubeTensor, shape: Shape) -> CubeTensor:
    """A contiguous tensor under another shape."""
    return x if x.shape == shape else x.view(Layout(shape, Layout.of(shape).strides, x.layout.offset))


def _widened(x: CubeTensor) -> CubeTensor:
    return x if x.dtype.name in _VECTORISED else create().ops.float_cast(x, F32)
