"""Arithmetic on one tensor or two."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def neg(b: Family, x: Any) -> Any:
    """x * -1, which keeps the sign of zeros and NaN right and wraps for ints."""
    return b.mul_scalar(x, -1)


def clamp(b: Family, x: Any, low: Any, high: Any) -> Any:
    """max, then min; a NaN stays."""
    return b.clamp_max(b.clamp_min(x, low), high)


def clamp_min(b: Family, x: Any, low: Any) -> Any:
    """What is lower becomes `low`."""
    return b.mask_fill(x, b.lower_elem(x, low), low)


def clamp_max(b: Family, x: Any, high: Any) -> Any:
    """What is greater becomes `high`."""
    return b.mask_fill(x, b.greater_elem(x, high), high)


def sign(b: Family, x: Any) -> Any:
    """-1, 0 or 1; a NaN stays NaN."""
    ones = b.mask_fill(x, b.greater_elem(x, 0), 1)
    return b.mask_fill(ones, b.lower_elem(x, 0), -1)


def int_square(b: Family, x: Any) -> Any:
    """x * x."""
    return b.mul(x, x)


def hypot(b: Family, x: Any, y: Any) -> Any:
    """sqrt(x * x + y * y) without overflow on the way: the larger times sqrt(1 + (smaller / larger)^2)."""
    x, y = b.abs(x), b.abs(y)
    swap = b.lower(x, y)
    high, low = b.mask_where(x, swap, y), b.mask_where(y, swap, x)
    # 0 / 0 and inf / inf are not numbers, but what they should be is known
    same = b.equal(high, low)
    ratio = b.mask_fill(b.div(low, high), same, 1)
    found = b.mul(high, b.sqrt(b.add_scalar(b.mul(ratio, ratio), 1)))
    endless = b.table.bool_or(b.equal_elem(x, math.inf), b.equal_elem(y, math.inf))
    return b.mask_fill(found, endless, math.inf)  # whatever the other is, a NaN too
