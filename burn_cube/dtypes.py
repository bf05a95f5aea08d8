"""The dtypes of the kernel language: one row each. Owns names, widths and host (NumPy) counterparts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np

from burn_cube.record import record

Kind = Literal["bool", "int", "uint", "float", "index"]


@record(eq=False)
class DType:
    """A scalar dtype: `bits` is the width in memory; `index` has none before launch decides on 32 or 64.

    There is one object for each, so that comparing and hashing cost nothing; unpickling gives that object.
    """

    name: str
    kind: Kind
    bits: int
    mantissa: int = 0  # stored significand bits of a float

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return self.bits // 8

    @property
    def is_float(self) -> bool:
        """True for f16, bf16, f32 and f64."""
        return self.kind == "float"

    @property
    def is_integer(self) -> bool:
        """True for signed and unsigned integers and `index`."""
        return self.kind in ("int", "uint", "index")

    @property
    def is_signed(self) -> bool:
        """True for signed integers, `index` and floats."""
        return self.kind in ("int", "index", "float")

    @property
    def numpy(self) -> np.dtype[np.generic]:
        """The NumPy dtype with the same memory format (bf16 comes from ml_dtypes)."""
        if self.name == "bf16":
            import ml_dtypes  # lazy: only kernels on bf16 pay for the import

            found: np.dtype[np.generic] = np.dtype(ml_dtypes.bfloat16)
            return found
        return np.dtype(_NUMPY[self.name])

    def __or__(self, other: object) -> Nullable:
        return Nullable(self) if other is None else NotImplemented

    __ror__ = __or__

    def __reduce__(self) -> tuple[Callable[[str], DType], tuple[str]]:
        return _named, (self.name,)

    def __repr__(self) -> str:
        return self.name


def _named(name: str) -> DType:
    return BY_NAME[name]


@record
class Nullable:
    """What `dtype | None` gives in an annotation."""

    inner: DType


BOOL = DType("bool", "bool", 8)
I8 = DType("i8", "int", 8)
I16 = DType("i16", "int", 16)
I32 = DType("i32", "int", 32)
I64 = DType("i64", "int", 64)
U8 = DType("u8", "uint", 8)
U16 = DType("u16", "uint", 16)
U32 = DType("u32", "uint", 32)
U64 = DType("u64", "uint", 64)
F16 = DType("f16", "float", 16, 10)
BF16 = DType("bf16", "float", 16, 7)
F32 = DType("f32", "float", 32, 23)
F64 = DType("f64", "float", 64, 52)
INDEX = DType("index", "index", 0)

SIGNED = (I8, I16, I32, I64)
UNSIGNED = (U8, U16, U32, U64)
INTS = SIGNED + UNSIGNED
FLOATS = (F16, BF16, F32, F64)
STORABLE = (BOOL, *INTS, *FLOATS)
ALL = (*STORABLE, INDEX)

BY_NAME = {dtype.name: dtype for dtype in ALL}
_NUMPY = {
    "bool": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64", "u8": "uint8",
    "u16": "uint16", "u32": "uint32", "u64": "uint64", "f16": "float16", "f32": "float32", "f64": "float64",
    "index": "int64",
}  # fmt: skip
_FROM_NUMPY = {np.dtype(_NUMPY[dtype.name]): dtype for dtype in STORABLE if dtype is not BF16}


def from_numpy(dtype: np.dtype[np.generic]) -> DType | None:
    """The dtype with the memory format of a NumPy dtype, or None if the language has none."""
    found = _FROM_NUMPY.get(dtype)
    return BF16 if found is None and dtype.name == "bfloat16" else found


def int_range(dtype: DType) -> tuple[int, int]:
    """Smallest and largest value of an integer dtype (`index` counts as 64 bits)."""
    bits = dtype.bits or 64
    if dtype.kind == "uint":
        return 0, (1 << bits) - 1
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def unsigned(dtype: DType) -> DType:
    """The unsigned integer of the same width."""
    return BY_NAME[f"u{dtype.bits}"]


def signed(dtype: DType) -> DType:
    """The signed integer of the same width."""
    return BY_NAME[f"i{dtype.bits}"]
