"""Launching in conformance tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Driver
from burn_cube.errors import LaunchError
from tests.devices import Refused

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


@contextmanager
def refused_by(runtime: Driver, target: str, feature: str, message: str) -> Iterator[None]:
    """A launch that devices of this target must refuse, in these words: the test ends there as refused."""
    if runtime.target != target:
        yield
        return
    try:
        yield
    except LaunchError as error:
        if not re.search(message, error.message):
            raise
        raise Refused(feature) from error
    raise AssertionError(f"{runtime.properties.name} has {feature}, which it said it had not")
