"""Order along an axis, by PyTorch's own sort: stable, and a NaN is greater than all numbers."""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_dispatch.backends.libtorch.elements import torch_dtype
from burn_dispatch.backends.libtorch.library import Tensor, torch


def _sort(x: Tensor, dim: int, descending: bool) -> Tensor:
    return torch.sort(x, dim=dim, descending=descending, stable=True).values


def _sort_with_indices(x: Tensor, dim: int, descending: bool, dtype: DType) -> tuple[Tensor, Tensor]:
    values, indices = torch.sort(x, dim=dim, descending=descending, stable=True)
    return values, indices.to(torch_dtype(dtype))


def _argsort(x: Tensor, dim: int, descending: bool, dtype: DType) -> Tensor:
    return _sort_with_indices(x, dim, descending, dtype)[1]


float_sort = int_sort = _sort
float_sort_with_indices = int_sort_with_indices = _sort_with_indices
float_argsort = int_argsort = _argsort
