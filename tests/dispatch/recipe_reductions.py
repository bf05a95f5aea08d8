"""Recipes of reductions, running totals, order, and products of matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cmp_to_key
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.options import GridSampleOptions
from burn_kernels.sampling import reference
from tests.dispatch.recipe_values import edges, in_wide, numbers, wide_numbers
from tests.dispatch.recipes import Array, Case, recipe

Numbers = np.random.Generator
_SHAPES = ((3, 5, 7), (33,), (1, 1), (2, 70))


def _inputs(dtype: DType, rng: Numbers, empty: bool) -> Iterator[Array]:
    for shape in _SHAPES:
        yield numbers(rng, dtype, shape)
    if dtype.is_float:
        x = numbers(rng, dtype, (3, 4))
        x[1, 2] = np.nan
        yield x
    if empty:
        yield numbers(rng, dtype, (0, 3))


def _whole(function: Callable[..., Any], dtype: DType) -> Callable[..., Array]:
    """Floats through f64; ints wrapped at the end."""
    if dtype.is_float:
        return in_wide(function, dtype)
    return lambda x, *args: np.asarray(function(x, *args)).astype(x.dtype)


def _reduced(
    function: Callable[..., Any], name: str, kinds: tuple[str, ...] = ("float", "int"), empty: bool = True
) -> None:
    """`name` of all elements and `name`_dim, from a function of array and axis that keeps the axis."""

    @recipe(*(f"{kind}_{name}" for kind in kinds))
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _inputs(dtype, rng, empty):
            yield Case(f"{x.shape}", (x,), _whole(function, dtype)(x.reshape(-1), 0))

    @recipe(*(f"{kind}_{name}_dim" for kind in kinds))
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _inputs(dtype, rng, empty):
            for dim in range(x.ndim):
                yield Case(f"{x.shape} {dim}", (x, dim), _whole(function, dtype)(x, dim))


def _mean(x: Array, dim: int) -> Array:
    if x.dtype.kind == "f":
        return np.asarray(x.sum(dim, keepdims=True) / x.shape[dim])
    total = x.sum(dim, keepdims=True, dtype=x.dtype).astype(object)
    count = max(x.shape[dim], 1)
    return np.where(total < 0, -(-total // count), total // count)


_reduced(lambda x, dim: x.sum(dim, keepdims=True, dtype=x.dtype), "sum")
_reduced(lambda x, dim: x.prod(dim, keepdims=True, dtype=x.dtype), "prod")
_reduced(_mean, "mean", ("float",))
_reduced(_mean, "mean", ("int",), empty=False)
_reduced(lambda x, dim: x.max(dim, keepdims=True), "max", empty=False)
_reduced(lambda x, dim: x.min(dim, keepdims=True), "min", empty=False)
_reduced(lambda x, dim: np.abs(x).max(dim, keepdims=True), "max_abs", empty=False)


def _questioned(function: Callable[..., Any], name: str) -> None:
    @recipe(*(f"{kind}_{name}" for kind in ("float", "int", "bool")))
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _sparse(dtype, rng):
            yield Case(f"{x.shape}", (x,), np.asarray(function(x.astype(np.float64))).reshape(1))

    @recipe(*(f"{kind}_{name}_dim" for kind in ("float", "int", "bool")))
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _sparse(dtype, rng):
            for dim in range(x.ndim):
                yield Case(f"{x.shape} {dim}", (x, dim), function(x.astype(np.float64), dim, keepdims=True))


def _sparse(dtype: DType, rng: Numbers) -> Iterator[Array]:
    for shape in (*_SHAPES, (0, 3)):
        for share in (0.1, 0.9):
            yield numbers(rng, dtype, shape) * (rng.random(shape) < share).astype(dtype.numpy)


_questioned(np.any, "any")
_questioned(np.all, "all")


def _extremes(arg: Callable[..., Any], name: str) -> None:
    @recipe(f"float_arg{name}", f"int_arg{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _inputs(dtype, rng, False):
            for dim in range(x.ndim):
                for target in (dt.I32, dt.I64):
                    yield Case(
                        f"{x.shape} {dim} {target}", (x, dim, target), _at(arg, x, dim).astype(target.numpy)
                    )

    @recipe(f"float_{name}_dim_with_indices", f"int_{name}_dim_with_indices")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _inputs(dtype, rng, False):
            for dim in range(x.ndim):
                at = _at(arg, x, dim)
                yield Case(
                    f"{x.shape} {dim}",
                    (x, dim, dt.I32),
                    (np.take_along_axis(x, at, dim), at.astype(np.int32)),
                )


def _at(arg: Callable[..., Any], x: Array, dim: int) -> Array:
    """The first NaN, else the first of the equal ones."""
    return np.asarray(arg(x.astype(np.float64) if x.dtype.kind in "fV" else x, dim, keepdims=True))


_extremes(np.argmax, "max")
_extremes(np.argmin, "min")


def _running(function: Callable[..., Any], name: str) -> None:
    @recipe(f"float_{name}", f"int_{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _inputs(dtype, rng, True):
            for dim in range(x.ndim):
                yield Case(f"{x.shape} {dim}", (x, dim), _whole(function, dtype)(x, dim))


_running(lambda x, dim: np.cumsum(x, dim, dtype=x.dtype), "cumsum")
_running(lambda x, dim: np.cumprod(x, dim, dtype=x.dtype), "cumprod")
_running(np.minimum.accumulate, "cummin")
_running(np.maximum.accumulate, "cummax")


def _order(row: Array, descending: bool) -> list[int]:
    """Stable; NaN last, or first if descending."""

    def compare(i: int, j: int) -> int:
        a, b = row[i], row[j]
        if a != a or b != b:
            found = int(a != a) - int(b != b)
        else:
            found = int(a > b) - int(a < b)
        return -found if descending else found

    return sorted(range(len(row)), key=cmp_to_key(compare))


def argsorted(x: Array, dim: int, descending: bool) -> Array:
    """Indices in order along an axis, by Python."""
    plain = x.astype(np.float64) if x.dtype.kind in "fV" else x
    return np.apply_along_axis(lambda row: np.array(_order(row, descending), np.int64), dim, plain)


def _sortable(dtype: DType, rng: Numbers) -> Iterator[Array]:
    yield (
        numbers(rng, dtype, (3, 5, 4)).round(0)
        if dtype.is_float and dtype.size > 2
        else numbers(rng, dtype, (3, 5, 4))
    )
    yield wide_numbers(rng, dtype, (2, 70))
    values = edges(dtype)
    yield rng.permutation(np.concatenate([values, values]))


def _sorting(name: str, results: Callable[[Array, Array, int], Any], indices: bool) -> None:
    @recipe(f"float_{name}", f"int_{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _sortable(dtype, rng):
            for dim, descending in ((x.ndim - 1, False), (0, True), (x.ndim - 1, True)):
                at = argsorted(x, dim, descending)
                args = (x, dim, descending, dt.I32) if indices else (x, dim, descending)
                yield Case(f"{x.shape} {dim} {descending}", args, results(x, at, dim))


_sorting("sort", np.take_along_axis, False)
_sorting("argsort", lambda x, at, dim: at.astype(np.int32), True)
_sorting("sort_with_indices", lambda x, at, dim: (np.take_along_axis(x, at, dim), at.astype(np.int32)), True)


def _largest(name: str, results: Callable[[Array, Array, int], Any], indices: bool) -> None:
    @recipe(f"float_{name}", f"int_{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x in _sortable(dtype, rng):
            for dim, k in ((x.ndim - 1, 3), (0, 1), (0, x.shape[0])):
                at = argsorted(x, dim, True).take(range(k), dim)
                yield Case(
                    f"{x.shape} {dim} {k}",
                    (x, dim, k, dt.I32) if indices else (x, dim, k),
                    results(x, at, dim),
                )


_largest("topk", np.take_along_axis, False)
_largest("argtopk", lambda x, at, dim: at.astype(np.int32), True)
_largest("topk_with_indices", lambda x, at, dim: (np.take_along_axis(x, at, dim), at.astype(np.int32)), True)


@recipe("float_matmul", "int_matmul")
def _matmul(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for left, right in (
        ((3, 5), (5, 7)), ((2, 3, 5), (2, 5, 4)), ((2, 1, 3, 5), (4, 5, 2)), ((1, 1), (1, 1)),
        ((3, 0), (0, 2)), ((17, 33), (33, 1)), ((1, 33), (33, 9)),
    ):  # fmt: skip
        x, y = numbers(rng, dtype, left), numbers(rng, dtype, right)
        yield Case(f"{left} {right}", (x, y), _whole(np.matmul, dtype)(x, y))


@recipe("float_cross")
def _cross(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, dim in (((4, 3), 1), ((3, 5), 0), ((2, 3, 4), 1)):
        x, y = numbers(rng, dtype, shape), numbers(rng, dtype, shape)
        yield Case(
            f"{shape} {dim}",
            (x, y, dim),
            in_wide(lambda x, y, axis: np.cross(x, y, axis=axis), dtype)(x, y, dim),
        )


@recipe("float_grid_sample_2d")
def _grid_sample(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for mode in ("nearest", "bilinear", "bicubic"):
        for padding in ("zeros", "border", "reflection"):
            for align in (False, True):
                x = numbers(rng, dtype, (2, 3, 5, 6))
                grid = rng.uniform(-1.4, 1.4, (2, 4, 3, 2)).astype(dtype.numpy)
                expected = in_wide(reference, dtype)(x, grid, mode, padding, align)
                args = x, grid, GridSampleOptions(mode, padding, align)
                yield Case(f"{mode} {padding} {align}", args, expected)
