"""A device of HIP's."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_float, c_int, c_size_t, c_uint, c_void_p
from typing import TYPE_CHECKING

from burn_cube.launch.memory import address_of_function
from burn_runtimes.device.parameters import Parameters
from burn_runtimes.device.stream_api import ApiError, Extent
from burn_runtimes.hip.library import Calls

if TYPE_CHECKING:
    from burn_runtimes.device.native import NativeCalls

_NON_BLOCKING = 1
_NO_TIMES = 2
_MEMORY_POOLS = 88  # numbers of hipDeviceAttribute_t
_RELEASE_THRESHOLD = 4
_MAX_THREADS = 0
_CAPTURE_THREAD_LOCAL = 1
_TO_DEVICE, _TO_HOST = 1, 2
_DEVICE_ORDINAL = 9  # of hipPointer_attribute
_INVALID_VALUE, _NOT_READY = 1, 600
_PROPERTIES_BYTES, _ARCHITECTURE_AT = 4096, 1160  # hipDeviceProp_tR0600 has 1472; `gcnArchName` in it
_KEEP_ALL = (1 << 64) - 1


class Function:
    """A kernel of a loaded module."""

    __slots__ = ("handle",)

    def __init__(self, handle: int) -> None:
        self.handle = c_void_p(handle)


def _handle(function: Function) -> int:
    return function.handle.value or 0


def initialize(call: Calls) -> int:
    """The number of devices; ApiError if there is none."""
    call("hipInit", c_uint(0))
    count = c_int()
    call("hipGetDeviceCount", byref(count))
    return count.value


class HipApi:
    """See `StreamApi`."""

    records = True

    def __init__(self, call: Calls, index: int) -> None:
        self.call, self.index = call, index
        self.enter()
        self._launch = call.library.hipModuleLaunchKernel
        self.pooled = bool(self.attribute(_MEMORY_POOLS))
        if self.pooled:
            self._keep_memory()

    def _keep_memory(self) -> None:
        """Let the pool keep what comes back, which by default it gives away at each wait."""
        self._pool = c_void_p()
        self.call("hipDeviceGetDefaultMemPool", byref(self._pool), c_int(self.index))
        threshold = ctypes.c_uint64(_KEEP_ALL)
        self.call("hipMemPoolSetAttribute", self._pool, c_int(_RELEASE_THRESHOLD), byref(threshold))

    def enter(self) -> None:
        """Make the device that of the thread."""
        self.call("hipSetDevice", c_int(self.index))

    def leave(self) -> None:
        """It may stay."""

    def attribute(self, number: int) -> int:
        """What the device says of itself."""
        value = c_int()
        self.call("hipDeviceGetAttribute", byref(value), c_int(number), c_int(self.index))
        return value.value

    def name(self) -> str:
        """What the device is called."""
        text = ctypes.create_string_buffer(256)
        self.call("hipDeviceGetName", text, c_int(256), c_int(self.index))
        return text.value.decode(errors="replace")

    def architecture(self) -> str:
        """As the compiler wants it: gfx942:sramecc+:xnack-."""
        raw = ctypes.create_string_buffer(_PROPERTIES_BYTES)
        self.call("hipGetDevicePropertiesR0600", raw, c_int(self.index))
        return raw.raw[_ARCHITECTURE_AT:].split(b"\0")[0].decode(errors="replace")

    def stream(self) -> c_void_p:
        """A new stream."""
        stream = c_void_p()
        self.call("hipStreamCreateWithFlags", byref(stream), c_uint(_NON_BLOCKING))
        return stream

    def handle(self, stream: c_void_p) -> int:
        """A pointer."""
        return stream.value or 0

    def event(self) -> c_void_p:
        """That keeps no time."""
        event = c_void_p()
        self.call("hipEventCreateWithFlags", byref(event), c_uint(_NO_TIMES))
        return event

    def order(self, stream: object, other: object, event: object) -> None:
        """A stream waits for what its event meant when it was told to."""
        self.call("hipEventRecord", event, other)
        self.call("hipStreamWaitEvent", stream, event, c_uint(0))

    def outside(self, number: int) -> c_void_p:
        """By its number, which is its pointer."""
        return c_void_p(number)

    def device_of(self, address: int) -> int | None:
        """What the driver says of the pointer."""
        found = c_int()
        try:
            self.call("hipPointerGetAttribute", byref(found), c_int(_DEVICE_ORDINAL), c_void_p(address))
        except ApiError as error:
            if error.code == _INVALID_VALUE:
                return None
            raise
        return found.value

    def allocate(self, size: int, stream: object) -> int:
        """New memory."""
        address = c_void_p()
        if self.pooled:
            self.call("hipMallocAsync", byref(address), c_size_t(size), stream)
        else:
            self.call("hipMalloc", byref(address), c_size_t(size))
        return address.value or 0

    def release(self, address: int, stream: object) -> None:
        """Give memory back after what is queued; without pools, the driver waits for the device."""
        if self.pooled:
            self.call("hipFreeAsync", c_void_p(address), stream)
        else:
            self.call("hipFree", c_void_p(address))

    def trim(self) -> None:
        """Let the pool give away what nobody uses."""
        if self.pooled:
            self.call("hipMemPoolTrimTo", self._pool, c_size_t(0))

    def copy_in(self, address: int, host: int, size: int, stream: object) -> None:
        """From pageable memory, whose bytes may change at once: so this waits."""
        self._copy(address, host, size, _TO_DEVICE, stream)

    def copy_out(self, host: int, address: int, size: int, stream: object) -> None:
        """To the host, and wait for it."""
        self._copy(host, address, size, _TO_HOST, stream)

    def _copy(self, to: int, source: int, size: int, kind: int, stream: object) -> None:
        self.call("hipMemcpyAsync", c_void_p(to), c_void_p(source), c_size_t(size), c_int(kind), stream)
        self.synchronize(stream)

    def load(self, image: bytes, entry: str, shared: int) -> Function:
        """The kernel; all of a cube's shared memory may be asked for at a launch."""
        module, function = c_void_p(), c_void_p()
        self.call("hipModuleLoadData", byref(module), image)
        self.call("hipModuleGetFunction", byref(function), module, entry.encode())
        return Function(function.value or 0)

    def max_units(self, function: Function) -> int:
        """Threads of a block."""
        value = c_int()
        self.call("hipFuncGetAttribute", byref(value), c_int(_MAX_THREADS), function.handle)
        return value.value

    def launch(
        self, function: Function, grid: Extent, block: Extent, shared: int, parameters: Parameters,
        stream: object,
    ) -> None:  # fmt: skip
        """Queue a kernel."""
        code: int = self._launch(
            function.handle, *grid, *block, shared, stream, c_void_p(parameters.address), None
        )
        if code:
            raise self.call.error("hipModuleLaunchKernel", code)

    def native_calls(self) -> NativeCalls:
        """By their addresses."""
        from burn_runtimes.device.native import NativeCalls  # loads LLVM

        library = self.call.library
        return NativeCalls(
            address_of_function(library.hipSetDevice), self.index, "hipSetDevice",
            address_of_function(library.hipModuleLaunchKernel), "hipModuleLaunchKernel",
            _handle, self.call.error,
        )  # fmt: skip

    def synchronize(self, stream: object) -> None:
        """Wait for the stream."""
        self.call("hipStreamSynchronize", stream)

    def synchronize_all(self) -> None:
        """Wait for the device."""
        self.call("hipDeviceSynchronize")

    def mark(self, stream: object) -> c_void_p:
        """An event."""
        event = c_void_p()
        self.call("hipEventCreate", byref(event))
        self.call("hipEventRecord", event, stream)
        return event

    def wait(self, mark: object) -> None:
        """For an event."""
        self.call("hipEventSynchronize", mark)

    def reached(self, mark: object) -> bool:
        """Whether an event is over."""
        try:
            self.call("hipEventQuery", mark)
        except ApiError as error:
            if error.code == _NOT_READY:
                return False
            raise
        return True

    def elapsed(self, first: object, last: object) -> int:
        """Between events."""
        milliseconds = c_float()
        self.call("hipEventSynchronize", last)
        self.call("hipEventElapsedTime", byref(milliseconds), first, last)
        return round(milliseconds.value * 1e6)

    def unmark(self, mark: object) -> None:
        """Free an event."""
        self.call("hipEventDestroy", mark)

    def begin_recording(self, stream: object) -> None:
        """Of this thread's calls only."""
        self.call("hipStreamBeginCapture", stream, c_int(_CAPTURE_THREAD_LOCAL))

    def end_recording(self, stream: object) -> c_void_p:
        """A graph that can be launched."""
        graph, executable = c_void_p(), c_void_p()
        self.call("hipStreamEndCapture", stream, byref(graph))
        try:
            self.call("hipGraphInstantiate", byref(executable), graph, None, None, c_size_t(0))
        finally:
            self.call("hipGraphDestroy", graph)
        return executable

    def replay(self, graph: object, stream: object) -> None:
        """Queue a graph."""
        self.call("hipGraphLaunch", graph, stream)

    def discard(self, graph: object) -> None:
        """Free a graph."""
        self.call("hipGraphExecDestroy", graph)

    def memory(self) -> tuple[int, int]:
        """Bytes free and in all."""
        free, total = c_size_t(), c_size_t()
        self.call("hipMemGetInfo", byref(free), byref(total))
        return free.value, total.value
