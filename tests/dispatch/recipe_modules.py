"""Recipes of layers and convolutions; expectations by plain loops over places in f64."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch.options import (
    AttentionOptions,
    ConvOptions,
    ConvTransposeOptions,
    DeformConvOptions,
    UnfoldOptions,
)
from tests.dispatch.recipe_values import in_wide, numbers
from tests.dispatch.recipes import Array, Case, recipe

Numbers = np.random.Generator
_RANKS = (1, 2, 3)


@recipe("embedding")
def _embedding(dtype: DType, rng: Numbers) -> Iterator[Case]:
    weights, indices = numbers(rng, dtype, (7, 5)), rng.integers(0, 7, (2, 3)).astype(np.int32)
    yield Case("rows", (weights, indices), weights[indices])


@recipe("embedding_backward")
def _embedding_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    weights, indices = numbers(rng, dtype, (7, 5)), rng.integers(0, 7, (2, 3)).astype(np.int32)
    grad = numbers(rng, dtype, (2, 3, 5))

    def sums(grad: Array) -> Array:
        out = np.zeros((7, 5))
        np.add.at(out, indices, grad)
        return out

    yield Case("rows", (weights, grad, indices), in_wide(sums, dtype)(grad))


@recipe("linear")
def _linear(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for shape in ((4, 5), (2, 3, 5), (5,)):
        x, weight, bias = numbers(rng, dtype, shape), numbers(rng, dtype, (5, 6)), numbers(rng, dtype, (6,))
        yield Case(f"{shape}", (x, weight, None), in_wide(np.matmul, dtype)(x, weight))
        yield Case(
            f"{shape} bias", (x, weight, bias), in_wide(lambda x, w, b: x @ w + b, dtype)(x, weight, bias)
        )


@recipe("linear_x_backward")
def _linear_x(dtype: DType, rng: Numbers) -> Iterator[Case]:
    weight, grad = numbers(rng, dtype, (5, 6)), numbers(rng, dtype, (2, 3, 6))
    yield Case("rank 3", (weight, grad), in_wide(lambda w, g: g @ w.T, dtype)(weight, grad))


@recipe("linear_weight_backward")
def _linear_weight(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x, grad = numbers(rng, dtype, (2, 3, 5)), numbers(rng, dtype, (2, 3, 6))
    yield Case("rank 3", (x, grad), in_wide(lambda x, g: np.einsum("abi,abo->io", x, g), dtype)(x, grad))


@recipe("linear_bias_backward")
def _linear_bias(dtype: DType, rng: Numbers) -> Iterator[Case]:
    grad = numbers(rng, dtype, (2, 3, 6))
    yield Case("rank 3", (grad,), in_wide(lambda g: g.sum((0, 1)), dtype)(grad))


@recipe("layer_norm")
def _layer_norm(dtype: DType, rng: Numbers) -> Iterator[Case]:
    def normal(x: Array, gamma: Array, beta: Array) -> Array:
        variance = x.var(-1, keepdims=True)
        return np.asarray((x - x.mean(-1, keepdims=True)) / np.sqrt(variance + 1e-5) * gamma + beta)

    for shape in ((3, 4, 9), (2, 33)):
        x, gamma, beta = (numbers(rng, dtype, s) for s in (shape, shape[-1:], shape[-1:]))
        yield Case(f"{shape}", (x, gamma, beta, 1e-5), in_wide(normal, dtype)(x, gamma, beta))
        yield Case(
            f"{shape} no beta", (x, gamma, None, 1e-5), in_wide(normal, dtype)(x, gamma, np.zeros_like(beta))
        )


@recipe("batch_norm")
def _batch_norm(dtype: DType, rng: Numbers) -> Iterator[Case]:
    def normal(x: Array, gamma: Array, beta: Array, mean: Array, variance: Array) -> Array:
        along = (slice(None),) + (None,) * (x.ndim - 2)
        scale = gamma / np.sqrt(variance + 1e-5)
        return np.asarray((x - mean[along]) * scale[along] + beta[along])

    for shape in ((3, 4), (2, 4, 5, 3)):
        x, gamma, beta, mean = (numbers(rng, dtype, s) for s in (shape, (4,), (4,), (4,)))
        variance = abs(numbers(rng, dtype, (4,))) + np.asarray(0.5, dtype.numpy)
        args = x, gamma, beta, mean, variance
        yield Case(f"{shape}", (*args, 1e-5), in_wide(normal, dtype)(*args))


def _attended(
    q: Array, k: Array, v: Array, mask: Array | None, bias: Array | None, options: AttentionOptions
) -> Array:
    scores = (
        q @ k.swapaxes(-1, -2) * (options.scale if options.scale is not None else 1 / math.sqrt(q.shape[-1]))
    )
    if options.softcap is not None:
        scores = options.softcap * np.tanh(scores / options.softcap)
    if mask is not None:
        scores = np.where(np.asarray(mask, bool), -np.inf, scores)
    if options.is_causal:
        queries, keys = scores.shape[-2:]
        late = np.arange(keys)[None, :] > np.arange(queries)[:, None] + keys - queries
        scores = np.where(late, -np.inf, scores)
    if bias is not None:
        scores = scores + bias
    top = scores.max(-1, keepdims=True)
    e = np.exp(scores - np.where(np.isinf(top), 0, top))
    total = e.sum(-1, keepdims=True)
    return np.asarray(e / np.where(total == 0, 1, total) @ v)


@recipe("attention")
def _attention(dtype: DType, rng: Numbers) -> Iterator[Case]:
    q, k, v = (numbers(rng, dtype, shape, 1.0) for shape in ((2, 3, 5, 4), (2, 3, 7, 4), (2, 3, 7, 6)))
    mask = rng.random((2, 3, 5, 7)) < 0.3
    mask[0, 0, 1] = True
    bias = numbers(rng, dtype, (2, 3, 5, 7))
    for options in (AttentionOptions(), AttentionOptions(0.3, 2.0), AttentionOptions(is_causal=True)):
        for masked, biased in ((None, None), (mask, bias)):
            expected = in_wide(lambda *args: _attended(*args, options), dtype)(q, k, v, masked, biased)  # noqa: B023
            yield Case(f"{options} {masked is not None}", (q, k, v, masked, biased, options), expected)


Triple = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _taps(out: Any, kernel: Any, space: Any, stride: Any, before: Any, dilation: Any) -> Iterator[Triple]:
    """Place in the output, in the kernel, in the input: which belong together."""
    for o in np.ndindex(*out):
        for k in np.ndindex(*kernel):
            i = tuple(a * s - p + b * d for a, s, p, b, d in zip(o, stride, before, k, dilation, strict=True))
            if all(0 <= at < n for at, n in zip(i, space, strict=True)):
                yield o, k, i


class Conv:
    """A convolution with all its gradients: x (n, c, *space), weight (outputs, c / groups, *kernel)."""

    def __init__(self, out: Any, options: ConvOptions) -> None:
        self.out, self.options, self.groups = out, options, options.groups

    def taps(self, space: Any, kernel: Any) -> Iterator[Triple]:
        before = [first for first, _ in self.options.padding]
        return _taps(self.out, kernel, space, self.options.stride, before, self.options.dilation)

    def blocks(self, outputs: int, inputs: int) -> Iterator[tuple[slice, slice]]:
        a, b = outputs // self.groups, inputs // self.groups
        return ((slice(g * a, g * a + a), slice(g * b, g * b + b)) for g in range(self.groups))

    def forward(self, x: Array, weight: Array) -> Array:
        out = np.zeros((x.shape[0], weight.shape[0], *self.out))
        for (to, source), (o, k, i) in itertools.product(
            self.blocks(weight.shape[0], x.shape[1]), list(self.taps(x.shape[2:], weight.shape[2:]))
        ):
            out[(slice(None), to, *o)] += x[(slice(None), source, *i)] @ weight[(to, slice(None), *k)].T
        return out

    def to_x(self, weight: Array, grad: Array, inputs: int, space: Any) -> Array:
        out = np.zeros((grad.shape[0], inputs, *space))
        for (to, source), (o, k, i) in itertools.product(
            self.blocks(grad.shape[1], inputs), list(self.taps(space, weight.shape[2:]))
        ):
            out[(slice(None), source, *i)] += grad[(slice(None), to, *o)] @ weight[(to, slice(None), *k)]
        return out

    def to_weight(self, x: Array, grad: Array, kernel: Any) -> Array:
        out = np.zeros((grad.shape[1], x.shape[1] // self.groups, *kernel))
        for (to, source), (o, k, i) in itertools.product(
            self.blocks(grad.shape[1], x.shape[1]), list(self.taps(x.shape[2:], kernel))
        ):
            out[(to, slice(None), *k)] += grad[(slice(None), to, *o)].T @ x[(slice(None), source, *i)]
        return out


def _convolutions(
    rank: int,
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], ConvOptions, tuple[int, ...]]]:
    """Shapes of x and weight, options, and the extents of the output."""
    space, kernel = (7, 6, 5)[:rank], (3, 2, 2)[:rank]
    for stride, padding, dilation, groups in (
        ((1, 1, 1), ((0, 0),) * 3, (1, 1, 1), 1),
        ((2, 1, 2), ((1, 1), (1, 1), (0, 0)), (1, 2, 1), 2),
        ((3, 2, 1), ((1, 2), (0, 1), (1, 0)), (2, 1, 1), 1),
        ((1, 2, 1), ((1, 1),) * 3, (1, 1, 1), 4),
    ):
        options = ConvOptions(stride[:rank], padding[:rank], dilation[:rank], groups)
        out = tuple(
            (n + sum(p) - d * (k - 1) - 1) // s + 1
            for n, p, d, k, s in zip(
                space, options.padding, options.dilation, kernel, options.stride, strict=True
            )
        )
        yield (2, 4, *space), (8, 4 // groups, *kernel), options, out


def _conv(rank: int) -> None:
    name = f"conv{rank}d"

    def shaped(dtype: DType, rng: Numbers) -> Iterator[tuple[Array, Array, Array, ConvOptions, Conv]]:
        for x, weight, options, out in _convolutions(rank):
            made = [numbers(rng, dtype, shape, 1.0) for shape in (x, weight, (x[0], weight[0], *out))]
            yield made[0], made[1], made[2], options, Conv(out, options)

    @recipe(name)
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, weight, _, options, conv in shaped(dtype, rng):
            bias = numbers(rng, dtype, weight.shape[:1])
            along = bias.reshape(-1, *([1] * rank))
            yield Case(f"{options}", (x, weight, None, options), in_wide(conv.forward, dtype)(x, weight))
            added = in_wide(lambda x, w, b: conv.forward(x, w) + b, dtype)(x, weight, along)  # noqa: B023
            yield Case(f"{options} bias", (x, weight, bias, options), added)

    @recipe(f"{name}_x_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, weight, grad, options, conv in shaped(dtype, rng):
            expected = in_wide(conv.to_x, dtype)(weight, grad, x.shape[1], x.shape[2:])
            yield Case(f"{options}", (x, weight, grad, options), expected)

    @recipe(f"{name}_weight_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, weight, grad, options, conv in shaped(dtype, rng):
            expected = in_wide(conv.to_weight, dtype)(x, grad, weight.shape[2:])
            yield Case(f"{options}", (x, weight, grad, options), expected)


def _conv_transpose(rank: int) -> None:
    """The opposite way: what is x here is the output of a convolution."""
    name = f"conv_transpose{rank}d"

    def shaped(
        dtype: DType, rng: Numbers
    ) -> Iterator[tuple[Array, Array, Array, ConvTransposeOptions, Conv]]:
        space, kernel = (5, 4, 3)[:rank], (3, 2, 2)[:rank]
        for stride, cut, added, dilation, groups in (
            ((1, 1, 1), (0, 0, 0), (0, 0, 0), (1, 1, 1), 1),
            ((2, 3, 2), (1, 0, 1), (1, 2, 0), (1, 1, 2), 2),
            ((2, 1, 1), (1, 1, 0), (0, 0, 0), (2, 2, 1), 1),
        ):
            cut, added, dilation = cut[:rank], added[:rank], dilation[:rank]
            options = ConvTransposeOptions(stride[:rank], cut, added, dilation, groups)
            long = tuple(
                (n - 1) * s - 2 * p + d * (k - 1) + 1 + a
                for n, s, p, d, k, a in zip(space, stride[:rank], cut, dilation, kernel, added, strict=True)
            )
            shapes = (2, 4, *space), (4, 6 // groups, *kernel), (2, 6, *long)
            x, weight, grad = (numbers(rng, dtype, shape, 1.0) for shape in shapes)
            back = ConvOptions(stride[:rank], tuple((p, p) for p in cut), dilation, groups)
            yield x, weight, grad, options, Conv(space, back)

    @recipe(name)
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, weight, grad, options, conv in shaped(dtype, rng):
            bias = numbers(rng, dtype, grad.shape[1:2])
            along = bias.reshape(-1, *([1] * rank))
            expected = in_wide(conv.to_x, dtype)(weight, x, grad.shape[1], grad.shape[2:])
            yield Case(f"{options}", (x, weight, None, options), expected)
            both = in_wide(lambda w, x, b: conv.to_x(w, x, b.size, grad.shape[2:]) + b, dtype)  # noqa: B023
            yield Case(f"{options} bias", (x, weight, bias, options), both(weight, x, along))

    @recipe(f"{name}_x_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for _, weight, grad, options, conv in shaped(dtype, rng):
            yield Case(f"{options}", (weight, grad, options), in_wide(conv.forward, dtype)(grad, weight))

    @recipe(f"{name}_weight_backward")
    def _(dtype: DType, rng: Numbers) -> Iterator[Case]:
        for x, weight, grad, options, conv in shaped(dtype, rng):
            expected = in_wide(conv.to_weight, dtype)(grad, x, weight.shape[2:])
            yield Case(f"{options}", (x, weight, grad, options), expected)


for _rank in _RANKS:
    _conv(_rank)
    _conv_transpose(_rank)


@recipe(*(f"conv{way}{rank}d_bias_backward" for way in ("", "_transpose") for rank in _RANKS))
def _bias_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for space in ((5,), (5, 4), (3, 4, 2)):
        x, bias, grad = (numbers(rng, dtype, shape) for shape in ((2, 4, *space), (3,), (2, 3, *space)))
        yield Case(f"{space}", (x, bias, grad), in_wide(lambda g: g.sum((0, *range(2, g.ndim))), dtype)(grad))


def _at(plane: Array, y: float, x: float) -> Array:
    """Between four pixels (channels, height, width); 0 outside."""
    total = np.zeros(plane.shape[0])
    for i, j in itertools.product((math.floor(y), math.floor(y) + 1), (math.floor(x), math.floor(x) + 1)):
        if 0 <= i < plane.shape[1] and 0 <= j < plane.shape[2]:
            total += plane[:, i, j] * (1 - abs(y - i)) * (1 - abs(x - j))
    return total


def _deformed(
    x: Array, offset: Array, weight: Array, mask: Array | None, bias: Array | None, o: DeformConvOptions
) -> Array:
    n, c = x.shape[:2]
    outputs, width, kh, kw = weight.shape
    high, wide = offset.shape[2:]
    moves = offset.reshape(n, o.offset_groups, kh * kw, 2, high, wide)
    columns = np.zeros((n, c, kh * kw, high, wide))
    for b, g, k, i, j in np.ndindex(n, o.offset_groups, kh * kw, high, wide):
        own = slice(g * c // o.offset_groups, (g + 1) * c // o.offset_groups)
        y = i * o.stride[0] - o.padding[0] + k // kw * o.dilation[0] + moves[b, g, k, 0, i, j]
        z = j * o.stride[1] - o.padding[1] + k % kw * o.dilation[1] + moves[b, g, k, 1, i, j]
        factor = 1.0 if mask is None else mask.reshape(n, o.offset_groups, kh * kw, high, wide)[b, g, k, i, j]
        columns[b, own, k, i, j] = factor * _at(x[b, own], y, z)
    grouped = columns.reshape(n, o.weight_groups, width, kh * kw, high, wide)
    kernels = weight.reshape(o.weight_groups, outputs // o.weight_groups, width, kh * kw)
    out = np.einsum("ngckij,gock->ngoij", grouped, kernels).reshape(n, outputs, high, wide)
    return np.asarray(out if bias is None else out + bias[:, None, None])


def _deform_inputs(dtype: DType, rng: Numbers, extent: int) -> Iterator[tuple[Any, ...]]:
    """x, offset, weight, mask, bias, options."""
    for options in (
        DeformConvOptions((1, 1), (1, 1), (1, 1), 1, 1),
        DeformConvOptions((2, 1), (1, 0), (1, 2), 2, 2),
    ):
        axes = zip(options.padding, options.dilation, (3, 2), options.stride, strict=True)
        out = tuple((extent + 2 * p - d * (k - 1) - 1) // s + 1 for p, d, k, s in axes)
        taps, width = 6 * options.offset_groups, 4 // options.weight_groups
        shapes = (1, 4, extent, extent), (1, 2 * taps, *out), (4, width, 3, 2), (1, taps, *out), (4,)
        yield (*(numbers(rng, dtype, shape, 1.0) for shape in shapes), options)


@recipe("deform_conv2d")
def _deform(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for *args, options in _deform_inputs(dtype, rng, 6):
        expected = in_wide(lambda *args: _deformed(*args, options), dtype)  # noqa: B023
        yield Case(f"{options}", (*args, options), expected(*args))
        yield Case(f"{options} bare", (*args[:3], None, None, options), expected(*args[:3], None, None))


@recipe("deform_conv2d_backward")
def _deform_backward(dtype: DType, rng: Numbers) -> Iterator[Case]:
    """Against differences of the loss sum(out * grad), in f64."""
    if dtype is not dt.F32:
        return
    for *args, options in _deform_inputs(dtype, rng, 4):
        wide = [arg.astype(np.float64) for arg in args]
        grad = numbers(rng, dtype, _deformed(*wide, options).shape, 1.0)
        found = tuple(_slope(wide, at, lambda *a: (_deformed(*a, options) * grad).sum()).astype(dtype.numpy)  # noqa: B023
                      for at in range(5))  # fmt: skip
        yield Case(f"{options}", (*args, grad, options), found)


def _slope(args: list[Array], at: int, loss: Callable[..., Any]) -> Array:
    """The gradient by central differences: losses are linear in each value, in offsets piecewise."""
    out = np.zeros(args[at].shape)
    for place in np.ndindex(*out.shape):
        ends = []
        for step in (1e-6, -1e-6):
            moved = args[at].copy()
            moved[place] += step
            ends.append(loss(*args[:at], moved, *args[at + 1 :]))
        out[place] = (ends[0] - ends[1]) / 2e-6
    return out


def _unfolded(x: Array, kernel: tuple[int, int], options: UnfoldOptions) -> Array:
    pads = [(0, 0), (0, 0), *((p, p) for p in options.padding)]
    padded = np.pad(x, pads)
    out = [(n - d * (k - 1) - 1) // s + 1 for n, d, k, s in zip(
        padded.shape[2:], options.dilation, kernel, options.stride, strict=True)]  # fmt: skip
    columns = np.zeros((x.shape[0], x.shape[1], *kernel, *out))
    for i, j, a, b in np.ndindex(*kernel, *out):
        y, z = (
            a * options.stride[0] + i * options.dilation[0],
            b * options.stride[1] + j * options.dilation[1],
        )
        columns[:, :, i, j, a, b] = padded[:, :, y, z]
    return columns.reshape(x.shape[0], -1, out[0] * out[1])


_WINDOWS = (UnfoldOptions((1, 1), (0, 0), (1, 1)), UnfoldOptions((2, 1), (1, 2), (1, 2)))


@recipe("unfold4d")
def _unfold4d(dtype: DType, rng: Numbers) -> Iterator[Case]:
    x = numbers(rng, dtype, (2, 3, 6, 5))
    for options in _WINDOWS:
        yield Case(f"{options}", (x, (3, 2), options), in_wide(_unfolded, dtype)(x, (3, 2), options))


@recipe("fold4d")
def _fold4d(dtype: DType, rng: Numbers) -> Iterator[Case]:
    for options in _WINDOWS:
        places = _unfolded(np.arange(1.0, 31.0).reshape(1, 1, 6, 5), (3, 2), options)[0]
        x = numbers(rng, dtype, (2, 3 * 6, places.shape[1]))
        sums = np.zeros((2, 3, 31))
        for n, c, k, w in np.ndindex(2, 3, *places.shape):
            sums[n, c, int(places[k, w])] += float(x[n, c * 6 + k, w])
        expected = sums[:, :, 1:].reshape(2, 3, 6, 5).astype(dtype.numpy)
        yield Case(f"{options}", (x, (6, 5), (3, 2), options), expected)
