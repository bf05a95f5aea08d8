"""Tensors: values on a device, and what one can do with them. The device decides which backend computes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import DeviceArray
from burn_cube.dtypes import BOOL, I32
from burn_cube.errors import DispatchTypeError, shown
from burn_dispatch import creation, interchange
from burn_dispatch.api.conversions import Conversions
from burn_dispatch.api.floats import Floats
from burn_dispatch.api.numeric import Numeric
from burn_dispatch.api.reductions import Reductions
from burn_dispatch.api.views import Views
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.bridge import BY_KIND, BridgeTensor, kind_of
from burn_dispatch.creation import DTypeLike
from burn_dispatch.device import Device
from burn_dispatch.dispatch import DispatchTensor
from burn_dispatch.distribution import Default, Distribution
from burn_dispatch.ops.row import Kind

ShapeLike = int | Sequence[int]


class Tensor(Conversions, Views, Numeric, Floats, Reductions):
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
        super().__init__(bridge)
        primitive = bridge.tensor.primitive
        if primitive.__class__ is CubeTensor:
            self._array = primitive._array  # where warm launches find it

    @classmethod
    def from_numpy(cls, array: NDArray[Any] | np.generic, device: Device | None = None) -> Self:
        """A copy of a NumPy array on the device: later changes of the array do not reach the tensor."""
        host, dtype = creation.from_host("from_numpy", array)
        return cls(_made(kind_of(dtype), "from_data", host, _target("from_numpy", device)))

    @classmethod
    def from_dlpack(cls, array: object, device: Device | None = None) -> Self:
        """A tensor over the memory of another library's array, without a copy: both see what either writes.

        It is on the device that holds the array, and read-only if the array is; `device` moves it, by a copy,
        if that is another one. DispatchTypeError for what is no array, or of a dtype that kernels lack.
        """
        where, buffer, dtype, layout = interchange.taken(array)
        primitive = CubeTensor(where, buffer, dtype, layout, foreign=True)
        tensor = cls(BridgeTensor(kind_of(dtype), DispatchTensor(where.executor, primitive)))
        return tensor if device is None else tensor.to(device)

    @classmethod
    def empty(cls, shape: ShapeLike, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor whose values are whatever the memory held."""
        return cls._created("empty", shape, (), dtype, device)

    @classmethod
    def full(
        cls,
        shape: ShapeLike,
        value: bool | int | float | np.generic,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """A tensor filled with a value; the dtype defaults to bool, i32, f32, or that of a NumPy value."""
        of = creation.dtype_of("full", creation.dtype_for(value) if dtype is None else dtype)
        element = creation.element("full", value, of)[0].item()
        number = float(element) if of.is_float else element
        if of is BOOL:
            return cls._created("ones" if number else "zeros", shape, (), of, device)
        return cls._created("full", shape, (number,), of, device)

    @classmethod
    def zeros(cls, shape: ShapeLike, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor of zeros (False for bool)."""
        return cls._created("zeros", shape, (), dtype, device)

    @classmethod
    def ones(cls, shape: ShapeLike, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor of ones (True for bool)."""
        return cls._created("ones", shape, (), dtype, device)

    @classmethod
    def random(
        cls,
        shape: ShapeLike,
        distribution: Distribution | None = None,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """Random numbers; `device.seed` makes them the same again, on any device."""
        given = Default() if distribution is None else distribution
        return cls._created("random", shape, (given,), dtype, device)

    @classmethod
    def arange(
        cls,
        start: int,
        end: int | None = None,
        step: int = 1,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """Whole numbers from `start`, or 0, up to below `end`."""
        first, last = (0, start) if end is None else (start, end)
        where = _target("arange", device)
        of = where.settings().int_dtype if dtype is None else creation.dtype_of("arange", dtype)
        creation.checked_range("arange", first, last, step)
        ints = _made("I", "arange_step", first, last, step, of if of.is_integer else I32, where)
        return cls(ints) if of.is_integer else cls(ints).cast(of)

    @classmethod
    def _created(
        cls,
        op: str,
        shape: ShapeLike,
        values: tuple[Any, ...],
        dtype: DTypeLike | None,
        device: Device | None,
    ) -> Self:
        wanted, where = creation.shape_of(op, shape), _target(op, device)
        of = where.settings().float_dtype if dtype is None else creation.dtype_of(op, dtype)
        creation.checked_size(wanted, of)
        return cls(_made(kind_of(of), op, wanted, *values, of, where))

    @classmethod
    def empty_like(cls, other: Tensor, dtype: DTypeLike | None = None) -> Self:
        """`empty` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        other = _tensor("empty_like", other)
        return cls.empty(other.shape, other.dtype if dtype is None else dtype, other.device)

    @classmethod
    def zeros_like(cls, other: Tensor, dtype: DTypeLike | None = None) -> Self:
        """`zeros` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        other = _tensor("zeros_like", other)
        return cls.zeros(other.shape, other.dtype if dtype is None else dtype, other.device)

    @classmethod
    def ones_like(cls, other: Tensor, dtype: DTypeLike | None = None) -> Self:
        """`ones` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        other = _tensor("ones_like", other)
        return cls.ones(other.shape, other.dtype if dtype is None else dtype, other.device)

    def __reduce__(self) -> tuple[Any, ...]:
        # the values travel, not the driver and its addresses
        return Tensor.from_numpy, (self.numpy(), self.device)


def _made(kind: Kind, op: str, *args: Any) -> BridgeTensor:
    found: BridgeTensor = BY_KIND[kind][op](*args)
    return found


def _target(op: str, device: object) -> Device:
    """The device to make a tensor on."""
    if device is None:
        return Device.default()
    if isinstance(device, Device):
        return device
    raise DispatchTypeError(
        f"{op}: cannot use {shown(device)} as a device: expected a Device", help="such as Device.cpu()"
    )


def _tensor(op: str, other: object) -> Tensor:
    if isinstance(other, Tensor):
        return other
    raise DispatchTypeError(
        f"{op}: cannot follow {shown(other)}: expected a Tensor", help="Tensor.from_numpy(array) makes one"
    )
