"""What tests of functions of tensors share: values of each float dtype on each backend; what is near."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch import Device, Tensor
from tests.dispatch.devices import MAKE, device

Array = NDArray[Any]
NAMES = [name for name in MAKE if name != "reference"]
ON = pytest.mark.parametrize("name", NAMES)
_RARER = [pytest.param(dtype, marks=pytest.mark.slow) for dtype in (dt.F16, dt.BF16, dt.F64)]
FLOATS = pytest.mark.parametrize("dtype", [dt.F32, *_RARER], ids=str)
SOME_FLOATS = pytest.mark.parametrize("dtype", [dt.F32, _RARER[0]], ids=str)
_EPSILON = {"f16": 2.0**-10, "bf16": 2.0**-7, "f32": 2.0**-22, "f64": 2.0**-50}


def values(shape: tuple[int, ...], dtype: DType, seed: int = 3) -> Array:
    """Normal numbers as the dtype has them."""
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype.numpy)


def on(where: str | Device, *arrays: Array) -> list[Tensor]:
    """The arrays on a device, or on that of a name."""
    found = device(where) if isinstance(where, str) else where
    return [Tensor.from_numpy(array, found) for array in arrays]


def exact(array: Array) -> Array:
    """In f64."""
    return array.astype(np.float64)


def near(got: Tensor, expected: Any, factor: float = 8.0) -> None:
    """Within some units of the dtype of the result, of the largest value expected; and of the same shape."""
    want = np.asarray(expected, np.float64)
    assert got.shape == want.shape
    finite = np.abs(want[np.isfinite(want)])
    scale = max(float(finite.max(initial=0.0)), 1e-3)
    np.testing.assert_allclose(
        exact(got.numpy()), want, rtol=0, atol=factor * scale * _EPSILON[got.dtype.name]
    )
