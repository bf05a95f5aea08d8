"""DLPack, both ways: memory of a device shared with other libraries, without a copy.

A capsule holds a record of DLPack, of version 1.0 or, for consumers that name no version, of the older
form. The one who takes it renames the capsule and calls the record's deleter at the end. A record made here
keeps the array's owner alive until then, or, where nobody took the capsule, until the next export after it
went; an array taken keeps the record.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from ctypes import (
    POINTER,
    Structure,
    c_char_p,
    c_int32,
    c_int64,
    c_uint8,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)
from functools import cache
from typing import Any, NamedTuple, cast

from burn_cube import dtypes as dt
from burn_cube.driver import DeviceArray, Driver, SharesStreams
from burn_cube.dtypes import DType
from burn_cube.launch import graph, runtimes

DEVICES = {"cpu": 1, "cuda": 2, "rocm": 10}
"""DLPack's number of a runtime's memory; that of other runtimes has no address that others could use."""
CUDA_MANAGED = 13
"""DLPack's number of CUDA's memory that moves by itself; of CUDA to us."""
_LEGACY_STREAM = {2: 1, 10: 0, CUDA_MANAGED: 1}
_NO_STREAMS = {2: (0,), 10: (1, 2)}  # 0 may be either default stream of CUDA's, and HIP's is 0
_UNORDERED = -1
_KINDS = {"int": 0, "uint": 1, "float": 2, "bool": 6}
_BFLOAT = 4
_NAMES = ("ints", "unsigned ints", "floats", "handles", "bfloats", "complex numbers", "bools")  # of its types
VERSION = (1, 0)
"""Of DLPack, the newest that is understood."""
_READ_ONLY, _COPIED = 1, 2


class _Tensor(Structure):
    _fields_ = [
        ("data", c_void_p), ("device_type", c_int32), ("device_id", c_int32), ("ndim", c_int32),
        ("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16),
        ("shape", POINTER(c_int64)), ("strides", POINTER(c_int64)), ("byte_offset", c_uint64),
    ]  # fmt: skip


class _Managed(Structure):
    _fields_ = [("tensor", _Tensor), ("context", c_void_p), ("deleter", c_void_p)]


class _Versioned(Structure):
    _fields_ = [
        ("major", c_uint32), ("minor", c_uint32), ("context", c_void_p), ("deleter", c_void_p),
        ("flags", c_uint64), ("tensor", _Tensor),
    ]  # fmt: skip


_Record = _Managed | _Versioned
_Deleter = ctypes.CFUNCTYPE(None, c_void_p)
_api = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, c_void_p, c_char_p, c_void_p)(("PyCapsule_New", _api))
_pointer = ctypes.PYFUNCTYPE(c_void_p, ctypes.py_object, c_char_p)(("PyCapsule_GetPointer", _api))
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, c_char_p)(("PyCapsule_IsValid", _api))
_set_name = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, c_char_p)(("PyCapsule_SetName", _api))

_PLAIN, _PLAIN_USED = b"dltensor", b"used_dltensor"
_NEW, _NEW_USED = b"dltensor_versioned", b"used_dltensor_versioned"


class _Exported(NamedTuple):
    held: tuple[object, ...]
    array: DeviceArray
    stream: int | None  # of the consumer


# without a lock: the owner of a record may itself hold memory taken from another one, and goes in `pop`
_exported: dict[int, _Exported] = {}
"""By address, a record that others may read and what it needs."""
_offered: dict[int, object] = {}
"""By address of the record, capsules that may not have been taken yet.

They have no destructors: consumers drop what they refuse while their error is pending, and no Python code can
run then without losing it.
"""


def default_stream(kind: int) -> int:
    """The number of the stream that a library of a device uses unless told otherwise."""
    return _LEGACY_STREAM[kind]


def streams_of(driver: Driver) -> SharesStreams | None:
    """The driver, if it has streams that others can be ordered with."""
    return cast("SharesStreams", driver) if implements(type(driver), SharesStreams) else None


@cache
def implements(kind: type, protocol: type) -> bool:
    """Whether a driver does; asked once: a Protocol looks at each of its names."""
    return issubclass(kind, protocol)


def device_of(value: Any) -> tuple[int, int]:
    """`__dlpack_device__` of another library's array, as plain numbers; that of the CPU if it has none.

    BufferError for what is no device.
    """
    if not hasattr(value, "__dlpack_device__"):
        return DEVICES["cpu"], 0
    try:
        kind, index = value.__dlpack_device__()
        return int(kind), int(index)
    except Exception as error:  # whatever the library raises
        raise BufferError(f"its __dlpack_device__ gives {type(error).__name__}: {error}") from error


def device(array: DeviceArray) -> tuple[int, int]:
    """`__dlpack_device__` of an array; BufferError if its memory cannot be shared."""
    name, runtime = array.driver.properties.name, array.driver.properties.runtime
    number = DEVICES.get(runtime)
    if number is None or not hasattr(array.buffer, "address"):
        raise BufferError(f"cannot share memory of {name} through DLPack: it has no address")
    return number, runtimes.index_of(array.driver)


def export(
    array: DeviceArray,
    owner: object,
    max_version: tuple[int, int] | None = None,
    stream: int | None = None,
    copied: bool = False,
) -> object:
    """A capsule over the memory of an array, which `owner` keeps alive.

    `max_version` is what the consumer understands; one that gives none cannot be told of read-only memory,
    which is a BufferError. On CUDA and HIP, work in flight on the array is waited for by the consumer's
    `stream`: a number, None for the default one, -1 for none; elsewhere the host waits, and a stream is a
    BufferError. `copied`: nobody else has the memory.
    """
    graph.refuse("share a tensor")
    kind, index = device(array)
    versioned = max_version is not None and max_version[0] >= 1
    if not array.writable and not versioned:
        raise BufferError("cannot share read-only memory with a library whose DLPack does not know of it")
    used_in = _hand_over(array, kind, stream)
    record = _Versioned() if versioned else _Managed()
    held = _describe(record.tensor, array, kind, index)
    if isinstance(record, _Versioned):
        record.major, record.minor = VERSION
        record.flags = _READ_ONLY * (not array.writable) | _COPIED * copied
    record.deleter = ctypes.cast(_DELETE, c_void_p).value
    address = ctypes.addressof(record)
    capsule: object = _new(address, _NEW if versioned else _PLAIN, None)
    _forget_dropped()
    _exported[address] = _Exported((record, *held, owner, array), array, used_in)
    _offered[address] = capsule
    return capsule


def _hand_over(array: DeviceArray, kind: int, stream: int | None) -> int | None:
    """Let the consumer's stream come after the work in flight; that stream, if there are streams."""
    driver = array.driver
    if kind not in _LEGACY_STREAM:
        if stream is not None:
            raise BufferError(f"cannot share memory in stream {stream}: {driver.properties.name} has none")
        driver.sync()
        return None
    streams = streams_of(driver)
    if streams is None:
        driver.sync()
        return None
    number = _LEGACY_STREAM[kind] if stream is None else stream
    if number < _UNORDERED or number in _NO_STREAMS[kind]:
        raise BufferError(f"cannot share memory in stream {number}: DLPack has no such stream")
    if number == _UNORDERED:
        return None
    streams.lead_stream(number, [array.buffer])
    return number


def _describe(tensor: _Tensor, array: DeviceArray, kind: int, index: int) -> tuple[object, ...]:
    """Fills a record's description; what is returned must live as long."""
    rank = len(array.shape)
    shape = (c_int64 * max(rank, 1))(*array.shape)
    strides = (c_int64 * max(rank, 1))(*array.strides)
    start = cast("Any", array.buffer).address + array.offset
    tensor.data, tensor.byte_offset = start if start else None, 0
    tensor.device_type, tensor.device_id, tensor.ndim = kind, index, rank
    tensor.code = _BFLOAT if array.dtype is dt.BF16 else _KINDS[array.dtype.kind]
    tensor.bits, tensor.lanes = array.dtype.bits, 1
    tensor.shape = ctypes.cast(shape, POINTER(c_int64))
    tensor.strides = ctypes.cast(strides, POINTER(c_int64))
    return shape, strides


def _delete(
    address: int,
    exported: dict[int, _Exported] = _exported,
    ending: Callable[[], bool] = sys.is_finalizing,
) -> None:
    """A consumer is done, and maybe its stream is not: then the driver lets go.

    The defaults outlive this module's globals, as consumers may at the end of the process.
    """
    gone = exported.pop(address, None)
    if gone is not None and gone.stream is not None and not ending():
        cast("SharesStreams", gone.array.driver).returned(gone.array.buffer, gone.stream, gone.held)


def _forget_dropped() -> None:
    """Let go of records whose capsules nobody took, and nobody has any more."""
    for address in list(_offered):
        capsule = _offered.pop(address, None)
        if capsule is None or _is_valid(capsule, _PLAIN_USED) or _is_valid(capsule, _NEW_USED):
            continue
        if sys.getrefcount(capsule) <= _HELD_HERE:
            _exported.pop(address, None)
        else:
            _offered[address] = capsule


_HELD_HERE = 2  # references to a capsule that nobody else has: the variable, and the argument of getrefcount
_DELETE = _Deleter(_delete)
_api.Py_IncRef(ctypes.py_object(_DELETE))  # for ever: consumers may call it when this module is gone


class Foreign:
    """Memory of another library, for as long as this object lives. `address`: of the first element."""

    __slots__ = ("_record", "address", "device")

    def __init__(self, record: _Record) -> None:
        self._record = record
        tensor = record.tensor
        self.address = int(tensor.data or 0) + int(tensor.byte_offset)
        self.device = (int(tensor.device_type), int(tensor.device_id))

    def __del__(
        self,
        call: Callable[[int], Callable[[int], None]] = _Deleter,
        address: Callable[[_Record], int] = ctypes.addressof,
    ) -> None:  # defaults, which outlive this module's globals at the end of the process
        if self._record.deleter:
            call(self._record.deleter)(address(self._record))


def take(capsule: object) -> tuple[Foreign, DType, tuple[int, ...], tuple[int, ...], bool]:
    """The memory in a capsule, its dtype, shape, strides in elements, and whether it may be written.

    BufferError for a capsule that was taken before, and for a dtype that kernels do not have.
    """
    if _is_valid(capsule, _NEW):
        record: _Record = ctypes.cast(_pointer(capsule, _NEW), POINTER(_Versioned)).contents
        used = _NEW_USED
    elif _is_valid(capsule, _PLAIN):
        record = ctypes.cast(_pointer(capsule, _PLAIN), POINTER(_Managed)).contents
        used = _PLAIN_USED
    else:
        if type(capsule).__name__ != "PyCapsule":
            raise BufferError(f"cannot take a {type(capsule).__name__} as memory: expected a DLPack capsule")
        raise BufferError("cannot take this DLPack capsule: it was taken before")
    dtype, rank = _dtype(record.tensor), record.tensor.ndim
    if rank < 0 or (rank and not record.tensor.shape):
        raise BufferError(f"cannot take a DLPack capsule of {rank} dimensions without a shape")
    if isinstance(record, _Versioned) and record.major > VERSION[0]:
        raise BufferError(f"cannot take a DLPack capsule of version {record.major}.{record.minor}")
    _set_name(capsule, used)
    shape = tuple(record.tensor.shape[:rank])
    strides = tuple(record.tensor.strides[:rank]) if record.tensor.strides else dense(shape)
    writable = not (isinstance(record, _Versioned) and record.flags & _READ_ONLY)
    return Foreign(record), dtype, shape, strides, writable


def _dtype(tensor: _Tensor) -> DType:
    code, bits, lanes = int(tensor.code), int(tensor.bits), int(tensor.lanes)
    for dtype in dt.STORABLE:
        known = _BFLOAT if dtype is dt.BF16 else _KINDS.get(dtype.kind)
        if (known, dtype.bits, 1) == (code, bits, lanes):
            return dtype
    named = _NAMES[code] if code < len(_NAMES) else f"DLPack's type {code}"
    together = f" in vectors of {lanes}" if lanes != 1 else ""
    raise BufferError(f"cannot take {named} of {bits} bits{together}: no dtype of kernels")


def dense(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The strides, in elements, of an array without gaps."""
    strides = [1] * len(shape)
    for axis in range(len(shape) - 2, -1, -1):
        strides[axis] = strides[axis + 1] * max(shape[axis + 1], 1)
    return tuple(strides)
