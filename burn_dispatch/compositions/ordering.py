"""The k largest along an axis, largest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def _first(b: Family, x: Any, dim: int, k: int, kind: str) -> Any:
    slices = [(0, n, 1) for n in b.backend.shape(x)]
    slices[dim] = (0, k, 1)
    return b.table[f"{kind}_slice"](x, slices)


def topk(b: Family, x: Any, dim: int, k: int) -> Any:
    """The values."""
    return _first(b, b.sort(x, dim, True), dim, k, b.family)


def argtopk(b: Family, x: Any, dim: int, k: int, dtype: Any) -> Any:
    """Where they are."""
    return _first(b, b.argsort(x, dim, True, dtype), dim, k, "int")


def topk_with_indices(b: Family, x: Any, dim: int, k: int, dtype: Any) -> tuple[Any, Any]:
    """Both."""
    values, indices = b.sort_with_indices(x, dim, True, dtype)
    return _first(b, values, dim, k, b.family), _first(b, indices, dim, k, "int")
