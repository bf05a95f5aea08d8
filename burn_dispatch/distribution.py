"""What random numbers are drawn from."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from burn_cube.dtypes import DType, int_range
from burn_cube.errors import DispatchValueError
from burn_cube.record import record
from burn_dispatch.api import plain

if TYPE_CHECKING:
    from burn_kernels.random_fill import Kind


@record
class Default:
    """Uniform on [0, 1) for floats, every value for ints."""


@record
class Uniform:
    """Evenly on [low, high); whole numbers for ints."""

    low: float
    high: float

    def __post_init__(self) -> None:
        plain.number("Uniform", "low", self.low)
        plain.number("Uniform", "high", self.high)
        if not self.low <= self.high:
            raise DispatchValueError(f"Uniform: got [{self.low}, {self.high}), expected low <= high")
        if math.isinf(self.low) or math.isinf(self.high):
            raise DispatchValueError(f"Uniform: got [{self.low}, {self.high}), expected finite numbers")


@record
class Bernoulli:
    """1 with this probability, else 0."""

    probability: float

    def __post_init__(self) -> None:
        plain.number("Bernoulli", "probability", self.probability)
        if not 0 <= self.probability <= 1:
            raise DispatchValueError(f"Bernoulli: got {self.probability}, expected a probability, 0 to 1")


@record
class Normal:
    """The normal distribution."""

    mean: float
    std: float

    def __post_init__(self) -> None:
        plain.number("Normal", "mean", self.mean)
        plain.number("Normal", "std", self.std)
        if not self.std >= 0:
            raise DispatchValueError(f"Normal: got a deviation of {self.std}, expected at least 0")


Distribution = Default | Uniform | Bernoulli | Normal


def parameters(distribution: Distribution, dtype: DType) -> tuple[Kind, tuple[float, float]]:
    """What `burn_kernels.random_fill` takes: by its kernels and by its NumPy reference all backends draw."""
    match distribution:
        case Uniform(low, high):
            return "uniform", (low, high)
        case Bernoulli(probability):
            return "bernoulli", (probability, 0)
        case Normal(mean, std):
            return "normal", (mean, std)
        case Default():
            low, high = (0, 1) if dtype.is_float else int_range(dtype)
            return "uniform", (low, high if dtype.is_float else high + 1)
