"""NumPy arrays on a device that has its own memory: views stay views, nothing around them changes."""

from __future__ import annotations

import numpy as np
import pytest

import burn_cube as bc
from tests.conformance.launching import run, units, zeros
from tests.device_memory_driver import DeviceMemoryDriver
from tests.staging_driver import StagingDriver


class Counting(DeviceMemoryDriver):
    """Notes the sizes of what is allocated."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def alloc(self, size: int) -> object:
        """Memory."""
        self.sizes.append(size)
        return super().alloc(size)


@pytest.fixture
def inner() -> Counting:
    """The device."""
    return Counting()


@pytest.fixture
def device(inner: Counting) -> StagingDriver:
    """The device, for NumPy arrays."""
    return StagingDriver(inner, "counted")


@bc.cube
def copied(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    out[i] = x[i] + 1


@bc.cube
def in_place(x: bc.Array[bc.i32], out: bc.Inout[bc.Array[bc.i32]]):
    i = bc.UNIT_POS
    out[i] = x[i] * 2


@bc.cube
def rows(x: bc.Tensor[bc.i32], out: bc.Tensor[bc.i32]):
    i, j = bc.UNIT_POS_X, bc.UNIT_POS_Y
    if i < x.shape(0) and j < x.shape(1):
        out[i, j] = x[i, j] + 1


def test_the_device_itself_refuses_numpy_arrays(inner: Counting) -> None:
    with pytest.raises(bc.LaunchError, match="got an array in the host's memory"):
        run(copied, inner, units(4), zeros(4), units=4)


def test_views_of_one_memory_are_views_of_one_buffer(device: StagingDriver, inner: Counting) -> None:
    memory = np.arange(20, dtype=np.int32)
    run(copied, device, memory[2:6], memory[10:14], units=4)
    assert inner.sizes == [80]
    assert memory.tolist() == [*range(10), 3, 4, 5, 6, *range(14, 20)]
    run(in_place, device, memory[:4], memory[:4], units=4)
    assert inner.sizes == [80, 80]
    assert memory[:5].tolist() == [0, 2, 4, 6, 4]


def test_memories_apart_are_buffers_apart(device: StagingDriver, inner: Counting) -> None:
    x, out = units(4), zeros(4)
    run(copied, device, x, out, units=4)
    assert out.tolist() == [1, 2, 3, 4]
    assert inner.sizes == [16, 16]


def test_strides_of_all_signs(device: StagingDriver) -> None:
    x = np.arange(42, dtype=np.int32).reshape(6, 7)
    memory = np.full((9, 8), -1, np.int32)
    view, out = x[::-2, 1::3], memory[8:2:-2, 1:7:3]
    rows.launch(device, cube_count=1, cube_dim=(4, 4), args=(view, out))
    assert out.tolist() == (view + 1).tolist()
    assert np.count_nonzero(memory == -1) == memory.size - out.size


def test_read_only_and_broadcast_arrays(device: StagingDriver) -> None:
    fixed, out = np.frombuffer(units(4).tobytes(), np.int32), zeros(4)
    run(copied, device, fixed, out, units=4)
    assert out.tolist() == [1, 2, 3, 4]
    with pytest.raises(bc.LaunchError, match="read-only"):
        run(copied, device, out, fixed, units=4)
    wide, result = np.broadcast_to(units(3), (2, 3)), np.zeros((2, 3), np.int32)
    rows.launch(device, cube_count=1, cube_dim=(4, 4), args=(wide, result))
    assert result.tolist() == [[1, 2, 3], [1, 2, 3]]


def test_arrays_of_no_elements(device: StagingDriver) -> None:
    out = zeros(4)
    run(copied, device, np.zeros(0, np.int32), out, units=4)
    assert out.tolist() == [1, 1, 1, 1]
    run(copied, device, out, out[4:], units=4)


def test_what_a_kernel_writes_beside_its_array_shows(device: StagingDriver, inner: Counting) -> None:
    """The device's fault must not be lost on the way."""
    memory = np.zeros(8, np.int32)
    launch = inner.launch

    def wrong(module: object, grid: object, args: list[object]) -> None:
        launch(module, grid, args)  # type: ignore[arg-type]
        inner.write(args[1].buffer, 28, np.array([7], np.int32))  # type: ignore[attr-defined]

    inner.launch = wrong  # type: ignore[method-assign]
    run(copied, device, units(4), memory[1:5], units=4)
    assert memory.tolist() == [0, 1, 2, 3, 4, 0, 0, 7]
