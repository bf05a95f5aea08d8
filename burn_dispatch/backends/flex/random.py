"""Random numbers on threads: those of `burn_kernels.random_fill`, a part of them at a time."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch import seeds
from burn_dispatch.backends.flex import threads
from burn_dispatch.distribution import Distribution, parameters
from burn_kernels.random import BLOCK
from burn_kernels.random_fill import reference


def _random(shape: tuple[int, ...], distribution: Distribution, dtype: DType, device: Any) -> Array:
    """The numbers that kernels make of the next seed of the device."""
    seed, (kind, bounds) = seeds.take(device), parameters(distribution, dtype)
    count = math.prod(shape)
    out = np.empty(count, dtype.numpy)

    def part(start: int, stop: int) -> None:
        first, end = start * BLOCK, min(stop * BLOCK, count)
        out[first:end] = reference(end - first, seed, kind, bounds, dtype.name, first)

    threads.ranges(-(-count // BLOCK), BLOCK, part)
    return out.reshape(shape)


float_random = int_random = _random
