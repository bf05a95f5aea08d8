"""Reductions and running totals. A reduced axis keeps extent 1; of all elements the shape is (1,)."""

from __future__ import annotations

from typing import Any

from burn_cube.dtypes import DType
from burn_dispatch.backends.libtorch.elements import Function, is_half, torch_dtype
from burn_dispatch.backends.libtorch.library import Tensor, torch


def _wide(x: Tensor) -> Any:
    """What a total is kept in: f32 for 16 bits, else the dtype itself, in which ints wrap."""
    return torch.float32 if is_half(x) else x.dtype


def _total(function: Function, x: Tensor, dim: int) -> Tensor:
    return function(x, dim, keepdim=True, dtype=_wide(x)).to(x.dtype)


def _sum_dim(x: Tensor, dim: int) -> Tensor:
    return _total(torch.sum, x, dim)


def _prod_dim(x: Tensor, dim: int) -> Tensor:
    return _total(torch.prod, x, dim)


def _sum(x: Tensor) -> Tensor:
    return torch.sum(x, dtype=_wide(x)).to(x.dtype).reshape(1)


def _prod(x: Tensor) -> Tensor:
    return torch.prod(x, dtype=_wide(x)).to(x.dtype).reshape(1)


def float_mean_dim(x: Tensor, dim: int) -> Tensor:
    """NaN of nothing."""
    return _total(torch.mean, x, dim)


def int_mean_dim(x: Tensor, dim: int) -> Tensor:
    """The sum, which wraps, over the count, toward zero."""
    total = _sum_dim(x, dim).long()
    return torch.div(total, max(x.shape[dim], 1), rounding_mode="trunc").to(x.dtype)


def _extreme(function: Any, x: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """The values and their places; of nothing, where no place wants one, PyTorch takes none."""
    if not x.numel():
        shape = (*x.shape[:dim], 1, *x.shape[dim + 1 :])
        return x.new_empty(shape), x.new_empty(shape, dtype=torch.int64)
    values, indices = function(x, dim, keepdim=True)
    return values, indices


def _max_dim(x: Tensor, dim: int) -> Tensor:
    return _extreme(torch.max, x, dim)[0]


def _min_dim(x: Tensor, dim: int) -> Tensor:
    return _extreme(torch.min, x, dim)[0]


def _max_dim_with_indices(x: Tensor, dim: int, dtype: DType) -> tuple[Tensor, Tensor]:
    values, indices = _extreme(torch.max, x, dim)
    return values, indices.to(torch_dtype(dtype))


def _min_dim_with_indices(x: Tensor, dim: int, dtype: DType) -> tuple[Tensor, Tensor]:
    values, indices = _extreme(torch.min, x, dim)
    return values, indices.to(torch_dtype(dtype))


def _argmax(x: Tensor, dim: int, dtype: DType) -> Tensor:
    return _max_dim_with_indices(x, dim, dtype)[1]


def _argmin(x: Tensor, dim: int, dtype: DType) -> Tensor:
    return _min_dim_with_indices(x, dim, dtype)[1]


def _cumsum(x: Tensor, dim: int) -> Tensor:
    return torch.cumsum(x, dim, dtype=_wide(x)).to(x.dtype)


def _cumprod(x: Tensor, dim: int) -> Tensor:
    return torch.cumprod(x, dim, dtype=_wide(x)).to(x.dtype)


def _cummax(x: Tensor, dim: int) -> Tensor:
    return _first_zeros(x, torch.cummax(x, dim).values, dim)


def _cummin(x: Tensor, dim: int) -> Tensor:
    return _first_zeros(x, torch.cummin(x, dim).values, dim)


def _first_zeros(x: Tensor, found: Tensor, dim: int) -> Tensor:
    """PyTorch takes the last of equal ones, which shows in the signs of zeros: the first counts."""
    if not x.dtype.is_floating_point or not bool(((found == 0) & torch.signbit(found)).any()):
        return found
    changed = torch.ones_like(found, dtype=torch.bool)
    rest = found.shape[dim] - 1
    changed.narrow(dim, 1, rest).copy_(found.narrow(dim, 1, rest) != found.narrow(dim, 0, rest))
    along = torch.arange(rest + 1, device=x.device).reshape([-1 if d == dim else 1 for d in range(x.dim())])
    first = torch.cummax(torch.where(changed, along, 0), dim).values
    # a zero that comes from a run of equal ones is the first of them in `x`
    return torch.where(found == 0, torch.gather(x, dim, first), found)


def bool_any(x: Tensor) -> Tensor:
    """Whether one is true."""
    return torch.any(x).reshape(1)


def bool_any_dim(x: Tensor, dim: int) -> Tensor:
    """Whether one is true along an axis."""
    return torch.any(x, dim, keepdim=True)


def bool_all(x: Tensor) -> Tensor:
    """Whether none is false."""
    return torch.all(x).reshape(1)


def bool_all_dim(x: Tensor, dim: int) -> Tensor:
    """Whether none is false along an axis."""
    return torch.all(x, dim, keepdim=True)


float_sum = int_sum = _sum
float_sum_dim = int_sum_dim = _sum_dim
float_prod = int_prod = _prod
float_prod_dim = int_prod_dim = _prod_dim
float_max_dim = int_max_dim = _max_dim
float_min_dim = int_min_dim = _min_dim
float_max_dim_with_indices = int_max_dim_with_indices = _max_dim_with_indices
float_min_dim_with_indices = int_min_dim_with_indices = _min_dim_with_indices
float_argmax = int_argmax = _argmax
float_argmin = int_argmin = _argmin
float_cumsum = int_cumsum = _cumsum
float_cumprod = int_cumprod = _cumprod
float_cummax = int_cummax = _cummax
float_cummin = int_cummin = _cummin
