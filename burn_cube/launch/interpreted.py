"""Launches on the interpreter: arrays of another device are copied to the host and, if written, back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from burn_cube.driver import Argument, Buffer, DeviceArray
from burn_cube.frontend.topology import Extent
from burn_cube.launch.arrays import ArrayArgument
from burn_cube.launch.binders import Call
from burn_cube.launch.specialise import Compiled
from burn_cube.record import replace

if TYPE_CHECKING:
    from numpy.typing import NDArray

RUNTIME = "reference"
"""The runtime whose driver is the interpreter."""


class _Staged:
    """Host copies of buffers: one a buffer, so that views of it still share memory."""

    def __init__(self, compiled: Compiled) -> None:
        self.driver = compiled.driver
        self.copies: dict[int, tuple[DeviceArray, NDArray[np.uint8], Buffer]] = {}

    def buffer(self, array: DeviceArray) -> Buffer:
        """The interpreter's buffer for a device's one."""
        key = id(array.buffer)
        if key not in self.copies:
            data = array.driver.read(array.buffer, 0, array.buffer.size).copy()
            self.copies[key] = array, data, self.driver.wrap(data)
        return self.copies[key][2]

    def write_back(self, written: set[int]) -> None:
        """Copy changed buffers to their devices."""
        for key, (array, data, _) in self.copies.items():
            if key in written:
                array.driver.write(array.buffer, 0, data)


def launch(compiled: Compiled, grid: Extent, call: Call) -> None:
    """Run a kernel that was compiled for the interpreter, and wait for it."""
    staged = _Staged(compiled)
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
            yield replace(argument.lower(compiled.driver, strided), buffer=staged.buffer(argument.memory))
        else:
            yield argument.lower(compiled.driver, strided)
