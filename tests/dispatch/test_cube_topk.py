"""The k largest of lines, kept in registers: against NumPy, on every sort of device."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_dispatch import Tensor
from tests.dispatch.cube_ops import OTHERS, opened

pytestmark = pytest.mark.capability(139)

CASES = [  # shape, axis, k
    ((5, 100), 1, 3),
    ((5, 100), 1, 16),
    ((5, 100), 1, 17),
    ((3, 300, 4), 1, 40),
    ((40_000,), 0, 20),
    ((2, 40_000), 1, 100),
    ((2, 40_001), 1, 5000),
    ((7, 64), 1, 16),
    ((7, 64), 1, 64),
    ((0, 64), 1, 3),
]


def numbers(shape: tuple[int, ...], sort: str) -> Any:
    rng = np.random.default_rng(sum(shape))
    if sort == "ties":
        return rng.integers(0, 5, shape).astype(np.float32)
    found = rng.standard_normal(shape).astype(np.float32)
    if sort == "special":
        found[rng.random(shape) < 0.02] = np.nan
        found[rng.random(shape) < 0.5] = -np.inf
    return found


def check(name: str, x: Any, axis: int, k: int) -> None:
    ranks = np.where(np.isnan(x), 1e300, x.astype(np.float64)) if x.dtype.kind == "f" else x.astype(np.int64)
    places = np.take(np.argsort(-ranks, axis, kind="stable"), range(k), axis)
    tensor = Tensor.from_numpy(x, opened(name))
    values, found = tensor.topk_with_indices(k, axis)
    np.testing.assert_array_equal(found.numpy(), places)
    np.testing.assert_array_equal(values.numpy(), np.take_along_axis(x, places, axis))
    np.testing.assert_array_equal(tensor.topk(k, axis).numpy(), values.numpy())
    np.testing.assert_array_equal(tensor.argtopk(k, axis).numpy(), places)


@pytest.mark.parametrize("sort", ["random", "ties", "special"])
@pytest.mark.parametrize(("shape", "axis", "k"), CASES)
def test_on_the_cpu(shape: tuple[int, ...], axis: int, k: int, sort: str) -> None:
    check("cpu", numbers(shape, sort), axis, k)


@pytest.mark.parametrize("descending", [False, True])
def test_lines_that_are_in_order(descending: bool) -> None:
    x = np.arange(1000, dtype=np.float32).reshape(2, 500)
    check("cpu", np.ascontiguousarray(x[:, ::-1]) if descending else x, 1, 20)


@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int64, np.float16, np.float64])
def test_dtypes(dtype: Any) -> None:
    x = np.random.default_rng(0).integers(0, 100, (3, 200)).astype(dtype)
    check("cpu", x, 1, 10)


@pytest.mark.slow
@pytest.mark.parametrize("sort", ["ties", "special"])
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str, sort: str) -> None:
    check(name, numbers((3, 200), sort), 1, 20)
    check(name, numbers((40_000,), sort), 0, 6)
