"""Ops of ints that work element by element; arithmetic wraps."""

from __future__ import annotations

from typing import Any

import burn_cube as bc
from burn_cube.dtypes import BOOL, DType
from burn_dispatch.backends.cube.floats import Binary, Unary, WithNumber
from burn_dispatch.backends.cube.launching import Number, binary, number, ternary, unary
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import functions as fn


def _one(op: Any) -> Unary:
    return lambda x: unary(op, x.dtype, x)


def _two(op: Any, dtype: DType | None = None) -> Binary:
    return lambda lhs, rhs: binary(op, dtype or lhs.dtype, lhs, rhs)


def _scalar(op: Any, dtype: DType | None = None) -> WithNumber:
    def call(lhs: CubeTensor, rhs: Any) -> CubeTensor:
        own = lhs.dtype
        return unary(op, dtype or own, lhs, number(rhs, own))

    return call


int_add, int_add_scalar = _two(bc.add), _scalar(bc.add)
int_sub, int_sub_scalar = _two(bc.sub), _scalar(bc.sub)
int_mul, int_mul_scalar = _two(bc.mul), _scalar(bc.mul)
int_div, int_div_scalar = _two(bc.trunc_div), _scalar(bc.trunc_div)
int_remainder, int_remainder_scalar = _two(bc.mod), _scalar(bc.mod)
int_powi, int_powi_scalar_impl = _two(bc.powi), _scalar(bc.powi)
int_square, int_neg, int_abs = _one(fn.square), _one(bc.neg), _one(bc.abs)
int_clamp_min, int_clamp_max = _scalar(fn.at_least), _scalar(fn.at_most)
int_bitwise_and, int_bitwise_and_scalar = _two(fn.both), _scalar(fn.both)
int_bitwise_or, int_bitwise_or_scalar = _two(fn.either), _scalar(fn.either)
int_bitwise_xor, int_bitwise_xor_scalar = _two(bc.xor), _scalar(bc.xor)
int_bitwise_not = _one(fn.inverted)
int_bitwise_left_shift, int_bitwise_left_shift_scalar = _two(bc.shl), _scalar(bc.shl)
int_bitwise_right_shift, int_bitwise_right_shift_scalar = _two(bc.shr), _scalar(bc.shr)

int_equal, int_equal_elem = _two(bc.eq, BOOL), _scalar(bc.eq, BOOL)
int_not_equal, int_not_equal_elem = _two(bc.ne, BOOL), _scalar(bc.ne, BOOL)
int_greater, int_greater_elem = _two(bc.gt, BOOL), _scalar(bc.gt, BOOL)
int_greater_equal, int_greater_equal_elem = _two(bc.ge, BOOL), _scalar(bc.ge, BOOL)
int_lower, int_lower_elem = _two(bc.lt, BOOL), _scalar(bc.lt, BOOL)
int_lower_equal, int_lower_equal_elem = _two(bc.le, BOOL), _scalar(bc.le, BOOL)


def int_sign(x: CubeTensor) -> CubeTensor:
    """-1, 0 or 1."""
    dtype = x.dtype
    return unary(bc.sign if dtype.is_signed else fn.unsigned_sign, dtype, x)


def int_clamp(x: CubeTensor, low: int, high: int) -> CubeTensor:
    """What is lower becomes `low`, what is greater `high`."""
    dtype = x.dtype
    return unary(fn.between, dtype, x, number(low, dtype), number(high, dtype))


def int_mask_where(x: CubeTensor, mask: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`value` where the mask is true."""
    return ternary(fn.masked, x.dtype, x, mask, value)


def int_mask_fill(x: CubeTensor, mask: CubeTensor, value: Number) -> CubeTensor:
    """One number where the mask is true."""
    dtype = x.dtype
    return binary(fn.masked, dtype, x, mask, number(value, dtype))
