"""What quantised tensors are: schemes, the range of a calibration, the record that backends store.

A value is stored as a code; code * scale is what it stands for. Codes of the floats of 8 and 4 bits stand for
the numbers of their format.
"""

from __future__ import annotations

import math
from enum import Enum
from functools import cache
from typing import Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BF16, F16, F32, I8, U8, U32, DType
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_cube.record import record

Shape = tuple[int, ...]
WORD = 32


class QuantValue(Enum):
    """How a value is written: the name, bits, and the range that is used. F: the full range, S: symmetric."""

    Q8F = (8, -128.0, 127.0)
    Q8S = (8, -127.0, 127.0)
    Q4F = (4, -8.0, 7.0)
    Q4S = (4, -7.0, 7.0)
    Q2F = (2, -2.0, 1.0)
    Q2S = (2, -1.0, 1.0)
    E4M3 = (8, -448.0, 448.0)
    E5M2 = (8, -57344.0, 57344.0)
    E2M1 = (4, -6.0, 6.0)

    @property
    def bits(self) -> int:
        """Of a code."""
        return int(self.value[0])

    @property
    def range(self) -> tuple[float, float]:
        """The lowest and the highest value."""
        return self.value[1], self.value[2]

    @property
    def mantissa(self) -> int | None:
        """Bits of the fraction of a float; None for an int."""
        return {"E4M3": 3, "E5M2": 2, "E2M1": 1}.get(self.name)

    @property
    def smallest_exponent(self) -> int:
        """Of the normal numbers of a float."""
        return {"E4M3": -6, "E5M2": -14, "E2M1": 0}[self.name]


Store = Literal["native", "packed_u32"]
"""`native`: i8 for ints, u8 for floats, one a code. `packed_u32`: words, first code in the lowest bits."""
Calibration = Literal["min_max", "abs_mean"]
"""`min_max`: the whole range. `abs_mean`: the mean of absolute values on either side."""


@record
class QuantScheme:
    """How a tensor is quantised. `block`: extents of the last axes that share a scale, or None."""

    value: QuantValue = QuantValue.Q8F
    store: Store = "packed_u32"
    mode: Literal["symmetric"] = "symmetric"
    scale_dtype: DType = F32
    block: Shape | None = None

    def __post_init__(self) -> None:
        _expect("value", self.value, isinstance(cast("object", self.value), QuantValue), "a QuantValue")
        _expect("store", self.store, self.store in ("native", "packed_u32"), "'native' or 'packed_u32'")
        _expect("mode", self.mode, self.mode == "symmetric", "'symmetric'")
        scale = cast("object", self.scale_dtype)
        _expect("scale_dtype", scale, isinstance(scale, DType), "a dtype")
        _expect("block", self.block, _is_block(self.block), "a tuple of ints, or None")

    @property
    def code_dtype(self) -> DType:
        """The dtype of the stored values."""
        if self.store == "packed_u32":
            return U32
        return I8 if self.value.mantissa is None else U8

    @property
    def per_word(self) -> int:
        """Codes of a word."""
        return WORD // self.value.bits

    def check(self, shape: Shape) -> None:
        """DispatchValueError if a tensor of this shape cannot have the scheme."""
        if self.scale_dtype not in (F32, F16, BF16):
            raise DispatchValueError(
                f"quantize: cannot store scales: got {self.scale_dtype}, expected f32, f16 or bf16"
            )
        if self.block is None:
            return
        if not self.block or any(not 1 <= n <= 255 for n in self.block):
            raise DispatchValueError(
                f"quantize: cannot use block size {self.block}: expected extents from 1 to 255"
            )
        whole = len(self.block) <= len(shape) and not any(
            n % size for n, size in zip(shape, self.blocks(shape), strict=True)
        )
        if not whole:
            raise DispatchValueError(f"Tensor {shape} must be evenly divisible by block size {self.block}")

    def blocks(self, shape: Shape) -> Shape:
        """The extent of a block along each axis."""
        if self.block is None:
            return shape
        return (*((1,) * (len(shape) - len(self.block))), *self.block)

    def scales_shape(self, shape: Shape) -> Shape:
        """(1,), or the number of blocks along each axis."""
        if self.block is None:
            return (1,)
        return tuple([n // size for n, size in zip(shape, self.blocks(shape), strict=True)])

    def values_shape(self, shape: Shape) -> Shape:
        """Of the stored values: that of the tensor, or one axis of words."""
        return shape if self.store == "native" else (-(-math.prod(shape) // self.per_word),)


def _expect(name: str, given: object, fits: bool, expected: str) -> None:
    if not fits:
        raise DispatchTypeError(f"QuantScheme: got {shown(given)} as {name}, expected {expected}")


def _is_block(given: object) -> bool:
    if given is None:
        return True
    extents = cast("tuple[object, ...]", given) if isinstance(given, tuple) else (None,)
    return all(isinstance(n, int) and not isinstance(n, bool) for n in extents)


@record(eq=False)
class Quantized:
    """A quantised primitive: two primitives of the backend. `dtype`: of what it stands for."""

    values: Any
    scales: Any
    scheme: QuantScheme
    shape: Shape
    dtype: DType = F32


@record(eq=False)
class QuantizedData:
    """The same with NumPy arrays; values as they are stored."""

    values: NDArray[Any]
    scales: NDArray[Any]
    scheme: QuantScheme
    shape: Shape
    dtype: DType = F32


def thresholds(value: QuantValue) -> list[tuple[float, float, int]]:
    """Of a float: from which magnitude on numbers have which distance, and their first code."""
    mantissa = value.mantissa
    assert mantissa is not None, "an int has no exponents"
    top = math.frexp(value.range[1])[1] - 1
    first = value.smallest_exponent
    return [(2.0**e, 2.0 ** (e - mantissa), (e - first) << mantissa) for e in range(first + 1, top + 1)]


@cache
def decoded(value: QuantValue) -> NDArray[np.float32]:
    """What each code of a float stands for; beyond its range, the number that the bits would give."""
    mantissa = value.mantissa
    assert mantissa is not None, "an int stands for itself"
    half = 1 << (value.bits - 1)
    codes = np.arange(half)
    field, fraction = codes >> mantissa, codes & ((1 << mantissa) - 1)
    whole = np.where(field > 0, fraction + (1 << mantissa), fraction)
    exponent = np.maximum(field, 1) - 1 + value.smallest_exponent - mantissa
    positive = np.ldexp(whole.astype(np.float64), exponent)
    return np.concatenate((positive, -positive)).astype(np.float32)
