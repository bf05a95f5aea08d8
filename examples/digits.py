"""Two small networks read digits: the same weights, from one file, on every device of this machine.

    python examples/digits.py --weights digits.safetensors

The digits are drawn, each a little different. Without a file of weights, both networks are trained first,
by NumPy in some seconds; then the file is all that the devices see of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from burn_dispatch import Device, Tensor, activation, module, weights

Array = NDArray[np.float32]
Weights = dict[str, Array]
SIDE = 28
# Corners of the strokes of each digit, in a square of 4 by 6.
STROKES = {
    0: [(1, 0), (3, 0), (4, 1), (4, 5), (3, 6), (1, 6), (0, 5), (0, 1), (1, 0)],
    1: [(1, 1), (2, 0), (2, 6)],
    2: [(0, 1), (1, 0), (3, 0), (4, 1), (4, 2), (0, 6), (4, 6)],
    3: [(0, 0), (4, 0), (2, 2), (4, 4), (3, 6), (0, 6)],
    4: [(3, 6), (3, 0), (0, 4), (4, 4)],
    5: [(4, 0), (0, 0), (0, 3), (3, 2), (4, 4), (3, 6), (0, 6)],
    6: [(3, 0), (0, 3), (0, 5), (1, 6), (3, 6), (4, 5), (3, 3), (0, 4)],
    7: [(0, 0), (4, 0), (1, 6)],
    8: [(2, 3), (0, 1), (2, 0), (4, 1), (2, 3), (0, 5), (2, 6), (4, 5), (2, 3)],
    9: [(4, 2), (2, 4), (0, 2), (1, 0), (3, 0), (4, 2), (3, 6)],
}


def digits(count: int, seed: int) -> tuple[Array, NDArray[np.int64]]:
    """Pictures (count, 1, 28, 28) of values 0 to 1, and which digits they show."""
    rng = np.random.default_rng(seed)
    labels = rng.integers(0, 10, count)
    pictures = np.empty((count, 1, SIDE, SIDE), np.float32)
    for picture, label in zip(pictures, labels, strict=True):
        slant, turn = rng.normal(0, 0.15, 2)
        width, height = rng.uniform(2.4, 3.6, 2)
        place = rng.uniform(11.5, 16.5, 2)
        corners: list[tuple[float, float]] = []
        for x, y in STROKES[int(label)]:
            across, down = x - 2 + rng.normal(0, 0.15), y - 3 + rng.normal(0, 0.15)
            corners.append(
                (place[0] + width * (across - slant * down), place[1] + height * (down + turn * across))
            )
        image = Image.new("L", (SIDE, SIDE))
        ImageDraw.Draw(image).line(corners, 255, int(rng.integers(1, 4)), "curve")
        picture[0] = np.asarray(image, np.float32) / 255 + rng.normal(0, 0.1, (SIDE, SIDE))
    return np.clip(pictures, 0, 1), labels


# Both networks on tensors: what runs on every device. They give logits, (pictures, 10).


def perceptron(w: dict[str, Tensor], pictures: Tensor) -> Tensor:
    """784 - 64 - 10."""
    hidden = module.linear(pictures.reshape(-1, SIDE * SIDE), w["mlp.0.weight"], w["mlp.0.bias"])
    return module.linear(activation.relu(hidden), w["mlp.1.weight"], w["mlp.1.bias"])


def convolutional(w: dict[str, Tensor], pictures: Tensor) -> Tensor:
    """Two convolutions, each followed by a pool, and a layer that looks at all of it."""
    x = pictures
    for layer in ("conv.0", "conv.1"):
        x = activation.relu(module.conv2d(x, w[f"{layer}.weight"], w[f"{layer}.bias"]))
        x = module.max_pool2d(x, 2)
    return module.linear(x.reshape(x.shape[0], -1), w["conv.2.weight"], w["conv.2.bias"])


NETWORKS = {"perceptron": perceptron, "convolutional": convolutional}


# The same by NumPy, with what training needs.


def dense(w: Weights, x: Array, name: str) -> Array:
    return np.asarray(x @ w[f"{name}.weight"] + w[f"{name}.bias"])


def patches(x: Array) -> Array:
    """Windows of 5 by 5 as rows: (pictures, height, width, channels * 25)."""
    windows = sliding_window_view(x, (5, 5), (2, 3)).transpose(0, 2, 3, 1, 4, 5)
    return np.ascontiguousarray(windows).reshape(*windows.shape[:3], -1)


def convolved(w: Weights, x: Array, name: str) -> tuple[Array, Array, Array]:
    """Patches; what comes before the pool; what comes after it."""
    weight = w[f"{name}.weight"]
    rows = patches(x)
    full = (rows @ weight.reshape(len(weight), -1).T + w[f"{name}.bias"]).transpose(0, 3, 1, 2)
    full = np.maximum(full, 0)
    n, c, high, wide = full.shape
    return rows, full, full.reshape(n, c, high // 2, 2, wide // 2, 2).max((3, 5))


def reference(w: Weights, pictures: Array) -> dict[str, Array]:
    """The logits of both."""
    flat = pictures.reshape(len(pictures), -1)
    first = convolved(w, pictures, "conv.0")[2]
    second = convolved(w, first, "conv.1")[2]
    return {
        "perceptron": dense(w, np.maximum(dense(w, flat, "mlp.0"), 0), "mlp.1"),
        "convolutional": dense(w, second.reshape(len(second), -1), "conv.2"),
    }


def unpooled(grad: Array, full: Array, pooled: Array) -> Array:
    """The gradient before a pool, and before the ReLU in front of it."""
    wide = grad.repeat(2, 2).repeat(2, 3)
    return np.asarray(wide * ((full == pooled.repeat(2, 2).repeat(2, 3)) & (full > 0)))


def surprise(logits: Array, labels: NDArray[np.int64]) -> Array:
    """The gradient of the mean cross entropy."""
    e = np.exp(logits - logits.max(1, keepdims=True))
    grad = e / e.sum(1, keepdims=True)
    grad[np.arange(len(labels)), labels] -= 1
    return np.asarray(grad / len(labels))


def gradients(w: Weights, x: Array, labels: NDArray[np.int64]) -> Weights:
    """Of the losses of both networks, by every weight."""
    found: Weights = {}

    def through_dense(grad: Array, given: Array, name: str) -> Array:
        found[f"{name}.weight"], found[f"{name}.bias"] = given.T @ grad, grad.sum(0)
        return np.asarray(grad @ w[f"{name}.weight"].T)

    def through_convolution(grad: Array, rows: Array, name: str) -> Array:
        back = grad.transpose(0, 2, 3, 1)
        shape = w[f"{name}.weight"].shape
        found[f"{name}.weight"] = np.tensordot(back, rows, ((0, 1, 2), (0, 1, 2))).reshape(shape)
        found[f"{name}.bias"] = back.sum((0, 1, 2))
        return np.asarray(back @ w[f"{name}.weight"].reshape(shape[0], -1))

    flat = x.reshape(len(x), -1)
    hidden = np.maximum(dense(w, flat, "mlp.0"), 0)
    grad = through_dense(surprise(dense(w, hidden, "mlp.1"), labels), hidden, "mlp.1")
    through_dense(grad * (hidden > 0), flat, "mlp.0")

    rows, full, pooled = convolved(w, x, "conv.0")
    more_rows, more, last = convolved(w, pooled, "conv.1")
    seen = last.reshape(len(x), -1)
    grad = through_dense(surprise(dense(w, seen, "conv.2"), labels), seen, "conv.2").reshape(last.shape)
    windows = through_convolution(unpooled(grad, more, last), more_rows, "conv.1")
    before = np.zeros_like(pooled)
    n, high, wide, _ = windows.shape
    parts = windows.reshape(n, high, wide, -1, 5, 5)
    for i in range(5):
        for j in range(5):
            before[:, :, i : i + high, j : j + wide] += parts[..., i, j].transpose(0, 3, 1, 2)
    through_convolution(unpooled(before, full, pooled), rows, "conv.0")
    return found


def trained(count: int, epochs: int) -> Weights:
    """By gradients with momentum, from a fixed seed."""
    rng = np.random.default_rng(0)
    shapes: dict[str, tuple[int, ...]] = {
        "mlp.0": (SIDE * SIDE, 64), "mlp.1": (64, 10),
        "conv.0": (8, 1, 5, 5), "conv.1": (16, 8, 5, 5), "conv.2": (256, 10),
    }  # fmt: skip
    w: Weights = {}
    for name, shape in shapes.items():
        inputs = shape[0] if len(shape) == 2 else int(np.prod(shape[1:]))
        w[f"{name}.weight"] = rng.normal(0, (2 / inputs) ** 0.5, shape).astype(np.float32)
        w[f"{name}.bias"] = np.zeros(shape[1] if len(shape) == 2 else shape[0], np.float32)
    pictures, labels = digits(count, seed=1)
    speed = {name: np.zeros_like(value) for name, value in w.items()}
    for epoch in range(epochs):
        order = rng.permutation(count)
        for part in np.split(order, range(50, count, 50)):
            for name, grad in gradients(w, pictures[part], labels[part]).items():
                speed[name] = (0.9 * speed[name] - 0.05 * 0.7**epoch * grad).astype(np.float32)
                w[name] += speed[name]
    return w


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--weights", type=Path, help="a safetensors file, made if it is not there")
    parser.add_argument("--train", type=int, default=2000, help="pictures to train with (default: 2000)")
    parser.add_argument("--epochs", type=int, default=4, help="how often each is seen (default: 4)")
    parser.add_argument("--test", type=int, default=200, help="pictures to read (default: 200)")
    parser.add_argument(
        "--devices", nargs="*", default=[], help="as cpu flex vulkan (default: all there are)"
    )
    options = parser.parse_args(argv)

    devices = Device.enumerate(*options.devices)
    print(f"two networks read {options.test} digits on {', '.join(map(str, devices))}")
    with TemporaryDirectory() as folder:
        path: Path = options.weights or Path(folder) / "digits.safetensors"
        if not path.exists():
            made = trained(options.train, options.epochs)
            weights.save({name: Tensor.from_numpy(value) for name, value in made.items()}, path)
            print(f"  trained  on {options.train} digits; weights of {path.stat().st_size // 1024} KiB")
        host: dict[str, Any] = {name: tensor.numpy() for name, tensor in weights.load(path).items()}
        pictures, labels = digits(options.test, seed=2)
        expected = reference(host, pictures)
        worst = 0.0
        for device in devices:
            given, here = weights.load(path, device), Tensor.from_numpy(pictures, device)
            right: list[str] = []
            for name, network in NETWORKS.items():
                logits = network(given, here)
                read = activation.softmax(logits, 1).argmax(1).numpy().reshape(-1)
                right.append(f"{name} {(read == labels).mean():6.1%}")
                worst = max(worst, float(np.abs(logits.numpy() - expected[name]).max()))
            print(f"  {device!s:<10} reads right: {', '.join(right)}")
    print(f"  checked  worst difference of a logit from NumPy: {worst:.1e}")
    if worst > 1e-3:
        print("FAILED: the difference is larger than 0.001")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
