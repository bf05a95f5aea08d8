"""Products of matrices by BLAS, which reads transposed ones in place; of ints too, where f64 is exact."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.flex import threads
from burn_dispatch.backends.ndarray import products
from burn_dispatch.backends.ndarray.rounding import narrowed, quiet, widened

_EXACT = 2.0**53
"""Whole numbers up to here are exact in f64."""
_SMALL = 1 << 12


def _magnitude(x: Array) -> float:
    return max(abs(float(x.max())), abs(float(x.min())))


@quiet
def int_matmul(lhs: Array, rhs: Array) -> Array:
    """Sums wrap. NumPy's own product of ints is a plain loop: BLAS in f64 is used where it is exact."""
    if lhs.size * rhs.shape[-1] < _SMALL or not rhs.size:
        return products.int_matmul(lhs, rhs)
    if _magnitude(lhs) * _magnitude(rhs) * lhs.shape[-1] >= _EXACT:
        return _by_rows(lhs, rhs)
    found = (lhs.astype(np.float64) @ rhs.astype(np.float64)).astype(np.int64)
    return found.astype(lhs.dtype)


def _by_rows(lhs: Array, rhs: Array) -> Array:
    """NumPy's product, each thread some rows of it."""
    batch = np.broadcast_shapes(lhs.shape[:-2], rhs.shape[:-2])
    out = np.empty((*batch, lhs.shape[-2], rhs.shape[-1]), lhs.dtype)

    def block(start: int, stop: int) -> None:
        np.matmul(lhs[..., start:stop, :], rhs, out[..., start:stop, :])

    cost = out.size // max(lhs.shape[-2], 1) * lhs.shape[-1]
    threads.ranges(lhs.shape[-2], cost, block)
    return out


def _rows(x: Array) -> Array:
    return x.reshape(math.prod(x.shape[:-1]), x.shape[-1])


@quiet
def linear(x: Array, weight: Array, bias: Array | None) -> Array:
    """x @ weight + bias along the last axis."""
    found = widened(_rows(x)) @ widened(weight)
    if bias is not None:
        found += widened(bias)
    return narrowed(found, x).reshape(*x.shape[:-1], weight.shape[1])


@quiet
def linear_weight_backward(x: Array, grad: Array) -> Array:
    """Transposed x @ grad, over all rows of all outer axes."""
    return narrowed(widened(_rows(x)).T @ widened(_rows(grad)), x)
