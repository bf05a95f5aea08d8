"""Activations over ops of floats; `b` is the whole table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Ops


_HALF_ROOT = math.sqrt(0.5)
_DENSITY = 1 / math.sqrt(2 * math.pi)


def relu(b: Ops, x: Any) -> Any:
    """What is negative becomes 0; a NaN stays."""
    return b.float_mask_fill(x, b.float_lower_equal_elem(x, 0), 0)


def relu_backward(b: Ops, output: Any, grad: Any) -> Any:
    """The gradient where the output is positive."""
    return b.float_mask_fill(grad, b.float_lower_equal_elem(output, 0), 0)


def leaky_relu(b: Ops, x: Any, slope: float) -> Any:
    """x, or slope * x where x is negative."""
    return b.float_mask_where(x, b.float_lower_elem(x, 0), b.float_mul_scalar(x, slope))


def prelu(b: Ops, x: Any, alpha: Any) -> Any:
    """As `leaky_relu`, with slopes in a tensor that broadcasts."""
    return b.float_mask_where(x, b.float_lower_elem(x, 0), b.float_mul(x, alpha))


def gelu(b: Ops, x: Any) -> Any:
    """x * (1 + erf(x / sqrt(2))) / 2."""
    phi = b.float_add_scalar(b.float_erf(b.float_mul_scalar(x, _HALF_ROOT)), 1)
    return b.float_mul(b.float_mul_scalar(x, 0.5), phi)  # in this order, nothing overflows


def gelu_backward(b: Ops, x: Any, grad: Any) -> Any:
    """grad * (Phi(x) + x * phi(x)), with the distribution and density of the standard normal."""
    phi = b.float_mul_scalar(b.float_add_scalar(b.float_erf(b.float_mul_scalar(x, _HALF_ROOT)), 1), 0.5)
    density = b.float_mul_scalar(b.float_exp(b.float_mul_scalar(b.float_mul(x, x), -0.5)), _DENSITY)
    return b.float_mul(grad, b.float_add(phi, b.float_mul(x, density)))


def sigmoid(b: Ops, x: Any) -> Any:
    """1 / (1 + exp(-x)); exp overflows to infinity where the result is 0."""
    return b.float_recip(b.float_add_scalar(b.float_exp(b.float_neg(x)), 1))


def sigmoid_backward(b: Ops, output: Any, grad: Any) -> Any:
    """grad * s * (1 - s), of the output s."""
    slope = b.float_mul(output, b.float_add_scalar(b.float_neg(output), 1))
    return b.float_mul(grad, slope)


def hard_sigmoid(b: Ops, x: Any, alpha: float, beta: float) -> Any:
    """alpha * x + beta, between 0 and 1."""
    return b.float_clamp(b.float_add_scalar(b.float_mul_scalar(x, alpha), beta), 0, 1)


def log_sigmoid(b: Ops, x: Any) -> Any:
    """log(1 / (1 + exp(-x))) as min(x, 0) - log1p(exp(-|x|)), which neither overflows nor cancels."""
    tail = b.float_log1p(b.float_exp(b.float_neg(b.float_abs(x))))
    return b.float_sub(b.float_clamp_max(x, 0), tail)


def log_sigmoid_backward(b: Ops, x: Any, grad: Any) -> Any:
    """grad * sigmoid(-x)."""
    return b.float_mul(grad, b.activation_sigmoid(b.float_neg(x)))


def softmax(b: Ops, x: Any, dim: int) -> Any:
    """exp(x - max) over its sum along an axis; nothing of nothing."""
    if 0 in b.backend.shape(x):
        return b.float_copy(x)
    e = b.float_exp(b.float_sub(x, b.float_max_dim(x, dim)))
    return b.float_div(e, b.float_sum_dim(e, dim))


def log_softmax(b: Ops, x: Any, dim: int) -> Any:
    """x - max - log(sum(exp(x - max))) along an axis; nothing of nothing."""
    if 0 in b.backend.shape(x):
        return b.float_copy(x)
    shifted = b.float_sub(x, b.float_max_dim(x, dim))
    return b.float_sub(shifted, b.float_log(b.float_sum_dim(b.float_exp(shifted), dim)))


def softmin(b: Ops, x: Any, dim: int) -> Any:
    """`softmax` of -x."""
    return b.activation_softmax(b.float_neg(x), dim)
