"""Workloads that are not about arithmetic: a launch, and what comes before the first one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Allocate
from burn_kernels.elementwise import saxpy_kernel
from burn_kernels.workload import Inputs, Workload, like, shaped, uniform

COUNT = 64
SEQUENCE = 20
"""Launches in a row."""


def _bound(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    """A bound kernel, called again and again."""
    return partial(saxpy_kernel.bind(1, COUNT), *inputs, *outputs)


def _brackets(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    """Grid and cube at each launch."""
    a, x, y = inputs
    (out,) = outputs

    def run() -> None:
        saxpy_kernel[1, COUNT](a, x, y, out)

    return run


def _row(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    """Several launches, one after another."""
    bound = saxpy_kernel.bind(1, COUNT)
    arrays = (*inputs, *outputs)

    def run() -> None:
        for _ in range(SEQUENCE):
            bound(*arrays)

    return run


def _graph(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    """As many, recorded before."""
    export = getattr(outputs[0], "__burn_cube_array__", None)
    graph = bc.Graph("cpu" if export is None else export().driver)
    with graph.record():
        _row(inputs, outputs, empty)()
    return graph.replay


def _saxpy(a: float, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.float32(a) * x + y)


def _launch(name: str, bind: Callable[..., Callable[[], object]]) -> Workload:
    return Workload(
        name, "f32", f"{COUNT}",
        lambda rng: (2.5, uniform(rng, COUNT), uniform(rng, COUNT)), like(1), bind, _saxpy,
        tolerance=1e-6, suite="launch",
    )  # fmt: skip


def _first_kernel(how: str) -> Workload:
    """The harness starts a process for each sample: there is nothing to bind."""
    return Workload(
        "first_kernel", "f32", how,
        lambda rng: (COUNT, how), shaped(COUNT), _nothing, _first_result,
        tolerance=1e-6, suite="compile",
    )  # fmt: skip


def _first_result(count: int, how: str) -> NDArray[Any]:
    return np.asarray(np.float32(2.5) * np.arange(count, dtype=np.float32) + 1)


def _nothing(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    raise NotImplementedError("first_kernel runs in processes of its own")


WORKLOADS = (
    _launch("launch_bound", _bound),
    _launch("launch", _brackets),
    _launch("launch_row", _row),
    _launch("launch_graph", _graph),
    _first_kernel("cold"),
    _first_kernel("cached"),
    _first_kernel("warm"),
)
