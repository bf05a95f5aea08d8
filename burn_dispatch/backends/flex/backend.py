"""The backend object of Flex: NdArray's modules, then its own, which win."""

from __future__ import annotations

from functools import cache

from burn_dispatch.backends.ndarray.backend import MODULES, HostBackend

_HERE = "burn_dispatch.backends.flex"
_OWN = tuple(
    f"{_HERE}.{area}"
    for area in (
        "elementwise", "activations", "normalisation", "reductions", "ordering", "indexing", "products",
        "convolutions", "attention", "random",
    )
)  # fmt: skip


@cache
def create() -> HostBackend:
    """The backend, one in a process."""
    return HostBackend("Flex", "flex", MODULES + _OWN, {})
