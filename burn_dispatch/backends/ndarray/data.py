"""Data in and out, tensors of one value, numbers in order and by chance, and other dtypes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import REFERENCE, Array
from burn_dispatch import seeds
from burn_dispatch.backends.ndarray.rounding import quiet, scalar
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform
from burn_kernels import random

Shape = tuple[int, ...]


def _from_data(data: Array, device: Any) -> Array:
    return np.array(data, order="C")


def _into_data(x: Array) -> Array:
    return np.array(x, order="C")


def _to_device(x: Array, device: Any) -> Array:
    return x


def _empty(shape: Shape, dtype: DType, device: Any) -> Array:
    return np.empty(shape, dtype.numpy)


def _full(shape: Shape, value: Any, dtype: DType, device: Any) -> Array:
    out = np.empty(shape, dtype.numpy)
    out[...] = scalar(out, value)
    return out


def _zeros(shape: Shape, dtype: DType, device: Any) -> Array:
    return np.zeros(shape, dtype.numpy)


def _ones(shape: Shape, dtype: DType, device: Any) -> Array:
    return np.ones(shape, dtype.numpy)


float_from_data = int_from_data = bool_from_data = _from_data
float_into_data = int_into_data = bool_into_data = _into_data
float_copy = int_copy = bool_copy = _into_data
float_to_device = int_to_device = bool_to_device = _to_device
float_empty = int_empty = bool_empty = _empty
float_full = int_full = _full
float_zeros = int_zeros = bool_zeros = _zeros
float_ones = int_ones = bool_ones = _ones
float_cast = float_into_int = int_cast = int_into_float = bool_into_int = bool_into_float = REFERENCE["cast"]


def int_arange_step(start: int, end: int, step: int, dtype: DType, device: Any) -> Array:
    """start, start + step, ... below end, or above it if the step is negative."""
    return np.arange(start, end, step, dtype=np.int64).astype(dtype.numpy)


def float_random(shape: Shape, distribution: Distribution, dtype: DType, device: Any) -> Array:
    """Floats by chance, made in f32 from the next seed of the device."""
    return _drawn(shape, distribution, seeds.take(device)).astype(dtype.numpy)


def int_random(shape: Shape, distribution: Distribution, dtype: DType, device: Any) -> Array:
    """Ints by chance: all values of the dtype alike by default, else floats rounded down."""
    seed = seeds.take(device)
    if isinstance(distribution, Default):
        return _bits(shape, dtype, seed)
    drawn: Array = np.floor(_drawn(shape, distribution, seed))
    return REFERENCE["cast"](drawn, dtype)


@quiet
def _drawn(shape: Shape, distribution: Distribution, seed: int) -> Array:
    count = math.prod(shape)
    match distribution:
        case Default():
            found = random.uniform_reference(count, seed)
        case Uniform():
            found = between(random.uniform_reference(count, seed), distribution)
        case Bernoulli(probability):
            chosen = random.uniform_reference(count, seed) < np.float32(probability)
            found = chosen.astype(np.float32)
        case Normal(mean, std):
            normal = random.normal_reference(count, seed).astype(np.float32)
            found = normal * np.float32(std) + np.float32(mean)
    return found.reshape(shape)


def between(unit: Array, ends: Uniform) -> Array:
    """Numbers of [0, 1) on [low, high): rounding must not reach the end."""
    low, high = np.float32(ends.low), np.float32(ends.high)
    last = max(low, np.nextafter(high, low))
    found: Array = np.minimum(unit * (high - low) + low, last)
    return found


def _bits(shape: Shape, dtype: DType, seed: int) -> Array:
    """The words of the generator in the order of the elements of `uniform`; 64 bits are two words."""
    count = math.prod(shape)
    lanes = count * max(dtype.size // 4, 1)
    blocks = -(-lanes // random.BLOCK)
    counters = np.arange(blocks * random.LANES, dtype=np.uint64)
    words = random.philox_reference(counters, seed).reshape(4, blocks, random.LANES).transpose(1, 0, 2)
    flat = np.ascontiguousarray(words).reshape(-1)[:lanes]
    if dtype.size < 4:
        return (flat >> np.uint32(32 - dtype.bits)).astype(f"u{dtype.size}").view(dtype.numpy).reshape(shape)
    return flat.view(dtype.numpy).reshape(shape)
