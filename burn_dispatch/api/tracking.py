"""Whether autodiff follows a tensor: the association of tensors of all kinds, and the graph of floats."""

from __future__ import annotations

from typing import Self, cast

from burn_cube.errors import DispatchError, DispatchTypeError, shown
from burn_dispatch import bridge, transfer
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base
from burn_dispatch.context import Context, GradientCheckpointing


class Tracking(Base):
    """Methods that enter autodiff and leave it."""

    __slots__ = ()

    def is_autodiff(self) -> bool:
        """Whether autodiff is enabled for the tensor; it may still be a constant for it."""
        return self._bridge.context is not None

    def autodiff(self) -> Self:
        """The tensor with autodiff enabled, as a constant until `require_grad`; itself if it is enabled."""
        if self.is_autodiff():
            return self
        return self.__class__(transfer.associated(self._bridge, GradientCheckpointing.DISABLED))

    def without_autodiff(self) -> Self:
        """The tensor alone; itself if autodiff is not enabled."""
        return self.inner() if self.is_autodiff() else self

    def inner(self) -> Self:
        """The tensor under autodiff. DispatchError if it is not enabled."""
        if not self.is_autodiff():
            raise DispatchError(
                "Requires autodiff tensor."
                if self._bridge.kind == "F"
                else "tensor is already on the inner backend",
                help="without_autodiff() gives a tensor without it in either case",
            )
        return self.__class__(transfer.associated(self._bridge, None))

    @classmethod
    def from_inner(cls, tensor: Self) -> Self:
        """A plain tensor with autodiff enabled, as a constant. DispatchError if it is enabled already."""
        x = checks.kind("from_inner", tensor, ("F", "I", "B", "Q"))
        if x.context is not None:
            raise DispatchError("tensor is already associated with autodiff")
        return cls(transfer.associated(x, GradientCheckpointing.DISABLED))

    def gradient_checkpointing(self) -> Self:
        """The tensor with an autodiff that computes cheap values again instead of keeping them."""
        if not self.is_autodiff():
            raise DispatchError("Autodiff is not enabled on this tensor", help="tensor.autodiff() enables it")
        return self.__class__(transfer.associated(self._bridge, GradientCheckpointing.BALANCED))

    def gradient_checkpointing_strategy(self) -> Context:
        """What autodiff keeps; None without autodiff."""
        return self._bridge.context

    def detach(self) -> Self:
        """The same values, as a constant for autodiff."""
        return self if self._bridge.kind in ("I", "B") else self._op("detach")

    def require_grad(self) -> Self:
        """The tensor as a leaf of the graph: `backward` gives it a gradient."""
        return self.set_require_grad(True)

    def set_require_grad(self, require: bool) -> Self:
        """Make it a leaf of the graph, or none. DispatchTypeError for what is no float under autodiff."""
        x = checks.kind("set_require_grad", self, "F")
        if not isinstance(cast("object", require), bool):
            raise DispatchTypeError(f"set_require_grad: got {shown(require)}, expected True or False")
        if require and x.context is None:
            raise DispatchTypeError(
                "set_require_grad: autodiff is not enabled for the tensor",
                help="tensor.autodiff() enables it",
            )
        return self._op("set_require_grad", require)

    def is_require_grad(self) -> bool:
        """Whether the tensor is a leaf of the graph."""
        if self._bridge.kind != "F":
            return False
        found: bool = bridge.call("float_is_require_grad")(self._bridge)
        return found
