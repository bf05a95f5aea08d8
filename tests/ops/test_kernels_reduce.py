"""Sums, softmax, layer norm, argmax and cumulative sums."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.driver import Driver
from burn_cube.errors import LaunchError
from burn_kernels import argmax, norm, reduce, scan, softmax
from tests.ops.kernel_runs import SIZES, is_interpreter, numbers, run, sizes_for

SHAPES = [(1, 1), (1, 17), (17, 1), (3, 64), (5, 1000), (300, 33), (2, 4099), (600, 2100)]


def shapes_for(device: Driver) -> list[tuple[int, int]]:
    """The interpreter gets the small ones."""
    return [(n, m) for n, m in SHAPES if not is_interpreter(device) or n * m <= 200]


@pytest.mark.capability(138)
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_sum_of_all(device: Driver, dtype: str):
    for n in sizes_for(device, (*SIZES, reduce.PART * 3 + 5)):
        x = numbers(n, dtype={"f32": "float32", "f64": "float64"}[dtype])
        got = run(device, reduce.sum_all, x, out=(1,), dtype=dtype, partial=True, memory=dtype)
        np.testing.assert_allclose(got, x.sum(dtype=np.float64, keepdims=True), rtol=1e-5, atol=1e-4)


@pytest.mark.capability(138)
def test_sums_of_rows_and_columns(device: Driver):
    for shape in [*shapes_for(device), (0, 5), (5, 0)]:
        x = numbers(*shape)
        rows = run(device, reduce.sum_rows, x, out=shape[:1])
        np.testing.assert_allclose(rows, x.sum(1, dtype=np.float64), rtol=1e-5, atol=1e-4, err_msg=str(shape))
        columns = run(device, reduce.sum_columns, x, out=shape[1:], partial=True)
        np.testing.assert_allclose(
            columns, x.sum(0, dtype=np.float64), rtol=1e-5, atol=1e-4, err_msg=str(shape)
        )


@pytest.mark.capability(138)
def test_a_sum_with_nan_is_nan(device: Driver):
    x = numbers(40)
    x[33] = np.nan
    assert np.isnan(run(device, reduce.sum_all, x, out=(1,), partial=True)).all()


def test_softmax(device: Driver, fused: Driver):
    for shape in [*shapes_for(device), (5, 0)]:
        x = 10 * numbers(*shape)
        got = run(device, softmax.softmax, x, out=shape)
        if x.size:
            np.testing.assert_allclose(got, softmax.reference(x), rtol=5e-6, atol=1e-9, err_msg=str(shape))


def test_softmax_of_large_values_and_nan(device: Driver, fused: Driver):
    x = np.array([[1e30, 1e30, -1e30], [-np.inf, 0.0, -np.inf], [np.nan, 0.0, 1.0]], np.float32)
    got = run(device, softmax.softmax, x, out=x.shape)
    assert got[:2].tolist() == [[0.5, 0.5, 0.0], [0.0, 1.0, 0.0]]
    assert np.isnan(got[2]).all()


def test_layernorm(device: Driver, fused: Driver):
    for shape in [*shapes_for(device), (5, 0)]:
        x, gain, bias = numbers(*shape) + 100, numbers(shape[1], seed=2), numbers(shape[1], seed=3)
        got = run(device, norm.layernorm, x, gain, bias, out=shape)
        if x.size:
            np.testing.assert_allclose(
                got, norm.reference(x, gain, bias), rtol=1e-3, atol=5e-4, err_msg=str(shape)
            )


@pytest.mark.capability(138)
def test_argmax(device: Driver):
    for shape in shapes_for(device):
        x = numbers(*shape)
        assert np.array_equal(run(device, argmax.argmax_rows, x, out=shape[:1], dtype="i32"), x.argmax(1)), (
            shape
        )


@pytest.mark.capability(138)
@pytest.mark.parametrize("special", [np.nan, np.inf, -np.inf, 5.0])
def test_argmax_takes_the_first_of_equals(device: Driver, special: float):
    x = numbers(6, 150)
    for row, places in enumerate([(0, 149), (70, 71), (149,), (3, 67, 131), (1, 17), (128, 144)]):
        x[row, list(places)] = special
    x[5] = special
    assert np.array_equal(run(device, argmax.argmax_rows, x, out=(6,), dtype="i32"), x.argmax(1))


def test_argmax_of_nan_beats_infinity(device: Driver):
    x = np.full((1, 100), np.inf, np.float32)
    x[0, [50, 99]] = np.nan
    assert run(device, argmax.argmax_rows, x, out=(1,), dtype="i32").tolist() == [50]


@pytest.mark.capability(138)
def test_argmax_of_nothing_is_refused(device: Driver):
    with pytest.raises(LaunchError, match="expected at least one"):
        run(device, argmax.argmax_rows, np.zeros((3, 0), np.float32), out=(3,), dtype="i32")


def test_cumsum(device: Driver):
    for n in sizes_for(device, (*SIZES, scan.PART * 2 + 33)):
        x = numbers(n)
        got = run(device, scan.cumsum, x, out=(n,), partial=True)
        np.testing.assert_allclose(got, np.cumsum(x, dtype=np.float64), rtol=1e-5, atol=1e-3)


def test_cumsum_of_integers_is_exact(device: Driver):
    for n in sizes_for(device, (17, 1000, scan.PART * 2 + 33)):
        x = np.random.default_rng(1).integers(-100, 100, n).astype(np.int32)
        got = run(device, scan.cumsum, x, out=(n,), dtype="i32", partial=True, memory="i32")
        assert np.array_equal(got, np.cumsum(x, dtype=np.int32))
