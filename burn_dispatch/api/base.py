"""What all methods of `Tensor` work on."""

from __future__ import annotations

from burn_dispatch.bridge import BridgeTensor


class Base:
    """A tensor of some backend; what methods make is of the same class."""

    __slots__ = ("_bridge",)

    def __init__(self, bridge: BridgeTensor) -> None:
        """Over a tensor of a backend."""
        self._bridge = bridge
