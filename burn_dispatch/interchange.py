"""Tensors over memory of other libraries, and theirs over ours: DLPack, and what came before it."""

from __future__ import annotations

import math
from typing import Any, cast

from burn_cube.driver import Adopting, Buffer, DeviceArray
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_cube.launch import dlpack
from burn_dispatch import catalog
from burn_dispatch.device import Device
from burn_dispatch.layout import Layout

_VERSION = (1, 0)
_RUNTIMES = {number: runtime for runtime, number in dlpack.DEVICES.items()}


def taken(value: object) -> tuple[Device, Buffer, DType, Layout]:
    """Device, memory, dtype and layout of another library's array; the buffer keeps that alive."""
    if not hasattr(value, "__dlpack__"):
        raise DispatchTypeError(
            f"from_dlpack: got {type(value).__name__}, expected an array with __dlpack__",
            help="Tensor.from_numpy(numpy.asarray(values)) copies what NumPy understands",
        )
    capsule = _capsule(cast("Any", value))
    try:
        foreign, dtype, shape, strides, writable = dlpack.take(capsule)
    except BufferError as error:
        raise DispatchTypeError(f"from_dlpack: {error}") from None
    device = _device(foreign.device)
    driver = device.driver
    if not isinstance(driver, Adopting):
        raise DispatchValueError(f"from_dlpack: {device} cannot use memory of other libraries")
    below, size = _touched(shape, strides)
    address = foreign.address - below * dtype.size
    buffer = driver.adopt(address, size * dtype.size, foreign, writable)
    return device, buffer, dtype, Layout(shape, strides, below)


def _capsule(value: Any) -> object:
    try:
        return value.__dlpack__(max_version=_VERSION)
    except TypeError:  # of a library that knows only the form before versions
        return value.__dlpack__()


def _device(number: tuple[int, int]) -> Device:
    kind, index = number
    runtime = _RUNTIMES.get(kind)
    if runtime is None:
        raise DispatchValueError(
            f"from_dlpack: got an array on DLPack's device {kind}, expected one of {sorted(_RUNTIMES)}",
            help="copy it to the host first",
        )
    backend = catalog.of_runtime(runtime)
    return Device(backend, index if backend.indexed else 0)


def _touched(shape: tuple[int, ...], strides: tuple[int, ...]) -> tuple[int, int]:
    """Elements before the first one, and in all, that a layout touches."""
    if 0 in shape:
        return 0, 0
    steps = [stride * (n - 1) for n, stride in zip(shape, strides, strict=True)]
    below, above = -sum(s for s in steps if s < 0), sum(s for s in steps if s > 0)
    return below, below + above + 1


def given(
    array: DeviceArray, owner: object, max_version: tuple[int, int] | None, device: object, copy: bool | None
) -> object:
    """What `__dlpack__` of a tensor answers; BufferError, as DLPack says, for what is not possible."""
    here = dlpack.device(array)
    if device is not None and tuple(cast("tuple[int, int]", device)) != here:
        raise BufferError(
            f"cannot share memory of DLPack's device {here} as that of {device}: copy the tensor first"
        )
    if copy:
        raise BufferError("cannot copy in __dlpack__: clone the tensor first")
    return dlpack.export(array, owner, max_version)


def cuda_interface(array: DeviceArray) -> dict[str, Any]:
    """`__cuda_array_interface__`, version 3; AttributeError for memory that is not CUDA's."""
    if array.driver.properties.runtime != "cuda":
        raise AttributeError("__cuda_array_interface__")
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
