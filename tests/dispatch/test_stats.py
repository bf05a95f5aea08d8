"""Statistics against NumPy, and the median against PyTorch, on every backend."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import stats
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.oracles import FLOATS, ON, exact, near, on, values


@ON
@FLOATS
@pytest.mark.parametrize("correction", [0, 1, 2.5])
def test_moments(name: str, dtype: DType, correction: float) -> None:
    array = values((5, 17), dtype) + values((1,), dtype, 4) * np.asarray(3, dtype.numpy)
    (x,) = on(name, array)
    for dim in (0, -1):
        count = array.shape[dim]
        square = exact(array).var(dim, keepdims=True) * count / (count - correction)
        near(stats.var(x, dim, correction), square, 16)
        near(stats.std(x, dim, correction), np.sqrt(square), 16)
        found, mean = stats.var_mean(x, dim, correction)
        near(found, square, 16)
        near(mean, exact(array).mean(dim, keepdims=True))


@ON
def test_moments_of_16_bits_do_not_overflow_on_the_way(name: str) -> None:
    (x,) = on(name, np.array([[-400, 400, -400, 400]], np.float16))
    assert stats.std(x, 1, 0).tolist() == [[400.0]]


@ON
def test_moments_of_too_few(name: str) -> None:
    one, none = on(name, np.ones((2, 1), np.float32), np.ones((2, 0), np.float32))
    for x, corrections in ((one, (1, 2)), (none, (0, 1))):
        for correction in corrections:
            assert np.isnan(stats.var(x, 1, correction).numpy()).all()
            assert np.isnan(stats.std(x, 1, correction).numpy()).all()
    assert stats.var(one, 1, 0).tolist() == [[0.0], [0.0]]
    assert stats.var(none, 0).shape == (1, 0)


@ON
@FLOATS
def test_covariances(name: str, dtype: DType) -> None:
    array = values((2, 6, 4), dtype)
    (x,) = on(name, array)
    for correction in (0, 1):
        wanted = np.stack([np.cov(one, rowvar=False, ddof=correction) for one in exact(array)])
        near(stats.cov(x, -2, correction), wanted, 16)
        near(stats.cov(x.transpose(), 2, correction), wanted, 16)
    near(stats.cov(x[0]), np.cov(exact(array)[0], rowvar=False), 16)
    assert np.isnan(stats.cov(x[:, :1]).numpy()).all()
    assert stats.cov(x[:, :, :0]).shape == (2, 0, 0)


MEDIANS: list[Any] = [
    np.array([[3, 1, 2], [1, 1, 0]]), np.array([[4, 1, 3, 2]]), np.array([[7]]), np.zeros((0, 3)),
]  # fmt: skip


@ON
@pytest.mark.parametrize("kind", ["f4", "f2", "i4", "u1"])
@pytest.mark.parametrize("array", MEDIANS, ids=lambda array: str(array.shape))
def test_medians(name: str, kind: str, array: Any) -> None:
    given = array.astype(kind)
    (x,) = on(name, given)
    found, where = stats.median_with_indices(x, -1)
    count = given.shape[1]
    np.testing.assert_array_equal(found.numpy(), np.sort(given, 1)[:, (count - 1) // 2 : (count + 1) // 2])
    np.testing.assert_array_equal(np.take_along_axis(given, where.numpy().astype(int), 1), found.numpy())
    np.testing.assert_array_equal(stats.median(x.transpose(), 0).numpy(), found.numpy().T)


@ON
def test_medians_of_what_is_not_finite(name: str) -> None:
    given = np.array([[1, np.nan, 0, np.nan], [np.inf, -np.inf, 3, 4]], np.float32)
    (x,) = on(name, given)
    found, where = stats.median_with_indices(x, 1)
    np.testing.assert_array_equal(found.numpy(), np.array([[np.nan], [3]], np.float32))
    assert where.tolist() == [[1], [2]]


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str) -> None:
    array = values((3, 7), dt.F32)
    (x,) = on(opened(name), array)
    near(stats.var(x, 1), exact(array).var(1, ddof=1, keepdims=True))
    near(stats.cov(x), np.cov(exact(array), rowvar=False), 16)
    near(stats.median(x, 1), np.median(exact(array), 1, keepdims=True))


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
def test_as_pytorch_has_it() -> None:
    import torch

    array = values((4, 6), dt.F32)
    array[1, 2] = np.nan
    (x,) = on("flex", array)
    wanted = torch.from_numpy(array).median(1, keepdim=True)
    found, where = stats.median_with_indices(x, 1)
    np.testing.assert_array_equal(found.numpy(), wanted.values.numpy())
    np.testing.assert_array_equal(where.numpy(), wanted.indices.numpy())


def test_errors_name_what_was_given() -> None:
    x, i = on("flex", values((3, 4), dt.F32), np.ones((3, 4), np.int32))
    wrong: Any = "one"
    with pytest.raises(DispatchTypeError, match="var: got a tensor of i32 as tensor, expected one of floats"):
        stats.var(i, 0)
    with pytest.raises(DispatchTypeError, match="var: got 'one' as correction, expected a number"):
        stats.var(x, 0, wrong)
    with pytest.raises(IndexError, match="var: cannot find axis 2"):
        stats.var(x, 2)
    with pytest.raises(DispatchValueError, match=r"cov: got shape \(4,\), expected matrices"):
        stats.cov(x[0])
    with pytest.raises(
        DispatchValueError, match=r"cov: got axis 0 of shape .*, expected one of the last two"
    ):
        stats.cov(x.unsqueeze(0), 0)
    with pytest.raises(DispatchValueError, match=r"median: cannot take it of nothing: got shape \(3, 0\)"):
        stats.median(x[:, :0], 1)
    with pytest.raises(DispatchTypeError, match="median: got a tensor of bool"):
        stats.median(x.greater(0), 1)
