"""A benchmark workload as data: inputs, our launch, the reference, and what the machine must at least do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from burn_kernels.arrays import Allocate

Inputs = tuple[Any, ...]
"""NumPy arrays and Python numbers. Ours get the arrays as tensors of the device, peers as they are."""

Outputs = tuple[tuple[tuple[int, ...], str], ...]
"""Shape and dtype of each array that the launch writes; the first one is checked."""


Bind = Callable[[Inputs, tuple[Any, ...], Allocate], Callable[[], object]]


def relative_error(got: NDArray[Any], expected: NDArray[Any]) -> float:
    """The largest difference, as a share of the largest value."""
    if expected.size == 0:
        return 0.0
    wide = expected.astype(np.float64)
    worst = float(np.max(np.abs(got.astype(np.float64) - wide)))
    return worst / max(float(np.max(np.abs(wide))), 1e-30)


def mismatches(got: NDArray[Any], expected: NDArray[Any]) -> float:
    """The share of elements that differ."""
    return float(np.count_nonzero(got != expected)) / max(expected.size, 1)


@dataclass(frozen=True, slots=True)
class Workload:
    """One thing to measure; peers implement it under `name`."""

    name: str
    dtype: str
    size: str
    inputs: Callable[[np.random.Generator], Inputs]
    outputs: Callable[..., Outputs]
    """Takes the inputs."""
    bind: Bind
    """Takes inputs and outputs on the device; gives the call that is measured."""
    reference: Callable[..., NDArray[Any]]
    """Takes the inputs; by NumPy, in f64 where that is cheap."""
    bytes: int = 0
    """Bytes that must be read and written; 0 where memory is not the point."""
    flops: int = 0
    """Arithmetic operations; 0 where they are not the point."""
    traffic: Literal["read", "copy", "triad"] = "copy"
    """The probe that moves bytes in the same way."""
    tolerance: float = 1e-5
    error: Callable[[NDArray[Any], NDArray[Any]], float] = relative_error
    suite: str = "kernels"

    @property
    def key(self) -> str:
        """What --filter looks at, and the name within a run."""
        return f"{self.suite}/{self.name}/{self.dtype}/{self.size}"


def like(position: int, dtype: str = "f32") -> Callable[..., Outputs]:
    """One output, of the shape of an input."""

    def outputs(*inputs: Any) -> Outputs:
        return ((inputs[position].shape, dtype),)

    return outputs


def shaped(*shape: int, dtype: str = "f32") -> Callable[..., Outputs]:
    """One output of a given shape."""
    return lambda *inputs: ((shape, dtype),)


def direct(launch: Callable[..., object]) -> Bind:
    """A call that passes inputs, then outputs."""

    def bind(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
        return partial(launch, *inputs, *outputs)

    return bind


def allocating(launch: Callable[..., object], **options: object) -> Bind:
    """The same for a launch that needs memory for partial results."""

    def bind(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
        return partial(launch, *inputs, *outputs, empty=empty, **options)

    return bind


def uniform(
    rng: np.random.Generator, *shape: int, low: float = -2.0, high: float = 2.0, dtype: str = "f32"
) -> NDArray[Any]:
    """Random numbers of a float dtype between two bounds."""
    wide = np.float64 if dtype == "f64" else np.float32
    return rng.random(shape, dtype=wide) * wide(high - low) + wide(low)
