"""Layers that are products and normalisations; `b` is the whole table.

The weight of `linear` is (inputs, outputs).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Ops


def embedding(b: Ops, weights: Any, indices: Any) -> Any:
    """Rows of `weights` (count, width) at `indices`: their shape and an axis of width."""
    shape = b.backend.shape(indices)
    width = b.backend.shape(weights)[1]
    rows = b.float_select(weights, 0, b.int_reshape(indices, (math.prod(shape),)))
    return b.float_reshape(rows, (*shape, width))


def embedding_backward(b: Ops, weights: Any, grad: Any, indices: Any) -> Any:
    """The gradient of the weights: each row sums the gradients of the places that took it."""
    shape = b.backend.shape(weights)
    count = math.prod(b.backend.shape(indices))
    zeros = b.float_zeros(shape, b.backend.dtype(weights), b.backend.device(weights))
    rows = b.float_reshape(grad, (count, shape[1]))
    return b.float_select_add(zeros, 0, b.int_reshape(indices, (count,)), rows)


def linear(b: Ops, x: Any, weight: Any, bias: Any) -> Any:
    """x @ weight + bias along the last axis of x."""
    *outer, _ = b.backend.shape(x)
    product = b.float_matmul(_rows(b, x), weight)
    if bias is not None:
        product = b.float_add(product, bias)
    return b.float_reshape(product, (*outer, b.backend.shape(weight)[1]))


def linear_x_backward(b: Ops, weight: Any, grad: Any) -> Any:
    """grad @ transposed weight."""
    *outer, _ = b.backend.shape(grad)
    product = b.float_matmul(_rows(b, grad), b.float_transpose(weight))
    return b.float_reshape(product, (*outer, b.backend.shape(weight)[0]))


def linear_weight_backward(b: Ops, x: Any, grad: Any) -> Any:
    """Transposed x @ grad, over all rows of all outer axes."""
    return b.float_matmul(b.float_transpose(_rows(b, x)), _rows(b, grad))


def linear_bias_backward(b: Ops, grad: Any) -> Any:
    """The sum of all rows, shape (outputs,)."""
    return b.float_reshape(b.float_sum_dim(_rows(b, grad), 0), (b.backend.shape(grad)[-1],))


def layer_norm(b: Ops, x: Any, gamma: Any, beta: Any, epsilon: float) -> Any:
    """(x - mean) / sqrt(variance + epsilon) * gamma + beta along the last axis, with the biased variance."""
    last = len(b.backend.shape(x)) - 1
    centred = b.float_sub(x, b.float_mean_dim(x, last))
    variance = b.float_mean_dim(b.float_mul(centred, centred), last)
    root = b.float_sqrt(b.float_add_scalar(variance, epsilon))
    out = b.float_mul(b.float_div(centred, root), gamma)
    return out if beta is None else b.float_add(out, beta)


def batch_norm(b: Ops, x: Any, gamma: Any, beta: Any, mean: Any, variance: Any, epsilon: float) -> Any:
    """(x - mean) / sqrt(variance + epsilon) * gamma + beta, each of shape (channels,); axis 1 of x."""
    shape = b.backend.shape(x)
    along = (1, shape[1], *([1] * (len(shape) - 2)))
    scale = b.float_div(gamma, b.float_sqrt(b.float_add_scalar(variance, epsilon)))
    centred = b.float_sub(x, b.float_reshape(mean, along))
    return b.float_add(b.float_mul(centred, b.float_reshape(scale, along)), b.float_reshape(beta, along))


def _rows(b: Ops, x: Any) -> Any:
    """All axes but the last as one."""
    *outer, width = b.backend.shape(x)
    return b.float_reshape(x, (math.prod(outer), width))
