"""The kernels that the library's workloads launch on a device that is only described: their artifacts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from burn_cube.driver import Artifact, Module
from burn_cube.errors import LaunchValueError
from burn_cube.launch import runtimes
from burn_dispatch import Device, Tensor
from burn_dispatch.cli import described
from burn_kernels.catalog import WORKLOADS
from burn_kernels.workload import Workload
from burn_runtimes.null import NullDriver

# what starts a process of its own, and what differs from others in size only
_LEFT_OUT = ("first_kernel",)


class _Recorder(NullDriver):
    """A driver that keeps what it is given to compile."""

    def __init__(self, target: str) -> None:
        like = described.driver(target)
        super().__init__(target, like.properties.plane_dim)
        self.properties = like.properties
        self.made: list[Artifact] = []

    def compile(self, artifact: Artifact) -> Module:
        """Keep the artifact too."""
        self.made.append(artifact)
        return super().compile(artifact)


class _Zeros:
    """A random generator whose numbers are all 0: they cost nothing, and nothing is computed with them."""

    def random(self, size: Any = None, dtype: Any = np.float64) -> Any:
        return np.zeros(size, dtype)

    def standard_normal(self, size: Any = None, dtype: Any = np.float64) -> Any:
        return np.zeros(size, dtype)

    def permuted(self, values: Any) -> Any:
        return values

    def integers(self, low: int, high: int | None = None, size: Any = None, dtype: Any = np.int64) -> Any:
        return np.zeros(size, dtype)


@dataclass(frozen=True, slots=True)
class Found:
    """(workload, kernel) for each kernel that a workload compiles; why a workload cannot be launched."""

    artifacts: tuple[tuple[str, Artifact], ...]
    refused: dict[str, str]


@cache
def found(target: str) -> Found:
    """What the workloads compile for a target."""
    artifacts: list[tuple[str, Artifact]] = []
    refused: dict[str, str] = {}
    with _device(target) as (driver, device):
        for workload in WORKLOADS:
            if workload.name in _LEFT_OUT:
                continue
            driver.made.clear()
            try:
                _launch(workload, device)
            except LaunchValueError as error:
                refused[workload.key] = error.message
            artifacts += [(workload.key, artifact) for artifact in driver.made]
    return Found(tuple(artifacts), refused)


@contextmanager
def _device(target: str) -> Iterator[tuple[_Recorder, Device]]:
    """A device whose driver is a recorder, in the place of the null runtime's."""
    key, driver = ("null", 0), _Recorder(target)
    before = runtimes._open.get(key)
    runtimes._open[key] = driver
    try:
        yield driver, Device.from_runtime("null")
    finally:
        del runtimes._open[key]
        if before is not None:
            runtimes._open[key] = before


def _launch(workload: Workload, device: Device) -> None:
    def empty(shape: tuple[int, ...], dtype: str) -> Tensor:
        return Tensor.empty(shape, dtype, device)

    generator: Any = _Zeros()
    inputs = workload.inputs(generator)
    given = tuple(Tensor.from_numpy(x, device) if isinstance(x, np.ndarray) else x for x in inputs)
    outputs = tuple(empty(shape, dtype) for shape, dtype in workload.outputs(*inputs))
    workload.bind(given, outputs, empty)()
