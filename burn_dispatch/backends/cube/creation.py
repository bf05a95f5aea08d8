"""Tensors of data, of one value, of numbers in order; and casts."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BOOL, DType, from_numpy
from burn_cube.launch import graph
from burn_dispatch import creation
from burn_dispatch.backends.cube.launching import number, unary
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.layout import Shape
from burn_kernels import fill, functions

_BY_HOST = 1 << 16
"""Bytes that are written sooner than a first kernel is compiled."""


def float_from_data(data: NDArray[Any], device: Device) -> CubeTensor:
    """A copy of values on the device."""
    dtype = from_numpy(data.dtype)
    assert dtype is not None, data.dtype
    return CubeTensor.from_numpy(data, dtype, device)


def float_into_data(x: CubeTensor) -> NDArray[Any]:
    """A contiguous copy of the values; waits for the kernels that compute them."""
    return x.numpy()


def float_to_device(x: CubeTensor, device: Device) -> CubeTensor:
    """The same values on a device: the same memory if it is there, else by way of the host."""
    if x.device == device:
        return x.view(x.layout)
    return CubeTensor.from_numpy(x.numpy(), x.dtype, device)


def float_empty(shape: Shape, dtype: DType, device: Device) -> CubeTensor:
    """Any values."""
    return CubeTensor.empty(shape, dtype, device)


def float_full(shape: Shape, value: Any, dtype: DType, device: Device) -> CubeTensor:
    """One value everywhere."""
    graph.refuse("fill a tensor")
    out = CubeTensor.empty(shape, dtype, device)
    driver, count = out.array.driver, math.prod(shape)
    if driver.properties.host_memory or count * dtype.size <= _BY_HOST:
        with np.errstate(over="ignore"):  # a float too large for the dtype rounds to infinity
            element = np.array([number(value, dtype)]).astype(dtype.numpy)
        creation.fill(driver, out.array.buffer, count, element)
    else:
        fill.fill(out, number(value, dtype))
    return out


def float_zeros(shape: Shape, dtype: DType, device: Device) -> CubeTensor:
    """0, or False."""
    return float_full(shape, 0, dtype, device)


def float_ones(shape: Shape, dtype: DType, device: Device) -> CubeTensor:
    """1, or True."""
    return float_full(shape, 1, dtype, device)


def int_arange_step(start: int, end: int, step: int, dtype: DType, device: Device) -> CubeTensor:
    """start, start + step, ... before end."""
    out = CubeTensor.empty((len(range(start, end, step)),), dtype, device)
    fill.fill_range(out, int(number(start, dtype)), int(number(step, dtype)))
    return out


def float_cast(x: CubeTensor, dtype: DType) -> CubeTensor:
    """The values in another dtype: floats saturate to ints, ints wrap, bools are 0 and 1."""
    if x.dtype is dtype:
        return x.view(x.layout)
    return unary(functions.same, dtype, x)


int_from_data = bool_from_data = float_from_data
int_into_data = bool_into_data = float_into_data
int_to_device = bool_to_device = float_to_device
int_empty = bool_empty = float_empty
int_full = float_full
int_zeros, int_ones = float_zeros, float_ones
float_into_int = int_cast = int_into_float = bool_into_int = bool_into_float = float_cast


def bool_zeros(shape: Shape, dtype: DType, device: Device) -> CubeTensor:
    """False."""
    return float_full(shape, False, BOOL, device)


def bool_ones(shape: Shape, dtype: DType, device: Device) -> CubeTensor:
    """True."""
    return float_full(shape, True, BOOL, device)
