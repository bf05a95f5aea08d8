"""Comparisons, logic, and choice by masks."""

from __future__ import annotations

from typing import Any

from burn_dispatch.backends.libtorch.elements import scalar, with_scalar
from burn_dispatch.backends.libtorch.library import Tensor, torch

float_equal = int_equal = bool_equal = torch.eq
float_not_equal = int_not_equal = bool_not_equal = bool_xor = torch.ne
float_greater = int_greater = torch.gt
float_greater_equal = int_greater_equal = torch.ge
float_lower = int_lower = torch.lt
float_lower_equal = int_lower_equal = torch.le
float_equal_elem = int_equal_elem = bool_equal_elem = with_scalar(torch.eq)
float_not_equal_elem = int_not_equal_elem = bool_not_equal_elem = with_scalar(torch.ne)
float_greater_elem = int_greater_elem = with_scalar(torch.gt)
float_greater_equal_elem = int_greater_equal_elem = with_scalar(torch.ge)
float_lower_elem = int_lower_elem = with_scalar(torch.lt)
float_lower_equal_elem = int_lower_equal_elem = with_scalar(torch.le)
float_is_nan = torch.isnan
float_is_inf = torch.isinf
bool_not = torch.logical_not
bool_and = torch.logical_and
bool_or = torch.logical_or


def _mask_where(x: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    return torch.where(mask, value, x)


def _mask_fill(x: Tensor, mask: Tensor, value: Any) -> Tensor:
    return torch.where(mask, torch.full((), scalar(x, value), dtype=x.dtype, device=x.device), x)


float_mask_where = int_mask_where = bool_mask_where = _mask_where
float_mask_fill = int_mask_fill = bool_mask_fill = _mask_fill
float_mask_select = int_mask_select = bool_mask_select = torch.masked_select
