"""The suite `fusion`: expressions of several operations, written with tensors as a program would.

What they move at least, each input and the result once, is what their rates are shown by: a device that
runs the operations one by one moves it several times.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench.suites.eager import Call, call, nothing
from burn_dispatch.tensor import Tensor
from burn_kernels.workload import Workload, uniform

GELU = 0.7978845608028654  # sqrt(2 / pi)
CUBIC = 0.044715
EPSILON = 1e-5


def chain(x: Tensor, y: Tensor) -> Tensor:
    """Eight operations on elements."""
    return (((x * 1.1 + 0.3).tanh() * y - x).abs() + 1.0).sqrt() * y


def chain_reference(x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    """By NumPy in f64."""
    x, y = x.astype(np.float64), y.astype(np.float64)
    return np.asarray(np.sqrt(np.abs(np.tanh(x * 1.1 + 0.3) * y - x) + 1.0) * y)


def gelu(x: Tensor) -> Tensor:
    """The approximation by tanh, written out."""
    return x * 0.5 * ((x + x * x * x * CUBIC) * GELU).tanh().add(1.0)


def gelu_reference(x: NDArray[Any]) -> NDArray[Any]:
    """By NumPy in f64."""
    x = x.astype(np.float64)
    return np.asarray(0.5 * x * (1 + np.tanh(GELU * (x + CUBIC * x**3))))


def softmax(x: Tensor) -> Tensor:
    """Of rows, written out."""
    e = (x - x.max_dim(1)).exp()
    return e / e.sum_dim(1)


def softmax_reference(x: NDArray[Any]) -> NDArray[Any]:
    """By NumPy in f64."""
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    return np.asarray(e / e.sum(1, keepdims=True))


def layernorm(x: Tensor, gain: Tensor, bias: Tensor) -> Tensor:
    """Of rows, written out."""
    d = x - x.mean_dim(1)
    return d / (d * d).mean_dim(1).add(EPSILON).sqrt() * gain.unsqueeze(0) + bias.unsqueeze(0)


def layernorm_reference(x: NDArray[Any], gain: NDArray[Any], bias: NDArray[Any]) -> NDArray[Any]:
    """By NumPy in f64."""
    d = x.astype(np.float64) - x.mean(1, dtype=np.float64, keepdims=True)
    return np.asarray(d / np.sqrt((d * d).mean(1, keepdims=True) + EPSILON) * gain + bias)


def layer(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    """A layer of a perceptron: a product of matrices, a bias, gelu."""
    return gelu(x.matmul(weight) + bias.unsqueeze(0))


def layer_reference(x: NDArray[Any], weight: NDArray[Any], bias: NDArray[Any]) -> NDArray[Any]:
    """By NumPy in f64."""
    return gelu_reference(x.astype(np.float64) @ weight.astype(np.float64) + bias)


def _elements(name: str, size: str, n: int, count: int, function: Call, reference: Call) -> Workload:
    return Workload(
        name, "f32", size, lambda rng: tuple(uniform(rng, n) for _ in range(count)),
        nothing, call(function), reference, bytes=4 * (count + 1) * n,
        traffic="triad" if count == 2 else "copy", tolerance=3e-6, suite="fusion",
    )  # fmt: skip


def _rows(name: str, height: int, width: int, function: Call, reference: Call, vectors: int) -> Workload:
    return Workload(
        name, "f32", f"{height}x{width}",
        lambda rng: (uniform(rng, height, width), *(uniform(rng, width) for _ in range(vectors))),
        nothing, call(function), reference, bytes=8 * height * width, tolerance=2e-5, suite="fusion",
    )  # fmt: skip


def _layer(rows: int, width: int, outputs: int) -> Workload:
    return Workload(
        "mlp_layer", "f32", f"{rows}x{width}x{outputs}",
        lambda rng: (uniform(rng, rows, width), uniform(rng, width, outputs), uniform(rng, outputs)),
        nothing, call(layer), layer_reference,
        flops=2 * rows * width * outputs, tolerance=2e-5, suite="fusion",
    )  # fmt: skip


WORKLOADS = (
    _elements("chain8", "16M", 1 << 24, 2, chain, chain_reference),
    _elements("chain8", "64k", 1 << 16, 2, chain, chain_reference),
    _elements("gelu_by_hand", "16M", 1 << 24, 1, gelu, gelu_reference),
    _rows("softmax_by_hand", 4096, 1024, softmax, softmax_reference, 0),
    _rows("layernorm_by_hand", 4096, 1024, layernorm, layernorm_reference, 2),
    _layer(512, 512, 512),
)
