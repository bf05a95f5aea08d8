"""Tensors over memory of other libraries, and theirs over ours: DLPack, and what came before it."""

from __future__ import annotations

import math
from typing import Any, cast

import numpy as np

from burn_cube.driver import Buffer, DeviceArray, Driver
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_cube.launch import dlpack, foreign, graph, runtimes
from burn_cube.launch.arrays import shows
from burn_dispatch import catalog
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout


def taken(value: object) -> tuple[Device, Buffer, DType, Layout]:
    """Device, memory, dtype and layout of another library's array; the buffer keeps that alive."""
    if not (shows(value, "__dlpack__") or shows(value, "__cuda_array_interface__")):
        raise DispatchTypeError(
            f"from_dlpack: got {type(value).__name__}, expected an array with __dlpack__",
            help="Tensor.from_numpy(numpy.asarray(values)) copies what NumPy understands",
        )
    try:
        array = foreign.borrow(value).array
    except foreign.ElsewhereError as error:
        raise DispatchValueError(
            f"from_dlpack: cannot use a {type(value).__name__} in place: {error}",
            help="copy it to the host first",
        ) from None
    except foreign.ForeignError as error:
        raise DispatchTypeError(f"from_dlpack: {error}") from None
    layout = Layout(array.shape, array.strides, array.offset // array.dtype.size)
    return _device(array), array.buffer, array.dtype, layout


def _device(array: DeviceArray) -> Device:
    """The name of the device whose driver has it."""
    runtime = array.driver.properties.runtime
    backend = catalog.of_runtime(runtime)
    return Device(backend, runtimes.index_of(array.driver) if backend.indexed else 0)


def check(stream: object, *pairs: object) -> None:
    """That what a library says of itself has the form that DLPack gives it: a stream is an int, a version
    and a device are pairs of them."""
    if stream is not None and not isinstance(stream, int):
        raise DispatchTypeError(f"__dlpack__: got {shown(stream)} as a stream, expected an int")
    for pair in pairs:
        if pair is not None and not _is_pair(pair):
            raise DispatchTypeError(f"__dlpack__: got {shown(pair)}, expected a tuple of two ints")


def _is_pair(value: object) -> bool:
    ints = cast("tuple[object, ...]", value) if isinstance(value, tuple) else ()
    return len(ints) == 2 and all(isinstance(one, int) for one in ints)


def given(
    array: DeviceArray,
    owner: object,
    max_version: tuple[int, int] | None,
    device: object,
    copy: bool | None,
    stream: object = None,
) -> object:
    """What `__dlpack__` of a tensor answers; BufferError, as DLPack says, for what is not possible."""
    here = dlpack.device(array)
    there = here if device is None else tuple(cast("tuple[int, int]", device))
    if there not in (here, _HOST) or (there != here and copy is False):
        raise BufferError(
            f"cannot share memory of DLPack's device {here} as that of {device}: copy the tensor first"
        )
    number = None if stream is None else int(cast("int", stream))
    if there == here and not copy:
        return dlpack.export(array, owner, max_version, number)
    if there != here:
        number = None  # the consumer's own, of no meaning here
    copied = _copied(array, array.driver if there == here else runtimes.driver("cpu"))
    return dlpack.export(copied, copied, max_version, number, copied=True)


_HOST = (dlpack.DEVICES["cpu"], 0)


def _copied(array: DeviceArray, driver: Driver) -> DeviceArray:
    """The elements alone, in new memory of a driver."""
    dtype, layout = array.dtype, Layout(array.shape, array.strides, array.offset // array.dtype.size)
    first, end = layout.extent
    raw = array.driver.read(array.buffer, first * dtype.size, (end - first) * dtype.size)
    steps = tuple([stride * dtype.size for stride in layout.strides])
    values = np.ndarray(layout.shape, dtype.numpy, raw, (layout.offset - first) * dtype.size, steps)
    buffer = driver.alloc(values.nbytes)
    driver.write(buffer, 0, np.ascontiguousarray(values))
    return DeviceArray(driver, buffer, dtype, 0, layout.shape, dlpack.dense(layout.shape))


def cuda_interface(array: DeviceArray) -> dict[str, Any]:
    """`__cuda_array_interface__`, version 3; AttributeError for memory that is not CUDA's."""
    if array.driver.properties.runtime != "cuda":
        raise AttributeError("__cuda_array_interface__")
    graph.refuse("share a tensor")
    array.driver.sync()
    address = cast("Any", array.buffer).address + array.offset if math.prod(array.shape) else 0
    size = array.dtype.size
    return {
        "shape": array.shape,
        "typestr": array.dtype.numpy.str,
        "data": (address, not array.writable),
        "strides": tuple([stride * size for stride in array.strides]),
        "version": 3,
        "stream": None,  # the tensor's work is done
    }
