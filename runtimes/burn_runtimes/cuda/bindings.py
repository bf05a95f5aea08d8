"""The CUDA driver by way of cuda-bindings: the primary context, memory from the device's pool."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from burn_runtimes.device.parameters import Parameters
from burn_runtimes.device.stream_api import ApiError, Extent

if TYPE_CHECKING:
    from burn_runtimes.device.native import NativeCalls

driver: Any = import_module("cuda.bindings.driver")  # its annotations say little
_NO_TIMES = 2  # CU_EVENT_DISABLE_TIMING
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING: does not wait for the null stream
_KEEP_ALL = (1 << 64) - 1
_MEMORY_TYPE = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE  # of pageable memory an error
_DEVICE = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
_INVALID_VALUE, _NOT_FOUND, _NOT_READY = 1, 500, 600
_INTERFACE = 12000  # the version of CUDA whose functions compiled launches call


def check(call: str, answer: tuple[Any, ...]) -> Any:
    """What a call gives beside its error; ApiError if that is one."""
    if not answer[0]:
        return answer[1] if len(answer) == 2 else answer[1:]
    raise _error(call, int(answer[0]))


def _error(call: str, code: int) -> ApiError:
    number = driver.CUresult(code)
    _, text = driver.cuGetErrorString(number)
    words = text.decode(errors="replace") if text else "unknown error"
    return ApiError(call, code, f"{number.name}, {words}")


def _function(name: str) -> int:
    address, _ = check("cuGetProcAddress", driver.cuGetProcAddress(name.encode(), _INTERFACE, 0))
    if not address:
        raise ApiError("cuGetProcAddress", _NOT_FOUND, f"there is no {name}")
    return int(address)


def initialize() -> int:
    """The number of devices; ApiError if there is none, RuntimeError if there is no driver library."""
    check("cuInit", driver.cuInit(0))
    count: int = check("cuDeviceGetCount", driver.cuDeviceGetCount())
    return count


def device_of(address: int) -> int | None:
    """The device of a pointer; None for one that CUDA does not know."""
    answer = driver.cuPointerGetAttribute(_DEVICE, address)
    if int(answer[0]) == _INVALID_VALUE:
        return None
    found: int = check("cuPointerGetAttribute", answer)
    return found


class Bindings:
    """A device, in its primary context."""

    package = "cuda-bindings"
    records = True

    def __init__(self, index: int) -> None:
        self.device = check("cuDeviceGet", driver.cuDeviceGet(index))
        self._context = check("cuDevicePrimaryCtxRetain", driver.cuDevicePrimaryCtxRetain(self.device))
        self.enter()
        self.pooled = bool(self.attribute(115))  # memory pools
        if self.pooled:
            self._keep_memory()

    def _keep_memory(self) -> None:
        """Let the pool keep what comes back, which by default it gives away at each wait."""
        self._pool = check("cuDeviceGetDefaultMemPool", driver.cuDeviceGetDefaultMemPool(self.device))
        threshold = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        check(
            "cuMemPoolSetAttribute",
            driver.cuMemPoolSetAttribute(self._pool, threshold, driver.cuuint64_t(_KEEP_ALL)),
        )

    def enter(self) -> None:
        """Make the context that of the thread."""
        check("cuCtxSetCurrent", driver.cuCtxSetCurrent(self._context))

    def leave(self) -> None:
        """The context may stay: it is the one that all packages but PyCUDA use."""

    def attribute(self, number: int) -> int:
        """What the device says of itself."""
        which = driver.CUdevice_attribute(number)
        value: int = check("cuDeviceGetAttribute", driver.cuDeviceGetAttribute(which, self.device))
        return value

    def name(self) -> str:
        """What the device is called."""
        raw: bytes = check("cuDeviceGetName", driver.cuDeviceGetName(128, self.device))
        return raw.split(b"\0")[0].decode(errors="replace")

    def version(self) -> int:
        """Of the driver: 13000 for 13.0."""
        found: int = check("cuDriverGetVersion", driver.cuDriverGetVersion())
        return found

    def stream(self) -> Any:
        """A new stream."""
        return check("cuStreamCreate", driver.cuStreamCreate(_NON_BLOCKING))

    def handle(self, stream: Any) -> int:
        """A pointer."""
        return int(stream)

    def event(self) -> Any:
        """That keeps no time."""
        return check("cuEventCreate", driver.cuEventCreate(_NO_TIMES))

    def order(self, stream: Any, other: Any, event: Any) -> None:
        """A stream waits for what its event meant when it was told to."""
        check("cuEventRecord", driver.cuEventRecord(event, other))
        check("cuStreamWaitEvent", driver.cuStreamWaitEvent(stream, event, 0))

    def outside(self, number: int) -> Any:
        """By its number, which is its pointer."""
        return driver.CUstream(number)

    def device_of(self, address: int) -> int | None:
        """What the driver says of the pointer."""
        return device_of(address)

    def allocate(self, size: int, stream: Any) -> int:
        """New memory."""
        if self.pooled:
            return int(check("cuMemAllocAsync", driver.cuMemAllocAsync(size, stream)))
        return int(check("cuMemAlloc", driver.cuMemAlloc(size)))

    def release(self, address: int, stream: Any) -> None:
        """Give memory back after what is queued; without pools, the driver waits for the device."""
        if self.pooled:
            check("cuMemFreeAsync", driver.cuMemFreeAsync(address, stream))
        else:
            check("cuMemFree", driver.cuMemFree(address))

    def trim(self) -> None:
        """Let the pool give away what nobody uses."""
        if self.pooled:
            check("cuMemPoolTrimTo", driver.cuMemPoolTrimTo(self._pool, 0))

    def copy_in(self, address: int, host: int, size: int, stream: Any) -> None:
        """Pageable memory the driver copies aside before it returns; what it knows itself, it reads later."""
        check("cuMemcpyHtoDAsync", driver.cuMemcpyHtoDAsync(address, host, size, stream))
        if not driver.cuPointerGetAttribute(_MEMORY_TYPE, host)[0]:
            self.synchronize(stream)

    def copy_out(self, host: int, address: int, size: int, stream: Any) -> None:
        """To the host, and wait for it."""
        check("cuMemcpyDtoHAsync", driver.cuMemcpyDtoHAsync(host, address, size, stream))
        self.synchronize(stream)

    def load(self, image: bytes, entry: str, shared: int) -> Any:
        """The kernel; what it may use of shared memory beyond 48 KiB has to be asked for."""
        module = check("cuModuleLoadData", driver.cuModuleLoadData(image))
        function = check("cuModuleGetFunction", driver.cuModuleGetFunction(module, entry.encode()))
        if shared:
            which = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
            check("cuFuncSetAttribute", driver.cuFuncSetAttribute(function, which, shared))
        return function

    def max_units(self, function: Any) -> int:
        """Threads of a block."""
        which = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK
        threads: int = check("cuFuncGetAttribute", driver.cuFuncGetAttribute(which, function))
        return threads

    def launch(
        self, function: Any, grid: Extent, block: Extent, shared: int, parameters: Parameters, stream: Any
    ) -> None:
        """Queue a kernel."""
        answer = driver.cuLaunchKernel(function, *grid, *block, shared, stream, parameters.address, 0)
        if answer[0]:
            check("cuLaunchKernel", answer)

    def native_calls(self) -> NativeCalls:
        """By their addresses."""
        from burn_runtimes.device.native import NativeCalls  # loads LLVM

        return NativeCalls(
            _function("cuCtxSetCurrent"), int(self._context), "cuCtxSetCurrent",
            _function("cuLaunchKernel"), "cuLaunchKernel", int, _error,
        )  # fmt: skip

    def synchronize(self, stream: Any) -> None:
        """Wait for the stream."""
        check("cuStreamSynchronize", driver.cuStreamSynchronize(stream))

    def synchronize_all(self) -> None:
        """Wait for the context."""
        check("cuCtxSynchronize", driver.cuCtxSynchronize())

    def mark(self, stream: Any) -> Any:
        """An event."""
        event = check("cuEventCreate", driver.cuEventCreate(0))
        check("cuEventRecord", driver.cuEventRecord(event, stream))
        return event

    def wait(self, mark: Any) -> None:
        """For an event."""
        check("cuEventSynchronize", driver.cuEventSynchronize(mark))

    def reached(self, mark: Any) -> bool:
        """Whether an event is over."""
        answer = driver.cuEventQuery(mark)
        if int(answer[0]) == _NOT_READY:
            return False
        check("cuEventQuery", answer)
        return True

    def elapsed(self, first: Any, last: Any) -> int:
        """Between events."""
        check("cuEventSynchronize", driver.cuEventSynchronize(last))
        milliseconds: float = check("cuEventElapsedTime", driver.cuEventElapsedTime(first, last))
        return round(milliseconds * 1e6)

    def unmark(self, mark: Any) -> None:
        """Free an event."""
        check("cuEventDestroy", driver.cuEventDestroy(mark))

    def begin_recording(self, stream: Any) -> None:
        """Of this thread's calls only."""
        mode = driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL
        check("cuStreamBeginCapture", driver.cuStreamBeginCapture(stream, mode))

    def end_recording(self, stream: Any) -> Any:
        """A graph that can be launched."""
        graph = check("cuStreamEndCapture", driver.cuStreamEndCapture(stream))
        try:
            return check("cuGraphInstantiate", driver.cuGraphInstantiate(graph, 0))
        finally:
            check("cuGraphDestroy", driver.cuGraphDestroy(graph))

    def replay(self, graph: Any, stream: Any) -> None:
        """Queue a graph."""
        check("cuGraphLaunch", driver.cuGraphLaunch(graph, stream))

    def discard(self, graph: Any) -> None:
        """Free a graph."""
        check("cuGraphExecDestroy", driver.cuGraphExecDestroy(graph))

    def memory(self) -> tuple[int, int]:
        """Bytes free and in all."""
        free, total = check("cuMemGetInfo", driver.cuMemGetInfo())
        return int(free), int(total)
