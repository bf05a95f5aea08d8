"""The backend object: what LibTorch says about a primitive, which is a tensor of PyTorch."""

from __future__ import annotations

from functools import cache
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.errors import OutOfMemoryError
from burn_dispatch import catalog
from burn_dispatch.backends.libtorch.elements import DTYPES
from burn_dispatch.backends.libtorch.library import Tensor
from burn_dispatch.device import Device
from burn_dispatch.table import Function, Ops

MODULES: tuple[str, ...] = (
    "data", "arithmetic", "functions", "comparisons", "shapes", "indexing", "reductions", "ordering",
    "activations", "layers", "convolutions", "deformable", "pools", "images", "signals",
)  # fmt: skip
"""Of this package; their functions are named as ops."""
REFUSED: dict[str, str] = {}
"""Reasons by op name. There are none: what is refused is u16, u32 and u64."""


class LibTorchBackend:
    """Ops of PyTorch on the CPU; no tensor is ever followed by its autograd."""

    name = "LibTorch"

    def __init__(self) -> None:
        """There is one device."""
        self.ops = _Ops(self, tuple([f"{__package__}.{module}" for module in MODULES]), REFUSED)
        self._device = Device(catalog.BY_NAME["libtorch"])

    def shape(self, primitive: Tensor) -> tuple[int, ...]:
        """Extents."""
        return tuple(primitive.shape)

    def dtype(self, primitive: Tensor) -> DType:
        """The dtype of the elements."""
        return DTYPES[primitive.dtype]

    def device(self, primitive: Tensor) -> Device:
        """The only one."""
        return self._device

    def dtypes(self, device: Device) -> frozenset[DType]:
        """All but u16, u32 and u64."""
        return frozenset(DTYPES.values())

    def is_contiguous(self, primitive: Tensor) -> bool:
        """Whether the elements lie in order without gaps."""
        found: bool = primitive.is_contiguous()
        return found

    def can_mut(self, primitive: Tensor) -> bool:
        """No: a tensor does not say who else looks at its memory."""
        return False


class _Ops(Ops):
    """Ops of which PyTorch's own error for want of memory, a RuntimeError, is one of ours."""

    def _find(self, name: str) -> Function:
        function = super()._find(name)

        def checked(*args: Any) -> Any:
            try:
                return function(*args)
            except RuntimeError as error:
                if "allocate memory" not in str(error):
                    raise
                reason = str(error).rpartition("DefaultCPUAllocator: ")[2]
                raise OutOfMemoryError(f"{name}: cannot allocate memory: {reason}") from None

        return checked


@cache
def create() -> LibTorchBackend:
    """The backend of the process."""
    return LibTorchBackend()
