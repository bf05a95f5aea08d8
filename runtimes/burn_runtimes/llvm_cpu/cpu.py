"""The CPU driver: compiles an artifact, packs a launch, runs its cubes, reports what the kernel reported."""

from __future__ import annotations

import ctypes
import os
import time
from array import array
from collections.abc import Callable, Sequence
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING

from burn_cube import config
from burn_cube.driver import Argument, Artifact, Module, PreparedLaunch, Times
from burn_cube.errors import DeviceError
from burn_cube.ir.nodes import Kernel, Print
from burn_cube.ir.walk import statements
from burn_cube.launch.locks import fork_safe
from burn_cube.record import replace
from burn_runtimes.host_memory import properties
from burn_runtimes.llvm_cpu import chunks, machine, packing, saved
from burn_runtimes.llvm_cpu.buffers import ALIGNMENT
from burn_runtimes.llvm_cpu.memory import CpuMemory
from burn_runtimes.llvm_cpu.threads import Entry, Pool, Work

if TYPE_CHECKING:
    from burn_runtimes.llvm_cpu.launcher import Launcher
    from burn_runtimes.llvm_cpu.native_pool import NativePool
    from burn_runtimes.llvm_cpu.printing import Printer


@fork_safe
class CpuModule:
    """A compiled kernel; `code` is the function's name and the object code."""

    def __init__(
        self,
        kernel: Kernel,
        artifact: Artifact,
        address: int,
        cube_ns: float,
        guess: bool,
        code: tuple[str, bytes],
    ) -> None:
        self.kernel, self.artifact, self.address = kernel, artifact, address
        self.cube_ns, self.guess, self.code = cube_ns, guess, code
        self.entry = Entry(address)
        self.printer = _printer(kernel)
        self.reports = bool(artifact.messages)
        self.seen = ctypes.c_int64(0)
        """Nanoseconds that a cube took last, if `guess`, 0 at first; compiled launchers have its address."""

    @cached_property
    def assembly(self) -> str:
        """The processor's instructions, to be read."""
        return machine.assembly(self.artifact.text)


def _printer(kernel: Kernel) -> Printer | None:
    if not any(isinstance(stmt, Print) for stmt in statements(kernel.body)):
        return None
    from burn_runtimes.llvm_cpu.printing import Printer  # loads the target, which kept kernels do not need

    return Printer(kernel)


@fork_safe
class CpuDriver(CpuMemory):
    """A launch returns when the kernel has finished."""

    target = "llvm"

    def __init__(self) -> None:
        super().__init__()
        self.properties = properties(
            "cpu", machine.cpu_name(), machine.plane_dim(), max_local_bytes=1 << 18, alignment=ALIGNMENT
        )
        self.threads = _threads()

    @cached_property
    def pool(self) -> Pool:
        """Made when the first launch is large enough."""
        from burn_runtimes.llvm_cpu.workers import pool  # small launches need none

        return pool(self.threads)

    @cached_property
    def native(self) -> Launcher | None:
        """The compiled launcher, where it can run."""
        from burn_runtimes.llvm_cpu import launcher  # a first launch does without

        return launcher.load(self)

    @property
    def native_pool(self) -> NativePool | None:
        """The pool, if compiled launchers can use it."""
        return self.pool.native

    def fail(self, module: CpuModule, number: int) -> None:
        """Raises what a kernel has reported."""
        _fail(module, number)

    def compile(self, artifact: Artifact) -> Module:
        """Machine code for an artifact of the target."""
        from burn_runtimes.llvm_cpu import cost  # loads passes, which kept kernels do not need

        kernel, (name, code) = artifact.kernel, machine.compile_text(artifact.text, artifact.entry)
        address = machine.load_object(name, code)
        return CpuModule(kernel, artifact, address, cost.cube_ns(kernel), cost.is_guess(kernel), (name, code))

    def fingerprint(self) -> str:
        """What machine code depends on beside the kernel."""
        return machine.fingerprint()

    def save(self, module: Module) -> bytes | None:
        """A module without reports: their places would be those of another text."""
        assert isinstance(module, CpuModule), module
        return saved.pack(module) if module.printer is None and not module.reports else None

    def restore(self, kernel: Kernel, data: bytes) -> Module:
        """The module that was saved."""
        found = saved.unpack(data)
        artifact = Artifact("llvm", found.name, "", kernel, found.scratch_bytes)
        address = machine.load_object(found.name, found.code)
        return CpuModule(kernel, artifact, address, found.cube_ns, found.guess, (found.name, b""))

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Runs a kernel."""
        self.launch_timed(module, grid, args)

    def launch_timed(
        self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]
    ) -> Callable[[], Times]:
        """Runs a kernel, and says when."""
        assert isinstance(module, CpuModule), module
        cubes = prod(grid)
        printer = module.printer
        status = array("q", (0, printer.address if printer else 0))
        slots = packing.pack(module.kernel.params, grid, status.buffer_info()[0], args)
        work = Work(
            module.entry, module.address, slots.buffer_info()[0], cubes, module.artifact.scratch_bytes
        )
        start = time.perf_counter_ns()
        if cubes:
            self.run_work(module, work)
        times = Times(start, time.perf_counter_ns(), "host")
        if module.reports and status[0]:
            _fail(module, status[0] - 1)
        return lambda: times

    def prepare(self, launches: Sequence[PreparedLaunch]) -> Callable[[], None]:
        """What runs the launches, each time that it is called."""
        from burn_runtimes.llvm_cpu import replay  # few programs record launches

        return replay.prepare(self, launches)

    def run_work(self, module: CpuModule, work: Work) -> None:
        """Runs packed cubes, on this thread or on several."""
        if module.guess and module.printer is None:
            self._guess(module.seen, work)
            return
        chunk = chunks.chunk(module.cube_ns, work.cubes, self.threads)
        if module.printer is not None or chunk >= work.cubes:
            _run_here(work, module.cube_ns, module.printer)
        else:
            self.pool.run(work, chunk)

    def _guess(self, seen: ctypes.c_int64, work: Work) -> None:
        """As the last launch went: a long cube that is tried alone leaves the other threads idle."""
        chunk = chunks.tried(seen.value, work.cubes, self.threads)
        if chunk < work.cubes:
            self._spread(seen, work, chunk)
        else:
            self._try(seen, work)

    def _spread(self, seen: ctypes.c_int64, work: Work, chunk: int) -> None:
        start = time.perf_counter_ns()
        self.pool.run(work, chunk)
        took = (time.perf_counter_ns() - start) * self.threads
        seen.value = took // (work.cubes - work.first) + 1

    def _try(self, seen: ctypes.c_int64, work: Work) -> None:
        """On this thread at first, until it is known how long a cube takes."""
        start = last = time.perf_counter_ns()
        begin, piece = 0, 1
        while begin < work.cubes:
            end = min(begin + piece, work.cubes)
            work.run(begin, end)
            now = time.perf_counter_ns()
            each, left = (now - last) / (end - begin), work.cubes - end
            chunk = chunks.tried(each, left, self.threads)
            if now - start > chunks.TRIAL_NS and chunk < left:
                self._spread(seen, replace(work, first=end), chunk)
                return
            begin, last = end, now
            piece = piece * 2 if each * piece < chunks.PIECE_NS / 4 else max(1, piece // 2)


def _run_here(work: Work, cube_ns: float, printer: Printer | None) -> None:
    """On this thread, in pieces, between which Python sees an interrupt."""
    piece = max(1, int(chunks.PIECE_NS / cube_ns))
    for begin in range(0, work.cubes, piece):
        work.run(begin, min(begin + piece, work.cubes))
        if printer is not None:
            printer.check()


def _fail(module: CpuModule, number: int) -> None:
    from burn_runtimes.reporting import failure  # loads the target, as above

    raise failure(module.kernel, number)


def _threads() -> int:
    wanted = config.current().num_threads
    if wanted:
        return wanted
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def create() -> CpuDriver:
    """The driver of this machine's processor."""
    missing = machine.missing_features()
    if missing:
        raise DeviceError(
            f"cannot use the CPU {machine.cpu_name()}: it has no {' and no '.join(missing)} instructions",
            help="choose another runtime, such as BURN_CUBE_RUNTIME=reference",
        )
    return CpuDriver()
