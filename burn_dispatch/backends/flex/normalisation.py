"""Softmax and norms along an axis: one pass over rows, a block of them at a time."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.flex import threads
from burn_dispatch.backends.ndarray.rounding import widened

Rows = Callable[[Array], Array]


def by_rows(function: Rows, x: Array, dim: int) -> Array:
    """A function of rows (count, extent), which keeps their shape, along an axis; 16 bits in f32."""
    rows = threads.lines(x, dim)
    out = np.empty_like(rows)

    def block(start: int, stop: int) -> None:
        out[start:stop] = function(widened(rows[start:stop]))

    threads.ranges(rows.shape[0], rows.shape[1], block)
    return threads.unlined(out, x.shape, dim)


def _shifted(rows: Array) -> Array:
    found: Array = np.subtract(rows, rows.max(-1, keepdims=True, initial=-np.inf))
    return found


def _softmax(rows: Array) -> Array:
    e = _shifted(rows)
    np.exp(e, e)
    found: Array = np.divide(e, e.sum(-1, keepdims=True), e)
    return found


def _log_softmax(rows: Array) -> Array:
    shifted = _shifted(rows)
    found: Array = np.subtract(shifted, np.log(np.exp(shifted).sum(-1, keepdims=True)), shifted)
    return found


def activation_softmax(x: Array, dim: int) -> Array:
    """exp(x - max) over its sum."""
    return by_rows(_softmax, x, dim)


def activation_log_softmax(x: Array, dim: int) -> Array:
    """x - max - log(sum(exp(x - max)))."""
    return by_rows(_log_softmax, x, dim)


def activation_softmin(x: Array, dim: int) -> Array:
    """`softmax` of -x."""
    return by_rows(lambda rows: _softmax(-rows), x, dim)


def layer_norm(x: Array, gamma: Array, beta: Array | None, epsilon: float) -> Array:
    """(x - mean) / sqrt(variance + epsilon) * gamma + beta along the last axis, with the biased variance."""
    scale, shift = widened(gamma), None if beta is None else widened(beta)

    def normal(rows: Array) -> Array:
        out: Array = rows - rows.mean(-1, np.float64, keepdims=True).astype(rows.dtype)
        variance = np.square(out).mean(-1, np.float64, keepdims=True)
        out *= (1 / np.sqrt(variance + epsilon)).astype(rows.dtype)
        out *= scale
        if shift is not None:
            out += shift
        return out

    return by_rows(normal, x, x.ndim - 1)


def batch_norm(x: Array, gamma: Array, beta: Array, mean: Array, variance: Array, epsilon: float) -> Array:
    """(x - mean) * (gamma / sqrt(variance + epsilon)) + beta along axis 1, one plane after the other."""
    scale = widened(gamma) / np.sqrt(widened(variance) + widened(gamma).dtype.type(epsilon))
    centre, shift = widened(mean), widened(beta)
    planes = np.ascontiguousarray(x).reshape(x.shape[0] * x.shape[1], math.prod(x.shape[2:]))
    out = np.empty_like(planes)

    def block(start: int, stop: int) -> None:
        channel = np.arange(start, stop) % x.shape[1]
        part = widened(planes[start:stop]) - centre[channel, None]
        out[start:stop] = part * scale[channel, None] + shift[channel, None]

    threads.ranges(planes.shape[0], planes.shape[1], block)
    return out.reshape(x.shape)
