"""Images of another size, and values at places of a grid.

The nearest pixel is found with ints, where PyTorch rounds; Lanczos' weights, which it lacks without a filter,
are matrices, an axis each.
"""

from __future__ import annotations

import numpy as np

from burn_dispatch.backends.libtorch.elements import in_f32, is_half
from burn_dispatch.backends.libtorch.library import Tensor, aten, functional, torch
from burn_dispatch.options import GridSampleOptions, InterpolateOptions, Sizes

_SUPPORT = 3
"""Of Lanczos' window, in pixels."""
_BACKWARD = {"bilinear": aten.upsample_bilinear2d_backward, "bicubic": aten.upsample_bicubic2d_backward}


@in_f32
def interpolate(x: Tensor, size: Sizes, options: InterpolateOptions) -> Tensor:
    """x (batch, channels, height, width) with `size` as its height and width."""
    if options.mode in ("nearest", "nearest_exact"):
        rows, columns = _nearest(x, size, options.mode)
        return x.index_select(2, rows).index_select(3, columns)
    if options.mode == "lanczos3":
        high, wide = _matrices(x, size, options)
        return high @ x @ wide.t()
    return functional.interpolate(
        x.contiguous(), tuple(size), mode=options.mode, align_corners=options.align_corners
    )


def interpolate_backward(x: Tensor, grad: Tensor, size: Sizes, options: InterpolateOptions) -> Tensor:
    """The gradient of x."""
    wide = x.float() if is_half(x) else x
    return _interpolate_backward(wide, grad.to(wide.dtype), size, options).to(x.dtype)


def _interpolate_backward(x: Tensor, grad: Tensor, size: Sizes, options: InterpolateOptions) -> Tensor:
    if options.mode in ("nearest", "nearest_exact"):
        rows, columns = _nearest(x, size, options.mode)
        narrow = grad.new_zeros((*grad.shape[:3], x.shape[3])).index_add_(3, columns, grad)
        return grad.new_zeros(x.shape).index_add_(2, rows, narrow)
    if options.mode == "lanczos3":
        high, wide = _matrices(x, size, options)
        return high.t() @ grad @ wide
    return _BACKWARD[options.mode](
        grad.contiguous(), tuple(size), tuple(x.shape), options.align_corners, None, None
    )


def _nearest(x: Tensor, size: Sizes, mode: str) -> list[Tensor]:
    """Which rows and columns: that of the beginning of a pixel, or of its middle."""
    found: list[Tensor] = []
    for old, new in zip(x.shape[2:], size, strict=True):
        places = torch.arange(new, dtype=torch.int64, device=x.device)
        exact = mode == "nearest_exact"
        found.append((2 * places + 1) * old // (2 * new) if exact else places * old // new)
    return found


def _matrices(x: Tensor, size: Sizes, options: InterpolateOptions) -> list[Tensor]:
    return [
        torch.from_numpy(_lanczos(old, new, options.align_corners)).to(x.dtype)
        for old, new in zip(x.shape[2:], size, strict=True)
    ]


def _lanczos(old: int, new: int, align_corners: bool) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Weights (new, old): sinc(t) * sinc(t / 3) of the pixels within three, which sum to 1."""
    places = np.arange(new, dtype=np.float64)
    at = places * (old - 1) / max(new - 1, 1) if align_corners else (places + 0.5) * old / new - 0.5
    pixels = np.arange(old, dtype=np.float64)
    apart = at[:, None] - pixels[None, :]
    weights = np.where(np.abs(apart) < _SUPPORT, np.sinc(apart) * np.sinc(apart / _SUPPORT), 0.0)
    found: np.ndarray[tuple[int, int], np.dtype[np.float64]] = weights / weights.sum(1, keepdims=True)
    return found


def float_grid_sample_2d(x: Tensor, grid: Tensor, options: GridSampleOptions) -> Tensor:
    """x (batch, channels, height, width), grid (batch, height, width, 2), x before y."""
    wide = x.float() if is_half(x) else x
    return functional.grid_sample(
        wide, grid.to(wide.dtype), options.mode, options.padding, options.align_corners
    ).to(x.dtype)
