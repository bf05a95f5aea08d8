"""Attention without a matrix of scores in memory: a unit for each query, which goes through blocks of keys.

It keeps the largest score so far, the sum of exponentials, and the weighted sum of values; a larger score
scales the other two down. Contiguous: (batch * heads, places, width).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide
from burn_kernels.machine import properties
from burn_kernels.windows import accumulator
from burn_kernels.workload import Workload, shaped, uniform

KEYS = 8  # of a block: their scores stay in registers
CPU_UNITS, GPU_UNITS = 16, 64
NEVER = -math.inf


@bc.cube
def block_scores(
    held: bc.Local[bc.G], key: bc.Array[bc.F], scores: bc.Local[bc.G], begin: bc.index, left: bc.index,
    width: bc.Comptime[int], whole: bc.Comptime[bool], wide: Wide,
) -> None:  # fmt: skip
    """scores[j] = query . key j of the block; keys that do not exist repeat the last one."""
    for j in bc.unroll(range(KEYS)):
        scores[j] = bc.cast(0, wide)
    for c in range(width):
        for j in bc.unroll(range(KEYS)):
            place = begin + (j * width if whole else min(j, left - 1) * width) + c
            scores[j] = bc.fma(held[c], bc.cast(key[place], wide), scores[j])


@bc.cube
def block_values(
    acc: bc.Local[bc.G], value: bc.Array[bc.F], scores: bc.Local[bc.G], shrink: bc.G, begin: bc.index,
    left: bc.index, depth: bc.Comptime[int], whole: bc.Comptime[bool], wide: Wide,
) -> None:  # fmt: skip
    """acc = acc * shrink + weights @ values of the block."""
    for c in range(depth):
        total = acc[c] * shrink
        for j in bc.unroll(range(KEYS)):
            if whole or j < left:
                place = begin + j * depth + c
                total = bc.fma(scores[j], bc.cast(value[place], wide), total)
        acc[c] = total


@bc.cube
def adjusted(
    score: bc.F, place: bc.index, mask: bc.Array[bc.bool] | None, bias: bc.Array[bc.G] | None,
    seen: bc.bool, softcap: bc.Comptime[float], wide: Wide,
) -> bc.F:  # fmt: skip
    """Softcap, masks, bias, in this order; `place` of the score in mask and bias."""
    found = score
    if softcap > 0:
        found = softcap * bc.tanh(found / softcap)
    if mask is not None:
        found = bc.cast(NEVER, wide) if mask[place] else found
    found = found if seen else bc.cast(NEVER, wide)
    if bias is not None:
        found += bc.cast(bias[place], wide)
    return found


@bc.cube
def block(
    held: bc.Local[bc.G], acc: bc.Local[bc.G], key: bc.Array[bc.F], value: bc.Array[bc.F],
    mask: bc.Array[bc.bool] | None, bias: bc.Array[bc.F] | None, top: bc.G, total: bc.G,
    begin: bc.index, place: bc.index, left: bc.index, seen: bc.index, softcap: bc.Comptime[float],
    causal: bc.Comptime[bool], whole: bc.Comptime[bool], wide: Wide,
    width: bc.Comptime[int], depth: bc.Comptime[int],
) -> tuple[bc.G, bc.G]:  # fmt: skip
    """Some keys more: `begin` is the first of them, `place` its score's in mask and bias, `left` how many
    there are, `seen` how many may be looked at. The new largest score and sum."""
    scores = bc.Local[wide](KEYS)
    block_scores(held, key, scores, begin * width, left, width, whole, wide)
    best = top
    for j in bc.unroll(range(KEYS)):
        open = (whole or j < left) and (not causal or j < seen)
        at = place + (j if whole else min(j, left - 1))
        scores[j] = adjusted(scores[j], at, mask, bias, open, softcap, wide)
        best = max(best, scores[j])
    base = bc.cast(0, wide) if best == NEVER else best
    shrink = bc.exp(top - base)
    total *= shrink
    for j in bc.unroll(range(KEYS)):
        scores[j] = bc.exp(scores[j] - base)
        total += scores[j]
    block_values(acc, value, scores, shrink, begin * depth, left, depth, whole, wide)
    return best, total


@bc.cube
def attention_kernel(
    query: bc.Array[bc.F], key: bc.Array[bc.F], value: bc.Array[bc.F], mask: bc.Array[bc.bool] | None,
    bias: bc.Array[bc.F] | None, out: bc.Array[bc.F], queries: bc.index, keys: bc.index,
    width: bc.Comptime[int], depth: bc.Comptime[int], scale: bc.Comptime[float],
    softcap: bc.Comptime[float], causal: bc.Comptime[bool], wide: Wide,
) -> None:  # fmt: skip
    """A cube takes some queries of an image."""
    image = bc.CUBE_POS_Y
    row = bc.CUBE_POS_X * bc.CUBE_DIM + bc.UNIT_POS
    own = image * queries + min(row, queries - 1)
    held, acc = bc.Local[wide](width), bc.Local[wide](depth)
    for c in range(width):
        held[c] = bc.cast(query[own * width + c], wide) * scale
    far = keys - queries  # the last query sees the last key
    end = min(keys, (bc.CUBE_POS_X + 1) * bc.CUBE_DIM + far) if causal else keys
    top, total = bc.cast(NEVER, wide), bc.cast(0, wide)
    for first in range(0, end, KEYS):
        left, begin, place = keys - first, image * keys + first, own * keys + first
        seen = row + far + 1 - first
        if left >= KEYS:
            top, total = block(
                held, acc, key, value, mask, bias, top, total, begin, place, left, seen, softcap, causal,
                True, wide, width, depth,
            )  # fmt: skip
        else:
            top, total = block(
                held, acc, key, value, mask, bias, top, total, begin, place, left, seen, softcap, causal,
                False, wide, width, depth,
            )  # fmt: skip
    # a query that sees nothing gives zeros
    factor = bc.cast(0, wide) if total == 0 else 1 / total
    if row < queries:
        for c in range(depth):
            out[own * depth + c] = bc.cast(acc[c] * factor, bc.F)


def attention(
    query: Array, key: Array, value: Array, mask: Array | None, bias: Array | None, out: Array, *,
    scale: float, softcap: float | None, causal: bool, dtype: str,
) -> None:  # fmt: skip
    """Of (batch, heads, places, width); mask (true: must not look) and bias (batch, heads, queries, keys)."""
    *outer, queries, width = query.shape
    keys, depth = value.shape[-2:]
    units = CPU_UNITS if properties(query).runtime == "cpu" else GPU_UNITS
    grid = (bc.cdiv(queries, units), math.prod(outer))
    attention_kernel.unchecked[grid, units](
        query, key, value, mask, bias, out, queries, keys, width, depth, scale, softcap or 0.0, causal,
        accumulator(dtype),
    )  # fmt: skip


def reference(
    query: NDArray[Any], key: NDArray[Any], value: NDArray[Any], scale: float, causal: bool = False
) -> NDArray[Any]:
    """By NumPy in f64."""
    scores = query.astype(np.float64) @ key.astype(np.float64).swapaxes(-1, -2) * scale
    if causal:
        shape: tuple[int, ...] = scores.shape
        queries, keys = shape[-2:]
        late = np.arange(keys)[None, :] > np.arange(queries)[:, None] + keys - queries
        scores = np.where(late, -np.inf, scores)
    top = scores.max(-1, keepdims=True)
    e = np.exp(scores - np.where(np.isinf(top), 0, top))
    total = e.sum(-1, keepdims=True)
    return np.asarray(e / np.where(total == 0, 1, total) @ value.astype(np.float64))


def _workload(heads: int, places: int, width: int, causal: bool) -> Workload:
    shape = (1, heads, places, width)
    scale = width**-0.5

    def launch(query: Any, key: Any, value: Any, out: Any) -> None:
        attention(query, key, value, None, None, out, scale=scale, softcap=None, causal=causal, dtype="f32")

    def expected(query: NDArray[Any], key: NDArray[Any], value: NDArray[Any]) -> NDArray[Any]:
        return reference(query, key, value, scale, causal)

    return Workload(
        "attention_causal" if causal else "attention", "f32", f"{heads}x{places}x{width}",
        lambda rng: tuple(uniform(rng, *shape) for _ in range(3)), shaped(*shape),
        lambda inputs, outputs, empty: lambda: launch(*inputs, *outputs), expected,
        flops=4 * heads * places * places * width // (2 if causal else 1), tolerance=1e-5,
    )  # fmt: skip


WORKLOADS = (_workload(8, 1024, 64, False), _workload(8, 1024, 64, True))
