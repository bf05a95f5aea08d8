"""The native pool (`pool.c`, shipped as LLVM text): a launch on several threads in a few microseconds."""

from __future__ import annotations

import ctypes
import os
import platform
import sys
import threading
from importlib import resources

from burn_runtimes.llvm_cpu import machine
from burn_runtimes.llvm_cpu.threads import Work

_NAMES = ("burn_pool_start", "burn_pool_forget", "burn_pool_run")
_int, _pointer = ctypes.c_int64, ctypes.c_void_p
_Start = ctypes.CFUNCTYPE(_int, _int)
_Forget = ctypes.CFUNCTYPE(None)
_Run = ctypes.CFUNCTYPE(_int, _pointer, _pointer, _int, _int, _int, _int, _pointer, _int)


def available() -> bool:
    """Whether the shipped text fits this system."""
    return sys.platform == "linux" and platform.machine() == "x86_64" and platform.libc_ver()[0] == "glibc"


class NativePool:
    """One for the process, since its state is that of the loaded text."""

    def __init__(self, threads: int) -> None:
        text = resources.files("burn_runtimes.llvm_cpu").joinpath("pool.ll").read_text("utf-8")
        start, forget, run = machine.compile_module(text, _NAMES)
        self.threads = threads
        self._start, self._forget, self._run = _Start(start), _Forget(forget), _Run(run)
        self._process = 0
        self._helpers = 0
        self._scratch: ctypes.Array[ctypes.c_char] = ctypes.create_string_buffer(64)
        self._lock = threading.Lock()

    def run(self, work: Work, begin: int, end: int, chunk: int) -> None:
        """Runs cubes `begin` to `end`, `chunk` at a time, on this thread and the workers."""
        if self._process != os.getpid():
            self._lock = threading.Lock()  # the one of the parent may have been held at the fork
        if not self._lock.acquire(blocking=False):
            work.run(begin, end)  # another launch has the pool
            return
        try:
            if self._process != os.getpid():
                self._restart()
            helpers = min(self._helpers, -(-(end - begin) // chunk) - 1)
            stride = -(-work.scratch_bytes // 128) * 128
            memory = self._memory(stride * (helpers + 1))
            self._run(work.address, work.slots, begin, end, chunk, helpers, memory, stride)
        finally:
            self._lock.release()

    def _restart(self) -> None:
        """A forked process has no threads but its own."""
        self._forget()
        self._process = os.getpid()
        self._helpers = self._start(self.threads - 1)

    def _memory(self, size: int) -> int:
        if len(self._scratch) < size + 64:
            self._scratch = ctypes.create_string_buffer(size + 64)
        start = ctypes.addressof(self._scratch)
        return start + -start % 64
