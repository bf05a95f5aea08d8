"""Launching in conformance tests."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Driver

Array = NDArray[Any]


def run(
    kernel: Any,
    runtime: Driver,
    *args: object,
    units: int | tuple[int, ...] = 32,
    cubes: int = 1,
    **comptime: object,
) -> None:
    """Launch along x on host arrays, and wait."""
    kernel.launch(runtime, cube_count=cubes, cube_dim=units, args=args, kwargs=comptime)
    runtime.sync()


def zeros(count: int, dtype: str = "int32") -> Array:
    """An array to write to."""
    return np.zeros(count, dtype)


def units(count: int = 32, dtype: str = "int32") -> Array:
    """0, 1, 2, ...: what each unit sees as its position."""
    return np.arange(count).astype(dtype)
