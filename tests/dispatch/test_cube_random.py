"""Random numbers of Cube: those of the NumPy reference, on each device."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch import seeds
from burn_dispatch.backends.cube.randomness import float_random
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform, parameters
from burn_kernels.random_fill import reference
from tests.dispatch.cube_ops import OTHERS, opened

pytestmark = pytest.mark.capability(143)

DISTRIBUTIONS = (Default(), Uniform(2.0, 5.0), Uniform(3.0, 3.0), Bernoulli(0.3), Normal(3.0, 20.0))
SHAPES = ((0,), (1,), (17,), (3, 50), (5000,))


def _check(name: str, dtype: DType, distribution: Distribution, shape: tuple[int, ...]) -> None:
    device = opened(name)
    count = int(np.prod(shape))
    seeds.seed(device, 2024)
    found = [float_random(shape, distribution, dtype, device).numpy() for _ in range(2)]
    seeds.seed(device, 2024)
    kind, bounds = parameters(distribution, dtype)
    wanted = [reference(count, seeds.take(device), kind, bounds, dtype.name).reshape(shape) for _ in range(2)]
    for got, expected in zip(found, wanted, strict=True):
        assert got.shape == shape
        assert got.dtype == dtype.numpy
        assert got.tobytes() == expected.tobytes()


@pytest.mark.parametrize("dtype", [*dt.FLOATS, *dt.INTS], ids=str)
@pytest.mark.parametrize("distribution", DISTRIBUTIONS, ids=str)
def test_on_the_cpu(dtype: DType, distribution: Distribution) -> None:
    for shape in SHAPES:
        _check("cpu", dtype, distribution, shape)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("dtype", [dt.F32, dt.BF16, dt.I32, dt.U8], ids=str)
def test_elsewhere(dtype: DType, name: str) -> None:
    for distribution in DISTRIBUTIONS:
        _check(name, dtype, distribution, (3, 50))


def test_whole_numbers_of_64_bits() -> None:
    _check("cpu", dt.I64, Uniform(-(2.0**60), 2.0**61), (3000,))


def test_distributions_are_what_they_say() -> None:
    device = opened("cpu")
    seeds.seed(device, 7)
    shape = (200_000,)
    uniform = float_random(shape, Uniform(2.0, 5.0), dt.F32, device).numpy()
    assert uniform.min() >= 2
    assert uniform.max() < 5
    assert abs(uniform.mean() - 3.5) < 0.01
    normal = float_random(shape, Normal(3.0, 0.5), dt.F64, device).numpy()
    assert abs(normal.mean() - 3) < 0.01
    assert abs(normal.std() - 0.5) < 0.01
    coin = float_random(shape, Bernoulli(0.3), dt.I32, device).numpy()
    assert set(coin.tolist()) == {0, 1}
    assert abs(coin.mean() - 0.3) < 0.01
    whole = float_random(shape, Uniform(-2.0, 3.0), dt.I8, device).numpy()
    assert sorted(set(whole.tolist())) == [-2, -1, 0, 1, 2]
    half = float_random(shape, Uniform(0.0, 1.0), dt.F16, device).numpy()
    assert half.max() < 1, "what rounds up to the bound is not below it"
