"""Activations: functions of tensors of floats."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from burn_cube.errors import DispatchValueError
from burn_dispatch import bridge
from burn_dispatch.api import checks, plain
from burn_dispatch.layout import normalise
from burn_dispatch.tensor import Tensor

_F = TypeVar("_F", bound=Callable[..., Tensor])
_SELU_ALPHA, _SELU_SCALE = 1.6732632423543772, 1.0507009873554805  # Klambauer et al., 2017


def _row(name: str, x: Tensor, *args: Any) -> Tensor:
    return Tensor(bridge.call(f"activation_{name}")(checks.kind(name, x, "F"), *args))


def _along(name: str, x: Tensor, dim: int) -> Tensor:
    rank = len(checks.kind(name, x, "F").shape)
    return _row(name, x, normalise(dim, rank, name))


def _composed(function: _F) -> _F:
    """A function over others: what is no tensor of floats is refused by its own name."""

    @wraps(function)
    def checked(x: Tensor, *args: Any, **options: Any) -> Tensor:
        checks.kind(function.__name__, x, "F")
        return function(x, *args, **options)

    return cast("_F", checked)


def relu(x: Tensor) -> Tensor:
    """max(x, 0); a NaN stays."""
    return _row("relu", x)


def leaky_relu(x: Tensor, negative_slope: float = 0.01) -> Tensor:
    """x, or negative_slope * x where x is negative."""
    return _row("leaky_relu", x, plain.number("leaky_relu", "negative_slope", negative_slope))


def prelu(x: Tensor, alpha: Tensor) -> Tensor:
    """As `leaky_relu`, with one slope, or one a channel (axis 1)."""
    slopes = checks.kind("prelu", alpha, "F", "alpha")
    checks.together("prelu", checks.kind("prelu", x, "F"), slopes)
    count = alpha.numel()
    channels = x.shape[1] if x.ndim > 1 else 1
    if alpha.ndim > 1 or count not in (1, channels):
        raise DispatchValueError(f"prelu: got slopes of shape {alpha.shape}, expected (1,) or ({channels},)")
    shape = (1, count, *(1,) * (x.ndim - 2)) if x.ndim > 1 else (1,)
    return _row("prelu", x, checks.kind("prelu", alpha.reshape(shape), "F"))


def gelu(x: Tensor) -> Tensor:
    """x times the distribution function of the standard normal, by erf (Hendrycks, Gimpel, 2016)."""
    return _row("gelu", x)


@_composed
def gelu_approximate(x: Tensor) -> Tensor:
    """`gelu` by tanh: x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x**3)))."""
    inner = (x + x * x * x * 0.044715) * math.sqrt(2 / math.pi)
    return x * 0.5 * (inner.tanh() + 1.0)


def sigmoid(x: Tensor) -> Tensor:
    """1 / (1 + exp(-x))."""
    return _row("sigmoid", x)


def log_sigmoid(x: Tensor) -> Tensor:
    """The logarithm of `sigmoid`, without overflow."""
    return _row("log_sigmoid", x)


def hard_sigmoid(x: Tensor, alpha: float = 0.2, beta: float = 0.5) -> Tensor:
    """alpha * x + beta, between 0 and 1."""
    slope, middle = plain.number("hard_sigmoid", "alpha", alpha), plain.number("hard_sigmoid", "beta", beta)
    return _row("hard_sigmoid", x, slope, middle)


def softmax(x: Tensor, dim: int = -1) -> Tensor:
    """exp(x) over its sum along an axis."""
    return _along("softmax", x, dim)


def log_softmax(x: Tensor, dim: int = -1) -> Tensor:
    """The logarithm of `softmax`."""
    return _along("log_softmax", x, dim)


def softmin(x: Tensor, dim: int = -1) -> Tensor:
    """`softmax` of -x."""
    return _along("softmin", x, dim)


@_composed
def quiet_softmax(x: Tensor, dim: int = -1) -> Tensor:
    """exp(x) over 1 + its sum along an axis: all may be near 0."""
    axis = normalise(dim, x.ndim, "quiet_softmax")
    if not x.numel():
        return x.clone()
    top = x.max_dim(axis).clamp_min(0.0)  # the 1 is exp(0)
    e = (x - top).exp()
    return e / (e.sum_dim(axis) + (-top).exp())


@_composed
def softplus(x: Tensor, beta: float = 1.0) -> Tensor:
    """log(1 + exp(beta * x)) / beta, without overflow; beta is not 0."""
    beta = plain.number("softplus", "beta", beta)
    if beta == 0:
        raise DispatchValueError("softplus: got a beta of 0, expected another number")
    straight = x.clamp_min(0.0) if beta > 0 else x.clamp_max(0.0)
    return straight + (-(x * beta).abs()).exp().log1p() * (1.0 / beta)


@_composed
def silu(x: Tensor) -> Tensor:
    """x * sigmoid(x)."""
    return x * sigmoid(x)


@_composed
def mish(x: Tensor) -> Tensor:
    """x * tanh(softplus(x)) (Misra, 2019)."""
    return x * softplus(x).tanh()


@_composed
def tanh(x: Tensor) -> Tensor:
    """The hyperbolic tangent."""
    return x.tanh()


@_composed
def hardtanh(x: Tensor, low: float = -1.0, high: float = 1.0) -> Tensor:
    """x between two bounds."""
    return x.clamp(plain.number("hardtanh", "low", low), plain.number("hardtanh", "high", high))


@_composed
def relu6(x: Tensor) -> Tensor:
    """x between 0 and 6."""
    return x.clamp(0.0, 6.0)


@_composed
def hard_swish(x: Tensor) -> Tensor:
    """x * relu6(x + 3) / 6 (Howard et al., 2019)."""
    return x * ((x + 3.0).clamp(0.0, 6.0) / 6.0)


@_composed
def elu(x: Tensor, alpha: float = 1.0) -> Tensor:
    """x, or alpha * (exp(x) - 1) where x is not positive."""
    alpha = plain.number("elu", "alpha", alpha)
    return x.mask_where(x.lower_equal(0.0), (x.clamp_max(0.0).exp() - 1.0) * alpha)


@_composed
def celu(x: Tensor, alpha: float = 1.0) -> Tensor:
    """x, or alpha * (exp(x / alpha) - 1) where x is not positive; alpha is not 0."""
    alpha = plain.number("celu", "alpha", alpha)
    if alpha == 0:
        raise DispatchValueError("celu: got an alpha of 0, expected another number")
    return x.mask_where(x.lower_equal(0.0), ((x.clamp_max(0.0) / alpha).exp() - 1.0) * alpha)


@_composed
def selu(x: Tensor) -> Tensor:
    """A scaled `elu` that keeps mean and deviation (Klambauer et al., 2017)."""
    return elu(x, _SELU_ALPHA) * _SELU_SCALE


@_composed
def threshold(x: Tensor, threshold: float, value: float) -> Tensor:
    """x where it is above the threshold, else a value."""
    least = plain.number("threshold", "threshold", threshold)
    return x.mask_fill(x.lower_equal(least), plain.number("threshold", "value", value))


@_composed
def thresholded_relu(x: Tensor, alpha: float = 1.0) -> Tensor:
    """x where it is above alpha, else 0."""
    return threshold(x, plain.number("thresholded_relu", "alpha", alpha), 0.0)


@_composed
def glu(x: Tensor, dim: int = -1) -> Tensor:
    """The first half along an axis times the sigmoid of the second."""
    axis = normalise(dim, x.ndim, "glu")
    if x.shape[axis] % 2:
        raise DispatchValueError(f"glu: got extent {x.shape[axis]} along axis {axis}, expected an even one")
    half = x.shape[axis] // 2
    return x.narrow(axis, 0, half) * sigmoid(x.narrow(axis, half, half))


@_composed
def softsign(x: Tensor) -> Tensor:
    """x / (1 + |x|)."""
    return x / (x.abs() + 1.0)


@_composed
def tanhshrink(x: Tensor) -> Tensor:
    """x - tanh(x)."""
    return x - x.tanh()


@_composed
def hard_shrink(x: Tensor, bound: float = 0.5) -> Tensor:
    """0 where |x| is at most the bound, else x."""
    return x.mask_fill(x.abs().lower_equal(plain.number("hard_shrink", "bound", bound)), 0.0)


@_composed
def soft_shrink(x: Tensor, bound: float = 0.5) -> Tensor:
    """x moved towards 0 by the bound, at most to 0."""
    return shrink(x, bound, bound)


@_composed
def shrink(x: Tensor, bound: float = 0.5, bias: float = 0.0) -> Tensor:
    """x - bias above the bound, x + bias below its negative, else 0."""
    moved = x - x.sign() * plain.number("shrink", "bias", bias)
    return moved.mask_fill(x.abs().lower_equal(plain.number("shrink", "bound", bound)), 0.0)
