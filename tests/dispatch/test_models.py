"""The networks of examples/digits.py: weights from one file, the same logits on every backend and device."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from burn_dispatch import Device, Tensor, activation, weights
from tests import devices
from tests.dispatch.cube_ops import opened
from tests.dispatch.devices import MAKE, device
from tests.examples.test_examples import load

pytest.importorskip("safetensors")
pytest.importorskip("PIL")

# SwiftShader's compiler takes minutes for the matrix product in tiles.
OTHERS = tuple(name for name in devices.there() if name not in (*devices.EXACT, "wgpu-swiftshader"))


@cache
def digits() -> Any:
    return load("digits")


@cache
def trained() -> dict[str, Any]:
    """Weights of networks that have seen a few digits."""
    found: dict[str, Any] = digits().trained(300, 2)
    return found


def saved(folder: Path) -> Path:
    path = folder / "digits.safetensors"
    weights.save(
        {name: Tensor.from_numpy(value, Device.ndarray()) for name, value in trained().items()}, path
    )
    return path


def check(path: Path, where: Device, count: int, dtype: str = "f32", tolerance: float = 1e-5) -> None:
    pictures, _ = digits().digits(count, seed=5)
    exact = {name: value.astype(np.float64) for name, value in trained().items()}
    expected = digits().reference(exact, pictures.astype(np.float64))
    given = {name: tensor.cast(dtype) for name, tensor in weights.load(path, where).items()}
    images = Tensor.from_numpy(pictures, where).cast(dtype)
    for name, network in digits().NETWORKS.items():
        logits = network(given, images)
        assert logits.device == where
        assert logits.shape == (count, 10)
        scale = np.abs(expected[name]).max()
        got = logits.numpy().astype(np.float64)
        np.testing.assert_allclose(got / scale, expected[name] / scale, rtol=0, atol=tolerance)
        shares = activation.softmax(logits, 1).sum(1).cast("f32").numpy()
        np.testing.assert_allclose(shares, 1, atol=max(1e-5, 2 * tolerance))


@pytest.mark.parametrize("name", [name for name in MAKE if name != "reference"])
@pytest.mark.parametrize(
    ("dtype", "tolerance"),
    [
        ("f32", 1e-5),
        pytest.param("f64", 1e-7, marks=pytest.mark.slow),
        ("f16", 1e-2),
        pytest.param("bf16", 5e-2, marks=pytest.mark.slow),
    ],
)
def test_the_same_logits_on_every_backend(name: str, dtype: str, tolerance: float, tmp_path: Path) -> None:
    check(saved(tmp_path), device(name), 20, dtype, tolerance)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*OTHERS, "interpreter"])
def test_the_same_logits_on_every_device(name: str, tmp_path: Path) -> None:
    check(saved(tmp_path), opened(name), 1 if name == "interpreter" else 20)


def test_training_makes_them_better_than_chance(tmp_path: Path) -> None:
    where = Device.flex()
    given = weights.load(saved(tmp_path), where)
    pictures, labels = digits().digits(200, seed=6)
    for network in digits().NETWORKS.values():
        read = network(given, Tensor.from_numpy(pictures, where)).argmax(1).numpy().reshape(-1)
        assert (read == labels).mean() > 0.5
