"""What a backend without autodiff answers: no tensor is tracked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def detach(b: Family, x: Any) -> Any:
    """There is no graph to leave."""
    return x


def set_require_grad(b: Family, x: Any, require: bool) -> Any:
    """There is no graph to enter."""
    return x


def is_require_grad(b: Family, x: Any) -> bool:
    """No."""
    return False
