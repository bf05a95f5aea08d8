"""What takes several tensors takes those of one device: between backends, and between runtimes of Cube."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import DispatchValueError
from burn_dispatch import Device, Tensor, activation, linalg, loss, module, signal
from tests.dispatch.devices import device


def floats(where: Device, *shape: int) -> Tensor:
    return Tensor.from_numpy(np.ones(shape, np.float32), where)


def image(where: Device) -> Tensor:
    return floats(where, 1, 1, 2, 2)


def ints(where: Device, *shape: int) -> Tensor:
    return Tensor.from_numpy(np.zeros(shape, np.int32), where)


def bools(where: Device, *shape: int) -> Tensor:
    return Tensor.from_numpy(np.ones(shape, np.bool_), where)


def assigned(x: Tensor, key: Any, values: Any) -> None:
    x[key] = values


MIXED: dict[str, Callable[[Device, Device], Any]] = {
    "add": lambda a, b: floats(a, 2) + floats(b, 2),
    "equal": lambda a, b: ints(a, 2) == ints(b, 2),
    "and": lambda a, b: bools(a, 2) & bools(b, 2),
    "fmod": lambda a, b: floats(a, 2).fmod(floats(b, 2)),
    "powi": lambda a, b: floats(a, 2).powi(ints(b, 2)),
    "powi of ints": lambda a, b: ints(a, 2).powi(ints(b, 2)),
    "matmul": lambda a, b: floats(a, 2, 2) @ floats(b, 2, 2),
    "matmul of codes": lambda a, b: floats(a, 2, 2) @ floats(b, 2, 2).quantize_dynamic(),
    "cross": lambda a, b: floats(a, 2, 3).cross(floats(b, 2, 3)),
    "cat": lambda a, b: Tensor.cat([floats(a, 2), floats(b, 2)]),
    "stack": lambda a, b: Tensor.stack([floats(a, 2), floats(a, 2), floats(b, 2)]),
    "mask": lambda a, b: floats(a, 2).mask_where(bools(b, 2), floats(a, 2)),
    "values where": lambda a, b: floats(a, 2).mask_where(bools(a, 2), floats(b, 2)),
    "mask_fill": lambda a, b: floats(a, 2).mask_fill(bools(b, 2), 0),
    "x[mask]": lambda a, b: floats(a, 2)[bools(b, 2)],
    "x[rows]": lambda a, b: floats(a, 2)[ints(b, 2)],
    "x[0] = values": lambda a, b: assigned(floats(a, 2, 2), 0, floats(b, 2)),
    "x[mask] = values": lambda a, b: assigned(floats(a, 2), bools(b, 2), 0.0),
    "slice_assign": lambda a, b: floats(a, 2, 2).slice_assign((0,), floats(b, 2)),
    "gather": lambda a, b: floats(a, 2).gather(0, ints(b, 2)),
    "take": lambda a, b: floats(a, 2).take(0, ints(b, 2)),
    "select": lambda a, b: floats(a, 2).select(0, ints(b, 2)),
    "select_assign": lambda a, b: floats(a, 2).select_assign(0, ints(a, 2), floats(b, 2)),
    "scatter": lambda a, b: floats(a, 2).scatter(0, ints(a, 2), floats(b, 2)),
    "scatter by": lambda a, b: floats(a, 2).scatter(0, ints(b, 2), floats(a, 2)),
    "gather_nd": lambda a, b: floats(a, 2, 2).gather_nd(ints(b, 1, 1)),
    "scatter_nd": lambda a, b: floats(a, 2, 2).scatter_nd(ints(a, 1, 1), floats(b, 1, 2)),
    "prelu": lambda a, b: activation.prelu(floats(a, 2, 2), floats(b, 1)),
    "linear": lambda a, b: module.linear(floats(a, 2, 2), floats(a, 2, 2), floats(b, 2)),
    "embedding": lambda a, b: module.embedding(floats(a, 2, 2), ints(b, 1, 2)),
    "conv2d": lambda a, b: module.conv2d(floats(a, 1, 1, 3, 3), floats(a, 1, 1, 2, 2), floats(b, 1)),
    "layer_norm": lambda a, b: module.layer_norm(floats(a, 2, 2), floats(b, 2)),
    "batch_norm": lambda a, b: module.batch_norm(
        floats(a, 1, 2), floats(a, 2), floats(a, 2), floats(a, 2), floats(b, 2)
    ),
    "attention": lambda a, b: module.attention(image(a), image(a), image(a), bools(b, 1, 1, 2, 2)),
    "grid_sample_2d": lambda a, b: module.grid_sample_2d(floats(a, 1, 1, 2, 2), floats(b, 1, 2, 2, 2)),
    "ctc_loss": lambda a, b: module.ctc_loss(floats(a, 3, 1, 2), ints(b, 1, 1), ints(a, 1), ints(a, 1)),
    "irfft": lambda a, b: signal.irfft(floats(a, 2, 3), floats(b, 2, 3)),
    "cosine": lambda a, b: linalg.cosine_similarity(floats(a, 2, 3), floats(b, 2, 3)),
    "cross_entropy": lambda a, b: loss.cross_entropy(floats(a, 2, 3), ints(b, 2)),
}


@pytest.mark.parametrize("names", [("cpu", "reference"), ("cpu", "flex"), ("flex", "ndarray")], ids="-".join)
def test_both_devices_are_named(names: tuple[str, str]) -> None:
    for first, second in (names, names[::-1]):
        for what, call in MIXED.items():
            with pytest.raises(DispatchValueError) as caught:
                call(device(first), device(second))
            message = str(caught.value)
            assert f"Device<{first}>" in message, what
            assert f"Device<{second}>" in message, what
            assert "tensor.to(device) moves one of them" in message, what
