"""Arithmetic: ints wrap, division by 0 gives 0, a remainder has the sign of the divisor."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.backends.libtorch.elements import by_numpy, in_f32, scalar, with_scalar
from burn_dispatch.backends.libtorch.library import Tensor, torch

Array = NDArray[Any]

float_add = int_add = torch.add
float_sub = int_sub = torch.sub
float_mul = int_mul = torch.mul
float_div = torch.div
float_neg = int_neg = torch.neg
float_abs = int_abs = torch.abs
float_recip = torch.reciprocal


def _power(lhs: Tensor, rhs: Any) -> Tensor:
    """PyTorch takes the root for one exponent of 0.5: another sign of 0, NaN for the negative infinity."""
    one = rhs.dim() == 0 if isinstance(rhs, torch.Tensor) else True
    if not one or float(rhs) != 0.5:
        return torch.pow(lhs, rhs)
    return torch.sqrt(lhs + 0.0).masked_fill_(lhs == -math.inf, math.inf)


float_powf = _power
float_powf_scalar_impl = with_scalar(_power)
float_atan2 = torch.atan2
float_hypot = torch.hypot
float_matmul = int_matmul = torch.matmul

float_add_scalar = int_add_scalar = with_scalar(torch.add)
float_sub_scalar = int_sub_scalar = with_scalar(torch.sub)
float_mul_scalar = int_mul_scalar = with_scalar(torch.mul)
float_div_scalar = with_scalar(torch.div)

int_bitwise_and = torch.bitwise_and
int_bitwise_or = torch.bitwise_or
int_bitwise_xor = torch.bitwise_xor
int_bitwise_not = torch.bitwise_not
int_bitwise_and_scalar = with_scalar(torch.bitwise_and)
int_bitwise_or_scalar = with_scalar(torch.bitwise_or)
int_bitwise_xor_scalar = with_scalar(torch.bitwise_xor)
int_bitwise_left_shift = torch.bitwise_left_shift
int_bitwise_right_shift = torch.bitwise_right_shift
int_bitwise_left_shift_scalar = with_scalar(torch.bitwise_left_shift)
int_bitwise_right_shift_scalar = with_scalar(torch.bitwise_right_shift)


@by_numpy
def float_remainder(lhs: Array, rhs: Array) -> Array:
    """With the sign of the divisor, zeros too; NaN by 0."""
    rest = np.fmod(lhs, rhs)
    turned = (rest != 0) & ((rest < 0) != (rhs < 0))
    return np.where(turned, rest + rhs, np.where(rest == 0, np.copysign(rest, rhs), rest))


def float_remainder_scalar(lhs: Tensor, rhs: float) -> Tensor:
    """As `float_remainder`."""
    return float_remainder(lhs, _constant(lhs, rhs))


def int_div(lhs: Tensor, rhs: Tensor) -> Tensor:
    """Toward zero. The smallest int over -1 is itself, on which processors fault."""
    zero, minus = rhs == 0, _minus_one(rhs)
    found = torch.div(lhs, rhs.masked_fill(zero | minus, 1), rounding_mode="trunc")
    return torch.where(minus, -lhs, found).masked_fill_(zero, 0)


def int_div_scalar(lhs: Tensor, rhs: int) -> Tensor:
    """As `int_div`."""
    return int_div(lhs, _constant(lhs, rhs))


def int_remainder(lhs: Tensor, rhs: Tensor) -> Tensor:
    """With the sign of the divisor; 0 by 0 and by -1, on which processors fault."""
    return torch.remainder(lhs, rhs.masked_fill((rhs == 0) | _minus_one(rhs), 1))


def int_remainder_scalar(lhs: Tensor, rhs: int) -> Tensor:
    """As `int_remainder`."""
    return int_remainder(lhs, _constant(lhs, rhs))


def int_powi(lhs: Tensor, rhs: Tensor) -> Tensor:
    """Wraps; 0 for a negative exponent."""
    if not rhs.dtype.is_signed:
        return torch.pow(lhs, rhs)
    return torch.pow(lhs, rhs.clamp(min=0)).masked_fill_(rhs < 0, 0)


def float_cross(lhs: Tensor, rhs: Tensor, dim: int) -> Tensor:
    """The product of vectors of three, which lie along an axis."""
    return _cross(lhs, rhs.float() if lhs.dtype.itemsize == 2 else rhs, dim)


@in_f32
def _cross(lhs: Tensor, rhs: Tensor, dim: int) -> Tensor:
    return torch.linalg.cross(*torch.broadcast_tensors(lhs, rhs), dim=dim)


def _minus_one(x: Tensor) -> Tensor:
    return x == -1 if x.dtype.is_signed else torch.zeros_like(x, dtype=torch.bool)


def _constant(like: Tensor, value: float) -> Tensor:
    return torch.full((), scalar(like, value), dtype=like.dtype, device=like.device)
