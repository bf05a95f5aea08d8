"""The pool of a driver: the native one where it can run."""

from __future__ import annotations

import os
from functools import cache

from burn_runtimes.llvm_cpu.native_pool import NativePool, scratch_stride, supported
from burn_runtimes.llvm_cpu.threads import Pool, PythonPool, Work, scratch


class Workers:
    """The native pool on the processors that the process may use."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool = NativePool(sorted(os.sched_getaffinity(0)))
        self.native: NativePool | None = self._pool

    def run(self, work: Work, chunk: int) -> None:
        """Runs all cubes, `chunk` at a time, on this thread and the workers."""
        stride = scratch_stride(work.scratch_bytes)
        memory = scratch(stride * (self._pool.workers + 1))
        cubes = range(work.first, work.cubes)
        self._pool.run(work.address, work.slots, cubes, chunk, memory, stride, self.threads)


@cache
def pool(threads: int) -> Pool:
    """The pool of so many threads."""
    return Workers(threads) if supported() else PythonPool(threads)
