"""Quantised tensors by ops of floats and ints: codes made, stored, moved, and what goes on in floats."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from burn_cube.dtypes import F32, I32, U32
from burn_cube.errors import DispatchValueError
from burn_cube.record import replace
from burn_dispatch.quantization import (
    Calibration,
    Quantized,
    QuantizedData,
    QuantScheme,
    QuantValue,
    decoded,
    thresholds,
)

if TYPE_CHECKING:
    from burn_cube.dtypes import DType
    from burn_dispatch.table import Ops

Shape = tuple[int, ...]
_HALF_STEP = {"f16": (2.0**-11 * 1.001, 2.0**-25 * 1.001), "bf16": (2.0**-8 * 1.001, 0.0)}
"""A little more than half of the distance to the next number, relative and at least; by scale dtype."""


def q_from_data(b: Ops, data: QuantizedData, device: Any) -> Quantized:
    """A tensor of stored values."""
    values, scales = b.int_from_data(data.values, device), b.float_from_data(data.scales, device)
    return Quantized(values, scales, data.scheme, data.shape, data.dtype)


def q_into_data(b: Ops, x: Quantized) -> QuantizedData:
    """The stored values."""
    values, scales = b.int_into_data(x.values), b.float_into_data(x.scales)
    return QuantizedData(values, scales, x.scheme, x.shape, x.dtype)


def q_to_device(b: Ops, x: Quantized, device: Any) -> Quantized:
    """On another device."""
    return replace(x, values=b.int_to_device(x.values, device), scales=b.float_to_device(x.scales, device))


def q_copy(b: Ops, x: Quantized) -> Quantized:
    """In memory of its own."""
    return replace(x, values=b.int_copy(x.values), scales=b.float_copy(x.scales))


def compute_range(b: Ops, x: Any, scheme: QuantScheme, calibration: Calibration) -> tuple[Any, Any]:
    """Lowest and highest value that codes must reach, of the whole or of each block; 0 of nothing."""
    shape = tuple(b.backend.shape(x))
    scheme.check(shape)
    if 0 in shape:
        count = (1,) if scheme.block is None else scheme.scales_shape(shape)
        nothing = b.float_zeros(count, b.backend.dtype(x), b.backend.device(x))
        return nothing, nothing
    if calibration == "abs_mean":
        gamma = _reduced(b, b.float_abs(x), scheme, b.float_mean_dim)
        return b.float_neg(gamma), gamma
    return _reduced(b, x, scheme, b.float_min_dim), _reduced(b, x, scheme, b.float_max_dim)


def compute_scales(b: Ops, scheme: QuantScheme, low: Any, high: Any) -> Any:
    """2 * max(|low|, |high|) over the range of codes, rounded up to the dtype of scales."""
    low, high = b.float_abs(low), b.float_abs(high)
    widest = b.float_mul_scalar(b.float_mask_where(low, b.float_lower(low, high), high), 2)
    first, last = scheme.value.range
    scales = b.float_div_scalar(b.float_cast(widest, F32), last - first)
    if scheme.scale_dtype is F32:
        return scales
    relative, least = _HALF_STEP[scheme.scale_dtype.name]
    near = b.float_cast(b.float_cast(scales, scheme.scale_dtype), F32)
    more = b.float_add(near, b.float_clamp_min(b.float_mul_scalar(near, relative), least))
    return b.float_cast(b.float_mask_where(near, b.float_lower(near, scales), more), scheme.scale_dtype)


def quantize_dynamic(b: Ops, x: Any, scheme: QuantScheme) -> Quantized:
    """With scales from the whole range of x."""
    low, high = compute_range(b, x, scheme, "min_max")
    quantized: Quantized = b.quantize(x, scheme, compute_scales(b, scheme, low, high))
    return quantized


def quantize(b: Ops, x: Any, scheme: QuantScheme, scales: Any) -> Quantized:
    """The nearest codes, ties to the even one, saturating; a scale of 0 gives 0."""
    shape = tuple(b.backend.shape(x))
    scheme.check(shape)
    by = b.float_cast(scales, F32)
    by = b.float_mask_fill(by, b.float_equal_elem(by, 0), 1)
    scaled = _blockwise(b, b.float_cast(x, F32), by, scheme, b.float_div)
    codes = _encode(b, scaled, scheme.value)
    return Quantized(_stored(b, codes, scheme), scales, scheme, shape, b.backend.dtype(x))


def dequantize(b: Ops, x: Quantized, dtype: DType) -> Any:
    """code * scale, in f32, then in the dtype."""
    values = _decode(b, codes_of(b, x), x.scheme.value)
    scaled = _blockwise(b, values, b.float_cast(x.scales, F32), x.scheme, b.float_mul)
    return b.float_cast(scaled, dtype)


def q_reshape(b: Ops, x: Quantized, shape: Shape) -> Quantized:
    """Blocks must stay runs of the last axis."""
    block = x.scheme.block
    if block is not None and (math.prod(block[:-1]) != 1 or not shape or shape[-1] % block[-1]):
        raise DispatchValueError(
            f"q_reshape: cannot view shape {x.shape} as {shape}: blocks of {block} would be cut, expected a "
            "last axis of whole blocks"
        )
    scales = x.scales if block is None else b.float_reshape(x.scales, x.scheme.scales_shape(shape))
    return _moved(b, x, b.int_reshape(codes_of(b, x), shape), scales, x.scheme)


def q_swap_dims(b: Ops, x: Quantized, first: int, second: int) -> Quantized:
    """Two axes exchanged."""
    axes = list(range(len(x.shape)))
    axes[first], axes[second] = second, first
    return q_permute(b, x, tuple(axes))


def q_permute(b: Ops, x: Quantized, axes: Shape) -> Quantized:
    """Blocks turn with their axes."""
    codes = b.int_permute(codes_of(b, x), axes)
    if x.scheme.block is None:
        return _moved(b, x, codes, x.scales, x.scheme)
    blocks = x.scheme.blocks(x.shape)
    scheme = replace(x.scheme, block=tuple([blocks[axis] for axis in axes]))
    return _moved(b, x, codes, b.float_permute(x.scales, axes), scheme)


def q_flip(b: Ops, x: Quantized, axes: Shape) -> Quantized:
    """Some axes backwards."""
    scales = x.scales if x.scheme.block is None else b.float_flip(x.scales, axes)
    return _moved(b, x, b.int_flip(codes_of(b, x), axes), scales, x.scheme)


def q_transpose(b: Ops, x: Quantized) -> Quantized:
    """The last two axes exchanged."""
    rank = len(x.shape)
    return q_swap_dims(b, x, rank - 2, rank - 1)


def same(b: Ops, x: Quantized, *ignored: Any) -> Quantized:
    """A quantised tensor has no graph to enter or to leave."""
    return x


def is_require_grad(b: Ops, x: Quantized) -> bool:
    """Never."""
    return False


def through(name: str) -> Callable[..., Any]:
    """An op of floats for quantised tensors; the result stays in floats. Operands may be floats."""

    def composed(b: Ops, *args: Any) -> Any:
        return b[name](*[_as_float(b, arg) for arg in args])

    composed.__name__ = composed.__qualname__ = f"q_{name.removeprefix('float_')}"
    composed.__doc__ = f"`{name}` of what the codes stand for."
    return composed


def codes_of(b: Ops, x: Quantized) -> Any:
    """Codes as i32, in the shape of the tensor; those of floats are not negative."""
    scheme = x.scheme
    if scheme.store == "native":
        return b.int_cast(x.values, I32)
    count, bits = math.prod(x.shape), scheme.value.bits
    device = b.backend.device(x.values)
    (words,) = b.backend.shape(x.values)
    spread = b.int_expand(b.int_reshape(x.values, (words, 1)), (words, scheme.per_word))
    fields = b.int_bitwise_right_shift(spread, _places(b, scheme, device))
    fields = b.int_cast(b.int_bitwise_and_scalar(fields, (1 << bits) - 1), I32)
    flat = b.int_slice(b.int_reshape(fields, (words * scheme.per_word,)), [(0, count, 1)])
    if scheme.value.mantissa is None:
        half = 1 << (bits - 1)
        flat = b.int_sub_scalar(b.int_bitwise_xor_scalar(flat, half), half)
    return b.int_reshape(flat, x.shape)


def _as_float(b: Ops, arg: Any) -> Any:
    if isinstance(arg, Quantized):
        return b.dequantize(arg, arg.dtype)
    if not isinstance(arg, list):
        return arg
    several = cast("list[Quantized | object]", arg)
    quantized = any(isinstance(one, Quantized) for one in several)
    return [_as_float(b, one) for one in several] if quantized else several


def _moved(b: Ops, x: Quantized, codes: Any, scales: Any, scheme: QuantScheme) -> Quantized:
    shape = tuple(b.backend.shape(codes))
    return Quantized(_stored(b, codes, scheme), scales, scheme, shape, x.dtype)


def _stored(b: Ops, codes: Any, scheme: QuantScheme) -> Any:
    if scheme.store == "native":
        return b.int_cast(codes, scheme.code_dtype)
    shape, device = b.backend.shape(codes), b.backend.device(codes)
    count, (words,) = math.prod(shape), scheme.values_shape(shape)
    flat = b.int_reshape(codes, (count,))
    if count != words * scheme.per_word:
        zeros = b.int_zeros((words * scheme.per_word,), I32, device)
        flat = b.int_slice_assign(zeros, [(0, count, 1)], flat)
    fields = b.int_bitwise_and_scalar(flat, (1 << scheme.value.bits) - 1)
    fields = b.int_cast(b.int_reshape(fields, (words, scheme.per_word)), U32)
    shifted = b.int_bitwise_left_shift(fields, _places(b, scheme, device))
    return b.int_reshape(b.int_sum_dim(shifted, 1), (words,))


def _places(b: Ops, scheme: QuantScheme, device: Any) -> Any:
    """Where in a word each code begins; (1, codes of a word)."""
    places = np.arange(scheme.per_word, dtype=np.uint32) * np.uint32(scheme.value.bits)
    return b.int_from_data(places.reshape(1, -1), device)


def _encode(b: Ops, x: Any, value: QuantValue) -> Any:
    low, high = value.range
    x = b.float_clamp(x, low, high)
    if value.mantissa is None:
        return b.float_into_int(b.float_round(x), I32)
    size = b.float_abs(x)
    mantissa = value.mantissa
    like = b.backend.shape(x), 2.0 ** (value.smallest_exponent - mantissa), F32, b.backend.device(x)
    step, before = b.float_full(*like), b.float_zeros(like[0], F32, like[3])
    for start, distance, code in thresholds(value):
        above = b.float_greater_equal_elem(size, start)
        step, before = b.float_mask_fill(step, above, distance), b.float_mask_fill(before, above, code)
    codes = b.float_add(b.float_round(b.float_div(size, step)), before)
    signed = b.float_mask_where(
        codes, b.float_lower_elem(x, 0), b.float_add_scalar(codes, 1 << (value.bits - 1))
    )
    return b.float_into_int(signed, I32)


def _decode(b: Ops, codes: Any, value: QuantValue) -> Any:
    if value.mantissa is None:
        return b.int_into_float(codes, F32)
    shape = b.backend.shape(codes)
    table = b.float_from_data(decoded(value), b.backend.device(codes))
    return b.float_reshape(b.float_select(table, 0, b.int_reshape(codes, (math.prod(shape),))), shape)


def _split(shape: Shape, blocks: Shape) -> Shape:
    """Each axis as (blocks, extent of a block)."""
    return tuple([m for n, size in zip(shape, blocks, strict=True) for m in (n // size, size)])


def _blockwise(b: Ops, x: Any, scales: Any, scheme: QuantScheme, apply: Callable[[Any, Any], Any]) -> Any:
    """apply(x, its scale)."""
    if scheme.block is None:
        return apply(x, scales)
    shape = tuple(b.backend.shape(x))
    blocks = scheme.blocks(shape)
    along = tuple([m for n in scheme.scales_shape(shape) for m in (n, 1)])
    parts = apply(b.float_reshape(x, _split(shape, blocks)), b.float_reshape(scales, along))
    return b.float_reshape(parts, shape)


def _reduced(b: Ops, x: Any, scheme: QuantScheme, reduce: Callable[[Any, int], Any]) -> Any:
    """One number for all, or for each block."""
    shape = tuple(b.backend.shape(x))
    if scheme.block is None:
        return reduce(b.float_reshape(x, (math.prod(shape),)), 0)
    parts = b.float_reshape(x, _split(shape, scheme.blocks(shape)))
    for axis in range(1, 2 * len(shape), 2):
        parts = reduce(parts, axis)
    return b.float_reshape(parts, scheme.scales_shape(shape))
