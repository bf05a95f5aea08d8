"""Compiled launches on wgpu: compiled code checks and packs the arguments, Python records the launch."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from burn_cube.driver import Buffer, Module
from burn_cube.launch.native import Work
from burn_runtimes.device.grid import Extent
from burn_runtimes.device.native import kernel_code, queued
from burn_runtimes.native import entry

if TYPE_CHECKING:
    from burn_runtimes.wgpu.driver import WgpuDriver
    from burn_runtimes.wgpu.modules import WgpuModule


class PassLauncher(entry.Entries):
    """See `burn_cube.launch.native.NativeRuntime`."""

    opaque = True

    def __init__(self, driver: WgpuDriver, function: int) -> None:
        super().__init__(function)
        self._driver = driver
        driver.state.tells = 1

    def address(self, buffer: Buffer) -> int:
        """A buffer's identity."""
        return id(buffer)

    def user(self, buffer: Buffer) -> int:
        """None: a device has one queue."""
        return 0

    def work(self, module: Module, grid: Extent) -> Work | None:
        """How to launch a module; None for one that reports, and for grids that are folded."""
        own = cast("WgpuModule", module)
        if own.artifact.reports or 0 in grid or self._driver.folds(module.kernel.name, grid):
            return None
        launch = self._driver.again(own, grid)
        code = kernel_code(own.artifact, self._driver.state, id(launch), 0)
        return None if code is None else queued(code, None, (own, self._driver, launch))


def load(driver: WgpuDriver) -> PassLauncher | None:
    """The launcher of a driver; None where it cannot run."""
    function = entry.load()
    return PassLauncher(driver, function) if function is not None else None
