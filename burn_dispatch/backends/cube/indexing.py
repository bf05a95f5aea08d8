"""Access by indices. A read outside gives 0, a write outside is dropped."""

from __future__ import annotations

import math
from collections.abc import Sequence

from burn_cube.dtypes import I32, I64
from burn_dispatch.backends.cube.copies import contiguous, copy
from burn_dispatch.backends.cube.launching import broadcast, whole
from burn_dispatch.backends.cube.shapes import float_reshape
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Layout, Shape, contiguous_strides
from burn_kernels import cross, functions, scatter
from burn_kernels.axes import Strides, reach, spread
from burn_kernels.map import plan_strides
from burn_kernels.scatter import Lines


def float_gather(dim: int, x: CubeTensor, indices: CubeTensor) -> CubeTensor:
    """out[.., k, ..] = x[.., indices[.., k, ..], ..] along an axis."""
    return _taken(x, dim, indices, indices.layout)


def float_select(x: CubeTensor, dim: int, indices: CubeTensor) -> CubeTensor:
    """Slices along an axis, by their numbers."""
    return _taken(x, dim, indices, _repeated(indices, dim, x.shape))


def _repeated(indices: CubeTensor, dim: int, shape: Shape) -> Layout:
    """One axis of indices along each of a shape's lines."""
    spread_shape = (*shape[:dim], indices.shape[0], *shape[dim + 1 :])
    strides = tuple([indices.strides[0] if axis == dim else 0 for axis in range(len(shape))])
    return Layout(spread_shape, strides, indices.layout.offset)


def _taken(x: CubeTensor, dim: int, indices: CubeTensor, over: Layout) -> CubeTensor:
    out = CubeTensor.empty(over.shape, x.dtype, x.device)
    if not out.layout.numel:
        return out
    lines = (*x.strides[:dim], 0, *x.strides[dim + 1 :])
    strides = (contiguous_strides(over.shape), lines, over.strides)
    bases = (0, reach(x.shape, x.strides), reach(indices.shape, indices.strides))
    found = plan_strides(over.shape, strides, bases)
    found.launch(
        whole(x), whole(indices), None, None, None, out, functions.same, x.strides[dim], x.shape[dim]
    )
    return out


def float_gather_nd(x: CubeTensor, indices: CubeTensor) -> CubeTensor:
    """Elements, or slices of the last axes, by coordinates in the first ones."""
    depth = indices.shape[-1]
    rest = x.shape[depth:]
    places = _linear(indices, x.shape[:depth])
    flat = float_reshape(x, (math.prod(x.shape[:depth]), *rest))
    return float_reshape(float_select(flat, 0, places), (*indices.shape[:-1], *rest))


def _linear(indices: CubeTensor, shape: Shape) -> CubeTensor:
    """Coordinates as places in a shape, on one axis."""
    dtype = I32 if math.prod(shape) < 1 << 31 else I64
    out = CubeTensor.empty((math.prod(indices.shape[:-1]),), dtype, indices.device)
    if out.layout.numel:
        scatter.linear(contiguous(indices), out, shape, indices.dtype.size == 8)
    return out


def float_scatter(dim: int, x: CubeTensor, indices: CubeTensor, value: CubeTensor, update: str) -> CubeTensor:
    """A copy of x with out[.., indices[.., k, ..], ..] update= value[.., k, ..], in order of k."""
    return _scattered(x, dim, indices, indices.layout, value, update)


def float_select_assign(
    x: CubeTensor, dim: int, indices: CubeTensor, value: CubeTensor, update: str
) -> CubeTensor:
    """A copy of x whose slices by their numbers are updated, in order."""
    return _scattered(x, dim, indices, _repeated(indices, dim, x.shape), value, update)


def _scattered(
    x: CubeTensor, dim: int, indices: CubeTensor, over: Layout, value: CubeTensor, update: str
) -> CubeTensor:
    out = copy(x)
    if over.numel and out.layout.numel:
        strides = (out.strides, over.strides, spread(value.shape, value.strides, over.shape))
        bases = (0, reach(indices.shape, indices.strides), reach(value.shape, value.strides))
        steps = [own[dim] for own in strides]
        lines = Lines(
            _without(over.shape, dim), [_without(own, dim) for own in strides], bases, steps,
            over.shape[dim], x.shape[dim],
        )  # fmt: skip
        scatter.scatter(out, whole(indices), whole(value), lines, update)
    return out


def _without(values: Sequence[int], dim: int) -> tuple[int, ...]:
    return (*values[:dim], *values[dim + 1 :])


def float_scatter_nd(x: CubeTensor, indices: CubeTensor, value: CubeTensor, update: str) -> CubeTensor:
    """A copy of x updated at coordinates in its first axes, in order."""
    depth = indices.shape[-1]
    rest = x.shape[depth:]
    places = _linear(indices, x.shape[:depth])
    flat = float_reshape(x, (math.prod(x.shape[:depth]), *rest))
    rows = float_reshape(value, (math.prod(indices.shape[:-1]), *rest))
    return float_reshape(float_select_assign(flat, 0, places, rows, update), x.shape)


def float_scatter_add(dim: int, x: CubeTensor, indices: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`float_scatter` that adds."""
    return float_scatter(dim, x, indices, value, "add")


def float_select_add(x: CubeTensor, dim: int, indices: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`float_select_assign` that adds."""
    return float_select_assign(x, dim, indices, value, "add")


def bool_scatter_or(dim: int, x: CubeTensor, indices: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`float_scatter` of bools, where true wins."""
    return float_scatter(dim, x, indices, value, "or")


def bool_select_or(x: CubeTensor, dim: int, indices: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`float_select_assign` of bools, where true wins."""
    return float_select_assign(x, dim, indices, value, "or")


def float_cross(lhs: CubeTensor, rhs: CubeTensor, dim: int) -> CubeTensor:
    """Cross products along an axis of three; the others broadcast."""
    shape = broadcast([lhs.shape, rhs.shape])
    out = CubeTensor.empty(shape, lhs.dtype, lhs.device)
    if out.layout.numel:
        strides: list[Strides] = [out.strides]
        strides += [spread(x.shape, x.strides, shape) for x in (lhs, rhs)]
        bases = (0, *(reach(x.shape, x.strides) for x in (lhs, rhs)))
        others = [_without(own, dim) for own in strides]
        steps = [own[dim] for own in strides]
        cross.cross(whole(lhs), whole(rhs), out, _without(shape, dim), others, bases, steps)
    return out


int_gather = bool_gather = float_gather
int_select = bool_select = float_select
int_gather_nd = float_gather_nd
int_scatter, int_scatter_add = float_scatter, float_scatter_add
int_select_assign, int_select_add = float_select_assign, float_select_add
int_scatter_nd = float_scatter_nd
