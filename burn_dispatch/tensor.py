"""Tensors: values on a device, and what one can do with them. The device decides which backend computes."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import DeviceArray
from burn_cube.errors import DispatchTypeError, shown
from burn_dispatch import creation, interchange
from burn_dispatch.api.creations import Creations, filled, target
from burn_dispatch.api.floats import Floats
from burn_dispatch.api.indexing import Indexing
from burn_dispatch.api.joining import Joining
from burn_dispatch.api.logic import Logic
from burn_dispatch.api.ordering import Ordering
from burn_dispatch.api.padding import Padding
from burn_dispatch.api.quantised import Quantised
from burn_dispatch.api.tracking import Tracking
from burn_dispatch.api.triangles import Triangles
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.bridge import BridgeTensor, kind_of
from burn_dispatch.device import Device
from burn_dispatch.dispatch import DispatchTensor
from burn_dispatch.fusion.tensor import FusionTensor, adopted


class Tensor(Creations, Indexing, Joining, Logic, Floats, Ordering, Padding, Triangles, Quantised, Tracking):
    """An array on a device. Views share its memory; it is freed with the last of them.

    Nothing moves between devices, or to NumPy, unless asked: `to`, `numpy`. Tensors of floats, ints and bools
    have the ops of their kind; two tensors of an op have one dtype and one device.
    """

    __slots__ = ("__weakref__", "_array")
    __burn_cube_slot__ = "_array"
    __array_ufunc__ = None  # NumPy's functions must not move the data silently: write `t.numpy() + 1`
    _array: DeviceArray

    def __init__(self, bridge: BridgeTensor) -> None:
        """Over a tensor of a backend; programs use `from_numpy`, `empty`, `zeros`, `full` and the like."""
        self._bridge = bridge  # as the base does it
        try:
            primitive = bridge.tensor.primitive
        except AttributeError:
            raise DispatchTypeError(
                f"cannot make a Tensor of {shown(bridge)}: expected one of a backend",
                help="Tensor.from_data takes numbers, lists and arrays, Tensor.from_numpy an array",
            ) from None
        if primitive.__class__ is CubeTensor:
            self._array = primitive._array  # where warm launches find it
        elif primitive.__class__ is FusionTensor and primitive.tensor is not None:
            self._array = primitive.tensor._array

    def _become(self, bridge: BridgeTensor) -> None:
        if hasattr(self, "_array"):
            del self._array
        Tensor.__init__(self, bridge)

    @classmethod
    def from_numpy(cls, array: NDArray[Any] | np.generic, device: Device | None = None) -> Self:
        """A copy of a NumPy array on the device: later changes of the array do not reach the tensor."""
        host, dtype = creation.from_host("from_numpy", array)
        return cls(filled(kind_of(dtype), "from_data", host, target("from_numpy", device)))

    @classmethod
    def from_dlpack(cls, array: object, device: Device | None = None) -> Self:
        """A tensor over the memory of another library's array, without a copy: both see what either writes.

        It is on the device that holds the array, and read-only if the array is; `device` moves it, by a copy,
        if that is another one. DispatchTypeError for what is no array, or of a dtype that kernels lack.
        """
        where, buffer, dtype, layout = interchange.taken(array)
        primitive = CubeTensor(where, buffer, dtype, layout, foreign=True)
        tensor = cls(BridgeTensor(kind_of(dtype), DispatchTensor(where.executor, adopted(primitive))))
        return tensor if device is None else tensor.to(device)

    def __burn_cube_array__(self) -> DeviceArray:
        """How a launch sees the tensor."""
        self._array = super().__burn_cube_array__()  # the next launch need not ask
        return self._array

    def __reduce__(self) -> tuple[Any, ...]:
        # the values travel, not the driver and its addresses
        if self._bridge.kind == "Q":
            return Tensor.from_quantized, (self.quantized_data(), self.device)
        return Tensor.from_numpy, (self.numpy(), self.device)
