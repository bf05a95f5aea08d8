"""Tensors on every device."""

from __future__ import annotations

import copy
import gc
import pickle

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.dtypes import STORABLE, DType
from burn_cube.errors import OutOfMemoryError
from burn_dispatch import Device, Tensor
from tests import devices


@bc.cube
def increment(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + 1


@bc.cube
def double(x: bc.Tensor[bc.N], out: bc.Tensor[bc.N]):
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, column = i // out.shape(1), i % out.shape(1)
        out[row, column] = x[row, column] * 2


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`computing`: each device; `device`: the one too that computes nothing."""
    names = metafunc.config.stash[devices.CHOSEN]
    if "computing" in metafunc.fixturenames:
        metafunc.parametrize("computing", names, indirect=True)
    if "device" in metafunc.fixturenames:
        metafunc.parametrize("device", (*names, "null"), indirect=True)


def _opened(name: str) -> Device:
    if name == "null":
        return Device.from_runtime(name)
    try:
        return devices.tensor_device(name)
    except devices.Missing as error:
        pytest.skip(str(error))


@pytest.fixture
def computing(request: pytest.FixtureRequest) -> Device:
    """Those that run kernels."""
    return _opened(request.param)


@pytest.fixture
def device(request: pytest.FixtureRequest) -> Device:
    """Each of them."""
    return _opened(request.param)


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


def test_a_view_can_be_copied_out_of_its_memory(device: Device) -> None:
    tensor = Tensor.from_numpy(np.arange(6, dtype=np.int32).reshape(2, 3), device)
    view = tensor.transpose()
    assert tensor.contiguous() is tensor
    for other in (view.contiguous(), view.clone()):
        assert other.is_contiguous()
        assert other.__burn_cube_array__().buffer is not tensor.__burn_cube_array__().buffer
        assert str(device) == "null" or other.tolist() == [[0, 3], [1, 4], [2, 5]]


def test_copies_and_pickles_hold_the_values(device: Device) -> None:
    tensor = Tensor.from_numpy(np.arange(6, dtype=np.int32).reshape(2, 3), device)[:, ::-1]
    for other in (copy.deepcopy(tensor), pickle.loads(pickle.dumps(tensor))):
        assert other.device == device
        assert str(device) == "null" or other.tolist() == [[2, 1, 0], [5, 4, 3]]
        assert other.__burn_cube_array__().driver is device.driver
        assert other.__burn_cube_array__().buffer is not tensor.__burn_cube_array__().buffer
    assert copy.copy(tensor).__burn_cube_array__().buffer is tensor.__burn_cube_array__().buffer


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
    gc.collect()
    cpu, size = Device.cpu(), 1 << 28
    before = cpu.memory_usage()
    for _ in range(200):  # 50 GiB together, if it were kept
        tensor = Tensor.empty(size, "u8", cpu)
        assert cpu.memory_usage().used == before.used + size
        del tensor
    assert cpu.memory_usage().used == before.used
    assert cpu.memory_usage().reserved <= before.reserved + size


def test_every_device_waits_and_flushes(device: Device) -> None:
    device.flush()
    device.sync()
    assert device.properties is device.driver.properties


def test_kernels_run_where_the_tensors_are(computing: Device) -> None:
    x = Tensor.from_numpy(np.arange(12, dtype=np.float32), computing)
    out = Tensor.zeros_like(x)
    increment.forall(x.numel())(x, out)
    assert out.tolist() == list(range(1, 13))
    increment.forall(5)(x[3:8], out[:5])  # slices of whole rows are contiguous
    assert out.tolist() == [4, 5, 6, 7, 8, *range(6, 13)]


def test_kernels_read_and_write_through_views(computing: Device) -> None:
    values = np.arange(12, dtype=np.int32).reshape(3, 4)
    x = Tensor.from_numpy(values, computing)
    views = [
        (x.transpose(), values.T),
        (x.flip(0).transpose(), values[::-1].T),
        (x[0, :3].expand(4, 3), np.broadcast_to(values[0, :3], (4, 3))),
    ]
    for view, expected in views:
        out = Tensor.zeros((4, 3), "i32", computing)
        double.forall(12)(view, out)
        np.testing.assert_array_equal(out.numpy(), expected * 2)
    out = Tensor.zeros((6, 8), "i32", computing)
    double.forall(12)(x, out[::2, ::-2])
    expected = np.zeros((6, 8), np.int32)
    expected[::2, ::-2] = values * 2
    np.testing.assert_array_equal(out.numpy(), expected)


def test_launches_refuse_what_they_cannot_write(computing: Device) -> None:
    x = Tensor.zeros((3, 4), device=computing)
    with pytest.raises(bc.LaunchError, match="read-only"):
        double.forall(12)(x, Tensor.zeros(4, device=computing).expand(3, 4))
    with pytest.raises(bc.LaunchError, match="expected contiguous"):
        increment.forall(6)(x[:, ::2], x)
    with pytest.raises(bc.DeviceError, match="expected one device"):
        increment.forall(12)(x, x.to(Device.from_runtime("null")))
