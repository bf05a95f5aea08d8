"""Data in and out, tensors of one value, numbers in order and by chance, and other dtypes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from burn_cube.semantics import REFERENCE, Array
from burn_dispatch import seeds
from burn_dispatch.backends.ndarray.rounding import scalar
from burn_dispatch.distribution import Distribution, parameters
from burn_kernels import random_fill

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


def _random(shape: Shape, distribution: Distribution, dtype: DType, device: Any) -> Array:
    """The numbers that kernels make of the next seed of the device."""
    found = random_fill.reference(
        math.prod(shape), seeds.take(device), *parameters(distribution, dtype), dtype.name
    )
    return found.reshape(shape)


float_random = int_random = _random
