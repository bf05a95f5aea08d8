"""Reductions over others. Of all elements: shape (1,)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def _flat(b: Family, x: Any) -> Any:
    return b.reshape(x, (math.prod(b.backend.shape(x)),))


def mean(b: Family, x: Any) -> Any:
    """The sum over the count; NaN of nothing."""
    return b.reshape(b.mean_dim(_flat(b, x), 0), (1,))


def max(b: Family, x: Any) -> Any:
    """The largest; NaN if any is."""
    return b.max_dim(_flat(b, x), 0)


def min(b: Family, x: Any) -> Any:
    """The smallest; NaN if any is."""
    return b.min_dim(_flat(b, x), 0)


def max_dim_with_indices(b: Family, x: Any, dim: int, dtype: Any) -> tuple[Any, Any]:
    """The largest along an axis, and where the first of them is."""
    indices = b.argmax(x, dim, dtype)
    return b.gather(dim, x, indices), indices


def min_dim_with_indices(b: Family, x: Any, dim: int, dtype: Any) -> tuple[Any, Any]:
    """The smallest along an axis, and where the first of them is."""
    indices = b.argmin(x, dim, dtype)
    return b.gather(dim, x, indices), indices


def max_abs(b: Family, x: Any) -> Any:
    """The largest absolute value."""
    return b.max(b.abs(x))


def max_abs_dim(b: Family, x: Any, dim: int) -> Any:
    """The largest absolute value along an axis."""
    return b.max_dim(b.abs(x), dim)


def any(b: Family, x: Any) -> Any:
    """Whether any is not 0; a NaN is not."""
    return b.table.bool_any(b.not_equal_elem(x, 0))


def any_dim(b: Family, x: Any, dim: int) -> Any:
    """Whether any along an axis is not 0."""
    return b.table.bool_any_dim(b.not_equal_elem(x, 0), dim)


def all(b: Family, x: Any) -> Any:
    """Whether none is 0; true of nothing."""
    return b.table.bool_all(b.not_equal_elem(x, 0))


def all_dim(b: Family, x: Any, dim: int) -> Any:
    """Whether none along an axis is 0."""
    return b.table.bool_all_dim(b.not_equal_elem(x, 0), dim)


def bool_all(b: Family, x: Any) -> Any:
    """None is false."""
    return b.table.bool_not(b.any(b.table.bool_not(x)))


def bool_all_dim(b: Family, x: Any, dim: int) -> Any:
    """None along an axis is false."""
    return b.table.bool_not(b.any_dim(b.table.bool_not(x), dim))
