"""NumPy: what programs that use tensors call, and expressions as they are written."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from burn_dispatch.bench.implementation import Operation, Prepared
from burn_dispatch.bench.peers.numpy_peer import Floats, given, into
from burn_dispatch.bench.suites.fusion import CUBIC, EPSILON, GELU
from burn_dispatch.bench.suites.tensor import ROW

f32 = np.float32


def conv2d(x: Floats, weight: Floats, stride: int) -> Prepared:
    """A product with the windows, copied into columns."""
    p, outputs = weight.shape[-1] // 2, weight.shape[0]
    flat = weight.reshape(outputs, -1)

    def run() -> NDArray[Any]:
        padded = np.pad(x, ((0, 0), (0, 0), (p, p), (p, p)))
        windows = sliding_window_view(padded, weight.shape[2:], (2, 3))[:, :, ::stride, ::stride]
        columns = windows.transpose(0, 1, 4, 5, 2, 3)
        batch, height, width = columns.shape[0], *columns.shape[4:]
        product = flat @ columns.reshape(batch, flat.shape[1], height * width)
        return np.asarray(product.reshape(batch, outputs, height, width))

    return given(run)


def attention(q: Floats, k: Floats, v: Floats) -> Prepared:
    """Two products by BLAS."""
    return given(lambda: _weights(q, k, None) @ v)


def attention_causal(q: Floats, k: Floats, v: Floats) -> Prepared:
    """The same, with a mask."""
    hidden = np.triu(np.full((q.shape[2], k.shape[2]), -np.inf, f32), 1)
    return given(lambda: _weights(q, k, hidden) @ v)


def _weights(q: Floats, k: Floats, hidden: Floats | None) -> Floats:
    scores = q @ k.swapaxes(-1, -2)
    scores *= f32(1 / math.sqrt(q.shape[-1]))
    if hidden is not None:
        scores += hidden
    scores -= scores.max(-1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(-1, keepdims=True)
    return scores


def sort(x: Floats) -> Prepared:
    """Rows, by vector instructions."""
    return given(lambda: np.sort(x, axis=1))


def scatter_add_rows(keys: NDArray[np.int32], rows: Floats) -> Prepared:
    """`add.at`."""
    wide, table = keys.astype(np.intp), np.empty((32768, rows.shape[1]), f32)

    def run() -> None:
        table[:] = 0
        np.add.at(table, wide, rows)

    return into(table, run)


def max_pool2d(x: Floats) -> Prepared:
    """Of the four quarters."""
    return given(lambda: np.maximum(
        np.maximum(x[..., ::2, ::2], x[..., 1::2, ::2]), np.maximum(x[..., ::2, 1::2], x[..., 1::2, 1::2])
    ))  # fmt: skip


def eager_add(x: Floats, y: Floats) -> Prepared:
    """A new array."""
    return given(lambda: x + y)


def eager_add_row(x: Floats, y: Floats) -> Prepared:
    """New arrays."""

    def run() -> Floats:
        z = x
        for _ in range(ROW):
            z = z + y
        return z

    return given(run)


def eager_relu(x: Floats) -> Prepared:
    """A new array."""
    return given(lambda: np.maximum(x, 0))


def chain8(x: Floats, y: Floats) -> Prepared:
    """An expression."""
    return given(lambda: np.sqrt(np.abs(np.tanh(x * f32(1.1) + f32(0.3)) * y - x) + f32(1)) * y)


def gelu(x: Floats) -> Floats:
    """By tanh."""
    return np.asarray(x * f32(0.5) * (np.tanh((x + x * x * x * f32(CUBIC)) * f32(GELU)) + f32(1)))


def gelu_by_hand(x: Floats) -> Prepared:
    """An expression."""
    return given(lambda: gelu(x))


def softmax_by_hand(x: Floats) -> Prepared:
    """Expressions."""

    def run() -> Floats:
        e = np.exp(x - x.max(1, keepdims=True))
        return np.asarray(e / e.sum(1, keepdims=True))

    return given(run)


def layernorm_by_hand(x: Floats, gain: Floats, bias: Floats) -> Prepared:
    """Expressions."""

    def run() -> Floats:
        d = x - x.mean(1, keepdims=True)
        return np.asarray(d / np.sqrt((d * d).mean(1, keepdims=True) + f32(EPSILON)) * gain + bias)

    return given(run)


def mlp_layer(x: Floats, weight: Floats, bias: Floats) -> Prepared:
    """BLAS and an expression."""
    return given(lambda: gelu(x @ weight + bias))


_ALL: tuple[Callable[..., Prepared], ...] = (
    *(conv2d, attention, attention_causal, sort, scatter_add_rows, max_pool2d),
    *(eager_add, eager_add_row, eager_relu),
    *(chain8, gelu_by_hand, softmax_by_hand, layernorm_by_hand, mlp_layer),
)
OPERATIONS: dict[str, Operation] = {function.__name__: function for function in _ALL}
