"""Compiled launches on the CPU: how a module is run."""

from __future__ import annotations

import ctypes
from functools import partial
from math import prod
from typing import TYPE_CHECKING, cast

from burn_cube.driver import Buffer, Module
from burn_cube.launch.native import Work
from burn_runtimes.llvm_cpu import chunks
from burn_runtimes.llvm_cpu.native_pool import scratch_stride
from burn_runtimes.native import entry

if TYPE_CHECKING:
    from burn_runtimes.llvm_cpu.buffers import CpuBuffer
    from burn_runtimes.llvm_cpu.cpu import CpuDriver, CpuModule

_HOLD_NS = 10_000  # longer launches let other threads of Python run meanwhile
_LOOK_NS = 200_000  # how often a launch on one thread looks at the clock


class Launcher(entry.Entries):
    """Makes built-in functions that launch, and says how a module is run."""

    opaque = False

    def __init__(self, driver: CpuDriver, function: int) -> None:
        super().__init__(function)
        self._driver = driver

    def address(self, buffer: Buffer) -> int:
        """Where a buffer is."""
        return cast("CpuBuffer", buffer).address

    def user(self, buffer: Buffer) -> int:
        """None: a launch has finished when it returns."""
        return 0

    def work(self, module: Module, grid: tuple[int, int, int]) -> Work | None:
        """How to run a module; None if it prints, which needs Python."""
        cpu, cubes = cast("CpuModule", module), prod(grid)
        if cpu.printer is not None:
            return None
        cube, scratch = cpu.cube_ns, scratch_stride(cpu.artifact.scratch_bytes)
        fail = partial(self._driver.fail, cpu) if cpu.reports else None
        threads, seen = self._driver.threads, ctypes.addressof(cpu.seen)
        chunk = 1 if cpu.guess else chunks.chunk(cube, cubes, threads)
        if cubes < 2 or threads == 1 or chunk >= cubes:
            hold = cube * cubes < _HOLD_NS and not cpu.guess
            chunk = 1 if cpu.guess else max(1, int(_LOOK_NS / cube))
            return Work(
                cpu.address, fail, (cpu,), chunk=chunk, stride=scratch, scratch=scratch, hold=hold,
                guess=cpu.guess, seen=seen,
            )  # fmt: skip
        pool = self._driver.native_pool
        if pool is None:
            return None
        pool.start()
        return Work(
            cpu.address, fail, (cpu, pool), pool_run=pool.run_address, ready=pool.running_address,
            chunk=chunk, threads=threads, stride=scratch, scratch=scratch * (pool.workers + 1),
            guess=cpu.guess, seen=seen,
        )  # fmt: skip


def load(driver: CpuDriver) -> Launcher | None:
    """The launcher of a driver; None where it cannot run."""
    function = entry.load()
    return Launcher(driver, function) if function is not None else None
