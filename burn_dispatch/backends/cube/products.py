"""Products of matrices of Cube: any shape, batches that broadcast, operands read where they are."""

from __future__ import annotations

import math

from burn_cube.dtypes import F32
from burn_dispatch.backends.cube.axis import allocator, memory
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Shape
from burn_kernels import matmul, matmul_any, matvec
from burn_kernels.machine import properties

LARGE = 1 << 18
"""Multiplications of a matrix product from which its operands are worth packing."""
_VECTORISED = ("f32", "f64")


def float_matmul(lhs: CubeTensor, rhs: CubeTensor) -> CubeTensor:
    """lhs @ rhs over the last two axes; the others broadcast."""
    batch = _joined(lhs.shape[:-2], rhs.shape[:-2])
    (height, depth), width = lhs.shape[-2:], rhs.shape[-1]
    runs_on_cpu = properties(lhs).runtime == "cpu"
    if runs_on_cpu and lhs.dtype.is_float and height * depth * width >= LARGE:
        return _packed(lhs, rhs, batch)
    out = CubeTensor.empty((*batch, height, width), lhs.dtype, lhs.device)
    if out.layout.numel:
        _strided(lhs, rhs, out, batch)
    return out


int_matmul = float_matmul


def _joined(a: Shape, b: Shape) -> Shape:
    rank = max(len(a), len(b))
    pairs = zip((1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b, strict=True)
    return tuple([n if m == 1 else m for m, n in pairs])


def _strided(lhs: CubeTensor, rhs: CubeTensor, out: CubeTensor, batch: Shape) -> None:
    """One launch for all of the batch."""
    (left, a), (right, b) = _operand(lhs, batch), _operand(rhs, batch)
    sizes = (lhs.shape[-2], lhs.shape[-1], rhs.shape[-1])
    matmul_any.matmul_any(a, b, out, left, right, batch, sizes, lhs.dtype.name)


def _operand(x: CubeTensor, batch: Shape) -> tuple[matmul_any.Operand, CubeTensor]:
    """Where the matrices lie, and their memory."""
    *outer, row, column = x.layout.expand((*batch, *x.shape[-2:])).strides
    array, origin = memory(x)
    return matmul_any.operand(origin, row, column, outer), array


def _packed(lhs: CubeTensor, rhs: CubeTensor, batch: Shape) -> CubeTensor:
    """A launch for each matrix, by the kernels for contiguous f32 and f64; narrower floats become f32."""
    a, b = (_widened(contiguous(x)) for x in (lhs, rhs))
    out = CubeTensor.empty((*batch, lhs.shape[-2], rhs.shape[-1]), a.dtype, a.device)
    if math.prod(rhs.shape[:-2]) == 1:  # one matrix on the right: all rows on the left are one matrix
        rows = math.prod(lhs.shape[:-1])
        _single(_as(a, (rows, a.shape[-1])), _as(b, b.shape[-2:]), _as(out, (rows, out.shape[-1])))
    else:
        _each(a, b, out, batch)
    return out if out.dtype is lhs.dtype else create().ops.float_cast(out, lhs.dtype)


def _as(x: CubeTensor, shape: Shape) -> CubeTensor:
    """A contiguous tensor under another shape."""
    return x.view(Layout(shape, Layout.of(shape).strides, x.layout.offset))


def _each(a: CubeTensor, b: CubeTensor, out: CubeTensor, batch: Shape) -> None:
    left = a.layout.expand((*batch, *a.shape[-2:]))
    right = b.layout.expand((*batch, *b.shape[-2:]))
    for number in range(math.prod(batch)):
        place: list[int] = []
        rest = number
        for n in reversed(batch):
            place.insert(0, rest % n)
            rest //= n
        key = tuple(place)
        _single(a.view(left.index(key)), b.view(right.index(key)), out.view(out.layout.index(key)))


def _single(a: CubeTensor, b: CubeTensor, out: CubeTensor) -> None:
    """Contiguous matrices of f32 or f64."""
    empty, dtype = allocator(a.device), a.dtype.name
    (height, depth), width = a.shape, b.shape[1]
    if width == 1:
        matvec.matvec(a, _as(b, (depth,)), _as(out, (height,)))
    elif height == 1:
        matvec.vecmat(_as(a, (depth,)), b, _as(out, (width,)), empty=empty, memory=dtype)
    else:
        matmul.matmul(a, b, out, empty=empty, memory=dtype)


def _widened(x: CubeTensor) -> CubeTensor:
    return x if x.dtype.name in _VECTORISED else create().ops.float_cast(x, F32)
