"""Access by indices. Indices out of range are a DispatchIndexError; of several writers the last one wins."""

from __future__ import annotations

import math

from burn_cube.dtypes import DType
from burn_cube.errors import DispatchIndexError
from burn_dispatch.backends.libtorch.elements import torch_dtype
from burn_dispatch.backends.libtorch.library import Tensor, torch

_REDUCTIONS = {"mul": "prod", "min": "amin", "max": "amax"}


def _gather(dim: int, x: Tensor, indices: Tensor) -> Tensor:
    return torch.gather(x, dim, checked(indices, x.shape[dim]))


def _select(x: Tensor, dim: int, indices: Tensor) -> Tensor:
    return torch.index_select(x, dim, checked(indices, x.shape[dim]))


def _scatter(dim: int, x: Tensor, indices: Tensor, value: Tensor, update: str) -> Tensor:
    return _scattered(x, dim, checked(indices, x.shape[dim]), value, update)


def _select_assign(x: Tensor, dim: int, indices: Tensor, value: Tensor, update: str) -> Tensor:
    chosen = checked(indices, x.shape[dim])
    if update == "add":
        return torch.index_add(x, dim, chosen, value)
    along = chosen.reshape([-1 if axis == dim else 1 for axis in range(x.dim())])
    return _scattered(x, dim, along.expand(value.shape), value, update)


def _scattered(x: Tensor, dim: int, indices: Tensor, value: Tensor, update: str) -> Tensor:
    # contiguous: PyTorch sorts indices that are expanded, and then adds in another order
    indices = indices.contiguous()
    if update == "assign":
        return torch.scatter(x, dim, indices, value)
    if update == "add":
        return torch.scatter_add(x, dim, indices, value)
    return torch.scatter_reduce(x, dim, indices, value, _REDUCTIONS[update], include_self=True)


def _gather_nd(x: Tensor, indices: Tensor) -> Tensor:
    depth = indices.shape[-1]
    rows = _rows(x, depth).index_select(0, _places(x.shape[:depth], indices))
    return rows.reshape((*indices.shape[:-1], *x.shape[depth:]))


def _scatter_nd(x: Tensor, indices: Tensor, value: Tensor, update: str) -> Tensor:
    depth = indices.shape[-1]
    places = _places(x.shape[:depth], indices)
    values = value.reshape(places.numel(), math.prod(x.shape[depth:]))
    return _select_assign(_rows(x, depth), 0, places, values, update).reshape(x.shape)


def _rows(x: Tensor, depth: int) -> Tensor:
    """The leading axes as one, the others as one."""
    return x.reshape(math.prod(x.shape[:depth]), math.prod(x.shape[depth:]))


def _places(extents: tuple[int, ...], indices: Tensor) -> Tensor:
    """Coordinates along the last axis as places in rows."""
    found = torch.zeros(indices.shape[:-1], dtype=torch.int64, device=indices.device)
    for axis, extent in enumerate(extents):
        found = found * extent + checked(indices[..., axis], extent)
    return found.reshape(-1)


def checked(indices: Tensor, extent: int) -> Tensor:
    """Indices as i64."""
    if indices.numel():
        low, high = torch.aminmax(indices)
        if low < 0 or high >= extent:
            wrong = int(low if low < 0 else high)
            raise DispatchIndexError(f"index {wrong} is out of range: got an axis of {extent}")
    return indices.long()


float_gather = int_gather = bool_gather = _gather
float_select = int_select = bool_select = _select
float_scatter = int_scatter = _scatter
float_select_assign = int_select_assign = _select_assign
float_gather_nd = int_gather_nd = _gather_nd
float_scatter_nd = int_scatter_nd = _scatter_nd


def bool_scatter_or(dim: int, x: Tensor, indices: Tensor, value: Tensor) -> Tensor:
    """True where it was, or where any writer is."""
    return _scatter(dim, x.byte(), indices, value.byte(), "max").bool()


def bool_select_or(x: Tensor, dim: int, indices: Tensor, value: Tensor) -> Tensor:
    """True where it was, or where any writer is."""
    return _select_assign(x.byte(), dim, indices, value.byte(), "max").bool()


def bool_argwhere(x: Tensor, dtype: DType) -> Tensor:
    """Coordinates of what is true, one a row, in order."""
    return torch.argwhere(x).to(torch_dtype(dtype))
