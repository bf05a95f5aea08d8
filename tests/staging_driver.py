"""A device whose kernels take NumPy arrays: around each launch, arrays go to the device and come back.

Tests of meaning are written for NumPy's memory. Here any driver runs them: arrays that are views of one
memory become views of one buffer, with all that lies around them, so that a write outside an array shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Argument, Artifact, Buffer, BufferArg, Driver, Module
from burn_cube.ir import BufferParam
from burn_cube.record import replace

Array = NDArray[Any]
Bytes = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class HostView:
    """The memory of an array: stands for a buffer until a launch."""

    array: Array

    @property
    def size(self) -> int:
        """Bytes."""
        return self.array.nbytes

    @property
    def address(self) -> int:
        """Where the array starts."""
        return _address(self.array)

    def around(self) -> tuple[int, int]:
        """Start and end of the memory that the array is a view of."""
        root = _root(self.array)
        low, high = np.lib.array_utils.byte_bounds(root)
        return int(low), int(high) if root.size else int(low)


@dataclass(frozen=True, slots=True)
class Staged:
    """A stretch of the host's memory, and its copy on the device."""

    start: int
    end: int
    buffer: Buffer


class _At:
    """Memory by its addresses, as NumPy takes it."""

    def __init__(self, start: int, end: int) -> None:
        self.__array_interface__ = {
            "version": 3, "typestr": "|u1", "shape": (end - start,), "data": (start, False)
        }  # fmt: skip


class StagingDriver:
    """Another driver, with NumPy's memory as its own."""

    def __init__(self, inner: Driver, name: str) -> None:
        self.inner, self.target = inner, inner.target
        self.properties = replace(inner.properties, runtime=name, host_memory=True)

    def alloc(self, size: int) -> Buffer:
        """Memory of the device."""
        return self.inner.alloc(size)

    def write(self, buffer: Buffer, offset: int, data: Array) -> None:
        """To the device."""
        self.inner.write(buffer, offset, data)

    def read(self, buffer: Buffer, offset: int, size: int) -> Bytes:
        """From the device."""
        return self.inner.read(buffer, offset, size)

    def wrap(self, array: Array) -> Buffer:
        """The array itself, until a launch."""
        return HostView(array)

    def compile(self, artifact: Artifact) -> Module:
        """As the device does."""
        return self.inner.compile(artifact)

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Copy arrays to the device, launch, wait, copy what was written back."""
        staged = self._staged([a.buffer for a in args if isinstance(a, BufferArg)])
        moved = [_moved(a, staged) if isinstance(a, BufferArg) else a for a in args]
        self.inner.launch(module, grid, moved)
        self.inner.sync()
        written = {id(_place(a, staged)) for a in _written(module, args)}
        for one in staged:
            if id(one) in written:
                self._fetch(one)

    def flush(self) -> None:
        """As the device does."""
        self.inner.flush()

    def sync(self) -> None:
        """As the device does."""
        self.inner.sync()

    def _staged(self, buffers: list[Buffer]) -> list[Staged]:
        """The memories of all arrays, each once, on the device."""
        spans = sorted({b.around() for b in buffers if isinstance(b, HostView)})
        merged: list[tuple[int, int]] = []
        for start, end in spans:
            if merged and start < merged[-1][1]:
                merged[-1] = merged[-1][0], max(end, merged[-1][1])
            else:
                merged.append((start, end))
        staged: list[Staged] = []
        for start, end in merged:
            buffer = self.inner.alloc(end - start)
            self.inner.write(buffer, 0, _bytes(start, end))
            staged.append(Staged(start, end, buffer))
        return staged

    def _fetch(self, one: Staged) -> None:
        memory, data = _bytes(one.start, one.end), self.inner.read(one.buffer, 0, one.end - one.start)
        changed = memory != data  # what stayed may be memory that must not be written to
        memory[changed] = data[changed]


def _written(module: Module, args: Sequence[Argument]) -> list[BufferArg]:
    pairs = zip(module.kernel.params, args, strict=True)
    return [
        arg
        for param, arg in pairs
        if isinstance(param, BufferParam) and isinstance(arg, BufferArg) and "write" in param.access
        if isinstance(arg.buffer, HostView)
    ]


def _place(arg: BufferArg, staged: list[Staged]) -> Staged:
    assert isinstance(arg.buffer, HostView), arg
    start, end = arg.buffer.around()
    return next(one for one in staged if one.start <= start and end <= one.end)


def _moved(arg: BufferArg, staged: list[Staged]) -> BufferArg:
    if not isinstance(arg.buffer, HostView):
        return arg
    place = _place(arg, staged)
    return replace(arg, buffer=place.buffer, offset=arg.buffer.address - place.start + arg.offset)


def _root(array: Array) -> Array:
    """The array whose memory this one is a view of."""
    found: Array = array
    base: object = array
    while (base := getattr(base, "base", None)) is not None:
        if isinstance(base, np.ndarray):
            found = base
    return found


def _address(array: Array) -> int:
    start: int = array.__array_interface__["data"][0]
    return start


def _bytes(start: int, end: int) -> Bytes:
    """Memory of the host as an array."""

    return np.asarray(_At(start, end))
