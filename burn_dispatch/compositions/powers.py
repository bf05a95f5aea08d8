"""Powers: whole exponents that are cheap go by multiplication."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_dispatch.table import Family


def powf_scalar(b: Family, x: Any, exponent: float) -> Any:
    """x to the power; a whole exponent goes to `powi_scalar`, which is exact where that is."""
    whole = float(exponent)
    if whole.is_integer() and abs(whole) <= 2**31:
        return b.powi_scalar(x, int(whole))
    return b.powf_scalar_impl(x, exponent)


def powi(b: Family, x: Any, exponents: Any) -> Any:
    """x to int powers, as floats of the dtype of x."""
    return b.powf(x, b.table.int_into_float(exponents, b.backend.dtype(x)))


def powi_scalar(b: Family, x: Any, exponent: int) -> Any:
    """0 gives ones, 1 the tensor, 2 its square; -1 and -2 the reciprocals of these."""
    if exponent == 0:
        return b.ones(b.backend.shape(x), b.backend.dtype(x), b.backend.device(x))
    if exponent == 1:
        return x
    if exponent == 2:
        return b.mul(x, x)
    if exponent == -1:
        return b.recip(x)
    if exponent == -2:
        return b.recip(b.mul(x, x))
    return b.powi_scalar_impl(x, exponent)


def powi_scalar_impl(b: Family, x: Any, exponent: int) -> Any:
    """As a float power."""
    return b.powf_scalar_impl(x, float(exponent))


def int_powi_scalar(b: Family, x: Any, exponent: int) -> Any:
    """0 gives ones, 1 the tensor, 2 its square."""
    if exponent == 0:
        return b.ones(b.backend.shape(x), b.backend.dtype(x), b.backend.device(x))
    if exponent == 1:
        return x
    if exponent == 2:
        return b.mul(x, x)
    return b.powi_scalar_impl(x, exponent)


def int_powi_scalar_impl(b: Family, x: Any, exponent: int) -> Any:
    """Against a tensor of one exponent."""
    shape = (1,) * len(b.backend.shape(x))
    return b.powi(x, b.full(shape, exponent, b.backend.dtype(x), b.backend.device(x)))
