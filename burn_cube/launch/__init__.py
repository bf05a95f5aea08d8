"""Launching: arguments, specialisation, limits, drivers. Importing this gives kernels their launch forms."""

from __future__ import annotations

from typing import Any

from burn_cube.frontend.decorator import CubeFunction, Launcher, set_launcher
from burn_cube.launch.collector import paused
from burn_cube.launch.locks import fork_safe


def _launcher(function: CubeFunction[Any, Any]) -> Launcher:
    with paused():
        from burn_cube.launch.kernel import KernelLauncher  # programs that only import need no compiler

    return KernelLauncher(function)


fork_safe(CubeFunction)
set_launcher(_launcher)
