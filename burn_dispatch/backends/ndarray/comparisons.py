"""Comparisons, and choice by masks."""

from __future__ import annotations

from typing import Any

import numpy as np

from burn_cube.semantics import REFERENCE, Array
from burn_dispatch.backends.ndarray.rounding import scalar, with_scalar

float_equal = int_equal = bool_equal = REFERENCE["eq"]
float_not_equal = int_not_equal = bool_not_equal = REFERENCE["ne"]
float_greater = int_greater = REFERENCE["gt"]
float_greater_equal = int_greater_equal = REFERENCE["ge"]
float_lower = int_lower = REFERENCE["lt"]
float_lower_equal = int_lower_equal = REFERENCE["le"]
float_equal_elem = int_equal_elem = bool_equal_elem = with_scalar(float_equal)
float_not_equal_elem = int_not_equal_elem = bool_not_equal_elem = with_scalar(float_not_equal)
float_greater_elem = int_greater_elem = with_scalar(float_greater)
float_greater_equal_elem = int_greater_equal_elem = with_scalar(float_greater_equal)
float_lower_elem = int_lower_elem = with_scalar(float_lower)
float_lower_equal_elem = int_lower_equal_elem = with_scalar(float_lower_equal)
float_is_nan = REFERENCE["is_nan"]
float_is_inf = REFERENCE["is_inf"]


def _mask_where(x: Array, mask: Array, value: Array) -> Array:
    return np.where(mask, value, x)


def _mask_fill(x: Array, mask: Array, value: Any) -> Array:
    return np.where(mask, scalar(x, value), x)


float_mask_where = int_mask_where = bool_mask_where = _mask_where
float_mask_fill = int_mask_fill = bool_mask_fill = _mask_fill
