"""Workloads of the kernel library: each module of kernels has some, and what they launch is right."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import burn_kernels
from burn_cube.frontend.decorator import CubeFunction
from burn_dispatch import Device, Tensor
from burn_kernels.catalog import WORKLOADS
from burn_kernels.workload import Workload

KERNELS = [workload for workload in WORKLOADS if workload.suite == "kernels"]


def modules() -> list[Any]:
    """Those that define kernels."""
    found = [
        import_module(f"burn_kernels.{each.name}") for each in pkgutil.iter_modules(burn_kernels.__path__)
    ]
    return [module for module in found if any(map(_is_kernel, vars(module).items()))]


def _is_kernel(item: tuple[str, object]) -> bool:
    return item[0].endswith("_kernel") and isinstance(item[1], CubeFunction)


def test_each_module_of_kernels_has_workloads() -> None:
    """Or is a part of one that has, as `sort_order` would be of `sort`."""
    known, found = {id(workload) for workload in WORKLOADS}, modules()
    measured = {module.__name__ for module in found if hasattr(module, "WORKLOADS")}
    for module in found:
        own: tuple[Workload, ...] = getattr(module, "WORKLOADS", ())
        assert {id(workload) for workload in own} <= known, f"{module.__name__} is not in the catalog"
        assert own or any(module.__name__.startswith(f"{whole}_") for whole in measured), module.__name__


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("workload", KERNELS, ids=lambda workload: workload.key)
def test_results_are_right(workload: Workload) -> None:
    where = Device.cpu()
    inputs: tuple[Any, ...] = workload.inputs(np.random.default_rng(1))
    given = [Tensor.from_numpy(one, where) if hasattr(one, "dtype") else one for one in inputs]
    outputs = [Tensor.empty(shape, dtype, where) for shape, dtype in workload.outputs(*inputs)]
    workload.bind(tuple(given), tuple(outputs), lambda shape, dtype: Tensor.empty(shape, dtype, where))()
    expected = workload.reference(*inputs)
    assert workload.error(outputs[0].numpy().reshape(expected.shape), expected) <= workload.tolerance
