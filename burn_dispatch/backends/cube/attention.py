"""Attention of Cube, a launch: no scores in memory."""

from __future__ import annotations

import math
from typing import Any

from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.compositions import attention as composed
from burn_dispatch.layout import Shape
from burn_dispatch.options import AttentionOptions
from burn_kernels import attention as kernels


def _whole(x: CubeTensor | None, shape: Shape) -> Any:
    """Expanded axes written out."""
    return None if x is None else contiguous(x.view(x.layout.expand(shape)))


def attention(
    query: CubeTensor,
    key: CubeTensor,
    value: CubeTensor,
    mask: CubeTensor | None,
    bias: CubeTensor | None,
    options: AttentionOptions,
) -> CubeTensor:
    """softmax(query @ key^T * scale) @ value; a query that sees nothing gives zeros."""
    out = CubeTensor.empty((*query.shape[:-1], value.shape[-1]), query.dtype, query.device)
    if not out.layout.numel:
        return out
    if not query.shape[-1]:  # of vectors of nothing, which kernels do not hold
        found: CubeTensor = composed.attention(create().ops, query, key, value, mask, bias, options)
        return found
    scores = (*query.shape[:-1], key.shape[-2])
    scale = 1 / math.sqrt(query.shape[-1]) if options.scale is None else options.scale
    kernels.attention(
        contiguous(query), contiguous(key), contiguous(value), _whole(mask, scores), _whole(bias, scores),
        out, scale=scale, softcap=options.softcap, causal=options.is_causal, dtype=query.dtype.name,
    )  # fmt: skip
    return out
