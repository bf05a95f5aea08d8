"""The native pool: `pool.c`, shipped as LLVM IR text, linked just in time into the process."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from burn_runtimes.llvm_cpu.machine import load_text
from burn_runtimes.sizes import rounded

SLICE_NS = 50_000_000
"""Longest run without a look at Python's signals (Ctrl-C), in nanoseconds."""

_APART = 128  # bytes: processors fetch lines of 64 in pairs
_FORGET = ctypes.CFUNCTYPE(None)
_START = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p)
_RUN = ctypes.CFUNCTYPE(
    ctypes.c_int64,
    *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64),
    *(ctypes.c_void_p, ctypes.c_int64, ctypes.c_int32, ctypes.c_int64),
)


def supported() -> bool:
    """Whether the pool has text for this machine (Linux on x86-64 or AArch64)."""
    return sys.platform == "linux" and platform.machine() in ("x86_64", "aarch64")


def scratch_stride(size: int) -> int:
    """Bytes from one thread's scratch memory to the next one's: no pair of cache lines belongs to two."""
    return rounded(size, _APART)


def text() -> str:
    """`pool.c` for this machine."""
    return Path(__file__).with_name(f"pool.{platform.machine()}.ll").read_text("utf-8")


class NativePool:
    """Workers pinned one to a CPU; started by the first run that wants more than one thread."""

    def __init__(self, cpus: list[int]) -> None:
        """`cpus` are the CPUs that the pool may use."""
        start, forget, self.run_address = load_text(
            text(), ("cube_pool_start", "cube_pool_forget", "cube_pool_run")
        )
        self._cpus = cpus
        self._lock = threading.Lock()
        self._started = ctypes.c_int32(0)
        self._start: Callable[[int, object], int] = _START(start)
        self._forget: Callable[[], None] = _FORGET(forget)
        self._run: Callable[..., int] = _RUN(self.run_address)
        acquire, release = self._lock.acquire, self._lock.release
        os.register_at_fork(before=acquire, after_in_parent=release, after_in_child=self._reset)

    @property
    def workers(self) -> int:
        """Scratch memory is needed for each worker and for the caller: `workers + 1` strides."""
        return len(self._cpus)

    @property
    def running_address(self) -> int:
        """The address of an int32 that is not 0 while there are workers, for compiled launchers."""
        return ctypes.addressof(self._started)

    def run(
        self, entry: int, slots: int, cubes: range, chunk: int, scratch: int, stride: int, threads: int
    ) -> None:
        """Runs the cubes on at most `threads` threads, and returns when all are done.

        `entry`, `slots`, `scratch` are addresses. KeyboardInterrupt is raised between cubes.
        """
        if threads > 1 and not self._started.value:
            self.start()
        begin = cubes.start
        while begin < cubes.stop:  # Python runs signal handlers between two slices
            begin = self._run(entry, slots, begin, cubes.stop, chunk, scratch, stride, threads, SLICE_NS)

    def start(self) -> None:
        """Starts the workers unless they run already."""
        with self._lock:
            if not self._started.value:
                self._start(len(self._cpus), (ctypes.c_int32 * len(self._cpus))(*self._cpus))
                self._started.value = 1

    def _reset(self) -> None:
        self._forget()
        self._started.value = 0
        self._lock.release()
