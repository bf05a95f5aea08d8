"""Recipes of activations."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from burn_cube.dtypes import DType
from tests.dispatch.recipe_elementwise import erf
from tests.dispatch.recipe_values import SHAPES, edges, in_wide, numbers, rounded
from tests.dispatch.recipes import Array, Case, recipe

Numbers = np.random.Generator


def _phi(x: Array) -> Array:
    return np.asarray(0.5 * (1 + erf(x * math.sqrt(0.5))))


def _sigmoid(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)))


def _unary(function: Callable[..., Any], name: str) -> None:
    @recipe(f"activation_{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for shape in SHAPES:
            x = numbers(rng, dtype, shape, 3.0)
            yield Case(f"{shape}", (x,), in_wide(function, dtype)(x))
        x = np.array([0.0, 100.0, -100.0, np.nan], np.float32).astype(dtype.numpy)
        yield Case("edges", (x,), in_wide(function, dtype)(x))


def _backward(function: Callable[..., Any], name: str) -> None:
    @recipe(f"activation_{name}_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for shape in SHAPES:
            x, grad = numbers(rng, dtype, shape), numbers(rng, dtype, shape)
            yield Case(f"{shape}", (x, grad), in_wide(function, dtype)(x, grad))


_unary(lambda x: x * _phi(x), "gelu")
_unary(_sigmoid, "sigmoid")
_unary(lambda x: np.minimum(x, 0) - np.log1p(np.exp(-np.abs(x))), "log_sigmoid")
_backward(lambda x, grad: grad * (_phi(x) + x * np.exp(-0.5 * x * x) / math.sqrt(2 * math.pi)), "gelu")
_backward(lambda s, grad: grad * s * (1 - s), "sigmoid")
_backward(lambda x, grad: grad * _sigmoid(-x), "log_sigmoid")


@recipe("activation_relu")
def _relu(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for x in (numbers(rng, dtype, (3, 5)), edges(dtype), numbers(rng, dtype, (0,))):
        yield Case(f"{x.shape}", (x,), np.where(x <= 0, np.zeros_like(x), x))


@recipe("activation_relu_backward")
def _relu_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x, grad = numbers(rng, dtype, (3, 5)), numbers(rng, dtype, (3, 5))
    output = np.where(x <= 0, np.zeros_like(x), x)
    yield Case("odd", (output, grad), np.where(output <= 0, np.zeros_like(x), grad))


@recipe("activation_leaky_relu")
def _leaky(dtype: DType, rng: Numbers) -> Iterator[Case]:
    slope = np.asarray(0.3, dtype.numpy)
    for x in (numbers(rng, dtype, (3, 5)), edges(dtype)):
        below = rounded(np.multiply, dtype)(x, slope)
        yield Case(f"{x.shape}", (x, 0.3), np.where(x < 0, below, x))


@recipe("activation_prelu")
def _prelu(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape in ((1,), (4, 1), (3, 4, 5)):
        x, alpha = numbers(rng, dtype, (3, 4, 5)), numbers(rng, dtype, shape)
        yield Case(f"{shape}", (x, alpha), np.where(x < 0, rounded(np.multiply, dtype)(x, alpha), x))


@recipe("activation_hard_sigmoid")
def _hard(dtype: DType, rng: Numbers) -> Iterator[Case]:
    alpha, beta = np.asarray(0.2, dtype.numpy), np.asarray(0.5, dtype.numpy)
    for x in (numbers(rng, dtype, (3, 5), 4.0), edges(dtype)):
        line = rounded(np.add, dtype)(rounded(np.multiply, dtype)(x, alpha), beta)
        low = np.where(line < 0, np.zeros_like(line), line)
        yield Case(f"{x.shape}", (x, 0.2, 0.5), np.where(low > 1, np.ones_like(low), low))


def _softmax(x: Array, dim: int) -> Array:
    e = np.exp(x - x.max(dim, keepdims=True))
    return np.asarray(e / e.sum(dim, keepdims=True))


def _along(function: Callable[..., Any], name: str) -> None:
    @recipe(f"activation_{name}")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for shape in ((3, 5, 7), (33,), (2, 1), (0, 4)):
            x = numbers(rng, dtype, shape, 4.0)
            for dim in range(len(shape)):
                if shape[dim]:
                    yield Case(f"{shape} {dim}", (x, dim), in_wide(function, dtype)(x, dim))


_along(_softmax, "softmax")
_along(lambda x, dim: np.log(_softmax(x, dim)), "log_softmax")
_along(lambda x, dim: _softmax(-x, dim), "softmin")
