"""Constants as C spells them: the same bits after a compiler has read them."""

from __future__ import annotations

import math

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.text import PRIMARY, SUM, UNARY, Expr


def literal(dialect: Dialect, value: bool | int | float, dtype: DType) -> Expr:
    """A constant of a dtype."""
    if dtype is dt.BOOL:
        return Expr("true" if value else "false")
    if dtype in (dt.F16, dt.BF16):
        return Expr(f"0x{half_bits(value, dtype):04x}")
    if dtype.is_float:
        return _float(dialect, float(value), dtype)
    return _integer(dialect, int(value), dtype)


def half_bits(value: float, dtype: DType) -> int:
    """The 16 bits of an f16 or bf16."""
    return int(np.array([value], np.float64).astype(dtype.numpy).view(np.uint16)[0])


def _integer(dialect: Dialect, value: int, dtype: DType) -> Expr:
    suffix = dialect.suffixes.get(dtype.name, "")
    if dtype.bits >= 32 and dtype.is_signed and value == int_range(dtype)[0]:
        return Expr(f"-{-(value + 1)}{suffix} - 1", SUM)  # the number without its sign is out of range
    return Expr(f"{value}{suffix}", PRIMARY if value >= 0 else UNARY)


def _float(dialect: Dialect, value: float, dtype: DType) -> Expr:
    if math.isnan(value):
        return Expr(dialect.nan[dtype.name])
    if math.isinf(value):
        name = dialect.infinity[dtype.name]
        return Expr(name) if value > 0 else Expr(f"-{name}", UNARY)
    text = repr(value) if dtype is dt.F64 else _shortest(value)
    negative = math.copysign(1, value) < 0
    return Expr(text + dialect.suffixes.get(dtype.name, ""), UNARY if negative else PRIMARY)


def _shortest(value: float) -> str:
    """The fewest digits that give an f32 again, with a point or an exponent."""
    if value.is_integer() and abs(value) < 1 << 64:
        return f"{value:.1f}"
    text = str(np.float32(value))
    return text if any(c in text for c in ".e") else f"{text}.0"
