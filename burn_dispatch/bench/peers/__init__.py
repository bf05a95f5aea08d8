"""What other packages make of the same workloads: a module for each, imported only if it is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from burn_dispatch.bench.implementation import Operation

PEERS = ("numpy", "numba", "taichi", "warp", "jax", "torch")


def installed() -> tuple[str, ...]:
    """The peers that this interpreter can import."""
    return tuple(name for name in PEERS if find_spec(name) is not None)


def operations(name: str) -> dict[str, Operation]:
    """The workloads that a peer implements, by name."""
    found: dict[str, Operation] = import_module(f"burn_dispatch.bench.peers.{name}_peer").OPERATIONS
    return found
