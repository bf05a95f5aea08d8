"""What other packages make of the same workloads: modules for each, imported only if it is installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from burn_dispatch.bench.implementation import Operation

MODULES: dict[str, tuple[str, ...]] = {
    "numpy": ("numpy_peer", "numpy_tensor"),
    "numexpr": ("numexpr_peer",),
    "numba": ("numba_peer", "numba_tensor"),
    "taichi": ("taichi_peer",),
    "warp": ("warp_peer",),
    "jax": ("jax_peer", "jax_tensor"),
    "torch": ("torch_peer", "torch_tensor"),
    "torch.compile": ("torch_compile_peer",),
}
"""The modules of a peer; its package is its name up to the first dot."""
PEERS = tuple(MODULES)


def is_installed(name: str) -> bool:
    """Whether this interpreter can import the package of a peer."""
    return find_spec(name.partition(".")[0]) is not None


def installed() -> tuple[str, ...]:
    """The peers that this interpreter can import."""
    return tuple(name for name in PEERS if is_installed(name))


def operations(name: str) -> dict[str, Operation]:
    """The workloads that a peer implements, by name."""
    found: dict[str, Operation] = {}
    for module in MODULES[name]:
        found |= import_module(f"burn_dispatch.bench.peers.{module}").OPERATIONS
    return found
