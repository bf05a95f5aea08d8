"""Devices that autodiff follows, and those that do not fuse: tensors stay what they are while they wait."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from burn_cube import config
from burn_dispatch import Device, Tensor, fusion, routing
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.context import GradientCheckpointing
from burn_dispatch.fusion.tensor import FusionTensor
from tests.dispatch.stand_ins import Recording
from tests.fusion.counting import CPU, numbers, ops, tensor

pytestmark = pytest.mark.capability(137)


@pytest.fixture
def autodiff() -> Iterator[Recording]:
    """Autodiff that records instead of differentiating."""
    recording = Recording()
    routing.set_autodiff(recording)
    yield recording
    routing.set_autodiff(None)


@pytest.mark.parametrize("strategy", list(GradientCheckpointing))
def test_ints_and_bools_keep_their_context(strategy: GradientCheckpointing) -> None:
    device = CPU.with_context(strategy)
    x = Tensor.from_numpy(np.arange(6, dtype=np.int32), device)
    with fusion.inspect() as report:
        y = (x + 1) * 2
        z = y > 4
        for one in (y, z, y.reshape(2, 3), z & ~z):
            assert one.device == CPU
            assert one.gradient_checkpointing_strategy() is strategy
        assert not report.kernels
        assert y.tolist() == [2, 4, 6, 8, 10, 12]
        assert y.gradient_checkpointing_strategy() is strategy
    assert len(report.kernels) == 1
    plain = y.without_autodiff() + Tensor.from_numpy(np.ones(6, np.int32), CPU)
    assert plain.gradient_checkpointing_strategy() is None
    assert plain.tolist() == [3, 5, 7, 9, 11, 13]


def test_floats_under_autodiff_wait_below_it(autodiff: Recording) -> None:
    x = Tensor.from_numpy(numbers(6), CPU.autodiff())
    with fusion.inspect() as report:
        y = (x * 2 + 1).tanh()
        assert y.is_autodiff()
        assert not report.kernels
        inner = y.inner()
        assert not inner.is_autodiff()
        found = inner.numpy()
    assert ops(report.kernels) == [("mul", "add", "tanh")]
    np.testing.assert_allclose(found, np.tanh(numbers(6) * 2 + 1), rtol=1e-5)


def test_contexts_share_a_queue() -> None:
    x = Tensor.from_numpy(np.arange(6, dtype=np.int32), CPU.autodiff())
    y = Tensor.from_numpy(np.arange(6, dtype=np.int32), CPU)
    with fusion.inspect() as report:
        z = (x + 1) * (y + 2)
        z.numpy()
    assert ops(report.kernels) == [("add", "add", "mul")]
    assert z.is_autodiff()


def test_a_device_without_fusion() -> None:
    device = CPU.without_fusion()
    assert device == CPU
    assert (device.is_fused(), CPU.is_fused()) == (False, True)
    x = Tensor.from_numpy(numbers(6), device)
    made = [x, x + 1, x[1:], Tensor.zeros(3, device=device), x.sum(), x > 0, x.cast("f16"), x.clone()]
    assert {type(one._bridge.primitive) for one in made} == {CubeTensor}
    assert not x.device.is_fused()
    assert not (x + 1).device.is_fused()


def test_what_both_kinds_of_device_give_is_fused() -> None:
    x, y = tensor(numbers(6)), Tensor.from_numpy(numbers(6, seed=1), CPU.without_fusion())
    for z in (x + y, y + x, y.mask_where(x > 0, y), Tensor.cat([y, x])):
        assert isinstance(z._bridge.primitive, FusionTensor)
        assert z.device.is_fused()
    assert np.array_equal((y + x).numpy(), numbers(6) + numbers(6, seed=1))
    moved = x.to(CPU.without_fusion())
    assert np.array_equal(moved.numpy(), numbers(6))


def test_the_setting_may_change_while_ops_wait() -> None:
    x = tensor(numbers(6))
    y = x * 2
    with config.use(fusion=False):
        z = y + 1
        assert np.array_equal(z.numpy(), numbers(6) * 2 + 1)
        assert isinstance(Tensor.ones(3, device=CPU)._bridge.primitive, CubeTensor)
    assert np.array_equal((z * y).numpy(), (numbers(6) * 2 + 1) * (numbers(6) * 2))


def test_seeds_come_after_what_waits() -> None:
    """Random numbers are drawn in the order of the calls."""
    for device in (CPU, CPU.without_fusion()):
        device.seed(5)
        first = Tensor.random((4,), device=device) * 2
        device.seed(5)
        second = Tensor.random((4,), device=device)
        assert np.array_equal(first.numpy(), second.numpy() * 2)


def test_other_backends_do_not_fuse() -> None:
    with fusion.inspect(all_threads=True) as report:
        for device in (Device.flex(), Device.ndarray()):
            assert not device.is_fused()
            assert ((tensor(numbers(3), device) + 1) * 2).numpy().shape == (3,)
    assert not report.kernels
    assert not report.ran_alone
