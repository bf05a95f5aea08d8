"""Comparisons, which give tensors of bools; logic of bools, bits of ints; which of two values, how near."""

from __future__ import annotations

from typing import Any, Self

from burn_cube.errors import DispatchTypeError
from burn_dispatch.api import checks, plain
from burn_dispatch.api.base import Base, Number
from burn_dispatch.api.numeric import Numeric
from burn_dispatch.bridge import BY_KIND


class Logic(Numeric):
    """Methods that compare, and those of bools and of bits."""

    __slots__ = ()

    def equal(self, other: Self | Number) -> Self:
        """self == other; a NaN is equal to nothing."""
        return self._binary("equal", other)

    def not_equal(self, other: Self | Number) -> Self:
        """self != other."""
        return self._binary("not_equal", other)

    def greater(self, other: Self | Number) -> Self:
        """self > other."""
        return self._binary("greater", other)

    def greater_equal(self, other: Self | Number) -> Self:
        """self >= other."""
        return self._binary("greater_equal", other)

    def lower(self, other: Self | Number) -> Self:
        """self < other."""
        return self._binary("lower", other)

    def lower_equal(self, other: Self | Number) -> Self:
        """self <= other."""
        return self._binary("lower_equal", other)

    def max_pair(self, other: Self) -> Self:
        """The larger of each two; NaN if either is."""
        return self._pair("max_pair", "lower", other)

    def min_pair(self, other: Self) -> Self:
        """The smaller of each two; NaN if either is."""
        return self._pair("min_pair", "greater", other)

    def _pair(self, op: str, compare: str, other: Self) -> Self:
        """The other where it is beyond this one, or NaN."""
        mine, theirs = self._bridge, checks.kind(op, other, ("F", "I"), "other")
        checks.pair(op, mine, theirs)
        shape = checks.broadcast(op, mine.shape, theirs.shape)
        ops = BY_KIND[mine.kind]
        taken = ops[compare](mine, theirs)
        if mine.kind == "F":
            taken = BY_KIND["B"]["or"](taken, ops["is_nan"](theirs))
        whole = mine if mine.shape == shape else ops["expand"](mine, shape)
        return self.__class__(ops["mask_where"](whole, taken, theirs))

    def is_close(self, other: Self, rtol: float = 1e-5, atol: float = 1e-8) -> Self:
        """Whether |self - other| <= atol + rtol * |other|, or both are the same infinity."""
        mine, theirs = checks.kind("is_close", self, "F"), checks.kind("is_close", other, "F", "other")
        checks.pair("is_close", mine, theirs)
        least, share = plain.number("is_close", "atol", atol), plain.number("is_close", "rtol", rtol)
        near = self.sub(other).abs().lower_equal(other.abs().mul(share).add(least))
        finite = other.abs().lower(float("inf"))
        return near.bool_and(finite).bool_or(self.equal(other))

    def all_close(self, other: Self, rtol: float = 1e-5, atol: float = 1e-8) -> bool:
        """Whether all are close as `is_close` says; waits for the answer."""
        return bool(self.is_close(other, rtol, atol)._op("all"))

    def bool_and(self, other: Self | bool) -> Self:
        """Both, of bools."""
        return self._logic("and", other)

    def bool_or(self, other: Self | bool) -> Self:
        """Either or both, of bools."""
        return self._logic("or", other)

    def bool_xor(self, other: Self | bool) -> Self:
        """Either but not both, of bools."""
        return self._logic("xor", other)

    def bool_not(self) -> Self:
        """The other one, of bools."""
        return self.__class__(BY_KIND["B"]["not"](checks.kind("bool_not", self, "B")))

    def __eq__(self, other: object) -> Self:  # type: ignore[override] # pyright: ignore[reportIncompatibleMethodOverride]
        return self._binary("equal", other)

    def __ne__(self, other: object) -> Self:  # type: ignore[override] # pyright: ignore[reportIncompatibleMethodOverride]
        return self._binary("not_equal", other)

    def __lt__(self, other: Self | Number) -> Self:
        return self._binary("lower", other)

    def __le__(self, other: Self | Number) -> Self:
        return self._binary("lower_equal", other)

    def __gt__(self, other: Self | Number) -> Self:
        return self._binary("greater", other)

    def __ge__(self, other: Self | Number) -> Self:
        return self._binary("greater_equal", other)

    __hash__ = object.__hash__

    def bitwise_and(self, other: Self | int) -> Self:
        """Both bits, of ints."""
        return self._binary("bitwise_and", other)

    def bitwise_or(self, other: Self | int) -> Self:
        """Either bit or both, of ints."""
        return self._binary("bitwise_or", other)

    def bitwise_xor(self, other: Self | int) -> Self:
        """Either bit but not both, of ints."""
        return self._binary("bitwise_xor", other)

    def bitwise_not(self) -> Self:
        """The other bits, of ints."""
        return self._op("bitwise_not")

    def bitwise_left_shift(self, other: Self | int) -> Self:
        """Bits moved up, of ints; 0 where it is by the width or more."""
        return self._binary("bitwise_left_shift", other)

    def bitwise_right_shift(self, other: Self | int) -> Self:
        """Bits moved down, of ints; those of negative ones are filled with ones."""
        return self._binary("bitwise_right_shift", other)

    def _logic(self, op: str, other: Any) -> Self:
        mine = checks.kind(f"bool_{op}", self, "B")
        given: Any = other if isinstance(other, Base) else self._one(f"bool_{op}", other)
        theirs = checks.kind(f"bool_{op}", given, "B", "other")
        checks.pair(f"bool_{op}", mine, theirs)
        return self.__class__(BY_KIND["B"][op](mine, theirs))

    def _bits(self, op: str, other: Any) -> Self:
        return self._logic(op, other) if self._bridge.kind == "B" else self._binary(f"bitwise_{op}", other)

    def __and__(self, other: Self | Number) -> Self:
        return self._bits("and", other)

    __rand__ = __and__

    def __or__(self, other: Self | Number) -> Self:
        return self._bits("or", other)

    __ror__ = __or__

    def __xor__(self, other: Self | Number) -> Self:
        return self._bits("xor", other)

    __rxor__ = __xor__

    def __invert__(self) -> Self:
        if self._bridge.kind == "F":
            raise DispatchTypeError(f"~: got a tensor of {self._bridge.dtype}, expected one of ints or bools")
        return self._op("not" if self._bridge.kind == "B" else "bitwise_not")

    def __lshift__(self, other: Self | int) -> Self:
        return self._binary("bitwise_left_shift", other)

    def __rshift__(self, other: Self | int) -> Self:
        return self._binary("bitwise_right_shift", other)

    def __rlshift__(self, other: int) -> Self:
        return self._reflected("bitwise_left_shift", other)

    def __rrshift__(self, other: int) -> Self:
        return self._reflected("bitwise_right_shift", other)
