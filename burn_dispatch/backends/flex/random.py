"""Random numbers on threads: those of `burn_kernels.random`, a block of counters at a time."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import Array
from burn_dispatch import seeds
from burn_dispatch.backends.flex import threads
from burn_dispatch.backends.ndarray import data
from burn_dispatch.distribution import Default, Distribution, Uniform
from burn_kernels import random


def _unit(count: int, seed: int) -> Array:
    """Evenly on [0, 1), in f32, as `uniform_reference` makes them."""
    blocks = -(-count // random.BLOCK)
    out = np.empty((blocks, random.BLOCK), np.float32)

    def block(start: int, stop: int) -> None:
        counters = np.arange(start * random.LANES, stop * random.LANES, dtype=np.uint64)
        words = random.philox_reference(counters, seed).reshape(4, stop - start, random.LANES)
        whole = words.transpose(1, 0, 2).reshape(stop - start, random.BLOCK) >> np.uint32(8)
        np.multiply(whole.astype(np.float32), np.float32(2.0**-24), out[start:stop])

    threads.ranges(blocks, random.BLOCK, block)
    return out.reshape(-1)[:count]


def float_random(shape: tuple[int, ...], distribution: Distribution, dtype: DType, device: Any) -> Array:
    """Floats by chance: those of NdArray for the same seed."""
    if not isinstance(distribution, Default | Uniform):
        return data.float_random(shape, distribution, dtype, device)
    unit = _unit(math.prod(shape), seeds.take(device))
    if isinstance(distribution, Uniform):
        unit = data.between(unit, distribution)
    return unit.reshape(shape).astype(dtype.numpy)
