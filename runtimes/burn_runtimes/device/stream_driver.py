"""The driver of a device with pointers and streams: memory, launches, reports, and what goes wrong.

Each thread has a stream, see `stream_lanes`. `launch` returns at once; `read` waits for the stream that used
its memory last, `sync` for all, and so does a launch whose kernel reports. Any thread may call.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import (
    Argument,
    Artifact,
    Buffer,
    MemoryUsage,
    Module,
    PreparedLaunch,
    Properties,
    Times,
)
from burn_cube.errors import DeviceError
from burn_cube.ir.nodes import Kernel
from burn_runtimes import memory_limit
from burn_runtimes.device import reports, saved
from burn_runtimes.device.adopted import Adoption
from burn_runtimes.device.grid import Extent, dispatched
from burn_runtimes.device.own_memory import own_memory
from burn_runtimes.device.pool import Pool, Rules
from burn_runtimes.device.recording import Recording
from burn_runtimes.device.stopwatch import Stopwatch
from burn_runtimes.device.stream_api import LOST, OUT_OF_MEMORY, OUT_OF_RESOURCES, ApiError, F, StreamApi
from burn_runtimes.device.stream_lanes import Lane, Lanes, used_by_others
from burn_runtimes.device.stream_memory import Source, StreamBuffer, buffers_of, out_of_memory, own_buffer
from burn_runtimes.device.stream_module import Compiler, StreamModule
from burn_runtimes.device.stream_state import Recent, StreamState

if TYPE_CHECKING:
    from burn_runtimes.device.native import StreamLauncher


class StreamDriver(Adoption[F]):
    """`cubes` is what the device takes in each dimension of a grid, `parameter_bytes` of a kernel's row."""

    def __init__(
        self,
        api: StreamApi[F],
        properties: Properties,
        target: str,
        compiler: Compiler,
        cubes: Extent,
        parameter_bytes: int = 4096,
    ) -> None:
        self.api, self.properties, self.target, self.compiler = api, properties, target, compiler
        self.cubes, self.parameter_bytes = cubes, parameter_bytes
        self._lock = threading.RLock()
        self._returned: deque[tuple[int, Lane | None]] = deque()
        self._settle = self._give_back  # kept for the state
        self.state = StreamState()
        self.state.watch(self._returned, self._settle)
        self.lanes = Lanes(self.state, self._new_stream, self._order)
        self.recent = Recent(self.state)
        self._lost = ""
        self._recording: Recording | None = None
        self._stopwatch = Stopwatch(api)
        self._discarded: deque[object] = deque()
        self.begin_adoption()
        self._used = 0
        self._sizes: dict[int, int] = {}
        rules = Rules(alignment=properties.alignment)
        self._pool = None if api.pooled else Pool(Source(api, properties.name), rules)

    @cached_property
    def native(self) -> StreamLauncher | None:
        """The compiled launcher, where it can run."""
        from burn_runtimes.device import native  # a first launch does without

        return native.load(self)

    def alloc(self, size: int) -> Buffer:
        """New memory; its bytes are arbitrary."""
        with self._calling(f"allocate {size} bytes", size):
            if self._pool is not None:
                piece = self._pool.reserve(size)
                buffer = StreamBuffer(piece.memory + piece.offset, size, None, piece=piece)
                self.lanes.inherit(buffer, piece.users)
                return buffer
            memory_limit.check(size, self._usage())
            lane = self.lanes.mine()
            address = self._allocate(max(size, 1), lane.stream)
            self._sizes[address] = size
            self._used += size
            return StreamBuffer(address, size, self._returned, user=lane)

    def _allocate(self, size: int, stream: Any) -> int:
        """If there is no memory left, once more when all that comes back has come back."""
        try:
            return self.api.allocate(size, stream)
        except ApiError as error:
            if error.code != OUT_OF_MEMORY:
                raise
        self._trim()
        return self.api.allocate(size, stream)

    def _trim(self) -> None:
        for lane in self.lanes:
            self.api.synchronize(lane.stream)
        self.api.trim()

    def _new_stream(self) -> tuple[Any, int]:
        stream = self.api.stream()
        return stream, self.api.handle(stream)

    def _order(self, lane: Lane, other: Lane) -> None:
        if other.event is None:
            other.event = self.api.event()
        self.api.order(lane.stream, other.stream, other.event)

    def write(self, buffer: Buffer, offset: int, data: NDArray[Any]) -> None:
        """Copy an array into a buffer."""
        given = np.ascontiguousarray(data)
        if given.nbytes:
            with self._calling(f"write {given.nbytes} bytes"):
                lane, own = self.lanes.mine(), own_buffer(buffer)
                self.lanes.claim((own,), lane)
                self.api.copy_in(own.address + offset, given.ctypes.data, given.nbytes, lane.stream)

    def read(self, buffer: Buffer, offset: int, size: int) -> NDArray[np.uint8]:
        """A copy of bytes of a buffer, after all that was launched before with it."""
        found, own, what = np.empty(size, np.uint8), own_buffer(buffer), f"read {size} bytes"
        if size:
            if len(self.lanes) > 1:  # others go on while this waits
                self._wait(what, lambda: [own.user or self.lanes.mine()])
            with self._calling(what):
                lane = own.user or self.lanes.mine()
                self.api.copy_out(found.ctypes.data, own.address + offset, size, lane.stream)
                if len(self.lanes) == 1:
                    self.recent.clear()
        return found

    def _wait(self, what: str, of: Callable[[], Sequence[Lane]]) -> None:
        """Until lanes have done what they were asked for so far, without the lock."""
        with self._calling(what):
            marks = [self.api.mark(lane.stream) for lane in of()]
        try:
            self.api.enter()
            for mark in marks:
                self.api.wait(mark)
        except ApiError as error:
            with self._lock:
                raise self._error(what, error, 0) from None
        finally:
            self.api.leave()
        with self._calling(what):
            for mark in marks:
                self.api.unmark(mark)

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """Refused: the device does not see NumPy's memory."""
        raise own_memory(self.properties.name)

    def compile(self, artifact: Artifact) -> Module:
        """Machine code for a kernel."""
        image = self.compiler(artifact, ())
        module = StreamModule(artifact, image, self._function(artifact, image))
        if module.parameters.size > self.parameter_bytes:
            raise self._refused(
                artifact.kernel,
                f"its arguments take {module.parameters.size} bytes, expected at most {self.parameter_bytes}",
            )
        return module

    def fingerprint(self) -> str:
        """What code depends on beside the kernel."""
        return self.compiler.fingerprint

    def save(self, module: Module) -> bytes | None:
        """A module without reports: their places would be those of another text."""
        assert isinstance(module, StreamModule), module
        return None if module.artifact.reports else saved.pack(module.artifact, module.image)

    def restore(self, kernel: Kernel, data: bytes) -> Module:
        """The module that was saved."""
        artifact, image = saved.unpack(self.target, kernel, data)
        return StreamModule(artifact, image, self._function(artifact, image))

    def _function(self, artifact: Artifact, image: bytes) -> F:
        kernel = artifact.kernel
        with self._calling(f"load kernel {kernel.name}"):
            function = self.api.load(image, artifact.entry, artifact.shared_bytes)
            most = self.api.max_units(function)
        if kernel.units > most:
            raise self._refused(
                kernel, f"a cube has {kernel.units} units, expected at most {most}: each needs many registers"
            )
        return function

    def _refused(self, kernel: Kernel, why: str) -> DeviceError:
        return DeviceError(f"cannot run kernel {kernel.name} on {self.properties.name}: {why}", kernel.span)

    def launch(self, module: Module, grid: Extent, args: Sequence[Argument]) -> None:
        """Queue a kernel; one that reports is waited for."""
        if 0 in grid:
            return
        own = cast("StreamModule[F]", module)
        physical, is_folded = dispatched(own.kernel.name, grid, self.cubes)
        function = self._folded(own) if is_folded else own.function
        report = self._report(own.kernel) if own.artifact.reports else None
        self._start(own, function, physical, grid, args, report.address if report is not None else 0)
        if report is not None:
            reports.show(own.kernel, self.read(report, 0, report.size).view(np.uint32))

    def launch_timed(self, module: Module, grid: Extent, args: Sequence[Argument]) -> Callable[[], Times]:
        """Queue a kernel between marks."""
        name = module.kernel.name
        with self._calling(f"time kernel {name}"):
            with self.state.closed():
                lane = self.lanes.mine()
                self.lanes.claim(buffers_of(args), lane)  # to wait is no part of the kernel's time
                found = self._stopwatch.around(lambda: self.launch(module, grid, args), lane.stream)

        def times() -> Times:
            with self._calling(f"wait for kernel {name}"):
                return found()

        return times

    def _start(
        self, module: StreamModule[F], function: F, physical: Extent, grid: Extent, args: Sequence[Argument],
        report: int,
    ) -> None:  # fmt: skip
        """As within `_calling`, written out: this is what a launch costs."""
        kernel, api = module.kernel, self.api
        with self._lock:
            if self._lost:
                raise self._gone(f"launch kernel {kernel.name}")
            try:
                api.enter()
                lane, buffers = self.lanes.mine(), buffers_of(args)
                if self._recording is not None:
                    self._expect_order(kernel, buffers, lane)
                    self._recording.kept += args
                elif self._returned:
                    self._release()
                self.lanes.claim(buffers, lane)
                self.recent.note(kernel.name)
                module.parameters.fill(grid, args, report)
                api.launch(
                    function, physical, kernel.cube_dim, module.artifact.shared_bytes, module.parameters,
                    lane.stream,
                )  # fmt: skip
            except ApiError as error:
                raise self._error(f"launch kernel {kernel.name}", error, 0) from None
            finally:
                api.leave()

    def _expect_order(self, kernel: Kernel, buffers: Sequence[StreamBuffer], lane: Lane) -> None:
        """Nothing that is recorded may wait for what is not."""
        if used_by_others(buffers, lane):
            raise DeviceError(
                f"cannot record kernel {kernel.name}: another thread used its memory last",
                help="call `sync` and use the memory in this thread, or record with `Graph`",
            )

    def _folded(self, module: StreamModule[F]) -> F:
        with self._lock:
            if module.folded is None:
                image = self.compiler(module.artifact, ("BURN_FOLDED",))
                module.folded = self._function(module.artifact, image)
            return module.folded

    def _report(self, kernel: Kernel) -> StreamBuffer:
        with self._lock:  # a recording of another thread is waited for
            if self._recording is not None:
                raise DeviceError(
                    f"cannot record kernel {kernel.name}: it reports, which has to be waited for"
                )
        words = reports.new(kernel)
        buffer = self.alloc(words.nbytes)
        self.write(buffer, 0, words)
        return own_buffer(buffer)

    @contextmanager
    def recording(self, args: Sequence[Argument] = ()) -> Generator[Recording]:
        """Record launches of this thread instead of running them, to launch them together, again and again.

        Inside, nothing but launches is possible, and none of kernels that report; other threads wait.
        DeviceError where the driver cannot record, and for memory that another thread used last unless it is
        among `args`.
        """
        if not self.api.records:
            raise DeviceError(
                f"cannot record launches on {self.properties.name}: this package has no graphs",
                help="set BURN_CUBE_CUDA_BINDING=cuda-bindings",
            )
        with self._calling("record launches"), self.state.closed():
            lane = self.lanes.mine()
            self.lanes.claim(buffers_of(args), lane)
            self.api.begin_recording(lane.stream)
            found = self._recording = Recording()
            try:
                yield found
            except BaseException:
                self.api.discard(self.api.end_recording(lane.stream))
                raise
            finally:
                self._recording = None
            found.end(self.api.end_recording(lane.stream), self._replay, self._discarded.append)

    def prepare(self, launches: Sequence[PreparedLaunch]) -> Callable[[], None]:
        """What launches a recording; where the driver cannot record, one after another."""
        for one in launches:
            if dispatched(one.module.kernel.name, one.grid, self.cubes)[1]:
                self._folded(cast("StreamModule[F]", one.module))  # loads, which is no part of a recording
        if not self.api.records:
            return lambda: self._launch_all(launches)
        with self.recording([arg for one in launches for arg in one.args]) as found:
            self._launch_all(launches)
        return found.launch

    def _launch_all(self, launches: Sequence[PreparedLaunch]) -> None:
        for one in launches:
            self.launch(one.module, one.grid, one.args)

    def _replay(self, recording: Recording) -> None:
        with self._calling("launch a recording"):
            lane = self.lanes.mine()
            self.lanes.claim(recording.buffers, lane)
            self.api.replay(recording.graph, lane.stream)

    def flush(self) -> None:
        """Work starts as soon as it is queued."""

    def sync(self) -> None:
        """Wait until all that was launched has finished, by any thread."""
        what, count = "wait for the device", self.state.count
        if len(self.lanes) > 1:
            self._wait(what, lambda: list(self.lanes))
        with self._calling(what):
            if len(self.lanes) < 2:
                self.api.synchronize(self.lanes.mine().stream)
            if len(self.lanes) == 1 or self.state.count == count:
                self.recent.clear()
            self.settle_adopted()

    def memory_usage(self) -> MemoryUsage:
        """Bytes of buffers, in use and kept for buffers to come."""
        with self._calling("ask for the memory in use"):
            return self._usage() if self._pool is None else self._pool.usage()

    def _usage(self) -> MemoryUsage:
        """What is not the pool's."""
        return MemoryUsage(self._used, 0, self._used, len(self._sizes))

    def persistent_memory(self) -> AbstractContextManager[None]:
        """What this thread allocates inside is kept until `memory_cleanup`; a driver's own pool keeps all."""
        return nullcontext() if self._pool is None else self._pool.persistent()

    def memory_cleanup(self) -> None:
        """Give memory that no buffer uses to the driver."""
        with self._calling("give memory back"):
            if self._pool is not None:
                self._pool.cleanup()
            else:
                self._trim()

    def launch_failed(self, module: StreamModule[F], error: ApiError) -> None:
        """Raises for a compiled launch what `launch` does."""
        what = f"launch kernel {module.kernel.name}"
        with self._lock:
            try:
                self.api.enter()
                found = self._error(what, error, 0)
            except ApiError as another:
                found = DeviceError(f"cannot {what} on {self.properties.name}: {another}")
            finally:
                self.api.leave()
        raise found

    def _give_back(self) -> None:
        """Before a compiled launch, as all else does."""
        with self._calling("give memory back"):
            pass

    def _release(self) -> None:
        self.settle_adopted()
        while self._returned:
            address, user = self._returned.popleft()
            self._used -= self._sizes.pop(address)
            self.api.release(address, (user or self.lanes.mine()).stream)
        while self._discarded:
            self.api.discard(self._discarded.popleft())

    @contextmanager
    def _calling(self, what: str, size: int = 0, settle: bool = True) -> Generator[None]:
        """One thread at a time, on the device; what the driver refuses becomes one of our errors.

        `settle`: what is not needed any more goes first.
        """
        with self._lock:
            if self._lost:
                raise self._gone(what)
            if self._recording is not None:
                raise DeviceError(f"cannot {what} while launches are recorded")
            try:
                self.api.enter()
                if settle and (self._returned or self._discarded or self._left or self._held or self._back):
                    self._release()
                yield
            except ApiError as error:
                raise self._error(what, error, size) from None
            finally:
                self.api.leave()

    def _gone(self, what: str) -> DeviceError:
        return DeviceError(f"cannot {what}: {self._lost}", help=_RESTART)

    def _error(self, what: str, error: ApiError, size: int) -> DeviceError:
        name = self.properties.name
        if error.code == OUT_OF_MEMORY:
            return out_of_memory(self.api, name, size, what)
        if error.code in LOST:
            named = ", ".join(self.recent.names())
            blamed = f"in one of the last kernels, {named}" if named else "outside of our kernels"
            self.state.shut += not self._lost
            self._lost = f"{name} was lost {blamed}: {error}"
            return self._gone(what)
        help = "use smaller cubes" if error.code == OUT_OF_RESOURCES else None
        return DeviceError(f"cannot {what} on {name}: {error}", help=help)


_RESTART = "other devices go on; this one needs a new process"
