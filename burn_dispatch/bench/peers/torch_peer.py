"""PyTorch: eager, into tensors that exist already where it can."""

# pyright: basic, reportMissingImports=false
# The installed version decides which of its functions have annotations.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F

from burn_dispatch.bench import cold
from burn_dispatch.bench.implementation import Operation, Prepared

torch.set_grad_enabled(False)
tensor = torch.from_numpy


def into(out: Any, run: Callable[[], object]) -> Prepared:
    """A run that fills a tensor."""
    return Prepared(run, out.numpy)


def given(run: Callable[[], Any]) -> Prepared:
    """A run whose result is new each time."""
    return Prepared(run, lambda: run().numpy())


def saxpy(a, x, y) -> Prepared:
    x, y = tensor(x), tensor(y)
    out = torch.empty_like(x)
    return into(out, lambda: torch.add(y, x, alpha=a, out=out))


def chain(a, b, x, y) -> Prepared:
    x, y = tensor(x), tensor(y)
    return given(lambda: F.gelu(x.mul(a).add_(b), approximate="tanh").mul_(torch.sigmoid(y)))


def broadcast(column, row, scale) -> Prepared:
    column, row, scale = tensor(column)[:, None], tensor(row), tensor(scale)
    out = torch.empty(column.numel(), row.numel())
    return into(out, lambda: torch.add(column, row, out=out).mul_(scale))


def sum_all(x) -> Prepared:
    x = tensor(x)
    return given(x.sum)


def sum_rows(x) -> Prepared:
    x = tensor(x)
    return given(lambda: x.sum(1))


def sum_columns(x) -> Prepared:
    x = tensor(x)
    return given(lambda: x.sum(0))


def softmax(x) -> Prepared:
    x = tensor(x)
    out = torch.empty_like(x)
    return into(out, lambda: torch.softmax(x, -1, out=out))


def layernorm(x, gain, bias) -> Prepared:
    x, gain, bias = tensor(x), tensor(gain), tensor(bias)
    return given(lambda: F.layer_norm(x, (x.shape[-1],), gain, bias, 1e-5))


def matmul(a, b) -> Prepared:
    a, b = tensor(a), tensor(b)
    out = torch.matmul(a, b)
    return into(out, lambda: torch.matmul(a, b, out=out))


def transpose(x) -> Prepared:
    x = tensor(x).t()
    out = torch.empty(x.shape)
    return into(out, lambda: out.copy_(x))


def gather(x, indices) -> Prepared:
    x, indices = tensor(x), tensor(indices)
    out = torch.empty(indices.numel())
    return into(out, lambda: torch.index_select(x, 0, indices, out=out))


def histogram(weights, keys, bins) -> Prepared:
    weights, keys = tensor(weights), tensor(keys)
    return given(lambda: torch.zeros(bins).index_add_(0, keys, weights))


def stencil(x) -> Prepared:
    x = tensor(x)

    def run():
        around = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]
        return F.pad(0.5 * x[1:-1, 1:-1] + 0.125 * around, (1, 1, 1, 1))

    return given(run)


def mandelbrot(side, most) -> Prepared:
    points = torch.arange(side, dtype=torch.float32) * (2.5 / side)
    real, imaginary = (points - 2)[None], (points - 1.25)[:, None]

    def run():
        x, y, count = (
            torch.zeros(side, side),
            torch.zeros(side, side),
            torch.zeros(side, side, dtype=torch.int32),
        )
        for _ in range(most):
            xx, yy = x * x, y * y
            count += xx + yy <= 4
            y = 2 * x * y + imaginary
            x = xx - yy + real
        return count

    return given(run)


def nbody(bodies) -> Prepared:
    bodies = tensor(bodies)

    def run():
        parts = []
        for i in range(0, bodies.shape[1], 512):
            d = bodies[:3, None, :] - bodies[:3, i : i + 512, None]
            r = torch.rsqrt((d * d).sum(0) + 1e-3)
            parts.append((d * (bodies[3] * r * r * r)).sum(-1))
        return torch.cat(parts, 1)

    return given(run)


def cumsum(x) -> Prepared:
    x = tensor(x)
    out = torch.empty_like(x)
    return into(out, lambda: torch.cumsum(x, 0, out=out))


def argmax_rows(x) -> Prepared:
    x = tensor(x)
    return given(lambda: torch.argmax(x, 1))


def random_uniform(count, seed) -> Prepared:
    out = torch.empty(count)
    generator = torch.Generator().manual_seed(seed)
    return into(out, lambda: out.uniform_(generator=generator))


def random_normal(count, seed) -> Prepared:
    out = torch.empty(count)
    generator = torch.Generator().manual_seed(seed)
    return into(out, lambda: out.normal_(generator=generator))


def first_kernel(count, how) -> Prepared:
    return cold.prepare("import torch", SAXPY, how)


SAXPY = """
@torch.compile
def saxpy(a, x, y):
    return a * x + y
def run(a, x, y, out):
    out[:] = saxpy(a, torch.from_numpy(x), torch.from_numpy(y)).numpy()
"""

OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(saxpy, chain, broadcast, sum_all, sum_rows, sum_columns, softmax, layernorm, matmul, transpose),
        *(gather, histogram, stencil, mandelbrot, nbody, cumsum, argmax_rows),
        *(random_uniform, random_normal, first_kernel),
    )
} | {"matvec": matmul, "vecmat": matmul, "launch": saxpy, "launch_bound": saxpy}
