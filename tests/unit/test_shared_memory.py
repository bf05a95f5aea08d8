"""Arguments that are one memory under several names, in the modes that stage memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError
from burn_dispatch import Device, Tensor

N = 8


@bc.cube
def halves(low: bc.Inout[bc.Array[bc.f32]], high: bc.Inout[bc.Array[bc.f32]]) -> None:
    i = bc.ABSOLUTE_POS
    if i < 4:
        low[i] += 1.0
        high[i + 4] += 10.0


WANTED = [1.0] * 4 + [10.0] * 4


@pytest.mark.capability(118, 135)
@pytest.mark.parametrize("how", ["plain", "interpret", "validate"])
def test_names_for_one_memory_of_the_host(how: str) -> None:
    kernel: Any = halves if how == "plain" else getattr(halves, how)
    x = np.zeros(N, np.float32)
    one, other = Tensor.from_dlpack(x), Tensor.from_dlpack(x)
    kernel[1, N](one, other)
    assert x.tolist() == WANTED, "two tensors"
    x[:] = 0
    kernel[1, N](one, x)
    assert x.tolist() == WANTED, "a tensor and an array"
    x[:] = 0
    kernel[1, N](x, one)
    assert x.tolist() == WANTED, "an array and a tensor"
    y = np.zeros(3 * N, np.float32)
    low, high = Tensor.from_dlpack(y[1 : N + 1]), Tensor.from_dlpack(y[3 : N + 3])
    kernel[1, N](low, high)
    assert y.tolist() == [0, 1, 1, 1, 1, 0, 0, 10, 10, 10, 10, *[0] * 13]


@pytest.mark.parametrize("name", ["opencl", "vulkan"])
@pytest.mark.parametrize("how", ["plain", "interpret", "validate"])
def test_names_for_one_memory_of_a_device(name: str, how: str) -> None:
    try:
        device: Device = getattr(Device, name)(0)
        device.driver.sync()
    except DeviceError as error:
        pytest.skip(error.message)
    kernel: Any = halves if how == "plain" else getattr(halves, how)
    x = Tensor.from_numpy(np.zeros(N, np.float32), device)
    kernel[1, N](x, x)
    assert x.numpy().tolist() == WANTED
