"""Updates that add, and values chosen by a mask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def scatter_add(b: Family, dim: int, x: Any, indices: Any, value: Any) -> Any:
    """`scatter` that adds."""
    return b.scatter(dim, x, indices, value, "add")


def select_add(b: Family, x: Any, dim: int, indices: Any, value: Any) -> Any:
    """`select_assign` that adds."""
    return b.select_assign(x, dim, indices, value, "add")


def mask_select(b: Family, x: Any, mask: Any) -> Any:
    """The values where the mask is true, in order, on one axis; how many depends on the data."""
    from burn_cube.dtypes import I32

    shape = b.backend.shape(x)
    flat = b.table.bool_reshape(b.table.bool_expand(mask, shape), (-1,))
    places = b.table.bool_argwhere(flat, I32)
    return b.select(b.reshape(x, (-1,)), 0, b.table.int_reshape(places, (-1,)))
