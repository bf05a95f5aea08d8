"""Arrays of one value, and of numbers in order."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.elements import X
from burn_kernels.workload import Inputs, Workload, shaped


@bc.cube
def fill_kernel(out: bc.Array[X], value: X) -> None:
    """out[i] = value."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = value


@bc.cube
def range_kernel(out: bc.Array[bc.I], start: bc.I, step: bc.I) -> None:
    """out[i] = start + i * step; wraps."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = start + bc.cast(i, bc.I) * step


def fill(out: Array, value: bool | int | float) -> None:
    """All elements become one value of their dtype; contiguous."""
    count = math.prod(out.shape)
    if count:
        fill_kernel.unchecked.forall(count)(out, value)


def fill_range(out: Array, start: int, step: int) -> None:
    """start, start + step, ...; both are values of the dtype."""
    count = math.prod(out.shape)
    if count:
        range_kernel.unchecked.forall(count)(out, start, step)


def reference(count: int, start: int, step: int, dtype: Any) -> NDArray[Any]:
    """By NumPy: a range, wrapped."""
    return (np.arange(count, dtype=np.int64) * step + start).astype(dtype)


_COUNT = 1 << 24


def _full(value: float) -> NDArray[Any]:
    return np.full(_COUNT, value, np.float32)


def _fill(inputs: Inputs, outputs: tuple[Any, ...], empty: object) -> Any:
    return partial(fill, outputs[0], *inputs)


WORKLOADS = (
    Workload(
        "fill", "f32", "16M",
        lambda rng: (1.5,), shaped(_COUNT), _fill, _full,
        bytes=4 * _COUNT, traffic="read", tolerance=0.0,
    ),
)  # fmt: skip
