"""Types and literals of WGSL: what a value of each dtype is, and how its constants are written.

WGSL has numbers of 32 bits (and of 64, where a device adds them). Narrow integers are computed in 32 bits and
cut after each operation; f16 and bf16 are the u32 of their bits, and become f32 to be computed with.
"""

from __future__ import annotations

import math
import struct

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Const
from burn_cube.types import elem

_TYPES = {
    "bool": "bool", "i8": "i32", "i16": "i32", "i32": "i32", "i64": "i64", "u8": "u32", "u16": "u32",
    "u32": "u32", "u64": "u64", "f16": "u32", "bf16": "u32", "f32": "f32", "f64": "f64",
}  # fmt: skip
_SUFFIXES = {"i32": "i", "u32": "u", "i64": "li", "u64": "lu"}
HALVES = (dt.F16, dt.BF16)


def value_type(dtype: DType) -> str:
    """The type of a value."""
    return _TYPES[dtype.name]


def is_narrow(dtype: DType) -> bool:
    """Whether a dtype has fewer bits than a word: 8- and 16-bit numbers, and bool."""
    return dtype.bits < 32


def literal(const: Const) -> str:
    """A scalar constant."""
    return number(const.value, elem(const.type))


def number(value: bool | int | float, dtype: DType) -> str:
    """A value of a dtype."""
    if dtype is dt.BOOL:
        return "true" if value else "false"
    if dtype.is_integer:
        return integer(int(value), value_type(dtype))
    return _float(float(value), dtype)


def integer(value: int, t: str) -> str:
    """An integer of type i32, u32, i64 or u64; the most negative has no literal of its own."""
    bits = 64 if t.endswith("64") else 32
    if value == -(1 << (bits - 1)):
        return f"bitcast<{t}>({1 << (bits - 1)}{_SUFFIXES['u' + t[1:]]})"
    return f"{value}{_SUFFIXES[t]}"


def bits_of(value: float, dtype: DType) -> int:
    """The bits of a float; of a NaN, one of its patterns."""
    if dtype is dt.BF16:
        return int(np.float32(value).view(np.uint32)) >> 16
    with np.errstate(all="ignore"):
        cell = np.array([value]).astype(dtype.numpy)
    return int(cell.view(f"u{dtype.size}")[0])


def is_plain(value: float, dtype: DType) -> bool:
    """Whether WGSL has a literal for a float: it has none for inf and nan, and may drop sub-normals."""
    least = 2.0**-126 if dtype is dt.F32 else 2.0**-1022
    return math.isfinite(value) and (value == 0 or abs(value) >= least)


def _float(value: float, dtype: DType) -> str:
    if dtype in HALVES:
        return f"0x{bits_of(value, dtype):x}u"
    if not is_plain(value, dtype):
        suffix = "u" if dtype is dt.F32 else "lu"
        return f"burn_{dtype.name}(0x{bits_of(value, dtype):x}{suffix})"
    text = _shortest(value) if dtype is dt.F32 else repr(value)
    if not any(mark in text for mark in ".e"):
        text += ".0"
    return f"{text}f" if dtype is dt.F32 else f"{text}lf"


def _shortest(value: float) -> str:
    """The fewest digits that name a f32, whether a compiler rounds them once, or first to f64."""
    text = str(np.float32(value))
    twice: float = struct.unpack("f", struct.pack("f", float(text)))[0]
    return text if twice == value else repr(value)
