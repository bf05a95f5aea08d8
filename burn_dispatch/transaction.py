"""Several tensors read at once: all that is to be computed is queued before the first is waited for."""

from __future__ import annotations

from typing import Any, Self

from numpy.typing import NDArray

from burn_cube.errors import DispatchValueError
from burn_dispatch.api import checks
from burn_dispatch.bridge import BridgeTensor
from burn_dispatch.ops.row import Kind
from burn_dispatch.tensor import Tensor

_ANY: tuple[Kind, ...] = ("F", "I", "B", "Q")


class Transaction:
    """Tensors of one backend, of any kinds, devices and autodiff contexts: reading follows none."""

    def __init__(self) -> None:
        """Of nothing yet."""
        self._registered: list[Tensor] = []

    def register(self, *tensors: Tensor) -> Self:
        """Add tensors; the same one may come twice. DispatchTypeError for what is none."""
        for tensor in tensors:
            checks.kind("transaction", tensor, _ANY)
        self._registered += tensors
        return self

    def __len__(self) -> int:
        return len(self._registered)

    def execute(self) -> list[NDArray[Any]]:
        """The values of all, in the order of their registration, as `Tensor.numpy` gives each.

        DispatchValueError if they are on several backends: the first float, else the first int, else the
        first tensor says which one it is.
        """
        if not self._registered:
            return []
        _check([checks.kind("transaction", tensor, _ANY) for tensor in self._registered])
        # codes become floats, and what has gaps is brought together, while nothing is waited for yet
        ready = [one.dequantize() if one.scheme is not None else one for one in self._registered]
        for device in {one.device for one in ready}:
            device.flush()
        return [one.numpy() for one in ready]


def _check(bridges: list[BridgeTensor]) -> None:
    first = next((one for kind in "FI" for one in bridges if one.kind == kind), bridges[0])
    backend = first.tensor.backend
    for at, one in enumerate(bridges):
        if one.tensor.backend is not backend:
            raise DispatchValueError(
                f"transaction: tensor {at} is on the wrong backend: got {one.tensor.backend.name}, expected "
                f"{backend.name}",
                help="tensor.to(device) moves it",
            )
