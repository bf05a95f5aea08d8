"""How tensors enter and leave autodiff, and what of it they keep on other devices; with an autodiff that
records instead of differentiating."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DeviceError, DispatchError, DispatchTypeError, DispatchValueError
from burn_dispatch import Device, Tensor, Transaction, catalog, routing
from burn_dispatch.catalog import Backend
from burn_dispatch.context import GradientCheckpointing
from burn_dispatch.quantization import QuantScheme
from tests.dispatch.stand_ins import Recording

BALANCED, DISABLED = GradientCheckpointing.BALANCED, GradientCheckpointing.DISABLED
BOTH = pytest.mark.parametrize("strategy", [BALANCED, DISABLED])
PAIRS = pytest.mark.parametrize(
    ("source", "target"), [(Device.flex(), Device.ndarray()), (Device.ndarray(), Device.flex())], ids=str
)
KINDS = (np.array([2, 3], np.float32), np.array([2, 3], np.int32), np.array([True, False]))


@pytest.fixture(autouse=True)
def autodiff() -> Iterator[Recording]:
    recording = Recording()
    routing.set_autodiff(recording)
    yield recording
    routing.set_autodiff(None)


def tensors(device: Device) -> list[Tensor]:
    """One of each kind."""
    found = [Tensor.from_numpy(values, device) for values in KINDS]
    floats = Tensor.from_numpy(np.linspace(-1, 1, 8, dtype=np.float32), device.without_autodiff())
    quantised = floats.quantize_dynamic(QuantScheme(store="native"))
    return [*found, quantised.autodiff() if device.is_autodiff() else quantised]


def strategy_of(x: Tensor) -> GradientCheckpointing | None:
    """As the tensor and its device say it."""
    assert x.device.gradient_checkpointing_strategy() is x.gradient_checkpointing_strategy()
    assert x.is_autodiff() == x.device.is_autodiff() == (x.gradient_checkpointing_strategy() is not None)
    return x.gradient_checkpointing_strategy()


def test_inner_transitions_clear_and_restore_context() -> None:
    for plain in tensors(Device.flex()):
        assert strategy_of(plain) is None
        enabled = Tensor.from_inner(plain)
        assert strategy_of(enabled) is DISABLED
        assert strategy_of(plain) is None
        balanced = enabled.gradient_checkpointing()
        assert strategy_of(balanced) is BALANCED
        for one in (enabled, balanced):
            assert strategy_of(one.inner()) is None
            assert strategy_of(Tensor.from_inner(one.inner())) is DISABLED
            np.testing.assert_array_equal(one.inner().numpy(), plain.numpy())
        with pytest.raises(DispatchError, match="tensor is already associated with autodiff"):
            Tensor.from_inner(enabled)
        is_float = plain.dtype.is_float and plain.scheme is None
        message = "Requires autodiff tensor" if is_float else "tensor is already on the inner backend"
        with pytest.raises(DispatchError, match=message):
            plain.inner()


def test_tensor_autodiff_conversions_are_idempotent() -> None:
    for plain in tensors(Device.flex()):
        assert plain.without_autodiff() is plain
        enabled = plain.autodiff()
        assert enabled.autodiff() is enabled
        again = enabled.without_autodiff()
        assert again.without_autodiff() is again
        assert strategy_of(again) is None
        np.testing.assert_array_equal(enabled.numpy(), plain.numpy())


def test_enabling_autodiff_twice_preserves_checkpointing_strategy() -> None:
    for plain in tensors(Device.flex()):
        balanced = plain.autodiff().gradient_checkpointing()
        assert strategy_of(balanced.autodiff()) is BALANCED
    device = Device.flex().autodiff().gradient_checkpointing()
    assert device.autodiff().gradient_checkpointing_strategy() is BALANCED


def test_tensor_autodiff_builder_configures_checkpointing() -> None:
    for plain in tensors(Device.flex()):
        assert strategy_of(plain.autodiff()) is DISABLED
        assert strategy_of(plain.autodiff().gradient_checkpointing()) is BALANCED
        assert strategy_of(plain.autodiff().gradient_checkpointing().gradient_checkpointing()) is BALANCED


def test_tensor_checkpointing_strategy_setter_requires_autodiff() -> None:
    for plain in tensors(Device.flex()):
        with pytest.raises(DispatchError, match="Autodiff is not enabled on this tensor"):
            plain.gradient_checkpointing()
    with pytest.raises(DispatchTypeError, match="set_require_grad: autodiff is not enabled for the tensor"):
        tensors(Device.flex())[0].require_grad()


@BOTH
def test_move_non_autodiff_float_tensor_to_autodiff_device(strategy: GradientCheckpointing) -> None:
    for target in (Device.flex(), Device.ndarray()):
        x = Tensor.from_numpy(KINDS[0], Device.flex())
        moved = x.to(target.with_context(strategy))
        assert moved.device == target
        assert strategy_of(moved) is None
        np.testing.assert_array_equal(moved.numpy(), KINDS[0])


@PAIRS
@BOTH
def test_transfers_preserve_values_and_source_context(
    source: Device, target: Device, strategy: GradientCheckpointing, autodiff: Recording
) -> None:
    other = BALANCED if strategy is DISABLED else DISABLED
    (x, *others) = tensors(source.with_context(strategy))
    for aim in (target, target.with_context(strategy), target.with_context(other)):
        autodiff.calls.clear()
        moved = x.to(aim)
        assert moved.device == target
        assert strategy_of(moved) is strategy, "of floats, the source's"
        assert autodiff.calls == [("float_to_device", strategy)]
        assert (moved.dtype, moved.shape) == (x.dtype, x.shape)
        np.testing.assert_array_equal(moved.numpy(), KINDS[0])
        for one in others:
            there = one.to(aim)
            before = one.gradient_checkpointing_strategy()
            assert strategy_of(there) is (aim.gradient_checkpointing_strategy() or before)
            np.testing.assert_array_equal(there.numpy(), one.numpy())


@BOTH
def test_new_tensors_have_the_context_of_their_device(
    strategy: GradientCheckpointing, autodiff: Recording
) -> None:
    device = Device.flex().with_context(strategy)
    made = [
        Tensor.zeros(2, device=device), Tensor.random((2,), device=device), Tensor.eye(2, device=device),
        Tensor.arange(3, device=device), Tensor.full(2, True, device=device),
        Tensor.from_data([1], None, device),
        Tensor.linspace(0, 1, 3, device=device), Tensor.tril_mask((2, 2), 0, device),
    ]  # fmt: skip
    for x in made:
        assert strategy_of(x) is strategy
        assert x.is_require_grad() is False
        assert strategy_of(Tensor.zeros_like(x)) is strategy


@BOTH
def test_what_is_made_of_ints_keeps_their_association(strategy: GradientCheckpointing) -> None:
    x = Tensor.from_numpy(KINDS[0], Device.flex().with_context(strategy))
    found = [
        x.argmax(0).cast("f32"), x.cast("i32").one_hot(4), x.argmax(0).one_hot(3).cast("f32"), x > 1.0,
        (x > 1.0).cast("f32"), x.pad((1, 1)), x.pad((1, 1), "edge"), x[[1, 0]], x[x > 2.0], x.roll(1),
        x.max_pair(x + 1.0), x.is_close(x), x.detach(), Tensor.cat([x, x.without_autodiff()]), x.clone(),
    ]  # fmt: skip
    for one in found:
        assert strategy_of(one) is strategy
    constant = Tensor.from_numpy(KINDS[0], Device.flex())
    constant[0] = x[0]
    assert strategy_of(constant) is strategy


def test_capture_tensors_do_not_support_autodiff(monkeypatch: pytest.MonkeyPatch) -> None:
    row = Backend("toy", "Toy", catalog.CAPTURE, 0)
    with pytest.raises(DeviceError, match="Capture tensors do not support autodiff"):
        Device(row).autodiff()
    x = Tensor.from_numpy(KINDS[1], Device.ndarray())
    executor: Any = x.device.executor
    monkeypatch.setattr(executor, "device", lambda _primitive: Device(row))
    with pytest.raises(DispatchValueError, match="Capture tensors do not support autodiff"):
        x.autodiff()


def test_values_are_read_whatever_their_context() -> None:
    x = Tensor.from_numpy(KINDS[0], Device.flex().with_context(BALANCED))
    assert x.tolist() == [2.0, 3.0]
    assert "shape=(2,)" in repr(x)
    assert f"{x:.1f}" == "[2.0, 3.0]"
    other = Tensor.from_numpy(KINDS[0], Device.flex().with_context(DISABLED))
    for values in Transaction().register(x, x.inner(), other).execute():
        np.testing.assert_array_equal(values, KINDS[0])
