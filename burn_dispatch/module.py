"""Functions of modules: layers, convolutions, pools, images, losses. Shapes are those of PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from burn_cube.errors import DispatchValueError
from burn_dispatch import bridge, options
from burn_dispatch.api import checks
from burn_dispatch.bridge import BridgeTensor
from burn_dispatch.tensor import Tensor

Ints = int | Sequence[int]


def _call(name: str, *args: Any) -> Tensor:
    return Tensor(bridge.call(name)(*args))


def _optional(op: str, tensor: Tensor | None, name: str) -> BridgeTensor | None:
    return None if tensor is None else checks.kind(op, tensor, "F", name)


def _sizes(op: str, name: str, given: Ints, axes: int, least: int = 1) -> tuple[int, ...]:
    found = (given,) * axes if isinstance(given, int) else tuple(given)
    if len(found) != axes or any(n < least for n in found):
        raise DispatchValueError(
            f"{op}: got {name} {given}, expected {axes} of at least {least}, or one for all"
        )
    return found


def embedding(weights: Tensor, indices: Tensor) -> Tensor:
    """Rows of `weights` (n, width) at indices (batch, length): (batch, length, width)."""
    table, chosen = checks.kind("embedding", weights, "F", "weights"), checks.kind("embedding", indices, "I")
    checks.on("embedding", table, indices=indices)
    if weights.ndim != 2 or indices.ndim != 2:
        raise DispatchValueError(
            f"embedding: got weights {weights.shape} and indices {indices.shape}, expected rank 2 of both"
        )
    return _call("embedding", table, chosen)


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x @ weight + bias; weight (inputs, outputs), bias (outputs,)."""
    mine, theirs = checks.kind("linear", x, "F"), checks.kind("linear", weight, "F", "weight")
    checks.on("linear", mine, weight=weight, bias=bias)
    if weight.ndim != 2 or x.ndim < 1 or x.shape[-1] != weight.shape[0]:
        raise DispatchValueError(
            f"linear: cannot multiply shapes {x.shape} and {weight.shape}: expected (..., k) and (k, n)"
        )
    if bias is not None and bias.shape != weight.shape[1:]:
        raise DispatchValueError(f"linear: got a bias of shape {bias.shape}, expected {weight.shape[1:]}")
    return _call("linear", mine, theirs, _optional("linear", bias, "bias"))


def layer_norm(x: Tensor, gamma: Tensor, beta: Tensor | None = None, epsilon: float = 1e-5) -> Tensor:
    """Along the last axis, mean 0 and deviation 1, then times gamma plus beta (Ba et al., 2016)."""
    mine, scale = checks.kind("layer_norm", x, "F"), checks.kind("layer_norm", gamma, "F", "gamma")
    checks.on("layer_norm", mine, gamma=gamma, beta=beta)
    for name, tensor in (("gamma", gamma), ("beta", beta)):
        if tensor is not None and (x.ndim < 1 or tensor.shape != x.shape[-1:]):
            raise DispatchValueError(
                f"layer_norm: got {name} of shape {tensor.shape}, expected {x.shape[-1:]}"
            )
    return _call("layer_norm", mine, scale, _optional("layer_norm", beta, "beta"), float(epsilon))


def conv1d(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Ints = 1, padding: Any = 0,
    dilation: Ints = 1, groups: int = 1,
) -> Tensor:  # fmt: skip
    """x (batch, inputs, length), weight (outputs, inputs / groups, kernel)."""
    return _convolution("conv1d", x, weight, bias, stride, padding, dilation, groups)


def conv2d(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Ints = 1, padding: Any = 0,
    dilation: Ints = 1, groups: int = 1,
) -> Tensor:  # fmt: skip
    """x (batch, inputs, height, width), weight (outputs, inputs / groups, kernel height, kernel width).

    `padding`: one number, one an axis, or (before, after) an axis.
    """
    return _convolution("conv2d", x, weight, bias, stride, padding, dilation, groups)


def conv3d(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Ints = 1, padding: Any = 0,
    dilation: Ints = 1, groups: int = 1,
) -> Tensor:  # fmt: skip
    """x (batch, inputs, depth, height, width), weight (outputs, inputs / groups, *kernel)."""
    return _convolution("conv3d", x, weight, bias, stride, padding, dilation, groups)


def _pairs(op: str, given: Any, axes: int) -> options.Padding:
    if isinstance(given, int):
        given = (given,) * axes
    found = tuple([(one, one) if isinstance(one, int) else tuple(one) for one in given])
    if len(found) != axes or any(len(pair) != 2 or min(pair) < 0 for pair in found):
        raise DispatchValueError(f"{op}: got padding {given}, expected {axes} of at least 0, or one for all")
    return found


def _convolution(
    op: str, x: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Any, dilation: Ints,
    groups: int,
) -> Tensor:  # fmt: skip
    axes = int(op[4])
    mine, theirs = checks.kind(op, x, "F"), checks.kind(op, weight, "F", "weight")
    checks.on(op, mine, weight=weight, bias=bias)
    given = options.ConvOptions(
        _sizes(op, "stride", stride, axes),
        _pairs(op, padding, axes),
        _sizes(op, "dilation", dilation, axes),
        groups,
    )
    if x.ndim != axes + 2 or weight.ndim != axes + 2:
        raise DispatchValueError(f"{op}: got shapes {x.shape} and {weight.shape}, expected rank {axes + 2}")
    if groups < 1 or x.shape[1] != weight.shape[1] * groups or weight.shape[0] % groups:
        raise DispatchValueError(
            f"{op}: got {x.shape[1]} channels, weight {weight.shape} and {groups} groups: expected "
            "inputs / groups channels in the weight, and outputs that groups divide"
        )
    if bias is not None and bias.shape != weight.shape[:1]:
        raise DispatchValueError(f"{op}: got a bias of shape {bias.shape}, expected {weight.shape[:1]}")
    for axis in range(axes):
        room = x.shape[2 + axis] + sum(given.padding[axis])
        window = given.dilation[axis] * (weight.shape[2 + axis] - 1) + 1
        if window > room:
            raise DispatchValueError(f"{op}: a window of {window} is larger than the padded extent {room}")
    return _call(op, mine, theirs, _optional(op, bias, "bias"), given)


def max_pool2d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The largest of each window; x (batch, channels, height, width)."""
    return _pool("max_pool2d", x, kernel, stride, padding, dilation, True, ceil_mode)


def avg_pool2d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, count_include_pad: bool = True,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The mean of each window; x (batch, channels, height, width)."""
    return _pool("avg_pool2d", x, kernel, stride, padding, 1, count_include_pad, ceil_mode)


def max_pool1d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The largest of each window; x (batch, channels, length)."""
    return _pool("max_pool1d", x, kernel, stride, padding, dilation, True, ceil_mode)


def avg_pool1d(
    x: Tensor, kernel: Ints, *, stride: Ints | None = None, padding: Ints = 0, count_include_pad: bool = True,
    ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The mean of each window; x (batch, channels, length)."""
    return _pool("avg_pool1d", x, kernel, stride, padding, 1, count_include_pad, ceil_mode)


def _pool(
    op: str,
    x: Tensor,
    kernel: Ints,
    stride: Ints | None,
    padding: Ints,
    dilation: Ints,
    include: bool,
    ceil: bool,
) -> Tensor:
    axes = int(op[8])
    mine = checks.kind(op, x, "F")
    sizes = _sizes(op, "kernel", kernel, axes)
    steps = sizes if stride is None else _sizes(op, "stride", stride, axes)
    around = _sizes(op, "padding", padding, axes, 0)
    apart = _sizes(op, "dilation", dilation, axes)
    if x.ndim != axes + 2:
        raise DispatchValueError(f"{op}: got shape {x.shape}, expected rank {axes + 2}")
    for axis in range(axes):
        if 2 * around[axis] > sizes[axis]:
            raise DispatchValueError(f"{op}: got padding {around[axis]}, expected at most half of the kernel")
        window = apart[axis] * (sizes[axis] - 1) + 1
        if window > x.shape[2 + axis] + 2 * around[axis]:
            raise DispatchValueError(
                f"{op}: a window of {window} is larger than {x.shape[2 + axis]} with its padding"
            )
    return _call(op, mine, options.PoolOptions(sizes, steps, around, apart, include, ceil))


def adaptive_avg_pool2d(x: Tensor, size: Ints) -> Tensor:
    """The means of windows that tile the image, as many as `size` says."""
    sizes = _sizes("adaptive_avg_pool2d", "size", size, 2)
    if x.ndim != 4:
        raise DispatchValueError(f"adaptive_avg_pool2d: got shape {x.shape}, expected rank 4")
    return _call("adaptive_avg_pool2d", checks.kind("adaptive_avg_pool2d", x, "F"), sizes)


def interpolate(
    x: Tensor, size: Ints, *, mode: options.Mode = "nearest", align_corners: bool = True
) -> Tensor:
    """An image (batch, channels, height, width) of another size."""
    sizes = _sizes("interpolate", "size", size, 2)
    if x.ndim != 4:
        raise DispatchValueError(f"interpolate: got shape {x.shape}, expected rank 4")
    given = options.InterpolateOptions(mode, align_corners)
    return _call("interpolate", checks.kind("interpolate", x, "F"), sizes, given)


def grid_sample_2d(
    x: Tensor, grid: Tensor, *, mode: Literal["nearest", "bilinear", "bicubic"] = "bilinear",
    padding: Literal["zeros", "border", "reflection"] = "zeros", align_corners: bool = False,
) -> Tensor:  # fmt: skip
    """Values of an image at places of a grid (batch, height, width, 2) in [-1, 1]."""
    image, places = checks.kind("grid_sample_2d", x, "F"), checks.kind("grid_sample_2d", grid, "F", "grid")
    checks.together("grid_sample_2d", image, places)
    if x.ndim != 4 or grid.ndim != 4 or grid.shape[-1] != 2 or grid.shape[0] != x.shape[0]:
        raise DispatchValueError(
            f"grid_sample_2d: got shapes {x.shape} and {grid.shape}, expected (n, c, h, w) and (n, oh, ow, 2)"
        )
    given = options.GridSampleOptions(mode, padding, align_corners)
    return _call("float_grid_sample_2d", image, places, given)


def attention(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None, bias: Tensor | None = None, *,
    scale: float | None = None, softcap: float | None = None, is_causal: bool = False,
) -> Tensor:  # fmt: skip
    """softmax(query @ key^T * scale + bias) @ value of (batch, heads, length, width).

    Where the mask is true, a query does not see a key; a causal one sees no later ones.
    """
    q, k, v = (checks.kind("attention", t, "F") for t in (query, key, value))
    checks.on("attention", q, key=key, value=value, mask=mask, bias=bias)
    fits = (
        query.ndim == key.ndim == value.ndim == 4
        and query.shape[-1] == key.shape[-1]
        and key.shape[-2] == value.shape[-2]
        and query.shape[:2] == key.shape[:2] == value.shape[:2]
    )
    if not fits:
        raise DispatchValueError(
            f"attention: got shapes {query.shape}, {key.shape} and {value.shape}, expected (b, h, q, d), "
            "(b, h, k, d) and (b, h, k, v)"
        )
    hidden = None if mask is None else checks.kind("attention", mask, "B", "mask")
    given = options.AttentionOptions(scale, softcap, is_causal)
    return _call("attention", q, k, v, hidden, _optional("attention", bias, "bias"), given)
