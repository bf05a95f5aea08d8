"""JAX: what programs that use tensors call, through jit; small operations without it, one by one."""

# pyright: basic, reportMissingImports=false
# What jit gives back has no annotations.

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from burn_dispatch.bench.implementation import Operation, Prepared
from burn_dispatch.bench.peers.jax_peer import compiled, f32
from burn_dispatch.bench.suites.fusion import CUBIC, EPSILON, GELU
from burn_dispatch.bench.suites.tensor import ROW


def conv2d(x, weight, stride) -> Prepared:
    p = weight.shape[-1] // 2

    def function(x, weight):
        return lax.conv_general_dilated(x, weight, (stride, stride), ((p, p), (p, p)))

    return compiled(function, x, weight)


def attended(q, k, v, causal):
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k) * f32(q.shape[-1] ** -0.5)
    if causal:
        scores = jnp.where(jnp.tri(q.shape[2], k.shape[2], dtype=bool), scores, -jnp.inf)
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores, -1), v)


def attention(q, k, v) -> Prepared:
    return compiled(lambda q, k, v: attended(q, k, v, False), q, k, v)


def attention_causal(q, k, v) -> Prepared:
    return compiled(lambda q, k, v: attended(q, k, v, True), q, k, v)


def sort(x) -> Prepared:
    return compiled(lambda x: jnp.sort(x, 1), x)


def scatter_add_rows(keys, rows) -> Prepared:
    def function(keys, rows):
        return jnp.zeros((32768, rows.shape[1]), f32).at[keys].add(rows, mode="promise_in_bounds")

    return compiled(function, keys, rows)


def max_pool2d(x) -> Prepared:
    window = (1, 1, 2, 2)
    return compiled(lambda x: lax.reduce_window(x, f32(-jnp.inf), lax.max, window, window, "VALID"), x)


def eager(function, *arrays) -> Prepared:
    """Without jit."""
    there = [jnp.asarray(array) for array in arrays]
    last = [None]

    def run():
        last[0] = function(*there).block_until_ready()

    return Prepared(run, lambda: np.asarray(last[0]))


def eager_add(x, y) -> Prepared:
    return eager(lambda x, y: x + y, x, y)


def row(x, y):
    for _ in range(ROW):
        x = x + y
    return x


def eager_add_row(x, y) -> Prepared:
    return eager(row, x, y)


def eager_relu(x) -> Prepared:
    return eager(lambda x: jnp.maximum(x, 0), x)


def chain8(x, y) -> Prepared:
    return compiled(lambda x, y: jnp.sqrt(jnp.abs(jnp.tanh(x * f32(1.1) + f32(0.3)) * y - x) + 1) * y, x, y)


def gelu(x):
    return x * f32(0.5) * (jnp.tanh((x + x * x * x * f32(CUBIC)) * f32(GELU)) + 1)


def gelu_by_hand(x) -> Prepared:
    return compiled(gelu, x)


def softmax_by_hand(x) -> Prepared:
    def function(x):
        e = jnp.exp(x - x.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    return compiled(function, x)


def layernorm_by_hand(x, gain, bias) -> Prepared:
    def function(x, gain, bias):
        d = x - x.mean(1, keepdims=True)
        return d / jnp.sqrt((d * d).mean(1, keepdims=True) + f32(EPSILON)) * gain + bias

    return compiled(function, x, gain, bias)


def mlp_layer(x, weight, bias) -> Prepared:
    return compiled(lambda x, weight, bias: gelu(x @ weight + bias), x, weight, bias)


OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(conv2d, attention, attention_causal, sort, scatter_add_rows, max_pool2d),
        *(eager_add, eager_add_row, eager_relu),
        *(chain8, gelu_by_hand, softmax_by_hand, layernorm_by_hand, mlp_layer),
    )
}
