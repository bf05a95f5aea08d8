"""Arguments of any kind that functions over tensors get: an answer, or one error in our form."""

from __future__ import annotations

import inspect
import zlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import CubeError
from burn_dispatch import Tensor, activation, grid, linalg, loss, module, pools, signal, stats
from tests.dispatch.devices import device

FAMILIES: tuple[ModuleType, ...] = (activation, grid, linalg, loss, module, pools, signal, stats)
FUNCTIONS: dict[str, Callable[..., Any]] = {
    f"{family.__name__.rpartition('.')[2]}.{name}": function
    for family in FAMILIES
    for name, function in vars(family).items()
    if inspect.isfunction(function) and function.__module__ == family.__name__ and not name.startswith("_")
}
ROUNDS = 60


def tensors() -> list[Tensor]:
    """Of each kind, of ranks 0 to 5, of nothing, and one of another device."""
    where, other = device("ndarray"), device("flex")
    shapes = [(3, 4), (4,), (2, 2, 5, 5), (2, 2, 4, 5, 5), (2, 5, 2), (3, 0), (), (2, 2, 3, 3), (2, 2)]
    floats = [Tensor.ones(shape, "f32", where) for shape in shapes]
    ints = [Tensor.zeros(shape, "i32", where) for shape in ((2, 2), (2,), (3, 4))]
    masks = [Tensor.ones((3, 4), "bool", where), Tensor.ones((2, 2, 5, 5), "bool", where)]
    return [*floats, *ints, *masks, Tensor.ones((3, 4), "f32", other), floats[0].quantize_dynamic()]


def plain() -> list[Any]:
    """What is no tensor."""
    return [None, True, 0, 1, 2, -1, 7, 2**31, 2**62, 2**64, 10**30, 10**400, 0.0, 0.5, -1.5, float("nan"),
            float("inf"), 1e300, 1j, "", "mean", "f9", "\0" * 300, b"f32", np.float32(1.5), np.int64(2),
            np.array([1, 0]), np.array([None]), [], (1, 2), [1, 1, 1], (0, 1), (-1, 2), (2**62, 2), [1.5],
            ["a"], [[1, 2], [3]], ((1, 1), (1, 1)), {"a": 1}, range(3), object(), Tensor]  # fmt: skip


def arguments(function: Callable[..., Any], rng: np.random.Generator) -> tuple[list[Any], dict[str, Any]]:
    """Tensors more often than other things for what has no default."""
    some, others = tensors(), plain()
    args: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in inspect.signature(function).parameters.values():
        required = parameter.default is parameter.empty
        if not required and rng.random() < 0.6:
            continue
        pool = some if rng.random() < (0.8 if required else 0.2) else others
        value = pool[int(rng.integers(len(pool)))]
        if required:
            args.append(value)
        else:
            named[parameter.name] = value
    return args, named


@pytest.mark.parametrize("name", FUNCTIONS)
def test_arguments_of_any_kind_are_answered_in_our_form(name: str) -> None:
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    for _ in range(ROUNDS):
        args, named = arguments(FUNCTIONS[name], rng)
        try:
            FUNCTIONS[name](*args, **named)
        except CubeError as error:
            assert len(error.message) < 500, error.message  # noqa: PT017
        except Exception as error:
            raise AssertionError(f"{name}{args!r} {named!r}: {error!r}") from error
