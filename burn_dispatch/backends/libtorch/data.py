"""Data in and out, tensors of one value, numbers in order and by chance, and other dtypes."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.backends.libtorch.elements import from_numpy, number, to_numpy, torch_dtype
from burn_dispatch.backends.libtorch.library import CPU, Tensor, torch
from burn_dispatch.backends.ndarray import data as host
from burn_dispatch.distribution import Distribution

Shape = tuple[int, ...]


def _from_data(data: NDArray[Any], device: Any) -> Tensor:
    return from_numpy(data)


def _to_device(x: Tensor, device: Any) -> Tensor:
    return x


def _copy(x: Tensor) -> Tensor:
    """Contiguous, in memory of its own."""
    return x.clone(memory_format=torch.contiguous_format)


def _empty(shape: Shape, dtype: DType, device: Any) -> Tensor:
    return torch.empty(shape, dtype=torch_dtype(dtype), device=CPU)


def _full(shape: Shape, value: Any, dtype: DType, device: Any) -> Tensor:
    known = torch_dtype(dtype)
    return torch.full(shape, number(dtype, value), dtype=known, device=CPU)


def _zeros(shape: Shape, dtype: DType, device: Any) -> Tensor:
    return torch.zeros(shape, dtype=torch_dtype(dtype), device=CPU)


def _ones(shape: Shape, dtype: DType, device: Any) -> Tensor:
    return torch.ones(shape, dtype=torch_dtype(dtype), device=CPU)


float_from_data = int_from_data = bool_from_data = _from_data
float_into_data = int_into_data = bool_into_data = to_numpy
float_to_device = int_to_device = bool_to_device = _to_device
float_copy = int_copy = bool_copy = _copy
float_empty = int_empty = bool_empty = _empty
float_full = int_full = _full
float_zeros = int_zeros = bool_zeros = _zeros
float_ones = int_ones = bool_ones = _ones


def int_arange_step(start: int, end: int, step: int, dtype: DType, device: Any) -> Tensor:
    """start, start + step, ... below end, or above it if the step is negative."""
    known = torch_dtype(dtype)
    places = torch.arange(len(range(start, end, step)), dtype=torch.int64, device=CPU)
    return places.mul_(step).add_(start).to(known)


def float_random(shape: Shape, distribution: Distribution, dtype: DType, device: Any) -> Tensor:
    """The numbers of the reference, from the next seed of the device."""
    torch_dtype(dtype)
    return from_numpy(host.float_random(shape, distribution, dtype, device))


def int_random(shape: Shape, distribution: Distribution, dtype: DType, device: Any) -> Tensor:
    """The numbers of the reference, from the next seed of the device."""
    torch_dtype(dtype)
    return from_numpy(host.int_random(shape, distribution, dtype, device))


def _cast(x: Tensor, dtype: DType) -> Tensor:
    """Between floats, between ints, and of bools. f16 and bf16 are reached through f32."""
    wanted = torch_dtype(dtype)
    return x.float().to(wanted) if dtype.is_float and dtype.size == 2 else x.to(wanted)


float_cast = int_cast = int_into_float = bool_into_int = bool_into_float = _cast


def float_into_int(x: Tensor, dtype: DType) -> Tensor:
    """Toward zero; what is outside becomes the nearest int, NaN 0."""
    wanted = torch_dtype(dtype)
    low, high = dt.int_range(dtype)
    wide = x.double()  # holds all ints of 32 bits
    if dtype.size < 8:
        return wide.nan_to_num(0.0, high, low).clamp_(low, high).to(wanted)
    # 2^63 - 1 is no float: what is not below 2^63 is replaced as an int
    inside = torch.where((wide >= -(2.0**63)) & (wide < 2.0**63), wide, 0.0).to(wanted)
    return inside.masked_fill_(wide >= 2.0**63, high).masked_fill_(wide < -(2.0**63), low)
