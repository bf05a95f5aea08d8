"""Reductions, running ones, and order. A reduced axis keeps extent 1; of all elements the shape is (1,)."""

from __future__ import annotations

from typing import Any, Self

from burn_cube.dtypes import DType
from burn_cube.errors import DispatchValueError
from burn_dispatch import bridge
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base
from burn_dispatch.bridge import BY_KIND
from burn_dispatch.layout import normalise


class Reductions(Base):
    """Methods that make fewer numbers, or put them in order. Without `dim`: of all elements."""

    __slots__ = ()

    def _reduced(self, op: str, dim: int | None, empty: bool = True) -> Self:
        mine = self._bridge
        axis = None if dim is None else normalise(dim, len(mine.shape), op)
        if not empty:
            checks.not_empty(op, mine.shape, axis)
        ops = BY_KIND[mine.kind]
        return self.__class__(ops[op](mine) if axis is None else ops[f"{op}_dim"](mine, axis))

    def _along(self, op: str, dim: int, *args: Any) -> Any:
        mine = self._bridge
        return BY_KIND[mine.kind][op](mine, normalise(dim, len(mine.shape), op), *args)

    def _index_dtype(self) -> DType:
        return self._bridge.device.settings().int_dtype

    def sum(self, dim: int | None = None) -> Self:
        """The sum; 0 of nothing. Ints wrap."""
        return self._reduced("sum", dim)

    def prod(self, dim: int | None = None) -> Self:
        """The product; 1 of nothing."""
        return self._reduced("prod", dim)

    def mean(self, dim: int | None = None) -> Self:
        """The mean; of ints, truncated towards zero."""
        return self._reduced("mean", dim, empty=self._bridge.kind == "F")

    def max(self, dim: int | None = None) -> Self:
        """The largest; NaN if any is."""
        return self._reduced("max", dim, empty=False)

    def min(self, dim: int | None = None) -> Self:
        """The smallest; NaN if any is."""
        return self._reduced("min", dim, empty=False)

    def max_abs(self, dim: int | None = None) -> Self:
        """The largest absolute value."""
        return self._reduced("max_abs", dim, empty=False)

    def any(self, dim: int | None = None) -> Self:
        """Whether any is true, or not 0."""
        return self._reduced("any", dim)

    def all(self, dim: int | None = None) -> Self:
        """Whether all are true, or not 0."""
        return self._reduced("all", dim)

    def sum_dim(self, dim: int) -> Self:
        """`sum` along an axis."""
        return self._reduced("sum", dim)

    def mean_dim(self, dim: int) -> Self:
        """`mean` along an axis."""
        return self._reduced("mean", dim, empty=self._bridge.kind == "F")

    def max_dim(self, dim: int) -> Self:
        """`max` along an axis."""
        return self._reduced("max", dim, empty=False)

    def min_dim(self, dim: int) -> Self:
        """`min` along an axis."""
        return self._reduced("min", dim, empty=False)

    def _with_indices(self, op: str, dim: int) -> tuple[Self, Self]:
        checks.not_empty(op, self._bridge.shape, normalise(dim, len(self._bridge.shape), op))
        values, indices = self._along(op, dim, self._index_dtype())
        return self.__class__(values), self.__class__(indices)

    def max_dim_with_indices(self, dim: int) -> tuple[Self, Self]:
        """The largest along an axis, and where the first of them is."""
        return self._with_indices("max_dim_with_indices", dim)

    def min_dim_with_indices(self, dim: int) -> tuple[Self, Self]:
        """The smallest along an axis, and where the first of them is."""
        return self._with_indices("min_dim_with_indices", dim)

    def argmax(self, dim: int) -> Self:
        """Where the first of the largest along an axis is."""
        checks.not_empty("argmax", self._bridge.shape, normalise(dim, len(self._bridge.shape), "argmax"))
        return self.__class__(self._along("argmax", dim, self._index_dtype()))

    def argmin(self, dim: int) -> Self:
        """Where the first of the smallest along an axis is."""
        checks.not_empty("argmin", self._bridge.shape, normalise(dim, len(self._bridge.shape), "argmin"))
        return self.__class__(self._along("argmin", dim, self._index_dtype()))

    def cumsum(self, dim: int) -> Self:
        """The sums of all up to each along an axis."""
        return self.__class__(self._along("cumsum", dim))

    def cumprod(self, dim: int) -> Self:
        """The products of all up to each along an axis."""
        return self.__class__(self._along("cumprod", dim))

    def cummax(self, dim: int) -> Self:
        """The largest up to each along an axis."""
        return self.__class__(self._along("cummax", dim))

    def cummin(self, dim: int) -> Self:
        """The smallest up to each along an axis."""
        return self.__class__(self._along("cummin", dim))

    def sort(self, dim: int = -1, descending: bool = False) -> Self:
        """In order along an axis; stable, NaN as the largest."""
        return self.__class__(self._along("sort", dim, descending))

    def argsort(self, dim: int = -1, descending: bool = False) -> Self:
        """Where the values of `sort` come from."""
        return self.__class__(self._along("argsort", dim, descending, self._index_dtype()))

    def sort_with_indices(self, dim: int = -1, descending: bool = False) -> tuple[Self, Self]:
        """`sort` and `argsort`."""
        values, indices = self._along("sort_with_indices", dim, descending, self._index_dtype())
        return self.__class__(values), self.__class__(indices)

    def _checked_k(self, op: str, k: int, dim: int) -> int:
        axis = normalise(dim, len(self._bridge.shape), op)
        extent = self._bridge.shape[axis]
        if not 0 <= k <= extent:
            raise DispatchValueError(f"{op}: got k = {k}, expected 0 to {extent}, the extent of axis {axis}")
        return k

    def topk(self, k: int, dim: int = -1) -> Self:
        """The k largest along an axis, largest first."""
        return self.__class__(self._along("topk", dim, self._checked_k("topk", k, dim)))

    def argtopk(self, k: int, dim: int = -1) -> Self:
        """Where the k largest along an axis are."""
        checked = self._checked_k("argtopk", k, dim)
        return self.__class__(self._along("argtopk", dim, checked, self._index_dtype()))

    def topk_with_indices(self, k: int, dim: int = -1) -> tuple[Self, Self]:
        """`topk` and `argtopk`."""
        checked = self._checked_k("topk_with_indices", k, dim)
        values, indices = self._along("topk_with_indices", dim, checked, self._index_dtype())
        return self.__class__(values), self.__class__(indices)

    def argwhere(self) -> Self:
        """The coordinates of what is true, or not 0: a row for each."""
        mine = self._bridge
        mask = mine if mine.kind == "B" else BY_KIND[mine.kind]["not_equal_elem"](mine, 0)
        return self.__class__(bridge.call("bool_argwhere")(mask, self._index_dtype()))
