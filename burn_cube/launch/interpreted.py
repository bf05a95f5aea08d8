"""Launches on the interpreter: arrays of another device are copied to the host and, if written, back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from burn_cube.driver import Argument, Buffer, BufferArg, DeviceArray
from burn_cube.frontend.topology import Extent
from burn_cube.launch.arrays import ArrayArgument
from burn_cube.launch.binders import Call
from burn_cube.launch.memory import bytes_at
from burn_cube.launch.specialise import Compiled
from burn_cube.record import replace

if TYPE_CHECKING:
    from numpy.typing import NDArray

RUNTIME = "reference"
"""The runtime whose driver is the interpreter."""


class _Part(NamedTuple):
    """A buffer of a device: where it begins in the host's copy."""

    array: DeviceArray
    begin: int


class _Copy(NamedTuple):
    """`copied`: the bytes of the buffer, None if it is used in place; they lie in `shared`."""

    part: _Part
    copied: NDArray[np.uint8] | None
    shared: Buffer


class _Staged:
    """Host copies of the memory of buffers, each byte once, so that arrays over it still share memory.

    Memory of the host is used in place: arrays of NumPy may lie over it, too.
    """

    def __init__(self, compiled: Compiled, arrays: Iterable[DeviceArray]) -> None:
        self.driver = compiled.driver
        self._copies: dict[int, _Copy] = {}
        for group in _together({id(array.buffer): array for array in arrays}.values()):
            self._copy(group)

    def _copy(self, group: list[_Part]) -> None:
        size, first = max(part.begin + part.array.buffer.size for part in group), group[0].array
        in_place = first.driver.properties.host_memory and size and _address(first)
        data = bytes_at(_address(first), size) if in_place else np.empty(size, np.uint8)
        shared = self.driver.wrap(data)
        for part in group:
            array, end = part.array, part.begin + part.array.buffer.size
            if not in_place:
                data[part.begin : end] = array.driver.read(array.buffer, 0, array.buffer.size)
            copied = None if in_place else data[part.begin : end]
            self._copies[id(array.buffer)] = _Copy(part, copied, shared)

    def lowered(self, arg: BufferArg, array: DeviceArray) -> BufferArg:
        """The argument, on the interpreter's buffer."""
        found = self._copies[id(array.buffer)]
        return replace(arg, buffer=found.shared, offset=arg.offset + found.part.begin)

    def write_back(self, written: set[int]) -> None:
        """Copy changed buffers to their devices."""
        for key, (part, copied, _) in self._copies.items():
            if key in written and copied is not None:
                part.array.driver.write(part.array.buffer, 0, copied)


def _together(arrays: Iterable[DeviceArray]) -> list[list[_Part]]:
    """Arrays of different buffers by the memory that these share: other libraries' may lie over any."""
    groups: list[list[_Part]] = []
    start = end = 0
    for array, address in sorted(((array, _address(array)) for array in arrays), key=lambda pair: pair[1]):
        if not address or not groups or address >= end:
            groups.append([])
            start = end = address
        groups[-1].append(_Part(array, address - start))
        end = max(end, address + array.buffer.size)
    return groups


def _address(array: DeviceArray) -> int:
    """Where a buffer begins; 0 if it does not say, when it shares no memory with others."""
    return int(getattr(array.buffer, "address", 0))


def launch(compiled: Compiled, grid: Extent, call: Call) -> None:
    """Run a kernel that was compiled for the interpreter, and wait for it."""
    staged = _Staged(compiled, [a.memory for a in call.arrays if isinstance(a.memory, DeviceArray)])
    try:
        compiled.driver.launch(compiled.module, grid, list(_arguments(compiled, call, staged)))
        compiled.driver.sync()
    finally:
        targets = [call.arguments[position] for position in compiled.written]
        held = [a.memory for a in targets if isinstance(a, ArrayArgument)]
        staged.write_back({id(memory.buffer) for memory in held if isinstance(memory, DeviceArray)})


def _arguments(compiled: Compiled, call: Call, staged: _Staged) -> Iterator[Argument]:
    for argument, strided in zip(call.arguments, compiled.strided, strict=True):
        if not isinstance(argument, ArrayArgument):
            yield argument
        elif isinstance(argument.memory, DeviceArray):
            yield staged.lowered(argument.lower(compiled.driver, strided), argument.memory)
        else:
            yield argument.lower(compiled.driver, strided)
