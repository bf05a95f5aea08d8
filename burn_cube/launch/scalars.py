"""Scalars that come to a launch: which Python and NumPy values a dtype takes."""

from __future__ import annotations

import math
import operator
import struct
from typing import Any, cast

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import LaunchTypeError, LaunchValueError, shown
from burn_cube.ir import round_to
from burn_cube.launch.places import Place

Scalar = bool | int | float
_F32 = struct.Struct("f")
_RANGE = {dtype: dt.int_range(dtype) for dtype in dt.ALL if dtype.is_integer}


def convert(value: object, dtype: DType, place: Place) -> Scalar:
    """The value as the kernel will see it; LaunchTypeError or LaunchValueError if the dtype refuses it."""
    kind = type(value)
    if kind is int and dtype.is_integer:
        return _fitting(cast("int", value), dtype, place)
    if kind is float and dtype.is_float:
        return rounded(cast("float", value), dtype)
    if isinstance(value, np.generic):
        return _from_numpy(cast("Any", value), dtype, place)
    if kind is bool and dtype is dt.BOOL:
        return cast("bool", value)
    if kind is int and dtype.is_float:
        return _float_of(cast("int", value), dtype, place)
    raise _refused(value, dtype, place)


def dtype_of(value: object) -> DType | None:
    """The dtype that a NumPy scalar brings with it."""
    return dt.from_numpy(cast("Any", value).dtype) if isinstance(value, np.generic) else None


def rounded(value: float, dtype: DType) -> float:
    """The nearest value of a float dtype, ties to even; infinity beyond its range."""
    if dtype is dt.F32:  # the common case, without NumPy
        try:
            return cast("float", _F32.unpack(_F32.pack(value))[0])
        except OverflowError:
            return math.copysign(math.inf, value)
    return round_to(value, dtype)


def _fitting(value: int, dtype: DType, place: Place) -> int:
    low, high = _RANGE[dtype]
    if not low <= value <= high:
        raise LaunchValueError(
            f"{place}: got {shown(value)}, expected {low} to {high} for {dtype}", place.span
        )
    return value


def _float_of(value: int, dtype: DType, place: Place) -> float:
    try:
        return rounded(float(value), dtype)
    except OverflowError:
        raise LaunchValueError(
            f"{place}: got an int of {value.bit_length()} bits, which {dtype} cannot hold", place.span
        ) from None


def _from_numpy(value: np.generic[Any], dtype: DType, place: Place) -> Scalar:
    given = dt.from_numpy(cast("Any", value).dtype)
    if dtype is dt.INDEX and isinstance(value, np.integer):
        return _fitting(operator.index(cast("Any", value)), dtype, place)
    if given is not dtype:
        raise LaunchTypeError(
            f"{place}: got a NumPy scalar of {value.dtype}, expected {dtype}",
            place.span,
            f"convert it: np.{dtype.numpy.name}(x), or pass a Python number",
        )
    if dtype is dt.BOOL:
        return bool(value)
    return float(cast("Any", value)) if dtype.is_float else int(cast("Any", value))


def _refused(value: object, dtype: DType, place: Place) -> LaunchTypeError:
    name = type(value).__name__
    if isinstance(value, bool):
        help = "int(x) makes a number of it"
    elif isinstance(value, float) and dtype.is_integer:
        help = "int(x) truncates, round(x) rounds"
    elif isinstance(value, int):
        help = "write x != 0"
    elif isinstance(value, np.ndarray):
        help = "x.item() gives the value of an array of one element"
    else:
        help = None
    given = f"{shown(value)} of type {name}" if isinstance(value, int | float | str | None) else name
    return LaunchTypeError(f"{place}: got {given}, expected {dtype}", place.span, help)
