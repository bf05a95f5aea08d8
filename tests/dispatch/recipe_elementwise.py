"""Recipes of what works element by element: arithmetic, functions, comparisons, casts, activations."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from tests.dispatch.recipe_values import (
    PAIRS,
    SHAPES,
    edge_pairs,
    edges,
    exact,
    in_wide,
    numbers,
    rounded,
    scalar,
    wide_numbers,
)  # fmt: skip
from tests.dispatch.recipes import Array, Case, recipe

Numbers = np.random.Generator
erf = np.vectorize(math.erf, otypes=[np.float64])


def _binary(expected: Callable[[DType], Callable[..., Array]], *ops: str, at_edges: bool = True) -> None:
    @recipe(*ops)
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        function = expected(dtype)
        for left, right in PAIRS:
            args = wide_numbers(rng, dtype, left), wide_numbers(rng, dtype, right)
            yield Case(f"{left} {right}", args, function(*args))
        if at_edges:
            args = edge_pairs(dtype)
            yield Case("edges", args, function(*args))


def _scalar(expected: Callable[[DType], Callable[..., Array]], values: tuple[Any, ...], *ops: str) -> None:
    @recipe(*ops)
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        function = expected(dtype)
        for value in values:
            for x in (wide_numbers(rng, dtype, (3, 5, 7)), edges(dtype), numbers(rng, dtype, (0, 2))):
                by = np.asarray(scalar(value, dtype))
                yield Case(f"{value} {x.shape}", (x, value), function(x, by))


def _unary(expected: Callable[[DType], Callable[..., Array]], *ops: str) -> None:
    @recipe(*ops)
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        function = expected(dtype)
        for x in (*(wide_numbers(rng, dtype, shape) for shape in SHAPES), edges(dtype)):
            yield Case(f"{x.shape}", (x,), function(x))


def _moderate(function: Callable[..., Any], low: float, high: float, *ops: str) -> None:
    """A library function: values in its domain, then what is at the ends of it."""

    @recipe(*ops)
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for shape in SHAPES:
            x = rng.uniform(low, high, shape).astype(dtype.numpy)
            yield Case(f"{shape}", (x,), in_wide(function, dtype)(x))
        x = np.array([0.0, -0.0, 1.0, -1.0, 0.5, np.inf, -np.inf, np.nan, 1e-6], np.float32).astype(
            dtype.numpy
        )
        yield Case("edges", (x,), in_wide(function, dtype)(x))


def _arithmetic(function: Callable[..., Any], on_ints: Callable[..., Any] | None = None) -> Any:
    def expected(dtype: DType) -> Callable[..., Array]:
        return rounded(function, dtype) if dtype.is_float else exact(on_ints or function, dtype)

    return expected


def _compared(function: Callable[..., Any]) -> Any:
    def expected(dtype: DType) -> Callable[..., Array]:
        return lambda x, y: function(x.astype(np.float64), y) if dtype.is_float else function(x, y)

    def in_f64(dtype: DType) -> Callable[..., Array]:
        inner = expected(dtype)
        return lambda x, y: inner(x, y.astype(np.float64) if dtype.is_float else y)

    return in_f64


def _python_rest(x: Array, y: Array) -> Array:
    """Python's % on floats; NaN of x % 0 and of inf % y."""
    rest = np.fmod(x, y)
    return np.where(
        (rest != 0) & ((rest < 0) != (y < 0)), rest + y, np.where(rest == 0, np.copysign(rest, y), rest)
    )


def _quotient(x: int, y: int) -> int:
    return 0 if y == 0 else abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def _rest(x: int, y: int) -> int:
    return 0 if y == 0 else x % y


for _name, _on_floats, _on_ints in (
    ("add", np.add, lambda x, y: x + y),
    ("sub", np.subtract, lambda x, y: x - y),
    ("mul", np.multiply, lambda x, y: x * y),
    ("div", np.divide, _quotient),
    ("remainder", _python_rest, _rest),
):
    _expected = _arithmetic(_on_floats, _on_ints)
    _binary(_expected, f"float_{_name}", f"int_{_name}")
    _scalar(_expected, (3, -2, 0), f"float_{_name}_scalar", f"int_{_name}_scalar")

for _name, _function in (
    ("equal", np.equal),
    ("not_equal", np.not_equal),
    ("greater", np.greater),
    ("greater_equal", np.greater_equal),
    ("lower", np.less),
    ("lower_equal", np.less_equal),
):
    _binary(_compared(_function), f"float_{_name}", f"int_{_name}")
    _scalar(_compared(_function), (0, 3, -2), f"float_{_name}_elem", f"int_{_name}_elem")

for _name, _whole in (
    ("and", lambda x, y: x & y),
    ("or", lambda x, y: x | y),
    ("xor", lambda x, y: x ^ y),
):
    _binary(_arithmetic(np.add, _whole), f"int_bitwise_{_name}")
    _scalar(_arithmetic(np.add, _whole), (5, -1, 0), f"int_bitwise_{_name}_scalar")


def _shifted(left: bool) -> Any:
    def expected(dtype: DType) -> Callable[..., Array]:
        def one(x: int, y: int) -> int:
            if not 0 <= y < dtype.bits:
                return 0 if left or x >= 0 else -1
            return x << y if left else x >> y

        return exact(one, dtype)

    return expected


_binary(_shifted(True), "int_bitwise_left_shift")
_binary(_shifted(False), "int_bitwise_right_shift")
_scalar(_shifted(True), (0, 1, 7, 8, 64), "int_bitwise_left_shift_scalar")
_scalar(_shifted(False), (0, 1, 7, 8, 64), "int_bitwise_right_shift_scalar")


def _same(function: Callable[..., Any]) -> Any:
    return lambda dtype: rounded(function, dtype)


for _name, _unary_function in (
    ("abs", np.abs),
    ("recip", lambda x: 1 / x),
    ("sqrt", np.sqrt),
    ("round", np.rint),
    ("floor", np.floor),
    ("ceil", np.ceil),
    ("trunc", np.trunc),
    ("neg", np.negative),
    ("sign", lambda x: np.where(x > 0, 1, np.where(x < 0, -1, x)).astype(x.dtype)),
):
    _unary(_same(_unary_function), f"float_{_name}")
_unary(lambda dtype: exact(lambda x: abs(x), dtype), "int_abs")
_unary(lambda dtype: exact(lambda x: -x, dtype), "int_neg")
_unary(lambda dtype: exact(lambda x: ~x, dtype), "int_bitwise_not")
_unary(lambda dtype: exact(lambda x: x * x, dtype), "int_square")
_unary(lambda dtype: exact(lambda x: (x > 0) - (x < 0), dtype), "int_sign")
_unary(lambda dtype: lambda x: np.isnan(x.astype(np.float64)), "float_is_nan")
_unary(lambda dtype: lambda x: np.isinf(x.astype(np.float64)), "float_is_inf")

for _name, _function, _low, _high in (
    ("exp", np.exp, -10, 10),
    ("log", np.log, 1e-3, 100),
    ("log1p", np.log1p, -0.9, 10),
    ("cos", np.cos, -10, 10),
    ("sin", np.sin, -10, 10),
    ("tan", np.tan, -1.4, 1.4),
    ("cosh", np.cosh, -5, 5),
    ("sinh", np.sinh, -5, 5),
    ("tanh", np.tanh, -5, 5),
    ("acos", np.arccos, -1, 1),
    ("acosh", np.arccosh, 1, 20),
    ("asin", np.arcsin, -1, 1),
    ("asinh", np.arcsinh, -20, 20),
    ("atan", np.arctan, -20, 20),
    ("atanh", np.arctanh, -0.99, 0.99),
    ("erf", erf, -4, 4),
):
    _moderate(_function, _low, _high, f"float_{_name}")

_binary(lambda dtype: in_wide(np.arctan2, dtype), "float_atan2")
_binary(lambda dtype: in_wide(np.hypot, dtype), "float_hypot", at_edges=False)


@recipe("float_powf")
def _powf(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for left, right in PAIRS:
        x, y = abs(numbers(rng, dtype, left)), numbers(rng, dtype, right)
        yield Case(f"{left} {right}", (x, y), in_wide(np.power, dtype)(x, y))
    x = np.array([0.0, 1.0, -1.0, -2.0, np.inf, -np.inf, np.nan], np.float32).astype(dtype.numpy)
    y = np.array([[0.0], [1.0], [2.0], [3.0], [0.5], [-1.0]], np.float32).astype(dtype.numpy)
    yield Case("edges", (x, y), in_wide(np.power, dtype)(x, y))


@recipe("float_powf_scalar", "float_powf_scalar_impl")
def _powf_scalar(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for exponent in (0.0, 1.0, 2.0, -1.0, 3.0, 0.5, -1.5):
        x = abs(numbers(rng, dtype, (3, 5))) + np.asarray(0.5, dtype.numpy)
        yield Case(f"{exponent}", (x, exponent), in_wide(np.power, dtype)(x, exponent))


@recipe("float_powi")
def _powi(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x, y = numbers(rng, dtype, (4, 5)), rng.integers(-3, 5, (5,)).astype(np.int32)
    yield Case("broadcast", (x, y), in_wide(np.power, dtype)(x, y))


@recipe("float_powi_scalar", "float_powi_scalar_impl")
def _powi_scalar(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for exponent in (0, 1, 2, 3, -1, -2, -3, 7):
        x = rng.uniform(0.5, 1.5, (3, 5)).astype(dtype.numpy) * np.asarray(-1, dtype.numpy)
        yield Case(f"{exponent}", (x, exponent), in_wide(np.power, dtype)(x, float(exponent)))


def _whole_power(dtype: DType) -> Callable[..., Array]:
    return exact(lambda x, y: 0 if y < 0 else pow(x, y, 1 << dtype.bits), dtype)


@recipe("int_powi")
def _int_powi(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x, y = wide_numbers(rng, dtype, (5, 4)), numbers(rng, dtype, (4,))
    yield Case("broadcast", (x, y), _whole_power(dtype)(x, y))


@recipe("int_powi_scalar", "int_powi_scalar_impl")
def _int_powi_scalar(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for exponent in (0, 1, 2, 3, 11):
        x = wide_numbers(rng, dtype, (5, 4))
        yield Case(f"{exponent}", (x, exponent), _whole_power(dtype)(x, exponent))


def _clamped(name: str, limits: tuple[int, ...], function: Callable[..., Any]) -> None:
    @recipe(f"float_{name}", f"int_{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in (numbers(rng, dtype, (3, 5, 7)), edges(dtype), numbers(rng, dtype, (0,))):
            ends = [scalar(value, dtype) for value in limits]
            yield Case(f"{x.shape}", (x, *limits), np.asarray(function(x, *ends)).astype(dtype.numpy))


def _at_least(x: Array, low: Any) -> Array:
    return np.where(x < low, low, x)


def _at_most(x: Array, high: Any) -> Array:
    return np.where(x > high, high, x)


_clamped("clamp", (1, 3), lambda x, low, high: _at_most(_at_least(x, low), high))
_clamped("clamp_min", (2,), _at_least)
_clamped("clamp_max", (2,), _at_most)


def _bools(function: Callable[..., Any], *ops: str) -> None:
    _binary(lambda dtype: lambda x, y: np.asarray(function(x, y)), *ops)


_bools(np.logical_and, "bool_and")
_bools(np.logical_or, "bool_or")
_bools(np.not_equal, "bool_xor", "bool_not_equal")
_bools(np.equal, "bool_equal")


@recipe("bool_not")
def _bool_not(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape in SHAPES:
        x = numbers(rng, dtype, shape)
        yield Case(f"{shape}", (x,), ~x)


@recipe("bool_equal_elem")
def _bool_equal_elem(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for value in (True, False):
        x = numbers(rng, dtype, (3, 5))
        yield Case(f"{value}", (x, value), x == value)


@recipe("bool_not_equal_elem")
def _bool_not_equal_elem(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for value in (True, False):
        x = numbers(rng, dtype, (3, 5))
        yield Case(f"{value}", (x, value), x != value)


def _saturated(x: Array, target: DType) -> Array:
    low, high = dt.int_range(target)

    def one(value: float) -> int:
        if math.isnan(value):
            return 0
        return max(low, min(high, int(value))) if math.isfinite(value) else (high if value > 0 else low)

    whole = [one(float(value)) for value in x.reshape(-1)]
    return np.array(whole, object).reshape(x.shape).astype(target.numpy)


@recipe("float_into_int")
def _into_int(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in dt.INTS:
        for x in (edges(dtype), numbers(rng, dtype, (3, 5), 300.0), numbers(rng, dtype, (0,))):
            yield Case(f"{target} {x.shape}", (x, target), _saturated(x, target))


def _as_float(x: Array, target: DType) -> Array:
    """16 bits are reached through f32, by two roundings."""
    return (x.astype(np.float32) if target.size == 2 else x).astype(target.numpy)


@recipe("float_cast")
def _float_cast(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in dt.FLOATS:
        for x in (edges(dtype), numbers(rng, dtype, (3, 5))):
            yield Case(f"{target} {x.shape}", (x, target), _as_float(x, target))


@recipe("int_into_float")
def _int_into_float(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in dt.FLOATS:
        for x in (edges(dtype), wide_numbers(rng, dtype, (3, 5))):
            yield Case(f"{target} {x.shape}", (x, target), _as_float(x, target))


@recipe("int_cast")
def _int_cast(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in dt.INTS:
        x = np.concatenate([edges(dtype), wide_numbers(rng, dtype, (33,))])
        yield Case(f"{target}", (x, target), exact(lambda x: x, target)(x))


@recipe("bool_into_int")
def _bool_into_int(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in dt.INTS:
        x = numbers(rng, dtype, (3, 5))
        yield Case(f"{target}", (x, target), x.astype(target.numpy))


@recipe("bool_into_float")
def _bool_into_float(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in dt.FLOATS:
        x = numbers(rng, dtype, (3, 5))
        yield Case(f"{target}", (x, target), x.astype(np.float32).astype(target.numpy))
