"""The backend that runs every op as kernels, on the device that holds the tensors."""

from __future__ import annotations

from functools import cache

from burn_cube.dtypes import STORABLE, DType
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.layout import Shape
from burn_dispatch.table import Ops

MODULES: tuple[str, ...] = (
    "activations",
    "attention",
    "bools",
    "convolution",
    "copies",
    "creation",
    "floats",
    "images",
    "indexing",
    "ints",
    "norms",
    "pooling",
    "products",
    "quantization",
    "randomness",
    "reductions",
    "scan",
    "shapes",
    "signals",
    "sorting",
)  # fmt: skip
"""Of this package; their functions are named as ops."""
REFUSED: dict[str, str] = {}
"""Reasons by op name."""


class CubeBackend:
    """Kernels of the language on tensors of any of its runtimes."""

    name = "Cube"

    def __init__(self) -> None:
        """One serves all devices: a tensor knows its own."""
        self.ops = Ops(self, tuple([f"{__package__}.{module}" for module in MODULES]), REFUSED)

    def shape(self, primitive: CubeTensor) -> Shape:
        """Extents."""
        return primitive.layout.shape

    def dtype(self, primitive: CubeTensor) -> DType:
        """The dtype of the elements."""
        return primitive.array.dtype

    def device(self, primitive: CubeTensor) -> Device:
        """Where the data is."""
        return primitive.device

    def dtypes(self, device: Device) -> frozenset[DType]:
        """What the device's kernels store and compute with."""
        return device.properties.dtypes & frozenset(STORABLE)

    def is_contiguous(self, primitive: CubeTensor) -> bool:
        """Whether the elements lie in order without gaps."""
        return primitive.is_contiguous

    def can_mut(self, primitive: CubeTensor) -> bool:
        """Whether nobody else sees the memory."""
        return primitive.can_mut()


@cache
def create() -> CubeBackend:
    """The backend of the process."""
    return CubeBackend()
