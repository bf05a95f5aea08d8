"""Embedding, linear layers, normalisation, attention."""

from __future__ import annotations

import math

from burn_dispatch.backends.libtorch.elements import is_half
from burn_dispatch.backends.libtorch.indexing import checked
from burn_dispatch.backends.libtorch.library import Tensor, functional, torch
from burn_dispatch.options import AttentionOptions


def embedding(weights: Tensor, indices: Tensor) -> Tensor:
    """Rows of `weights` at indices."""
    return functional.embedding(checked(indices, weights.shape[0]), weights)


def embedding_backward(weights: Tensor, grad: Tensor, indices: Tensor) -> Tensor:
    """Each row sums the gradients of the places that took it; 16 bits in f32."""
    count, width = weights.shape
    kept = torch.float32 if is_half(grad) else grad.dtype
    sums = torch.zeros((count, width), dtype=kept, device=weights.device)
    rows = grad.reshape(indices.numel(), width).to(kept)
    return sums.index_add_(0, checked(indices, count).reshape(-1), rows).to(weights.dtype)


def linear(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """x @ weight + bias; the weight is (inputs, outputs), which PyTorch has the other way round."""
    return functional.linear(x, weight.t(), bias)


def linear_x_backward(weight: Tensor, grad: Tensor) -> Tensor:
    """grad @ transposed weight."""
    return functional.linear(grad, weight)


def layer_norm(x: Tensor, gamma: Tensor, beta: Tensor | None, epsilon: float) -> Tensor:
    """Along the last axis."""
    return functional.layer_norm(x, x.shape[-1:], gamma, beta, epsilon)


def batch_norm(
    x: Tensor, gamma: Tensor, beta: Tensor, mean: Tensor, variance: Tensor, epsilon: float
) -> Tensor:
    """By given moments, along axis 1."""
    return functional.batch_norm(x, mean, variance, gamma, beta, training=False, eps=epsilon)


def attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    mask: Tensor | None,
    bias: Tensor | None,
    options: AttentionOptions,
) -> Tensor:
    """By PyTorch's own, unless scores are capped. A query that sees nothing gives zeros."""
    queries, keys, width = query.shape[-2], key.shape[-2], query.shape[-1]
    scale = 1 / math.sqrt(width) if options.scale is None else options.scale
    hidden = _hidden(mask, options.is_causal, queries, keys, query.device)
    if options.softcap is not None:
        return _capped(query * scale, key, value, hidden, bias, options.softcap)
    added = _added(hidden, bias, query.dtype)
    found = functional.scaled_dot_product_attention(query, key, value, attn_mask=added, scale=scale)
    return found if added is None else found.masked_fill_(_blind(added), 0)


def _hidden(mask: Tensor | None, is_causal: bool, queries: int, keys: int, device: object) -> Tensor | None:
    """Where a query must not see a key; the last query sees the last key, in PyTorch the first the first."""
    if not is_causal:
        return mask
    future = torch.ones((queries, keys), dtype=torch.bool, device=device).triu_(keys - queries + 1)
    return future if mask is None else mask | future


def _added(hidden: Tensor | None, bias: Tensor | None, dtype: object) -> Tensor | None:
    """What is added to scores."""
    if hidden is None:
        return bias
    if bias is None:
        bias = torch.zeros((), dtype=dtype, device=hidden.device)
    return torch.where(hidden, -math.inf, bias)


def _blind(added: Tensor) -> Tensor:
    return (added == -math.inf).all(-1, keepdim=True)


def _capped(
    query: Tensor, key: Tensor, value: Tensor, hidden: Tensor | None, bias: Tensor | None, cap: float
) -> Tensor:
    """softmax(cap * tanh(query @ key^T / cap) + bias) @ value."""
    scores = torch.tanh(query @ key.transpose(-1, -2) / cap) * cap
    if hidden is None and bias is None:
        return functional.softmax(scores, -1) @ value
    if hidden is not None:  # also where a score is NaN
        scores = scores.masked_fill(hidden, -math.inf)
    if bias is not None:
        scores = scores + bias
    return functional.softmax(scores, -1).masked_fill_(_blind(scores), 0) @ value
