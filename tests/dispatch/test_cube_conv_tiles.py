"""Convolutions in register tiles, of every way to cut the work, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_dispatch import Device, Tensor, bridge
from burn_dispatch.api import checks
from burn_dispatch.options import ConvOptions, ConvTransposeOptions
from burn_kernels.convolution import reference, transposed_reference

Shape = tuple[int, ...]
CASES: list[tuple[Shape, Shape, Shape, Shape, Shape, int]] = [
    # x, weight, stride, padding, dilation, groups
    ((1, 1, 1, 1), (1, 1, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    ((2, 3, 17, 19), (5, 3, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    ((2, 3, 17, 19), (8, 3, 3, 2), (2, 3), (2, 0), (1, 2), 1),
    ((1, 4, 33, 9), (10, 2, 2, 3), (1, 2), (1, 1), (3, 1), 2),
    ((3, 6, 12, 13), (6, 1, 3, 3), (1, 1), (1, 1), (1, 1), 6),
    ((3, 6, 12, 13), (12, 1, 5, 3), (2, 1), (2, 1), (1, 2), 6),
    ((2, 64, 14, 14), (40, 64, 3, 3), (1, 1), (1, 1), (1, 1), 1),
    ((2, 20, 16, 16), (17, 20, 1, 1), (1, 1), (0, 0), (1, 1), 1),
    ((2, 20, 16, 16), (17, 20, 1, 1), (3, 2), (0, 0), (1, 1), 1),
    ((40, 1, 7, 7), (3, 1, 7, 7), (1, 1), (0, 0), (1, 1), 1),
    ((2, 3, 8, 9, 10), (4, 3, 3, 2, 3), (1, 1, 1), (1, 0, 1), (1, 1, 1), 1),
    ((1, 4, 9, 8, 11), (6, 2, 2, 3, 3), (2, 1, 3), (1, 2, 0), (2, 1, 1), 2),
    ((2, 5, 7, 7, 7), (5, 1, 3, 3, 3), (1, 2, 1), (1, 1, 1), (1, 1, 1), 5),
]


def values(shape: Shape, dtype: str) -> Any:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.dtype(dtype))


def called(name: str, options: Any, *arrays: Any) -> Any:
    tensors = [checks.kind(name, Tensor.from_numpy(array, Device.cpu()), "F") for array in arrays]
    return Tensor(bridge.call(name)(*tensors, options)).numpy()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(("x", "weight", "stride", "padding", "dilation", "groups"), CASES)
def test_convolutions(
    x: Shape, weight: Shape, stride: Shape, padding: Shape, dilation: Shape, groups: int, dtype: str
) -> None:
    given, kernel, bias = values(x, dtype), values(weight, dtype), values(weight[:1], dtype)
    options = ConvOptions(stride, tuple([(p, p) for p in padding]), dilation, groups)
    found = called(f"conv{len(stride)}d", options, given, kernel, bias)
    expected = reference(given, kernel, stride, padding, dilation, groups)
    expected += bias.reshape(-1, *(1,) * len(stride))
    assert found.shape == expected.shape
    np.testing.assert_allclose(found, expected, atol=2e-4 if dtype == "float32" else 1e-12)


TRANSPOSED: list[tuple[Shape, Shape, Shape, Shape, int]] = [  # x, weight, stride, dilation, groups
    ((2, 5, 6, 7), (5, 9, 3, 2), (1, 1), (1, 1), 1),
    ((2, 5, 6, 7), (5, 9, 4, 4), (2, 2), (1, 1), 1),
    ((1, 6, 5, 4), (6, 4, 3, 3), (3, 1), (1, 2), 2),
    ((2, 4, 5, 4), (4, 1, 3, 3), (2, 1), (2, 1), 4),
    ((1, 3, 1, 1), (3, 4, 2, 3), (5, 5), (1, 1), 1),
    ((1, 3, 5, 6, 7), (3, 4, 2, 3, 2), (1, 1, 1), (1, 1, 1), 1),
    ((1, 4, 3, 4, 5), (4, 2, 2, 3, 3), (2, 1, 3), (1, 2, 1), 2),
]


@pytest.mark.parametrize("cut", [0, 1, 3])
@pytest.mark.parametrize(("x", "weight", "stride", "dilation", "groups"), TRANSPOSED)
def test_transposed_ones(
    x: Shape, weight: Shape, stride: Shape, dilation: Shape, groups: int, cut: int
) -> None:
    rank, outputs = len(stride), weight[1] * groups
    given, kernel, bias = values(x, "float32"), values(weight, "float32"), values((outputs,), "float32")
    added, padding = (stride[0] - 1, *(0,) * (rank - 1)), (cut,) * rank
    lengths = [
        (n - 1) * s - 2 * cut + d * (k - 1) + 1 + more
        for n, s, d, k, more in zip(x[2:], stride, dilation, weight[2:], added, strict=True)
    ]
    if min(lengths) < 1:
        pytest.skip("nothing would be left")
    options = ConvTransposeOptions(stride, padding, added, dilation, groups)
    found = called(f"conv_transpose{rank}d", options, given, kernel, bias)
    assert list(found.shape[2:]) == lengths
    expected = transposed_reference(given, kernel, stride, padding, dilation, found.shape[2:], groups)
    np.testing.assert_allclose(found, expected + bias.reshape(-1, *(1,) * rank), atol=1e-4)


@pytest.mark.parametrize(("channels", "batch"), [(0, 2), (3, 0)])
def test_of_nothing(channels: int, batch: int) -> None:
    bias = values((4,), "float32")
    x, weight = np.zeros((batch, channels, 5, 5), np.float32), np.zeros((4, channels, 3, 3), np.float32)
    options = ConvOptions((1, 1), ((0, 0), (1, 2)), (1, 1), 1)
    found = called("conv2d", options, x, weight, bias)
    np.testing.assert_array_equal(found, np.broadcast_to(bias.reshape(1, 4, 1, 1), (batch, 4, 3, 6)))
