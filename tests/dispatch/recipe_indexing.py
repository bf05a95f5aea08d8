"""Recipes of access by indices and masks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from tests.dispatch.recipe_values import numbers, scalar
from tests.dispatch.recipes import Array, Case, recipe

Numbers = np.random.Generator
UPDATES = ("assign", "add", "mul", "min", "max")
_SHAPES = (((3, 5, 7), 0), ((3, 5, 7), 1), ((3, 5, 7), 2), ((9,), 0))


def _each(name: str) -> Callable[[Callable[[DType, Numbers], Iterator[Case]]], object]:
    return recipe(*(f"{kind}_{name}" for kind in ("float", "int", "bool")))


def _updated(old: Any, new: Any, update: str, dtype: DType) -> Any:
    """One element: 16 bits are added in f32 and rounded; ints wrap; NaN wins."""
    if update == "assign":
        return new
    if update == "or":
        return old | new
    wide = (lambda v: v.astype(np.float32)) if dtype.is_float and dtype.size == 2 else (lambda v: v)
    function = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum}[update]
    return function(wide(old), wide(new)).astype(dtype.numpy)


def _small(rng: Numbers, dtype: DType, shape: tuple[int, ...]) -> Array:
    """Values whose sums and products are exact in every dtype, so that updates may come in any order."""
    if dtype is dt.BOOL:
        return numbers(rng, dtype, shape)
    return rng.integers(-2 if dtype.is_signed else 0, 3, shape).astype(dtype.numpy)


def _along(shape: tuple[int, ...], dim: int, extent: int) -> tuple[int, ...]:
    return (*shape[:dim], extent, *shape[dim + 1 :])


@_each("gather")
def _gather(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, dim in _SHAPES:
        x = numbers(rng, dtype, shape)
        for extent, index in ((4, np.int32), (0, np.int64), (11, np.int64)):
            indices = rng.integers(0, shape[dim], _along(shape, dim, extent)).astype(index)
            yield Case(
                f"{shape} {dim} {extent}",
                (dim, x, indices),
                np.take_along_axis(x, indices.astype(np.int64), dim),
            )


def _scattered(x: Array, dim: int, indices: Array, value: Array, update: str, dtype: DType) -> Array:
    out = x.copy()
    for place in np.ndindex(*indices.shape):
        at = (*place[:dim], int(indices[place]), *place[dim + 1 :])
        out[at] = _updated(out[at], value[place], update, dtype)
    return out


def _scatter_cases(
    dtype: DType, rng: Numbers, update: str
) -> Iterator[tuple[str, Array, int, Array, Array, Array]]:
    for shape, dim in _SHAPES:
        x = _small(rng, dtype, shape)
        for extent in (1, 6):
            # indices may be shorter than the tensor along other axes, too
            narrow = tuple(n if a == dim else max(n - 1, 1) for a, n in enumerate(_along(shape, dim, extent)))
            indices = rng.integers(0, shape[dim], narrow).astype(np.int64 if extent > 1 else np.int32)
            value = _small(rng, dtype, narrow)
            yield (
                f"{shape} {dim} {extent} {update}",
                x,
                dim,
                indices,
                value,
                _scattered(x, dim, indices, value, update, dtype),
            )


@recipe("float_scatter", "int_scatter")
def _scatter(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for update in UPDATES:
        for name, x, dim, indices, value, expected in _scatter_cases(dtype, rng, update):
            yield Case(name, (dim, x, indices, value, update), expected)


@recipe("float_scatter_add", "int_scatter_add")
def _scatter_add(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for name, x, dim, indices, value, expected in _scatter_cases(dtype, rng, "add"):
        yield Case(name, (dim, x, indices, value), expected)


@recipe("bool_scatter_or")
def _scatter_or(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for name, x, dim, indices, value, expected in _scatter_cases(dtype, rng, "or"):
        yield Case(name, (dim, x, indices, value), expected)


@_each("select")
def _select(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, dim in _SHAPES:
        x = numbers(rng, dtype, shape)
        for count, index in ((4, np.int32), (0, np.int64), (11, np.int64)):
            indices = rng.integers(0, shape[dim], count).astype(index)
            yield Case(f"{shape} {dim} {count}", (x, dim, indices), x.take(indices, dim))


def _select_cases(
    dtype: DType, rng: Numbers, update: str
) -> Iterator[tuple[str, Array, int, Array, Array, Array]]:
    for shape, dim in _SHAPES:
        x = _small(rng, dtype, shape)
        for count in (1, 6):
            indices = rng.integers(0, shape[dim], count).astype(np.int64 if count > 1 else np.int32)
            value = _small(rng, dtype, _along(shape, dim, count))
            spread = np.broadcast_to(indices.reshape(_along((1,) * len(shape), dim, count)), value.shape)
            yield (
                f"{shape} {dim} {count} {update}",
                x,
                dim,
                indices,
                value,
                _scattered(x, dim, spread, value, update, dtype),
            )


@recipe("float_select_assign", "int_select_assign")
def _select_assign(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for update in UPDATES:
        for name, x, dim, indices, value, expected in _select_cases(dtype, rng, update):
            yield Case(name, (x, dim, indices, value, update), expected)


@recipe("float_select_add", "int_select_add")
def _select_add(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for name, x, dim, indices, value, expected in _select_cases(dtype, rng, "add"):
        yield Case(name, (x, dim, indices, value), expected)


@recipe("bool_select_or")
def _select_or(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for name, x, dim, indices, value, expected in _select_cases(dtype, rng, "or"):
        yield Case(name, (x, dim, indices, value), expected)


_ND = (((4, 5, 6), (3,), 3), ((4, 5, 6), (2, 3), 2), ((4, 5), (7,), 1), ((9,), (4,), 1))


def _coordinates(rng: Numbers, shape: tuple[int, ...], batch: tuple[int, ...], depth: int) -> Array:
    return np.stack([rng.integers(0, n, batch) for n in shape[:depth]], -1)


@recipe("float_gather_nd", "int_gather_nd")
def _gather_nd(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, batch, depth in _ND:
        x, places = numbers(rng, dtype, shape), _coordinates(rng, shape, batch, depth)
        expected = np.empty((*batch, *shape[depth:]), dtype.numpy)
        for at in np.ndindex(*batch):
            expected[at] = x[tuple(int(i) for i in places[at])]
        yield Case(f"{shape} {batch} {depth}", (x, places), expected)


@recipe("float_scatter_nd", "int_scatter_nd")
def _scatter_nd(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for update in UPDATES:
        for shape, batch, depth in _ND:
            x, places = _small(rng, dtype, shape), _coordinates(rng, shape, batch, depth)
            value = _small(rng, dtype, (*batch, *shape[depth:]))
            expected = x.copy()
            for at in np.ndindex(*batch):
                place = tuple(int(i) for i in places[at])
                expected[place] = _updated(expected[place], value[at], update, dtype)
            yield Case(f"{shape} {batch} {depth} {update}", (x, places, value, update), expected)


_MASKED = (((3, 5), (3, 5)), ((3, 5), (5,)), ((2, 0), (2, 0)), ((7,), (7,)))


@_each("mask_select")
def _mask_select(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, masked in _MASKED:
        x, mask = numbers(rng, dtype, shape), rng.random(masked) < 0.5
        yield Case(f"{shape} {masked}", (x, mask), x[np.broadcast_to(mask, shape)])


@_each("mask_where")
def _mask_where(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, masked in (*_MASKED, ((3, 1, 5), (4, 1))):
        x, mask, value = numbers(rng, dtype, shape), rng.random(masked) < 0.5, numbers(rng, dtype, shape)
        yield Case(f"{shape} {masked}", (x, mask, value), np.where(mask, value, x))
    x, mask = numbers(rng, dtype, (4, 3)), rng.random((4, 3)) < 0.5
    value = numbers(rng, dtype, (1, 3))
    yield Case("broadcast value", (x, mask, value), np.where(mask, value, x))


@_each("mask_fill")
def _mask_fill(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, masked in _MASKED:
        x, mask = numbers(rng, dtype, shape), rng.random(masked) < 0.5
        value = True if dtype is dt.BOOL else 3
        filler = np.bool_(True) if dtype is dt.BOOL else scalar(value, dtype)
        yield Case(f"{shape} {masked}", (x, mask, value), np.where(mask, filler, x).astype(x.dtype))


@recipe("bool_argwhere")
def _argwhere(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for target in (dt.I32, dt.I64):
        for shape in ((3, 5, 7), (40,), (0, 3)):
            x = numbers(rng, dtype, shape)
            yield Case(f"{target} {shape}", (x, target), np.argwhere(x).astype(target.numpy))
