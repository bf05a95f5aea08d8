"""The CUDA driver by way of PyCUDA, in its current context if there is one.

PyCUDA has neither memory pools nor graphs: memory is kept by our own pool.
"""

from __future__ import annotations

import ctypes
import threading
from functools import cache
from importlib import import_module
from typing import Any

from burn_runtimes.device.parameters import Parameters
from burn_runtimes.device.stream_api import OUT_OF_MEMORY, ApiError, Extent

driver: Any = import_module("pycuda.driver")  # has no annotations
_NON_BLOCKING = 1
_NO_TIMES = 2
_INVALID_VALUE, _LAUNCH_FAILED, _NOT_SUPPORTED = 1, 719, 801


def initialize() -> int:
    """The number of devices; ApiError if there is none."""
    with _Calls("cuInit"):
        driver.init()
        count: int = driver.Device.count()
    return count


_kept: list[Any] = []  # streams and events, for good: PyCUDA would free them outside of their context


class _Calls:
    """Makes `ApiError`s of PyCUDA's errors."""

    def __init__(self, call: str) -> None:
        self.call = call

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception) and isinstance(error, driver.Error):
            raise ApiError(self.call, _code(error), str(error)) from None


def _code(error: Exception) -> int:
    """The driver's number, of which PyCUDA keeps only a class: whether the context still works shows."""
    if isinstance(error, driver.MemoryError):
        return OUT_OF_MEMORY
    try:
        driver.Context.synchronize()
    except driver.Error:
        return _LAUNCH_FAILED
    return _INVALID_VALUE


def _no_graphs() -> ApiError:
    return ApiError("cuStreamBeginCapture", _NOT_SUPPORTED, "PyCUDA has no graphs")


@cache
def _primary_context(index: int) -> Any:
    """Retained for good: PyCUDA does not give it back in the way that CUDA wants."""
    return driver.Device(index).retain_primary_context()


class _Inside(threading.local):
    """For each `enter` of this thread that is not left, whether it has pushed the context."""

    def __init__(self) -> None:
        self.pushed: list[bool] = []


class PyCuda:
    """A device, in the current context or the primary one."""

    package = "PyCUDA"
    pooled = False
    records = False

    def __init__(self, index: int) -> None:
        with _Calls("cuDevicePrimaryCtxRetain"):
            device = driver.Device(index)
            current = driver.Context.get_current()
            mine = current is not None and driver.Context.get_device() == device
            self.device = device
            self.context: Any = current if mine else _primary_context(index)
        self._handle: int = self.context.handle
        self._inside = _Inside()
        self._memory: dict[int, Any] = {}
        self._events: dict[int, Any] = {}

    def enter(self) -> None:
        """Push the context, unless it is that of the thread."""
        self._inside.pushed.append(False)
        current = driver.Context.get_current()
        if current is None or current.handle != self._handle:
            with _Calls("cuCtxPushCurrent"):
                self.context.push()
            self._inside.pushed[-1] = True

    def leave(self) -> None:
        """Pop what `enter` has pushed: PyCUDA ends the process if a thread ends inside a context."""
        if self._inside.pushed.pop():
            driver.Context.pop()

    def attribute(self, number: int) -> int:
        """What the device says of itself; 0 for what PyCUDA does not know."""
        which = driver.device_attribute.values.get(number)
        if which is None:
            return 0
        with _Calls("cuDeviceGetAttribute"):
            value: int = self.device.get_attribute(which)
        return value

    def name(self) -> str:
        """What the device is called."""
        with _Calls("cuDeviceGetName"):
            return str(self.device.name())

    def version(self) -> int:
        """Of the driver: 13000 for 13.0."""
        with _Calls("cuDriverGetVersion"):
            found: int = driver.get_driver_version()
        return found

    def stream(self) -> Any:
        """A new stream."""
        with _Calls("cuStreamCreate"):
            stream = driver.Stream(_NON_BLOCKING)
        _kept.append(stream)
        return stream

    def handle(self, stream: Any) -> int:
        """A pointer."""
        return int(stream.handle)

    def event(self) -> Any:
        """That keeps no time."""
        with _Calls("cuEventCreate"):
            event = driver.Event(_NO_TIMES)
        _kept.append(event)
        return event

    def order(self, stream: Any, other: Any, event: Any) -> None:
        """A stream waits for what its event meant when it was told to. The host waits, if one is outside."""
        if stream is None or other is None:
            self.synchronize_all()
            return
        with _Calls("cuEventRecord"):
            event.record(other)
        with _Calls("cuStreamWaitEvent"):
            stream.wait_for_event(event)

    def outside(self, number: int) -> None:
        """None: PyCUDA has no way to a stream that it has not made."""

    def device_of(self, address: int) -> int | None:
        """By cuda-bindings, which is there for NVRTC: PyCUDA does not ask."""
        from burn_runtimes.cuda import bindings  # loads cuda-bindings

        return bindings.device_of(address)

    def allocate(self, size: int, stream: Any) -> int:
        """New memory."""
        with _Calls("cuMemAlloc"):
            memory = driver.mem_alloc(size)
        address = int(memory)
        self._memory[address] = memory
        return address

    def release(self, address: int, stream: Any) -> None:
        """Give memory back; the driver waits for the device."""
        with _Calls("cuMemFree"):
            self._memory.pop(address).free()

    def trim(self) -> None:
        """The driver keeps nothing."""

    def copy_in(self, address: int, host: int, size: int, stream: Any) -> None:
        """From memory that may be pinned, whose bytes may change at once: so this waits."""
        with _Calls("cuMemcpyHtoDAsync"):
            driver.memcpy_htod_async(address, (ctypes.c_char * size).from_address(host), stream)
        self.synchronize(stream)

    def copy_out(self, host: int, address: int, size: int, stream: Any) -> None:
        """To the host, and wait for it."""
        with _Calls("cuMemcpyDtoHAsync"):
            driver.memcpy_dtoh_async((ctypes.c_char * size).from_address(host), address, stream)
        self.synchronize(stream)

    def load(self, image: bytes, entry: str, shared: int) -> Any:
        """The kernel; what it may use of shared memory beyond 48 KiB has to be asked for."""
        with _Calls("cuModuleLoadData"):
            function = driver.module_from_buffer(image).get_function(entry)
        if shared:
            with _Calls("cuFuncSetAttribute"):
                function.set_attribute(driver.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, shared)
        return function

    def max_units(self, function: Any) -> int:
        """Threads of a block."""
        with _Calls("cuFuncGetAttribute"):
            threads: int = function.get_attribute(driver.function_attribute.MAX_THREADS_PER_BLOCK)
        return threads

    def launch(
        self, function: Any, grid: Extent, block: Extent, shared: int, parameters: Parameters, stream: Any
    ) -> None:
        """Queue a kernel. The public ways to launch pack arguments themselves, or take longer."""
        with _Calls("cuLaunchKernel"):
            function._launch_kernel(grid, block, parameters.row, shared, stream)

    def native_calls(self) -> None:
        """None: contexts must be left again."""

    def synchronize(self, stream: Any) -> None:
        """Wait for the stream."""
        with _Calls("cuStreamSynchronize"):
            stream.synchronize()

    def synchronize_all(self) -> None:
        """Wait for the context."""
        with _Calls("cuCtxSynchronize"):
            driver.Context.synchronize()

    def mark(self, stream: Any) -> int:
        """An event."""
        with _Calls("cuEventRecord"):
            event = driver.Event().record(stream)
        self._events[id(event)] = event
        return id(event)

    def wait(self, mark: Any) -> None:
        """For an event."""
        with _Calls("cuEventSynchronize"):
            self._events[mark].synchronize()

    def reached(self, mark: Any) -> bool:
        """Whether an event is over."""
        with _Calls("cuEventQuery"):
            return bool(self._events[mark].query())

    def elapsed(self, first: Any, last: Any) -> int:
        """Between events."""
        with _Calls("cuEventElapsedTime"):
            self._events[last].synchronize()
            milliseconds: float = self._events[first].time_till(self._events[last])
        return round(milliseconds * 1e6)

    def unmark(self, mark: Any) -> None:
        """Free an event here, inside of the context: elsewhere PyCUDA would only warn."""
        del self._events[mark]

    def begin_recording(self, stream: Any) -> None:
        """PyCUDA has no graphs."""
        raise _no_graphs()

    def end_recording(self, stream: Any) -> Any:
        """PyCUDA has no graphs."""
        raise _no_graphs()

    def replay(self, graph: Any, stream: Any) -> None:
        """PyCUDA has no graphs."""
        raise _no_graphs()

    def discard(self, graph: Any) -> None:
        """PyCUDA has no graphs."""
        raise _no_graphs()

    def memory(self) -> tuple[int, int]:
        """Bytes free and in all."""
        with _Calls("cuMemGetInfo"):
            free, total = driver.mem_get_info()
        return int(free), int(total)
