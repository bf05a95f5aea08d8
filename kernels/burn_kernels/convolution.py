"""Convolutions of up to three axes, a unit for each element of the result: right on every device.

x is (batch, channels, *space), weight (outputs, channels / groups, *kernel); of a transposed convolution
(channels, outputs / groups, *kernel). All contiguous.
"""

from __future__ import annotations

import itertools
import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.epilogue import Finish, ending, given, put
from burn_kernels.windows import Axis, Sizes, accumulator, axes
from burn_kernels.workload import Workload, direct, shaped, uniform


@bc.cube
def conv_body(
    x: bc.Array[bc.F], weight: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F] | None,
    length: bc.index, channels: bc.index, outputs: bc.index, groups: bc.index, d: Axis, h: Axis, w: Axis,
    wide: bc.Comptime[bc.DType], store: Any, extra: Any,
) -> None:  # fmt: skip
    """`length`: of the result; `channels` are those of x; a tap outside of x adds nothing."""
    i = bc.ABSOLUTE_POS
    if i < length:
        row, ow = i // w.out, i % w.out
        plane, oh = row // h.out, row % h.out
        image, od = plane // d.out, plane % d.out
        batch, output = image // outputs, image % outputs
        width = channels // groups
        first = batch * channels + output // (outputs // groups) * width
        space = d.extent * h.extent * w.extent
        taps = d.kernel * h.kernel * w.kernel
        total = bc.cast(0, wide)
        if bias is not None:
            total += bc.cast(bias[output], wide)
        for kd in range(d.kernel):
            z = d.place(od, kd)
            for kh in range(h.kernel):
                y = h.place(oh, kh)
                if d.inside(z) and h.inside(y):
                    for kw in range(w.kernel):
                        column = w.place(ow, kw)
                        if w.inside(column):
                            source = first * space + (z * h.extent + y) * w.extent + column
                            tap = output * width * taps + (kd * h.kernel + kh) * w.kernel + kw
                            for c in range(width):
                                value = bc.cast(x[source + c * space], wide)
                                total += value * bc.cast(weight[tap + c * taps], wide)
        put(out, i, total, image, od * h.out + oh, ow, store, extra)


@bc.cube
def conv_kernel(
    x: bc.Array[bc.F], weight: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F],
    length: bc.index, channels: bc.index, outputs: bc.index, groups: bc.index, d: Axis, h: Axis, w: Axis,
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """The result is stored."""
    conv_body(x, weight, bias, out, length, channels, outputs, groups, d, h, w, wide, None, None)


@bc.cube
def transposed_kernel(
    x: bc.Array[bc.F], weight: bc.Array[bc.F], bias: bc.Array[bc.F] | None, out: bc.Array[bc.F],
    channels: bc.index, outputs: bc.index, groups: bc.index, d: Axis, h: Axis, w: Axis,
    wide: bc.Comptime[bc.DType],
) -> None:  # fmt: skip
    """The axes are those of the convolution that this undoes: its input is our result."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        row, iw = i // w.extent, i % w.extent
        plane, ih = row // h.extent, row % h.extent
        image, id = plane // d.extent, plane % d.extent
        batch, output = image // outputs, image % outputs
        width, share = channels // groups, outputs // groups
        group = output // share
        space = d.out * h.out * w.out
        taps = d.kernel * h.kernel * w.kernel
        total = bc.cast(0, wide)
        if bias is not None:
            total += bc.cast(bias[output], wide)
        for kd in range(d.kernel):
            z = d.window(id, kd)
            for kh in range(h.kernel):
                y = h.window(ih, kh)
                if z >= 0 and y >= 0:
                    for kw in range(w.kernel):
                        column = w.window(iw, kw)
                        if column >= 0:
                            source = (batch * channels + group * width) * space
                            source += (z * h.out + y) * w.out + column
                            tap = (group * width * share + output % share) * taps
                            tap += (kd * h.kernel + kh) * w.kernel + kw
                            for c in range(width):
                                value = bc.cast(x[source + c * space], wide)
                                total += value * bc.cast(weight[tap + c * share * taps], wide)
        out[i] = bc.cast(total, bc.F)


def conv(
    x: Array, weight: Array, bias: Array | None, out: Array | None, *,
    shape: Sizes, stride: Sizes, padding: Sizes, dilation: Sizes, groups: int, dtype: str,
    finish: Finish | None = None,
) -> None:  # fmt: skip
    """`padding`: before each axis; what comes after follows from `shape`, that of the result. `finish`: what
    is done with the elements instead of storing them to `out`."""
    numbers = zip(x.shape[2:], shape[2:], weight.shape[2:], stride, padding, dilation, strict=True)
    space, length = axes(*numbers), math.prod(shape)
    kernel, more = ending(conv_kernel, conv_body, finish, None)
    kernel.forall(length)(
        x, weight, bias, *given(out), length, x.shape[1], shape[1], groups, *space, accumulator(dtype), *more
    )


def conv_transpose(
    x: Array, weight: Array, bias: Array | None, out: Array, *,
    stride: Sizes, padding: Sizes, dilation: Sizes, groups: int, dtype: str,
) -> None:  # fmt: skip
    """`padding` is cut off in front; the end follows from the shape of `out`."""
    numbers = zip(out.shape[2:], x.shape[2:], weight.shape[2:], stride, padding, dilation, strict=True)
    space = axes(*numbers)
    transposed_kernel.forall(math.prod(out.shape))(
        x, weight, bias, out, x.shape[1], out.shape[1], groups, *space, accumulator(dtype)
    )


def reference(
    x: NDArray[Any], weight: NDArray[Any], stride: Sizes, padding: Sizes, dilation: Sizes, groups: int = 1
) -> NDArray[Any]:
    """By NumPy in f64, of any rank, with the same padding on both sides."""
    rank = x.ndim - 2
    wide = np.pad(x.astype(np.float64), [(0, 0), (0, 0), *[(p, p) for p in padding]])
    out = [
        (n - d * (k - 1) - 1) // s + 1
        for n, d, k, s in zip(wide.shape[2:], dilation, weight.shape[2:], stride, strict=True)
    ]
    total = np.zeros((x.shape[0], groups, weight.shape[0] // groups, *out))
    kernels = weight.astype(np.float64).reshape(groups, -1, *weight.shape[1:])
    for tap in itertools.product(*map(range, weight.shape[2:])):
        places = [
            slice(k * d, k * d + (n - 1) * s + 1, s)
            for k, d, n, s in zip(tap, dilation, out, stride, strict=True)
        ]
        part = wide[(slice(None), slice(None), *places)].reshape(x.shape[0], groups, -1, *out)
        axis_names = "xyz"[:rank]
        at: tuple[Any, ...] = (..., *tap)
        total += np.einsum(f"ngc{axis_names},goc->ngo{axis_names}", part, kernels[at], optimize=True)
    return total.reshape(x.shape[0], weight.shape[0], *out)


def transposed_reference(
    x: NDArray[Any], weight: NDArray[Any], stride: Sizes, padding: Sizes, dilation: Sizes, out: Sizes,
    groups: int = 1,
) -> NDArray[Any]:  # fmt: skip
    """By NumPy in f64: each element of x adds a window to the result."""
    far = [
        (n - 1) * s + d * (k - 1) + 1
        for n, s, d, k in zip(x.shape[2:], stride, dilation, weight.shape[2:], strict=True)
    ]
    long = [max(n, m + p) for n, m, p in zip(far, out, padding, strict=True)]
    total = np.zeros((x.shape[0], groups, weight.shape[1], *long))
    parts = x.astype(np.float64).reshape(x.shape[0], groups, -1, *x.shape[2:])
    kernels = weight.astype(np.float64).reshape(groups, -1, *weight.shape[1:])
    names = "xyz"[: len(out)]
    for tap in itertools.product(*map(range, weight.shape[2:])):
        places = [
            slice(k * d, k * d + (n - 1) * s + 1, s)
            for k, d, n, s in zip(tap, dilation, x.shape[2:], stride, strict=True)
        ]
        window: tuple[Any, ...] = (..., *places)
        at: tuple[Any, ...] = (..., *tap)
        total[window] += np.einsum(f"ngc{names},gco->ngo{names}", parts, kernels[at])
    kept: tuple[Any, ...] = (..., *[slice(p, p + n) for p, n in zip(padding, out, strict=True)])
    return np.asarray(total[kept].reshape(x.shape[0], -1, *out))


_VOLUME, _CUBES = (2, 16, 16, 32, 32), (32, 16, 3, 3, 3)
_PLANE, _TAPS = (4, 64, 28, 28), (64, 32, 4, 4)
_DOUBLED = (56, 56)


def _volumes(x: Array, weight: Array, out: Array) -> None:
    one = (1, 1, 1)
    conv(x, weight, None, out, shape=out.shape, stride=one, padding=one, dilation=one, groups=1, dtype="f32")


def _doubled(x: Array, weight: Array, out: Array) -> None:
    one = (1, 1)
    conv_transpose(x, weight, None, out, stride=(2, 2), padding=one, dilation=one, groups=1, dtype="f32")


WORKLOADS = (
    Workload(
        "conv3d", "f32", "2x16x16x32x32-32-k3s1",
        lambda rng: (uniform(rng, *_VOLUME), uniform(rng, *_CUBES)), shaped(2, 32, 16, 32, 32),
        direct(_volumes),
        partial(reference, stride=(1,) * 3, padding=(1,) * 3, dilation=(1,) * 3),
        flops=2 * 2 * 16 * 32 * 32 * math.prod(_CUBES), tolerance=2e-5,
    ),
    Workload(
        "conv_transpose2d", "f32", "4x64x28x28-32-k4s2",
        lambda rng: (uniform(rng, *_PLANE), uniform(rng, *_TAPS)), shaped(4, 32, *_DOUBLED),
        direct(_doubled),
        partial(transposed_reference, stride=(2, 2), padding=(1, 1), dilation=(1, 1), out=_DOUBLED),
        flops=2 * 4 * 28 * 28 * math.prod(_TAPS), tolerance=2e-5,
    ),
)  # fmt: skip
