"""Arrays of other libraries, used in place: by DLPack on every device, by `__cuda_array_interface__` on CUDA.

What their library has queued comes before our work with them, and what it queues in its default stream, or in
the stream that the array names, comes after the launch that they were an argument of.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, cast

import numpy as np

from burn_cube.driver import Adopting, Buffer, DeviceArray, Driver, SharesStreams
from burn_cube.dtypes import DType, from_numpy
from burn_cube.errors import DeviceError
from burn_cube.launch import dlpack, runtimes
from burn_cube.launch.arrays import reach, shows
from burn_cube.record import record, replace

RUNTIMES = {number: runtime for runtime, number in dlpack.DEVICES.items()} | {dlpack.CUDA_MANAGED: "cuda"}
"""Of DLPack's device types."""


class ForeignError(Exception):
    """An array that cannot be used in place: of a dtype, layout or kind that kernels do not take."""


class ElsewhereError(ForeignError):
    """An array that no driver here can use, whatever is in it."""


@record
class Borrowed:
    """An array of another library. `producer`: its stream that may go on after us; None if it has none.

    `anywhere`: it has no memory, and nothing says on which device.
    """

    array: DeviceArray
    producer: int | None
    anywhere: bool = False

    def on(self, driver: Driver) -> DeviceArray:
        """One without memory, on the device that is wanted."""
        buffer = _adopting(driver).adopt(0, 0, None, True)
        return replace(self.array, driver=driver, buffer=buffer)


def borrow(value: Any) -> Borrowed:
    """Another library's array, which is kept alive; ForeignError if it cannot be used in place."""
    if shows(value, "__dlpack__"):
        return _by_dlpack(value)
    return _by_cuda_interface(value)


def hand_back(borrowed: Iterable[Borrowed]) -> None:
    """After a launch: the streams of the arrays' libraries go on when it has run."""
    buffers: dict[tuple[int, int], tuple[SharesStreams, list[Buffer]]] = {}
    for one in borrowed:
        driver = dlpack.streams_of(one.array.driver)
        if driver is not None and one.producer is not None and not one.anywhere:
            buffers.setdefault((id(driver), one.producer), (driver, []))[1].append(one.array.buffer)
    for (_, producer), (driver, those) in buffers.items():
        driver.lead_stream(producer, those)


def _by_dlpack(value: Any) -> Borrowed:
    try:
        kind, index = dlpack.device_of(value)
    except BufferError as error:
        raise ForeignError(str(error)) from None
    driver = _driver(kind, index)
    streams = dlpack.streams_of(driver)
    capsule = _capsule(value, None if streams is None else streams.stream_number())
    try:
        memory, dtype, shape, strides, writable = dlpack.take(capsule)
    except BufferError as error:
        raise ForeignError(str(error)) from None
    if memory.device != (kind, index):
        raise ForeignError(f"its capsule is of DLPack's device {memory.device}, not of {(kind, index)}")
    array = _array(driver, memory.address, dtype, shape, strides, writable, memory)
    return Borrowed(array, None if streams is None else dlpack.default_stream(kind))


def _driver(kind: int, index: int) -> Driver:
    runtime = RUNTIMES.get(kind)
    if runtime is None:
        raise ElsewhereError(f"it is on DLPack's device {(kind, index)}, expected one of {sorted(RUNTIMES)}")
    try:
        driver = runtimes.driver(runtime, index)
    except DeviceError as error:
        raise ElsewhereError(
            f"it is on DLPack's device {(kind, index)}, which is not to be had: {error.message}"
        ) from None
    _adopting(driver)
    return driver


def _adopting(driver: Driver) -> Adopting:
    if not dlpack.implements(type(driver), Adopting):
        raise ElsewhereError(f"{driver.properties.name} cannot use memory of other libraries")
    return cast("Adopting", driver)


def _capsule(value: Any, stream: int | None) -> object:
    """A stream is only named where there are streams: the CPU's exporters refuse all."""
    options: dict[str, object] = {} if stream is None else {"stream": stream}
    try:
        try:
            return value.__dlpack__(max_version=dlpack.VERSION, **options)
        except TypeError:  # of a library that knows only the form before versions
            return value.__dlpack__(**options)
    except Exception as error:  # whatever the library raises
        raise ForeignError(f"its __dlpack__ gives {type(error).__name__}: {error}") from error


def _array(
    driver: Driver, address: int, dtype: DType, shape: tuple[int, ...], strides: tuple[int, ...],
    writable: bool, owner: object,
) -> DeviceArray:  # fmt: skip
    if any(extent < 0 for extent in shape) or math.prod(shape) > _MOST:
        raise ForeignError(f"got shape {shape}")
    if 0 in shape:
        below = count = 0
    else:
        below, above = reach(shape, strides)
        count = below + above + 1
    if count and address % dtype.size:
        raise ForeignError(f"it is at address {address}, expected one that {dtype.size} divides")
    start, size = address - below * dtype.size, count * dtype.size
    if count and not 0 < start <= _MOST - size:
        raise ForeignError(f"{size} bytes at address {start:#x} are no memory")
    buffer = cast("Adopting", driver).adopt(start, size, owner, writable)
    return DeviceArray(driver, buffer, dtype, below * dtype.size, shape, strides, writable)


_MOST = 2**63 - 1
_DEFAULT = dlpack.default_stream(dlpack.DEVICES["cuda"])


@record
class _Shown:
    """What an interface says."""

    shape: tuple[int, ...]
    dtype: DType
    address: int
    writable: bool
    strides: tuple[int, ...]
    stream: int | None


def _by_cuda_interface(value: Any) -> Borrowed:
    try:
        shown = _read(value.__cuda_array_interface__)
    except ForeignError:
        raise
    except Exception as error:  # whatever the library raises, or has in there
        raise ForeignError(f"its __cuda_array_interface__ gives {type(error).__name__}: {error}") from error
    owner = _owner(shown)
    driver = owner or _driver(dlpack.DEVICES["cuda"], 0)
    streams = dlpack.streams_of(driver)
    if shown.stream is not None and streams is not None:
        if shown.stream == 0:
            raise ForeignError("its stream is 0, which may be either default stream")
        streams.follow_stream(shown.stream)
    array = _array(driver, shown.address, shown.dtype, shown.shape, shown.strides, shown.writable, value)
    return Borrowed(array, _DEFAULT if shown.stream is None else shown.stream, owner is None)


def _read(given: dict[str, Any]) -> _Shown:
    if given.get("mask") is not None:
        raise ForeignError("it has a mask, expected a plain array")
    shape = tuple([int(extent) for extent in given["shape"]])
    kind: str = given["typestr"]
    dtype = from_numpy(np.dtype(kind)) if isinstance(cast("object", kind), str) else None
    if dtype is None:
        raise ForeignError(f"got type {kind}, which kernels do not have")
    address, read_only = given["data"]
    # before version 3 the interface knew no streams: PyTorch's arrays are then in the default one
    stream = given.get("stream", _DEFAULT) if given.get("version", 0) >= 3 else _DEFAULT
    return _Shown(
        shape, dtype, int(address or 0), not read_only, _strides(given.get("strides"), shape, dtype.size),
        None if stream is None else int(stream),
    )  # fmt: skip


def _strides(given: tuple[int, ...] | None, shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    """In elements."""
    if given is None:
        return dlpack.dense(shape)
    if len(given) != len(shape):
        raise ForeignError(f"got strides {given} for shape {shape}")
    if any(stride % size for stride in given):
        raise ForeignError(f"got strides of {tuple(given)} bytes, expected multiples of {size}")
    return tuple([stride // size for stride in given])


def _owner(shown: _Shown) -> Driver | None:
    """The driver of the device that has the memory, which the interface does not say; None if no device has,
    since there are no elements."""
    kind = dlpack.DEVICES["cuda"]
    first = _driver(kind, 0)
    streams = dlpack.streams_of(first)
    if streams is None:
        return first
    index = streams.device_of(shown.address) if 0 < shown.address <= _MOST else None
    if index is None:
        if 0 in shown.shape:
            return None
        raise ForeignError(f"address {shown.address:#x} is no memory of a CUDA device")
    return first if index == 0 else _driver(kind, index)
