"""A device: memory, kernels, and launches that are recorded into one pass and submitted together."""

from __future__ import annotations

import ctypes
import struct
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import (
    Argument,
    Artifact,
    Buffer,
    BufferArg,
    MemoryUsage,
    Module,
    PreparedLaunch,
    Properties,
    Times,
)
from burn_cube.errors import LaunchValueError
from burn_cube.ir.nodes import Kernel
from burn_cube.launch.limits import named
from burn_runtimes.device import grid as grids
from burn_runtimes.device import reports, saved
from burn_runtimes.device.own_memory import own_memory
from burn_runtimes.device.stream_state import StreamState
from burn_runtimes.wgpu.batch import Batch
from burn_runtimes.wgpu.failures import ALL, reported
from burn_runtimes.wgpu.memory import Memory, Transfers, WgpuBuffer, padded
from burn_runtimes.wgpu.modules import Groups, Known, Variant, WgpuModule
from burn_runtimes.wgpu.probe import Facts
from burn_runtimes.wgpu.replay import Bound, Replay
from burn_runtimes.wgpu.ticks import FEATURE, TickClock, Ticks

if TYPE_CHECKING:
    from burn_runtimes.wgpu.native import PassLauncher


class WgpuDriver:
    """One adapter. Calls may come from any thread: they take turns."""

    target = "wgsl"

    def __init__(self, device: Any, properties: Properties, features: frozenset[str], facts: Facts) -> None:
        self.device, self.properties = device, properties
        self.features, self.facts = features, facts
        self.memory = Memory(device, properties.name)
        self.state = StreamState()
        self._lock = threading.RLock()
        self._batch = Batch(device)
        self._transfers = Transfers(device)
        self._clock: TickClock | None = None
        most: int = device.limits["max-compute-workgroups-per-dimension"]
        self._most_cubes = (most, most, most)
        self._most_bound: int = device.limits["max-storage-buffer-binding-size"]

    @cached_property
    def native(self) -> PassLauncher | None:
        """The compiled launcher, where it can run."""
        from burn_runtimes.wgpu import native  # a first launch does without

        return native.load(self)

    # memory

    def alloc(self, size: int) -> WgpuBuffer:
        """New memory; its bytes are arbitrary."""
        with self._lock:
            return self.memory.reserve(size)

    def memory_usage(self) -> MemoryUsage:
        """Bytes of buffers, in use and kept for buffers to come."""
        return self.memory.pool.usage()

    def memory_cleanup(self) -> None:
        """Give memory that no buffer uses to the device."""
        with self._lock, reported("give memory back"):
            self._batch.flush()
            self.memory.pool.cleanup()

    def persistent_memory(self) -> AbstractContextManager[None]:
        """What this thread allocates inside is kept until `memory_cleanup`."""
        return self.memory.pool.persistent()

    def write(self, buffer: Buffer, offset: int, data: NDArray[Any]) -> None:
        """Copy into memory, after the launches so far."""
        target = _own(buffer)
        cells = np.ascontiguousarray(data).reshape(-1).view(np.uint8)
        if not cells.size:
            return
        with self._lock, reported(f"write {cells.size} bytes"):
            if self._batch.uses(target) or offset % 4 or cells.size % 4:
                self._batch.flush()
            self._transfers.write(target, offset, cells)

    def read(self, buffer: Buffer, offset: int, size: int) -> NDArray[np.uint8]:
        """Copy out of memory, once the launches so far have finished."""
        with self._lock, reported(f"read {size} bytes"):
            self._batch.flush()
            return self._transfers.read(_own(buffer), offset, size)

    def wrap(self, array: NDArray[Any]) -> Buffer:
        """Not what this device can do."""
        raise own_memory(self.properties.name)

    # kernels

    def compile(self, artifact: Artifact) -> Module:
        """A kernel with its pipeline."""
        return self._module(artifact, None)

    def fingerprint(self) -> str:
        """What a text depends on beside the kernel: the extensions that it may use."""
        return repr((saved.FORMAT, sorted(self.features)))

    def save(self, module: Module) -> bytes | None:
        """A module without reports, whose places would be those of another text: its text and its layout."""
        assert isinstance(module, WgpuModule), module
        return None if module.artifact.reports else saved.pack(module.artifact, bytes(module.written))

    def restore(self, kernel: Kernel, data: bytes) -> Module:
        """The module that was saved; its pipeline is the device's to make."""
        artifact, written = saved.unpack(self.target, kernel, data)
        return self._module(artifact, list(map(bool, written)))

    def _module(self, artifact: Artifact, written: Sequence[bool] | None) -> WgpuModule:
        with self._lock:
            module = WgpuModule(self.device, artifact, self.properties, self.features, self.facts, written)
            module.variant(False, ())
            return module

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Record a launch; it runs with the next flush, read or sync at the latest."""
        if 0 not in grid:
            self._launch(module, grid, args, None)

    def launch_timed(
        self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]
    ) -> Callable[[], Times]:
        """Launch in a pass of its own; without a clock of the device, wait for it."""
        name = module.kernel.name
        if FEATURE not in self.device.features:
            return self._timed_by_host(module, grid, args)
        with self._lock, reported(f"launch {name}"):
            if self._clock is None:
                self._batch.flush()
                self._clock = TickClock(self.device)
            clock, ticks = self._clock, Ticks(self.device)
            self._launch(module, grid, args, ticks)

        def times() -> Times:
            with self._lock, reported(f"wait for {name}"):
                begin, end = ticks.read()
                return clock.clock.times(clock.nanoseconds(begin), clock.nanoseconds(end))

        return times

    def _timed_by_host(
        self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]
    ) -> Callable[[], Times]:
        with self._lock:
            self.sync()
            start = time.perf_counter_ns()
            self._launch(module, grid, args, None)
            self.sync()
            found = Times(start, time.perf_counter_ns(), "host")
        return lambda: found

    def prepare(self, launches: Sequence[PreparedLaunch]) -> Callable[[], None]:
        """What encodes the launches into one pass."""
        with self._lock, reported("prepare launches"):
            replay = Replay(self.device, [self._bound(one.module, one.grid, one.args) for one in launches])

        def run() -> None:
            with self._lock, reported("replay launches"):
                self._batch.flush()
                replay.submit()

        return run

    def _launch(
        self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument], ticks: Ticks | None
    ) -> None:
        assert isinstance(module, WgpuModule), module
        with self._lock, reported(f"launch {module.kernel.name}"):
            one = self._bound(module, grid, args)
            report = self._report(module)
            buffers = one.buffers if report is None else [*one.buffers, report]
            if ticks is None:
                self._batch.dispatch(one.variant, buffers, one.record, one.grid)
            else:
                self._batch.timed(one.variant, buffers, one.record, one.grid, ticks)
            if report is not None:
                self._show(module, report)

    def folds(self, name: str, grid: tuple[int, int, int]) -> bool:
        """Whether launches of a grid are folded."""
        return grids.dispatched(name, grid, self._most_cubes)[1]

    def again(self, module: WgpuModule, grid: tuple[int, int, int]) -> Callable[[bytes], bool | None]:
        """What records launches, given their buffers' identities and records; False: `launch` has to."""
        variant, lock, batch = module.variant(False, ()), self._lock, self._batch
        split, known = 8 * len(module.positions), variant.known

        def launch(row: bytes) -> bool | None:
            key = row[:split]
            with lock:
                try:
                    found = known.get(key) or self._known(module, variant, key)
                    done = found is not None and batch.again(variant, found, row[split:], grid)
                except (*ALL, LaunchValueError):
                    return False
            return None if done else False

        return launch

    def _known(self, module: WgpuModule, variant: Variant, key: bytes) -> Known | None:
        """None for buffers that need another variant. Whoever launches holds them."""
        buffers: list[WgpuBuffer] = [
            ctypes.cast(identity, ctypes.py_object).value for (identity,) in struct.iter_unpack("q", key)
        ]
        if self._shared(module, buffers):
            return None
        self._check_bindings(module, buffers)
        return self._batch.known(variant, key, buffers)

    def _bound(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> Bound:
        """A launch as the device takes it."""
        assert isinstance(module, WgpuModule), module
        physical, folded = grids.dispatched(module.kernel.name, grid, self._most_cubes)
        buffers = [_own(arg.buffer) for arg in args if isinstance(arg, BufferArg)]
        variant = module.variant(folded, self._shared(module, buffers))
        self._check_bindings(module, buffers)
        return Bound(variant, [buffers[i] for i in variant.bound], module.record.pack(grid, args), physical)

    def _shared(self, module: WgpuModule, buffers: list[WgpuBuffer]) -> Groups:
        """Parameters that are one buffer, of which one is written: WebGPU wants them in one binding."""
        if len({id(buffer) for buffer in buffers}) == len(buffers):
            return ()
        by_buffer: dict[int, list[int]] = {}
        for place, buffer in enumerate(buffers):
            by_buffer.setdefault(id(buffer), []).append(place)
        groups = [
            tuple([module.positions[place] for place in places])
            for places in by_buffer.values()
            if len(places) > 1 and any([module.written[place] for place in places])
        ]
        return tuple(groups)

    def _check_bindings(self, module: WgpuModule, buffers: list[WgpuBuffer]) -> None:
        for position, buffer in zip(module.positions, buffers, strict=True):
            if padded(buffer.size) > self._most_bound:
                param = module.kernel.params[position].var.name
                raise LaunchValueError(
                    f"cannot launch {module.kernel.name}: got {buffer.size} bytes in argument {param}, "
                    f"expected at most {self._most_bound} in one binding on {named(self.properties)}",
                    module.kernel.span,
                    "split the array, and launch for each part",
                )

    def _report(self, module: WgpuModule) -> WgpuBuffer | None:
        if not module.artifact.reports:
            return None
        words = reports.new(module.kernel)
        buffer = self.alloc(words.nbytes)
        self._transfers.write(buffer, 0, words.view(np.uint8))
        return buffer

    def _show(self, module: WgpuModule, report: WgpuBuffer) -> None:
        self._batch.flush()
        words = self._transfers.read(report, 0, report.size).view(np.uint32)
        reports.show(module.kernel, words)

    # order

    def flush(self) -> None:
        """Have the device begin with what is recorded."""
        with self._lock, reported("submit launches"):
            self._batch.flush()

    def sync(self) -> None:
        """Wait for all launches."""
        with self._lock, reported("wait for launches"):
            self._batch.flush()
            self._transfers.wait()

    def end(self) -> None:
        """Before the process ends: a driver that runs kernels on the processor would run them through its own
        end, and crash."""
        if type(self) is WgpuDriver:  # not in a forked child, which has no part in the work
            self.sync()


def _own(buffer: Buffer) -> WgpuBuffer:
    assert isinstance(buffer, WgpuBuffer), buffer
    return buffer
