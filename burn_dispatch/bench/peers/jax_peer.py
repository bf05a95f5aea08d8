"""JAX: array programs through jit; its arrays are made before the clock starts."""

# pyright: basic, reportMissingImports=false
# What jit gives back has no annotations.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from burn_dispatch.bench import cold
from burn_dispatch.bench.implementation import Operation, Prepared

jax.config.update("jax_enable_x64", True)
f32 = jnp.float32


def compiled(function: Callable[..., Any], *args: Any) -> Prepared:
    """A jitted function of arrays; each run makes a new result."""
    arrays = [jnp.asarray(arg) for arg in args]
    jitted = jax.jit(function)
    return Prepared(lambda: jitted(*arrays).block_until_ready(), lambda: np.asarray(jitted(*arrays)).copy())


def saxpy(a, x, y) -> Prepared:
    return compiled(lambda a, x, y: a * x + y, f32(a), x, y)


def chain(a, b, x, y) -> Prepared:
    def function(x, y):
        u = x * f32(a) + f32(b)
        gelu = f32(0.5) * u * (1 + jnp.tanh(f32(0.7978845608) * (u + f32(0.044715) * u * u * u)))
        return gelu / (1 + jnp.exp(-y))

    return compiled(function, x, y)


def broadcast(column, row, scale) -> Prepared:
    return compiled(lambda a, b, c: (a[:, None] + b) * c, column, row, scale)


def sum_all(x) -> Prepared:
    return compiled(lambda x: x.sum(), x)


def sum_rows(x) -> Prepared:
    return compiled(lambda x: x.sum(1), x)


def sum_columns(x) -> Prepared:
    return compiled(lambda x: x.sum(0), x)


def softmax(x) -> Prepared:
    return compiled(lambda x: jax.nn.softmax(x, -1), x)


def layernorm(x, gain, bias) -> Prepared:
    def function(x, gain, bias):
        d = x - x.mean(-1, keepdims=True)
        return d * lax.rsqrt((d * d).mean(-1, keepdims=True) + f32(1e-5)) * gain + bias

    return compiled(function, x, gain, bias)


def matmul(a, b) -> Prepared:
    return compiled(jnp.matmul, a, b)


def transpose(x) -> Prepared:
    return compiled(lambda x: x.T.copy(), x)


def gather(x, indices) -> Prepared:
    return compiled(lambda x, i: x.at[i].get(mode="promise_in_bounds"), x, indices)


def histogram(weights, keys, bins) -> Prepared:
    def function(weights, keys):
        return jnp.zeros(bins, f32).at[keys].add(weights, mode="promise_in_bounds")

    return compiled(function, weights, keys)


def stencil(x) -> Prepared:
    def function(x):
        around = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]
        return jnp.pad(f32(0.5) * x[1:-1, 1:-1] + f32(0.125) * around, 1)

    return compiled(function, x)


def mandelbrot(side, most) -> Prepared:
    def function(real, imaginary):
        def step(_, state):
            x, y, count = state
            xx, yy = x * x, y * y
            return xx - yy + real, 2 * x * y + imaginary, count + (xx + yy <= 4).astype(jnp.int32)

        zero = jnp.zeros((side, side), f32)
        return lax.fori_loop(0, most, step, (zero, zero, zero.astype(jnp.int32)))[2]

    points = np.arange(side, dtype=np.float32) * np.float32(2.5 / side)
    return compiled(function, points[None] - np.float32(2), points[:, None] - np.float32(1.25))


def nbody(bodies) -> Prepared:
    def function(bodies):
        def one(place):
            d = bodies[:3] - place[:, None]
            r = lax.rsqrt((d * d).sum(0) + f32(1e-3))
            return (d * (bodies[3] * r * r * r)).sum(-1)

        return lax.map(one, bodies[:3].T, batch_size=256).T

    return compiled(function, bodies)


def cumsum(x) -> Prepared:
    return compiled(jnp.cumsum, x)


def argmax_rows(x) -> Prepared:
    return compiled(lambda x: jnp.argmax(x, 1), x)


def random_uniform(count, seed) -> Prepared:
    return compiled(lambda key: jax.random.uniform(key, (count,), f32), jax.random.key(seed))


def random_normal(count, seed) -> Prepared:
    return compiled(lambda key: jax.random.normal(key, (count,), f32), jax.random.key(seed))


def first_kernel(count, how) -> Prepared:
    return cold.prepare("import jax, jax.numpy as jnp", SAXPY, how)


SAXPY = """
if cached:
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
else:
    jax.config.update("jax_enable_compilation_cache", False)
saxpy = jax.jit(lambda a, x, y: a * x + y)
def run(a, x, y, out):
    out[:] = saxpy(a, x, y)
"""

OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(saxpy, chain, broadcast, sum_all, sum_rows, sum_columns, softmax, layernorm, matmul, transpose),
        *(gather, histogram, stencil, mandelbrot, nbody, cumsum, argmax_rows),
        *(random_uniform, random_normal, first_kernel),
    )
} | {"matvec": matmul, "vecmat": matmul, "launch": saxpy, "launch_bound": saxpy}
