"""Attention: some queries of a head at a time, so that scores stay in the cache."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.flex import threads
from burn_dispatch.backends.ndarray.rounding import widened
from burn_dispatch.options import AttentionOptions

_QUERIES = 128
"""At a time."""


def attention(
    query: Array,
    key: Array,
    value: Array,
    mask: Array | None,
    bias: Array | None,
    options: AttentionOptions,
) -> Array:
    """softmax(query @ key^T * scale) @ value; all (batch, heads, places, width); `mask`: where not to look.

    In the order of the composition: scale, softcap, mask, causal mask, bias. A query that sees nothing gives
    zeros.
    """
    *heads, queries, width = query.shape
    keys = key.shape[-2]
    out = np.empty((*heads, queries, value.shape[-1]), query.dtype)
    scale = 1 / math.sqrt(width) if options.scale is None else options.scale
    full = (*heads, queries, keys)
    hidden = None if mask is None else np.broadcast_to(mask, full)
    added = None if bias is None else np.broadcast_to(bias, full)
    parts = -(-queries // _QUERIES)

    def block(start: int, stop: int) -> None:
        for i in range(start, stop):
            head = _place(i // parts, heads)
            first = i % parts * _QUERIES
            rows: tuple[int | slice, ...] = (*head, slice(first, first + _QUERIES))
            scores = _scores(widened(query[rows]), widened(key[head]), scale, options.softcap)
            if hidden is not None:
                scores[hidden[rows]] = -np.inf
            if options.is_causal:
                scores[_future(first, len(scores), queries, keys)] = -np.inf
            if added is not None:
                scores += widened(added[rows])
            out[rows] = _weights(scores) @ widened(value[head])

    threads.in_turn(math.prod(heads) * parts, block)
    return out


def _place(index: int, extents: list[int]) -> tuple[int, ...]:
    """The coordinates of what is at this position in order."""
    found: list[int] = []
    for extent in reversed(extents):
        index, rest = divmod(index, extent)
        found.append(rest)
    return tuple(reversed(found))


def _scores(query: Array, key: Array, scale: float, softcap: float | None) -> Array:
    scores = query @ key.T
    scores *= query.dtype.type(scale)
    if softcap is not None:
        cap = query.dtype.type(softcap)
        scores = np.tanh(scores / cap) * cap
    return scores


def _future(first: int, count: int, queries: int, keys: int) -> Array:
    """Where a key comes after the query: the last query sees the last key."""
    last = np.arange(first, first + count)[:, None] + keys - queries
    return np.arange(keys)[None, :] > last


def _weights(scores: Array) -> Array:
    top = scores.max(-1, keepdims=True, initial=-np.inf)
    top[np.isneginf(top)] = 0
    e = np.exp(scores - top)
    total = e.sum(-1, keepdims=True)
    total[total == 0] = 1
    found: Array = np.divide(e, total, e)
    return found
