"""The kernel language and its compiler: the public names, re-exports only."""

from typing import TYPE_CHECKING, Any

from burn_cube import config as config
from burn_cube import launch as launch  # gives kernels their launch forms
from burn_cube.errors import CompileError as CompileError
from burn_cube.errors import ConfigError as ConfigError
from burn_cube.errors import CubeError as CubeError
from burn_cube.errors import DeviceError as DeviceError
from burn_cube.errors import DispatchError as DispatchError
from burn_cube.errors import InternalError as InternalError
from burn_cube.errors import LaunchError as LaunchError
from burn_cube.errors import OutOfMemoryError as OutOfMemoryError
from burn_cube.frontend.topology import CubeCount as CubeCount
from burn_cube.frontend.topology import CubeDim as CubeDim
from burn_cube.lang import *  # noqa: F403  its __all__ is the vocabulary of kernels
from burn_cube.launch.graph import Graph as Graph
from burn_cube.launch.profiling import profile as profile

if TYPE_CHECKING:
    from burn_cube import testing as testing
    from burn_cube.launch.autotune import Autotuner as Autotuner
    from burn_cube.launch.autotune import Candidate as Candidate


def __getattr__(name: str) -> Any:
    """What few programs use is loaded when it is asked for."""
    if name in ("Autotuner", "Candidate"):
        from burn_cube.launch import autotune

        return getattr(autotune, name)
    if name == "testing":
        from importlib import import_module  # binds the name, too: this is asked only once

        return import_module("burn_cube.testing")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
