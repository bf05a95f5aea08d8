"""Quantisation of Cube, a launch where a scale belongs to a run of elements; else by composition."""

from __future__ import annotations

import math

from burn_cube.dtypes import DType
from burn_dispatch.backends.cube.backend import create
from burn_dispatch.backends.cube.copies import contiguous
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.compositions import quantized
from burn_dispatch.layout import Shape
from burn_dispatch.quantization import Quantized, QuantScheme
from burn_kernels import quantization as kernels


def _run(scheme: QuantScheme, shape: Shape) -> int | None:
    """How many elements in order share a scale; None if they do not lie in order, or are not ints."""
    if scheme.value.mantissa is not None or not math.prod(shape):
        return None
    if scheme.block is None:
        return math.prod(shape)
    return scheme.block[-1] if math.prod(scheme.block[:-1]) == 1 else None


def _bits(scheme: QuantScheme) -> int:
    return scheme.value.bits if scheme.store == "packed_u32" else 0


def quantize(x: CubeTensor, scheme: QuantScheme, scales: CubeTensor) -> Quantized:
    """The nearest codes."""
    scheme.check(x.shape)
    run = _run(scheme, x.shape)
    if run is None:
        return quantized.quantize(create().ops, x, scheme, scales)
    out = CubeTensor.empty(scheme.values_shape(x.shape), scheme.code_dtype, x.device)
    low, high = scheme.value.range
    kernels.quantize(
        contiguous(x), contiguous(scales), out, block=run, low=low, high=high, bits=_bits(scheme)
    )
    return Quantized(out, scales, scheme, x.shape, x.dtype)


def dequantize(x: Quantized, dtype: DType) -> CubeTensor:
    """code * scale."""
    run = _run(x.scheme, x.shape)
    if run is None:
        found: CubeTensor = quantized.dequantize(create().ops, x, dtype)
        return found
    out = CubeTensor.empty(x.shape, dtype, x.values.device)
    kernels.dequantize(contiguous(x.values), contiguous(x.scales), out, block=run, bits=_bits(x.scheme))
    return out
