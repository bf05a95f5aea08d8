"""Compiled launches on OpenCL: buffers are handles, and a kernel object of its own keeps the parameters."""

from __future__ import annotations

import ctypes
from importlib import import_module
from typing import TYPE_CHECKING, cast

from burn_cube.driver import Buffer, Module
from burn_cube.launch.memory import address_of_function
from burn_cube.launch.native import Work
from burn_cube.launch.native_items import offset
from burn_runtimes.device.grid import Extent
from burn_runtimes.device.native import kernel_code, queued
from burn_runtimes.device.stream_lanes import Lane
from burn_runtimes.native import entry
from burn_runtimes.opencl.memory import own

if TYPE_CHECKING:
    from burn_runtimes.opencl.driver import OpenclDriver
    from burn_runtimes.opencl.module import OpenclModule


class QueueLauncher(entry.Entries):
    """See `burn_cube.launch.native.NativeRuntime`."""

    opaque = True

    def __init__(self, driver: OpenclDriver, function: int) -> None:
        super().__init__(function)
        self._driver = driver
        self._user = _slot_of_user(driver)

    def address(self, buffer: Buffer) -> int:
        """The handle of a buffer."""
        return own(buffer).memory.int_ptr

    def user(self, buffer: Buffer) -> int:
        """A slot of the buffer."""
        return id(buffer) + self._user

    def work(self, module: Module, grid: Extent) -> Work | None:
        """How to launch a module; None for one that reports, and for grids that are folded."""
        opencl = cast("OpenclModule", module)
        if opencl.artifact.reports or self._driver.folds(module.kernel.name, grid):
            return None
        kernel = opencl.native  # kept by the plan: threads that ask at once may make one each
        code = kernel_code(opencl.artifact, self._driver.state, kernel.int_ptr, 0)
        return None if code is None else queued(code, None, (opencl, self._driver, kernel))


def load(driver: OpenclDriver) -> QueueLauncher | None:
    """The launcher of a driver; None where it cannot run."""
    function = entry.load()
    if function is None:
        return None
    # what pyopencl is linked with, be it its own library or the system's
    library = ctypes.CDLL(str(import_module("pyopencl._cl").__file__))
    driver.state.set = address_of_function(library.clSetKernelArg)
    driver.state.launch = address_of_function(library.clEnqueueNDRangeKernel)
    return QueueLauncher(driver, function)


def _slot_of_user(driver: OpenclDriver) -> int:
    """Where buffers hold the lane that used them last."""
    buffer, mark = driver.memory.reserve(1), Lane(0, None, driver.state.lanes[0])
    buffer.user = mark
    found = offset(buffer, mark)
    buffer.user = None
    return found
