"""What random numbers are drawn from."""

from __future__ import annotations

from burn_cube.errors import DispatchValueError
from burn_cube.record import record


@record
class Default:
    """Uniform on [0, 1) for floats, every value for ints."""


@record
class Uniform:
    """Evenly on [low, high); whole numbers for ints."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not self.low <= self.high:
            raise DispatchValueError(f"Uniform: got [{self.low}, {self.high}), expected low <= high")


@record
class Bernoulli:
    """1 with this probability, else 0."""

    probability: float

    def __post_init__(self) -> None:
        if not 0 <= self.probability <= 1:
            raise DispatchValueError(f"Bernoulli: got {self.probability}, expected a probability, 0 to 1")


@record
class Normal:
    """The normal distribution."""

    mean: float
    std: float

    def __post_init__(self) -> None:
        if not self.std >= 0:
            raise DispatchValueError(f"Normal: got a deviation of {self.std}, expected at least 0")


Distribution = Default | Uniform | Bernoulli | Normal
