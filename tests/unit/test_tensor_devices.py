"""Tensors on the runtimes that every installation has."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube.dtypes import STORABLE, DType
from burn_cube.errors import OutOfMemoryError
from burn_dispatch import Device, Tensor


@pytest.fixture(params=["cpu", "reference", "null"])
def device(request: pytest.FixtureRequest) -> Device:
    """Each of them."""
    return Device.from_runtime(request.param)


@pytest.mark.parametrize("dtype", STORABLE, ids=str)
def test_values_and_views_survive(device: Device, dtype: DType) -> None:
    values = (
        (np.arange(24) % 2 if dtype.name == "bool" else np.arange(24)).astype(dtype.numpy).reshape(2, 3, 4)
    )
    tensor = Tensor.from_numpy(values, device)
    np.testing.assert_array_equal(tensor.numpy(), values)
    np.testing.assert_array_equal(tensor[1, ::-1, 1::2].numpy(), values[1, ::-1, 1::2])
    np.testing.assert_array_equal(tensor.permute(2, 0, 1).numpy(), values.transpose(2, 0, 1))
    values[:] = 0
    assert tensor.numpy().any()


@pytest.mark.parametrize("shape", [(), (0,), (2, 0, 3), (5,), (300, 1001)])
def test_fills_of_every_shape(device: Device, shape: tuple[int, ...]) -> None:
    assert np.all(Tensor.full(shape, 2.5, device=device).numpy() == 2.5)
    assert Tensor.zeros(shape, "i64", device).numpy().shape == shape
    assert Tensor.empty(shape, "u8", device).numpy().shape == shape


def test_what_is_read_is_nobody_elses(device: Device) -> None:
    tensor = Tensor.zeros(4, device=device)
    first = tensor.numpy()
    first[:] = 1
    assert first.flags.writeable
    assert tensor.tolist() == [0, 0, 0, 0]


def test_tensors_move_between_devices(device: Device) -> None:
    tensor = Tensor.from_numpy(np.arange(6.0).reshape(2, 3), Device.cpu())
    moved = tensor.transpose().to(device)
    assert moved.device == device
    assert moved.tolist() == [[0, 3], [1, 4], [2, 5]]
    assert moved.to(Device.cpu()).tolist() == moved.tolist()


def test_memory_that_nobody_has_is_refused(device: Device) -> None:
    with pytest.raises(OutOfMemoryError):
        Tensor.empty(1 << 55, "u8", device)


def test_memory_is_given_back() -> None:
    for _ in range(200):
        Tensor.empty(1 << 28, "u8")  # 50 GiB together


def test_every_device_waits_and_flushes(device: Device) -> None:
    device.flush()
    device.sync()
    assert device.properties is device.driver.properties
