"""More of the suite `launch`: a kernel that does nearly nothing, and operations on small tensors."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_dispatch.bench.suites.eager import call, nothing
from burn_dispatch.tensor import Tensor
from burn_kernels.arrays import Allocate
from burn_kernels.workload import Inputs, Workload, shaped, uniform


@bc.cube
def null_kernel(out: bc.Array[bc.f32]) -> None:
    """One number, so that it can be seen to have run."""
    out[0] = 1.0


def _null(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
    return partial(null_kernel.bind(1, 1), *outputs)


def _relu(x: Tensor) -> Tensor:
    return x.clamp_min(0.0)


def _relu_reference(x: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.maximum(x, 0))


WORKLOADS = (
    Workload(
        "launch_null", "f32", "1", lambda rng: (), shaped(1), _null, lambda: np.ones(1, np.float32),
        tolerance=0.0, suite="launch",
    ),
    Workload(
        "eager_relu", "f32", "64", lambda rng: (uniform(rng, 64),), nothing, call(_relu),
        _relu_reference, tolerance=0.0, suite="launch",
    ),
)  # fmt: skip
