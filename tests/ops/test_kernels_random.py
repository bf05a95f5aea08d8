"""Philox: the published test values, and the same numbers on every device."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.driver import Driver
from burn_kernels import random
from tests.ops.kernel_runs import is_interpreter, run

SEEDS = (0, 1, 2**32 + 5, 2**64 - 1)


def test_the_reference_gives_the_published_words():
    """Salmon et al., known answers of philox4x32-10 for counter 0 and key 0."""
    words = random.philox_reference(np.zeros(1, np.uint64), 0)
    assert [hex(int(w)) for w in words[:, 0]] == ["0x6627e8d5", "0xe169c58d", "0xbc57ac4c", "0x9b00dbd8"]


@pytest.mark.capability(143)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("n", [0, 1, 63, 64, 1000, 5000])
def test_uniform(device: Driver, n: int, seed: int):
    if is_interpreter(device):
        n = min(n, 130)
    got = run(device, lambda out: random.random_uniform(out, seed), out=(n,))
    assert np.array_equal(got, random.uniform_reference(n, seed))


@pytest.mark.capability(143)
@pytest.mark.parametrize("n", [0, 1, 63, 64, 1000, 5000])
def test_normal(device: Driver, fused: Driver, n: int):
    if is_interpreter(device):
        n = min(n, 130)
    got = run(device, lambda out: random.random_normal(out, 3), out=(n,))
    assert np.array_equal(got.view("u4"), random.normal_reference(n, 3).view("u4"))


@pytest.mark.capability(143)
def test_moments():
    """Of the reference, which the devices are compared with."""
    uniform, normal = random.uniform_reference(1 << 20, 1), random.normal_reference(1 << 20, 1)
    assert abs(uniform.mean() - 0.5) < 2e-3
    assert 0 <= uniform.min() < 1e-4
    assert 1 - 1e-4 < uniform.max() < 1
    assert abs(normal.mean()) < 5e-3
    assert abs(normal.std() - 1) < 5e-3
    assert abs(float((np.abs(normal) < 1).mean()) - 0.682689) < 2e-3


def test_seeds_and_positions_are_not_alike():
    words = random.philox_reference(np.arange(1000, dtype=np.uint64), 1)
    assert np.unique(words).size > 3990
    assert not np.array_equal(words, random.philox_reference(np.arange(1000, dtype=np.uint64), 2))
