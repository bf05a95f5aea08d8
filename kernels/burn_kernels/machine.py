"""What the choice of tiles asks of the machine."""

from __future__ import annotations

import os
from functools import cache

from burn_cube import config
from burn_cube.driver import DeviceArray, Properties
from burn_cube.dtypes import BY_NAME
from burn_cube.launch import runtimes


def processors() -> int:
    """Threads that run cubes on the CPU."""
    return config.current().num_threads or _available()


@cache
def _available() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def properties(array: object) -> Properties:
    """Of the device of an array; NumPy's are on the device of the settings."""
    export = getattr(array, "__burn_cube_array__", None)
    exported: DeviceArray | None = export() if export is not None else None
    driver = exported.driver if exported is not None else runtimes.driver(config.current().runtime)
    return driver.properties


def on_processor(found: Properties) -> bool:
    """Whether kernels run on a processor: a unit is a lane of its vectors, a cube no more than a loop."""
    return found.runtime in ("cpu", "reference")


def shared_elements(array: object, dtype: str) -> int:
    """Elements of a dtype that a cube can share on the device of an array."""
    return properties(array).max_shared_bytes // BY_NAME[dtype].size
