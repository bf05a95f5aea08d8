"""Norms of any float dtype and strides: of lines by their own mean and variance, by their root mean square,
and of channels by means and variances that are given. 16-bit floats are f32 inside."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.dtypes import BY_NAME
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide
from burn_kernels.lines import Lines, contiguous_lines, units_for, wide
from burn_kernels.reduce_lines import cube_combined
from burn_kernels.workload import Workload, direct, like, uniform


@bc.cube
def line_norm_kernel(
    x: bc.Array[bc.F], src: Lines, gain: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F],
    dst: Lines, length: bc.index, epsilon: bc.Comptime[float], acc: Wide,
    centred: bc.Comptime[bool], units: bc.Comptime[int],
) -> None:  # fmt: skip
    """(x - mean) / sqrt(variance + epsilon) * gain + bias, a cube a line; not centred: by a mean of 0."""
    source, target = src.start(bc.CUBE_POS), dst.start(bc.CUBE_POS)
    count = bc.cast(length, acc)
    mean = bc.cast(0, acc)
    if centred:
        for k in range(0, length, units):
            if k + bc.UNIT_POS < length:
                mean += bc.cast(x[source + (k + bc.UNIT_POS) * src.apart()], acc)
        mean = cube_combined(mean, "sum", units) / count
    squares = bc.cast(0, acc)
    for k in range(0, length, units):
        if k + bc.UNIT_POS < length:
            d = bc.cast(x[source + (k + bc.UNIT_POS) * src.apart()], acc) - mean
            squares = bc.fma(d, d, squares)
    squares = cube_combined(squares, "sum", units)
    factor = 1.0 / bc.sqrt(squares / count + bc.cast(epsilon, acc))
    for k in range(0, length, units):
        if k + bc.UNIT_POS < length:
            at = k + bc.UNIT_POS
            value = (bc.cast(x[source + at * src.apart()], acc) - mean) * factor * bc.cast(gain[at], acc)
            if bias is not None:
                value += bc.cast(bias[at], acc)
            out[target + at * dst.apart()] = bc.cast(value, bc.F)


@bc.cube
def channel_norm_kernel(
    x: bc.Array[bc.F], gain: bc.Array[bc.F], bias: bc.Array[bc.F], mean: bc.Array[bc.F],
    variance: bc.Array[bc.F], out: bc.Array[bc.F], channels: bc.index, inner: bc.index,
    epsilon: bc.Comptime[float], acc: Wide,
) -> None:  # fmt: skip
    """(x - mean[c]) / sqrt(variance[c] + epsilon) * gain[c] + bias[c]; x of shape (any, channels, inner)."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        c = i // inner % channels
        root = bc.sqrt(bc.cast(variance[c], acc) + bc.cast(epsilon, acc))
        value = (bc.cast(x[i], acc) - bc.cast(mean[c], acc)) / root * bc.cast(gain[c], acc)
        out[i] = bc.cast(value + bc.cast(bias[c], acc), bc.F)


def line_norm(
    x: Array, src: Lines, gain: Array, bias: Array | None, out: Array, dst: Lines, lines: int, length: int,
    epsilon: float, dtype: str, *, centred: bool = True,
) -> None:  # fmt: skip
    """Layer norm of each line, or its RMS norm (`centred=False`); gain and bias are contiguous."""
    units = units_for(x, length)
    line_norm_kernel.unchecked[lines, units](
        x, src, gain, bias, out, dst, length, epsilon, BY_NAME[wide(dtype)], centred, units
    )


def channel_norm(
    x: Array, gain: Array, bias: Array, mean: Array, variance: Array, out: Array, channels: int, inner: int,
    epsilon: float, dtype: str,
) -> None:  # fmt: skip
    """Batch norm by the statistics given; all contiguous."""
    channel_norm_kernel.unchecked.forall(math.prod(out.shape))(
        x, gain, bias, mean, variance, out, channels, inner, epsilon, BY_NAME[wide(dtype)]
    )


def reference(
    x: NDArray[Any], gain: NDArray[Any], bias: NDArray[Any] | None, epsilon: float, centred: bool = True
) -> NDArray[Any]:
    """Along the last axis, by NumPy, in f64."""
    wider = x.astype(np.float64)
    mean = wider.mean(-1, keepdims=True) if centred else 0.0
    deviation = np.asarray(wider - mean)
    scaled = deviation / np.sqrt((deviation**2).mean(-1, keepdims=True) + epsilon) * gain.astype(np.float64)
    return np.asarray(scaled if bias is None else scaled + bias.astype(np.float64))


def _rms(x: Array, gain: Array, out: Array) -> None:
    rows, width = x.shape
    line = contiguous_lines(width)
    line_norm(x, line, gain, None, out, line, rows, width, 1e-5, "f32", centred=False)


def _rms_reference(x: NDArray[Any], gain: NDArray[Any]) -> NDArray[Any]:
    return reference(x, gain, None, 1e-5, False)


WORKLOADS = (
    Workload(
        "rmsnorm", "f32", "4096x1024",
        lambda rng: (uniform(rng, 4096, 1024), uniform(rng, 1024)), like(0), direct(_rms),
        _rms_reference, bytes=8 << 22, tolerance=2e-5,
    ),
)  # fmt: skip
