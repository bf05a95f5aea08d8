"""Recorded launches on the CPU: short ones that follow each other are one call of compiled code."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Sequence
from functools import cache, partial
from math import prod
from typing import TYPE_CHECKING, cast

from burn_cube.driver import PreparedLaunch
from burn_runtimes.llvm_cpu import chunks, machine, packing
from burn_runtimes.llvm_cpu.threads import Work, scratch

if TYPE_CHECKING:
    from burn_runtimes.llvm_cpu.cpu import CpuDriver, CpuModule

_TOGETHER_NS = 5_000_000
"""The longest call: Python sees no interrupt meanwhile."""

TEXT = """
define void @cube_replay(ptr %rows, i64 %count, ptr %scratch) {
entry:
  %some = icmp sgt i64 %count, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = mul i64 %i, 3
  %to_entry = getelementptr i64, ptr %rows, i64 %at
  %to_slots = getelementptr i64, ptr %to_entry, i64 1
  %to_cubes = getelementptr i64, ptr %to_entry, i64 2
  %kernel = load ptr, ptr %to_entry
  %slots = load ptr, ptr %to_slots
  %cubes = load i64, ptr %to_cubes
  call void %kernel(ptr %slots, i64 0, i64 %cubes, ptr %scratch)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""
_REPLAY = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)


@cache
def _replay() -> Callable[[int, int, int], None]:
    (address,) = machine.load_text(TEXT, ("cube_replay",))
    return _REPLAY(address)


class _Together:
    """Launches for one call: rows of entry, slots, cubes."""

    def __init__(self) -> None:
        self.rows = array("q")
        self.nanoseconds, self.scratch_bytes = 0.0, 0

    def add(self, work: Work, nanoseconds: float) -> None:
        """One more."""
        self.rows.extend((work.address, work.slots, work.cubes))
        self.nanoseconds += nanoseconds
        self.scratch_bytes = max(self.scratch_bytes, work.scratch_bytes)

    def step(self) -> Callable[[], None]:
        """What runs them."""
        address, count = self.rows.buffer_info()
        size = self.scratch_bytes
        if not size:
            return partial(_replay(), address, count // 3, 0)
        return lambda: _replay()(address, count // 3, scratch(size))


def prepare(driver: CpuDriver, launches: Sequence[PreparedLaunch]) -> Callable[[], None]:
    """What runs the launches, on one thread or on several as each of them deserves."""
    held: list[object] = [launches]
    groups: list[_Together | Callable[[], None]] = []
    for launch in launches:
        module, cubes = cast("CpuModule", launch.module), prod(launch.grid)
        status = array("q", (0, 0))
        slots = packing.pack(module.kernel.params, launch.grid, status.buffer_info()[0], launch.args)
        held += (status, slots)
        work = Work(
            module.entry, module.address, slots.buffer_info()[0], cubes, module.artifact.scratch_bytes
        )
        took = module.cube_ns * cubes
        alone = chunks.chunk(module.cube_ns, cubes, driver.threads) >= cubes
        if module.guess or not alone or took > _TOGETHER_NS:
            groups.append(partial(driver.run_work, module, work))
            continue
        last = groups[-1] if groups else None
        if not isinstance(last, _Together) or last.nanoseconds + took > _TOGETHER_NS:
            last = _Together()
            groups.append(last)
        last.add(work, took)
    held += groups
    return _all([one.step() if isinstance(one, _Together) else one for one in groups], held)


def _all(steps: list[Callable[[], None]], held: list[object]) -> Callable[[], None]:
    """One after another; `held` is the memory that they need."""

    def run(held: list[object] = held) -> None:
        for step in steps:
            step()

    return run
