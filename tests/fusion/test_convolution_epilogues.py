"""What comes after a convolution is done by its kernels, with the bits that it has alone."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from burn_dispatch import Tensor, activation, module
from tests.fusion.counting import CPU, Array, numbers, ops, ran, tensor
from tests.fusion.epilogues import alike, given, opened

pytestmark = pytest.mark.capability(137)


def convolution(x: Tensor, weight: Tensor, bias: Tensor | None, options: dict[str, object]) -> Tensor:
    """Of as many axes as there are."""
    function: Callable[..., Tensor] = getattr(module, f"conv{len(x.shape) - 2}d")
    return function(x, weight, bias, **options)


CONVOLUTIONS: dict[str, tuple[tuple[int, ...], tuple[int, ...], dict[str, object]]] = {
    "line": ((2, 3, 40), (5, 3, 4), {"stride": 2}),
    "plane": ((2, 3, 9, 23), (10, 3, 3, 3), {"padding": 1}),
    "groups": ((2, 6, 7, 20), (9, 2, 2, 3), {"groups": 3, "dilation": 2}),
    "each channel": ((1, 4, 9, 17), (4, 1, 3, 3), {"groups": 4, "stride": 2}),
    "pixels": ((1, 4, 30, 31), (17, 4, 1, 1), {}),
    "volume": ((1, 2, 3, 3, 14), (3, 2, 2, 2, 2), {"padding": (1, 0, 1)}),
}


def arrays_of(name: str) -> tuple[list[Array], dict[str, object]]:
    """x, weight, bias, a scale for each channel and a residual."""
    shape, kernel, options = CONVOLUTIONS[name]
    x, weight, bias = numbers(*shape), numbers(*kernel, seed=1), numbers(kernel[0], seed=2)
    out = convolution(tensor(x), tensor(weight), None, options).shape
    scale = numbers(kernel[0], *(1,) * (len(shape) - 2), seed=3)
    return [x, weight, bias, scale, numbers(*out, seed=4)], options


@pytest.mark.parametrize("dtype", ["f32", "f64", "f16"])
@pytest.mark.parametrize("name", CONVOLUTIONS)
def test_the_epilogue_of_a_convolution_is_no_kernel_more(name: str, dtype: str) -> None:
    arrays, options = arrays_of(name)

    def work(x: Tensor, weight: Tensor, bias: Tensor, scale: Tensor) -> Tensor:
        return activation.gelu(convolution(x, weight, bias, options) * scale) + 1

    alike(work, arrays[:4], dtype=dtype)


def with_residual(options: dict[str, object]) -> Callable[..., Tensor]:
    """All that may come after a convolution."""

    def work(x: Tensor, weight: Tensor, bias: Tensor, scale: Tensor, residual: Tensor) -> Tensor:
        return activation.gelu(convolution(x, weight, bias, options) * scale) + residual

    return work


@pytest.mark.parametrize("name", CONVOLUTIONS)
def test_a_processor_adds_a_residual_afterwards(name: str) -> None:
    """In the order in which it lies in memory."""
    arrays, options = arrays_of(name)
    alike(with_residual(options), arrays, count=2)


@pytest.mark.parametrize("name", ["interpreter", *[pytest.param(n, marks=pytest.mark.slow) for n in
                                                   ("opencl", "wgpu-lavapipe")]])  # fmt: skip
def test_convolutions_on_other_devices(name: str) -> None:
    arrays, options = arrays_of("plane" if name != "interpreter" else "line")
    alike(with_residual(options), arrays, opened(name))
    if name == "interpreter":
        arrays, options = arrays_of("volume")
        alike(with_residual(options), arrays, opened(name))


@pytest.mark.parametrize("shape", [(20, 9, 23), (2, 230, 9), (1, 2, 10, 9, 23)])
def test_a_reshape_after_a_convolution(shape: tuple[int, ...]) -> None:
    arrays, options = arrays_of("plane")
    count = 2 if shape == (2, 230, 9) else 1

    def work(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        return convolution(x, weight, bias, options).reshape(*shape).tanh() * 2

    if shape == (2, 230, 9):
        shape = (2, 230 * 9)
    alike(work, arrays[:3], count=count)


def test_a_convolution_without_bias_and_one_alone() -> None:
    arrays, _ = arrays_of("plane")
    x, weight = tensor(arrays[0]), tensor(arrays[1])
    kernels, (found,) = ran(lambda: activation.relu(module.conv2d(x, weight)))
    assert ops(kernels) == [("conv2d", "relu")]
    kernels, (alone,) = ran(lambda: module.conv2d(x, weight))
    assert [(kernel.name, kernel.text) for kernel in kernels] == [("conv2d", "")]
    assert np.array_equal(found, np.maximum(alone, 0))


def test_operands_of_a_convolution_may_wait() -> None:
    arrays, _ = arrays_of("plane")

    def work(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        shown = module.conv2d(x.exp().swap_dims(2, 3), weight * 2, bias + 1)
        return shown[:, 1:3].tanh()

    tensors, plain = given(arrays[:3], CPU, "f32"), given(arrays[:3], CPU.without_fusion(), "f32")
    _, (found,) = ran(lambda: work(*tensors))
    assert np.array_equal(found, work(*plain).numpy())


def test_devices_have_programs_of_their_own() -> None:
    """Of the same ops, sizes and layouts."""
    arrays, options = arrays_of("line")
    for _ in range(2):
        alike(with_residual(options), arrays, count=2)
        alike(with_residual(options), arrays, opened("interpreter"))
