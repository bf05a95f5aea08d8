"""Ops of floats that work element by element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import burn_cube as bc
from burn_cube.dtypes import BOOL, DType
from burn_dispatch.backends.cube.launching import Number, binary, ternary, unary
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import functions as fn

Unary = Callable[[CubeTensor], CubeTensor]
Binary = Callable[[CubeTensor, CubeTensor], CubeTensor]
WithNumber = Callable[[CubeTensor, Any], CubeTensor]
_MULTIPLIED = {3: fn.cube_of, 4: fn.fourth_power}
"""Powers that are cheap."""


def _one(op: Any, dtype: DType | None = None) -> Unary:
    return lambda x: unary(op, dtype or x.dtype, x)


def _two(op: Any, dtype: DType | None = None) -> Binary:
    return lambda lhs, rhs: binary(op, dtype or lhs.dtype, lhs, rhs)


def _scalar(op: Any, dtype: DType | None = None) -> WithNumber:
    return lambda lhs, rhs: unary(op, dtype or lhs.dtype, lhs, float(rhs))


float_add, float_add_scalar = _two(bc.add), _scalar(bc.add)
float_sub, float_sub_scalar = _two(bc.sub), _scalar(bc.sub)
float_mul, float_mul_scalar = _two(bc.mul), _scalar(bc.mul)
float_div, float_div_scalar = _two(bc.div), _scalar(bc.div)
float_remainder, float_remainder_scalar = _two(bc.mod), _scalar(bc.mod)
float_powf, float_powf_scalar_impl = _two(bc.pow), _scalar(bc.pow)
float_powi = _two(fn.power_of_int)
float_atan2, float_hypot = _two(bc.atan2), _two(bc.hypot)

float_equal, float_equal_elem = _two(bc.eq, BOOL), _scalar(bc.eq, BOOL)
float_not_equal, float_not_equal_elem = _two(bc.ne, BOOL), _scalar(bc.ne, BOOL)
float_greater, float_greater_elem = _two(bc.gt, BOOL), _scalar(bc.gt, BOOL)
float_greater_equal, float_greater_equal_elem = _two(bc.ge, BOOL), _scalar(bc.ge, BOOL)
float_lower, float_lower_elem = _two(bc.lt, BOOL), _scalar(bc.lt, BOOL)
float_lower_equal, float_lower_equal_elem = _two(bc.le, BOOL), _scalar(bc.le, BOOL)
float_is_nan, float_is_inf = _one(bc.is_nan, BOOL), _one(bc.is_inf, BOOL)

float_clamp_min, float_clamp_max = _scalar(fn.at_least), _scalar(fn.at_most)
float_neg, float_recip, float_sign, float_abs = _one(bc.neg), _one(bc.recip), _one(bc.sign), _one(bc.abs)
float_exp, float_log, float_log1p, float_sqrt = _one(bc.exp), _one(bc.log), _one(bc.log1p), _one(bc.sqrt)
float_cos, float_sin, float_tan = _one(bc.cos), _one(bc.sin), _one(bc.tan)
float_cosh, float_sinh, float_tanh = _one(bc.cosh), _one(bc.sinh), _one(bc.tanh)
float_acos, float_asin, float_atan = _one(bc.acos), _one(bc.asin), _one(bc.atan)
float_acosh, float_asinh, float_atanh = _one(bc.acosh), _one(bc.asinh), _one(bc.atanh)
float_erf, float_round = _one(bc.erf), _one(bc.round)
float_floor, float_ceil, float_trunc = _one(bc.floor), _one(bc.ceil), _one(bc.trunc)


def float_clamp(x: CubeTensor, low: Number, high: Number) -> CubeTensor:
    """What is lower becomes `low`, what is greater `high`; a NaN stays."""
    return unary(fn.between, x.dtype, x, float(low), float(high))


def float_powi_scalar_impl(x: CubeTensor, exponent: int) -> CubeTensor:
    """An int power."""
    cheap = _MULTIPLIED.get(exponent)
    if cheap is not None:
        return unary(cheap, x.dtype, x)
    return unary(bc.pow, x.dtype, x, float(exponent))


def float_mask_where(x: CubeTensor, mask: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`value` where the mask is true."""
    return ternary(fn.masked, x.dtype, x, mask, value)


def float_mask_fill(x: CubeTensor, mask: CubeTensor, value: Number) -> CubeTensor:
    """One number where the mask is true."""
    return binary(fn.masked, x.dtype, x, mask, float(value))
