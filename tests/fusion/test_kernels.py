"""Which ops become one kernel, and where another one begins."""

from __future__ import annotations

import math

import numpy as np
import pytest

from burn_cube.record import replace
from burn_dispatch import Device, Tensor, activation, fusion
from burn_dispatch.fusion.queue import LONGEST
from tests import devices
from tests.fusion.counting import CPU, numbers, ops, ran, tensor

pytestmark = pytest.mark.capability(137)


def test_elementwise_add_then_exp_fuses_into_single_kernel() -> None:
    a, b = numbers(4, 5), numbers(4, 5, seed=1)
    x, y = tensor(a), tensor(b)
    kernels, (found,) = ran(lambda: (x + y).exp())
    assert ops(kernels) == [("add", "exp")]
    np.testing.assert_allclose(found, np.exp(a + b), rtol=1e-6)


def test_chained_elementwise_ops_fuse_together() -> None:
    a = numbers(100)
    x = tensor(a)
    kernels, (found,) = ran(lambda: ((x * 2 + 1).tanh() - x).abs().sqrt())
    assert ops(kernels) == [("mul", "add", "tanh", "sub", "abs", "sqrt")]
    np.testing.assert_allclose(found, np.sqrt(np.abs(np.tanh(a * 2 + 1) - a)), rtol=1e-5)


def test_gelu_by_hand_is_one_kernel() -> None:
    a = numbers(7, 33)
    x = tensor(a)
    kernels, (found,) = ran(lambda: x * 0.5 * ((x / math.sqrt(2)).erf() + 1))
    (kernel,) = kernels
    assert kernel.ops.count("erf") == 1
    assert len(kernel.ops) == 5
    assert (kernel.bytes_read, kernel.bytes_written) == (a.nbytes, a.nbytes)
    np.testing.assert_allclose(found, activation.gelu(x).numpy(), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    "name", ["relu", "gelu", "sigmoid", "silu", "mish", "softplus", "leaky_relu", "hard_swish"]
)
def test_an_activation_with_what_stands_around_it_is_one_kernel(name: str) -> None:
    x = tensor(numbers(5, 6))
    kernels, (found,) = ran(lambda: getattr(activation, name)(x + 1) * 2)
    assert len(kernels) == 1
    plain = tensor(numbers(5, 6), CPU.without_fusion())
    assert np.array_equal(found, (getattr(activation, name)(plain + 1) * 2).numpy())


def test_elementwise_and_creation_into_single_kernel() -> None:
    x = tensor(numbers(3, 4))
    kernels, (found,) = ran(lambda: x * Tensor.ones((3, 4), device=CPU) + Tensor.full((4,), 2.0, "f32", CPU))
    assert len(kernels) == 1
    assert np.array_equal(found, numbers(3, 4) + 2)
    assert kernels[0].bytes_read == 48  # constants are numbers in the kernel


@pytest.mark.parametrize("split", ["sync", "flush", "memory_usage"])
def test_sync_between_ops_splits_into_separate_kernels(split: str) -> None:
    x = tensor(numbers(6))
    with fusion.inspect() as report:
        y = x + 1
        getattr(CPU, split)()
        z = y * 2
        z.numpy()
    assert ops(report.kernels) == [("add",), ("mul",)]


def test_lone_view_is_not_fused_into_kernel() -> None:
    x = tensor(numbers(3, 4))
    kernels, (turned, part) = ran(lambda: (x.swap_dims(0, 1), x[1:, ::2]))
    assert not kernels
    assert np.array_equal(turned, numbers(3, 4).T)
    assert np.array_equal(part, numbers(3, 4)[1:, ::2])


def test_views_of_what_waits_are_no_kernels() -> None:
    x = tensor(numbers(3, 4))
    kernels, found = ran(lambda: [y := x + 1, y.swap_dims(0, 1), y.reshape(12), y.flip(0)])
    assert ops(kernels) == [("add",)]
    a = numbers(3, 4) + 1
    for value, expected in zip(found, (a, a.T, a.reshape(12), a[::-1]), strict=True):
        assert np.array_equal(value, expected)


def test_a_small_part_that_is_kept_does_not_keep_the_whole() -> None:
    x = tensor(numbers(1000))
    kernels, (found,) = ran(lambda: (x + 1)[10:20])
    assert [(kernel.ops, kernel.shape) for kernel in kernels] == [(("add",), (10,))]
    assert np.array_equal(found, numbers(1000)[10:20] + 1)


VIEWS = {
    "reshape": lambda x: x.reshape(6, 4),
    "permute": lambda x: x.permute(2, 0, 1),
    "flip": lambda x: x.flip(0, 2),
    "slice": lambda x: x[1:, ::2, ::-1],
    "expand": lambda x: x[:, :1].expand(2, 5, 4),
    "new axes": lambda x: x[:, None, 1, :, None],
    "twice": lambda x: x.reshape(6, 4).swap_dims(0, 1)[1:].flip(1),
    "three": lambda x: x.permute(1, 2, 0)[::2].swap_dims(0, 1)[:, :, 1:],
}
"""Of a shape (2, 3, 4)."""


@pytest.mark.parametrize("name", VIEWS)
def test_views_between_ops_are_part_of_the_kernel(name: str) -> None:
    view = VIEWS[name]
    x, plain = tensor(numbers(2, 3, 4)), tensor(numbers(2, 3, 4), CPU.without_fusion())
    kernels, (found,) = ran(lambda: (view(x * 2) + 1) * view(x))
    assert len(kernels) == 1
    assert len(kernels[0].ops) == 3
    assert np.array_equal(found, ((view(plain * 2) + 1) * view(plain)).numpy())


def test_elements_that_no_view_can_put_in_order_are_copied_first() -> None:
    a = numbers(2, 3, 4)
    x = tensor(a)
    kernels, (found,) = ran(lambda: (x * 2).swap_dims(0, 2).reshape(2, 12) + 1)
    assert ops(kernels) == [("copy",), ("mul", "add")]
    assert np.array_equal(found, (a * 2).swapaxes(0, 2).reshape(2, 12) + 1)


def test_broadcasts_are_part_of_the_kernel() -> None:
    a, row, column = numbers(4, 5), numbers(5, seed=1), numbers(4, 1, seed=2)
    x, y, z = tensor(a), tensor(row), tensor(column)
    kernels, (found,) = ran(lambda: (x + y) * z - y)
    assert ops(kernels) == [("add", "mul", "sub")]
    assert kernels[0].bytes_read == a.nbytes + row.nbytes + column.nbytes
    assert np.array_equal(found, (a + row) * column - row)


def test_what_costs_much_is_computed_once_before_it_is_repeated() -> None:
    x, row = tensor(numbers(200, 30)), tensor(numbers(30, seed=1))
    kernels, (found,) = ran(lambda: x + row.exp().tanh())
    assert ops(kernels) == [("exp", "tanh"), ("add",)]
    kernels, _ = ran(lambda: x + (row * 2 + 1))
    assert ops(kernels) == [("mul", "add", "add")]  # what costs nothing is repeated
    np.testing.assert_allclose(found, numbers(200, 30) + np.tanh(np.exp(numbers(30, seed=1))), atol=1e-6)


def test_several_outputs_of_one_kernel() -> None:
    x = tensor(numbers(8))
    kernels, found = ran(lambda: [y := x + 1, z := y * 2, z > 0, y.cast("f16"), y.cast("i32")])
    assert len(kernels) == 1
    assert [str(dtype) for dtype in kernels[0].dtypes] == ["f32", "f32", "bool", "f16", "i32"]
    a = numbers(8) + 1
    for value, expected in zip(
        found, (a, a * 2, a * 2 > 0, a.astype(np.float16), a.astype(np.int32)), strict=True
    ):
        assert value.dtype == expected.dtype
        assert np.array_equal(value, expected)


def test_outputs_that_nobody_holds_are_not_written() -> None:
    x = tensor(numbers(8))
    kernels, _ = ran(lambda: (x + 1) * 2)
    assert kernels[0].bytes_written == 32


def test_chains_of_different_shapes_are_kernels_of_their_own() -> None:
    """However their ops alternate."""
    x, y = tensor(numbers(8)), tensor(numbers(3, 3))

    def work() -> list[Tensor]:
        a, b = x, y
        for _ in range(4):
            a, b = a + 1, b * 2
        return [a, b]

    kernels, (a, b) = ran(work)
    assert ops(kernels) == [("add",) * 4, ("mul",) * 4]
    assert kernels[1].reason == "another shape"
    assert np.array_equal(a, numbers(8) + 1 + 1 + 1 + 1)
    assert np.array_equal(b, numbers(3, 3) * 16)


def test_independent_chains_of_one_shape_share_a_kernel() -> None:
    x, y = tensor(numbers(8)), tensor(numbers(8, seed=1))
    kernels, _ = ran(lambda: [x + 1, y.exp()])
    assert ops(kernels) == [("add", "exp")]


def test_the_queue_has_a_limit() -> None:
    x = tensor(numbers(5))
    with fusion.inspect() as report:
        y = x
        for _ in range(LONGEST - 1):
            y = y + 1
        assert not report.kernels
        y = y + 1
        assert [len(kernel.ops) for kernel in report.kernels] == [LONGEST]
        for _ in range(3 * LONGEST + 5):
            y = y + 1
        y.numpy()
    assert [len(kernel.ops) for kernel in report.kernels] == [LONGEST] * 4 + [5]
    expected = numbers(5)
    for _ in range(4 * LONGEST + 5):
        expected = expected + np.float32(1)
    assert np.array_equal(y.numpy(), expected)


def _limited(monkeypatch: pytest.MonkeyPatch, most: int) -> Device:
    """The CPU as a device whose kernels take few arrays."""
    properties = replace(CPU.driver.properties, max_bindings=most)
    monkeypatch.setattr(CPU.driver, "properties", properties)
    return CPU


@pytest.mark.parametrize("count", [6, 7, 12, 30])
def test_a_kernel_takes_no_more_arrays_than_the_device_allows(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    arrays = [numbers(5, seed=seed) for seed in range(count)]
    given = [tensor(array) for array in arrays]
    device = _limited(monkeypatch, 8)

    def work() -> Tensor:
        total = given[0] * 1.5
        for other in given[1:]:
            total = total + other * 1.5
        return total

    kernels, (found,) = ran(work)
    assert all(kernel.text.count("bc.Array[") < device.properties.max_bindings for kernel in kernels)
    fewest = -(-(count - 1) // 5)
    assert fewest <= len(kernels) <= fewest + 1
    assert len(kernels) == 1 or "more arrays than a kernel takes" in {kernel.reason for kernel in kernels}
    expected = arrays[0] * np.float32(1.5)
    for array in arrays[1:]:
        expected = expected + array * np.float32(1.5)
    assert np.array_equal(found, expected)


def test_many_outputs_are_divided_too(monkeypatch: pytest.MonkeyPatch) -> None:
    x = tensor(numbers(5))
    _limited(monkeypatch, 8)
    kernels, found = ran(lambda: [x + number for number in range(20)])
    assert len(kernels) >= 4
    assert all(kernel.text.count("bc.Array[") < 8 for kernel in kernels)
    for number, value in enumerate(found):
        assert np.array_equal(value, numbers(5) + np.float32(number))


@pytest.mark.parametrize("name", ["wgpu-lavapipe", "opencl", "interpreter"])
def test_other_devices_fuse_alike(name: str) -> None:
    try:
        device = devices.tensor_device(name)
    except devices.Missing as error:
        pytest.skip(str(error))
    arrays = [numbers(4, 5, seed=seed) for seed in range(9)]
    given = [tensor(array, device) for array in arrays]

    def work() -> Tensor:
        total = given[0] * 2
        for other in given[1:]:
            total = total + other * 2
        return total.swap_dims(0, 1)

    kernels, (found,) = ran(work)
    assert len(kernels) == (1 if device.properties.max_bindings > 11 else 2)
    expected = arrays[0] * 2
    for array in arrays[1:]:
        expected = expected + array * 2
    assert np.array_equal(found, expected.T)


def test_rows_that_are_reduced_are_one_kernel_with_what_stands_around() -> None:
    a = numbers(6, 50)
    x = tensor(a)
    kernels, (found,) = ran(lambda: ((x * 2).exp().sum(-1) + 1).log())
    assert ops(kernels) == [("mul", "exp", "sum_dim", "add", "log")]
    np.testing.assert_allclose(found, np.log(np.exp(a * 2).sum(-1, keepdims=True) + 1), rtol=1e-5)


def test_softmax_by_hand_is_one_kernel() -> None:
    a = numbers(6, 50)
    x = tensor(a)

    def softmax() -> Tensor:
        power = (x - x.max(-1)).exp()
        return power / power.sum(-1)

    kernels, (found,) = ran(softmax)
    (kernel,) = kernels
    assert kernel.ops == ("max_dim", "sub", "exp", "sum_dim", "div")
    assert (kernel.bytes_read, kernel.bytes_written) == (a.nbytes, a.nbytes)
    np.testing.assert_allclose(found, activation.softmax(x, -1).numpy(), rtol=1e-5, atol=1e-7)


def test_layer_norm_by_hand_is_one_kernel() -> None:
    a, g, b = numbers(6, 50), numbers(50, seed=1), numbers(50, seed=2)
    x, gamma, beta = tensor(a), tensor(g), tensor(b)

    def norm() -> Tensor:
        less = x - x.mean(-1)
        return less / ((less * less).mean(-1) + 1e-5).sqrt() * gamma + beta

    kernels, (found,) = ran(norm)
    (kernel,) = kernels
    assert kernel.bytes_written == a.nbytes  # the result alone: neither means nor variances
    less = a - a.mean(-1, keepdims=True)
    expected = less / np.sqrt((less * less).mean(-1, keepdims=True) + 1e-5) * g + b
    np.testing.assert_allclose(found, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("step", [2, 3, -1])
def test_rows_with_gaps_are_reduced(step: int) -> None:
    """Names of strides are no names of results."""
    a = numbers(4, 160)
    for count in range(1, 5):
        x = tensor(a)[:, ::step]
        expected = a[:, ::step]
        for _ in range(count):
            x, expected = x.tanh(), np.tanh(expected)
        kernels, (found,) = ran(lambda x=x: x.mean(-1))
        assert len(kernels) == 1
        np.testing.assert_allclose(found, expected.mean(-1, keepdims=True), rtol=1e-4, atol=1e-5)
