"""Arrays that come to a launch: NumPy's, those of DLPack and the buffer protocol, or another layer's own."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import BufferArg, DeviceArray, Driver, SupportsDeviceArray
from burn_cube.dtypes import DType, from_numpy
from burn_cube.errors import LaunchTypeError, LaunchValueError
from burn_cube.launch.places import Place

Host = NDArray[Any]
_CPU = 1  # DLPack's number of the device type


@dataclass(slots=True)
class ArrayArgument:
    """An array of a launch. `low` and `high` are the bytes that it touches in `space`, for aliasing."""

    place: Place
    dtype: DType
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # elements
    length: int
    contiguous: bool
    writable: bool
    widest: int  # the largest number that indexing it may need
    space: object
    low: int
    high: int
    inout: bool
    offset: int  # bytes from the start of `memory`
    buffer_len: int
    memory: Host | DeviceArray

    @property
    def driver(self) -> Driver | None:
        """The driver that holds it; None for memory of the host."""
        return None if isinstance(self.memory, np.ndarray) else self.memory.driver

    def lower(self, driver: Driver, strided: bool) -> BufferArg:
        """What the driver receives."""
        memory = self.memory
        buffer = driver.wrap(memory) if isinstance(memory, np.ndarray) else memory.buffer
        if strided:
            return BufferArg(buffer, self.offset, self.length, self.buffer_len, self.shape, self.strides)
        return BufferArg(buffer, self.offset, self.length, self.buffer_len)


def resolve(value: object, place: Place, inout: bool = False) -> ArrayArgument:
    """The array that a value is; LaunchTypeError or LaunchValueError if a kernel cannot take it."""
    if type(value) is np.ndarray:
        return _from_host(value, place, inout)
    present = getattr(value, "__burn_cube_array__", None)  # isinstance with a Protocol takes far longer
    if present is not None:
        return _from_device(cast("SupportsDeviceArray", value).__burn_cube_array__(), place, inout)
    return _from_host(_as_numpy(value, place), place, inout)


def _from_host(array: Host, place: Place, inout: bool) -> ArrayArgument:
    dtype = from_numpy(array.dtype)
    if dtype is None:
        raise _bad_dtype(array, place)
    flags = array.flags
    if not flags.aligned:
        raise LaunchValueError(
            f"{place}: got an array that is not aligned, expected an address divisible by {dtype.size}",
            place.span,
            "copy it: x.copy()",
        )
    size, length = dtype.size, array.size
    address: int = array.__array_interface__["data"][0]
    if flags.c_contiguous:
        strides = tuple([stride // size for stride in array.strides])
        high = address + length * size
        return ArrayArgument(
            place, dtype, array.shape, strides, length, True, flags.writeable, length,
            "host", address, high, inout, 0, length, array,
        )  # fmt: skip
    return _from_strided(array, dtype, address, place, inout)


def _from_strided(array: Host, dtype: DType, address: int, place: Place, inout: bool) -> ArrayArgument:
    size = dtype.size
    if any(stride % size for stride in array.strides):
        raise LaunchValueError(
            f"{place}: got strides of {array.strides} bytes, expected multiples of {size}",
            place.span,
            "copy it: np.ascontiguousarray(x)",
        )
    strides = tuple(stride // size for stride in array.strides)
    below, above = _reach(array.shape, strides)
    # the driver sees the memory from its lowest element on, without gaps
    flipped = array[tuple(slice(None, None, -1 if stride < 0 else 1) for stride in strides)]
    memory = np.lib.stride_tricks.as_strided(
        flipped, (below + above + 1,), (size,), writeable=array.flags.writeable
    )
    return ArrayArgument(
        place, dtype, array.shape, strides, array.size, False, array.flags.writeable,
        _widest(array.shape, strides, array.size), "host", address - below * size,
        address + (above + 1) * size, inout, below * size, above + 1, memory,
    )  # fmt: skip


def _from_device(array: DeviceArray, place: Place, inout: bool) -> ArrayArgument:
    size, length = array.dtype.size, math.prod(array.shape)
    below, above = _reach(array.shape, array.strides)
    start = getattr(array.buffer, "address", None)
    space: object = (
        "host" if isinstance(start, int) and array.driver.properties.host_memory else id(array.buffer)
    )
    base = (start if isinstance(start, int) and space == "host" else 0) + array.offset
    return ArrayArgument(
        place, array.dtype, array.shape, array.strides, length, is_contiguous(array.shape, array.strides),
        array.writable, _widest(array.shape, array.strides, length), space, base - below * size,
        base + (above + 1 if length else 0) * size, inout, array.offset,
        (array.buffer.size - array.offset) // size, array,
    )  # fmt: skip


def _reach(shape: tuple[int, ...], strides: tuple[int, ...]) -> tuple[int, int]:
    """How many elements below and above the base the array touches."""
    below = above = 0
    if 0 not in shape:
        for extent, stride in zip(shape, strides, strict=True):
            if stride < 0:
                below -= stride * (extent - 1)
            else:
                above += stride * (extent - 1)
    return below, above


def _widest(shape: tuple[int, ...], strides: tuple[int, ...], length: int) -> int:
    spans = [abs(stride) * extent for extent, stride in zip(shape, strides, strict=True)]
    return max(length, sum(spans), *shape, 0)


def is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    """Whether elements lie in order without gaps; dimensions of one element may have any stride."""
    if 0 in shape:
        return True
    expected = 1
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if extent != 1 and stride != expected:
            return False
        expected *= extent
    return True


def overlaps_itself(array: ArrayArgument) -> bool:
    """Whether two indices may reach one element: sorted by stride, each must step over all smaller ones."""
    reach = 0
    steps = sorted((abs(s), n) for n, s in zip(array.shape, array.strides, strict=True) if n > 1)
    for stride, extent in steps:
        if stride <= reach:
            return array.length > 0
        reach += stride * (extent - 1)
    return False


def overlap(a: ArrayArgument, b: ArrayArgument) -> bool:
    """Whether two arrays share an element."""
    if a.space != b.space or a.low >= b.high or b.low >= a.high:
        return False
    if a.contiguous and b.contiguous:
        return True
    if a.low == b.low and a.strides == b.strides and a.dtype is b.dtype:
        return True
    return _interleaved(a, b)


def _interleaved(a: ArrayArgument, b: ArrayArgument) -> bool:
    """Views of one memory with gaps: exact where that is cheap, else they are taken to overlap."""
    if a.dtype.size != b.dtype.size:
        return True
    steps = [abs(s) for x in (a, b) for n, s in zip(x.shape, x.strides, strict=True) if n > 1]
    unit = math.gcd(*steps)
    distance = (_base(a) - _base(b)) // a.dtype.size
    return unit == 0 or distance % unit == 0


def _base(array: ArrayArgument) -> int:
    below, _ = _reach(array.shape, array.strides)
    return array.low + below * array.dtype.size


def _as_numpy(value: object, place: Place) -> Host:
    if isinstance(value, np.ma.MaskedArray):
        raise LaunchTypeError(
            f"{place}: got a masked array, expected a plain one", place.span, "pass x.filled(value)"
        )
    if isinstance(value, np.ndarray):
        return cast("Host", value)
    if isinstance(value, np.generic | int | float | complex | str | list | tuple):
        raise LaunchTypeError(
            f"{place}: got {type(value).__name__}, expected an array", place.span, "make one: np.array([...])"
        )
    if hasattr(value, "__dlpack__"):
        return _from_dlpack(value, place)
    try:
        return np.asarray(memoryview(cast("Any", value)))
    except TypeError:
        raise LaunchTypeError(
            f"{place}: got {type(value).__name__}, expected an array",
            place.span,
            "pass a NumPy array or a Tensor",
        ) from None


def _from_dlpack(value: Any, place: Place) -> Host:
    device = tuple(value.__dlpack_device__()) if hasattr(value, "__dlpack_device__") else (_CPU, 0)
    if device[0] != _CPU:
        raise LaunchTypeError(
            f"{place}: got a {type(value).__name__} on DLPack device {device}, expected one in host memory",
            place.span,
            "use a runtime that owns that memory, or copy it to the host",
        )
    try:
        return np.from_dlpack(value)
    except Exception as error:  # whatever the exporting library raises
        raise LaunchTypeError(
            f"{place}: cannot read a {type(value).__name__} through DLPack: {error}", place.span
        ) from None


def _bad_dtype(array: Host, place: Place) -> LaunchTypeError:
    dtype = array.dtype
    help = None
    if dtype.newbyteorder("=") != dtype and from_numpy(dtype.newbyteorder("=")) is not None:
        help = "its bytes are swapped: pass x.astype(x.dtype.newbyteorder('='))"
    elif dtype.kind == "O":
        help = "it holds Python objects: give it a dtype, x.astype(np.float32)"
    elif dtype.kind == "c":
        help = (
            "pass the parts as two floats: x.view(np.float32)"
            if dtype.itemsize == 8
            else "x.view(np.float64)"
        )
    return LaunchTypeError(f"{place}: got dtype {dtype}, which kernels do not have", place.span, help)
