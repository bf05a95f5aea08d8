"""Pools of Cube."""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.layout import Shape
from burn_dispatch.options import PoolOptions
from burn_kernels import adaptive, pooling


def _like(x: CubeTensor, shape: Shape, dtype: DType | None = None) -> CubeTensor:
    return CubeTensor.empty(shape, dtype or x.dtype, x.device)


def _count(n: int, k: int, stride: int, padding: int, dilation: int, ceil: bool) -> int:
    """How many windows there are; with `ceil` also one that begins inside, but ends beyond."""
    room = n + 2 * padding - dilation * (k - 1) - 1
    if not ceil:
        return room // stride + 1
    count = -(-room // stride) + 1
    return count - 1 if (count - 1) * stride >= n + padding else count


def _pooled(x: CubeTensor, options: PoolOptions, dilation: Shape) -> Shape:
    o = options
    axes = zip(x.shape[2:], o.kernel, o.stride, o.padding, dilation, strict=True)
    return (*x.shape[:2], *[_count(*axis, o.ceil_mode) for axis in axes])


def avg_pool2d(x: CubeTensor, options: PoolOptions) -> CubeTensor:
    """Means of windows."""
    out = _like(x, _pooled(x, options, (1, 1)))
    if out.layout.numel:
        pooling.avg_pool(
            contiguous(x), out, kernel=options.kernel, stride=options.stride, padding=options.padding,
            include=options.count_include_pad, dtype=x.dtype.name,
        )  # fmt: skip
    return out


def avg_pool2d_backward(x: CubeTensor, grad: CubeTensor, options: PoolOptions) -> CubeTensor:
    """The gradient of x."""
    out = _like(x, x.shape)
    if out.layout.numel:
        pooling.avg_pool_backward(
            contiguous(grad), out, kernel=options.kernel, stride=options.stride, padding=options.padding,
            include=options.count_include_pad, dtype=x.dtype.name,
        )  # fmt: skip
    return out


def _max_pool(
    x: CubeTensor, options: PoolOptions, dtype: DType | None
) -> tuple[CubeTensor, CubeTensor | None]:
    shape = _pooled(x, options, options.dilation)
    out, indices = _like(x, shape), None if dtype is None else _like(x, shape, dtype)
    if out.layout.numel:
        pooling.max_pool(
            contiguous(x), out, indices, kernel=options.kernel, stride=options.stride,
            padding=options.padding, dilation=options.dilation,
        )  # fmt: skip
    return out, indices


def max_pool2d(x: CubeTensor, options: PoolOptions) -> CubeTensor:
    """The largest value of each window."""
    return _max_pool(x, options, None)[0]


def max_pool2d_with_indices(
    x: CubeTensor, options: PoolOptions, dtype: DType
) -> tuple[CubeTensor, CubeTensor]:
    """And where it is in its plane, counted row by row."""
    out, indices = _max_pool(x, options, dtype)
    assert indices is not None, "a dtype was given"
    return out, indices


def max_pool2d_with_indices_backward(
    x: CubeTensor, options: PoolOptions, grad: CubeTensor, indices: CubeTensor
) -> CubeTensor:
    """The gradient of x: each value that was taken gets the gradients of its windows."""
    out = _like(x, x.shape)
    if out.layout.numel:
        pooling.max_pool_backward(
            contiguous(grad), contiguous(indices), out, kernel=options.kernel, stride=options.stride,
            padding=options.padding, dilation=options.dilation, dtype=x.dtype.name,
        )  # fmt: skip
    return out


def _adaptive(x: CubeTensor, size: Shape) -> CubeTensor:
    out = _like(x, (*x.shape[:2], *size))
    if out.layout.numel:
        adaptive.adaptive_avg_pool(contiguous(x), out, dtype=x.dtype.name)
    return out


def _adaptive_backward(x: CubeTensor, grad: CubeTensor) -> CubeTensor:
    out = _like(x, x.shape)
    if out.layout.numel:
        adaptive.adaptive_avg_pool_backward(contiguous(grad), out, dtype=x.dtype.name)
    return out


def adaptive_avg_pool2d(x: CubeTensor, size: Shape) -> CubeTensor:
    """Means of `size` windows."""
    return _adaptive(x, size)


def adaptive_avg_pool2d_backward(x: CubeTensor, grad: CubeTensor) -> CubeTensor:
    """The gradient of x."""
    return _adaptive_backward(x, grad)


def adaptive_avg_pool3d(x: CubeTensor, size: Shape) -> CubeTensor:
    """Means of `size` windows."""
    return _adaptive(x, size)


def adaptive_avg_pool3d_backward(x: CubeTensor, grad: CubeTensor) -> CubeTensor:
    """The gradient of x."""
    return _adaptive_backward(x, grad)
