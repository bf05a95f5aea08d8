"""Taichi: kernels on NumPy arrays. `x[i] = x[i] + v` where `+=` would be an atomic addition."""

# pyright: basic, reportMissingImports=false, reportInvalidTypeForm=false, reportIndexIssue=false
# Taichi's annotations are values of its own, and its kernels have no types for others.
# No `from __future__ import annotations`: Taichi reads the annotations themselves.

import os

import numpy as np
import taichi as ti

from burn_dispatch.bench import cold
from burn_dispatch.bench.implementation import Operation, Prepared

THREADS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
ti.init(arch=ti.cpu, cpu_max_num_threads=THREADS, log_level=ti.ERROR, offline_cache=False)
A1 = ti.types.ndarray(dtype=ti.f32, ndim=1)
A2 = ti.types.ndarray(dtype=ti.f32, ndim=2)
I1 = ti.types.ndarray(dtype=ti.i32, ndim=1)
I2 = ti.types.ndarray(dtype=ti.i32, ndim=2)
D2 = ti.types.ndarray(dtype=ti.f64, ndim=2)
PARTS = 64


def into(kernel, out, *args) -> Prepared:
    """A run that fills an array."""
    return Prepared(lambda: kernel(out, *args), lambda: out)


@ti.kernel
def saxpy_kernel(out: A1, a: ti.f32, x: A1, y: A1):
    for i in range(out.shape[0]):
        out[i] = a * x[i] + y[i]


def saxpy(a, x, y) -> Prepared:
    return into(saxpy_kernel, np.empty_like(x), a, x, y)


@ti.kernel
def chain_kernel(out: A1, a: ti.f32, b: ti.f32, x: A1, y: A1):
    for i in range(out.shape[0]):
        u = x[i] * a + b
        out[i] = 0.5 * u * (1 + ti.tanh(0.7978845608 * (u + 0.044715 * u * u * u))) / (1 + ti.exp(-y[i]))


def chain(a, b, x, y) -> Prepared:
    return into(chain_kernel, np.empty_like(x), a, b, x, y)


@ti.kernel
def broadcast_kernel(out: A2, column: A1, row: A1, scale: A1):
    for i in range(out.shape[0]):
        for j in range(out.shape[1]):
            out[i, j] = (column[i] + row[j]) * scale[j]


def broadcast(column, row, scale) -> Prepared:
    return into(broadcast_kernel, np.empty((column.size, row.size), np.float32), column, row, scale)


@ti.kernel
def sum_all_kernel(out: A1, x: A1):
    total = 0.0
    for i in range(x.shape[0]):
        total += x[i]
    out[0] = total


def sum_all(x) -> Prepared:
    return into(sum_all_kernel, np.empty(1, np.float32), x)


@ti.kernel
def sum_rows_kernel(out: A1, x: A2):
    for i in range(x.shape[0]):
        total = 0.0
        for j in range(x.shape[1]):
            total += x[i, j]
        out[i] = total


def sum_rows(x) -> Prepared:
    return into(sum_rows_kernel, np.empty(x.shape[0], np.float32), x)


@ti.kernel
def sum_columns_kernel(out: A1, x: A2):
    for t in range(8):
        left, right = x.shape[1] * t // 8, x.shape[1] * (t + 1) // 8
        for j in range(left, right):
            out[j] = 0
        for i in range(x.shape[0]):
            for j in range(left, right):
                out[j] = out[j] + x[i, j]


def sum_columns(x) -> Prepared:
    return into(sum_columns_kernel, np.empty(x.shape[1], np.float32), x)


@ti.kernel
def softmax_kernel(out: A2, x: A2):
    for i in range(x.shape[0]):
        top = x[i, 0]
        for j in range(x.shape[1]):
            top = ti.max(top, x[i, j])
        total = 0.0
        for j in range(x.shape[1]):
            e = ti.exp(x[i, j] - top)
            out[i, j] = e
            total += e
        for j in range(x.shape[1]):
            out[i, j] = out[i, j] / total


def softmax(x) -> Prepared:
    return into(softmax_kernel, np.empty_like(x), x)


@ti.kernel
def layernorm_kernel(out: A2, x: A2, gain: A1, bias: A1):
    for i in range(x.shape[0]):
        total = 0.0
        for j in range(x.shape[1]):
            total += x[i, j]
        mean = total / x.shape[1]
        squares = 0.0
        for j in range(x.shape[1]):
            squares += (x[i, j] - mean) * (x[i, j] - mean)
        factor = 1 / ti.sqrt(squares / x.shape[1] + 1e-5)
        for j in range(x.shape[1]):
            out[i, j] = (x[i, j] - mean) * factor * gain[j] + bias[j]


def layernorm(x, gain, bias) -> Prepared:
    return into(layernorm_kernel, np.empty_like(x), x, gain, bias)


def product_kernel(matrix):
    """Out, a and b of one type of matrix."""

    @ti.kernel
    def product(out: matrix, a: matrix, b: matrix):
        for i in range(out.shape[0]):
            for j in range(out.shape[1]):
                out[i, j] = 0
            for k in range(a.shape[1]):
                for j in range(out.shape[1]):
                    out[i, j] = out[i, j] + a[i, k] * b[k, j]

    return product


def matmul(a, b) -> Prepared:
    kernel = product_kernel(D2 if a.dtype == np.float64 else A2)
    return into(kernel, np.empty((a.shape[0], b.shape[1]), a.dtype), a, b)


@ti.kernel
def transpose_kernel(out: A2, x: A2):
    for left, top in ti.ndrange(x.shape[1] // 32, x.shape[0] // 32):
        for j in range(left * 32, left * 32 + 32):
            for i in range(top * 32, top * 32 + 32):
                out[j, i] = x[i, j]


def transpose(x) -> Prepared:
    return into(transpose_kernel, np.empty((x.shape[1], x.shape[0]), np.float32), x)


@ti.kernel
def gather_kernel(out: A1, x: A1, indices: I1):
    for i in range(out.shape[0]):
        out[i] = x[indices[i]]


def gather(x, indices) -> Prepared:
    return into(gather_kernel, np.empty(indices.size, np.float32), x, indices)


@ti.kernel
def histogram_kernel(out: A1, weights: A1, keys: I1):
    for b in range(out.shape[0]):
        out[b] = 0
    for i in range(weights.shape[0]):
        ti.atomic_add(out[keys[i]], weights[i])


def histogram(weights, keys, bins) -> Prepared:
    return into(histogram_kernel, np.empty(bins, np.float32), weights, keys)


@ti.kernel
def stencil_kernel(out: A2, x: A2):
    for i in range(1, x.shape[0] - 1):
        for j in range(1, x.shape[1] - 1):
            around = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1]
            out[i, j] = 0.5 * x[i, j] + 0.125 * around


def stencil(x) -> Prepared:
    return into(stencil_kernel, np.zeros_like(x), x)


@ti.kernel
def mandelbrot_kernel(out: I2, most: ti.i32):
    for i, j in ti.ndrange(out.shape[0], out.shape[1]):
        step = 2.5 / out.shape[0]
        real, imaginary = j * step - 2.0, i * step - 1.25
        x, y, count = 0.0, 0.0, 0
        while count < most:
            xx, yy = x * x, y * y
            if xx + yy > 4:
                break
            y = 2 * x * y + imaginary
            x = xx - yy + real
            count += 1
        out[i, j] = count


def mandelbrot(side, most) -> Prepared:
    return into(mandelbrot_kernel, np.empty((side, side), np.int32), most)


@ti.kernel
def nbody_kernel(out: A2, bodies: A2):
    for i in range(bodies.shape[1]):
        x, y, z = bodies[0, i], bodies[1, i], bodies[2, i]
        a, b, c = 0.0, 0.0, 0.0
        for j in range(bodies.shape[1]):
            dx, dy, dz = bodies[0, j] - x, bodies[1, j] - y, bodies[2, j] - z
            r = 1 / ti.sqrt(dx * dx + dy * dy + dz * dz + 1e-3)
            s = bodies[3, j] * r * r * r
            a += s * dx
            b += s * dy
            c += s * dz
        out[0, i] = a
        out[1, i] = b
        out[2, i] = c


def nbody(bodies) -> Prepared:
    return into(nbody_kernel, np.empty((3, bodies.shape[1]), np.float32), bodies)


@ti.kernel
def cumsum_kernel(out: A1, x: A1, totals: A1):
    n = x.shape[0] // PARTS
    for t in range(PARTS):
        total = 0.0
        for i in range(t * n, t * n + n):
            total += x[i]
        totals[t] = total
    for t in range(PARTS):
        total = 0.0
        for before in range(t):
            total += totals[before]
        for i in range(t * n, t * n + n):
            total += x[i]
            out[i] = total


def cumsum(x) -> Prepared:
    return into(cumsum_kernel, np.empty_like(x), x, np.empty(PARTS, np.float32))


@ti.kernel
def argmax_rows_kernel(out: I1, x: A2):
    for i in range(x.shape[0]):
        best, where = x[i, 0], 0
        for j in range(x.shape[1]):
            if x[i, j] > best:
                best = x[i, j]
                where = j
        out[i] = where


def argmax_rows(x) -> Prepared:
    return into(argmax_rows_kernel, np.empty(x.shape[0], np.int32), x)


@ti.kernel
def random_uniform_kernel(out: A1):
    for i in range(out.shape[0]):
        out[i] = ti.random()


def random_uniform(count, seed) -> Prepared:
    return into(random_uniform_kernel, np.empty(count, np.float32))


@ti.kernel
def random_normal_kernel(out: A1):
    for i in range(out.shape[0]):
        out[i] = ti.randn()


def random_normal(count, seed) -> Prepared:
    return into(random_normal_kernel, np.empty(count, np.float32))


def first_kernel(count, how) -> Prepared:
    return cold.prepare("import taichi as ti", SAXPY, how)


SAXPY = """
if ti.lang.impl.get_runtime().prog is None:
    ti.init(arch=ti.cpu, log_level=ti.ERROR, offline_cache=cached)
A1 = ti.types.ndarray(dtype=ti.f32, ndim=1)
@ti.kernel
def saxpy(a: ti.f32, x: A1, y: A1, out: A1):
    for i in range(out.shape[0]):
        out[i] = a * x[i] + y[i]
run = saxpy
"""

OPERATIONS: dict[str, Operation] = {
    function.__name__: function
    for function in (
        *(saxpy, chain, broadcast, sum_all, sum_rows, sum_columns, softmax, layernorm, matmul, transpose),
        *(gather, histogram, stencil, mandelbrot, nbody, cumsum, argmax_rows),
        *(random_uniform, random_normal, first_kernel),
    )
} | {"launch": saxpy, "launch_bound": saxpy}
