"""Numba: loops in parallel, with fast-math."""

# pyright: basic, reportMissingImports=false
# Numba ships no annotations, and its decorators change what a function is.

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import prange

from burn_dispatch.bench import cold
from burn_dispatch.bench.implementation import Operation, Prepared

parallel = numba.njit(parallel=True, fastmath=True)
f32 = np.float32
THREADS: int = numba.get_num_threads()


def into(kernel: Callable[..., Any], out: np.ndarray, *args: Any) -> Prepared:
    """A run that fills an array."""
    return Prepared(lambda: kernel(out, *args), lambda: out)


@parallel
def saxpy_kernel(out, a, x, y):
    for i in prange(out.shape[0]):
        out[i] = a * x[i] + y[i]


def saxpy(a, x, y) -> Prepared:
    return into(saxpy_kernel, np.empty_like(x), f32(a), x, y)


@parallel
def chain_kernel(out, a, b, x, y):
    for i in prange(out.shape[0]):
        u = x[i] * a + b
        gelu = f32(0.5) * u * (f32(1) + math.tanh(f32(0.7978845608) * (u + f32(0.044715) * u * u * u)))
        out[i] = gelu / (f32(1) + math.exp(-y[i]))


def chain(a, b, x, y) -> Prepared:
    return into(chain_kernel, np.empty_like(x), f32(a), f32(b), x, y)


@parallel
def broadcast_kernel(out, column, row, scale):
    for i in prange(out.shape[0]):
        for j in range(out.shape[1]):
            out[i, j] = (column[i] + row[j]) * scale[j]


def broadcast(column, row, scale) -> Prepared:
    return into(broadcast_kernel, np.empty((column.size, row.size), f32), column, row, scale)


@parallel
def sum_all_kernel(out, x):
    total = f32(0)
    for i in prange(x.shape[0]):
        total += x[i]
    out[0] = total


def sum_all(x) -> Prepared:
    return into(sum_all_kernel, np.empty(1, f32), x)


@parallel
def sum_rows_kernel(out, x):
    for i in prange(x.shape[0]):
        total = f32(0)
        for j in range(x.shape[1]):
            total += x[i, j]
        out[i] = total


def sum_rows(x) -> Prepared:
    return into(sum_rows_kernel, np.empty(x.shape[0], f32), x)


@parallel
def sum_columns_kernel(out, x, parts):
    for t in prange(parts):
        left, right = x.shape[1] * t // parts, x.shape[1] * (t + 1) // parts
        for j in range(left, right):
            out[j] = 0
        for i in range(x.shape[0]):
            for j in range(left, right):
                out[j] += x[i, j]


def sum_columns(x) -> Prepared:
    return into(sum_columns_kernel, np.empty(x.shape[1], f32), x, THREADS)


@parallel
def softmax_kernel(out, x):
    for i in prange(x.shape[0]):
        top = x[i, 0]
        for j in range(x.shape[1]):
            top = max(top, x[i, j])
        total = f32(0)
        for j in range(x.shape[1]):
            e = math.exp(x[i, j] - top)
            out[i, j] = e
            total += e
        factor = f32(1) / total
        for j in range(x.shape[1]):
            out[i, j] *= factor


def softmax(x) -> Prepared:
    return into(softmax_kernel, np.empty_like(x), x)


@parallel
def layernorm_kernel(out, x, gain, bias):
    n = x.shape[1]
    for i in prange(x.shape[0]):
        total = f32(0)
        for j in range(n):
            total += x[i, j]
        mean = total / f32(n)
        squares = f32(0)
        for j in range(n):
            squares += (x[i, j] - mean) * (x[i, j] - mean)
        factor = f32(1) / math.sqrt(squares / f32(n) + f32(1e-5))
        for j in range(n):
            out[i, j] = (x[i, j] - mean) * factor * gain[j] + bias[j]


def layernorm(x, gain, bias) -> Prepared:
    return into(layernorm_kernel, np.empty_like(x), x, gain, bias)


@parallel
def matmul_kernel(out, a, b):
    """Four rows at a time, in blocks of 64 rows and 64 of the inner axis."""
    height, width, depth = out.shape[0], out.shape[1], a.shape[1]
    for block in prange((height + 63) // 64):
        top, bottom = block * 64, min(block * 64 + 64, height)
        out[top:bottom] = 0
        whole = top + (bottom - top) // 4 * 4
        for kb in range(0, depth, 64):
            for i in range(top, whole, 4):
                for k in range(kb, min(kb + 64, depth)):
                    a0, a1, a2, a3 = a[i, k], a[i + 1, k], a[i + 2, k], a[i + 3, k]
                    for j in range(width):
                        t = b[k, j]
                        out[i, j] += a0 * t
                        out[i + 1, j] += a1 * t
                        out[i + 2, j] += a2 * t
                        out[i + 3, j] += a3 * t
            for i in range(whole, bottom):
                for k in range(kb, min(kb + 64, depth)):
                    for j in range(width):
                        out[i, j] += a[i, k] * b[k, j]


def matmul(a, b) -> Prepared:
    return into(matmul_kernel, np.empty((a.shape[0], b.shape[1]), a.dtype), a, b)


@parallel
def matvec_kernel(out, a, x):
    for i in prange(a.shape[0]):
        total = f32(0)
        for k in range(a.shape[1]):
            total += a[i, k] * x[k]
        out[i] = total


def matvec(a, x) -> Prepared:
    return into(matvec_kernel, np.empty(a.shape[0], f32), a, x)


@parallel
def vecmat_kernel(out, x, a, parts):
    for t in prange(parts):
        left, right = a.shape[1] * t // parts, a.shape[1] * (t + 1) // parts
        for j in range(left, right):
            out[j] = 0
        for k in range(a.shape[0]):
            for j in range(left, right):
                out[j] += x[k] * a[k, j]


def vecmat(x, a) -> Prepared:
    return into(vecmat_kernel, np.empty(a.shape[1], f32), x, a, THREADS)


@parallel
def transpose_kernel(out, x):
    for block in prange((x.shape[1] + 31) // 32):
        left, right = block * 32, min(block * 32 + 32, x.shape[1])
        for top in range(0, x.shape[0], 32):
            for j in range(left, right):
                for i in range(top, min(top + 32, x.shape[0])):
                    out[j, i] = x[i, j]


def transpose(x) -> Prepared:
    return into(transpose_kernel, np.empty((x.shape[1], x.shape[0]), f32), x)


@parallel
def gather_kernel(out, x, indices):
    for i in prange(out.shape[0]):
        out[i] = x[indices[i]]


def gather(x, indices) -> Prepared:
    return into(gather_kernel, np.empty(indices.size, f32), x, indices)


@parallel
def histogram_kernel(out, weights, keys, partial):
    parts, n = partial.shape[0], weights.shape[0]
    for t in prange(parts):
        partial[t] = 0
        for i in range(n * t // parts, n * (t + 1) // parts):
            partial[t, keys[i]] += weights[i]
    for b in prange(out.shape[0]):
        total = f32(0)
        for t in range(parts):
            total += partial[t, b]
        out[b] = total


def histogram(weights, keys, bins) -> Prepared:
    return into(histogram_kernel, np.empty(bins, f32), weights, keys, np.empty((THREADS, bins), f32))


@parallel
def stencil_kernel(out, x):
    for i in prange(1, x.shape[0] - 1):
        for j in range(1, x.shape[1] - 1):
            around = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]
            out[i, j] = f32(0.5) * x[i, j] + f32(0.125) * around


def stencil(x) -> Prepared:
    return into(stencil_kernel, np.zeros_like(x), x)


@parallel
def mandelbrot_kernel(out, most):
    side = out.shape[0]
    step = f32(2.5 / side)
    for i in prange(side):
        imaginary = f32(i) * step - f32(1.25)
        for j in range(side):
            real = f32(j) * step - f32(2)
            x, y, count = f32(0), f32(0), 0
            while count < most:
                xx, yy = x * x, y * y
                if xx + yy > f32(4):
                    break
                y = f32(2) * x * y + imaginary
                x = xx - yy + real
                count += 1
            out[i, j] = count


def mandelbrot(side, most) -> Prepared:
    return into(mandelbrot_kernel, np.empty((side, side), np.int32), most)


@parallel
def nbody_kernel(out, bodies):
    n = bodies.shape[1]
    for i in prange(n):
        x, y, z = bodies[0, i], bodies[1, i], bodies[2, i]
        a, b, c = f32(0), f32(0), f32(0)
        for j in range(n):
            dx, dy, dz = bodies[0, j] - x, bodies[1, j] - y, bodies[2, j] - z
            r = f32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + f32(1e-3))
            s = bodies[3, j] * r * r * r
            a += s * dx
            b += s * dy
            c += s * dz
        out[0, i], out[1, i], out[2, i] = a, b, c


def nbody(bodies) -> Prepared:
    return into(nbody_kernel, np.empty((3, bodies.shape[1]), f32), bodies)


@parallel
def cumsum_kernel(out, x, totals):
    parts, n = totals.shape[0], x.shape[0]
    for t in prange(parts):
        total = f32(0)
        for i in range(n * t // parts, n * (t + 1) // parts):
            total += x[i]
        totals[t] = total
    for t in prange(parts):
        total = f32(0)
        for before in range(t):
            total += totals[before]
        for i in range(n * t // parts, n * (t + 1) // parts):
            total += x[i]
            out[i] = total


def cumsum(x) -> Prepared:
    return into(cumsum_kernel, np.empty_like(x), x, np.empty(THREADS, f32))


@parallel
def argmax_rows_kernel(out, x):
    for i in prange(x.shape[0]):
        best, where = x[i, 0], 0
        for j in range(x.shape[1]):
            if x[i, j] > best:
                best, where = x[i, j], j
        out[i] = where


def argmax_rows(x) -> Prepared:
    return into(argmax_rows_kernel, np.empty(x.shape[0], np.int32), x)


@parallel
def random_uniform_kernel(out):
    for i in prange(out.shape[0]):
        out[i] = np.random.random()


def random_uniform(count, seed) -> Prepared:
    return into(random_uniform_kernel, np.empty(count, f32))


@parallel
def random_normal_kernel(out):
    for i in prange(out.shape[0]):
        out[i] = np.random.standard_normal()


def random_normal(count, seed) -> Prepared:
    return into(random_normal_kernel, np.empty(count, f32))


@numba.njit(fastmath=True)
def launch_kernel(out, a, x, y):
    for i in range(out.shape[0]):
        out[i] = a * x[i] + y[i]


def launch(a, x, y) -> Prepared:
    """On the calling thread: threads would cost more than they save."""
    return into(launch_kernel, np.empty_like(x), f32(a), x, y)


def first_kernel(count, how) -> Prepared:
    return cold.prepare("import numba", NUMBA_SAXPY, how)


NUMBA_SAXPY = """
@numba.njit(parallel=True, cache=cached)
def run(a, x, y, out):
    for i in numba.prange(out.shape[0]):
        out[i] = a * x[i] + y[i]
"""

OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(
            saxpy,
            chain,
            broadcast,
            sum_all,
            sum_rows,
            sum_columns,
            softmax,
            layernorm,
            matmul,
            matvec,
            vecmat,
        ),
        *(transpose, gather, histogram, stencil, mandelbrot, nbody, cumsum, argmax_rows),
        *(random_uniform, random_normal, launch, first_kernel),
    )
} | {"launch_bound": launch}
