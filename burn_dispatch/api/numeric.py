"""Arithmetic, and functions of numbers."""

from __future__ import annotations

from typing import Any, Self

from burn_cube.dtypes import I32, DType
from burn_cube.errors import DispatchValueError
from burn_dispatch import creation
from burn_dispatch.api import checks
from burn_dispatch.api.base import Base, Number
from burn_dispatch.bridge import BY_KIND, BridgeTensor
from burn_dispatch.ops.row import Kind


class Numeric(Base):
    """Methods of tensors of numbers; operators broadcast."""

    __slots__ = ()

    def _binary(self, op: str, other: Any) -> Self:
        """A row of two tensors, or of a tensor and a number."""
        mine = self._bridge
        theirs = getattr(other, "_bridge", None)
        if not isinstance(theirs, BridgeTensor):
            value = checks.scalar(op, other, mine.dtype)
            suffix = "_elem" if op in _COMPARISONS else "_scalar"
            return self.__class__(BY_KIND[mine.kind][op + suffix](mine, value))
        checks.pair(op, mine, theirs)
        return self.__class__(BY_KIND[mine.kind][op](mine, theirs))

    def _reflected(self, op: str, other: Any) -> Self:
        """A row with a number on the left."""
        mine = self._bridge
        return self.__class__(BY_KIND[mine.kind][op](self._one(op, other, len(mine.shape))._bridge, mine))

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

    def fmod(self, other: Self | Number) -> Self:
        """What is left of division, with the sign of self, as in C; of ints, self where the divisor is 0."""
        mine = checks.kind("fmod", self, ("F", "I"))
        theirs = getattr(other, "_bridge", None)
        if isinstance(theirs, BridgeTensor):
            checks.pair("fmod", mine, theirs)
        else:
            other = checks.scalar("fmod", other, mine.dtype)
        if mine.kind == "I":
            return self.sub(self.div(other).mul(other))
        rest = self.abs().remainder(other.abs() if isinstance(other, Numeric) else abs(other))
        negative = BY_KIND["F"]["lower_elem"](mine, 0.0)
        return rest._op("mask_where", negative, rest.neg()._bridge)

    def floor_div(self, other: Self | Number) -> Self:
        """The next whole number below the quotient, so that floor_div * other + remainder gives self.

        NaN, or of ints 0, where the divisor is 0.
        """
        whole = (self - self.remainder(other)).div(other)
        return whole._op("round") if whole._bridge.kind == "F" else whole

    def matmul(self, other: Self) -> Self:
        """The matrix product of the last two axes; the others broadcast. One may be quantised, or both."""
        mine = self._bridge
        allowed: tuple[Kind, ...] = (mine.kind,) if mine.kind in ("I", "B") else ("F", "Q")
        theirs = checks.kind("matmul", other, allowed, "other")
        checks.matmul(mine, theirs)
        kind = mine.kind if mine.kind == theirs.kind else "Q"
        return self.__class__(BY_KIND[kind]["matmul"](mine, theirs))

    def dot(self, other: Self) -> Self:
        """The sum of the products of two vectors, of shape (1,)."""
        mine, theirs = self._bridge, checks.kind("dot", other, ("F", "I"), "other")
        checks.together("dot", mine, theirs)
        if len(mine.shape) != 1 or mine.shape != theirs.shape:
            raise DispatchValueError(
                f"dot: got shapes {mine.shape} and {theirs.shape}, expected two vectors of one extent"
            )
        return self._binary("mul", other)._op("sum")

    def powi(self, exponent: Self | int) -> Self:
        """To a whole power, a number or a tensor of ints."""
        mine, theirs = self._bridge, getattr(exponent, "_bridge", None)
        if not isinstance(theirs, BridgeTensor):
            whole = checks.scalar("powi", exponent, I32)
            return self.__class__(BY_KIND[mine.kind]["powi_scalar"](mine, whole))
        checks.kind("powi", exponent, "I", "exponent")
        checks.on("powi", mine, exponent=theirs)
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
        return self._op("neg")

    def abs(self) -> Self:
        """The absolute value."""
        return self._op("abs")

    def sign(self) -> Self:
        """-1, 0 or 1."""
        return self._op("sign")

    def square(self) -> Self:
        """self * self."""
        return self._binary("mul", self)

    def clamp(self, low: Number | None = None, high: Number | None = None) -> Self:
        """Nothing lower than `low`, nothing higher than `high`; a NaN stays."""
        dtype = self._bridge.dtype
        if low is None or high is None:
            if low is not None:
                return self.clamp_min(low)
            return self if high is None else self.clamp_max(high)
        return self._op("clamp", checks.scalar("clamp", low, dtype), checks.scalar("clamp", high, dtype))

    def clamp_min(self, low: Number) -> Self:
        """Nothing lower than `low`."""
        return self._op("clamp_min", checks.scalar("clamp_min", low, self._bridge.dtype))

    def clamp_max(self, high: Number) -> Self:
        """Nothing higher than `high`."""
        return self._op("clamp_max", checks.scalar("clamp_max", high, self._bridge.dtype))

    def cross(self, other: Self, dim: int = -1) -> Self:
        """The vector product along an axis of extent 3."""
        mine, theirs = checks.kind("cross", self, "F"), checks.kind("cross", other, "F", "other")
        checks.pair("cross", mine, theirs)
        axis = checks.cross(mine.shape, theirs.shape, dim)
        return self.__class__(BY_KIND["F"]["cross"](mine, theirs, axis))

    def cast(self, dtype: DType | str) -> Self:
        """The values as another dtype: floats to ints saturate, ints to ints wrap, anything but 0 is True."""
        return self._converted(creation.dtype_of("cast", dtype))

    def __add__(self, other: Self | Number) -> Self:
        return self._binary("add", other)

    __radd__ = __add__

    def __sub__(self, other: Self | Number) -> Self:
        return self._binary("sub", other)

    def __rsub__(self, other: Number) -> Self:
        if self._bridge.kind == "F":
            value = checks.scalar("sub", other, self._bridge.dtype)
            return self._op("neg")._op("add_scalar", value)  # the same to the last bit
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

    def __floordiv__(self, other: Self | Number) -> Self:
        return self.floor_div(other)

    def __rfloordiv__(self, other: Number) -> Self:
        return self._one("floor_div", other, len(self._bridge.shape)).floor_div(self)

    def __divmod__(self, other: Self | Number) -> tuple[Self, Self]:
        return self.floor_div(other), self.remainder(other)

    def __rdivmod__(self, other: Number) -> tuple[Self, Self]:
        left = self._one("divmod", other, len(self._bridge.shape))
        return left.floor_div(self), left.remainder(self)

    def __matmul__(self, other: Self) -> Self:
        return self.matmul(other)

    def __rmatmul__(self, other: object) -> Self:
        checks.kind("matmul", other, ("F", "I", "B", "Q"), "the left side")
        return NotImplemented

    def __pow__(self, exponent: Self | Number) -> Self:
        given: Any = exponent
        theirs = getattr(given, "_bridge", None)
        kind = theirs.kind if isinstance(theirs, BridgeTensor) else self._bridge.kind
        whole = isinstance(exponent, int) or kind == "I"
        return self.powi(given) if whole else self.powf(given)

    def __rpow__(self, base: Number) -> Self:
        left, mine = self._one("pow", base, len(self._bridge.shape)), self._bridge
        return self.__class__(BY_KIND[mine.kind]["powi" if mine.kind == "I" else "powf"](left._bridge, mine))

    def __neg__(self) -> Self:
        return self.neg()

    def __pos__(self) -> Self:
        return self

    def __abs__(self) -> Self:
        return self.abs()


_COMPARISONS = frozenset({"equal", "not_equal", "greater", "greater_equal", "lower", "lower_equal"})
