"""A library of CUDA's or HIP's as it might be anyone's: memory and a stream of its own, on a stand-in.

What it writes is queued in its stream, what it reads waits for that alone, and memory that nobody has goes
back in the order of it: so whoever forgets to wait, or to keep, finds other bytes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Generator
from contextlib import contextmanager
from ctypes import byref, c_int, c_size_t, c_uint, c_void_p
from typing import Any

import numpy as np

from burn_cube.launch import dlpack
from burn_runtimes.device.stream_driver import StreamDriver
from tests.device.stand_ins import StandIn

Values = np.ndarray[Any, Any]
KIND = {"cuda": 2, "rocm": 10}
_NON_BLOCKING, _TO_DEVICE, _TO_HOST = 1, 1, 2


class Library:
    """On the device of a driver. `own`: in a stream of its own, that waits for no default one."""

    def __init__(self, driver: StreamDriver[Any], fake: StandIn, own: bool) -> None:
        self.driver, self.calls = driver, fake.library
        self.runtime = driver.properties.runtime
        self.cuda = self.runtime == "cuda"
        self.index = 0
        self.freed = self.deleted = 0
        self.asked: list[object] = []
        """Streams that consumers have named."""
        self.stream = 1 if self.cuda else 0
        if own:
            handle = c_void_p()
            self.call("cuStreamCreate", "hipStreamCreateWithFlags", byref(handle), c_uint(_NON_BLOCKING))
            self.stream = handle.value or 0
        event = c_void_p()
        self.call("cuEventCreate", "hipEventCreateWithFlags", byref(event), c_uint(0))
        self.event = event

    @contextmanager
    def inside(self) -> Generator[None]:
        """The device is that of the thread."""
        self.driver.api.enter()
        try:
            yield
        finally:
            self.driver.api.leave()

    def call(self, cuda: str, hip: str, *args: Any) -> None:
        with self.inside():
            assert getattr(self.calls, cuda if self.cuda else hip)(*args) == 0, (cuda, hip)

    def allocate(self, size: int) -> int:
        address = c_void_p()
        stream = c_void_p(self.stream)
        self.call("cuMemAllocAsync", "hipMallocAsync", byref(address), c_size_t(size), stream)
        assert address.value
        return address.value

    def free(self, address: int) -> None:
        """In the order of the stream."""
        self.call("cuMemFreeAsync", "hipFreeAsync", c_void_p(address), c_void_p(self.stream))
        self.freed += 1

    def copy(self, to: int, source: int, size: int, kind: int) -> None:
        stream = c_void_p(self.stream)
        if self.cuda:
            name = "cuMemcpyHtoDAsync_v2" if kind == _TO_DEVICE else "cuMemcpyDtoHAsync_v2"
            self.call(name, "", c_void_p(to), c_void_p(source), c_size_t(size), stream)
        else:
            args = c_void_p(to), c_void_p(source), c_size_t(size), c_int(kind), stream
            self.call("", "hipMemcpyAsync", *args)

    def order(self, stream: int, other: int) -> None:
        """A stream waits for what another one was asked for."""
        self.call("cuEventRecord", "hipEventRecord", self.event, c_void_p(other))
        self.call("cuStreamWaitEvent", "hipStreamWaitEvent", c_void_p(stream), self.event, c_uint(0))

    def wait(self) -> None:
        """Until the stream is empty."""
        self.call("cuStreamSynchronize", "hipStreamSynchronize", c_void_p(self.stream))

    def array(self, values: Values, **options: Any) -> Owned:
        """New memory, written in the stream."""
        made = Owned(self, self.allocate(max(values.nbytes, 1)), values.shape, values.dtype, **options)
        made.write(values)
        return made

    def from_dlpack(self, tensor: Any) -> Taken:
        """Another library's array, from which this one reads in its stream."""
        capsule = tensor.__dlpack__(stream=self.stream, max_version=(1, 0))
        return Taken(self, *dlpack.take(capsule))


class Array:
    """Contiguous memory of the library's device."""

    def __init__(self, library: Library, address: int, shape: tuple[int, ...], dtype: Any) -> None:
        self.library, self.address, self.shape, self.dtype = library, address, shape, np.dtype(dtype)

    def write(self, values: Values) -> None:
        """Queued."""
        given = np.ascontiguousarray(values)
        if given.nbytes:
            self.library.copy(self.address, given.ctypes.data, given.nbytes, _TO_DEVICE)

    def read(self) -> Values:
        """In the stream, and waited for."""
        found = np.empty(self.shape, self.dtype)
        if found.nbytes:
            self.library.copy(found.ctypes.data, self.address, found.nbytes, _TO_HOST)
        return found


class Taken(Array):
    """Another library's."""

    def __init__(
        self, library: Library, memory: Any, dtype: Any, shape: Any, strides: Any, writable: bool
    ) -> None:
        super().__init__(library, memory.address, shape, dtype.numpy)
        self.memory, self.strides, self.writable = memory, strides, writable


class Owned(Array):
    """The library's own, as it shows itself to others."""

    def __init__(
        self, library: Library, address: int, shape: tuple[int, ...], dtype: Any, *, writable: bool = True,
        strides: tuple[int, ...] | None = None, offset: int = 0, version: tuple[int, int] | None = (1, 0),
        kind: int | None = None, index: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__(library, address, shape, dtype)
        self.writable, self.strides, self.offset, self.version = writable, strides, offset, version
        self.kind = KIND[library.runtime] if kind is None else kind
        self.index = library.index if index is None else index

    def __del__(self) -> None:
        self.library.free(self.address)

    def by_dlpack(self) -> ByDlpack:
        return ByDlpack(self)

    def by_interface(self, **changed: Any) -> ByInterface:
        return ByInterface(self, changed)


class _Tensor(ctypes.Structure):
    """DLTensor, as its header has it."""

    _fields_ = (
        ("data", c_void_p), ("device_type", c_int), ("device_id", c_int), ("ndim", c_int),
        ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
        ("shape", c_void_p), ("strides", c_void_p), ("byte_offset", ctypes.c_uint64),
    )  # fmt: skip


class _Managed(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = (("tensor", _Tensor), ("context", c_void_p), ("deleter", c_void_p))


class _Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_ = (
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", c_void_p),
        ("deleter", c_void_p), ("flags", ctypes.c_uint64), ("tensor", _Tensor),
    )  # fmt: skip


_NEW, _OLD = b"dltensor_versioned", b"dltensor"
_CODES = {"i": 0, "u": 1, "f": 2, "c": 5}
_api = ctypes.pythonapi
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = c_void_p, ctypes.c_char_p, c_void_p
_api.PyCapsule_GetPointer.restype = c_void_p
_api.PyCapsule_GetPointer.argtypes = ctypes.py_object, ctypes.c_char_p
_exported: dict[int, Any] = {}


def record_of(capsule: object) -> Any:
    """What a capsule of version 1 holds."""
    address: int = _api.PyCapsule_GetPointer(capsule, _NEW)
    return _Versioned.from_address(address)


def forget_refused() -> None:
    """What destructors of capsules that nobody took would do."""
    _exported.clear()


def flags_of(capsule: object) -> int:
    """What a capsule of version 1 says of its memory."""
    return int(record_of(capsule).flags)


@ctypes.CFUNCTYPE(None, c_void_p)
def _delete(address: int) -> None:
    array, *_ = _exported.pop(address)  # KeyError: a second time
    array.library.deleted += 1


class ByDlpack:
    """An array that shows itself by DLPack only."""

    def __init__(self, array: Owned) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.kind, self.array.index

    def __dlpack__(self, *, stream: int | None = None, max_version: tuple[int, int] | None = None) -> object:
        array, library = self.array, self.array.library
        library.asked.append(stream)
        if stream is not None and stream != -1:
            library.order(stream, library.stream)
        return _capsule(array)


def _capsule(array: Owned) -> object:
    """Of the version that the array wants, whatever the consumer asked for."""
    rank, versioned = len(array.shape), array.version is not None
    record: Any = _Versioned() if versioned else _Managed()
    size = array.dtype.itemsize
    steps = array.strides or tuple(s // size for s in np.empty(array.shape, array.dtype).strides)
    shape, strides = (ctypes.c_int64 * max(rank, 1))(*array.shape), (ctypes.c_int64 * max(rank, 1))(*steps)
    tensor = record.tensor
    tensor.data, tensor.byte_offset = array.address, array.offset
    tensor.device_type, tensor.device_id, tensor.ndim = array.kind, array.index, rank
    tensor.code = _CODES[array.dtype.kind]
    tensor.bits, tensor.lanes = array.dtype.itemsize * 8, 1
    tensor.shape, tensor.strides = ctypes.addressof(shape), ctypes.addressof(strides)
    if array.version is not None:
        record.major, record.minor = array.version
        record.flags = 0 if array.writable else 1
    record.deleter = ctypes.cast(_delete, c_void_p).value
    address = ctypes.addressof(record)
    _exported[address] = array, record, shape, strides
    capsule: object = _api.PyCapsule_New(address, _NEW if versioned else _OLD, None)
    return capsule


class ByInterface:
    """An array that shows itself by `__cuda_array_interface__` only."""

    def __init__(self, array: Owned, changed: dict[str, Any]) -> None:
        self.array, self.changed = array, changed

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        array = self.array
        size = array.dtype.itemsize
        strides = None if array.strides is None else tuple(step * size for step in array.strides)
        return {
            "shape": array.shape, "typestr": array.dtype.str, "data": (array.address, not array.writable),
            "strides": strides, "version": 3, "stream": array.library.stream, **self.changed,
        }  # fmt: skip
