"""Arithmetic: what the language means by it, on arrays."""

from __future__ import annotations

import numpy as np

from burn_cube.semantics import REFERENCE
from burn_dispatch.backends.ndarray.rounding import Array, floats, with_scalar

float_add = int_add = REFERENCE["add"]
float_sub = int_sub = REFERENCE["sub"]
float_mul = int_mul = REFERENCE["mul"]
float_div = REFERENCE["div"]
int_div = REFERENCE["trunc_div"]
float_remainder = int_remainder = REFERENCE["mod"]
float_add_scalar = int_add_scalar = with_scalar(float_add)
float_sub_scalar = int_sub_scalar = with_scalar(float_sub)
float_mul_scalar = int_mul_scalar = with_scalar(float_mul)
float_div_scalar = with_scalar(float_div)
int_div_scalar = with_scalar(int_div)
float_remainder_scalar = int_remainder_scalar = with_scalar(float_remainder)


def _power(x: Array, exponent: Array) -> Array:
    """NumPy takes the root where an exponent of 0.5 is read many times: another sign of 0, and NaN for the
    negative infinity."""
    if exponent.size == 1 and exponent.ndim <= x.ndim:
        if exponent.item() != 0.5:
            return np.power(x, exponent)
        return np.where(x == -np.inf, np.inf, np.sqrt(x + 0.0)).astype(x.dtype, copy=False)
    shape = np.broadcast_shapes(x.shape, exponent.shape)
    if exponent.shape != shape or not exponent.flags.c_contiguous:
        exponent = np.array(np.broadcast_to(exponent, shape), order="C")
    return np.power(x, exponent)


float_powf = floats(_power)
float_hypot = floats(np.hypot)
float_powf_scalar_impl = with_scalar(float_powf)
float_atan2 = floats(np.arctan2)
int_powi = REFERENCE["powi"]

float_abs = int_abs = REFERENCE["abs"]
float_neg = int_neg = REFERENCE["neg"]
float_recip = REFERENCE["recip"]

int_bitwise_and = REFERENCE["and"]
int_bitwise_or = REFERENCE["or"]
int_bitwise_xor = REFERENCE["xor"]
int_bitwise_not = REFERENCE["not"]
int_bitwise_left_shift = REFERENCE["shl"]
int_bitwise_right_shift = REFERENCE["shr"]
int_bitwise_and_scalar = with_scalar(int_bitwise_and)
int_bitwise_or_scalar = with_scalar(int_bitwise_or)
int_bitwise_xor_scalar = with_scalar(int_bitwise_xor)
int_bitwise_left_shift_scalar = with_scalar(int_bitwise_left_shift)
int_bitwise_right_shift_scalar = with_scalar(int_bitwise_right_shift)

bool_not = np.logical_not
bool_and = np.logical_and
bool_or = np.logical_or
bool_xor = np.logical_xor
