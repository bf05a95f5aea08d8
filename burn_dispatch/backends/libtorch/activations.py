"""Activations. `activation_prelu` and `activation_hard_sigmoid` are compositions: PyTorch's are narrower."""

from __future__ import annotations

from burn_dispatch.backends.libtorch.elements import scalar
from burn_dispatch.backends.libtorch.library import Tensor, aten, functional, torch

activation_sigmoid = torch.sigmoid
activation_log_sigmoid = functional.logsigmoid


def activation_gelu(x: Tensor) -> Tensor:
    """PyTorch's, but of very large numbers, of which it makes infinity and NaN."""
    return torch.where(x > 20.0, x, functional.gelu(x))


def activation_relu(x: Tensor) -> Tensor:
    """Zeros come out without sign, which PyTorch keeps."""
    return functional.relu(x).add_(0.0)


def activation_relu_backward(output: Tensor, grad: Tensor) -> Tensor:
    """The gradient where the output is positive."""
    return grad.masked_fill(output <= 0, 0)


def activation_leaky_relu(x: Tensor, slope: float) -> Tensor:
    """x, or slope * x where x is negative."""
    return torch.where(x < 0, x * scalar(x, slope), x)


def activation_gelu_backward(x: Tensor, grad: Tensor) -> Tensor:
    """Of the exact function."""
    return aten.gelu_backward(grad, x, approximate="none")


def activation_sigmoid_backward(output: Tensor, grad: Tensor) -> Tensor:
    """grad * s * (1 - s), of the output s."""
    return aten.sigmoid_backward(grad, output)


def activation_log_sigmoid_backward(x: Tensor, grad: Tensor) -> Tensor:
    """grad * sigmoid(-x)."""
    return grad * torch.sigmoid(-x)


def activation_softmax(x: Tensor, dim: int) -> Tensor:
    """exp(x - max) over its sum along an axis."""
    return functional.softmax(x, dim)


def activation_log_softmax(x: Tensor, dim: int) -> Tensor:
    """The logarithm of `activation_softmax`."""
    return functional.log_softmax(x, dim)


def activation_softmin(x: Tensor, dim: int) -> Tensor:
    """`activation_softmax` of -x."""
    return functional.softmin(x, dim)
