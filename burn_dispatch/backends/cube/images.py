"""Images of Cube: other sizes, pixels at places of a grid, windows as columns."""

from __future__ import annotations

from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Shape
from burn_dispatch.options import GridSampleOptions, InterpolateOptions, UnfoldOptions
from burn_kernels import columns, resampling, sampling


def interpolate(x: CubeTensor, size: Shape, options: InterpolateOptions) -> CubeTensor:
    """An image of another size."""
    out = CubeTensor.empty((*x.shape[:2], *size), x.dtype, x.device)
    if out.layout.numel:
        resampling.interpolate(
            contiguous(x), out, mode=options.mode, align=options.align_corners, dtype=x.dtype.name
        )
    return out


def interpolate_backward(
    x: CubeTensor, grad: CubeTensor, size: Shape, options: InterpolateOptions
) -> CubeTensor:
    """The gradient of x."""
    out = CubeTensor.empty(x.shape, x.dtype, x.device)
    if out.layout.numel:
        resampling.interpolate_backward(
            contiguous(grad), out, mode=options.mode, align=options.align_corners, dtype=x.dtype.name
        )
    return out


def float_grid_sample_2d(x: CubeTensor, grid: CubeTensor, options: GridSampleOptions) -> CubeTensor:
    """The image at places in [-1, 1], (column, row) along the last axis of `grid`."""
    out = CubeTensor.empty((*x.shape[:2], *grid.shape[1:3]), x.dtype, x.device)
    if out.layout.numel:
        sampling.grid_sample(
            contiguous(x), contiguous(grid), out, mode=options.mode, padding=options.padding,
            align=options.align_corners, dtype=x.dtype.name,
        )  # fmt: skip
    return out


def _windows(space: Shape, kernel: Shape, options: UnfoldOptions) -> tuple[int, int]:
    high, wide = [
        (n + 2 * p - d * (k - 1) - 1) // s + 1
        for n, p, d, k, s in zip(
            space, options.padding, options.dilation, kernel, options.stride, strict=True
        )
    ]
    return high, wide


def unfold4d(x: CubeTensor, kernel: Shape, options: UnfoldOptions) -> CubeTensor:
    """Windows as columns: (batch, channels * kernel, windows)."""
    windows = _windows(x.shape[2:], kernel, options)
    shape = x.shape[0], x.shape[1] * kernel[0] * kernel[1], windows[0] * windows[1]
    out = CubeTensor.empty(shape, x.dtype, x.device)
    if out.layout.numel:
        columns.unfold(
            contiguous(x), out, windows=windows, kernel=kernel, stride=options.stride,
            padding=options.padding, dilation=options.dilation,
        )  # fmt: skip
    return out


def fold4d(x: CubeTensor, output: Shape, kernel: Shape, options: UnfoldOptions) -> CubeTensor:
    """Columns added where their windows were; (batch, channels, *output)."""
    shape = (x.shape[0], x.shape[1] // (kernel[0] * kernel[1]), *output)
    out = CubeTensor.empty(shape, x.dtype, x.device)
    if out.layout.numel:
        columns.fold(
            contiguous(x), out, windows=_windows(output, kernel, options), kernel=kernel,
            stride=options.stride, padding=options.padding, dilation=options.dilation, dtype=x.dtype.name,
        )  # fmt: skip
    return out
