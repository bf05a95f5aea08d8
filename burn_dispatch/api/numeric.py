"""Arithmetic, comparisons and functions of elements."""

from __future__ import annotations

from typing import Any, Self

from burn_cube.dtypes import I32, DType
from burn_cube.errors import DispatchTypeError
from burn_dispatch import bridge
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base
from burn_dispatch.bridge import BY_KIND, BridgeTensor

Number = bool | int | float


class Numeric(Base):
    """Methods of tensors of numbers; operators broadcast."""

    __slots__ = ()

    def _binary(self, op: str, other: Any) -> Self:
        """A row of two tensors, or of a tensor and a number."""
        mine = self._bridge
        theirs = getattr(other, "_bridge", None)
        if theirs is None:
            value = checks.scalar(op, other, mine.dtype)
            suffix = "_elem" if op in _COMPARISONS else "_scalar"
            return self.__class__(BY_KIND[mine.kind][op + suffix](mine, value))
        checks.pair(op, mine, theirs)
        return self.__class__(BY_KIND[mine.kind][op](mine, theirs))

    def _reflected(self, op: str, other: Any) -> Self:
        """A row with a number on the left."""
        mine = self._bridge
        value = checks.scalar(op, other, mine.dtype)
        one = BY_KIND[mine.kind]["full"]((1,) * len(mine.shape), value, mine.dtype, mine.device)
        return self.__class__(BY_KIND[mine.kind][op](one, mine))

    def _unary(self, op: str, *args: Any) -> Self:
        mine = self._bridge
        return self.__class__(BY_KIND[mine.kind][op](mine, *args))

    def add(self, other: Self | Number) -> Self:
        """self + other."""
        return self._binary("add", other)

    def sub(self, other: Self | Number) -> Self:
        """self - other."""
        return self._binary("sub", other)

    def mul(self, other: Self | Number) -> Self:
        """self * other."""
        return self._binary("mul", other)

    def div(self, other: Self | Number) -> Self:
        """self / other; of ints, truncated towards zero, and 0 where the divisor is 0."""
        return self._binary("div", other)

    def remainder(self, other: Self | Number) -> Self:
        """What is left of division, with the sign of the divisor."""
        return self._binary("remainder", other)

    def matmul(self, other: Self) -> Self:
        """The matrix product of the last two axes; the others broadcast."""
        mine, theirs = self._bridge, checks.kind("matmul", other, (self._bridge.kind,), "other")
        checks.matmul(mine, theirs)
        return self.__class__(BY_KIND[mine.kind]["matmul"](mine, theirs))

    def powi(self, exponent: Self | int) -> Self:
        """To a whole power, a number or a tensor of ints."""
        mine, theirs = self._bridge, getattr(exponent, "_bridge", None)
        if theirs is None:
            whole = checks.scalar("powi", exponent, I32)
            return self.__class__(BY_KIND[mine.kind]["powi_scalar"](mine, whole))
        checks.kind("powi", exponent, "I", "exponent")
        checks.broadcast("powi", mine.shape, theirs.shape)
        return self.__class__(BY_KIND[mine.kind]["powi"](mine, theirs))

    def powf(self, exponent: Self | float) -> Self:
        """To a power, a number or a tensor of the same dtype."""
        return self._binary("powf", exponent)

    def atan2(self, other: Self) -> Self:
        """The angle of the point (other, self), in radians."""
        return self._float_pair("atan2", other)

    def hypot(self, other: Self) -> Self:
        """sqrt(self**2 + other**2) without overflow on the way."""
        return self._float_pair("hypot", other)

    def _float_pair(self, op: str, other: Self) -> Self:
        mine, theirs = checks.kind(op, self, "F"), checks.kind(op, other, "F", "other")
        checks.pair(op, mine, theirs)
        return self.__class__(BY_KIND["F"][op](mine, theirs))

    def neg(self) -> Self:
        """-self."""
        return self._unary("neg")

    def abs(self) -> Self:
        """The absolute value."""
        return self._unary("abs")

    def sign(self) -> Self:
        """-1, 0 or 1."""
        return self._unary("sign")

    def square(self) -> Self:
        """self * self."""
        return self._binary("mul", self)

    def clamp(self, low: Number, high: Number) -> Self:
        """Nothing lower than `low`, nothing higher than `high`; a NaN stays."""
        dtype = self._bridge.dtype
        return self._unary("clamp", checks.scalar("clamp", low, dtype), checks.scalar("clamp", high, dtype))

    def clamp_min(self, low: Number) -> Self:
        """Nothing lower than `low`."""
        return self._unary("clamp_min", checks.scalar("clamp_min", low, self._bridge.dtype))

    def clamp_max(self, high: Number) -> Self:
        """Nothing higher than `high`."""
        return self._unary("clamp_max", checks.scalar("clamp_max", high, self._bridge.dtype))

    def cross(self, other: Self, dim: int = -1) -> Self:
        """The vector product along an axis of extent 3."""
        mine, theirs = checks.kind("cross", self, "F"), checks.kind("cross", other, "F", "other")
        checks.pair("cross", mine, theirs)
        axis = checks.cross(mine.shape, theirs.shape, dim)
        return self.__class__(BY_KIND["F"]["cross"](mine, theirs, axis))

    # Comparisons give tensors of bools.

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

    def cast(self, dtype: DType | str) -> Self:
        """The values as another dtype: floats to ints saturate, ints to ints wrap, anything but 0 is True."""
        from burn_dispatch import creation

        mine, wanted = self._bridge, creation.dtype_of("cast", dtype)
        if mine.dtype is wanted:
            return self
        return self.__class__(_cast(mine, wanted))

    def __add__(self, other: Self | Number) -> Self:
        return self._binary("add", other)

    __radd__ = __add__

    def __sub__(self, other: Self | Number) -> Self:
        return self._binary("sub", other)

    def __rsub__(self, other: Number) -> Self:
        return self._reflected("sub", other)

    def __mul__(self, other: Self | Number) -> Self:
        return self._binary("mul", other)

    __rmul__ = __mul__

    def __truediv__(self, other: Self | Number) -> Self:
        return self._binary("div", other)

    def __rtruediv__(self, other: Number) -> Self:
        return self._reflected("div", other)

    def __mod__(self, other: Self | Number) -> Self:
        return self._binary("remainder", other)

    def __rmod__(self, other: Number) -> Self:
        return self._reflected("remainder", other)

    def __matmul__(self, other: Self) -> Self:
        return self.matmul(other)

    def __pow__(self, exponent: Self | Number) -> Self:
        given: Any = exponent
        whole = isinstance(exponent, int) or getattr(given, "_bridge", self._bridge).kind == "I"
        return self.powi(given) if whole else self.powf(given)

    def __neg__(self) -> Self:
        return self.neg()

    def __abs__(self) -> Self:
        return self.abs()

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

    # Bits of ints, logic of bools.

    def _bits(self, op: str, other: Any) -> Self:
        return self._binary(op if self._bridge.kind == "B" else f"bitwise_{op}", other)

    def __and__(self, other: Self | Number) -> Self:
        return self._bits("and", other)

    def __or__(self, other: Self | Number) -> Self:
        return self._bits("or", other)

    def __xor__(self, other: Self | Number) -> Self:
        return self._bits("xor", other)

    def __invert__(self) -> Self:
        if self._bridge.kind == "F":
            raise DispatchTypeError(f"~: got a tensor of {self._bridge.dtype}, expected one of ints or bools")
        return self._unary("not" if self._bridge.kind == "B" else "bitwise_not")

    def __lshift__(self, other: Self | int) -> Self:
        return self._binary("bitwise_left_shift", other)

    def __rshift__(self, other: Self | int) -> Self:
        return self._binary("bitwise_right_shift", other)


_COMPARISONS = frozenset({"equal", "not_equal", "greater", "greater_equal", "lower", "lower_equal"})


def _cast(x: BridgeTensor, wanted: DType) -> BridgeTensor:
    kind = bridge.kind_of(wanted)
    if kind == "B":
        found: BridgeTensor = BY_KIND[x.kind]["not_equal_elem"](x, 0)
    elif kind == x.kind:
        found = BY_KIND[x.kind]["cast"](x, wanted)
    else:
        found = BY_KIND[x.kind]["into_float" if kind == "F" else "into_int"](x, wanted)
    return found
