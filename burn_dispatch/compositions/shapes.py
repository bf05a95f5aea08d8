"""Axes exchanged, values repeated and put together."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def transpose(b: Family, x: Any) -> Any:
    """The last two axes exchanged."""
    rank = len(b.backend.shape(x))
    return b.swap_dims(x, rank - 2, rank - 1)


def repeat_dim(b: Family, x: Any, dim: int, times: int) -> Any:
    """The tensor `times` times along an axis."""
    shape = b.backend.shape(x)
    spread = b.expand(b.reshape(x, (*shape[:dim], 1, *shape[dim:])), (*shape[:dim], times, *shape[dim:]))
    return b.reshape(spread, (*shape[:dim], times * shape[dim], *shape[dim + 1 :]))


def cat(b: Family, xs: list[Any], dim: int) -> Any:
    """One after the other along an axis."""
    shapes = [b.backend.shape(x) for x in xs]
    total = sum(shape[dim] for shape in shapes)
    shape = (*shapes[0][:dim], total, *shapes[0][dim + 1 :])
    out = b.empty(shape, b.backend.dtype(xs[0]), b.backend.device(xs[0]))
    start = 0
    for x, own in zip(xs, shapes, strict=True):
        if math.prod(own):
            place = [(0, n, 1) for n in shape]
            place[dim] = (start, own[dim], 1)
            out = b.slice_assign(out, place, x)
        start += own[dim]
    return out
