"""Cube with fusion: ops of elements, views and constants wait; all else that is asked for runs at once.

A tensor of a device without fusion is Cube's own, and ops on nothing but such tensors run as they do there.
"""

from __future__ import annotations

from functools import cache

from burn_cube.dtypes import DType
from burn_dispatch.backends.cube import backend as cube
from burn_dispatch.backends.cube.backend import CubeBackend
from burn_dispatch.device import Device
from burn_dispatch.fusion.at_once import Tensor, at_once, resolved
from burn_dispatch.fusion.later import WAITING, WAITING_MODULES
from burn_dispatch.layout import Shape
from burn_dispatch.ops import OPS
from burn_dispatch.table import Function, Ops

_ELEMENTS = ("activations", "bools", "floats", "ints")
"""Modules of Cube whose functions end in a function of elements."""


class FusionBackend:
    """Cube, whose ops wait for each other."""

    name = "Cube"

    def __init__(self) -> None:
        """Over the backend of Cube."""
        self.inner: CubeBackend = cube.create()
        self.ops = _Ops(self)

    def shape(self, primitive: Tensor) -> Shape:
        """Extents."""
        return primitive.shape

    def dtype(self, primitive: Tensor) -> DType:
        """The dtype of the elements."""
        return primitive.dtype

    def device(self, primitive: Tensor) -> Device:
        """Where the data is, or will be."""
        return primitive.device

    def dtypes(self, device: Device) -> frozenset[DType]:
        """What the device's kernels store and compute with."""
        return self.inner.dtypes(device)

    def is_contiguous(self, primitive: Tensor) -> bool:
        """Whether the elements lie in order without gaps; computes them."""
        return resolved(primitive).is_contiguous

    def can_mut(self, primitive: Tensor) -> bool:
        """Whether nobody else sees the memory; computes the tensor."""
        return resolved(primitive).can_mut()


class _Ops(Ops):
    """Ops of fused Cube: those that wait, compositions over them, and Cube's own for the rest."""

    def __init__(self, backend: FusionBackend) -> None:
        super().__init__(backend, tuple([f"{cube.__package__}.{module}" for module in _ELEMENTS]), {})
        self._inner = backend.inner.ops

    def _find(self, name: str) -> Function:
        short = name.partition("_")[2]
        waiting = WAITING.get(short)
        if name in WAITING_MODULES:
            return WAITING_MODULES[name](name, self._inner[name])
        if waiting is not None and OPS[name].family in _FAMILIES:
            return waiting(name, self._inner[name])
        if name in self.own or name not in self._inner.own:
            return super()._find(name)
        return at_once(name, self._inner[name])


_FAMILIES = ("float", "int", "bool")


@cache
def create() -> FusionBackend:
    """The backend of the process."""
    return FusionBackend()
