"""Float rows against Python's floats and exact fractions, on edge values and random bits."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.semantics import REFERENCE, Array

_EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    3.0,
    7.0,
    -7.0,
    1e-3,
    math.inf,
    -math.inf,
    math.nan,
]


def _of(dtype: DType, numbers: Array) -> Array:
    """f64 numbers in a dtype, halves through f32."""
    with np.errstate(all="ignore"):
        return (numbers.astype(np.float32) if dtype.size == 2 else numbers).astype(dtype.numpy)


def _values(dtype: DType, random: int = 40) -> Array:
    """Edge values, the extremes of the dtype, and random bits."""
    unsigned = np.dtype(f"u{dtype.size}")
    top = (1 << (dtype.bits - 1)) - (1 << dtype.mantissa)  # the bits of inf
    special = np.array([1, 2, (1 << dtype.mantissa) - 1, 1 << dtype.mantissa, top - 1], np.uint64)
    signs = np.concatenate([special, special | np.uint64(1 << (dtype.bits - 1))]).astype(unsigned)
    bits = np.random.default_rng(dtype.bits).integers(0, 1 << 63, random, dtype=np.uint64)
    shifted = (bits >> np.uint64(63 - dtype.bits if dtype.bits < 63 else 0)).astype(unsigned)
    edges = _of(dtype, np.array(_EDGES))
    return np.concatenate([edges, signs.view(dtype.numpy), shifted.view(dtype.numpy)])


def _pairs(dtype: DType) -> tuple[Array, Array]:
    values = _values(dtype)
    return np.repeat(values, len(values)), np.tile(values, len(values))


def _bits(values: Array) -> list[int | str]:
    """The bits, with one name for all NaNs."""
    numbers = values.view(f"u{values.dtype.itemsize}").tolist()
    return ["nan" if value != value else number for value, number in zip(values, numbers, strict=True)]


def _same(got: Array, expected: Array) -> None:
    assert got.dtype == expected.dtype
    assert _bits(got) == _bits(expected)


def _rounded(value: Fraction, dtype: DType) -> float:
    """The nearest f32 or f64 of a number that is not 0."""
    if dtype is dt.F64:
        try:
            return float(value)
        except OverflowError:
            return math.inf if value > 0 else -math.inf
    exponent = max(math.frexp(abs(value))[1] if abs(value) >= Fraction(1, 2**200) else -200, -125)
    unit = Fraction(2) ** (exponent - 24)
    rounded = float(round(value / unit) * unit)  # round: half to even, exact
    return rounded if value > 0 else -abs(rounded)


def _exact_fma(a: float, b: float, c: float, dtype: DType) -> float:
    if not (math.isfinite(a) and math.isfinite(b)):
        return a * b + c
    if not math.isfinite(c):
        return c
    total = Fraction(a) * Fraction(b) + Fraction(c)
    if total == 0:
        return a * b + c if a == 0 or b == 0 else 0.0
    value = _rounded(total, dtype)
    return math.copysign(math.inf, value) if dtype is dt.F32 and abs(value) >= 2.0**128 else value


@pytest.mark.capability(72)
@pytest.mark.parametrize("dtype", [dt.F32, dt.F64], ids=str)
def test_fma_rounds_once(dtype: DType) -> None:
    generator = np.random.default_rng(5)
    values = _values(dtype)
    a, b, c = (generator.choice(values, 3000) for _ in range(3))
    # products that nearly cancel, or end close to a half-way case
    x, y = (generator.normal(size=3000).astype(dtype.numpy) for _ in range(2))
    near = -(x * y) * (1 + generator.integers(-2, 3, 3000) * np.finfo(dtype.numpy).eps).astype(dtype.numpy)
    scale = np.exp2(generator.integers(-60, 60, 3000)).astype(dtype.numpy)
    a, b = np.concatenate([a, x, x]), np.concatenate([b, y, y])
    c = np.concatenate([c, near, generator.normal(size=3000).astype(dtype.numpy) * scale])
    expected = [_exact_fma(*map(float, triple), dtype) for triple in zip(a, b, c, strict=True)]
    _same(REFERENCE["fma"](a, b, c), np.array(expected).astype(dtype.numpy))
    _same(REFERENCE["fma"](a[3000:], b[3000:], c[3000:]), np.array(expected[3000:]).astype(dtype.numpy))


def _python(a: float, b: float, operate: Callable[[float, float], float]) -> float:
    return math.nan if b == 0 else operate(a, b)


@pytest.mark.parametrize(
    ("name", "operate"), [("mod", lambda a, b: a % b), ("floor_div", lambda a, b: a // b)]
)
def test_division_as_python(name: str, operate: Callable[[float, float], float]) -> None:
    a, b = _pairs(dt.F64)
    expected = [_python(x, y, operate) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    if name == "floor_div":
        expected = [x if y else q for x, y, q in zip(expected, b, REFERENCE["div"](a, b), strict=True)]
    _same(REFERENCE[name](a, b), np.array(expected))


def test_modulo_of_f32_is_exact() -> None:
    a, b = _pairs(dt.F32)
    usual = np.isfinite(a) & np.isfinite(b) & (b != 0) & (a >= 0) & (b > 0)
    a, b = a[usual], b[usual]
    expected = [float(Fraction(float(x)) % Fraction(float(y))) for x, y in zip(a, b, strict=True)]
    _same(REFERENCE["mod"](a, b), np.array(expected, np.float32))


@pytest.mark.parametrize("dtype", dt.FLOATS, ids=str)
def test_minimum_and_maximum(dtype: DType) -> None:
    a, b = _pairs(dtype)

    def order(value: float) -> tuple[float, float]:
        return value, math.copysign(1.0, value)

    def pick(choose: Callable[..., float], number: bool) -> Array:
        chosen: list[float] = []
        for x, y in zip(a.astype(np.float64).tolist(), b.astype(np.float64).tolist(), strict=True):
            if math.isnan(x) or math.isnan(y):
                chosen.append((y if math.isnan(x) else x) if number else math.nan)
            else:
                chosen.append(choose(x, y, key=order))
        return _of(dtype, np.array(chosen))

    _same(REFERENCE["min"](a, b), pick(min, False))
    _same(REFERENCE["max"](a, b), pick(max, False))
    _same(REFERENCE["fmin"](a, b), pick(min, True))
    _same(REFERENCE["fmax"](a, b), pick(max, True))


@pytest.mark.parametrize("to", dt.INTS, ids=str)
@pytest.mark.parametrize("dtype", dt.FLOATS, ids=str)
def test_casts_to_ints_saturate(dtype: DType, to: DType) -> None:
    low, high = dt.int_range(to)
    near = np.array([low - 1, low, low + 1, high - 1, high, high + 1, 2**63, 2**64, 0.99, -0.99])
    values = np.concatenate([_values(dtype), _of(dtype, near)])

    def saturated(x: float) -> int:
        if math.isnan(x):
            return 0
        return max(low, min(high, math.trunc(max(-1e300, min(x, 1e300)))))

    expected = [saturated(x) for x in values.astype(np.float64).tolist()]
    assert REFERENCE["cast"](values, to).tolist() == expected


def test_casts_to_halves_go_through_f32() -> None:
    # 2049 and a bit: directly 2050, through f32 a tie that goes to the even 2048
    assert REFERENCE["cast"](np.array([2049.0 + 2**-20]), dt.F16).tolist() == [2048.0]
    assert REFERENCE["cast"](np.array([2**40 + 1], np.int64), dt.BF16).tolist() == [2.0**40]
    assert REFERENCE["cast"](np.array([65520], np.int32), dt.F16).tolist() == [math.inf]
    assert REFERENCE["cast"](np.array([0.0, math.nan, -0.0]), dt.BOOL).tolist() == [False, True, False]


@pytest.mark.parametrize("dtype", [dt.F16, dt.BF16], ids=str)
def test_halves_round_after_every_operation(dtype: DType) -> None:
    a, b = _pairs(dtype)
    wide_a, wide_b = a.astype(np.float32), b.astype(np.float32)
    with np.errstate(all="ignore"):
        _same(REFERENCE["add"](a, b), (wide_a + wide_b).astype(dtype.numpy))
        _same(REFERENCE["mul"](a, b), (wide_a * wide_b).astype(dtype.numpy))
        _same(REFERENCE["sqrt"](a), np.sqrt(wide_a).astype(dtype.numpy))
        total = ((a * b).astype(np.float32) + wide_a).astype(dtype.numpy)
    assert REFERENCE["lt"](a, b).tolist() == (wide_a < wide_b).tolist()
    _same(REFERENCE["add"](REFERENCE["mul"](a, b), a), total)


@pytest.mark.parametrize("dtype", dt.FLOATS, ids=str)
def test_rounding(dtype: DType) -> None:
    values = np.array([0.5, -0.5, 1.5, 2.5, -1.5, -0.0, 0.2, -0.2]).astype(np.float32).astype(dtype.numpy)
    expected = {
        "round": [0.0, -0.0, 2.0, 2.0, -2.0, -0.0, 0.0, -0.0],
        "floor": [0.0, -1.0, 1.0, 2.0, -2.0, -0.0, 0.0, -1.0],
        "ceil": [1.0, -0.0, 2.0, 3.0, -1.0, -0.0, 1.0, -0.0],
        "trunc": [0.0, -0.0, 1.0, 2.0, -1.0, -0.0, 0.0, -0.0],
    }
    for name, numbers in expected.items():
        _same(REFERENCE[name](values), np.array(numbers, np.float32).astype(dtype.numpy))


def test_signs() -> None:
    values = np.array([-3.0, -0.0, 0.0, 5.0, math.nan])
    _same(REFERENCE["sign"](values), np.array([-1.0, -0.0, 0.0, 1.0, math.nan]))
    _same(REFERENCE["neg"](values), np.array([3.0, 0.0, -0.0, -5.0, math.nan]))
    _same(REFERENCE["abs"](values), np.array([3.0, 0.0, 0.0, 5.0, math.nan]))
    _same(REFERENCE["copysign"](np.array([1.0, 2.0]), np.array([-0.0, 3.0])), np.array([-1.0, 2.0]))


def test_powi() -> None:
    a, b = np.array([2.0, 3.0, -2.0, 0.0, 5.0, 0.5]), np.array([10.0, -1.0, 3.0, 0.0, math.nan, -2.0])
    _same(REFERENCE["powi"](a, b), np.array([1024.0, 1 / 3.0, -8.0, 1.0, 1.0, 4.0]))


def test_signalling_nans_are_nans() -> None:
    signalling = np.full(17, 0x7F800001, np.uint32).view(np.float32)
    one = np.ones(17, np.float32)
    for name in ("fmin", "fmax"):
        _same(REFERENCE[name](one, signalling), one)
        _same(REFERENCE[name](signalling, one), one)
    assert np.isnan(REFERENCE["min"](one, signalling)).all()
    assert not REFERENCE["eq"](signalling, signalling).any()
