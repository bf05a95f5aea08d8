"""Gather and histogram: also with indices that are nowhere."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.driver import Driver
from burn_kernels import index
from tests.ops.kernel_runs import numbers, run, sizes_for


@pytest.mark.parametrize("dtype", ["int32", "uint32", "int64"])
def test_gather(device: Driver, dtype: str):
    for n in sizes_for(device):
        x = numbers(100)
        indices = np.random.default_rng(1).integers(0, 100, n).astype(dtype)
        assert np.array_equal(run(device, index.gather, x, indices, out=(n,)), x[indices])


def test_gather_outside_gives_zero(device: Driver):
    indices = np.array([-1, 0, 99, 100, 2**31 - 1, -(2**31)], np.int32)
    x = numbers(100)
    assert run(device, index.gather, x, indices, out=(6,)).tolist() == [0, x[0], x[99], 0, 0, 0]


@pytest.mark.parametrize("bins", [1, 10, 1000])
def test_histogram(device: Driver, bins: int):
    for n in sizes_for(device, (0, 1, 17, 1000, index.PART * 2 + 7)):
        weights, keys = numbers(n), np.random.default_rng(2).integers(0, bins, n).astype(np.int32)
        got = run(device, index.histogram, weights, keys, out=(bins,), partial=True)
        np.testing.assert_allclose(got, np.bincount(keys, weights, bins), rtol=1e-4, atol=1e-3)


def test_histogram_of_more_bins_than_shared_memory_holds(device: Driver):
    bins, n = index.SHARED_BINS + 1, 500
    keys = np.random.default_rng(2).integers(0, bins, n).astype(np.int32)
    keys[:3] = (bins - 1, 0, bins - 1)
    got = run(device, index.histogram, np.ones(n, np.float32), keys, out=(bins,), partial=True)
    assert np.array_equal(got, np.bincount(keys, minlength=bins))


def test_histogram_leaves_out_keys_outside(device: Driver):
    keys = np.array([-1, 3, 2, 10, 2**31 - 1, 3], np.int32)
    got = run(device, index.histogram, np.ones(6, np.float32), keys, out=(4,), partial=True)
    assert got.tolist() == [0, 0, 1, 2]
