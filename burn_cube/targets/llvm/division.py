"""Integer division without traps: x / 0 is 0 with remainder 0, INT_MIN / -1 is INT_MIN with remainder 0.

The processor divides no integer vectors, so vectors of at most 32 bits divide in a float format that is
wide enough: |x| < 2**k and 1 / |x| > 2**-k, so a quotient rounded to more than k + 1 bits never reaches the
next whole number. 64-bit vectors do the same while all operands are below 2**52, and fall back to one lane
after the other.
"""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range, signed
from burn_cube.targets.llvm import text
from burn_cube.targets.llvm.text import Writer, number, register

Pair = tuple[str, str]


def truncate(w: Writer, d: DType, n: int, x: str, y: str) -> Pair:
    """(quotient, remainder) rounded towards zero."""
    known = _constant(y)
    if known is not None and known not in (0, -1) and _cheap(d, n, known):
        return _by(w, d, n, x, y, "sdiv" if d.is_signed else "udiv")
    t, zero = register(d, n), number(d, 0, n)
    is_zero = w.binary("icmp eq", t, y, zero)
    divisor = w.select(_bad(w, d, n, x, y, is_zero), t, number(d, 1, n), y)
    quotient, rest = _divide(w, d, n, x, divisor)
    # where the divisor became 1 the remainder is 0 already
    return w.select(is_zero, t, zero, quotient), rest


def floor(w: Writer, d: DType, n: int, x: str, y: str) -> Pair:
    """(quotient, remainder) rounded down: the remainder has the divisor's sign."""
    quotient, rest = truncate(w, d, n, x, y)
    if not d.is_signed:
        return quotient, rest
    differ = _signs(w, d, n, "slt", rest, y)
    step = w.binary("and", text.wide("i1", n), differ, _nonzero(w, d, n, rest))
    t = register(d, n)
    down = w.binary("sub", t, quotient, number(d, 1, n))
    moved = w.binary("add", t, rest, y)
    return w.select(step, t, down, quotient), w.select(step, t, moved, rest)


def ceil(w: Writer, d: DType, n: int, x: str, y: str) -> str:
    """The quotient rounded up."""
    quotient, rest = truncate(w, d, n, x, y)
    step = _nonzero(w, d, n, rest)
    if d.is_signed:
        step = w.binary("and", text.wide("i1", n), step, _signs(w, d, n, "sge", rest, y))
    t = register(d, n)
    return w.select(step, t, w.binary("add", t, quotient, number(d, 1, n)), quotient)


def _signs(w: Writer, d: DType, n: int, predicate: str, a: str, b: str) -> str:
    """Whether the signs of two numbers differ (slt) or agree (sge)."""
    t = register(d, n)
    return w.binary(f"icmp {predicate}", t, w.binary("xor", t, a, b), number(d, 0, n))


def _nonzero(w: Writer, d: DType, n: int, a: str) -> str:
    return w.binary("icmp ne", register(d, n), a, number(d, 0, n))


def _cheap(d: DType, n: int, divisor: int) -> bool:
    """LLVM divides by a constant with a high product, which vectors of 64 bits do not have."""
    return d.bits < 64 or n == 0 or abs(divisor).bit_count() == 1


def _constant(value: str) -> int | None:
    """The number in the text of a constant operand."""
    if value.startswith("%"):
        return None
    return int(value[:-1].split(" ")[-1] if value.startswith("splat") else value)


def _bad(w: Writer, d: DType, n: int, x: str, y: str, is_zero: str) -> str:
    """Where the processor's own division would trap."""
    if not d.is_signed:
        return is_zero
    t, mask = register(d, n), text.wide("i1", n)
    lowest = w.binary("icmp eq", t, x, number(d, int_range(d)[0], n))
    minus_one = w.binary("icmp eq", t, y, number(d, -1, n))
    return w.binary("or", mask, is_zero, w.binary("and", mask, lowest, minus_one))


def _by(w: Writer, d: DType, n: int, x: str, y: str, op: str) -> Pair:
    t = register(d, n)
    quotient = w.binary(op, t, x, y)
    return quotient, w.binary("sub", t, x, w.binary("mul", t, quotient, y))


def _divide(w: Writer, d: DType, n: int, x: str, y: str) -> Pair:
    """Truncating division by a y that neither is 0 nor overflows."""
    if n == 0:
        return _by(w, d, n, x, y, "sdiv" if d.is_signed else "udiv")
    if d.bits == 64:
        return _divide_64(w, d, n, x, y)
    t = register(d, n)
    quotient = _in_float(w, d, n, x, y, dt.F64 if d.bits == 32 else dt.F32)
    return quotient, w.binary("sub", t, x, w.binary("mul", t, quotient, y))


def _in_float(w: Writer, d: DType, n: int, x: str, y: str, through: DType) -> str:
    t, f = register(d, n), register(through, n)
    sign = "s" if d.is_signed else "u"
    a, b = (w.convert(f"{sign}itofp", t, value, f) for value in (x, y))
    ratio = w.binary("fdiv", f, a, b)
    if d.bits >= 32:
        return w.convert(f"fpto{sign}i", f, ratio, t)
    # the processor converts to 32 bits
    i32 = register(dt.I32, n)
    return w.convert("trunc", i32, w.convert("fptosi", f, ratio, i32), t)


def _divide_64(w: Writer, d: DType, n: int, x: str, y: str) -> Pair:
    t = register(d, n)
    fast, slow, done = (w.fresh(hint) for hint in ("divide.fast", "divide.slow", "divide.done"))
    small = w.binary("and", text.wide("i1", n), _small(w, d, n, x), _small(w, d, n, y))
    w.branch(w.let(f"icmp eq i{n} {w.let(f'bitcast <{n} x i1> {small} to i{n}')}, -1"), fast, slow)
    w.start(fast)
    # below 2**52 signed conversions serve unsigned numbers too
    quick = _in_float(w, signed(d), n, x, y, dt.F64)
    w.jump(done)
    w.start(slow)
    exact = w.binary("sdiv" if d.is_signed else "udiv", t, x, y)
    w.jump(done)
    w.start(done)
    quotient = w.phi(t, (quick, fast), (exact, slow))
    return quotient, w.binary("sub", t, x, w.binary("mul", t, quotient, y))


def _small(w: Writer, d: DType, n: int, x: str) -> str:
    """|x| < 2**52."""
    t = register(d, n)
    if not d.is_signed:
        return w.binary("icmp ult", t, x, number(d, 1 << 52, n))
    moved = w.binary("add", t, x, number(d, 1 << 52, n))
    return w.binary("icmp ult", t, moved, number(d, 1 << 53, n))
