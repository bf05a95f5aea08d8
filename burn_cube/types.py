"""Types of IR values: a scalar is its `DType`; vectors and memories are here."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from burn_cube.dtypes import BOOL, DType
from burn_cube.record import record


class Space(Enum):
    """Address spaces."""

    GLOBAL = "global"
    SHARED = "shared"
    LOCAL = "local"
    CONST = "const"
    FRAGMENT = "fragment"


@record
class VectorType:
    """`n` lanes of one dtype inside one unit (not the lanes of a plane)."""

    elem: DType
    n: int

    def __repr__(self) -> str:
        return f"{self.elem.name}x{self.n}"


@record
class Fragment:
    """One of the matrices of `d = a @ b + c`: a is m x k, b is k x n, c and d (accumulators) are m x n."""

    use: Literal["a", "b", "accumulator"]
    m: int
    n: int
    k: int

    @property
    def rows(self) -> int:
        """Rows of the matrix."""
        return self.k if self.use == "b" else self.m

    @property
    def cols(self) -> int:
        """Columns of the matrix."""
        return self.k if self.use == "a" else self.n

    def __repr__(self) -> str:
        return f"{self.use} {self.m} {self.n} {self.k}"


@record
class MemoryType:
    """A memory of scalars; `length` in elements is None for a global buffer (known at launch).

    `fragment` says which matrix a memory of space `fragment` holds: all of it, once a plane. The local memory
    that pass lower_cmma makes of it keeps the mark; it holds one unit's part.
    """

    elem: DType
    space: Space
    length: int | None = None
    fragment: Fragment | None = None

    def __repr__(self) -> str:
        length = "" if self.length is None else f", {self.length}"
        fragment = "" if self.fragment is None else f", {self.fragment!r}"
        return f"{self.space.value}[{self.elem.name}{length}{fragment}]"


ValueType = DType | VectorType
Type = ValueType | MemoryType


def elem(t: ValueType) -> DType:
    """The dtype of a scalar or of a vector's lanes."""
    return t.elem if isinstance(t, VectorType) else t


def lanes(t: ValueType) -> int:
    """1 for a scalar, n for a vector."""
    return t.n if isinstance(t, VectorType) else 1


def with_elem(t: ValueType, dtype: DType) -> ValueType:
    """The same shape with another dtype."""
    return VectorType(dtype, t.n) if isinstance(t, VectorType) else dtype


def mask_of(t: ValueType) -> ValueType:
    """The type of a comparison of two values of this type."""
    return with_elem(t, BOOL)
