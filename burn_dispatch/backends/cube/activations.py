"""Activations, each one kernel."""

from __future__ import annotations

from burn_dispatch.backends.cube.launching import binary, unary
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import functions as fn


def activation_relu(x: CubeTensor) -> CubeTensor:
    """What is negative becomes 0; a NaN stays."""
    return unary(fn.relu, x.dtype, x)


def activation_relu_backward(output: CubeTensor, grad: CubeTensor) -> CubeTensor:
    """The gradient where the output is positive."""
    return binary(fn.relu_backward, grad.dtype, output, grad)


def activation_leaky_relu(x: CubeTensor, slope: float) -> CubeTensor:
    """x, or slope * x where x is negative."""
    return unary(fn.leaky_relu, x.dtype, x, float(slope))


def activation_prelu(x: CubeTensor, alpha: CubeTensor) -> CubeTensor:
    """As `activation_leaky_relu`, with slopes in a tensor that broadcasts."""
    return binary(fn.leaky_relu, x.dtype, x, alpha)


def activation_gelu(x: CubeTensor) -> CubeTensor:
    """x * (1 + erf(x / sqrt(2))) / 2."""
    return unary(fn.gelu, x.dtype, x)


def activation_gelu_backward(x: CubeTensor, grad: CubeTensor) -> CubeTensor:
    """grad * (Phi(x) + x * phi(x)), with the distribution and density of the standard normal."""
    return binary(fn.gelu_backward, x.dtype, x, grad)


def activation_sigmoid(x: CubeTensor) -> CubeTensor:
    """1 / (1 + exp(-x))."""
    return unary(fn.sigmoid, x.dtype, x)


def activation_sigmoid_backward(output: CubeTensor, grad: CubeTensor) -> CubeTensor:
    """grad * s * (1 - s), of the output s."""
    return binary(fn.sigmoid_backward, grad.dtype, output, grad)


def activation_hard_sigmoid(x: CubeTensor, alpha: float, beta: float) -> CubeTensor:
    """alpha * x + beta, between 0 and 1."""
    return unary(fn.hard_sigmoid, x.dtype, x, float(alpha), float(beta))


def activation_log_sigmoid(x: CubeTensor) -> CubeTensor:
    """log(1 / (1 + exp(-x))) without overflow."""
    return unary(fn.log_sigmoid, x.dtype, x)


def activation_log_sigmoid_backward(x: CubeTensor, grad: CubeTensor) -> CubeTensor:
    """grad * sigmoid(-x)."""
    return binary(fn.log_sigmoid_backward, x.dtype, x, grad)
