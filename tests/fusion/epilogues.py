"""What the tests of epilogues share: programs with the bits and the kernels that they should have."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from burn_dispatch import Device, Tensor
from tests import devices
from tests.fusion.counting import CPU, Array, ops, ran

Work = Callable[..., Tensor]


def opened(name: str) -> Device:
    """A device of the tests; the test is skipped where there is none."""
    try:
        return devices.tensor_device(name)
    except devices.Missing as error:
        pytest.skip(str(error))


def given(arrays: list[Array], device: Device, dtype: str) -> list[Tensor]:
    """Tensors of a dtype, that are there."""
    found = [Tensor.from_numpy(array, device).cast(dtype) for array in arrays]
    device.sync()
    return found


def bits(value: Array) -> Array:
    """What must be equal, NaN and signs of zeros too."""
    return np.ascontiguousarray(value).view(np.uint8)


def alike(work: Work, arrays: list[Array], device: Device = CPU, dtype: str = "f32", count: int = 1) -> Array:
    """What a program gives, in so many kernels, and with the bits that it has unfused."""
    tensors, plain = given(arrays, device, dtype), given(arrays, device.without_fusion(), dtype)
    kernels, (found,) = ran(lambda: work(*tensors))
    assert len(kernels) == count, ops(kernels)
    expected = work(*plain).numpy()
    assert found.dtype == expected.dtype
    assert np.array_equal(bits(found), bits(expected))
    return found
