"""The primitive of fused Cube: a tensor that may not be computed yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout, Shape

if TYPE_CHECKING:
    from burn_dispatch.fusion.queue import Failed, Queue


class FusionTensor:
    """What an op will give. `tensor` is None until the queue has been drained; then it holds the values."""

    __slots__ = ("__weakref__", "dtype", "queue", "shape", "tensor")

    def __init__(self, queue: Queue, shape: Shape, dtype: DType, tensor: CubeTensor | None = None) -> None:
        """Of a queue, which records who reads it."""
        self.queue: Queue | Failed = queue
        self.shape = shape
        self.dtype = dtype
        self.tensor = tensor

    @property
    def device(self) -> Device:
        """Where the data is, or will be."""
        return self.queue.device

    @property
    def layout(self) -> Layout:
        """How the elements lie in memory; computes them."""
        return self.resolved().layout

    @property
    def strides(self) -> Shape:
        """The distance between neighbours along each axis, in elements; computes them."""
        return self.resolved().strides

    def resolved(self) -> CubeTensor:
        """The values; computes them, and all else that waits in their queue."""
        if self.tensor is None:
            self.queue.drain()
        assert self.tensor is not None, self
        return self.tensor


def adopted(tensor: CubeTensor) -> FusionTensor | CubeTensor:
    """A tensor of Cube as the device of it wants it: ops on it wait, or do not."""
    if not tensor.device.is_fused():
        return tensor
    from burn_dispatch.fusion.queue import queue_of  # planning, which few programs need

    return FusionTensor(queue_of(tensor.device), tensor.layout.shape, tensor.dtype, tensor)
