"""Compiled launches on devices: what `stream.h` of the launcher must know of a driver and a kernel."""

from __future__ import annotations

import ctypes
import struct
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from burn_cube import dtypes as dt
from burn_cube.driver import Artifact, Buffer, Field, Module
from burn_cube.ir import abi
from burn_cube.ir.nodes import BufferParam, ScalarParam
from burn_cube.launch.memory import word
from burn_cube.launch.native import Work
from burn_cube.launch.native_items import offset
from burn_cube.record import record
from burn_cube.types import elem
from burn_runtimes.device.grid import Extent, dispatched
from burn_runtimes.device.stream_api import ApiError
from burn_runtimes.device.stream_lanes import Lane
from burn_runtimes.device.stream_memory import StreamBuffer
from burn_runtimes.native import entry

if TYPE_CHECKING:
    from burn_runtimes.device.parameters import Addressed
    from burn_runtimes.device.stream_driver import StreamDriver
    from burn_runtimes.device.stream_module import StreamModule
    from burn_runtimes.device.stream_state import StreamState

_POINTER = 8
_HALF, _BRAIN = 2, 3
_NOTHING = 3  # a slot that holds 0
_MOST_PARAMETERS, _MOST_BYTES = 33, 2560  # what `stream.h` has room for
_HEAD = struct.Struct("10q")
_COPY = struct.Struct("3q")


@record
class NativeCalls:
    """The functions of a driver that launch: addresses, names for messages, and their fixed arguments."""

    enter: int
    context: int
    enter_name: str
    launch: int
    launch_name: str
    handle: Callable[[Any], int]
    """Of a kernel that is loaded."""
    error: Callable[[str, int], ApiError]
    """Of a call that gave a number."""


class StreamLauncher(entry.Entries):
    """See `burn_cube.launch.native.NativeRuntime`."""

    opaque = False

    def __init__(self, driver: StreamDriver[Any], calls: NativeCalls, function: int) -> None:
        super().__init__(function)
        self._driver, self._calls = driver, calls
        state = driver.state
        state.enter, state.context = calls.enter, calls.context
        state.launch = calls.launch
        lane = Lane(0, None, state.lanes[0])
        self._user = offset(StreamBuffer(1, 2, None, user=lane), lane)

    def address(self, buffer: Buffer) -> int:
        """Where a buffer is."""
        return cast("Addressed", buffer).address

    def user(self, buffer: Buffer) -> int:
        """A slot of the buffer."""
        return id(buffer) + self._user

    def work(self, module: Module, grid: Extent) -> Work | None:
        """How to launch a module; None for one that reports, and for grids that are folded."""
        own = cast("StreamModule[Any]", module)
        kernel = own.artifact.kernel
        if own.artifact.reports or dispatched(kernel.name, grid, self._driver.cubes)[1]:
            return None
        code = kernel_code(
            own.artifact, self._driver.state, self._calls.handle(own.function),
            self._driver.recent.number(kernel.name),
        )  # fmt: skip
        return None if code is None else queued(code, partial(self._fail, own), (own, self._driver))

    def _fail(self, module: StreamModule[Any], number: int) -> None:
        """Raises what the driver refused."""
        calls = self._calls
        name = calls.launch_name if number > 0 else calls.enter_name
        self._driver.launch_failed(module, calls.error(name, abs(number)))


def load(driver: StreamDriver[Any]) -> StreamLauncher | None:
    """The launcher of a driver; None where it cannot run."""
    try:
        calls = driver.api.native_calls()
    except ApiError:  # a driver that does not tell where its functions are
        return None
    if calls is None or not _deque_fields():
        return None
    function = entry.load()
    return StreamLauncher(driver, calls, function) if function is not None else None


def _deque_fields() -> bool:
    return all(word(id(value) + 16) == len(value) for value in (deque[int](), deque([7, 8, 9])))


def queued(code: bytes, fail: Callable[[int], None] | None, held: tuple[object, ...]) -> Work:
    """What launches a kernel that `kernel_code` describes."""
    kept = ctypes.create_string_buffer(code, len(code))
    return Work(ctypes.addressof(kept), fail, (*held, kept), stream=True)


def kernel_code(artifact: Artifact, state: StreamState, function: int, number: int) -> bytes | None:
    """The struct `kernel`; None for one of too many parameters. `function` is a handle of the driver."""
    kernel, record = artifact.kernel, artifact.record_bytes
    pointers = sum(isinstance(param, BufferParam) for param in kernel.params)
    parameters = pointers + (record > 0)
    if parameters > _MOST_PARAMETERS or pointers * _POINTER + record > _MOST_BYTES:
        return None
    copies = _copies(artifact, pointers)
    head = _HEAD.pack(
        ctypes.addressof(state), function, number, *kernel.cube_dim, artifact.shared_bytes, record,
        parameters, len(copies),
    )  # fmt: skip
    return b"".join([head, *copies])


def _copies(artifact: Artifact, pointers: int) -> list[bytes]:
    """Addresses, then the fields of the record."""
    slots = {
        (slot.kind, slot.param, slot.dim): i for i, slot in enumerate(abi.layout(artifact.kernel.params))
    }
    addresses = [i for (kind, _, _), i in slots.items() if kind == "address"]
    found = [_COPY.pack(slot, i * _POINTER, _POINTER) for i, slot in enumerate(addresses)]
    for field in artifact.fields:
        # a base is 0, since opaque buffers are taken as a whole only
        slot = _NOTHING if field.kind == "base" else slots[field.kind, field.param, field.dim]
        found.append(_COPY.pack(slot, pointers * _POINTER + field.offset, _kind(artifact, field)))
    return found


def _kind(artifact: Artifact, field: Field) -> int:
    if field.kind == "scalar":
        param = artifact.kernel.params[field.param]
        assert isinstance(param, ScalarParam), param
        narrow = {dt.F16: _HALF, dt.BF16: _BRAIN}.get(elem(param.var.value_type))
        if narrow is not None:
            return narrow
    return field.dtype.size
