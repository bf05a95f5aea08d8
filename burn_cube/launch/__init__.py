"""Launching: arguments, specialisation, limits, drivers. Importing this gives kernels their launch forms."""

from __future__ import annotations

from burn_cube.frontend.decorator import CubeFunction, set_launcher
from burn_cube.launch.collector import paused
from burn_cube.launch.locks import fork_safe

with paused():  # what every launch needs, so that the first one takes less; not what only compiling needs
    from burn_cube.launch.kernel import KernelLauncher

fork_safe(CubeFunction)
set_launcher(KernelLauncher)
