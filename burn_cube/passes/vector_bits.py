"""The bits of a vector as other lanes, by shifts: lane 0 holds the lowest bits."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import Builder, Operand, const
from burn_cube.types import elem


def bitcast_scalars(b: Builder, scalars: Sequence[Operand], dtype: DType) -> list[Operand]:
    """Scalars of one dtype as scalars of another with the same bits in total."""
    source = elem(scalars[0].value_type)
    if source.bits == dtype.bits:
        return [_as(b, scalar, dtype) for scalar in scalars]
    words = [_as(b, scalar, _word(source)) for scalar in scalars]
    if source.bits > dtype.bits:
        pieces = [piece for word in words for piece in _pieces(b, word, dtype.bits)]
    else:
        n = dtype.bits // source.bits
        pieces = [_joined(b, words[at : at + n], dtype.bits) for at in range(0, len(words), n)]
    return [_as(b, piece, dtype) for piece in pieces]


def _word(dtype: DType) -> DType:
    return dt.BY_NAME[f"u{dtype.bits}"]


def _as(b: Builder, scalar: Operand, dtype: DType) -> Operand:
    return scalar if scalar.value_type == dtype else b.op("bitcast", scalar, attrs=(dtype,))


def _pieces(b: Builder, word: Operand, bits: int) -> list[Operand]:
    """A word cut into narrower ones."""
    narrow = dt.BY_NAME[f"u{bits}"]
    return [
        b.cast(b.op("shr", word, const(at, word.value_type)) if at else word, narrow)
        for at in range(0, elem(word.value_type).bits, bits)
    ]


def _joined(b: Builder, words: Sequence[Operand], bits: int) -> Operand:
    """Narrow words side by side in one of `bits`."""
    wide = dt.BY_NAME[f"u{bits}"]
    step = elem(words[0].value_type).bits
    total = b.cast(words[0], wide)
    for position, word in enumerate(words[1:], 1):
        shifted = b.op("shl", b.cast(word, wide), const(position * step, wide))
        total = b.op("or", total, shifted)
    return total
