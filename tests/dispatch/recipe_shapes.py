"""Recipes of data, creation, views, and what puts tensors together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from tests.dispatch.recipe_values import SHAPES, edges, numbers, scalar
from tests.dispatch.recipes import DEVICE, Array, Case, recipe

Numbers = np.random.Generator
KINDS = ("float", "int", "bool")


def _each(name: str) -> Callable[[Callable[[DType, Numbers], Iterator[Case]]], object]:
    return recipe(*(f"{kind}_{name}" for kind in KINDS))


@_each("from_data")
def _from_data(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for x in (*(numbers(rng, dtype, shape) for shape in SHAPES), edges(dtype)):
        yield Case(f"{x.shape}", (x, DEVICE), x)


@_each("into_data")
def _into_data(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for x in (*(numbers(rng, dtype, shape) for shape in SHAPES), edges(dtype)):
        yield Case(f"{x.shape}", (x,), x)


@_each("to_device")
def _to_device(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (3, 5))
    yield Case("same", (x, DEVICE), x)


@_each("copy")
def _copy(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for x in (*(numbers(rng, dtype, shape) for shape in SHAPES), edges(dtype)):
        yield Case(f"{x.shape}", (x,), x)


@_each("empty")
def _empty(dtype: DType, rng: Numbers) -> Iterator[Case]:
    """Values are any: only shape and dtype count, which the callers of this recipe check."""
    yield Case("shape", ((3, 5), dtype, DEVICE))


@_each("zeros")
def _zeros(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape in SHAPES:
        yield Case(f"{shape}", (shape, dtype, DEVICE), np.zeros(shape, dtype.numpy))


@_each("ones")
def _ones(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape in SHAPES:
        yield Case(f"{shape}", (shape, dtype, DEVICE), np.ones(shape, dtype.numpy))


@recipe("float_full", "int_full")
def _full(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for value in (0, 3, -1):
        filled = np.full((3, 5), scalar(value, dtype))
        yield Case(f"{value}", ((3, 5), value, dtype, DEVICE), filled)


@recipe("int_arange")
def _arange(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for start, end in ((0, 7), (3, 3), (5, 2), (2, 100)):
        yield Case(f"{start} {end}", (start, end, dtype, DEVICE), np.arange(start, end).astype(dtype.numpy))


@recipe("int_arange_step")
def _arange_step(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for start, end, step in ((0, 7, 1), (1, 20, 3), (4, 4, 2), (0, 100, 33)):
        expected = np.arange(start, end, step).astype(dtype.numpy)
        yield Case(f"{start} {end} {step}", (start, end, step, dtype, DEVICE), expected)


@recipe("float_detach")
def _detach(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (3, 5))
    yield Case("plain", (x,), x)


@recipe("float_set_require_grad")
def _set_require_grad(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (3, 5))
    yield Case("plain", (x, True), x)


@recipe("float_is_require_grad")
def _is_require_grad(dtype: DType, rng: Numbers) -> Iterator[Case]:
    yield Case("plain", (numbers(rng, dtype, (3, 5)),), False)


@_each("reshape")
def _reshape(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for old, new in (
        ((3, 5, 7), (21, 5)),
        ((4, 6), (2, 2, 3, 2)),
        ((12,), (3, -1)),
        ((0, 3), (3, 0)),
        ((1,), (1, 1)),
    ):
        x = numbers(rng, dtype, old)
        yield Case(f"{old} {new}", (x, new), x.reshape(new))


@_each("swap_dims")
def _swap_dims(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (3, 5, 7))
    for first, second in ((0, 1), (0, 2), (2, 1), (1, 1)):
        yield Case(f"{first} {second}", (x, first, second), x.swapaxes(first, second))


@_each("transpose")
def _transpose(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape in ((3, 5), (2, 3, 4), (0, 2)):
        x = numbers(rng, dtype, shape)
        yield Case(f"{shape}", (x,), x.swapaxes(-1, -2))


@_each("permute")
def _permute(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (3, 5, 7))
    for axes in ((0, 1, 2), (2, 0, 1), (1, 2, 0), (2, 1, 0)):
        yield Case(f"{axes}", (x, axes), x.transpose(axes))


@_each("flip")
def _flip(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (3, 5, 7))
    for axes in ((0,), (1, 2), (0, 1, 2), ()):
        yield Case(f"{axes}", (x, axes), np.flip(x, axes) if axes else x)


@_each("expand")
def _expand(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for old, new in (((3, 1), (3, 4)), ((1,), (2, 3)), ((5,), (2, 5)), ((1, 4, 1), (0, 4, 2))):
        x = numbers(rng, dtype, old)
        yield Case(f"{old} {new}", (x, new), np.broadcast_to(x, new))


@_each("unfold")
def _unfold(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (4, 9))
    for dim, size, step in ((1, 3, 2), (0, 2, 1), (1, 9, 4), (1, 4, 5)):
        count = (x.shape[dim] - size) // step + 1
        windows = [np.moveaxis(x.take(range(i * step, i * step + size), dim), dim, -1) for i in range(count)]
        yield Case(f"{dim} {size} {step}", (x, dim, size, step), np.stack(windows, dim))


_SLICES = (
    [(0, 4, 1), (2, 3, 2)],
    [(3, 4, -1), (8, 3, -3)],
    [(1, 0, 1), (0, 9, 1)],
    [(2, 1, 1), (4, 5, 1)],
)


def positions(slices: list[tuple[int, int, int]]) -> tuple[Array, ...]:
    """The indices that slices choose, for `x[...]`."""
    return np.ix_(*([first + i * step for i in range(count)] for first, count, step in slices))


def _indices(slices: list[tuple[int, int, int]]) -> tuple[Any, ...]:
    return tuple(np.asarray(axis, np.int64) for axis in positions(slices))


@_each("slice")
def _slice(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (4, 9))
    for slices in _SLICES:
        yield Case(f"{slices}", (x, slices), x[_indices(slices)])


@_each("slice_assign")
def _slice_assign(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (4, 9))
    for slices in _SLICES:
        value = numbers(rng, dtype, tuple(count for _, count, _ in slices))
        expected = x.copy()
        expected[_indices(slices)] = value
        yield Case(f"{slices}", (x, slices, value), expected)


@_each("repeat_dim")
def _repeat_dim(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape, dim, times in (((3, 5), 0, 2), ((3, 5), 1, 3), ((2, 1), 1, 4), ((3,), 0, 1), ((2, 3), 0, 0)):
        x = numbers(rng, dtype, shape)
        expected = np.tile(x, [times if axis == dim else 1 for axis in range(len(shape))])
        yield Case(f"{shape} {dim} {times}", (x, dim, times), expected)


@_each("cat")
def _cat(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shapes, dim in (
        (((3, 5), (2, 5)), 0),
        (((3, 5), (3, 1), (3, 0), (3, 2)), 1),
        (((4,),), 0),
        (((2, 0, 3), (2, 0, 1)), 2),
    ):
        xs = [numbers(rng, dtype, shape) for shape in shapes]
        yield Case(f"{shapes} {dim}", (xs, dim), np.concatenate(xs, dim))


@recipe("float_random")
def _float_random(dtype: DType, rng: Numbers) -> Iterator[Case]:
    yield from _random(dtype)


@recipe("int_random")
def _int_random(dtype: DType, rng: Numbers) -> Iterator[Case]:
    yield from _random(dtype)


def _random(dtype: DType) -> Iterator[Case]:
    """Values depend on the seed of the device: callers check dtype, shape and bounds, by the distribution."""
    from burn_dispatch.distribution import Bernoulli, Default, Normal, Uniform

    for distribution in (Default(), Uniform(2.0, 5.0), Bernoulli(0.3), Normal(3.0, 0.5)):
        yield Case(f"{distribution}", ((3, 50), distribution, dtype, DEVICE))
