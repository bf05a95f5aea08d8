"""saxpy, the fused chain and broadcasting."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.driver import Driver
from burn_kernels import elementwise
from tests.ops.kernel_runs import SIZES, is_interpreter, numbers, run, sizes_for


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_saxpy(device: Driver, n: int, dtype: str):
    if n not in sizes_for(device):
        n = 100
    x, y = numbers(n, dtype=dtype), numbers(n, seed=2, dtype=dtype)
    got = run(
        device, elementwise.saxpy, 2.5, x, y, out=(n,), dtype={"float32": "f32", "float64": "f64"}[dtype]
    )
    assert np.array_equal(got, x.dtype.type(2.5) * x + y)


@pytest.mark.parametrize("n", [0, 1, 17, 1000])
def test_chain(device: Driver, n: int):
    x, y = numbers(n), numbers(n, seed=2)
    got = run(device, elementwise.chain, 1.1, 0.3, x, y, out=(n,))
    np.testing.assert_allclose(got, elementwise.chain_reference(1.1, 0.3, x, y), rtol=2e-6, atol=1e-7)


def test_chain_at_the_ends(device: Driver):
    x = np.array([-np.inf, -1e4, -200, 200, 1e4, np.inf, np.nan, 0], np.float32)
    y = np.array([-1e4, 1e4, -np.inf, np.inf, 0, 0, 0, np.nan], np.float32)
    with np.errstate(all="ignore"):
        wanted = elementwise.chain_reference(1.0, 0.0, x, y).astype(np.float32)
    got = run(device, elementwise.chain, 1.0, 0.0, x, y, out=(8,))
    # gelu(-inf) is -inf * 0: no limit that everybody agrees on
    assert np.array_equal(got[1:], wanted[1:], equal_nan=True)


@pytest.mark.parametrize("shape", [(0, 5), (5, 0), (1, 1), (3, 17), (17, 300)])
def test_broadcast(device: Driver, shape: tuple[int, int]):
    n, m = shape
    if is_interpreter(device):
        n = min(n, 3)
    column, row, scale = numbers(n), numbers(m, seed=2), numbers(m, seed=3)
    got = run(device, elementwise.broadcast, column, row, scale, out=(n, m))
    assert np.array_equal(got, (column[:, None] + row) * scale)
