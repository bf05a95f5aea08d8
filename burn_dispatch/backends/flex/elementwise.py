"""NdArray's functions of elements, in blocks on threads: what they make on the way stays in the cache."""

from __future__ import annotations

from functools import wraps
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import REFERENCE, Array
from burn_dispatch.backends.flex import loops, threads
from burn_dispatch.backends.flex.compiled import pays
from burn_dispatch.backends.ndarray import arithmetic, comparisons, functions
from burn_dispatch.backends.ndarray.rounding import Meaning, is_float, scalar, widened

_BOOL = np.dtype(np.bool_)


def _flat(args: tuple[Array, ...]) -> list[Array] | None:
    """The arguments as lines of one length, if they lie alike and without gaps; scalars stay."""
    shape = args[0].shape
    if any(arg.ndim and (arg.shape != shape or not arg.flags.c_contiguous) for arg in args):
        return None
    return [arg.reshape(-1) if arg.ndim else arg for arg in args]


def blocked(function: Meaning, result: np.dtype[Any] | None = None, cheap: bool = False) -> Meaning:
    """The function of arrays, which gives the dtype of its first argument or `result`, in blocks.

    A cheap one waits for memory alone: it is left whole, unless its elements are widened on the way.
    """

    @wraps(function)
    def call(*args: Array) -> Array:
        first = args[0]
        whole = cheap and not (is_float(first) and first.dtype.itemsize == 2)
        flat = _flat(args) if first.size > threads.BLOCK and not whole else None
        if flat is None:
            return function(*args)
        out = np.empty(first.size, first.dtype if result is None else result)

        def block(start: int, stop: int) -> None:
            out[start:stop] = function(*[arg[start:stop] if arg.ndim else arg for arg in flat])

        threads.ranges(first.size, 1, block)
        return out.reshape(first.shape)

    return call


def _by_scalar(function: Meaning) -> Meaning:
    """Of an array and a number."""

    def call(lhs: Array, rhs: Any) -> Array:
        with np.errstate(all="ignore"):
            return function(lhs, scalar(lhs, rhs))

    return call


def _cast(x: Array, dtype: DType) -> Array:
    if x.dtype == dtype.numpy:
        return x

    def cast(part: Array) -> Array:
        return REFERENCE["cast"](part, dtype)

    return blocked(cast, dtype.numpy)(x)


_where = blocked(comparisons.float_mask_where)


def _mask_fill(x: Array, mask: Array, value: Any) -> Array:
    return _where(x, mask, scalar(x, value))


def float_erf(x: Array) -> Array:
    """By a compiled loop where there is much, else as NdArray has it."""
    if not pays(x.size):
        return functions.float_erf(x)
    given = np.ascontiguousarray(widened(x)).reshape(-1)
    out = np.empty_like(given)
    threads.ranges(given.size, 1, lambda start, stop: loops.erf(given, out, start, stop))
    return out.reshape(x.shape).astype(x.dtype, copy=False)


float_add = int_add = blocked(arithmetic.float_add, cheap=True)
float_sub = int_sub = blocked(arithmetic.float_sub, cheap=True)
float_mul = int_mul = blocked(arithmetic.float_mul, cheap=True)
float_div = blocked(arithmetic.float_div, cheap=True)
int_div = blocked(arithmetic.int_div)
float_remainder = int_remainder = blocked(arithmetic.float_remainder)
float_add_scalar = int_add_scalar = _by_scalar(float_add)
float_sub_scalar = int_sub_scalar = _by_scalar(float_sub)
float_mul_scalar = int_mul_scalar = _by_scalar(float_mul)
float_div_scalar = _by_scalar(float_div)
int_div_scalar = _by_scalar(int_div)
float_remainder_scalar = int_remainder_scalar = _by_scalar(float_remainder)
float_powf = blocked(arithmetic.float_powf)
float_hypot = blocked(arithmetic.float_hypot)
float_powf_scalar_impl = _by_scalar(float_powf)
float_atan2 = blocked(arithmetic.float_atan2)
float_recip = blocked(arithmetic.float_recip)
float_abs = int_abs = blocked(arithmetic.float_abs, cheap=True)
float_neg = int_neg = blocked(arithmetic.float_neg, cheap=True)
int_powi = blocked(arithmetic.int_powi)
int_bitwise_left_shift = blocked(arithmetic.int_bitwise_left_shift)
int_bitwise_right_shift = blocked(arithmetic.int_bitwise_right_shift)
int_bitwise_left_shift_scalar = _by_scalar(int_bitwise_left_shift)
int_bitwise_right_shift_scalar = _by_scalar(int_bitwise_right_shift)

float_exp = blocked(functions.float_exp)
float_log = blocked(functions.float_log)
float_log1p = blocked(functions.float_log1p)
float_sqrt = blocked(functions.float_sqrt)
float_cos = blocked(functions.float_cos)
float_sin = blocked(functions.float_sin)
float_tan = blocked(functions.float_tan)
float_cosh = blocked(functions.float_cosh)
float_sinh = blocked(functions.float_sinh)
float_tanh = blocked(functions.float_tanh)
float_acos = blocked(functions.float_acos)
float_acosh = blocked(functions.float_acosh)
float_asin = blocked(functions.float_asin)
float_asinh = blocked(functions.float_asinh)
float_atan = blocked(functions.float_atan)
float_atanh = blocked(functions.float_atanh)
float_round = blocked(functions.float_round)
float_floor = blocked(functions.float_floor)
float_ceil = blocked(functions.float_ceil)
float_trunc = blocked(functions.float_trunc)

float_equal = int_equal = bool_equal = blocked(comparisons.float_equal, _BOOL)
float_not_equal = int_not_equal = bool_not_equal = blocked(comparisons.float_not_equal, _BOOL)
float_greater = int_greater = blocked(comparisons.float_greater, _BOOL)
float_greater_equal = int_greater_equal = blocked(comparisons.float_greater_equal, _BOOL)
float_lower = int_lower = blocked(comparisons.float_lower, _BOOL)
float_lower_equal = int_lower_equal = blocked(comparisons.float_lower_equal, _BOOL)
float_equal_elem = int_equal_elem = bool_equal_elem = _by_scalar(float_equal)
float_not_equal_elem = int_not_equal_elem = bool_not_equal_elem = _by_scalar(float_not_equal)
float_greater_elem = int_greater_elem = _by_scalar(float_greater)
float_greater_equal_elem = int_greater_equal_elem = _by_scalar(float_greater_equal)
float_lower_elem = int_lower_elem = _by_scalar(float_lower)
float_lower_equal_elem = int_lower_equal_elem = _by_scalar(float_lower_equal)
float_is_nan = blocked(comparisons.float_is_nan, _BOOL)
float_is_inf = blocked(comparisons.float_is_inf, _BOOL)
float_mask_where = int_mask_where = bool_mask_where = _where
float_mask_fill = int_mask_fill = bool_mask_fill = _mask_fill
float_cast = float_into_int = int_cast = int_into_float = bool_into_int = bool_into_float = _cast
