"""Work that waits and cannot be done: what is said, when, and that all else goes on."""

from __future__ import annotations

import re

import numpy as np
import pytest

from burn_cube import config
from burn_cube.dtypes import F64
from burn_cube.errors import CubeError, DispatchError, OutOfMemoryError
from burn_cube.record import replace
from burn_dispatch import Device, Tensor, fusion
from burn_dispatch.fusion import queue
from tests.fusion.counting import CPU, numbers, tensor

pytestmark = pytest.mark.capability(123, 137)
MIB = 1 << 20


@pytest.mark.capability(124)
def test_what_finds_no_memory_waits_until_there_is_some() -> None:
    x = tensor(numbers(3 * MIB))
    y = x * 2 + 1  # 12 MiB
    z = y - x
    CPU.memory_cleanup()
    with config.use(memory_limit_mib=_reserved() // MIB + 4):
        for _ in range(2):
            with pytest.raises(OutOfMemoryError):
                y.numpy()
    assert np.array_equal(z.numpy(), numbers(3 * MIB) * 2 + 1 - numbers(3 * MIB))
    assert np.array_equal(y.numpy(), numbers(3 * MIB) * 2 + 1)


def _reserved() -> int:
    return CPU._memory.memory_usage().reserved  # which does not run what waits


@pytest.mark.capability(124)
def test_what_finds_no_memory_can_be_dropped() -> None:
    x = tensor(numbers(3 * MIB))
    y = x * 2
    CPU.memory_cleanup()
    with config.use(memory_limit_mib=_reserved() // MIB + 4):
        with pytest.raises(OutOfMemoryError):
            y.numpy()
        del y
        small = x[:10] + 1
        assert np.array_equal(small.numpy(), numbers(3 * MIB)[:10] + 1)


@pytest.mark.capability(124)
def test_a_copy_that_finds_no_memory_waits_too() -> None:
    """It is made between launches, when the outputs have theirs already."""
    a = numbers(1024, 1024)
    x, other = tensor(a), tensor(a)
    y = x.swap_dims(0, 1) + other
    CPU.memory_cleanup()
    with config.use(memory_limit_mib=_reserved() // MIB + 6):
        for _ in range(2):
            with pytest.raises(OutOfMemoryError):
                y.numpy()
    assert np.array_equal(y.numpy(), a.T + a)


class BrokenError(CubeError):
    """Of a kernel that does not run."""


def test_a_computation_that_fails_is_told_at_each_read(monkeypatch: pytest.MonkeyPatch) -> None:
    x = tensor(numbers(6))
    y, z = x * 2, x + 1
    original = queue.launch

    def launch(*args: object) -> None:
        raise BrokenError("the device burns")

    monkeypatch.setattr(queue, "launch", launch)
    with pytest.raises(BrokenError, match="the device burns"):
        y.numpy()
    monkeypatch.setattr(queue, "launch", original)
    for read in (y.numpy, z.numpy, y.tolist, lambda: (y + 1).numpy()):
        with pytest.raises(BrokenError, match="the device burns"):
            read()
    with pytest.raises(BrokenError):
        y.sum().item()
    assert np.array_equal((x * 2).numpy(), numbers(6) * 2)  # the input, and the queue, are as they were
    assert re.match(r"Tensor\(", repr(x))


def test_a_computation_that_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    x = tensor(numbers(6))
    y = x * 2

    def launch(*args: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(queue, "launch", launch)
        with pytest.raises(KeyboardInterrupt):
            y.numpy()
    with pytest.raises(DispatchError, match="cannot read a tensor: its computation was interrupted"):
        y.numpy()
    assert np.array_equal((x * 2).numpy(), numbers(6) * 2)


def test_bad_arguments_are_told_at_once() -> None:
    x, y = tensor(numbers(3, 4)), tensor(numbers(5))
    z = x + 1  # waits
    with fusion.inspect() as report:
        with pytest.raises(CubeError, match="shape"):
            z + y
        with pytest.raises(CubeError, match="f16"):
            z + x.cast("f16")
        with pytest.raises(CubeError):
            z.reshape(5, 5)
        with pytest.raises(CubeError):
            z[7]
        with pytest.raises(CubeError):
            z.swap_dims(0, 2)
        with pytest.raises(CubeError):
            z.expand(7, 4)
        with pytest.raises(CubeError):
            z + tensor(numbers(3, 4), Device.from_runtime("reference"))
    assert [kernel.ops for kernel in report.kernels] == [("cast",)] or len(report.kernels) <= 1
    assert np.array_equal(z.numpy(), numbers(3, 4) + 1)


def test_a_constant_that_the_device_lacks_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made at once, so that its own call says what is wrong, and not whatever is asked for next."""
    properties = CPU.properties
    lacking = replace(properties, dtypes=properties.dtypes - {F64})
    monkeypatch.setattr(Device, "properties", lacking)
    for make in (Tensor.zeros, Tensor.ones, lambda *args: Tensor.full(args[0], 3.0, *args[1:])):
        assert make(8, "f64", CPU)._bridge.primitive.tensor is not None
        assert make(8, "f32", CPU)._bridge.primitive.tensor is None


def test_a_plan_that_fails_is_told_of_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waited has no values; what is asked for next has."""

    def fails(*args: object) -> None:
        raise DispatchError("no plan")

    with monkeypatch.context() as patch:
        patch.setattr(queue, "planned", fails)
        x = tensor(numbers(5, 11, seed=77))
        y = x.cosh() - 0.77
        for _ in range(2):
            with pytest.raises(DispatchError, match="no plan"):
                y.numpy()
    assert np.array_equal((x + 1).numpy(), numbers(5, 11, seed=77) + 1)
