"""Scaled dot-product attention with the scores in memory; `b` is the whole table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from burn_cube.dtypes import I32

if TYPE_CHECKING:
    from burn_dispatch.options import AttentionOptions
    from burn_dispatch.table import Ops

_NEVER = -math.inf


def attention(
    b: Ops, query: Any, key: Any, value: Any, mask: Any, bias: Any, options: AttentionOptions
) -> Any:
    """softmax(query @ key^T * scale) @ value; all (batch, heads, places, width).

    In this order: scale, softcap, `mask` (true: must not look), the causal mask, by which the last query sees
    the last key, and `bias`. A query that sees nothing gives zeros.
    """
    scores = _scores(b, query, key, mask, bias, options)
    weights = _softmax(b, scores) if b.backend.shape(key)[-2] else scores
    return b.float_matmul(weights, value)


def _scores(b: Ops, query: Any, key: Any, mask: Any, bias: Any, options: AttentionOptions) -> Any:
    width = b.backend.shape(query)[-1]
    scale = 1 / math.sqrt(width) if options.scale is None else options.scale
    scores = b.float_mul_scalar(b.float_matmul(query, b.float_transpose(key)), scale)
    if options.softcap is not None:
        scores = b.float_mul_scalar(
            b.float_tanh(b.float_div_scalar(scores, options.softcap)), options.softcap
        )
    shape = b.backend.shape(scores)
    if mask is not None:
        scores = b.float_mask_fill(scores, b.bool_expand(mask, shape), _NEVER)
    if options.is_causal:
        scores = b.float_mask_fill(scores, b.bool_expand(_future(b, scores), shape), _NEVER)
    return scores if bias is None else b.float_add(scores, bias)


def _future(b: Ops, scores: Any) -> Any:
    """Where a key comes after the query; shape (queries, keys)."""
    *_, queries, keys = b.backend.shape(scores)
    device = b.backend.device(scores)
    last = b.int_arange(keys - queries, keys, I32, device)
    places = b.int_arange(0, keys, I32, device)
    return b.int_lower(b.int_reshape(last, (queries, 1)), b.int_reshape(places, (1, keys)))


def _softmax(b: Ops, scores: Any) -> Any:
    dim = len(b.backend.shape(scores)) - 1
    top = b.float_max_dim(scores, dim)
    top = b.float_mask_fill(top, b.float_equal_elem(top, _NEVER), 0)
    e = b.float_exp(b.float_sub(scores, top))
    total = b.float_sum_dim(e, dim)
    return b.float_div(e, b.float_mask_fill(total, b.float_equal_elem(total, 0), 1))
