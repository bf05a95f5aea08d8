"""The primitive of Cube: memory of a device, and how elements lie in it. Views share memory."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any
from weakref import ref

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Buffer, DeviceArray, Driver
from burn_cube.dtypes import DType
from burn_cube.launch import graph
from burn_cube.launch.locks import reentrant
from burn_cube.record import draft
from burn_dispatch import creation
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout, Shape

_OWN = 2
"""References to a buffer that only one tensor has: the tensor's, and that of the one who counts them."""


_new = object.__new__


class CubeTensor:
    """An array in the memory of a device; kernels take it as it is. Strides are in elements."""

    __slots__ = ("__weakref__", "_array", "_family", "device", "foreign", "layout")
    __burn_cube_slot__ = "_array"

    def __init__(
        self, device: Device, buffer: Buffer, dtype: DType, layout: Layout, foreign: bool = False
    ) -> None:
        """Over memory that exists. `foreign`: another library has it too."""
        self.device = device
        self.layout = layout
        self.foreign = foreign
        self._family: Family | None = None
        self._array = DeviceArray(
            device.driver, buffer, dtype, layout.offset * dtype.size, layout.shape, layout.strides,
            writable=not layout.is_expanded and getattr(buffer, "writable", True),
        )  # fmt: skip

    @staticmethod
    def empty(shape: Shape, dtype: DType, device: Device) -> CubeTensor:
        """Contiguous; the values are whatever the memory held."""
        driver = device.driver
        mould = _moulds.get((shape, id(dtype), id(driver))) or _moulded(shape, dtype, driver)
        made = _new(CubeTensor)
        made.device, made.layout, made.foreign, made._family = device, mould.layout, False, None
        made._array = mould.array(driver.alloc(mould.size))
        return made

    @staticmethod
    def from_numpy(values: NDArray[Any], dtype: DType, device: Device) -> CubeTensor:
        """A copy of values on the device."""
        graph.refuse("write to a tensor")
        found = CubeTensor.empty(values.shape, dtype, device)
        if values.size:
            found.array.driver.write(found.array.buffer, 0, np.ascontiguousarray(values))
        return found

    @property
    def array(self) -> DeviceArray:
        """How a launch sees the tensor."""
        return self._array

    @property
    def shape(self) -> Shape:
        """The extent of each axis."""
        return self.layout.shape

    @property
    def strides(self) -> Shape:
        """The distance between neighbours along each axis, in elements; may be 0 or negative."""
        return self.layout.strides

    @property
    def dtype(self) -> DType:
        """The dtype of the elements."""
        return self._array.dtype

    @property
    def is_contiguous(self) -> bool:
        """Whether the elements lie in memory in order, without gaps."""
        return self.layout.is_contiguous

    def can_mut(self) -> bool:
        """Whether the memory may be overwritten unseen: writable, and of no other tensor or library."""
        return self._array.writable and not self.foreign and getrefcount(self._array.buffer) <= _OWN

    def view(self, layout: Layout) -> CubeTensor:
        """The same memory under another layout."""
        made = CubeTensor(self.device, self._array.buffer, self._array.dtype, layout, self.foreign)
        made._family = self._related()
        made._family.add(made)
        return made

    def _related(self) -> Family:
        with _lock:  # one family for all threads that look for it
            if self._family is None:
                self._family = Family(self)
            return self._family

    def relatives(self) -> list[CubeTensor]:
        """All tensors over this memory, this one among them."""
        return [self] if self._family is None else self._family.members()

    def lend(self, loan: object | None) -> None:
        """Another library has the memory while an object lives; always, if there is none."""
        self._related().lend(loan)

    @property
    def is_shared(self) -> bool:
        """Whether another library may write to the memory without a word."""
        return self.foreign or (self._family is not None and self._family.is_lent)

    def numpy(self) -> NDArray[Any]:
        """A contiguous copy of the values; waits for the kernels that compute them."""
        graph.refuse("read a tensor")
        first, end = self.layout.extent
        dtype = self._array.dtype
        raw = self._array.driver.read(self._array.buffer, first * dtype.size, (end - first) * dtype.size)
        if self.is_contiguous:
            return raw.view(dtype.numpy).reshape(self.shape)
        return self.elements(raw).copy()

    def write(self, host: NDArray[Any]) -> None:
        """Overwrite the elements with values of the same shape and dtype; the memory must be writable."""
        if not host.size:
            return
        graph.refuse("write to a tensor")
        driver, buffer, size = self._array.driver, self._array.buffer, self._array.dtype.size
        if self.is_contiguous:
            driver.write(buffer, self.layout.offset * size, np.ascontiguousarray(host))
            return
        first, end = self.layout.extent
        raw = driver.read(buffer, first * size, (end - first) * size)
        self.elements(raw)[...] = host
        driver.write(buffer, first * size, raw)

    def elements(self, raw: NDArray[np.uint8]) -> NDArray[Any]:
        """The elements in a copy of the memory from the lowest to the highest."""
        size = self._array.dtype.size
        strides = tuple(stride * size for stride in self.strides)
        start = (self.layout.offset - self.layout.extent[0]) * size
        return np.ndarray(self.shape, self._array.dtype.numpy, raw, start, strides)

    def __burn_cube_array__(self) -> DeviceArray:
        return self._array

    def __burn_cube_over__(self, array: DeviceArray) -> CubeTensor:
        """A tensor over another array on this one's device."""
        layout = Layout(array.shape, array.strides, array.offset // array.dtype.size)
        made = CubeTensor(self.device, array.buffer, array.dtype, layout)
        made._array = array
        return made


class Family:
    """Tensors over one buffer, and who else has it."""

    __slots__ = ("_always", "_limit", "_loans", "_members")

    def __init__(self, first: CubeTensor) -> None:
        self._members = [ref(first)]
        self._loans: list[ref[Any]] = []
        self._limit = _FEW
        self._always = False

    def add(self, tensor: CubeTensor) -> None:
        """Another one."""
        with _lock:
            self._members.append(ref(tensor))
            if len(self._members) > self._limit:  # most of them may be gone
                self._members = [one for one in self._members if one() is not None]
                self._limit = 2 * len(self._members) + _FEW

    def members(self) -> list[CubeTensor]:
        """Those that are there."""
        with _lock:
            return [found for one in self._members if (found := one()) is not None]

    def lend(self, loan: object | None) -> None:
        """As `CubeTensor.lend`."""
        with _lock:
            self._always |= loan is None
            self._loans = [one for one in self._loans if one() is not None]
            if loan is not None:
                self._loans.append(ref(loan))

    @property
    def is_lent(self) -> bool:
        """Whether somebody has the memory now."""
        return self._always or any([one() is not None for one in self._loans])


_FEW = 16
_lock = reentrant()  # what is collected as garbage meanwhile may end a view


class _Mould:
    """What fresh tensors of a shape and a dtype on a device have in common. From the second on they come with
    what compiled launches look at."""

    __slots__ = ("driver", "dtype", "layout", "record", "size", "used")

    def __init__(self, shape: Shape, dtype: DType, driver: Driver) -> None:
        self.dtype, self.driver, self.layout = dtype, driver, Layout.of(shape)
        self.size = creation.checked_size(shape, dtype)
        self.record: Callable[[Buffer], bytes] | None = None
        self.used = False

    def array(self, buffer: Buffer) -> DeviceArray:
        """The array in a buffer of its own."""
        layout, record = self.layout, self.record
        made = _ArrayDraft()
        made.driver, made.buffer, made.dtype, made.offset = self.driver, buffer, self.dtype, 0
        made.shape, made.strides, made.writable = layout.shape, layout.strides, True
        made.record = None if record is None else record(buffer)
        made.__class__ = DeviceArray
        found: DeviceArray = made
        if record is None and self.used:
            from burn_cube.launch.native import fresh_records  # a program's first tensors do without

            self.record = fresh_records(found)
        self.used = True
        return found


_moulds: dict[tuple[Shape, int, int], _Mould] = {}
_MOST_MOULDS = 4096
_ArrayDraft: Any = draft(DeviceArray)


def _moulded(shape: Shape, dtype: DType, driver: Driver) -> _Mould:
    mould = _Mould(shape, dtype, driver)
    if len(_moulds) >= _MOST_MOULDS:
        _moulds.clear()
    _moulds[shape, id(dtype), id(driver)] = mould  # which keeps what the key is about
    return mould
