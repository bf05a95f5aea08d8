"""Products of double width."""

from __future__ import annotations

from burn_cube.dtypes import DType, unsigned
from burn_cube.targets.llvm import text
from burn_cube.targets.llvm.text import Writer, number, register


def mul_hi(w: Writer, d: DType, n: int, a: str, b: str) -> str:
    """The upper half of a * b."""
    if d.bits == 64 and n:
        return _mul_hi_64(w, d, n, a, b)
    narrow, double = register(d, n), text.wide(f"i{2 * d.bits}", n)
    extend = "sext" if d.is_signed else "zext"
    product = w.binary("mul", double, *(w.convert(extend, narrow, x, double) for x in (a, b)))
    shift = f"splat (i{2 * d.bits} {d.bits})" if n else str(d.bits)
    return w.convert("trunc", double, w.binary("lshr", double, product, shift), narrow)


def _mul_hi_64(w: Writer, d: DType, n: int, a: str, b: str) -> str:
    """Four products of 32-bit halves: vectors have no 128-bit lanes."""
    t, u = register(d, n), unsigned(d)
    low_bits, half = number(u, 0xFFFFFFFF, n), number(u, 32, n)
    a_low, b_low = (w.binary("and", t, x, low_bits) for x in (a, b))
    a_high, b_high = (w.binary("lshr", t, x, half) for x in (a, b))
    low = w.binary("mul", t, a_low, b_low)
    middle = w.binary("add", t, w.binary("mul", t, a_high, b_low), w.binary("lshr", t, low, half))
    cross = w.binary("mul", t, a_low, b_high)
    carry = w.binary("add", t, w.binary("and", t, middle, low_bits), cross)
    high = w.binary("mul", t, a_high, b_high)
    high = w.binary("add", t, high, w.binary("lshr", t, middle, half))
    high = w.binary("add", t, high, w.binary("lshr", t, carry, half))
    if not d.is_signed:
        return high
    # a signed factor is the unsigned one minus 2**64 if negative
    for x, y in ((a, b), (b, a)):
        negative = w.binary("ashr", t, x, number(d, 63, n))
        high = w.binary("sub", t, high, w.binary("and", t, negative, y))
    return high
