"""Pools and their gradients. Inputs are made contiguous: for other strides PyTorch has other kernels."""

from __future__ import annotations

import math

from burn_cube.dtypes import DType
from burn_dispatch.backends.libtorch.elements import is_half, torch_dtype
from burn_dispatch.backends.libtorch.library import Tensor, aten, functional, torch
from burn_dispatch.options import PoolOptions, Sizes


def avg_pool2d(x: Tensor, options: PoolOptions) -> Tensor:
    """Means of windows."""
    return functional.avg_pool2d(
        x.contiguous(), options.kernel, options.stride, options.padding, options.ceil_mode,
        options.count_include_pad,
    )  # fmt: skip


def avg_pool2d_backward(x: Tensor, grad: Tensor, options: PoolOptions) -> Tensor:
    """The gradient of x."""
    return aten.avg_pool2d_backward(
        grad.contiguous(), x.contiguous(), options.kernel, options.stride, options.padding, options.ceil_mode,
        options.count_include_pad, None,
    )  # fmt: skip


def adaptive_avg_pool1d(x: Tensor, size: Sizes) -> Tensor:
    """Means of windows that cover all."""
    return functional.adaptive_avg_pool1d(x.contiguous(), size)


def adaptive_avg_pool2d(x: Tensor, size: Sizes) -> Tensor:
    """Means of windows that cover all."""
    return functional.adaptive_avg_pool2d(x.contiguous(), size)


def adaptive_avg_pool3d(x: Tensor, size: Sizes) -> Tensor:
    """Means of windows that cover all."""
    return functional.adaptive_avg_pool3d(x.contiguous(), size)


def adaptive_avg_pool2d_backward(x: Tensor, grad: Tensor) -> Tensor:
    """The gradient of x."""
    return aten._adaptive_avg_pool2d_backward(grad.contiguous(), x.contiguous())


def adaptive_avg_pool3d_backward(x: Tensor, grad: Tensor) -> Tensor:
    """The gradient of x."""
    return aten._adaptive_avg_pool3d_backward(grad.contiguous(), x.contiguous())


def max_pool2d(x: Tensor, options: PoolOptions) -> Tensor:
    """Largest values of windows."""
    return _largest(x.contiguous(), options)[0]


def max_pool2d_with_indices(x: Tensor, options: PoolOptions, dtype: DType) -> tuple[Tensor, Tensor]:
    """And where in their plane the first of them is; of NaNs PyTorch tells the last."""
    x = x.contiguous()
    values, indices = _largest(x, options)
    unknown = torch.isnan(values)
    if bool(unknown.any()):
        first = _largest(torch.isnan(x).to(x.dtype), options)[1]
        indices = torch.where(unknown, first, indices)
    return values, indices.to(torch_dtype(dtype))


def _largest(x: Tensor, options: PoolOptions) -> tuple[Tensor, Tensor]:
    values, indices = functional.max_pool2d(
        x, options.kernel, options.stride, options.padding, options.dilation, options.ceil_mode,
        return_indices=True,
    )  # fmt: skip
    return values, indices


def max_pool2d_with_indices_backward(
    x: Tensor, options: PoolOptions, grad: Tensor, indices: Tensor
) -> Tensor:
    """What came out goes to where it was from; 16 bits are added in f32."""
    planes, pixels = x.shape[:2], math.prod(x.shape[2:])
    kept = torch.float32 if is_half(x) else x.dtype
    sums = torch.zeros((*planes, pixels), dtype=kept, device=x.device)
    windows = math.prod(grad.shape[2:])
    places = indices.long().reshape(*planes, windows).contiguous()
    sums.scatter_add_(2, places, grad.reshape(*planes, windows).to(kept))
    return sums.reshape(x.shape).to(x.dtype)
