"""Vectors (rows 57 to 62 and 73 of the capability table)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run, units, zeros


@bc.cube
def axpy(
    a: bc.f32,
    x: bc.Array[bc.Vector[bc.f32, "n"]],
    y: bc.Array[bc.Vector[bc.f32, "n"]],
    out: bc.Array[bc.Vector[bc.f32, "n"]],
    n: bc.Comptime[int],
):
    i = bc.UNIT_POS
    if i < out.len():
        out[i] = a * x[i] + y[i] - 1.0


@pytest.mark.capability(57, 60, 62)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 8, 16, 32])
def test_arithmetic_at_any_width(runtime: Driver, n: int) -> None:
    generator = np.random.default_rng(n)
    x, y = (generator.normal(size=19 * n).astype(np.float32) for _ in range(2))
    out = np.zeros_like(x)
    run(axpy, runtime, np.float32(2.5), x, y, out, n=n)
    assert out.tolist() == (np.float32(2.5) * x + y - np.float32(1)).tolist()


@pytest.mark.capability(62)
@pytest.mark.parametrize("shift", [0, 1, 3])
def test_views_that_begin_anywhere(runtime: Driver, shift: int) -> None:
    x = np.arange(40, dtype=np.float32)[shift : shift + 32]
    out = np.full(40, -1, np.float32)
    run(axpy, runtime, np.float32(1), x, x, out[shift : shift + 32], n=4)
    expected = np.full(40, -1, np.float32)
    expected[shift : shift + 32] = x + x - 1
    assert out.tolist() == expected.tolist()


@bc.cube
def doubled_rows(
    x: bc.Tensor[bc.Vector[bc.f32, "n"]], out: bc.Tensor[bc.Vector[bc.f32, "n"]], n: bc.Comptime[int]
):
    i, j = bc.UNIT_POS_X, bc.UNIT_POS_Y
    if i < x.shape(0) and j < x.shape(1):
        out[i, j] = x[i, j] * 2.0


@pytest.mark.capability(62, 103)
@pytest.mark.parametrize("n", [1, 4])
def test_tensors_of_vectors(runtime: Driver, n: int) -> None:
    x = np.arange(96, dtype=np.float32).reshape(8, 12)
    for rows in (x, x[::2], x[::-3], x[:, 4:], np.broadcast_to(x[0], (3, 12))):
        out = np.zeros(rows.shape, np.float32)
        run(doubled_rows, runtime, rows, out, n, units=(8, 12))
        assert out.tolist() == (rows * 2).tolist()


@pytest.mark.capability(62, 117)
@pytest.mark.parametrize(
    ("view", "message"),
    [
        (lambda x: x[:, :10], r"argument x: got shape \(8, 10\), expected a last extent divisible by 4"),
        (lambda x: x.T, r"argument x: got strides \(1, 12\), expected a last stride of 1"),
        (lambda x: x[:, ::-1], r"argument x: got strides \(12, -1\), expected a last stride of 1"),
        (lambda x: np.broadcast_to(x[:, :1], (8, 8)), r"argument x: got strides \(12, 0\)"),
    ],
)
def test_tensors_whose_elements_are_no_vectors(runtime: Driver, view: Any, message: str) -> None:
    """Refused on warm launches too, which look at strides only where a kernel needs it."""
    x = np.arange(96, dtype=np.float32).reshape(8, 12)
    bound = doubled_rows.bind(1, (8, 12))
    for _ in range(3):
        out = np.zeros_like(x)
        bound(x, out, 4)
        assert out.tolist() == (x * 2).tolist()
    with pytest.raises(bc.LaunchError, match=message):
        bound(view(x), out, 4)
    with pytest.raises(bc.LaunchError, match=message):
        run(doubled_rows, runtime, view(x), out, 4, units=(8, 12))


@bc.cube
def lanes(x: bc.Array[bc.Vector[bc.i32, 8]], at: bc.Array[bc.i32], out: bc.Array[bc.Vector[bc.i32, 8]]):
    i = bc.UNIT_POS
    v = x[i]
    k = at[i]
    total = v[0] + v[7]
    picked = v[k]
    v[k] = total
    v[3] = picked
    out[i] = v


@pytest.mark.capability(58)
def test_lane_access(runtime: Driver) -> None:
    x = np.random.default_rng(8).integers(-50, 50, (32, 8), dtype=np.int32)
    at = (units() % 10 - 1).astype(np.int32)
    out = np.zeros_like(x)
    run(lanes, runtime, x.reshape(-1), at, out.reshape(-1))
    expected = x.copy()
    for row, original, k in zip(expected, x, at.tolist(), strict=True):
        if 0 <= k < 8:
            row[k] = original[0] + original[7]
        row[3] = original[k] if 0 <= k < 8 else 0
    assert out.tolist() == expected.tolist()


@bc.cube
def masks(
    a: bc.Array[bc.Vector[bc.f32, 4]], b: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Array[bc.Vector[bc.i32, 4]]
):
    i = bc.UNIT_POS
    x = a[i]
    y = b[i]
    one = bc.Vector[bc.i32, 4](1)
    zero = bc.Vector[bc.i32, 4](0)
    code = bc.select(x == y, one, zero)
    code += bc.select(x != y, one, zero) * 2
    code += bc.select(x < y, one, zero) * 4
    code += bc.select(x <= y, one, zero) * 8
    code += bc.select(x > y, one, zero) * 16
    code += bc.select(x >= y, one, zero) * 32
    code += bc.select(x == x, one, zero) * 64
    out[i] = code


@pytest.mark.capability(59)
def test_comparisons_give_masks(runtime: Driver) -> None:
    generator = np.random.default_rng(9)
    a, b = (generator.choice(np.array([0.0, -0.0, 1.0, 2.0, np.nan], "f4"), 128) for _ in range(2))
    out = zeros(128)
    run(masks, runtime, a, b, out)
    expected = (
        (a == b) + 2 * (a != b) + 4 * (a < b) + 8 * (a <= b) + 16 * (a > b) + 32 * (a >= b) + 64 * (a == a)
    )
    assert out.tolist() == expected.tolist()


@bc.cube
def mismatch(out: bc.Array[bc.f32]):
    a = bc.Vector[bc.f32, 4](1.0)
    b = bc.Vector[bc.f32, 2](1.0)
    c = a + b
    out[0] = c[0]


@pytest.mark.capability(60)
def test_widths_that_differ_are_refused(runtime: Driver) -> None:
    with pytest.raises(bc.CompileError, match=r"f32x4.*f32x2"):
        run(mismatch, runtime, zeros(1, "float32"), units=1)


@bc.cube
def chosen(flags: bc.Array[bc.bool], x: bc.Array[bc.Vector[bc.f32, 8]], out: bc.Array[bc.Vector[bc.f32, 8]]):
    i = bc.UNIT_POS
    v = x[i] if flags[i] else x[31 - i]
    if flags[i]:
        w = v * 2.0
    else:
        w = v + 1.0
    out[i] = w


@pytest.mark.capability(61)
def test_conditional_vectors(runtime: Driver) -> None:
    flags = units() % 3 == 0
    x = np.random.default_rng(1).normal(size=(32, 8)).astype(np.float32)
    out = np.zeros_like(x)
    run(chosen, runtime, flags, x.reshape(-1), out.reshape(-1))
    expected = np.where(flags[:, None], x * np.float32(2), x[::-1] + np.float32(1))
    assert out.tolist() == expected.tolist()


@bc.cube
def reduced(
    a: bc.Array[bc.Vector[bc.f32, "n"]],
    b: bc.Array[bc.Vector[bc.f32, "n"]],
    out: bc.Array[bc.f32],
    unit: bc.Array[bc.Vector[bc.f32, "n"]],
    n: bc.Comptime[int],
):
    i = bc.UNIT_POS
    x = a[i]
    out[3 * i] = bc.dot(x, b[i])
    out[3 * i + 1] = bc.vector_sum(x)
    out[3 * i + 2] = bc.magnitude(x)
    unit[i] = bc.normalize(x)


@pytest.mark.capability(73)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 8])
def test_reductions(runtime: Driver, n: int) -> None:
    generator = np.random.default_rng(n)
    a, b = (generator.normal(size=(16, n)).astype(np.float32) for _ in range(2))
    a[5] = 0
    out, unit = zeros(48, "float32"), np.zeros_like(a)
    run(reduced, runtime, a.reshape(-1), b.reshape(-1), out, unit.reshape(-1), units=16, n=n)

    def left_to_right(x: np.ndarray) -> np.ndarray:
        total = x[:, 0]
        for lane in range(1, n):
            total = total + x[:, lane]
        return total

    length = np.sqrt(left_to_right(a * a))
    assert out.reshape(16, 3).T.tolist() == [
        left_to_right(a * b).tolist(),
        left_to_right(a).tolist(),
        length.tolist(),
    ]
    assert np.isnan(unit[5]).all()
    rest = np.arange(16) != 5
    assert unit[rest].tolist() == (a[rest] / length[rest, None]).tolist()
