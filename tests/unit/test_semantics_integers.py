"""Integer rows against Python's own integers, on all pairs of edge values."""

from __future__ import annotations

import operator
from collections.abc import Callable
from fractions import Fraction
from math import ceil, trunc

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.semantics import REFERENCE


def _edges(dtype: DType) -> list[int]:
    low, high = dt.int_range(dtype)
    near = {
        low,
        low + 1,
        -7,
        -3,
        -2,
        -1,
        0,
        1,
        2,
        3,
        7,
        dtype.bits - 1,
        dtype.bits,
        high // 2,
        high - 1,
        high,
    }
    random = np.random.default_rng(dtype.bits).integers(low, high, 20, endpoint=True, dtype=dtype.numpy.name)
    return sorted({value for value in near if low <= value <= high} | {int(value) for value in random})


def _wrap(value: int, dtype: DType) -> int:
    value &= (1 << dtype.bits) - 1
    return value - (1 << dtype.bits) if dtype.is_signed and value >> (dtype.bits - 1) else value


def _shift(a: int, b: int, dtype: DType, left: bool) -> int:
    if 0 <= b < dtype.bits:
        return a << b if left else a >> b
    return -1 if not left and a < 0 else 0


def _clip(value: int, dtype: DType) -> int:
    low, high = dt.int_range(dtype)
    return max(low, min(value, high))


def _by(divide: Callable[[int, int], int]) -> Callable[[int, int, DType], int]:
    return lambda a, b, dtype: divide(a, b) if b else 0


_BINARY: dict[str, Callable[[int, int, DType], int]] = {
    "add": lambda a, b, t: a + b,
    "sub": lambda a, b, t: a - b,
    "mul": lambda a, b, t: a * b,
    "floor_div": _by(operator.floordiv),
    "mod": _by(operator.mod),
    "trunc_div": _by(lambda a, b: trunc(Fraction(a, b))),
    "rem": _by(lambda a, b: a - trunc(Fraction(a, b)) * b),
    "div_ceil": _by(lambda a, b: ceil(Fraction(a, b))),
    "min": lambda a, b, t: min(a, b),
    "max": lambda a, b, t: max(a, b),
    "mul_hi": lambda a, b, t: (a * b) >> t.bits,
    "saturating_add": lambda a, b, t: _clip(a + b, t),
    "saturating_sub": lambda a, b, t: _clip(a - b, t),
    "powi": lambda a, b, t: pow(a, b, 1 << t.bits) if b >= 0 else 0,
    "and": lambda a, b, t: a & b,
    "or": lambda a, b, t: a | b,
    "xor": lambda a, b, t: a ^ b,
    "shl": lambda a, b, t: _shift(a, b, t, True),
    "shr": lambda a, b, t: _shift(a, b, t, False),
    "eq": lambda a, b, t: a == b,
    "ne": lambda a, b, t: a != b,
    "lt": lambda a, b, t: a < b,
    "le": lambda a, b, t: a <= b,
    "gt": lambda a, b, t: a > b,
    "ge": lambda a, b, t: a >= b,
}

_UNARY: dict[str, Callable[[str, int, DType], int]] = {
    "neg": lambda bits, a, t: -a,
    "abs": lambda bits, a, t: abs(a),
    "not": lambda bits, a, t: ~a,
    "sign": lambda bits, a, t: (a > 0) - (a < 0),
    "popcount": lambda bits, a, t: bits.count("1"),
    "clz": lambda bits, a, t: len(bits) - len(bits.lstrip("0")),
    "ctz": lambda bits, a, t: len(bits) - len(bits.rstrip("0")),
    "ffs": lambda bits, a, t: len(bits) - len(bits.rstrip("0")) + 1 if a else 0,
    "reverse_bits": lambda bits, a, t: int(bits[::-1], 2),
}


@pytest.mark.parametrize("dtype", dt.INTS, ids=str)
@pytest.mark.parametrize("name", _BINARY)
def test_binary(name: str, dtype: DType) -> None:
    pairs = [(a, b) for a in _edges(dtype) for b in _edges(dtype)]
    a, b = (np.array(column, dtype.numpy) for column in zip(*pairs, strict=True))
    result = REFERENCE[name](a, b)
    expected = [_BINARY[name](*pair, dtype) for pair in pairs]
    if result.dtype != np.bool_:
        assert result.dtype == dtype.numpy
        expected = [_wrap(value, dtype) for value in expected]
    assert result.tolist() == expected


@pytest.mark.parametrize("dtype", dt.INTS, ids=str)
@pytest.mark.parametrize("name", _UNARY)
def test_unary(name: str, dtype: DType) -> None:
    if name == "sign" and not dtype.is_signed:
        return
    values = _edges(dtype)
    result = REFERENCE[name](np.array(values, dtype.numpy))
    counts = name in ("popcount", "clz", "ctz", "ffs")
    width = (1 << dtype.bits) - 1
    expected = [_UNARY[name](f"{value & width:0{dtype.bits}b}", value, dtype) for value in values]
    assert result.dtype == (np.uint32 if counts else dtype.numpy)
    assert result.tolist() == [value if counts else _wrap(value, dtype) for value in expected]


@pytest.mark.parametrize("to", dt.INTS, ids=str)
@pytest.mark.parametrize("dtype", dt.INTS, ids=str)
def test_casts_wrap(dtype: DType, to: DType) -> None:
    values = _edges(dtype)
    result = REFERENCE["cast"](np.array(values, dtype.numpy), to)
    assert result.dtype == to.numpy
    assert result.tolist() == [_wrap(value, to) for value in values]


def test_bool_bits() -> None:
    a, b = np.array([False, False, True, True]), np.array([False, True, False, True])
    assert REFERENCE["and"](a, b).tolist() == [False, False, False, True]
    assert REFERENCE["or"](a, b).tolist() == [False, True, True, True]
    assert REFERENCE["xor"](a, b).tolist() == [False, True, True, False]
    assert REFERENCE["not"](a).tolist() == [True, True, False, False]
    assert REFERENCE["cast"](np.array([0, 2, -1], np.int8), dt.BOOL).tolist() == [False, True, True]
    assert REFERENCE["cast"](a, dt.I16).tolist() == [0, 0, 1, 1]


def test_clamp() -> None:
    x = np.array([-5, 0, 9], np.int16)
    low, high = np.array([-1], np.int16), np.array([4], np.int16)
    assert REFERENCE["clamp"](x, low, high).tolist() == [-1, 0, 4]
