"""Functions of floats, element by element."""

from __future__ import annotations

import math
from typing import Any, Self

from burn_dispatch.api import checks
from burn_dispatch.api.base import Base
from burn_dispatch.bridge import BY_KIND
from burn_dispatch.layout import whole

_DIGITS = {"f16": 4, "bf16": 38, "f32": 38, "f64": 308}
"""Of the largest power of ten."""


class Floats(Base):
    """Methods of tensors of floats."""

    __slots__ = ()

    def _float(self, op: str, *args: Any) -> Self:
        x = self._bridge if self._bridge.kind == "Q" else checks.kind(op, self, "F")
        return self.__class__(BY_KIND[x.kind][op](x, *args))

    def exp(self) -> Self:
        """e to the power."""
        return self._float("exp")

    def log(self) -> Self:
        """The natural logarithm; NaN below 0."""
        return self._float("log")

    def log1p(self) -> Self:
        """log(1 + self), precise near 0."""
        return self._float("log1p")

    def sqrt(self) -> Self:
        """The square root; NaN below 0."""
        return self._float("sqrt")

    def recip(self) -> Self:
        """1 / self."""
        return self._float("recip")

    def sin(self) -> Self:
        """The sine of radians."""
        return self._float("sin")

    def cos(self) -> Self:
        """The cosine of radians."""
        return self._float("cos")

    def tan(self) -> Self:
        """The tangent of radians."""
        return self._float("tan")

    def sinh(self) -> Self:
        """The hyperbolic sine."""
        return self._float("sinh")

    def cosh(self) -> Self:
        """The hyperbolic cosine."""
        return self._float("cosh")

    def tanh(self) -> Self:
        """The hyperbolic tangent."""
        return self._float("tanh")

    def asin(self) -> Self:
        """The angle of a sine, in radians."""
        return self._float("asin")

    def acos(self) -> Self:
        """The angle of a cosine, in radians."""
        return self._float("acos")

    def atan(self) -> Self:
        """The angle of a tangent, in radians."""
        return self._float("atan")

    def asinh(self) -> Self:
        """The inverse of `sinh`."""
        return self._float("asinh")

    def acosh(self) -> Self:
        """The inverse of `cosh`."""
        return self._float("acosh")

    def atanh(self) -> Self:
        """The inverse of `tanh`."""
        return self._float("atanh")

    def erf(self) -> Self:
        """The error function."""
        return self._float("erf")

    def round(self) -> Self:
        """The nearest whole number, the even one of two."""
        return self._float("round")

    def floor(self) -> Self:
        """The next whole number below."""
        return self._float("floor")

    def ceil(self) -> Self:
        """The next whole number above."""
        return self._float("ceil")

    def trunc(self) -> Self:
        """The whole number towards 0."""
        return self._float("trunc")

    def is_nan(self) -> Self:
        """Whether a value is not a number."""
        return self._float("is_nan")

    def is_inf(self) -> Self:
        """Whether a value is an infinity."""
        return self._float("is_inf")

    def is_finite(self) -> Self:
        """Whether a value is neither an infinity nor a NaN."""
        x = checks.kind("is_finite", self, "F")
        return self.__class__(BY_KIND["F"]["lower_elem"](BY_KIND["F"]["abs"](x), float("inf")))

    def contains_nan(self) -> Self:
        """Whether any value is not a number; of shape (1,)."""
        return self._float("is_nan")._op("any")

    def deg2rad(self) -> Self:
        """Degrees as radians."""
        return self._float("mul_scalar", math.pi / 180)

    def rad2deg(self) -> Self:
        """Radians as degrees."""
        return self._float("mul_scalar", 180 / math.pi)

    def __floor__(self) -> Self:
        return self.floor()

    def __ceil__(self) -> Self:
        return self.ceil()

    def __trunc__(self) -> Self:
        return self.trunc()

    def __round__(self, digits: int = 0) -> Self:
        places = whole(digits, "round", "digits")
        if not places:
            return self.round()
        most = _DIGITS[checks.kind("round", self, "F").dtype.name]
        if abs(places) > most:  # more than the number has, or the power of ten is above all floats
            return self if places > 0 else self._float("mul_scalar", 0.0)
        scale = 10.0 ** abs(places)
        up, down = ("mul_scalar", "div_scalar") if places > 0 else ("div_scalar", "mul_scalar")
        found = self._float(up, scale).round()._float(down, scale)
        # where the product is above all floats, the number has no such digits
        return self._op("mask_where", found.is_finite()._bridge, found._bridge) if places > 0 else found

    def rsqrt(self) -> Self:
        """1 / sqrt(self)."""
        return self._float("sqrt")._float("recip")
