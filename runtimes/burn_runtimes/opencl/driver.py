"""The driver: a queue in order for each thread; launches return at once, reads and `sync` wait."""

from __future__ import annotations

import atexit
import json
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import pyopencl as cl
from numpy.typing import NDArray

from burn_cube.driver import Argument, Artifact, Buffer, BufferArg, MemoryUsage, Module, PreparedLaunch, Times
from burn_cube.errors import DeviceError, OutOfMemoryError
from burn_cube.ir.nodes import Kernel
from burn_runtimes.device import reports, saved
from burn_runtimes.device.clock import Clock
from burn_runtimes.device.grid import dispatched
from burn_runtimes.device.own_memory import own_memory
from burn_runtimes.device.stream_lanes import Lane, Lanes
from burn_runtimes.device.stream_state import StreamState
from burn_runtimes.opencl.devices import open_device, options, properties, rounds
from burn_runtimes.opencl.memory import Memory, OpenclBuffer, own
from burn_runtimes.opencl.module import OpenclModule

if TYPE_CHECKING:
    from burn_runtimes.opencl.native import QueueLauncher

_MOST = (2**31 - 1, 65535, 65535)  # cubes in each dimension that all drivers take
_RETURN = 0.05  # seconds in which threads come back from waiting
_MEMORY = frozenset(
    (
        cl.status_code.MEM_OBJECT_ALLOCATION_FAILURE,
        cl.status_code.OUT_OF_RESOURCES,
        cl.status_code.OUT_OF_HOST_MEMORY,
    )
)


class OpenclDriver:
    """A device of an OpenCL platform."""

    def __init__(self, device: cl.Device) -> None:
        self.device = device
        self.target = "opencl" if rounds(device) else "opencl-rounded"
        self.name = device.name.strip()
        self.properties = properties(device)
        self.context = cl.Context([device])
        self._clock: Clock | None = None  # of queues that keep times
        self._order = threading.RLock()
        self.state = StreamState()
        self.lanes = Lanes(self.state, self._new_queue, self._follow)
        self.memory = Memory(self.context, device)

    @cached_property
    def native(self) -> QueueLauncher | None:
        """The compiled launcher, where it can run."""
        from burn_runtimes.opencl import native  # a first launch does without

        return native.load(self)

    # memory

    def alloc(self, size: int) -> Buffer:
        """New memory; its bytes are arbitrary."""
        buffer = self.memory.reserve(size)
        with self._order, self._translated("order memory"):
            self.lanes.inherit(buffer, buffer.piece.users)
        return buffer

    def memory_usage(self) -> MemoryUsage:
        """Bytes of buffers, in use and kept for buffers to come."""
        return self.memory.pool.usage()

    def memory_cleanup(self) -> None:
        """Give memory that no buffer uses to the driver."""
        self.memory.pool.cleanup()

    def persistent_memory(self) -> AbstractContextManager[None]:
        """What this thread allocates inside is kept until `memory_cleanup`."""
        return self.memory.pool.persistent()

    def write(self, buffer: Buffer, offset: int, data: NDArray[Any]) -> None:
        """Copy an array into a buffer."""
        given = np.ascontiguousarray(data).reshape(-1).view(np.uint8)
        if given.size:
            with self._translated("write to a buffer"):
                with self._order:
                    lane = self.lanes.mine()
                    self.lanes.claim((own(buffer),), lane)
                    memory = own(buffer).memory
                    copied = cl.enqueue_copy(lane.stream, memory, given, dst_offset=offset, is_blocking=False)
                copied.wait()

    def read(self, buffer: Buffer, offset: int, size: int) -> NDArray[np.uint8]:
        """A copy of bytes of a buffer, when all that was launched before with it has finished."""
        found = np.empty(size, np.uint8)
        if size:
            with self._translated("read a buffer"):
                with self._order:
                    lane = own(buffer).user or self.lanes.mine()
                    memory = own(buffer).memory
                    copied = cl.enqueue_copy(lane.stream, found, memory, src_offset=offset, is_blocking=False)
                copied.wait()
        return found

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """Devices here have memory of their own."""
        raise own_memory(self.name)

    # kernels

    def compile(self, artifact: Artifact) -> Module:
        """The driver's code for a text."""
        return OpenclModule(artifact, self.context, self.device)

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Put a kernel into the queue; waits only for one that reports."""
        if 0 not in grid:
            self._launch(module, grid, args)

    def launch_timed(
        self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]
    ) -> Callable[[], Times]:
        """Put a kernel into a queue that keeps times; launches cost more from then on."""
        clock = self._keep_times()
        event = self._launch(module, grid, args)

        def times() -> Times:
            with self._translated(f"wait for {module.kernel.name}"):
                event.wait()
                return clock.times(event.profile.start, event.profile.end)

        return times

    def prepare(self, launches: Sequence[PreparedLaunch]) -> Callable[[], None]:
        """What enqueues the launches: kernel objects of their own keep the arguments."""
        ready = [self._prepared(launch) for launch in launches]
        used = list({id(buffer): buffer for one in launches for buffer in _buffers(one.args)}.values())

        def replay() -> None:
            with self._order, self._translated("replay launches"):
                lane = self.lanes.mine()
                self.lanes.claim(used, lane)
                for kernel, size, local in ready:
                    cl.enqueue_nd_range_kernel(lane.stream, kernel, size, local)

        return replay

    def _prepared(
        self, launch: PreparedLaunch
    ) -> tuple[cl.Kernel, tuple[int, int, int], tuple[int, int, int]]:
        module = launch.module
        assert isinstance(module, OpenclModule), module
        grid, folded = dispatched(module.kernel.name, launch.grid, _MOST)
        with self._translated(f"prepare {module.kernel.name}"):
            loaded = module.copied(folded)
            loaded.bind(module.given(launch.args), module.record.pack(launch.grid, launch.args))
        return loaded.kernel, module.units(grid), module.local

    def _keep_times(self) -> Clock:
        """New queues go on where the old ones end; only queues of their kind know times."""
        with self._order, self._translated("read the device's clock"):
            if self._clock is not None:
                return self._clock
            mine = self.lanes.mine()
            with self.state.closed():
                for lane in self.lanes:
                    lane.stream.finish()
                    lane.stream = self._queue(timed=True)
                    lane.state.handle = lane.stream.int_ptr
            marker = cl.enqueue_marker(mine.stream)
            marker.wait()
            self._clock = Clock(marker.profile.end, time.perf_counter_ns())
            return self._clock

    def _queue(self, timed: bool) -> cl.CommandQueue:
        if timed:
            return cl.CommandQueue(self.context, properties=cl.command_queue_properties.PROFILING_ENABLE)
        return cl.CommandQueue(self.context)

    def _new_queue(self) -> tuple[cl.CommandQueue, int]:
        queue = self._queue(timed=self._clock is not None)
        return queue, queue.int_ptr

    def _follow(self, lane: Lane, other: Lane) -> None:
        """A queue waits for what another one has been given, which has to be on its way for that."""
        marker = cl.enqueue_marker(other.stream)
        other.stream.flush()
        cl.enqueue_barrier(lane.stream, wait_for=[marker])

    def folds(self, name: str, grid: tuple[int, int, int]) -> bool:
        """Whether launches of a grid are folded."""
        return dispatched(name, grid, _MOST)[1]

    def _launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> cl.Event:
        assert isinstance(module, OpenclModule), module
        name = module.kernel.name
        physical, folded = dispatched(name, grid, _MOST)
        with self._translated(f"launch {name}"):
            if module.artifact.reports:
                return self._reported(module, physical, folded, grid, args)
            return self._enqueue(
                module, physical, folded, module.record.pack(grid, args), module.given(args), _buffers(args)
            )[1]

    def _enqueue(
        self,
        module: OpenclModule,
        grid: tuple[int, int, int],
        folded: bool,
        record: bytes,
        buffers: Sequence[cl.Buffer],
        used: Sequence[OpenclBuffer],
    ) -> tuple[Lane, cl.Event]:
        loaded = module.loaded(folded)
        with loaded.lock:
            loaded.bind(buffers, record)
            with self._order:
                lane = self.lanes.mine()
                self.lanes.claim(used, lane)
                event = cl.enqueue_nd_range_kernel(
                    lane.stream, loaded.kernel, module.units(grid), module.local
                )
                return lane, event

    def _reported(
        self,
        module: OpenclModule,
        physical: tuple[int, int, int],
        folded: bool,
        grid: tuple[int, int, int],
        args: Sequence[Argument],
    ) -> cl.Event:
        words = reports.new(module.kernel)
        flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
        report = cl.Buffer(self.context, flags, hostbuf=words)
        buffers = [*module.given(args), report]
        record = module.record.pack(grid, args)
        lane, event = self._enqueue(module, physical, folded, record, buffers, _buffers(args))
        cl.enqueue_copy(lane.stream, words, report, is_blocking=True)
        reports.show(module.kernel, words)
        return event

    def flush(self) -> None:
        """Make sure that what is queued will run."""
        with self._translated("flush the queues"):
            for queue in self._queues():
                queue.flush()

    def sync(self) -> None:
        """Wait for all that is queued, by any thread."""
        with self._translated("wait for the device"):
            for queue in self._queues():
                queue.finish()

    def _queues(self) -> list[cl.CommandQueue]:
        with self._order:
            return [lane.stream for lane in self.lanes]

    # the disk cache

    def fingerprint(self) -> str:
        """What binaries depend on beside the kernel."""
        device = self.device
        versions = device.version, device.driver_version, device.platform.version
        return json.dumps([saved.FORMAT, device.name, *versions, options(device)])

    def save(self, module: Module) -> bytes | None:
        """A module without reports: their places would be those of another text."""
        assert isinstance(module, OpenclModule), module
        return None if module.artifact.reports else saved.pack(module.artifact, module.binary)

    def restore(self, kernel: Kernel, data: bytes) -> Module:
        """The module that was saved."""
        artifact, binary = saved.unpack(self.target, kernel, data)
        return OpenclModule(artifact, self.context, self.device, binary)

    @contextmanager
    def _translated(self, what: str) -> Generator[None]:
        """OpenCL's errors as ours."""
        try:
            yield
        except cl.Error as error:
            if error.code in _MEMORY:
                raise OutOfMemoryError(
                    f"cannot {what}: {self.name} has not enough memory ({error})"
                ) from error
            raise DeviceError(f"cannot {what} on {self.name}: {error}") from error

    def end(self) -> None:
        """Before the process ends, when Python stops threads that go on: none may be inside of C++ then."""
        if type(self) is OpenclDriver and threading.active_count() > 1:  # not in a forked child
            self.state.shut += 1
            self._order.acquire()  # for good: they wait for it
            self.sync()
            time.sleep(_RETURN)


def _buffers(args: Sequence[Argument]) -> list[OpenclBuffer]:
    return [own(arg.buffer) for arg in args if isinstance(arg, BufferArg)]


def create(index: int = 0) -> OpenclDriver:
    """The driver of a device."""
    made = OpenclDriver(open_device(index))
    atexit.register(made.end)
    return made
