"""Runs the text of CUDA and HIP kernels on the processor: one fiber for each thread, in three orders.

`run` compiles a text and runs one launch on NumPy arrays; what is wrong with the kernel is raised as a
`Finding`. The C++ side is in `tests/device/shim/`; a C++ compiler is needed (`compiler()` says which).
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from tests.device.shim_build import (
    Compiled,
    Dialect,
    NoCompiler,
    build,
    code_place,
    compiler,
    runtime_library,
)

__all__ = [
    "FAULTS",
    "ORDERS",
    "Compiled",
    "Finding",
    "NoCompiler",
    "build",
    "compiler",
    "run",
    "run_all_orders",
]

Extent = tuple[int, int, int]
Order = Literal["forward", "reverse", "random"]
ORDERS: tuple[Order, ...] = ("forward", "reverse", "random")
# in the order of `Fault` in shim.h
FAULTS = (
    "none",
    "out of bounds",
    "divergent barrier",
    "deadlock",
    "division by zero",
    "uninitialized memory",
    "bad mask",
    "mixed warp operations",
    "race",
    "undefined",
    "bad launch",
    "trap",
    "stack overflow",
)
Argument = NDArray[Any] | np.generic | bytes | None


@dataclass
class Finding(Exception):
    """What is wrong with a kernel: `fault` is one of FAULTS; `place` is `file:line` of its text, if known."""

    fault: str
    message: str
    kernel: str
    block: Extent
    thread: Extent
    place: str = ""
    other: str = ""  # the other access of a race

    def __str__(self) -> str:
        where = f"kernel {self.kernel}, block {self.block}, thread {self.thread}"
        at = f" at {self.place}" if self.place else ""
        return f"{self.fault}: {self.message} ({where}{at}{f', and {self.other}' if self.other else ''})"


class _Extent(ctypes.Structure):
    _fields_ = [(axis, ctypes.c_uint32) for axis in "xyz"]

    def __iter__(self) -> Any:
        return iter((self.x, self.y, self.z))


class Launch(ctypes.Structure):
    """`shim::Launch`."""

    _fields_ = [
        ("grid", _Extent),
        ("block", _Extent),
        ("shared_bytes", ctypes.c_uint32),
        ("order", ctypes.c_int),
        ("seed", ctypes.c_uint64),
        ("max_threads", ctypes.c_uint32),
    ]


class Report(ctypes.Structure):
    """`shim::Report`."""

    _fields_ = [
        ("fault", ctypes.c_int),
        ("message", ctypes.c_char * 512),
        ("block", _Extent),
        ("thread", _Extent),
        ("file", ctypes.c_char_p),
        ("line", ctypes.c_int),
        ("code", ctypes.c_void_p),
        ("other", ctypes.c_void_p),
    ]


class Memory:
    """Guarded memory of the shim, which holds a copy of an array."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        library = runtime_library()
        self.address: int = library.shim_alloc(array.nbytes, 16)
        if not self.address:
            raise MemoryError(f"no {array.nbytes} bytes for an array of the shim")
        contiguous = np.ascontiguousarray(array)
        ctypes.memmove(self.address, contiguous.ctypes.data, array.nbytes)

    def copy_back(self) -> None:
        """Into the array."""
        raw = ctypes.string_at(self.address, self.array.nbytes)
        self.array[...] = np.frombuffer(raw, self.array.dtype).reshape(self.array.shape)

    def free(self) -> None:
        """Give the memory back."""
        runtime_library().shim_free(self.address)


def run(
    text: str,
    entry: str,
    grid: Sequence[int],
    block: Sequence[int],
    args: Sequence[Argument],
    *,
    order: Order = "forward",
    seed: int = 1,
    shared_bytes: int = 0,
    dialect: Dialect = "cuda",
    warp_size: int = 32,
    checks: bool = False,
    defines: Sequence[str] = (),
) -> None:
    """Launch a kernel: arrays are pointers, and are changed in place; NumPy scalars and bytes are passed by
    value (bytes are a struct); None is a null pointer. `checks`: look for races and uninitialised memory at
    each access. Raises `Finding`, or `NoCompiler`, or `SyntaxError` if the text does not compile."""
    compiled = build(text, dialect=dialect, warp_size=warp_size, checks=checks, defines=tuple(defines))
    launch(compiled, entry, grid, block, args, order=order, seed=seed, shared_bytes=shared_bytes)


def launch(
    compiled: Compiled,
    entry: str,
    grid: Sequence[int],
    block: Sequence[int],
    args: Sequence[Argument],
    *,
    order: Order = "forward",
    seed: int = 1,
    shared_bytes: int = 0,
) -> None:
    """`run`, of a text that is compiled already."""
    memories = {id(arg): Memory(arg) for arg in args if isinstance(arg, np.ndarray)}
    try:
        pointers, kept = _arguments(args, memories)
        extents = [_Extent(*(*map(int, extent), 1, 1)[:3]) for extent in (grid, block)]
        what = Launch(*extents, shared_bytes, ORDERS.index(order), seed, 1024)
        report = Report()
        kernel = compiled.kernel(entry)
        if runtime_library().shim_run(kernel, ctypes.byref(what), pointers, ctypes.byref(report)):
            raise finding(report, entry)
        del kept
        for memory in memories.values():
            memory.copy_back()
    finally:
        for memory in memories.values():
            memory.free()


def _arguments(args: Sequence[Argument], memories: dict[int, Memory]) -> tuple[Any, list[Any]]:
    """`void**`, and what it points to."""
    cells: list[Any] = []
    for arg in args:
        if isinstance(arg, np.ndarray):
            cells.append(ctypes.c_void_p(memories[id(arg)].address))
        elif arg is None:
            cells.append(ctypes.c_void_p(None))
        else:
            raw = arg if isinstance(arg, bytes) else arg.tobytes()
            cells.append(ctypes.create_string_buffer(raw, len(raw)))
    return (ctypes.c_void_p * max(1, len(cells)))(*map(ctypes.addressof, cells)), cells


def finding(report: Report, entry: str) -> Finding:
    """The exception for a report."""
    given = f"{(report.file or b'').decode()}:{report.line}" if report.line else ""
    return Finding(
        FAULTS[report.fault],
        report.message.decode(errors="replace"),
        entry,
        tuple(report.block),  # type: ignore[arg-type]
        tuple(report.thread),  # type: ignore[arg-type]
        given or code_place(report.code),
        code_place(report.other),
    )


def run_all_orders(
    text: str, entry: str, grid: Sequence[int], block: Sequence[int], args: Sequence[Argument], **options: Any
) -> None:
    """`run` in each order; a `Finding` of a race if the arrays are not the same bits after each."""
    before = [arg.copy() if isinstance(arg, np.ndarray) else None for arg in args]
    first: list[bytes] | None = None
    for order in ORDERS:
        for arg, saved in zip(args, before, strict=True):
            if isinstance(arg, np.ndarray) and saved is not None:
                arg[...] = saved
        run(text, entry, grid, block, args, order=order, **options)
        now = [arg.tobytes() if isinstance(arg, np.ndarray) else b"" for arg in args]
        first = first or now
        for position, (one, other) in enumerate(zip(first, now, strict=True)):
            if one != other:
                message = f"argument {position} is different when threads run in {order} order"
                raise Finding("race", message, entry, (0, 0, 0), (0, 0, 0))
