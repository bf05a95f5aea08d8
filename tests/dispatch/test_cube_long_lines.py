"""Running results and scattered updates along lines that are long enough for every way to cut them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_dispatch import Device, Tensor

LENGTHS = (1, 16, 17, 65, 200, 40_000)
RUNNING: dict[str, Any] = {
    "cumsum": np.add.accumulate, "cumprod": np.multiply.accumulate,
    "cummax": np.maximum.accumulate, "cummin": np.minimum.accumulate,
}  # fmt: skip


@pytest.mark.parametrize("dtype", ["i32", "f32"])
@pytest.mark.parametrize("op", RUNNING)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("rows", [1, 300])
def test_running(op: str, length: int, rows: int, dtype: str) -> None:
    if rows * length > 200_000:
        rows = 2
    x: Any = np.random.default_rng(length).integers(-3, 4, (rows, length))
    x = x.astype({"i32": np.int32, "f32": np.float32}[dtype])
    if op == "cumprod":
        x = np.sign(x) + (x == 0)
    tensor = Tensor.from_numpy(x, Device.cpu())
    for given, axis in ((tensor, 1), (tensor.transpose(), 0)):
        found: Any = getattr(given, op)(axis)
        values: Any = found[0] if isinstance(found, tuple) else found
        np.testing.assert_array_equal(values.numpy(), RUNNING[op](x if axis else x.T, axis, dtype=x.dtype))


@pytest.mark.parametrize("count", [1, 5000])
@pytest.mark.parametrize("shape", [(40,), (40, 3), (40, 33)])
def test_updates_in_order(shape: tuple[int, ...], count: int) -> None:
    rng = np.random.default_rng(count)
    x, values = np.zeros(shape, np.float32), rng.standard_normal((count, *shape[1:])).astype(np.float32)
    indices = rng.integers(0, 40, count).astype(np.int32)
    expected = x.copy()
    np.add.at(expected, indices, values)
    given = [Tensor.from_numpy(array, Device.cpu()) for array in (x, indices, values)]
    np.testing.assert_array_equal(given[0].select_assign(0, given[1], given[2]).numpy(), expected)
