"""PyTorch, eager: what programs that use tensors call, and expressions as they are written."""

# pyright: basic, reportMissingImports=false
# The installed version decides which of its functions have annotations.

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F

from burn_dispatch.bench.implementation import Operation, Prepared
from burn_dispatch.bench.peers.torch_peer import into, tensor
from burn_dispatch.bench.suites.fusion import CUBIC, EPSILON, GELU
from burn_dispatch.bench.suites.tensor import ROW


def called(function, *arrays) -> Prepared:
    """A run of a function of tensors; its last result is kept."""
    tensors = [tensor(array) for array in arrays]
    last: list[Any] = [None]

    def run():
        last[0] = function(*tensors)

    return Prepared(run, lambda: last[0].numpy())


def conv2d(x, weight, stride) -> Prepared:
    return called(lambda x, w: F.conv2d(x, w, stride=stride, padding=w.shape[-1] // 2), x, weight)


def attention(q, k, v) -> Prepared:
    return called(F.scaled_dot_product_attention, q, k, v)


def attention_causal(q, k, v) -> Prepared:
    return called(lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True), q, k, v)


def sort(x) -> Prepared:
    return called(lambda x: torch.sort(x, 1).values, x)


def scatter_add_rows(keys, rows) -> Prepared:
    table = torch.empty(32768, rows.shape[1])
    keys, rows = tensor(keys), tensor(rows)
    return into(table, lambda: table.zero_().index_add_(0, keys, rows))


def max_pool2d(x) -> Prepared:
    return called(lambda x: F.max_pool2d(x, 2, 2), x)


def eager_add(x, y) -> Prepared:
    return called(lambda x, y: x + y, x, y)


def row(x, y):
    for _ in range(ROW):
        x = x + y
    return x


def eager_add_row(x, y) -> Prepared:
    return called(row, x, y)


def eager_relu(x) -> Prepared:
    return called(lambda x: x.clamp_min(0.0), x)


def chain(x, y):
    return (((x * 1.1 + 0.3).tanh() * y - x).abs() + 1.0).sqrt() * y


def gelu(x):
    return x * 0.5 * (((x + x * x * x * CUBIC) * GELU).tanh() + 1.0)


def softmax(x):
    e = (x - x.amax(1, keepdim=True)).exp()
    return e / e.sum(1, keepdim=True)


def layernorm(x, gain, bias):
    d = x - x.mean(1, keepdim=True)
    return d / ((d * d).mean(1, keepdim=True) + EPSILON).sqrt() * gain + bias


def layer(x, weight, bias):
    return gelu(x @ weight + bias)


EXPRESSIONS = {
    "chain8": chain, "gelu_by_hand": gelu, "softmax_by_hand": softmax, "layernorm_by_hand": layernorm,
    "mlp_layer": layer,
}  # fmt: skip


def by(function) -> Operation:
    """An operation of an expression."""
    return lambda *arrays: called(function, *arrays)


OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(conv2d, attention, attention_causal, sort, scatter_add_rows, max_pool2d),
        *(eager_add, eager_add_row, eager_relu),
    )
} | {name: by(function) for name, function in EXPRESSIONS.items()}
