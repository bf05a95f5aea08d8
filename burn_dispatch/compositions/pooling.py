"""Pools of lines as pools of planes of height 1; `b` is the whole table. Indices are then the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burn_cube.record import replace

if TYPE_CHECKING:
    from burn_dispatch.options import PoolOptions, Sizes
    from burn_dispatch.table import Ops


def avg_pool1d(b: Ops, x: Any, options: PoolOptions) -> Any:
    """Means of windows."""
    return _line(b, b.avg_pool2d(_plane(b, x), _wide(options)))


def avg_pool1d_backward(b: Ops, x: Any, grad: Any, options: PoolOptions) -> Any:
    """The gradient of x."""
    return _line(b, b.avg_pool2d_backward(_plane(b, x), _plane(b, grad), _wide(options)))


def adaptive_avg_pool1d(b: Ops, x: Any, size: Sizes) -> Any:
    """Means of `size` windows that cover all."""
    return _line(b, b.adaptive_avg_pool2d(_plane(b, x), (1, *size)))


def adaptive_avg_pool1d_backward(b: Ops, x: Any, grad: Any) -> Any:
    """The gradient of x."""
    return _line(b, b.adaptive_avg_pool2d_backward(_plane(b, x), _plane(b, grad)))


def max_pool1d(b: Ops, x: Any, options: PoolOptions) -> Any:
    """Largest values of windows."""
    return _line(b, b.max_pool2d(_plane(b, x), _wide(options)))


def max_pool1d_with_indices(b: Ops, x: Any, options: PoolOptions, dtype: Any) -> tuple[Any, Any]:
    """And where on the line they are."""
    values, indices = b.max_pool2d_with_indices(_plane(b, x), _wide(options), dtype)
    return _line(b, values), b.int_reshape(indices, b.backend.shape(_line(b, values)))


def max_pool1d_with_indices_backward(b: Ops, x: Any, options: PoolOptions, grad: Any, indices: Any) -> Any:
    """The gradient of x: what came out goes to where it was from."""
    plane = _plane(b, grad)
    places = b.int_reshape(indices, b.backend.shape(plane))
    return _line(b, b.max_pool2d_with_indices_backward(_plane(b, x), _wide(options), plane, places))


def _wide(options: PoolOptions) -> PoolOptions:
    return replace(
        options,
        kernel=(1, *options.kernel),
        stride=(1, *options.stride),
        padding=(0, *options.padding),
        dilation=(1, *options.dilation),
    )


def _plane(b: Ops, x: Any) -> Any:
    batch, channels, length = b.backend.shape(x)
    return b.float_reshape(x, (batch, channels, 1, length))


def _line(b: Ops, x: Any) -> Any:
    batch, channels, _, length = b.backend.shape(x)
    return b.float_reshape(x, (batch, channels, length))
