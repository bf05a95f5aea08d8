"""Elementwise kernels: saxpy, a fused chain of gelu and sigmoid, and arithmetic with broadcasting."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, like, shaped, uniform

UNITS = 256


@bc.cube
def saxpy_kernel(a: bc.F, x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = a * x + y."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = a * x[i] + y[i]


@bc.cube
def sigmoid(x: bc.F) -> bc.F:
    """1 / (1 + exp(-x)); exp overflows to infinity where the result is 0."""
    return 1.0 / (1.0 + bc.exp(-x))


@bc.cube
def gelu_tanh(x: bc.F) -> bc.F:
    """The usual approximation of gelu, x / 2 * (1 + tanh(u)), written as x * sigmoid(2 * u)."""
    return x * sigmoid(1.5957691216057308 * (x + 0.044715 * x * x * x))


@bc.cube
def chain_kernel(a: bc.F, b: bc.F, x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = gelu(a * x + b) * sigmoid(y)."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = gelu_tanh(a * x[i] + b) * sigmoid(y[i])


@bc.cube
def broadcast_kernel(
    column: bc.Array[bc.F], row: bc.Array[bc.F], scale: bc.Array[bc.F], out: bc.Array[bc.F]
) -> None:
    """out = (column + row) * scale, with a cube for a piece of a row."""
    i, j = bc.CUBE_POS_Y, bc.ABSOLUTE_POS_X
    if j < row.len():
        out[i * row.len() + j] = (column[i] + row[j]) * scale[j]


def saxpy(a: float, x: Array, y: Array, out: Array) -> None:
    """out = a * x + y; all contiguous, of one shape."""
    saxpy_kernel.forall(math.prod(out.shape))(a, x, y, out)


def chain(a: float, b: float, x: Array, y: Array, out: Array) -> None:
    """out = gelu(a * x + b) * sigmoid(y); all contiguous, of one shape."""
    chain_kernel.forall(math.prod(out.shape))(a, b, x, y, out)


def broadcast(column: Array, row: Array, scale: Array, out: Array) -> None:
    """out = (column + row) * scale, for `column` of n values, `row` and `scale` of m, `out` n by m."""
    height, width = out.shape
    if height and width:
        broadcast_kernel[(bc.cdiv(width, UNITS), height), UNITS](column, row, scale, out)


def chain_reference(a: float, b: float, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    """By NumPy, in f64."""
    u = x.astype(np.float64) * a + b
    gelu = 0.5 * u * (1 + np.tanh(0.7978845608028654 * (u + 0.044715 * u**3)))
    return np.asarray(gelu / (1 + np.exp(-y.astype(np.float64))))


def _saxpy_reference(a: float, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.float32(a) * x + y)


def _broadcast_reference(column: NDArray[Any], row: NDArray[Any], scale: NDArray[Any]) -> NDArray[Any]:
    return np.asarray((column[:, None] + row) * scale)


def _saxpy(size: str, n: int) -> Workload:
    return Workload(
        "saxpy", "f32", size,
        lambda rng: (2.5, uniform(rng, n), uniform(rng, n)),
        like(-1), direct(saxpy), _saxpy_reference,
        bytes=12 * n, flops=2 * n, traffic="triad", tolerance=1e-6,
    )  # fmt: skip


def _chain(size: str, n: int) -> Workload:
    return Workload(
        "chain", "f32", size,
        lambda rng: (1.1, 0.3, uniform(rng, n), uniform(rng, n)),
        like(-1), direct(chain), chain_reference,
        bytes=12 * n, traffic="triad", tolerance=2e-6,
    )  # fmt: skip


def _broadcast(size: str, n: int, m: int) -> Workload:
    return Workload(
        "broadcast", "f32", size,
        lambda rng: (uniform(rng, n), uniform(rng, m), uniform(rng, m)),
        shaped(n, m), direct(broadcast), _broadcast_reference,
        bytes=4 * n * m, flops=2 * n * m, tolerance=1e-6,
    )  # fmt: skip


WORKLOADS = (
    _saxpy("16M", 1 << 24),
    _saxpy("64k", 1 << 16),
    _chain("16M", 1 << 24),
    _chain("64k", 1 << 16),
    _broadcast("4096x4096", 4096, 4096),
)
