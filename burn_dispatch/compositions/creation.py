"""Tensors of one value, and of numbers in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def zeros(b: Family, shape: Any, dtype: Any, device: Any) -> Any:
    """0, or False."""
    return b.full(shape, 0, dtype, device)


def ones(b: Family, shape: Any, dtype: Any, device: Any) -> Any:
    """1, or True."""
    return b.full(shape, 1, dtype, device)


def arange(b: Family, start: int, end: int, dtype: Any, device: Any) -> Any:
    """start, start + 1, ... below end; shape (max(end - start, 0),)."""
    return b.arange_step(start, end, 1, dtype, device)
