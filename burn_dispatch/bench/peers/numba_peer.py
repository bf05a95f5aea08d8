"""Numba: loops in parallel, with fast-math."""

# pyright: basic
# Numba ships no annotations, and its decorators change what a function is.

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import prange

from burn_dispatch.bench.implementation import Operation, Prepared

parallel = numba.njit(parallel=True, fastmath=True)
f32 = np.float32


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


OPERATIONS: dict[str, Operation] = {
    "saxpy": saxpy,
    "chain": chain,
    "broadcast": broadcast,
}
