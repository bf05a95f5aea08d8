"""Python numbers as constants of a dtype: what fits, what rounds, what is refused."""

from __future__ import annotations

import math

from burn_cube.dtypes import DType, int_range
from burn_cube.errors import shown
from burn_cube.ir.builder import round_to
from burn_cube.ir.nodes import Const
from burn_cube.types import ValueType, elem

Number = bool | int | float


class LiteralError(ValueError):
    """The number has no place in the dtype; the text completes `cannot ...: `."""


def fit(value: Number, dtype: DType) -> Number:
    """The value as a constant of the dtype; LiteralError if that would change it (floats round)."""
    if isinstance(value, bool):
        if dtype.kind != "bool":
            raise LiteralError(f"got the bool {value}, expected {dtype}")
        return value
    if dtype.kind == "bool":
        raise LiteralError(f"got the number {shown(value)}, expected bool")
    if dtype.is_float:
        return _fit_float(value, dtype)
    if isinstance(value, float):
        raise LiteralError(f"got the float {value!r}, expected {dtype}")
    low, high = int_range(dtype)
    if not low <= value <= high:
        raise LiteralError(f"got {shown(value)}, expected {low} to {high} for {dtype}")
    return value


def _fit_float(value: int | float, dtype: DType) -> float:
    if isinstance(value, float):
        rounded = round_to(value, dtype)
        if math.isinf(rounded) and not math.isinf(value):
            raise LiteralError(f"got {value!r}, expected a number within the range of {dtype}")
        return rounded
    try:
        exact = round_to(float(value), dtype)
    except OverflowError:
        exact = math.inf
    if exact != value:
        raise LiteralError(f"got {shown(value)}, expected an int that {dtype} holds exactly")
    return exact


def constant(value: Number, type_: ValueType) -> Const:
    """A constant of a type that holds the number; LiteralError if it does not fit."""
    return Const(fit(value, elem(type_)), type_)


def as_number(value: object) -> Number | None:
    """A host value as a Python number, None if it is none."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)  # an IntEnum member becomes the plain number
    return float(value) if isinstance(value, float) else None
