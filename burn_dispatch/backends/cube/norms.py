"""Norms and softmax of Cube, a launch each."""

from __future__ import annotations

import math

from burn_dispatch.backends.cube.axis import along
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import norm, norm_lines, softmax
from burn_kernels.lines import contiguous_lines
from burn_kernels.machine import properties
from burn_kernels.softmax_lines import softmax_lines

_WIDE = ("f32", "f64")


def _on_processor(x: CubeTensor) -> bool:
    """Whether kernels for rows in vectors of 16 suit: contiguous, not of 16 bits."""
    return x.is_contiguous and x.dtype.name in _WIDE and properties(x).runtime == "cpu"


def _softmax(x: CubeTensor, dim: int, logarithm: bool) -> CubeTensor:
    out = CubeTensor.empty(x.shape, x.dtype, x.device)
    if not out.layout.numel:
        return out
    length = x.shape[dim]
    rows = out.layout.numel // length
    if dim == len(x.shape) - 1 and length >= 64 and not logarithm and _on_processor(x):
        two = (rows, length)
        softmax.softmax(_shaped(x, two), _shaped(out, two))
        return out
    array, src = along(x, dim)
    dst = contiguous_lines(length, src.inner)
    softmax_lines(array, src, out, dst, rows, length, x.dtype.name, logarithm=logarithm)
    return out


def activation_softmax(x: CubeTensor, dim: int) -> CubeTensor:
    """exp(x - max) over its sum along an axis."""
    return _softmax(x, dim, False)


def activation_log_softmax(x: CubeTensor, dim: int) -> CubeTensor:
    """x - max - log(sum(exp(x - max))) along an axis."""
    return _softmax(x, dim, True)


def layer_norm(x: CubeTensor, gamma: CubeTensor, beta: CubeTensor | None, epsilon: float) -> CubeTensor:
    """(x - mean) / sqrt(variance + epsilon) * gamma + beta along the last axis."""
    out = CubeTensor.empty(x.shape, x.dtype, x.device)
    if not out.layout.numel:
        return out
    length = x.shape[-1]
    rows = out.layout.numel // length
    gain, bias = contiguous(gamma), None if beta is None else contiguous(beta)
    if bias is not None and length >= 64 and _on_processor(x):
        two = (rows, length)
        norm.layernorm(_shaped(x, two), gain, bias, _shaped(out, two), epsilon=epsilon)
        return out
    array, src = along(x, len(x.shape) - 1)
    dst = contiguous_lines(length)
    norm_lines.line_norm(array, src, gain, bias, out, dst, rows, length, epsilon, x.dtype.name)
    return out


def batch_norm(
    x: CubeTensor, gamma: CubeTensor, beta: CubeTensor, mean: CubeTensor, variance: CubeTensor, epsilon: float
) -> CubeTensor:
    """(x - mean) / sqrt(variance + epsilon) * gamma + beta along axis 1, by statistics given."""
    out = CubeTensor.empty(x.shape, x.dtype, x.device)
    if out.layout.numel:
        norm_lines.channel_norm(
            contiguous(x), contiguous(gamma), contiguous(beta), contiguous(mean), contiguous(variance), out,
            x.shape[1], math.prod(x.shape[2:]), epsilon, x.dtype.name,
        )  # fmt: skip
    return out


def _shaped(x: CubeTensor, shape: tuple[int, ...]) -> CubeTensor:
    found = x.layout.reshape(shape)
    assert found is not None  # x is contiguous
    return x.view(found)
