"""Pools: the largest and the means of windows. Shapes are those of PyTorch."""

from __future__ import annotations

from typing import Any

from burn_cube.errors import DispatchValueError, shown
from burn_dispatch import bridge, creation, options
from burn_dispatch.api import checks, plain
from burn_dispatch.api.base import Ints
from burn_dispatch.tensor import Tensor


def max_pool2d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The largest of each window; x (batch, channels, height, width)."""
    return Tensor(_pool("max_pool2d", x, kernel, stride, padding, dilation, True, ceil_mode))


def max_pool2d_with_indices(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """`max_pool2d`, and where each is in its plane: row * width + column."""
    return _with_indices("max_pool2d_with_indices", x, kernel, stride, padding, dilation, ceil_mode)


def avg_pool2d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, count_include_pad: bool = True,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The mean of each window; x (batch, channels, height, width)."""
    return Tensor(_pool("avg_pool2d", x, kernel, stride, padding, 1, count_include_pad, ceil_mode))


def max_pool1d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The largest of each window; x (batch, channels, length)."""
    return Tensor(_pool("max_pool1d", x, kernel, stride, padding, dilation, True, ceil_mode))


def max_pool1d_with_indices(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """`max_pool1d`, and where along the length each is."""
    return _with_indices("max_pool1d_with_indices", x, kernel, stride, padding, dilation, ceil_mode)


def avg_pool1d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, count_include_pad: bool = True,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The mean of each window; x (batch, channels, length)."""
    return Tensor(_pool("avg_pool1d", x, kernel, stride, padding, 1, count_include_pad, ceil_mode))


def _with_indices(
    op: str, x: Tensor, kernel: Ints, stride: Ints | None, padding: Ints, dilation: Ints, ceil: bool
) -> tuple[Tensor, Tensor]:
    mine = checks.kind(op, x, "F")
    dtype = mine.device.settings().int_dtype
    values, indices = _pool(op, x, kernel, stride, padding, dilation, True, ceil, dtype)
    return Tensor(values), Tensor(indices)


def _pool(
    op: str, x: Tensor, kernel: Ints, stride: Ints | None, padding: Ints, dilation: Ints, include: bool,
    ceil: bool, *more: Any,
) -> Any:  # fmt: skip
    axes = int(op[8])
    mine = checks.kind(op, x, "F")
    sizes = plain.sizes(op, "kernel", kernel, axes)
    steps = sizes if stride is None else plain.sizes(op, "stride", stride, axes)
    around = plain.sizes(op, "padding", padding, axes, 0)
    apart = plain.sizes(op, "dilation", dilation, axes)
    if x.ndim != axes + 2:
        raise DispatchValueError(f"{op}: got shape {x.shape}, expected rank {axes + 2}")
    for axis in range(axes):
        if 2 * around[axis] > sizes[axis]:
            raise DispatchValueError(
                f"{op}: got padding {shown(around[axis])}, expected at most half of the kernel"
            )
        window = apart[axis] * (sizes[axis] - 1) + 1
        if window > x.shape[2 + axis] + 2 * around[axis]:
            raise DispatchValueError(
                f"{op}: a window of {shown(window)} is larger than {x.shape[2 + axis]} with its padding"
            )
    flags = plain.flag(op, "count_include_pad", include), plain.flag(op, "ceil_mode", ceil)
    return bridge.call(op)(mine, options.PoolOptions(sizes, steps, around, apart, *flags), *more)


def adaptive_avg_pool1d(x: Tensor, size: Ints) -> Tensor:
    """The means of windows that tile the length, as many as `size` says; x (batch, channels, length)."""
    return _adaptive("adaptive_avg_pool1d", x, size)


def adaptive_avg_pool2d(x: Tensor, size: Ints) -> Tensor:
    """The means of windows that tile the image, as many as `size` says."""
    return _adaptive("adaptive_avg_pool2d", x, size)


def adaptive_avg_pool3d(x: Tensor, size: Ints) -> Tensor:
    """The means of windows that tile the volume; x (batch, channels, depth, height, width)."""
    return _adaptive("adaptive_avg_pool3d", x, size)


def _adaptive(op: str, x: Tensor, size: Ints) -> Tensor:
    axes, mine = int(op[17]), checks.kind(op, x, "F")
    sizes = plain.sizes(op, "size", size, axes)
    if x.ndim != axes + 2:
        raise DispatchValueError(f"{op}: got shape {x.shape}, expected rank {axes + 2}")
    if 0 in x.shape[2:]:
        raise DispatchValueError(f"{op}: cannot take it of nothing: got shape {x.shape}")
    creation.checked_size((*x.shape[:2], *sizes), x.dtype)
    return Tensor(bridge.call(op)(mine, sizes))
