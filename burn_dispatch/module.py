"""Functions of modules: layers, convolutions, pools, images, losses. Shapes are those of PyTorch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_dispatch import bridge, creation, options, pools
from burn_dispatch.api import checks, plain
from burn_dispatch.bridge import BridgeTensor
from burn_dispatch.tensor import Tensor

Ints = int | Sequence[int]


def _call(name: str, *args: Any) -> Tensor:
    return Tensor(bridge.call(name)(*args))


def _optional(op: str, tensor: Tensor | None, name: str) -> BridgeTensor | None:
    return None if tensor is None else checks.kind(op, tensor, "F", name)


def _alike(op: str, mine: BridgeTensor, **others: Tensor | None) -> None:
    """Other tensors of floats on the device of the first, and of its dtype."""
    for name, other in others.items():
        _optional(op, other, name)
    checks.on(op, mine, **others)
    for name, other in others.items():
        if other is not None and other.dtype is not mine.dtype:
            raise DispatchTypeError(
                f"{op}: got {name} of {other.dtype}, expected {mine.dtype}, the dtype of the tensor",
                help="tensor.cast(dtype) converts it",
            )


def embedding(weights: Tensor, indices: Tensor) -> Tensor:
    """Rows of `weights` (n, width) at indices (batch, length): (batch, length, width)."""
    table, chosen = (
        checks.kind("embedding", weights, "F", "weights"),
        checks.kind("embedding", indices, "I", "indices"),
    )
    checks.on("embedding", table, indices=indices)
    if weights.ndim != 2 or indices.ndim != 2:
        raise DispatchValueError(
            f"embedding: got weights {weights.shape} and indices {indices.shape}, expected rank 2 of both"
        )
    return _call("embedding", table, chosen)


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x @ weight + bias; weight (inputs, outputs), bias (outputs,)."""
    mine, theirs = checks.kind("linear", x, "F"), checks.kind("linear", weight, "F", "weight")
    _alike("linear", mine, weight=weight, bias=bias)
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
    _alike("layer_norm", mine, gamma=gamma, beta=beta)
    for name, tensor in (("gamma", gamma), ("beta", beta)):
        if tensor is not None and (x.ndim < 1 or tensor.shape != x.shape[-1:]):
            raise DispatchValueError(
                f"layer_norm: got {name} of shape {tensor.shape}, expected {x.shape[-1:]}"
            )
    return _call(
        "layer_norm",
        mine,
        scale,
        _optional("layer_norm", beta, "beta"),
        plain.number("layer_norm", "epsilon", epsilon),
    )


def batch_norm(
    x: Tensor, gamma: Tensor, beta: Tensor, mean: Tensor, variance: Tensor, epsilon: float = 1e-5
) -> Tensor:
    """(x - mean) / sqrt(variance + epsilon) * gamma + beta along axis 1, each (channels,): for inference."""
    mine = checks.kind("batch_norm", x, "F")
    given = {"gamma": gamma, "beta": beta, "mean": mean, "variance": variance}
    along = [checks.kind("batch_norm", tensor, "F", name) for name, tensor in given.items()]
    _alike("batch_norm", mine, **given)
    for name, tensor in given.items():
        if x.ndim < 2 or tensor.shape != x.shape[1:2]:
            raise DispatchValueError(
                f"batch_norm: got x of shape {x.shape} and {name} of {tensor.shape}, "
                "expected (batch, channels, ...) and (channels,)"
            )
    return _call("batch_norm", mine, *along, plain.number("batch_norm", "epsilon", epsilon))


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


def _convolution(
    op: str, x: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Any, dilation: Ints,
    groups: int,
) -> Tensor:  # fmt: skip
    axes = int(op[4])
    mine, theirs = checks.kind(op, x, "F"), checks.kind(op, weight, "F", "weight")
    _alike(op, mine, weight=weight, bias=bias)
    given = options.ConvOptions(
        plain.sizes(op, "stride", stride, axes),
        plain.around(op, padding, axes),
        plain.sizes(op, "dilation", dilation, axes),
        plain.count(op, "groups", groups),
    )
    if x.ndim != axes + 2 or weight.ndim != axes + 2:
        raise DispatchValueError(f"{op}: got shapes {x.shape} and {weight.shape}, expected rank {axes + 2}")
    if x.shape[1] != weight.shape[1] * groups or weight.shape[0] % groups:
        raise DispatchValueError(
            f"{op}: got {x.shape[1]} channels, weight {weight.shape} and {groups} groups: expected "
            "inputs / groups channels in the weight, and outputs that groups divide"
        )
    if bias is not None and bias.shape != weight.shape[:1]:
        raise DispatchValueError(f"{op}: got a bias of shape {bias.shape}, expected {weight.shape[:1]}")
    rooms = [n + sum(pair) for n, pair in zip(x.shape[2:], given.padding, strict=True)]
    out = plain.windows(op, rooms, weight.shape[2:], given.stride, given.dilation)
    creation.checked_size((x.shape[0], weight.shape[0], *out), x.dtype)
    return _call(op, mine, theirs, _optional(op, bias, "bias"), given)


def conv_transpose1d(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Ints = 1, padding: Ints = 0,
    padding_out: Ints = 0, dilation: Ints = 1, groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of `conv1d`: x (batch, inputs, length), weight (inputs, outputs / groups, kernel)."""
    return _transposed("conv_transpose1d", x, weight, bias, (stride, padding, padding_out, dilation), groups)


def conv_transpose2d(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Ints = 1, padding: Ints = 0,
    padding_out: Ints = 0, dilation: Ints = 1, groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of `conv2d`: x (batch, inputs, height, width), weight (inputs, outputs / groups, *kernel).

    An axis of n becomes (n - 1) * stride - 2 * padding + dilation * (kernel - 1) + padding_out + 1.
    """
    return _transposed("conv_transpose2d", x, weight, bias, (stride, padding, padding_out, dilation), groups)


def conv_transpose3d(
    x: Tensor, weight: Tensor, bias: Tensor | None = None, *, stride: Ints = 1, padding: Ints = 0,
    padding_out: Ints = 0, dilation: Ints = 1, groups: int = 1,
) -> Tensor:  # fmt: skip
    """The gradient of `conv3d`; x (batch, inputs, depth, height, width)."""
    return _transposed("conv_transpose3d", x, weight, bias, (stride, padding, padding_out, dilation), groups)


def _transposed(
    op: str, x: Tensor, weight: Tensor, bias: Tensor | None, sizes: tuple[Ints, Ints, Ints, Ints], groups: int
) -> Tensor:
    axes = int(op[14])
    mine, theirs = checks.kind(op, x, "F"), checks.kind(op, weight, "F", "weight")
    _alike(op, mine, weight=weight, bias=bias)
    stride, padding, padding_out, dilation = sizes
    given = options.ConvTransposeOptions(
        plain.sizes(op, "stride", stride, axes),
        plain.sizes(op, "padding", padding, axes, 0),
        plain.sizes(op, "padding_out", padding_out, axes, 0),
        plain.sizes(op, "dilation", dilation, axes),
        plain.count(op, "groups", groups),
    )
    if x.ndim != axes + 2 or weight.ndim != axes + 2:
        raise DispatchValueError(f"{op}: got shapes {x.shape} and {weight.shape}, expected rank {axes + 2}")
    if x.shape[1] != weight.shape[0] or x.shape[1] % groups:
        raise DispatchValueError(
            f"{op}: got {x.shape[1]} channels, weight {weight.shape} and {groups} groups: expected as many "
            "channels in the weight, which groups divide"
        )
    if bias is not None and bias.shape != (weight.shape[1] * groups,):
        raise DispatchValueError(
            f"{op}: got a bias of shape {bias.shape}, expected {(weight.shape[1] * groups,)}"
        )
    out: list[int] = []
    for axis in range(axes):
        whole = (x.shape[2 + axis] - 1) * given.stride[axis] + given.padding_out[axis] + 1
        whole += given.dilation[axis] * (weight.shape[2 + axis] - 1) - 2 * given.padding[axis]
        if whole < 1:
            raise DispatchValueError(
                f"{op}: axis {axis} of space becomes {shown(whole)}, expected at least 1"
            )
        out.append(whole)
    creation.checked_size((x.shape[0], weight.shape[1] * groups, *out), x.dtype)
    return _call(op, mine, theirs, _optional(op, bias, "bias"), given)


def deform_conv2d(
    x: Tensor, offset: Tensor, weight: Tensor, mask: Tensor | None = None, bias: Tensor | None = None, *,
    stride: Ints = 1, padding: Ints = 0, dilation: Ints = 1, weight_groups: int = 1, offset_groups: int = 1,
) -> Tensor:  # fmt: skip
    """`conv2d` that reads each value beside its place, by offsets, and times a mask (Zhu et al., 2019).

    x (batch, inputs, height, width), weight (outputs, inputs / weight_groups, kernel height, kernel width),
    offset (batch, 2 * offset_groups * kernel, *output), y before x; mask (batch, offset_groups * kernel,
    *output); kernel is height times width, output the height and width of the result.
    """
    op = "deform_conv2d"
    mine, theirs = checks.kind(op, x, "F"), checks.kind(op, weight, "F", "weight")
    moved = checks.kind(op, offset, "F", "offset")
    _alike(op, mine, offset=offset, weight=weight, mask=mask, bias=bias)
    given = options.DeformConvOptions(
        plain.sizes(op, "stride", stride, 2),
        plain.sizes(op, "padding", padding, 2, 0),
        plain.sizes(op, "dilation", dilation, 2),
        plain.count(op, "weight_groups", weight_groups),
        plain.count(op, "offset_groups", offset_groups),
    )
    if x.ndim != 4 or weight.ndim != 4:
        raise DispatchValueError(f"{op}: got shapes {x.shape} and {weight.shape}, expected rank 4")
    fits = x.shape[1] == weight.shape[1] * weight_groups and not weight.shape[0] % weight_groups
    if not fits or x.shape[1] % offset_groups:
        raise DispatchValueError(
            f"{op}: got {x.shape[1]} channels, weight {weight.shape}, {weight_groups} and {offset_groups} "
            "groups: expected inputs / groups channels in the weight, and what groups divide"
        )
    out = _windows(op, x.shape[2:], weight.shape[2:], given)
    creation.checked_size((x.shape[0], weight.shape[0], *out), x.dtype)
    taps = offset_groups * weight.shape[2] * weight.shape[3]
    shapes = {
        "offset": (x.shape[0], 2 * taps, *out),
        "mask": (x.shape[0], taps, *out),
        "bias": weight.shape[:1],
    }
    for (name, shape), tensor in zip(shapes.items(), (offset, mask, bias), strict=True):
        if tensor is not None and tensor.shape != shape:
            raise DispatchValueError(f"{op}: got {name} of shape {tensor.shape}, expected {shape}")
    rest = _optional(op, mask, "mask"), _optional(op, bias, "bias")
    return _call(op, mine, moved, theirs, *rest, given)


def unfold4d(x: Tensor, kernel: Ints, *, stride: Ints = 1, padding: Ints = 0, dilation: Ints = 1) -> Tensor:
    """Windows as columns: (batch, channels, height, width) gives (batch, channels * kernel, windows)."""
    mine = checks.kind("unfold4d", x, "F")
    if x.ndim != 4:
        raise DispatchValueError(f"unfold4d: got shape {x.shape}, expected rank 4")
    sizes, given = _unfolding("unfold4d", kernel, stride, padding, dilation)
    out = _windows("unfold4d", x.shape[2:], sizes, given)
    creation.checked_size((*x.shape[:2], *sizes, *out), x.dtype)
    return _call("unfold4d", mine, sizes, given)


def fold4d(
    x: Tensor, output: Ints, kernel: Ints, *, stride: Ints = 1, padding: Ints = 0, dilation: Ints = 1
) -> Tensor:
    """The opposite of `unfold4d`: columns added where their windows were; (batch, channels, *output)."""
    mine, whole = checks.kind("fold4d", x, "F"), plain.sizes("fold4d", "output", output, 2)
    sizes, given = _unfolding("fold4d", kernel, stride, padding, dilation)
    high, wide = _windows("fold4d", whole, sizes, given)
    if x.ndim != 3 or x.shape[1] % (sizes[0] * sizes[1]) or x.shape[2] != high * wide:
        raise DispatchValueError(
            f"fold4d: got shape {x.shape}, expected "
            f"(batch, channels * {shown(sizes[0] * sizes[1])}, {shown(high * wide)})"
        )
    creation.checked_size((*x.shape[:2], *whole), x.dtype)
    return _call("fold4d", mine, whole, sizes, given)


def _unfolding(
    op: str, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints
) -> tuple[options.Sizes, options.UnfoldOptions]:
    return plain.sizes(op, "kernel", kernel, 2), options.UnfoldOptions(
        plain.sizes(op, "stride", stride, 2),
        plain.sizes(op, "padding", padding, 2, 0),
        plain.sizes(op, "dilation", dilation, 2),
    )


def _windows(
    op: str, space: Sequence[int], kernel: Sequence[int],
    given: options.UnfoldOptions | options.DeformConvOptions,
) -> tuple[int, ...]:  # fmt: skip
    """How many windows there are along each axis of a padded space."""
    rooms = [n + 2 * around for n, around in zip(space, given.padding, strict=True)]
    return plain.windows(op, rooms, kernel, given.stride, given.dilation)


max_pool2d = pools.max_pool2d
max_pool2d_with_indices = pools.max_pool2d_with_indices
avg_pool2d = pools.avg_pool2d
max_pool1d = pools.max_pool1d
max_pool1d_with_indices = pools.max_pool1d_with_indices
avg_pool1d = pools.avg_pool1d
adaptive_avg_pool1d = pools.adaptive_avg_pool1d
adaptive_avg_pool2d = pools.adaptive_avg_pool2d
adaptive_avg_pool3d = pools.adaptive_avg_pool3d


def interpolate(
    x: Tensor, size: Ints, *, mode: options.Mode = "nearest", align_corners: bool = True
) -> Tensor:
    """An image (batch, channels, height, width) of another size."""
    mine, sizes = checks.kind("interpolate", x, "F"), plain.sizes("interpolate", "size", size, 2)
    if x.ndim != 4 or 0 in x.shape[2:]:
        raise DispatchValueError(
            f"interpolate: got shape {x.shape}, expected rank 4, and something along height and width"
        )
    plain.one_of("interpolate", "mode", mode, get_args(options.Mode))
    creation.checked_size((*x.shape[:2], *sizes), x.dtype)
    given = options.InterpolateOptions(mode, plain.flag("interpolate", "align_corners", align_corners))
    return _call("interpolate", mine, sizes, given)


def grid_sample_2d(
    x: Tensor, grid: Tensor, *, mode: options.SampleMode = "bilinear",
    padding: options.SamplePadding = "zeros", align_corners: bool = False,
) -> Tensor:  # fmt: skip
    """Values of an image at places of a grid (batch, height, width, 2) in [-1, 1]."""
    image, places = checks.kind("grid_sample_2d", x, "F"), checks.kind("grid_sample_2d", grid, "F", "grid")
    checks.together("grid_sample_2d", image, places)
    if x.ndim != 4 or grid.ndim != 4 or grid.shape[-1] != 2 or grid.shape[0] != x.shape[0]:
        raise DispatchValueError(
            f"grid_sample_2d: got shapes {x.shape} and {grid.shape}, expected (n, c, h, w) and (n, oh, ow, 2)"
        )
    plain.one_of("grid_sample_2d", "mode", mode, get_args(options.SampleMode))
    plain.one_of("grid_sample_2d", "padding", padding, get_args(options.SamplePadding))
    flag = plain.flag("grid_sample_2d", "align_corners", align_corners)
    given = options.GridSampleOptions(mode, padding, flag)
    return _call("float_grid_sample_2d", image, places, given)


def attention(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None = None, bias: Tensor | None = None, *,
    scale: float | None = None, softcap: float | None = None, is_causal: bool = False,
) -> Tensor:  # fmt: skip
    """softmax(query @ key^T * scale + bias) @ value of (batch, heads, length, width).

    Where the mask is true, a query does not see a key; a causal one sees no later ones.
    """
    op = "attention"
    q, k = checks.kind(op, query, "F", "query"), checks.kind(op, key, "F", "key")
    v = checks.kind(op, value, "F", "value")
    if mask is not None:
        checks.kind(op, mask, "B", "mask")
    _alike(op, q, key=key, value=value, bias=bias)
    checks.on(op, q, mask=mask)
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
    scores = (*query.shape[:3], key.shape[2])
    for name, tensor in (("mask", mask), ("bias", bias)):
        if tensor is not None and checks.broadcast(op, scores, tensor.shape) != scores:
            raise DispatchValueError(
                f"{op}: got {name} of shape {tensor.shape}, expected one that broadcasts to {scores}"
            )
    wanted = None if query.shape[-1] else 1.0  # of a width of 0 there is no root to divide by
    given = options.AttentionOptions(
        wanted if scale is None else plain.number(op, "scale", scale),
        None if softcap is None else plain.number(op, "softcap", softcap),
        plain.flag(op, "is_causal", is_causal),
    )
    if given.softcap is not None and not given.softcap > 0:
        raise DispatchValueError(f"{op}: got softcap {given.softcap}, expected a number above 0")
    around = [None if tensor is None else _spread(op, tensor) for tensor in (mask, bias)]
    return _call(op, q, k, v, *around, given)


def _spread(op: str, tensor: Tensor) -> BridgeTensor:
    """With as many axes as scores have."""
    full = tensor.reshape((1,) * (4 - tensor.ndim) + tensor.shape)
    return checks.kind(op, full, ("F", "B"))


def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Tensor, target_lengths: Tensor, blank: int = 0
) -> Tensor:
    """-log of the probability of each target, summed over its alignments (Graves et al., 2006); (batch,).

    log_probs (time, batch, classes), targets (batch, longest), lengths (batch,), ints; infinite for a target
    that is too long. Classes and lengths are not looked at: they must be within what the shapes say.
    """
    mine = checks.kind("ctc_loss", log_probs, "F", "log_probs")
    given = {"targets": targets, "input_lengths": input_lengths, "target_lengths": target_lengths}
    ints = [checks.kind("ctc_loss", tensor, "I", name) for name, tensor in given.items()]
    checks.on("ctc_loss", mine, **given)
    batch = log_probs.shape[1:2]
    fits = log_probs.ndim == 3 and targets.ndim == 2 and targets.shape[:1] == batch
    if not fits or input_lengths.shape != batch or target_lengths.shape != batch:
        raise DispatchValueError(
            f"ctc_loss: got log_probs of shape {log_probs.shape}, targets of {targets.shape} and lengths of "
            f"{input_lengths.shape} and {target_lengths.shape}, expected (time, batch, classes), "
            "(batch, longest) and (batch,)"
        )
    if not log_probs.shape[0] or not 0 <= plain.count("ctc_loss", "blank", blank, 0) < log_probs.shape[2]:
        raise DispatchValueError(
            f"ctc_loss: got log_probs of shape {log_probs.shape} and blank {shown(blank)}, expected a "
            "time and the blank among the classes"
        )
    return _call("ctc_loss", mine, *ints, blank)
