"""Runs the cubes of a launch on threads of Python, which call the kernel without Python's lock."""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from burn_cube.errors import OutOfMemoryError
from burn_cube.record import record

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

    from burn_runtimes.llvm_cpu.native_pool import NativePool

# void entry(slots, begin, end, scratch)
Entry = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_local = threading.local()


class Pool(Protocol):
    """Runs the cubes of a launch on several threads."""

    threads: int
    native: NativePool | None  # what compiled launchers can use

    def run(self, work: Work, chunk: int) -> None:
        """Runs all cubes, `chunk` at a time; returns when all are done."""
        ...


@record
class Work:
    """Cubes to run: `entry` is a function of type `Entry`, `address` where it is."""

    entry: Callable[[int, int, int, int], None]
    address: int
    slots: int
    cubes: int
    scratch_bytes: int
    first: int = 0  # the cubes before it have run

    def run(self, begin: int, end: int) -> None:
        """Runs some cubes on this thread."""
        self.entry(self.slots, begin, end, scratch(self.scratch_bytes))


def scratch(size: int) -> int:
    """Memory of this thread, aligned to 64; it grows and stays."""
    if size == 0:
        return 0
    held: ctypes.Array[ctypes.c_char] | None = getattr(_local, "scratch", None)
    if held is None or len(held) < size + 64:
        try:
            held = _local.scratch = ctypes.create_string_buffer(size + 64)
        except MemoryError as error:
            message = f"cannot launch: the kernel's local memory needs {size} bytes that the host has not"
            raise OutOfMemoryError(message) from error
    start = ctypes.addressof(held)
    return start + -start % 64


class PythonPool:
    """A pool that works wherever Python has threads."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.native: NativePool | None = None
        self._process = 0
        self._executor: ThreadPoolExecutor | None = None

    def run(self, work: Work, chunk: int) -> None:
        """Runs all cubes, `chunk` at a time, on this thread and the others."""
        from concurrent.futures import wait  # slow to load, and the native pool does without

        pieces = ((at, min(at + chunk, work.cubes)) for at in range(work.first, work.cubes, chunk))
        lock = threading.Lock()
        helpers = min(self.threads, -(-(work.cubes - work.first) // chunk)) - 1
        futures = [self._helpers().submit(_take, work, pieces, lock) for _ in range(helpers)]
        try:
            _take(work, pieces, lock)
        finally:
            # after an interrupt nothing new begins, but what runs uses the caller's memory
            with lock:
                for _ in pieces:
                    pass
            wait(futures)

    def _helpers(self) -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        if self._executor is None or self._process != os.getpid():  # a fork has no threads but its own
            self._process = os.getpid()
            self._executor = ThreadPoolExecutor(max(self.threads - 1, 1), "burn-cube")
        return self._executor


def _take(work: Work, pieces: Iterator[tuple[int, int]], lock: threading.Lock) -> None:
    while True:
        with lock:
            piece = next(pieces, None)
        if piece is None:
            return
        work.run(*piece)
