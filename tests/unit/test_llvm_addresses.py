"""Addresses of 32-bit indices: taken apart where nothing can have wrapped, and right where something has."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch.runtimes import driver

N = 70_000
HALF = 1 << 31
X = np.arange(N, dtype=np.float32)


@bc.cube
def of_sum(x: bc.Array[bc.f32], a: bc.i32, b: bc.i32, out: bc.Array[bc.f32]) -> None:
    out[bc.UNIT_POS] = x[a + b + bc.i32(bc.UNIT_POS)]


@bc.cube
def of_difference(x: bc.Array[bc.f32], a: bc.i32, b: bc.i32, out: bc.Array[bc.f32]) -> None:
    out[bc.UNIT_POS] = x[a - (b - 5) + bc.i32(bc.UNIT_POS)]


@bc.cube
def of_multiple(x: bc.Array[bc.f32], a: bc.i32, b: bc.i32, out: bc.Array[bc.f32]) -> None:
    out[bc.UNIT_POS] = x[(a + b) * 65536 + 7 + bc.i32(bc.UNIT_POS)]


@bc.cube
def of_shift(x: bc.Array[bc.f32], a: bc.i32, b: bc.i32, out: bc.Array[bc.f32]) -> None:
    out[bc.UNIT_POS] = x[((a + 1) << 16) - b - bc.i32(bc.UNIT_POS) + 20]


CASES = [
    (of_sum, -HALF, -HALF),
    (of_sum, -HALF, -HALF + 69_990),
    (of_sum, HALF - 1, -HALF + 1),
    (of_sum, -3, 3),
    (of_difference, -HALF, -HALF + 5),
    (of_difference, -HALF, HALF - 100),
    (of_difference, 12, 12),
    (of_multiple, 1 << 16, 0),
    (of_multiple, HALF - 1, -HALF + (1 << 16) + 1),
    (of_multiple, 1, -1),
    (of_shift, (1 << 16) - 1, 0),
    (of_shift, -1, -HALF + 1),
    (of_shift, HALF - 1, 3),
    (of_shift, 0, -4000),
]


@pytest.mark.parametrize(("kernel", "a", "b"), CASES)
def test_indices_that_wrap(kernel: Any, a: int, b: int) -> None:
    """The interpreter's arithmetic is NumPy's, modulo 2**32."""
    got, expected = np.full(16, -1, np.float32), np.full(16, -1, np.float32)
    kernel[1, 16](X, a, b, got)
    kernel.interpret[1, 16](X, a, b, expected)
    assert (got == expected).all()


def test_most_cases_read_something() -> None:
    out = np.zeros(16, np.float32)
    seen = 0
    for kernel, a, b in CASES:
        kernel[1, 16](X, a, b, out)
        seen += bool(out.any())
    assert seen >= 10


@bc.cube
def blocks(x: bc.Array[bc.f32], out: bc.Array[bc.f32], width: bc.index) -> None:
    begin = bc.CUBE_POS * width
    total = bc.f32(0)
    for j in range(0, width // 64 * 64, 64):
        for k in bc.unroll(range(4)):
            total += x[begin + j + k * 16 + bc.UNIT_POS]
    out[bc.CUBE_POS * 16 + bc.UNIT_POS] = total


def text(kernel: Any, *args: object) -> str:
    return str(kernel.source(driver("cpu"), *args, cube_dim=16))


def test_one_address_serves_a_row_of_blocks() -> None:
    """Only what does not change in the loop is extended, and the blocks differ by a constant."""
    loop = text(blocks, X, X, 64).split("\nfor")[1].split("\nendfor")[0]
    assert loop.count("sext") == 1
    pointers = re.findall(r"ptr align 4 (%v\d+)", loop)
    offsets = [re.search(rf"{p} = getelementptr float, ptr (%v\d+), i64 (\S+)", loop) for p in pointers]
    assert len(offsets) == 4
    assert [m[2] for m in offsets[1:] if m] == ["16", "32", "48"]
    assert len({m[1] for m in offsets[1:] if m}) == 1


@bc.cube
def tiles(x: bc.Array[bc.f32], out: bc.Array[bc.f32], rows: bc.index) -> None:
    total = bc.f32(0)
    for r in range(0, min(rows, 64), 4):
        for k in bc.unroll(range(4)):
            total += x[(r + k) * 100 + bc.UNIT_POS]
    out[bc.UNIT_POS] = total


def test_a_multiple_of_a_sum_is_taken_apart() -> None:
    loop = text(tiles, X, X, 64).split("\nfor")[1].split("\nendfor")[0]
    assert "sext" not in loop
    for offset in (100, 200, 300):
        assert re.search(rf"getelementptr float, ptr %v\d+, i64 {offset}\b", loop)
    out = np.zeros(16, np.float32)
    tiles[1, 16](X, out, 64)
    expected = X[: 64 * 100].reshape(64, 100)[:, :16].astype(np.float64).sum(0)
    assert np.allclose(out, expected)
