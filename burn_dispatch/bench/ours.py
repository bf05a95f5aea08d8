"""Our own implementation of workloads: the kernel library, or operations on tensors, on a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench import cold
from burn_dispatch.bench.custom.case import Launch
from burn_dispatch.bench.devices import runs_kernels
from burn_dispatch.bench.implementation import Arrays, Prepared
from burn_dispatch.device import Device
from burn_dispatch.tensor import Tensor
from burn_kernels.workload import Inputs, Workload

EAGER = frozenset({"tensor", "fusion", "eager"})
"""Suites of operations on tensors, which every device has; the others are kernels."""


def implements(workload: Workload, device: Device) -> bool:
    """Whether a device can run a workload."""
    return workload.suite in EAGER or workload.name.startswith("eager_") or runs_kernels(device)


def prepare(workload: Workload, inputs: Inputs, device: Device) -> Prepared:
    """Inputs and outputs on a device."""
    if workload.name == "first_kernel":
        return cold.ours(inputs[1], str(device), device.properties.host_memory)

    def empty(shape: tuple[int, ...], dtype: str) -> Tensor:
        return Tensor.empty(shape, dtype, device)

    on_device = tuple(_there(value, device) for value in inputs)
    outputs = tuple(_poisoned(shape, dtype, device) for shape, dtype in workload.outputs(*inputs))
    bound = workload.bind(on_device, outputs, empty)
    if isinstance(bound, Launch):
        written = bound.results
        return _waiting(bound.run, lambda: tuple(t.numpy() for t in written), device, workload.suite)
    if not outputs:
        return _eager(bound, device)
    return _waiting(bound, outputs[0].numpy, device, workload.suite)


def _waiting(run: Callable[[], object], result: Callable[[], Arrays], device: Device, suite: str) -> Prepared:
    if device.properties.host_memory:  # a launch returns when the kernel has finished
        return Prepared(run, result)
    if suite == "launch":
        return Prepared(run, result, wait=device.sync)

    def finished() -> None:
        run()
        device.sync()

    return Prepared(finished, result, window=device.profile)


def _eager(call: Callable[[], object], device: Device) -> Prepared:
    """A call that gives its result, a tensor. It is timed until the device has finished."""
    last: list[Any] = [None]

    def run() -> None:
        last[0] = call()
        device.sync()

    def result() -> Arrays:
        found: Tensor = last[0]
        return found.numpy()

    return Prepared(run, result)


def _there(value: Any, device: Device) -> Any:
    return Tensor.from_numpy(cast("NDArray[Any]", value), device) if isinstance(value, np.ndarray) else value


def _poisoned(shape: tuple[int, ...], dtype: str, device: Device) -> Tensor:
    """NaN, or a number that is no result: memory may still hold the right one, from an earlier run."""
    made = Tensor.empty(shape, dtype, device)
    made.copy_from(np.full(shape, np.nan if made.dtype.is_float else 85, made.dtype.numpy))
    return made
