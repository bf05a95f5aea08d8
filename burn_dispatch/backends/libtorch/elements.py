"""Dtypes on both sides, Python numbers as elements, and arithmetic of 16 bits in f32."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.backends.libtorch.library import CPU, Tensor, torch
from burn_dispatch.settings import UnsupportedDTypeError

Function = Callable[..., Any]
TORCH: dict[DType, Any] = {
    dt.F16: torch.float16,
    dt.BF16: torch.bfloat16,
    dt.F32: torch.float32,
    dt.F64: torch.float64,
    dt.I8: torch.int8,
    dt.I16: torch.int16,
    dt.I32: torch.int32,
    dt.I64: torch.int64,
    dt.U8: torch.uint8,
    dt.BOOL: torch.bool,
}
"""What PyTorch computes with: its wider unsigned ints have hardly any ops."""
DTYPES: dict[Any, DType] = {theirs: ours for ours, theirs in TORCH.items()}
_LARGEST = torch.finfo(torch.float32).max
_HALVES = (torch.float16, torch.bfloat16)


def torch_dtype(dtype: DType) -> Any:
    """The dtype of PyTorch; UnsupportedDTypeError for u16, u32 and u64."""
    found = TORCH.get(dtype)
    if found is None:
        raise UnsupportedDTypeError(
            f"Device libtorch does not support the requested data type {dtype}",
            help=f"it has {', '.join(str(known) for known in TORCH)}",
        )
    return found


def is_half(x: Tensor) -> bool:
    """Whether a tensor is of f16 or bf16."""
    return x.dtype in _HALVES


def from_numpy(data: NDArray[Any]) -> Tensor:
    """A copy of an array, of any strides."""
    known = dt.from_numpy(data.dtype)
    if known is None:
        raise UnsupportedDTypeError(f"Device libtorch does not support arrays of {data.dtype}")
    wanted = torch_dtype(known)
    copied = data.copy(order="C")
    if known is dt.BF16:
        return torch.from_numpy(copied.view(np.int16)).view(wanted)
    return torch.from_numpy(copied)


def to_numpy(x: Tensor) -> NDArray[Any]:
    """A contiguous copy of a tensor."""
    flat = x.clone(memory_format=torch.contiguous_format)
    found: NDArray[Any]
    if x.dtype is torch.bfloat16:
        found = flat.view(torch.int16).numpy().view(dt.BF16.numpy)
    else:
        found = flat.numpy()
    return found


def scalar(like: Tensor, value: Any) -> Any:
    """A Python number rounded or wrapped to the dtype of a tensor, again as a Python number."""
    return number(DTYPES[like.dtype], value)


def number(dtype: DType, value: Any) -> Any:
    """A Python number as an element of a dtype would hold it."""
    if dtype is dt.BOOL:
        return bool(value)
    if dtype is dt.F64 or (dtype is dt.F32 and abs(value) <= _LARGEST):  # what PyTorch rounds itself
        return float(value)
    if dtype.is_float:
        return torch.tensor(float(value), dtype=torch_dtype(dtype), device=CPU).item()
    low, high = dt.int_range(dtype)
    whole = int(value)
    return whole if low <= whole <= high else (whole - low) % (high - low + 1) + low


def with_scalar(function: Function) -> Function:
    """A function of a tensor and a Python number, which is rounded or wrapped first."""

    @wraps(function)
    def call(lhs: Tensor, rhs: Any) -> Tensor:
        return function(lhs, scalar(lhs, rhs))

    return call


def in_f32(function: Function) -> Function:
    """A function of one tensor, that computes f16 and bf16 in f32 and rounds once."""

    @wraps(function)
    def call(x: Tensor, *args: Any) -> Tensor:
        return function(x.float(), *args).to(x.dtype) if is_half(x) else function(x, *args)

    return call


def by_numpy(function: Function) -> Function:
    """A function of NumPy on the memory of float tensors, in f32 for 16 bits; its results are exact.

    For what PyTorch computes with a vector library that may be off by a place.
    """

    def call(*args: Tensor) -> Tensor:
        wide = [x.float() if is_half(x) else x for x in args]
        with np.errstate(all="ignore"):
            found = np.asarray(function(*[x.numpy() for x in wide]))
        return torch.from_numpy(found).to(args[0].dtype)

    return call
