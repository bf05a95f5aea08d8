"""Edges of arrays, partial planes, strides: the copies that the CPU target makes of a body agree."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import burn_cube as bc

pytestmark = pytest.mark.capability(99)
CUBES = [1, 7, 16, 40, 100, 256]
LENGTHS = [1, 15, 16, 17, 255, 256, 257, 1000, 1024]


@bc.cube
def shifted(x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if 0 < i < out.len() - 1:
        out[i] = x[i - 1] + y[i + 1]


@bc.cube
def mirrored(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i >= out.len():
        return
    out[i] = x[x.len() - 1 - i]


@bc.cube
def unguarded(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    out[bc.ABSOLUTE_POS] = x[2 * bc.ABSOLUTE_POS + 1]


@bc.cube
def grid(x: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]) -> None:
    j, i = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if i < out.shape(0) and j < out.shape(1):
        out[i, j] = x[i, j] * 2.0 + bc.f32(i)


def floats(n: int) -> NDArray[np.float32]:
    """Distinct numbers."""
    return np.arange(1, n + 1, dtype=np.float32)


def cubes(n: int, cube: int) -> int:
    """Enough of them, and one more, which lies outside."""
    return -(-n // cube) + 1


@pytest.mark.parametrize("cube", CUBES)
@pytest.mark.parametrize("n", LENGTHS)
def test_neighbours(n: int, cube: int) -> None:
    # arrays of other lengths than the guard's: what is outside them reads 0
    x, y, out = floats(n + 3), floats(max(n - 5, 1)), np.zeros(n, np.float32)
    shifted[cubes(n, cube), cube](x, y, out)
    expected = np.zeros(n, np.float32)
    wide = np.concatenate([y, np.zeros(n, np.float32)])
    if n > 2:
        expected[1:-1] = x[: n - 2] + wide[2:n]
    assert np.array_equal(out, expected)


@pytest.mark.parametrize("cube", CUBES)
@pytest.mark.parametrize("n", LENGTHS)
def test_mirrors(n: int, cube: int) -> None:
    x, out = floats(max(n - 3, 1)), np.zeros(n, np.float32)
    mirrored[cubes(n, cube), cube](x, out)
    expected = np.zeros(n, np.float32)
    expected[: x.size] = x[::-1]
    assert np.array_equal(out, expected)


@pytest.mark.parametrize("cube", CUBES)
@pytest.mark.parametrize("n", LENGTHS)
def test_bounds_without_a_guard(n: int, cube: int) -> None:
    x, out = floats(n), np.full(n, 9, np.float32)
    unguarded[cubes(n, cube), cube](x, out)
    expected = np.zeros(n, np.float32)
    expected[: n // 2] = x[1::2][: n // 2]
    assert np.array_equal(out, expected)


def _views(n: int, m: int) -> dict[str, NDArray[Any]]:
    return {
        "whole": floats(n * m).reshape(n, m),
        "transposed": floats(n * m).reshape(m, n).T,
        "reversed": floats(n * m).reshape(n, m)[::-1, ::-1],
        "every second": floats(4 * n * m).reshape(2 * n, 2 * m)[::2, ::2],
        "row": np.broadcast_to(floats(m), (n, m)),
        "column": np.broadcast_to(floats(n)[:, None], (n, m)),
        "slice": floats((n + 2) * (m + 3)).reshape(n + 2, m + 3)[1:-1, 2:-1],
    }


@pytest.mark.parametrize("cube", [(1, 1), (16, 1), (100, 1), (8, 8), (3, 5), (256, 1), (1, 32)], ids=str)
@pytest.mark.parametrize("name", list(_views(1, 1)))
@pytest.mark.parametrize(("n", "m"), [(1, 1), (3, 16), (5, 17), (40, 33), (2, 600)])
def test_tensors(name: str, n: int, m: int, cube: tuple[int, int]) -> None:
    x = _views(n, m)[name]
    expected = x * np.float32(2) + np.arange(n, dtype=np.float32)[:, None]
    for make in (lambda: np.zeros((n, m), np.float32), lambda: np.zeros((m, n), np.float32).T):
        out = make()
        grid[(cubes(m, cube[0]), cubes(n, cube[1])), cube](x, out)
        assert np.array_equal(out, expected)
