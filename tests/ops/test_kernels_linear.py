"""Matrix products and transposition."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.driver import Driver
from burn_kernels import matmul, matvec, transpose
from tests.ops.kernel_runs import is_emulated, is_interpreter, numbers, run

NAMES = {"f32": "float32", "f64": "float64"}
SMALL = [(1, 1, 1), (3, 5, 7), (9, 17, 33), (2, 0, 3), (0, 4, 4), (8, 32, 32)]
LARGE = [(1, 1000, 1), (129, 257, 65), (100, 99, 101), (300, 600, 200), (5, 1100, 70)]


@pytest.mark.heavy
@pytest.mark.parametrize("shape", SMALL + LARGE)
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_matmul(device: Driver, fused: Driver, shape: tuple[int, int, int], dtype: str):
    if is_interpreter(device) and shape not in SMALL[:4]:
        shape = (2, 3, 4)
    if is_emulated(device) and shape == LARGE[3]:
        shape = (70, 300, 90)  # lavapipe ends the loops of a unit after 65535 rounds
    m, k, n = shape
    a, b = numbers(m, k, dtype=NAMES[dtype]), numbers(k, n, seed=2, dtype=NAMES[dtype])
    got = run(device, matmul.matmul, a, b, out=(m, n), dtype=dtype, partial=True, memory=dtype)
    tolerance = 1e-4 if dtype == "f32" else 1e-12
    np.testing.assert_allclose(
        got, a.astype(np.float64) @ b.astype(np.float64), rtol=tolerance, atol=tolerance
    )


def test_matmul_keeps_nan_where_it_belongs(device: Driver, fused: Driver):
    a, b = numbers(10, 20), numbers(20, 40, seed=2)
    a[3, 7] = np.nan
    got = run(device, matmul.matmul, a, b, out=(10, 40), partial=True)
    assert np.isnan(got[3]).all()
    assert np.isfinite(np.delete(got, 3, 0)).all()


@pytest.mark.parametrize("shape", [(1, 1), (5, 17), (17, 1), (1, 0), (130, 333), (4, 4099)])
def test_matvec_and_vecmat(device: Driver, fused: Driver, shape: tuple[int, int]):
    n, m = shape if not is_interpreter(device) or shape[0] * shape[1] < 100 else (6, 20)
    a, right, left = numbers(n, m), numbers(m, seed=2), numbers(n, seed=3)
    got = run(device, matvec.matvec, a, right, out=(n,))
    np.testing.assert_allclose(got, a.astype(np.float64) @ right, rtol=1e-5, atol=1e-4)
    got = run(device, matvec.vecmat, left, a, out=(m,), partial=True)
    np.testing.assert_allclose(got, left.astype(np.float64) @ a, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("shape", [(0, 3), (1, 1), (16, 16), (17, 33), (1, 300), (300, 1), (129, 257)])
@pytest.mark.parametrize("dtype", ["f32", "f64", "i32"])
def test_transpose(device: Driver, shape: tuple[int, int], dtype: str):
    if is_interpreter(device) and shape[0] * shape[1] > 1000:
        shape = (20, 18)
    x = (100 * numbers(*shape)).astype({**NAMES, "i32": "int32"}[dtype])
    assert np.array_equal(run(device, transpose.transpose, x, out=shape[::-1], dtype=dtype), x.T)
