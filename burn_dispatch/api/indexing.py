"""Parts of tensors, by keys, indices and masks; and tensors in which parts have other values."""

from __future__ import annotations

from typing import Any, Self

from burn_cube.dtypes import BOOL, I32
from burn_cube.errors import DispatchValueError
from burn_dispatch import bridge
from burn_dispatch.api import checks, keys
from burn_dispatch.api.base import Base, Number, Shape
from burn_dispatch.api.conversions import Conversions
from burn_dispatch.bridge import BY_KIND, BridgeTensor


class Indexing(Conversions):
    """Methods that read or replace some of the elements. Indices in tensors are from 0 to the extent - 1."""

    __slots__ = ()

    def __getitem__(self, key: object) -> Self:
        """A view by ints, slices with steps of either sign, `...` and None, as in NumPy; else a copy.

        A mask, a tensor or an array of bools, gives the values where it is true. Ints, a tensor, an array or
        a list of them, give the parts at these places; several side by side are coordinates.
        """
        mine = self._bridge
        return self.__class__(keys.read(mine, key) if keys.has_choice(key) else keys.part(mine, key))

    def __setitem__(self, key: object, values: Self | Number) -> None:
        """From now on the tensor has other values where `self[key]` is; keys as for reading.

        Views and copies that were made before keep theirs: the tensor gets memory of its own, unless nobody
        else has any part of it.
        """
        given = self._given(values)
        if keys.has_choice(key):
            self._become(self._scattered(key, given)._bridge)
            return
        spread = given._spread("assignment", keys.chosen(key, self._bridge.shape)[1])
        if self._alone():  # this method holds on to none of what leads to the memory
            self[key].copy_from(spread)
        else:
            self._become(self.slice_assign(key, spread)._bridge)

    def _given(self, values: Self | Number) -> Self:
        """What is assigned, checked."""
        given: Self = values if isinstance(values, Base) else self._one("assignment", values)
        theirs = checks.kind("assignment", given, (self._bridge.kind,), "values")
        checks.together("assignment", self._bridge, theirs)
        return given

    def slice_assign(self, key: object, values: Self) -> Self:
        """A copy in which `values` stand where `self[key]` is; key of ints, slices, `...` and None."""
        mine = self._bridge
        theirs = checks.kind("slice_assign", values, (mine.kind,), "values")
        checks.together("slice_assign", mine, theirs)
        chosen, shape = keys.chosen(key, mine.shape)
        if theirs.shape != shape:
            raise DispatchValueError(f"slice_assign: got values of shape {theirs.shape}, expected {shape}")
        whole = tuple([count for _, count, _ in chosen])
        if 0 in whole:
            return self
        return self._op("slice_assign", chosen, BY_KIND[mine.kind]["reshape"](theirs, whole))

    def slice_fill(self, key: object, value: Number) -> Self:
        """A copy in which a value stands where `self[key]` is; key as for `slice_assign`."""
        shape = keys.chosen(key, self._bridge.shape)[1]
        return self.slice_assign(key, self._one("slice_fill", value)._spread("slice_fill", shape))

    def select(self, dim: int, indices: Self) -> Self:
        """The parts at some indices along an axis; indices of rank 1."""
        chosen = self._indices("select", indices)
        if len(chosen.shape) != 1:
            raise DispatchValueError(f"select: got indices of shape {chosen.shape}, expected rank 1")
        return self._op("select", self._axis("select", dim), chosen)

    def take(self, dim: int, indices: Self) -> Self:
        """The parts at some indices along an axis, in whose place the axes of the indices come."""
        chosen = self._indices("take", indices)
        return self.__class__(keys.take(self._bridge, self._axis("take", dim), chosen))

    def select_assign(self, dim: int, indices: Self, values: Self, update: str | None = None) -> Self:
        """A copy in which the parts at some indices are updated: assign, add (the default), mul, min or max.

        Of bools the only update is "or".
        """
        mine, chosen = self._bridge, self._indices("select_assign", indices)
        theirs = checks.kind("select_assign", values, (mine.kind,), "values")
        checks.together("select_assign", mine, theirs)
        axis = self._axis("select_assign", dim)
        if len(chosen.shape) != 1:
            raise DispatchValueError(f"select_assign: got indices of shape {chosen.shape}, expected rank 1")
        wanted = (*mine.shape[:axis], *chosen.shape, *mine.shape[axis + 1 :])
        if theirs.shape != wanted:
            raise DispatchValueError(f"select_assign: got values of shape {theirs.shape}, expected {wanted}")
        how = checks.update("select_assign", mine.kind, update)
        if how == "or":
            return self._op("select_or", axis, chosen, theirs)
        return self._op("select_assign", axis, chosen, theirs, how)

    def gather(self, dim: int, indices: Self) -> Self:
        """out[p] = self[p with p[dim] = indices[p]]."""
        mine, chosen = self._bridge, self._indices("gather", indices)
        axis = self._axis("gather", dim)
        checks.gather("gather", mine.shape, chosen.shape, axis)
        return self.__class__(BY_KIND[mine.kind]["gather"](axis, mine, chosen))

    def scatter(self, dim: int, indices: Self, values: Self, update: str | None = None) -> Self:
        """A copy in which the elements that `gather` would read are updated as in `select_assign`."""
        mine, chosen = self._bridge, self._indices("scatter", indices)
        theirs = checks.kind("scatter", values, (mine.kind,), "values")
        checks.together("scatter", mine, theirs)
        axis = self._axis("scatter", dim)
        checks.gather("scatter", mine.shape, chosen.shape, axis)
        if theirs.shape != chosen.shape:
            raise DispatchValueError(
                f"scatter: got values of {theirs.shape} and indices of {chosen.shape}, expected one shape"
            )
        how, ops = checks.update("scatter", mine.kind, update), BY_KIND[mine.kind]
        if how == "or":
            return self.__class__(ops["scatter_or"](axis, mine, chosen, theirs))
        return self.__class__(ops["scatter"](axis, mine, chosen, theirs, how))

    def gather_nd(self, indices: Self) -> Self:
        """The parts at coordinates of the leading axes, which the last axis of the indices goes through."""
        mine, chosen = self._bridge, self._indices("gather_nd", indices)
        checks.coordinates("gather_nd", mine.shape, chosen.shape)
        return self._op("gather_nd", chosen)

    def scatter_nd(self, indices: Self, values: Self, update: str = "assign") -> Self:
        """A copy in which the parts that `gather_nd` would read are updated by values."""
        mine, chosen = self._bridge, self._indices("scatter_nd", indices)
        theirs = checks.kind("scatter_nd", values, (mine.kind,), "values")
        checks.together("scatter_nd", mine, theirs)
        wanted = checks.coordinates("scatter_nd", mine.shape, chosen.shape)
        if theirs.shape != wanted:
            raise DispatchValueError(f"scatter_nd: got values of shape {theirs.shape}, expected {wanted}")
        return self._op("scatter_nd", chosen, theirs, checks.update("scatter_nd", mine.kind, update))

    def mask_where(self, mask: Self, values: Self) -> Self:
        """`values` where the mask is true, else self."""
        mine, where = self._bridge, checks.kind("mask_where", mask, "B", "mask")
        theirs = checks.kind("mask_where", values, (mine.kind,), "values")
        checks.together("mask_where", mine, theirs)
        checks.on("mask_where", mine, mask=where)
        checks.broadcast("mask_where", mine.shape, where.shape, theirs.shape)
        return self._op("mask_where", where, theirs)

    def mask_fill(self, mask: Self, value: Number) -> Self:
        """A value where the mask is true, else self."""
        mine, where = self._bridge, checks.kind("mask_fill", mask, "B", "mask")
        checks.on("mask_fill", mine, mask=where)
        checks.broadcast("mask_fill", mine.shape, where.shape)
        return self._op("mask_fill", where, checks.scalar("mask_fill", value, mine.dtype))

    def mask_select(self, mask: Self) -> Self:
        """The values where the mask, which broadcasts to the shape, is true; in order."""
        mine, where = self._bridge, checks.kind("mask_select", mask, "B", "mask")
        checks.on("mask_select", mine, mask=where)
        if checks.broadcast("mask_select", mine.shape, where.shape) != mine.shape:
            raise DispatchValueError(
                f"mask_select: got a mask of shape {where.shape}, expected one that broadcasts to "
                f"{mine.shape}"
            )
        return self._op("mask_select", where)

    def argwhere(self) -> Self:
        """The coordinates of what is true, or not 0, in order: (count, rank)."""
        mine = self._bridge
        mask = mine if mine.kind == "B" else BY_KIND[mine.kind]["not_equal_elem"](mine, 0)
        return self.__class__(bridge.call("bool_argwhere")(mask, mine.device.settings().int_dtype))

    def nonzero(self) -> list[Self]:
        """The columns of `argwhere`: a tensor of indices for each axis."""
        found = self.argwhere()
        return [found[:, axis] for axis in range(len(self._bridge.shape))]

    def _indices(self, op: str, indices: Any) -> BridgeTensor:
        chosen = checks.kind(op, indices, "I", "indices")
        checks.on(op, self._bridge, indices=chosen)
        return chosen

    def _spread(self, op: str, shape: Shape) -> Self:
        own = self._bridge.shape
        if own == shape:
            return self
        if len(own) > len(shape) or checks.broadcast(op, shape, own) != shape:
            raise DispatchValueError(
                f"{op}: got values of shape {own}, expected one that broadcasts to {shape}"
            )
        return self._op("expand", shape)

    def _scattered(self, key: object, given: Self) -> Self:
        """A copy with other values where a key with arrays leads."""
        mine = self._bridge
        if mine.kind == "B":  # which have no updates but "or"
            ints = self._converted(I32)._scattered(key, given._converted(I32))
            return ints._converted(BOOL)
        mask = keys.as_choice(key, mine)
        if isinstance(mask, BridgeTensor) and mask.shape == mine.shape and not given._bridge.shape:
            return self._op("mask_where", mask, given._spread("assignment", mine.shape)._bridge)
        place = keys.located(mine, key)
        joined, indices = place.joined, place.indices
        shape = (*joined.shape[: place.axis], *indices.shape, *joined.shape[place.axis + 1 :])
        values = given._spread("assignment", shape)._bridge
        found = keys.put(joined, place.axis, indices, values)
        whole = self.__class__(BY_KIND[mine.kind]["reshape"](found, place.part.shape))
        return self.slice_assign(place.key, whole)
