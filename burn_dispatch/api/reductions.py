"""Reductions, and running ones. A reduced axis keeps extent 1; of all elements the shape is (1,)."""

from __future__ import annotations

import math
from typing import Any, Self

from burn_cube.dtypes import BOOL, DType
from burn_cube.errors import DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base, Ints, Shape
from burn_dispatch.bridge import BY_KIND
from burn_dispatch.layout import normalise

Dims = Ints | None
"""None: all axes, the result has the shape (1,)."""


class Reductions(Base):
    """Methods that make fewer numbers, of all elements or along some axes."""

    __slots__ = ()

    def _reduced(self, op: str, dim: Dims, empty: bool = True) -> Self:
        mine = self._bridge
        if dim is not None and not isinstance(dim, int):
            return self._reduced_along(op, self._dims(op, dim), empty)
        axis = None if dim is None else normalise(dim, len(mine.shape), op)
        if not empty:
            checks.not_empty(op, mine.shape, axis)
        ops = BY_KIND[mine.kind]
        return self.__class__(ops[op](mine) if axis is None else ops[f"{op}_dim"](mine, axis))

    def _reduced_along(self, op: str, axes: list[int], empty: bool) -> Self:
        if not empty:
            checks.not_empty(op, self._bridge.shape, *axes)
        if not axes:  # each element alone
            return (
                self._converted(BOOL)
                if op in ("any", "all")
                else self._op("abs")
                if op == "max_abs"
                else self
            )
        found = self
        for axis in axes:
            found = found._op(f"{op}_dim", axis)
        return found

    def _dims(self, op: str, dims: Ints) -> list[int]:
        given = creation.integers(op, (dims,))
        axes = sorted({normalise(axis, len(self._bridge.shape), op) for axis in given})
        if len(axes) != len(given):
            raise DispatchValueError(f"{op}: got axes {given}, expected different ones")
        return axes

    def _without_axes(self, axes: list[int]) -> Shape:
        return tuple([n for axis, n in enumerate(self._bridge.shape) if axis not in axes])

    def _along(self, op: str, dim: int, *args: Any) -> Any:
        mine = self._bridge
        return BY_KIND[mine.kind][op](mine, normalise(dim, len(mine.shape), op), *args)

    def _index_dtype(self) -> DType:
        return self._bridge.device.settings().int_dtype

    def sum(self, dim: Dims = None) -> Self:
        """The sum; 0 of nothing. Ints wrap."""
        return self._reduced("sum", dim)

    def prod(self, dim: Dims = None) -> Self:
        """The product; 1 of nothing."""
        return self._reduced("prod", dim)

    def mean(self, dim: Dims = None) -> Self:
        """The mean; of ints, truncated towards zero."""
        if self._bridge.kind != "I" or dim is None or isinstance(dim, int):
            return self._reduced("mean", dim, empty=self._bridge.kind != "I")
        axes = self._dims("mean", dim)
        checks.not_empty("mean", self._bridge.shape, *axes)
        count = math.prod(self._bridge.shape[axis] for axis in axes)
        return self._reduced("sum", axes)._op("div_scalar", count)

    def max(self, dim: Dims = None) -> Self:
        """The largest; NaN if any is."""
        return self._reduced("max", dim, empty=False)

    def min(self, dim: Dims = None) -> Self:
        """The smallest; NaN if any is."""
        return self._reduced("min", dim, empty=False)

    def max_abs(self, dim: Dims = None) -> Self:
        """The largest absolute value."""
        return self._reduced("max_abs", dim, empty=False)

    def any(self, dim: Dims = None) -> Self:
        """Whether any is true, or not 0."""
        return self._reduced("any", dim)

    def all(self, dim: Dims = None) -> Self:
        """Whether all are true, or not 0."""
        return self._reduced("all", dim)

    # the names that say along what
    sum_dim = sum_dims = sum
    prod_dim = prod_dims = prod
    mean_dim = mean_dims = mean
    max_dim = max_dims = max
    min_dim = min_dims = min
    max_abs_dim = max_abs_dims = max_abs
    any_dim, all_dim = any, all

    def sum_dims_squeeze(self, dims: Ints) -> Self:
        """`sum` along axes, which go."""
        axes = self._dims("sum", dims)
        return self.sum(axes)._op("reshape", self._without_axes(axes))

    def mean_dims_squeeze(self, dims: Ints) -> Self:
        """`mean` along axes, which go."""
        axes = self._dims("mean", dims)
        return self.mean(axes)._op("reshape", self._without_axes(axes))

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
