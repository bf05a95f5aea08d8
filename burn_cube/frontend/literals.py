"""Python numbers as constants of a dtype: what fits, what rounds, what is refused."""

from __future__ import annotations

import math

from burn_cube.dtypes import DType, int_range
from burn_cube.ir.nodes import Const
from burn_cube.types import ValueType, elem

_MIN_EXPONENT = {"f16": -14, "bf16": -126, "f32": -126, "f64": -1022}
_MAX_EXPONENT = {"f16": 15, "bf16": 127, "f32": 127, "f64": 1023}
Number = bool | int | float


class LiteralError(ValueError):
    """The number has no place in the dtype; the text completes `cannot ...: `."""


def round_to(value: float, dtype: DType) -> float:
    """The nearest value of a float dtype, ties to even, inf beyond its range."""
    if dtype.bits == 64 or value == 0.0 or not math.isfinite(value):
        return value
    exponent = max(math.frexp(value)[1] - 1, _MIN_EXPONENT[dtype.name])
    quantum = math.ldexp(1.0, exponent - dtype.mantissa)
    # sub-normal doubles would make the quotient inexact, but they are far below half a quantum
    rounded = math.copysign(round(value / quantum) * quantum, value)
    return math.copysign(math.inf, value) if _overflows(rounded, dtype) else rounded


def _overflows(value: float, dtype: DType) -> bool:
    return math.frexp(value)[1] - 1 > _MAX_EXPONENT[dtype.name]


def fit(value: Number, dtype: DType) -> Number:
    """The value as a constant of the dtype; LiteralError if that would change it (floats round)."""
    if isinstance(value, bool):
        if dtype.kind != "bool":
            raise LiteralError(f"got the bool {value}, expected {dtype}")
        return value
    if dtype.kind == "bool":
        raise LiteralError(f"got the number {value!r}, expected bool")
    if dtype.is_float:
        return _fit_float(value, dtype)
    if isinstance(value, float):
        raise LiteralError(f"got the float {value!r}, expected {dtype}")
    low, high = int_range(dtype)
    if not low <= value <= high:
        raise LiteralError(f"got {value}, expected {low} to {high} for {dtype}")
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
        raise LiteralError(f"got {value}, expected an int that {dtype} holds exactly")
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
