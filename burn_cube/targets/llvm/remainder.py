"""C's fmod on floats, exact, without libm.

With x, y > 0: q = x / y rounded to 53 bits and cut to a whole number, then x - q * y by one fma. It has no
error: the difference is a multiple of the last bits of q times y and less than 2**53 of them. A q one too
large gives a negative difference: then the next smaller q is taken. A round takes 52 bits off x / y, so
nearly always one is enough. f32 computes in f64, whose range holds every quotient; f64 scales y where the
quotient overflows.
"""

from __future__ import annotations

import math

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.targets.llvm.text import Writer, number, register, wide


def rem(w: Writer, d: DType, n: int, x: str, y: str) -> str:
    """x - trunc(x / y) * y with the sign of x; nan if x is infinite or y is 0."""
    t, f64 = register(d, n), register(dt.F64, n)
    a, b = (w.convert("fpext", t, w.intrinsic("fabs", t, v), f64) for v in (x, y))
    flags = wide("i1", n)
    finite = w.binary("fcmp olt", f64, a, number(dt.F64, math.inf, n))
    valid = w.binary("and", flags, finite, w.binary("fcmp ogt", f64, b, number(dt.F64, 0, n)))
    # what has no remainder ends the loop at once
    first = w.select(valid, f64, a, number(dt.F64, 0, n))
    divisor = w.select(valid, f64, b, number(dt.F64, math.inf, n))
    rest = _loop(w, n, first, divisor, scaled=d is dt.F64)
    signed = w.intrinsic("copysign", t, w.convert("fptrunc", f64, rest, t), x)
    return w.select(valid, t, signed, number(d, math.nan, n))


def _loop(w: Writer, n: int, first: str, divisor: str, *, scaled: bool) -> str:
    """Takes multiples of the divisor away until less than one is left."""
    f64 = register(dt.F64, n)
    before, head, body, done = w.block, w.fresh("fmod"), w.fresh("reduce"), w.fresh("endfmod")
    w.jump(head)
    w.start(head)
    line, rest = w.reserve(), "%" + w.fresh()
    large = w.binary("fcmp oge", f64, rest, divisor)
    w.branch(_some(w, n, large), body, done)
    w.start(body)
    smaller = _reduce(w, n, rest, divisor, scaled=scaled)
    following = w.select(large, f64, smaller, rest)
    w.fill_phi(line, rest, f64, (first, before), (following, body))
    w.jump(head)
    w.start(done)
    return rest


def _some(w: Writer, n: int, flags: str) -> str:
    if n == 0:
        return flags
    return w.let(f"icmp ne i{n} {w.let(f'bitcast <{n} x i1> {flags} to i{n}')}, 0")


def _reduce(w: Writer, n: int, x: str, y: str, *, scaled: bool) -> str:
    f64 = register(dt.F64, n)
    quotient = w.binary("fdiv", f64, x, y)
    for _ in range(2 if scaled else 0):  # x / y may be 2**2098
        overflow = w.binary("fcmp oeq", f64, quotient, number(dt.F64, math.inf, n))
        y = w.select(overflow, f64, w.binary("fmul", f64, y, number(dt.F64, 2.0**600, n)), y)
        quotient = w.binary("fdiv", f64, x, y)
    whole = w.intrinsic("trunc", f64, quotient)
    rest = _minus(w, n, x, whole, y)
    below = w.binary("fcmp olt", f64, rest, number(dt.F64, 0, n))
    return w.select(below, f64, _minus(w, n, x, _next_smaller(w, n, whole), y), rest)


def _minus(w: Writer, n: int, x: str, q: str, y: str) -> str:
    f64 = register(dt.F64, n)
    return w.intrinsic("fma", f64, w.let(f"fneg {f64} {q}"), y, x)


def _next_smaller(w: Writer, n: int, q: str) -> str:
    """The whole number before q that a float holds."""
    f64, i64 = register(dt.F64, n), register(dt.I64, n)
    one_less = w.binary("fsub", f64, q, number(dt.F64, 1, n))
    bits = w.binary("sub", i64, w.convert("bitcast", f64, q, i64), number(dt.I64, 1, n))
    small = w.binary("fcmp olt", f64, q, number(dt.F64, 2.0**53, n))
    return w.select(small, f64, one_less, w.convert("bitcast", i64, bits, f64))
