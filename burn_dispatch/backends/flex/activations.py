"""Activations in one pass over blocks. Those that are exact round where their compositions round."""

from __future__ import annotations

import math

import numpy as np

from burn_cube.semantics import Array
from burn_dispatch.backends.flex.elementwise import blocked, float_erf
from burn_dispatch.backends.ndarray.rounding import floats, quiet, scalar

_HALF_ROOT = math.sqrt(0.5)
_DENSITY = 1 / math.sqrt(2 * math.pi)

_times = floats(np.multiply)
_plus = floats(np.add)


def _relu(x: Array) -> Array:
    return np.where(x <= 0, x.dtype.type(0), x)


def _relu_backward(output: Array, grad: Array) -> Array:
    return np.where(output <= 0, grad.dtype.type(0), grad)


def _leaky(x: Array, slope: Array) -> Array:
    return np.where(x < 0, _times(x, slope), x)


def _hard_sigmoid(x: Array, alpha: Array, beta: Array) -> Array:
    line = _plus(_times(x, alpha), beta)
    line = np.where(line < 0, line.dtype.type(0), line)
    return np.where(line > 1, line.dtype.type(1), line)


def _sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def _sigmoid_backward(output: Array, grad: Array) -> Array:
    found: Array = grad * output * (1 - output)
    return found


def _log_sigmoid_backward(x: Array, grad: Array) -> Array:
    return grad * _sigmoid(-x)


def _log_sigmoid(x: Array) -> Array:
    return np.where(x > 0, x.dtype.type(0), x) - np.log1p(np.exp(-np.abs(x)))


def _gelu(x: Array, error: Array) -> Array:
    found: Array = x * x.dtype.type(0.5) * (1 + error)  # in this order, nothing overflows
    return found


def _gelu_backward(x: Array, grad: Array, error: Array) -> Array:
    density = np.exp(-x * x * x.dtype.type(0.5)) * x.dtype.type(_DENSITY)
    found: Array = grad * ((1 + error) * x.dtype.type(0.5) + x * density)
    return found


activation_relu = blocked(quiet(_relu))
activation_relu_backward = blocked(quiet(_relu_backward))
activation_prelu = blocked(quiet(_leaky))
activation_sigmoid = blocked(floats(_sigmoid))
activation_sigmoid_backward = blocked(floats(_sigmoid_backward))
activation_log_sigmoid = blocked(floats(_log_sigmoid))
activation_log_sigmoid_backward = blocked(floats(_log_sigmoid_backward))
_gelu_blocks = blocked(floats(_gelu))
_gelu_backward_blocks = blocked(floats(_gelu_backward))


def activation_leaky_relu(x: Array, slope: float) -> Array:
    """x, or slope * x where x is negative."""
    return activation_prelu(x, scalar(x, slope))


def activation_hard_sigmoid(x: Array, alpha: float, beta: float) -> Array:
    """alpha * x + beta, between 0 and 1."""
    return _hard(x, scalar(x, alpha), scalar(x, beta))


_hard = blocked(quiet(_hard_sigmoid))


def _scaled_error(x: Array) -> Array:
    return float_erf(_times(x, scalar(x, _HALF_ROOT)))


def activation_gelu(x: Array) -> Array:
    """x * (1 + erf(x / sqrt(2))) / 2."""
    return _gelu_blocks(x, _scaled_error(x))


def activation_gelu_backward(x: Array, grad: Array) -> Array:
    """grad * (Phi(x) + x * phi(x)), with the distribution and density of the standard normal."""
    return _gelu_backward_blocks(x, grad, _scaled_error(x))
