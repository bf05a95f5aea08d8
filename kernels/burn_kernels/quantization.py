"""Floats as small whole numbers times a scale, and back. All contiguous.

Runs of `block` elements have one scale. Codes are i8, or fields of u32 words, the first in the lowest bits.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Inputs, Workload, direct, mismatches, shaped

WORD = 32


@bc.cube
def code(
    x: bc.Array[bc.F], scales: bc.Array[bc.G], i: bc.index, block: bc.index, low: bc.Comptime[float],
    high: bc.Comptime[float],
) -> bc.i32:  # fmt: skip
    """The nearest whole number of steps, ties to even; a scale of 0 is 1."""
    scale = bc.f32(scales[i // block])
    scale = bc.f32(1) if scale == 0.0 else scale
    return bc.i32(round(bc.clamp(bc.f32(x[i]) / scale, low, high)))


@bc.cube
def quantize_kernel(
    x: bc.Array[bc.F], scales: bc.Array[bc.G], out: bc.Array[bc.i8], block: bc.index,
    low: bc.Comptime[float], high: bc.Comptime[float],
) -> None:  # fmt: skip
    """One code an element."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = bc.i8(code(x, scales, i, block, low, high))


@bc.cube
def pack_kernel(
    x: bc.Array[bc.F], scales: bc.Array[bc.G], out: bc.Array[bc.u32], block: bc.index,
    low: bc.Comptime[float], high: bc.Comptime[float], bits: bc.Comptime[int],
) -> None:  # fmt: skip
    """A unit makes a word."""
    word = bc.ABSOLUTE_POS
    if word < out.len():
        total = bc.u32(0)
        for k in bc.unroll(range(WORD // bits)):
            i = word * (WORD // bits) + k
            if i < x.len():
                field = bc.u32(code(x, scales, i, block, low, high)) & ((1 << bits) - 1)
                total |= field << (k * bits)
        out[word] = total


@bc.cube
def dequantize_kernel(
    codes: bc.Array[bc.I], scales: bc.Array[bc.G], out: bc.Array[bc.F], block: bc.index,
    bits: bc.Comptime[int],
) -> None:  # fmt: skip
    """`bits`: of the fields of words; 0 for one code an element."""
    i = bc.ABSOLUTE_POS
    if i < out.len():
        scale = bc.f32(scales[i // block])
        if bits == 0:
            out[i] = bc.cast(bc.f32(codes[i]) * scale, bc.F)
        else:
            each = WORD // bits
            place = i // each
            at = bc.u32(i - place * each) * bits
            raised = bc.u32(codes[place]) << (WORD - bits - at)
            out[i] = bc.cast(bc.f32(bc.bitcast(raised, bc.i32) >> (WORD - bits)) * scale, bc.F)


def quantize(x: Array, scales: Array, out: Array, *, block: int, low: float, high: float, bits: int) -> None:
    """`bits`: of a field, if `out` is words; 0 if it is i8."""
    units = math.prod(out.shape)
    if bits:
        pack_kernel.forall(units)(x, scales, out, block, low, high, bits)
    else:
        quantize_kernel.forall(units)(x, scales, out, block, low, high)


def dequantize(codes: Array, scales: Array, out: Array, *, block: int, bits: int) -> None:
    """The opposite."""
    dequantize_kernel.forall(math.prod(out.shape))(codes, scales, out, block, bits)


def reference(
    x: NDArray[np.float32], scales: NDArray[np.float32], block: int, low: float, high: float
) -> NDArray[Any]:
    """Codes by NumPy, one an element."""
    by = np.where(scales == 0, np.float32(1), scales)[np.arange(x.size) // block].reshape(x.shape)
    return np.round(np.clip(x / by, low, high)).astype(np.int8)


_COUNT, _BLOCK = 1 << 24, 32


def _floats(rng: np.random.Generator) -> Inputs:
    x = rng.standard_normal(_COUNT, np.float32)
    return x, np.abs(x.reshape(-1, _BLOCK)).max(1) / np.float32(127)


def _codes(rng: np.random.Generator) -> Inputs:
    codes = rng.integers(-127, 128, _COUNT, np.int8)
    return codes, rng.random(_COUNT // _BLOCK, np.float32)


def _products(codes: NDArray[np.int8], scales: NDArray[np.float32]) -> NDArray[Any]:
    return (codes.reshape(-1, _BLOCK) * scales[:, None]).reshape(-1)


_BYTES = 5 * _COUNT + 4 * _COUNT // _BLOCK
WORKLOADS = (
    Workload(
        "quantize", "f32", "16M by 32", _floats, shaped(_COUNT, dtype="i8"),
        direct(partial(quantize, block=_BLOCK, low=-127.0, high=127.0, bits=0)),
        partial(reference, block=_BLOCK, low=-127.0, high=127.0),
        bytes=_BYTES, tolerance=0.0, error=mismatches,
    ),
    Workload(
        "dequantize", "f32", "16M by 32", _codes, shaped(_COUNT),
        direct(partial(dequantize, block=_BLOCK, bits=0)),
        _products,
        bytes=_BYTES, tolerance=0.0,
    ),
)  # fmt: skip
