"""Tensors in order, and their largest values."""

from __future__ import annotations

from typing import Self

from burn_cube.errors import DispatchValueError
from burn_dispatch.api import plain
from burn_dispatch.api.reductions import Reductions
from burn_dispatch.layout import normalise, whole


class Ordering(Reductions):
    """Methods that sort along an axis: stable, NaN as the largest."""

    __slots__ = ()

    def sort(self, dim: int = -1, descending: bool = False) -> Self:
        """In order along an axis; stable, NaN as the largest."""
        return self.__class__(self._along("sort", dim, plain.flag("sort", "descending", descending)))

    def argsort(self, dim: int = -1, descending: bool = False) -> Self:
        """Where the values of `sort` come from."""
        down = plain.flag("argsort", "descending", descending)
        return self.__class__(self._along("argsort", dim, down, self._index_dtype()))

    def sort_with_indices(self, dim: int = -1, descending: bool = False) -> tuple[Self, Self]:
        """`sort` and `argsort`."""
        down = plain.flag("sort_with_indices", "descending", descending)
        values, indices = self._along("sort_with_indices", dim, down, self._index_dtype())
        return self.__class__(values), self.__class__(indices)

    def sort_descending(self, dim: int = -1) -> Self:
        """`sort`, largest first."""
        return self.sort(dim, descending=True)

    def argsort_descending(self, dim: int = -1) -> Self:
        """`argsort`, largest first."""
        return self.argsort(dim, descending=True)

    def sort_descending_with_indices(self, dim: int = -1) -> tuple[Self, Self]:
        """`sort_with_indices`, largest first."""
        return self.sort_with_indices(dim, descending=True)

    def _checked_k(self, op: str, k: int, dim: int) -> int:
        axis = normalise(dim, len(self._bridge.shape), op)
        k = whole(k, op, "k")
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
