"""Matrix products by fragments: with tensor cores where a device has them, by plane operations elsewhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube.dtypes import BF16, F16, DType
from burn_dispatch import Device, Tensor
from burn_kernels.matmul_any import operand
from burn_kernels.matmul_cores import TILE, matmul_cores, reference, suits
from tests.devices import Missing, tensor_device

SHAPES = ((16, 16, 16), (1, 5, 3), (64, 32, 64), (65, 33, 67), (130, 100, 70))
DEVICES = ("interpreter", "cpu", "opencl", "cuda-on-cpu", "hip-on-cpu")


def opened(name: str) -> Device:
    try:
        return tensor_device(name)
    except Missing as error:
        pytest.skip(str(error))


def near(got: np.ndarray[Any, Any], a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]) -> None:
    wide = np.matmul(np.abs(a.astype(np.float64)), np.abs(b.astype(np.float64)))
    unit = 2.0**-10 if a.dtype == np.float16 else 2.0**-7
    expected = reference(a, b).astype(np.float64)
    assert (np.abs(got.astype(np.float64) - expected) <= unit * wide + 1e-6).all()


@pytest.mark.parametrize(
    "name", [*DEVICES[:2], *[pytest.param(one, marks=pytest.mark.slow) for one in DEVICES[2:]]]
)
@pytest.mark.parametrize("dtype", [F16, BF16], ids=str)
def test_products_of_all_shapes(name: str, dtype: DType) -> None:
    device = opened(name)
    if dtype not in device.properties.dtypes:
        pytest.skip(f"no {dtype}")
    rng = np.random.default_rng(3)
    for height, depth, width in SHAPES:
        a, b = (rng.uniform(-1, 1, shape).astype(dtype.numpy) for shape in ((height, depth), (depth, width)))
        x, y = Tensor.from_numpy(a, device), Tensor.from_numpy(b, device)
        out = Tensor.zeros((height, width), dtype, device)
        left, right = operand(0, depth, 1, ()), operand(0, width, 1, ())
        matmul_cores(x, y, out, left, right, (), (height, depth, width), dtype.name)
        near(out.numpy(), a, b)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["cuda-on-cpu", "hip-on-cpu"])
def test_tensors_use_them_where_there_are_any(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches that broadcast, transposed operands, and what comes after the product."""
    device = opened(name)
    if not suits(device.properties, "f16", (TILE, TILE, TILE)):
        pytest.skip("no tensor cores for f16")
    used: list[str] = []

    def spy(*args: Any, **named: Any) -> None:
        used.append(args[7])
        matmul_cores(*args, **named)

    monkeypatch.setattr("burn_kernels.matmul_cores.matmul_cores", spy)
    rng = np.random.default_rng(4)
    a = rng.uniform(-1, 1, (2, 1, 40, 33)).astype(np.float16)
    b = rng.uniform(-1, 1, (3, 70, 33)).astype(np.float16)
    x, y = Tensor.from_numpy(a, device), Tensor.from_numpy(b, device)
    near(x.matmul(y.swap_dims(1, 2)).numpy(), a, b.swapaxes(1, 2))
    plain = device.without_fusion()
    found = []
    for where in (device, plain):
        one, other = Tensor.from_numpy(a[0, 0], where), Tensor.from_numpy(b[0], where)
        found.append((one.matmul(other.swap_dims(0, 1)) * 2.0).exp().numpy())
    assert found[0].tobytes() == found[1].tobytes()
    assert used == ["f16"] * 3
