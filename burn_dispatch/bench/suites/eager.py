"""Workloads whose call makes its result: operations on tensors, on any device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from burn_dispatch.device import Device
from burn_kernels.arrays import Allocate
from burn_kernels.catalog import BY_KEY
from burn_kernels.workload import Bind, Inputs, Outputs, Workload

Call = Callable[..., Any]


def nothing(*inputs: Any) -> Outputs:
    """No array is given to the call: it makes what it returns."""
    return ()


def call(function: Call) -> Bind:
    """A call of a function of the inputs."""

    def bind(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
        return partial(function, *inputs)

    return bind


def call_on(function: Call) -> Bind:
    """A call of a function of a device, then the inputs: for what makes tensors of nothing."""

    def bind(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
        made: Any = empty((1,), "f32")
        device: Device = made.device
        return partial(function, device, *inputs)

    return bind


def like_kernel(key: str, bind: Bind, suite: str = "tensor", **changes: Any) -> Workload:
    """The workload of a kernel, done by an operation on tensors: inputs, reference and peers are the same."""
    return replace(BY_KEY[key], suite=suite, outputs=nothing, bind=bind, **changes)
