"""Comparisons that are the opposite of others, and what floats may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def not_equal(b: Family, x: Any, y: Any) -> Any:
    """A NaN differs from everything, itself too."""
    return b.table.bool_not(b.equal(x, y))


def not_equal_elem(b: Family, x: Any, value: Any) -> Any:
    """As `not_equal`, with one value."""
    return b.table.bool_not(b.equal_elem(x, value))


def is_nan(b: Family, x: Any) -> Any:
    """Only a NaN differs from itself."""
    return b.not_equal(x, x)


def is_inf(b: Family, x: Any) -> Any:
    """Of either sign."""
    return b.equal_elem(b.abs(x), float("inf"))


def xor(b: Family, x: Any, y: Any) -> Any:
    """One of both."""
    return b.not_equal(x, y)
