"""Numba: loops in parallel for what programs that use tensors call, and for the suite `fusion`."""

# pyright: basic, reportMissingImports=false
# Numba ships no annotations, and its decorators change what a function is.

from __future__ import annotations

import math

import numba
import numpy as np
from numba import prange

from burn_dispatch.bench.implementation import Operation, Prepared
from burn_dispatch.bench.peers.numba_peer import (
    f32,
    into,
    layernorm_kernel,
    matmul_kernel,
    parallel,
    softmax_kernel,
)  # fmt: skip
from burn_dispatch.bench.suites.fusion import CUBIC, GELU
from burn_dispatch.bench.suites.tensor import ROW

FACTOR, THIRD = f32(GELU), f32(CUBIC)


@parallel
def conv2d_kernel(out, x, weight, stride):
    """`x` is padded."""
    batch, outputs, height, width = out.shape
    for job in prange(batch * outputs):
        n, o = job // outputs, job % outputs
        for i in range(height):
            for j in range(width):
                out[n, o, i, j] = 0
            for c in range(x.shape[1]):
                for a in range(weight.shape[2]):
                    for b in range(weight.shape[3]):
                        w = weight[o, c, a, b]
                        for j in range(width):
                            out[n, o, i, j] += w * x[n, c, i * stride + a, j * stride + b]


def conv2d(x, weight, stride) -> Prepared:
    p = weight.shape[-1] // 2
    side = (x.shape[2] + 2 * p - weight.shape[2]) // stride + 1
    out = np.empty((x.shape[0], weight.shape[0], side, side), f32)
    pads = ((0, 0), (0, 0), (p, p), (p, p))
    return Prepared(lambda: conv2d_kernel(out, np.pad(x, pads), weight, stride), lambda: out)


@parallel
def attention_kernel(out, q, k, v, scale, causal):
    _, heads, places, width = q.shape
    keys = k.shape[2]
    for job in prange(heads * places):
        h, i = job // places, job % places
        seen = i + 1 if causal else keys
        scores = np.empty(keys, np.float32)
        top = f32(-math.inf)
        for j in range(seen):
            s = f32(0)
            for c in range(width):
                s += q[0, h, i, c] * k[0, h, j, c]
            scores[j] = s * scale
            top = max(top, scores[j])
        total = f32(0)
        for c in range(width):
            out[0, h, i, c] = 0
        for j in range(seen):
            e = math.exp(scores[j] - top)
            total += e
            for c in range(width):
                out[0, h, i, c] += e * v[0, h, j, c]
        for c in range(width):
            out[0, h, i, c] /= total


def attention(q, k, v) -> Prepared:
    return into(attention_kernel, np.empty_like(q), q, k, v, f32(q.shape[-1] ** -0.5), False)


def attention_causal(q, k, v) -> Prepared:
    return into(attention_kernel, np.empty_like(q), q, k, v, f32(q.shape[-1] ** -0.5), True)


@numba.njit(parallel=True)
def sort_kernel(out, x):
    for i in prange(x.shape[0]):
        out[i] = np.sort(x[i])


def sort(x) -> Prepared:
    return into(sort_kernel, np.empty_like(x), x)


@parallel
def scatter_kernel(out, keys, rows, parts):
    """Each thread takes a part of the columns."""
    width = out.shape[1]
    for t in prange(parts):
        left, right = width * t // parts, width * (t + 1) // parts
        out[:, left:right] = 0
        for i in range(rows.shape[0]):
            for j in range(left, right):
                out[keys[i], j] += rows[i, j]


def scatter_add_rows(keys, rows) -> Prepared:
    threads = numba.get_num_threads()
    return into(scatter_kernel, np.empty((32768, rows.shape[1]), f32), keys, rows, threads)


@parallel
def pool_kernel(out, x):
    planes, height, width = out.shape
    for n in prange(planes):
        for i in range(height):
            for j in range(width):
                above = max(x[n, 2 * i, 2 * j], x[n, 2 * i, 2 * j + 1])
                out[n, i, j] = max(above, max(x[n, 2 * i + 1, 2 * j], x[n, 2 * i + 1, 2 * j + 1]))


def max_pool2d(x) -> Prepared:
    flat = x.reshape(-1, *x.shape[2:])
    return into(pool_kernel, np.empty((flat.shape[0], x.shape[2] // 2, x.shape[3] // 2), f32), flat)


@numba.njit
def add_kernel(out, x, y):
    for i in range(out.shape[0]):
        out[i] = x[i] + y[i]


def eager_add(x, y) -> Prepared:
    """On the calling thread: threads would cost more than they save."""
    return into(add_kernel, np.empty_like(x), x, y)


def eager_add_row(x, y) -> Prepared:
    out = np.empty_like(x)

    def run():
        add_kernel(out, x, y)
        for _ in range(ROW - 1):
            add_kernel(out, out, y)

    return Prepared(run, lambda: out)


@numba.njit
def relu_kernel(out, x):
    for i in range(out.shape[0]):
        out[i] = max(x[i], f32(0))


def eager_relu(x) -> Prepared:
    return into(relu_kernel, np.empty_like(x), x)


@parallel
def chain_kernel(out, x, y):
    for i in prange(out.shape[0]):
        t = math.tanh(x[i] * f32(1.1) + f32(0.3))
        out[i] = math.sqrt(abs(t * y[i] - x[i]) + f32(1)) * y[i]


def chain8(x, y) -> Prepared:
    return into(chain_kernel, np.empty_like(x), x, y)


@parallel
def gelu_kernel(out, x):
    for i in prange(out.shape[0]):
        u = x[i]
        out[i] = u * f32(0.5) * (math.tanh((u + u * u * u * THIRD) * FACTOR) + f32(1))


def gelu_by_hand(x) -> Prepared:
    return into(gelu_kernel, np.empty_like(x), x)


def softmax_by_hand(x) -> Prepared:
    return into(softmax_kernel, np.empty_like(x), x)


def layernorm_by_hand(x, gain, bias) -> Prepared:
    return into(layernorm_kernel, np.empty_like(x), x, gain, bias)


@parallel
def bias_gelu_kernel(out, bias):
    for i in prange(out.shape[0]):
        for j in range(out.shape[1]):
            u = out[i, j] + bias[j]
            out[i, j] = u * f32(0.5) * (math.tanh((u + u * u * u * THIRD) * FACTOR) + f32(1))


def mlp_layer(x, weight, bias) -> Prepared:
    out = np.empty((x.shape[0], weight.shape[1]), f32)

    def run():
        matmul_kernel(out, x, weight)
        bias_gelu_kernel(out, bias)

    return Prepared(run, lambda: out)


OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(conv2d, attention, attention_causal, sort, scatter_add_rows, max_pool2d),
        *(eager_add, eager_add_row, eager_relu),
        *(chain8, gelu_by_hand, softmax_by_hand, layernorm_by_hand, mlp_layer),
    )
}
