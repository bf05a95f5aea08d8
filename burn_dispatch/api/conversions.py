"""Properties of tensors; values in and out of them; copies."""

from __future__ import annotations

import math
from sys import getrefcount
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Buffer, DeviceArray
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_cube.launch import dlpack, waiting
from burn_dispatch import creation, display, interchange, transfer
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base, Shape
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.bridge import BY_KIND, BridgeTensor
from burn_dispatch.device import Device
from burn_dispatch.fusion.tensor import FusionTensor
from burn_dispatch.layout import contiguous_strides

_ASKED = 2
"""References to what only its owner has, while it is asked for them."""
_NAMED = 3
"""The same where a variable names it besides."""


class Conversions(Base):
    """What a tensor is, and its values elsewhere."""

    __slots__ = ()

    @property
    def shape(self) -> Shape:
        """The extent of each axis."""
        return self._bridge.shape

    @property
    def strides(self) -> Shape:
        """The distance between neighbours along each axis, in elements; may be 0 or negative."""
        found: Shape = getattr(self._bridge.primitive, "strides", None) or contiguous_strides(self.shape)
        if isinstance(self._bridge.primitive, np.ndarray):
            return tuple([step // self.dtype.size for step in found])
        return tuple(found) if self.shape else ()

    @property
    def dtype(self) -> DType:
        """The dtype of the elements."""
        return self._bridge.dtype

    @property
    def device(self) -> Device:
        """The device that holds the data, and whether autodiff follows."""
        return self._bridge.device

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self._bridge.shape)

    @property
    def nbytes(self) -> int:
        """Bytes of all elements, counted once each; of a quantised tensor, of its codes and scales."""
        mine = self._bridge
        if mine.kind != "Q":
            return self.numel() * self.dtype.size
        backend = mine.tensor.backend
        stored = (mine.primitive.values, mine.primitive.scales)
        return sum(math.prod(backend.shape(one)) * backend.dtype(one).size for one in stored)

    def rank(self) -> int:
        """The number of axes."""
        return self.ndim

    def numel(self) -> int:
        """The number of elements."""
        found = 1
        for extent in self._bridge.shape:
            found *= extent
        return found

    def is_contiguous(self) -> bool:
        """Whether the elements lie in memory in order, without gaps."""
        mine = self._bridge
        return mine.tensor.backend.is_contiguous(
            mine.primitive.values if mine.kind == "Q" else mine.primitive
        )

    def can_mut(self) -> bool:
        """Whether the memory may be overwritten unseen: it is writable, and nobody else has it.

        Who holds the tensor itself is not asked, nor what came by `__cuda_array_interface__`.
        """
        return self._bridge.can_mut()

    # Values out.

    def numpy(self) -> NDArray[Any]:
        """A copy of the values as a contiguous NumPy array; waits for the kernels that compute them.

        Of a quantised tensor, what its codes stand for.
        """
        mine = self._bridge
        if mine.kind == "Q":
            return self._converted(mine.dtype).numpy()
        if mine.tensor.nested:  # autodiff has no part in reading
            values: NDArray[Any] = mine.tensor.backend.ops["float_into_data"](mine.primitive)
            return values
        found: NDArray[Any] = BY_KIND[mine.kind]["into_data"](mine)
        return found

    def item(self) -> bool | int | float:
        """The value of a tensor of one element, as a Python number."""
        if self.numel() != 1:
            raise DispatchValueError(
                f"item: cannot take one value of shape {self.shape}: expected shape (1,)"
            )
        value = self.numpy().reshape(-1)[0]
        return float(value) if self.dtype.is_float else cast("bool | int", value.item())

    def tolist(self) -> Any:
        """The values as nested lists of Python numbers; of rank 0, one number."""
        return self.numpy().tolist() if self.shape else self.item()

    def __bool__(self) -> bool:
        if self.numel() != 1:
            raise DispatchValueError(
                f"cannot take the truth value of a tensor of shape {self.shape}: expected one element",
                help="tensor.any() and tensor.all() make one of many",
            )
        return bool(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __int__(self) -> int:
        value = self.item()
        if isinstance(value, float) and not math.isfinite(value):
            raise DispatchValueError(f"cannot make an int of {value}: expected a finite number")
        return int(value)

    def __repr__(self) -> str:
        tensor: Any = self
        return (
            f"Tensor({display.values(tensor)}, shape={self.shape}, dtype={self.dtype}, device={self.device})"
        )

    def __format__(self, spec: str) -> str:
        """Each value in a format of Python's, such as `.3f`; without one, as `repr`."""
        if not spec:
            return str(self)
        try:
            format({"F": 0.0, "Q": 0.0, "I": 0, "B": False}[self._bridge.kind], spec)
        except ValueError as error:
            raise DispatchValueError(
                f"cannot format values of {self.dtype} with {shown(spec)}: {shown(str(error))[1:-1]}"
            ) from None
        if self.numel() == 1 and not self.shape:
            return format(self.item(), spec)
        return display.formatted(self.numpy(), spec)

    def __contains__(self, value: object) -> bool:
        mine = self._bridge
        number = checks.scalar("in", value, mine.dtype)
        return bool(self.__class__(BY_KIND[mine.kind]["equal_elem"](mine, number))._op("any").item())

    # Copies.

    def copy_from(self, values: Self | NDArray[Any] | np.generic) -> None:
        """Overwrite the elements with those of a tensor or NumPy array of the same shape and dtype."""
        mine = cube("copy_from", self._bridge)
        if not mine.array.writable:
            raise DispatchValueError("copy_from: cannot write to a tensor that is read-only")
        given = in_memory(values._bridge) if isinstance(values, Conversions) else None
        if given is not None and given.device == mine.device:
            from burn_dispatch.backends.cube import copies  # kernels, which programs without copies lack

            self._expect(given.shape, given.dtype)
            copies.overwrite(mine, given)
            return
        host, dtype = creation.from_host(
            "copy_from", values.numpy() if isinstance(values, Conversions) else values
        )
        self._expect(host.shape, dtype)
        mine.write(host)

    def _expect(self, shape: Shape, dtype: DType) -> None:
        if shape != self.shape or dtype is not self.dtype:
            raise DispatchValueError(
                f"copy_from: got shape {shape} of {dtype}, expected {self.shape} of {self.dtype}"
            )

    def _alone(self) -> bool:
        """Whether the tensor is the only one that has its memory, or any of what leads there."""
        memory = None if self._bridge.tensor.nested else in_memory(self._bridge)
        if memory is None or not memory.can_mut() or getrefcount(memory) > _NAMED:
            return False
        del memory  # what has no fusion is itself the primitive
        # what is asked for by attributes has one reference beside its owner's: that of the question
        led = max(getrefcount(self._bridge), getrefcount(self._bridge.tensor))
        return max(led, getrefcount(self._bridge.tensor.primitive)) <= _ASKED

    def _become(self, bridge: BridgeTensor) -> None:
        """From now on be another tensor."""
        self._bridge = bridge

    def clone(self) -> Self:
        """A contiguous copy in new memory of the same device."""
        return self._op("copy")

    def contiguous(self) -> Self:
        """The tensor itself if it is contiguous, else a contiguous copy."""
        return self if self.is_contiguous() else self.clone()

    def to(self, device: Device) -> Self:
        """The tensor on a device: itself if that holds it already."""
        if not isinstance(cast("object", device), Device):
            raise DispatchTypeError(f"to: got {type(device).__name__}, expected a Device")
        mine = self._bridge
        same = device == mine.device and (mine.kind == "F" or device.context is mine.context)
        return self if same else self.__class__(transfer.move(mine, device))

    def __copy__(self) -> Self:
        return self.__class__(self._bridge)

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __array__(self, dtype: np.dtype[Any] | None = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise DispatchValueError("cannot view a tensor as a NumPy array without a copy")
        values = self.numpy()
        return values if dtype is None else values.astype(dtype, copy=False)

    # Other libraries, and kernels.

    def __dlpack__(
        self,
        *,
        stream: object = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """A DLPack capsule over this memory, when the kernels that compute it have finished."""
        if self._bridge.kind == "Q":
            raise BufferError("cannot share a quantised tensor: dequantize it first")
        interchange.check(stream, max_version, dl_device)
        primitive = in_memory(self._bridge)
        if primitive is None:
            return self._bridge.primitive.__dlpack__(max_version=max_version)
        loan = _Loan(self, primitive.array.buffer)
        primitive.lend(loan)
        return interchange.given(primitive.array, loan, max_version, dl_device, copy, stream)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's numbers of the device; BufferError if its memory cannot be shared."""
        if self._bridge.kind == "Q":
            raise BufferError("cannot share a quantised tensor: dequantize it first")
        primitive = in_memory(self._bridge)
        if primitive is not None:
            return dlpack.device(primitive.array)
        found: tuple[int, int] = self._bridge.primitive.__dlpack_device__()
        return found

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """For libraries of CUDA that know no DLPack; other devices do not have the attribute."""
        primitive = in_memory(self._bridge)
        if primitive is None:
            raise AttributeError("__cuda_array_interface__")
        primitive.lend(None)
        return interchange.cuda_interface(primitive.array)

    def __burn_cube_array__(self) -> DeviceArray:
        """How a launch sees the tensor."""
        return cube("a launch", self._bridge).array

    def __burn_cube_over__(self, array: DeviceArray) -> Self:
        """A tensor over another array on this one's device."""
        mine = self._bridge
        made = mine.tensor.__class__(
            mine.tensor.backend, cube("a copy", mine).__burn_cube_over__(array), mine.tensor.context
        )
        return self.__class__(BridgeTensor(mine.kind, made))


class _Loan:
    """What another library holds that has the memory of a tensor."""

    __slots__ = ("__weakref__", "buffer", "tensor")

    def __init__(self, tensor: Conversions, buffer: Buffer) -> None:
        self.tensor = tensor
        self.buffer = buffer  # a reference more, so that nobody takes the memory for his own


def in_memory(bridge: BridgeTensor) -> CubeTensor | None:
    """The primitive of a tensor in memory that kernels can use, None of others. What waits and may read the
    memory runs before: who asks may write to it."""
    primitive = bridge.primitive
    if isinstance(primitive, FusionTensor):
        found = primitive.resolved()
        waiting.before_writes([found.array.buffer])
        return found
    if not isinstance(primitive, CubeTensor):
        return None
    waiting.before_writes([primitive.array.buffer])
    return primitive


def cube(what: str, bridge: BridgeTensor) -> CubeTensor:
    """The primitive of a tensor whose memory kernels can use."""
    primitive = in_memory(bridge)
    if primitive is None:
        raise DispatchTypeError(
            f"{what} needs a tensor in the memory of a runtime: got one on {bridge.device}",
            help="tensor.to(Device.cpu()) moves it",
        )
    return primitive
