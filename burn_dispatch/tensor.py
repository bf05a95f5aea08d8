"""Tensors: data on a device, and views of it. No arithmetic: that is what kernels are for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from sys import getrefcount
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Buffer, DeviceArray
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_cube.launch import dlpack, graph
from burn_dispatch import creation, display, interchange
from burn_dispatch.creation import DTypeLike
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout, Shape, normalise

ShapeLike = int | Sequence[int]
_OWN = 2
"""References to a buffer that only one tensor has: the tensor's, and that of the one who counts them."""


class Tensor:
    """An array in the memory of a device. Views share that memory; it is freed with the last of them.

    Strides are in elements. Nothing moves between devices, or to NumPy, unless asked: `to`, `numpy`.
    """

    __slots__ = ("__weakref__", "_array", "_device", "_foreign", "_layout")
    __burn_cube_slot__ = "_array"
    __array_ufunc__ = None  # NumPy's functions must not move the data silently: write `t.numpy() + 1`

    def __init__(self, device: Device, buffer: Buffer, dtype: DType, layout: Layout) -> None:
        """Over memory that exists; programs use `from_numpy`, `empty`, `zeros`, `ones` and `full`."""
        self._device = device
        self._layout = layout
        self._foreign = False
        self._array = DeviceArray(
            device.driver, buffer, dtype, layout.offset * dtype.size, layout.shape, layout.strides,
            writable=not layout.is_expanded and getattr(buffer, "writable", True),
        )  # fmt: skip

    @classmethod
    def from_numpy(cls, array: NDArray[Any] | np.generic, device: Device | None = None) -> Self:
        """A copy of a NumPy array on the device: later changes of the array do not reach the tensor."""
        host, dtype = creation.from_host("from_numpy", array)
        target = _target("from_numpy", device)
        driver = target.driver
        graph.refuse("write to a tensor")
        buffer = driver.alloc(creation.checked_size(host.shape, dtype))
        if host.size:
            driver.write(buffer, 0, np.ascontiguousarray(host))
        return cls(target, buffer, dtype, Layout.of(host.shape))

    @classmethod
    def from_dlpack(cls, array: object, device: Device | None = None) -> Self:
        """A tensor over the memory of another library's array, without a copy: both see what either writes.

        It is on the device that holds the array, and read-only if the array is; `device` moves it, by a copy,
        if that is another one. DispatchTypeError for what is no array, or of a dtype that kernels lack.
        """
        tensor = cls(*interchange.taken(array))
        tensor._foreign = True
        return tensor if device is None or device == tensor.device else cls.from_numpy(tensor.numpy(), device)

    @classmethod
    def empty(cls, shape: ShapeLike, dtype: DTypeLike = "f32", device: Device | None = None) -> Self:
        """A tensor whose values are whatever the memory held."""
        wanted, of = creation.shape_of("empty", shape), creation.dtype_of("empty", dtype)
        target = _target("empty", device)
        return cls(target, target.driver.alloc(creation.checked_size(wanted, of)), of, Layout.of(wanted))

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
        element = creation.element("full", value, of)
        graph.refuse("fill a tensor")
        tensor = cls.empty(creation.shape_of("full", shape), of, device)
        creation.fill(tensor._array.driver, tensor._array.buffer, tensor.numel(), element)
        return tensor

    @classmethod
    def zeros(cls, shape: ShapeLike, dtype: DTypeLike = "f32", device: Device | None = None) -> Self:
        """A tensor of zeros (False for bool)."""
        return cls.full(shape, False, creation.dtype_of("zeros", dtype), device)

    @classmethod
    def ones(cls, shape: ShapeLike, dtype: DTypeLike = "f32", device: Device | None = None) -> Self:
        """A tensor of ones (True for bool)."""
        return cls.full(shape, True, creation.dtype_of("ones", dtype), device)

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

    @property
    def shape(self) -> Shape:
        """The extent of each axis."""
        return self._layout.shape

    @property
    def strides(self) -> Shape:
        """The distance between neighbours along each axis, in elements; may be 0 or negative."""
        return self._layout.strides

    @property
    def dtype(self) -> DType:
        """The dtype of the elements."""
        return self._array.dtype

    @property
    def device(self) -> Device:
        """The device that holds the data."""
        return self._device

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self._layout.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of all elements, counted once each."""
        return self.numel() * self.dtype.size

    def rank(self) -> int:
        """The number of axes."""
        return self.ndim

    def numel(self) -> int:
        """The number of elements."""
        return self._layout.numel

    def is_contiguous(self) -> bool:
        """Whether the elements lie in memory in order, without gaps."""
        return self._layout.is_contiguous

    def can_mut(self) -> bool:
        """Whether the memory may be overwritten unseen: it is writable, and no other tensor or library has
        it.

        Who holds the tensor itself is not asked, nor what came by `__cuda_array_interface__`.
        """
        return self._array.writable and not self._foreign and getrefcount(self._array.buffer) <= _OWN

    # Views: the same memory under another layout.

    def _view(self, layout: Layout) -> Tensor:
        view = Tensor(self._device, self._array.buffer, self.dtype, layout)
        view._foreign = self._foreign
        return view

    def reshape(self, *shape: int | Sequence[int]) -> Tensor:
        """The elements in order under another shape, one extent may be -1; a copy only if no view can."""
        wanted = creation.integers("reshape", shape)
        layout = self._layout.reshape(wanted)
        return self.clone().reshape(wanted) if layout is None else self._view(layout)

    def flatten(self) -> Tensor:
        """All elements along one axis, as `reshape` does it."""
        return self.reshape(-1)

    def permute(self, *axes: int | Sequence[int]) -> Tensor:
        """A view with the axes in this order."""
        return self._view(self._layout.permute(creation.integers("permute", axes)))

    def swap_dims(self, first: int, second: int) -> Tensor:
        """A view with two axes exchanged."""
        a, b = (normalise(axis, self.ndim, "swap_dims") for axis in (first, second))
        order = list(range(self.ndim))
        order[a], order[b] = b, a
        return self._view(self._layout.permute(order))

    def transpose(self) -> Tensor:
        """A view with the last two axes exchanged."""
        return self.swap_dims(-2, -1)

    def flip(self, *axes: int | Sequence[int]) -> Tensor:
        """A view with some axes backwards."""
        return self._view(self._layout.flip(creation.integers("flip", axes)))

    def expand(self, *shape: int | Sequence[int]) -> Tensor:
        """A read-only view that repeats axes of extent 1 and adds axes in front; -1 keeps an extent."""
        return self._view(self._layout.expand(creation.integers("expand", shape)))

    def squeeze(self, axis: int | None = None) -> Tensor:
        """A view without one axis of extent 1, or without all of them."""
        return self._view(self._layout.squeeze(axis))

    def unsqueeze(self, axis: int) -> Tensor:
        """A view with a new axis of extent 1 at this position."""
        return self._view(self._layout.unsqueeze(axis))

    def __getitem__(self, key: object) -> Tensor:
        """A view by ints, slices with steps of either sign, `...` and None, as in NumPy."""
        return self._view(self._layout.index(key))

    def __len__(self) -> int:
        if not self.shape:
            raise DispatchTypeError("cannot take the length of a tensor of rank 0")
        return self.shape[0]

    def __iter__(self) -> Iterator[Tensor]:
        return (self[i] for i in range(len(self)))

    # Copies.

    def copy_from(self, values: Tensor | NDArray[Any] | np.generic) -> None:
        """Overwrite the elements with those of a tensor or NumPy array of the same shape and dtype."""
        host, dtype = creation.from_host(
            "copy_from", values.numpy() if isinstance(values, Tensor) else values
        )
        if host.shape != self.shape or dtype is not self.dtype:
            raise DispatchValueError(
                f"copy_from: got shape {host.shape} of {dtype}, expected {self.shape} of {self.dtype}"
            )
        if not self._array.writable:
            raise DispatchValueError("copy_from: cannot write to a tensor that is read-only")
        if not host.size:
            return
        graph.refuse("write to a tensor")
        driver, buffer, size = self._array.driver, self._array.buffer, dtype.size
        if self.is_contiguous():
            driver.write(buffer, self._layout.offset * size, np.ascontiguousarray(host))
            return
        first, end = self._layout.extent
        raw = driver.read(buffer, first * size, (end - first) * size)
        self._elements(raw)[...] = host
        driver.write(buffer, first * size, raw)

    def _elements(self, raw: NDArray[np.uint8]) -> NDArray[Any]:
        """The elements in a copy of the memory from the lowest to the highest."""
        size = self.dtype.size
        strides = tuple(stride * size for stride in self.strides)
        start = (self._layout.offset - self._layout.extent[0]) * size
        return np.ndarray(self.shape, self.dtype.numpy, raw, start, strides)

    def numpy(self) -> NDArray[Any]:
        """A copy of the values as a contiguous NumPy array; waits for the kernels that compute them."""
        graph.refuse("read a tensor")
        first, end = self._layout.extent
        dtype = self.dtype
        raw = self._array.driver.read(self._array.buffer, first * dtype.size, (end - first) * dtype.size)
        if self.is_contiguous():
            return raw.view(dtype.numpy).reshape(self.shape)
        return self._elements(raw).copy()

    def item(self) -> bool | int | float:
        """The value of a tensor of one element, as a Python number."""
        if self.numel() != 1:
            raise DispatchValueError(
                f"item: cannot take one value of shape {self.shape}: expected shape (1,)"
            )
        value = self.numpy().reshape(-1)[0]
        return float(value) if self.dtype.is_float else value.item()

    def tolist(self) -> Any:
        """The values as nested lists of Python numbers; of rank 0, one number."""
        return self.numpy().tolist() if self.shape else self.item()

    def clone(self) -> Tensor:
        """A contiguous copy in new memory of the same device."""
        return Tensor.from_numpy(self.numpy(), self._device)

    def contiguous(self) -> Tensor:
        """The tensor itself if it is contiguous, else a contiguous copy."""
        return self if self.is_contiguous() else self.clone()

    def to(self, device: Device) -> Tensor:
        """The tensor itself if the device holds it, else a contiguous copy there."""
        return self if device == self._device else Tensor.from_numpy(self.numpy(), device)

    def __copy__(self) -> Tensor:
        return self._view(self._layout)

    def __deepcopy__(self, memo: object) -> Tensor:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        # the values travel, not the driver and its addresses
        return Tensor.from_numpy, (self.numpy(), self._device)

    def __array__(self, dtype: np.dtype[Any] | None = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise DispatchValueError("cannot view a tensor as a NumPy array without a copy")
        values = self.numpy()
        return values if dtype is None else values.astype(dtype, copy=False)

    def __dlpack__(
        self,
        *,
        stream: object = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """A DLPack capsule over this memory, when the kernels that compute it have finished."""
        owner = self, self._array.buffer  # the second for `can_mut`
        return interchange.given(self._array, owner, max_version, dl_device, copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's numbers of the device; BufferError if its memory cannot be shared."""
        return dlpack.device(self._array)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """For libraries of CUDA that know no DLPack; other devices do not have the attribute."""
        return interchange.cuda_interface(self._array)

    def __burn_cube_array__(self) -> DeviceArray:
        """How a launch sees the tensor."""
        return self._array

    def __burn_cube_over__(self, array: DeviceArray) -> Tensor:
        """A tensor over another array on this one's device."""
        layout = Layout(array.shape, array.strides, array.offset // array.dtype.size)
        made = Tensor(self._device, array.buffer, array.dtype, layout)
        made._array = array
        return made

    def __bool__(self) -> bool:
        if self.numel() != 1:
            raise DispatchValueError(f"cannot take the truth value of a tensor of shape {self.shape}")
        return bool(self.item())

    def __eq__(self, other: object) -> bool:
        raise DispatchTypeError(
            "cannot compare tensors with == or !=: this version of burn-cube has no tensor operations",
            help="compare the values, numpy.array_equal(a.numpy(), b.numpy()), or the objects, a is b",
        )

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Tensor({display.values(self)}, shape={self.shape}, dtype={self.dtype}, device={self.device})"


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
