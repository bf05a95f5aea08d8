"""Launching: arguments, specialisation, limits, drivers. Importing this gives kernels their launch forms."""

from __future__ import annotations

from typing import Any

from burn_cube.frontend.decorator import CubeFunction, Launcher, set_launcher


def _launcher(function: CubeFunction[Any, Any]) -> Launcher:
    from burn_cube.launch.kernel import (
        KernelLauncher,
    )  # the compiler, which programs that only import need not load

    return KernelLauncher(function)


set_launcher(_launcher)
