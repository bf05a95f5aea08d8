"""Numbers for the recipes: moderate ones, edge values, indices; and how expectations are rounded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from tests import edge_values
from tests.dispatch.recipes import Array

SHAPES = ((3, 5, 7), (1,), (33,), (2, 0, 3))
"""Odd extents, one element, a row, nothing."""
PAIRS = (((3, 5, 7), (3, 5, 7)), ((3, 1, 7), (5, 1)), ((0, 3), (1, 3)), ((1,), (17,)))
"""Of operands: alike, broadcast, empty."""


def numbers(rng: np.random.Generator, dtype: DType, shape: tuple[int, ...], scale: float = 2.0) -> Array:
    """Moderate values of a dtype: normal ones for floats, small ones for ints, either for bools."""
    if dtype is dt.BOOL:
        return rng.random(shape) < 0.5
    if dtype.is_float:
        return (scale * rng.standard_normal(shape)).astype(dtype.numpy)
    low = -9 if dtype.is_signed else 0
    return rng.integers(low, 10, shape).astype(dtype.numpy)


def wide_numbers(rng: np.random.Generator, dtype: DType, shape: tuple[int, ...]) -> Array:
    """Any bits for ints, so that arithmetic wraps; else as `numbers`."""
    if not dtype.is_integer:
        return numbers(rng, dtype, shape)
    return np.frombuffer(rng.bytes(int(np.prod(shape)) * dtype.size), dtype.numpy).reshape(shape).copy()


def edges(dtype: DType) -> Array:
    """Edge values, without duplicates."""
    values = edge_values.edges(dtype)
    bits = np.unique(values.view(f"u{values.dtype.itemsize}")) if values.dtype.kind != "b" else values
    return bits.view(values.dtype)


def edge_pairs(dtype: DType) -> tuple[Array, Array]:
    """Each edge value against each: a column and a row."""
    values = edges(dtype)
    return values[:, None].copy(), values[None, :].copy()


def in_wide(function: Callable[..., Any], dtype: DType) -> Callable[..., Array]:
    """A function of floats, of arrays of a dtype: computed in f64, rounded once."""

    def call(*args: Any) -> Array:
        with np.errstate(all="ignore"):
            wide = [arg.astype(np.float64) if isinstance(arg, np.ndarray) else arg for arg in args]
            return np.asarray(function(*wide)).astype(dtype.numpy)

    return call


def rounded(function: Callable[..., Any], dtype: DType) -> Callable[..., Array]:
    """The same of arithmetic that is exact in the dtype itself: 16 bits through f32."""
    if dtype.size != 2 or not dtype.is_float:
        return lambda *args: np.asarray(function(*args)).astype(dtype.numpy)

    def call(*args: Any) -> Array:
        wide = [arg.astype(np.float32) if isinstance(arg, np.ndarray) else arg for arg in args]
        return np.asarray(function(*wide)).astype(dtype.numpy)

    return call


def scalar(value: Any, dtype: DType) -> Any:
    """A Python number as a scalar of a dtype: floats round, ints wrap."""
    if dtype.is_float:
        return np.asarray(value, np.float64).astype(dtype.numpy)[()]
    return wrapped(np.asarray(int(value), object), dtype)[()]


def wrapped(values: Array, dtype: DType) -> Array:
    """An array of Python ints, of any size, as the bits of a dtype."""
    low, high = dt.int_range(dtype)
    span = high - low + 1
    inside = (values - low) % span + low
    return np.asarray(inside, object).astype(dtype.numpy)


def exact(function: Callable[..., Any], dtype: DType) -> Callable[..., Array]:
    """A function of Python ints on arrays of ints, wrapped."""
    each = np.frompyfunc(function, function.__code__.co_argcount, 1)

    def call(*args: Any) -> Array:
        whole = [arg.astype(object) if isinstance(arg, np.ndarray) else arg for arg in args]
        return wrapped(np.asarray(each(*whole), object), dtype)

    return call
