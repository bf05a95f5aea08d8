"""How LLVM spells the lane-wise rows of the op table: a function each, for a scalar (width 0) or a vector
of any width.

A spelling takes the writer, the dtype of the operands and the operands' registers. Every intrinsic used
here stays a vector on x86 with AVX2 and AVX-512: none becomes a call of libm or a loop over lanes.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.ir.builder import round_to
from burn_cube.targets.llvm import division, products, remainder
from burn_cube.targets.llvm.text import Writer, number, register

Spelling = Callable[[Writer, DType, int, tuple[str, ...]], str]


def _binary(integer: str, floating: str = "") -> Spelling:
    """An instruction of two operands."""

    def spell(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
        return w.binary(floating if d.is_float else integer, register(d, n), *args)

    return spell


def _intrinsic(name: str) -> Spelling:
    """An intrinsic on the operands' own type."""
    return lambda w, d, n, args: w.intrinsic(name, register(d, n), *args)


def _compare(signed: str, unsigned: str, floating: str) -> Spelling:
    def spell(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
        op = f"fcmp {floating}" if d.is_float else f"icmp {signed if d.is_signed else unsigned}"
        return w.binary(op, register(d, n), *args)

    return spell


def _extreme(name: str) -> Spelling:
    """min and max: IEEE 754-2019 minimum and maximum for floats."""

    def spell(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
        if d.is_float:
            return w.intrinsic(f"{name}imum", register(d, n), *args)
        return w.intrinsic(f"{'s' if d.is_signed else 'u'}{name}", register(d, n), *args)

    return spell


def _saturating(name: str) -> Spelling:
    def spell(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
        return w.intrinsic(f"{'s' if d.is_signed else 'u'}{name}.sat", register(d, n), *args)

    return spell


def _neg(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    if d.is_float:
        return w.let(f"fneg {register(d, n)} {args[0]}")
    return w.binary("sub", register(d, n), number(d, 0, n), args[0])


def _abs(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    t = register(d, n)
    if d.is_float:
        return w.intrinsic("fabs", t, args[0])
    if not d.is_signed:
        return args[0]
    negative = w.binary("icmp slt", t, args[0], number(d, 0, n))
    return w.select(negative, t, _neg(w, d, n, args), args[0])


def _sign(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    t, zero = register(d, n), number(d, 0, n)
    kind = "fcmp o" if d.is_float else "icmp s"
    above = w.binary(f"{kind}gt", t, args[0], zero)
    below = w.binary(f"{kind}lt", t, args[0], zero)
    # a float that is neither is -0, 0 or nan, and stays
    rest = w.select(below, t, number(d, -1, n), args[0])
    return w.select(above, t, number(d, 1, n), rest)


def _clamp(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return OPS["min"](w, d, n, (OPS["max"](w, d, n, args[:2]), args[2]))


def _not(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    ones = number(d, d is dt.BOOL or (-1 if d.is_signed else int_range(d)[1]), n)
    return w.binary("xor", register(d, n), args[0], ones)


def _in_width(w: Writer, d: DType, n: int, amount: str) -> tuple[str, str]:
    """(i1s: the amount is a bit position, the amount made one)."""
    t = register(d, n)
    inside = w.binary("icmp ult", t, amount, number(d, d.bits, n))
    return inside, w.binary("and", t, amount, number(d, d.bits - 1, n))


def _shl(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    inside, amount = _in_width(w, d, n, args[1])
    t = register(d, n)
    return w.select(inside, t, w.binary("shl", t, args[0], amount), number(d, 0, n))


def _shr(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    t = register(d, n)
    if d.is_signed:
        # past the width all bits are the sign: as a shift by width - 1
        inside, _ = _in_width(w, d, n, args[1])
        amount = w.select(inside, t, args[1], number(d, d.bits - 1, n))
        return w.binary("ashr", t, args[0], amount)
    inside, amount = _in_width(w, d, n, args[1])
    return w.select(inside, t, w.binary("lshr", t, args[0], amount), number(d, 0, n))


def _to_u32(w: Writer, d: DType, n: int, value: str) -> str:
    op = "trunc" if d.bits > 32 else "zext"
    return w.convert(op, register(d, n), value, register(dt.U32, n))


def _popcount(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return _to_u32(w, d, n, w.intrinsic("ctpop", register(d, n), args[0]))


def _zeros(w: Writer, d: DType, n: int, name: str, value: str) -> str:
    t = register(d, n)
    return w.call(f"llvm.{name}.{_suffix(d, n)}", t, (t, value), ("i1", "false"))


def _suffix(d: DType, n: int) -> str:
    return f"v{n}i{d.bits}" if n else f"i{d.bits}"


def _clz(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return _to_u32(w, d, n, _zeros(w, d, n, "ctlz", args[0]))


def _ctz(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return _to_u32(w, d, n, _zeros(w, d, n, "cttz", args[0]))


def _ffs(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    u32 = register(dt.U32, n)
    position = w.binary("add", u32, _ctz(w, d, n, args), number(dt.U32, 1, n))
    none = w.binary("icmp eq", register(d, n), args[0], number(d, 0, n))
    return w.select(none, u32, number(dt.U32, 0, n), position)


def _is_nan(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return w.binary("fcmp uno", register(d, n), args[0], args[0])


def _magnitude_is(predicate: str) -> Spelling:
    """Compares |a| with infinity."""

    def spell(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
        t = register(d, n)
        return w.binary(f"fcmp {predicate}", t, w.intrinsic("fabs", t, args[0]), number(d, math.inf, n))

    return spell


def _recip(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return w.binary("fdiv", register(d, n), number(d, 1, n), args[0])


def _rsqrt(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return _recip(w, d, n, (w.intrinsic("sqrt", register(d, n), args[0]),))


def _times(factor: float) -> Spelling:
    def spell(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
        return w.binary("fmul", register(d, n), args[0], number(d, round_to(factor, d), n))

    return spell


def _select(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    return w.select(args[0], register(d, n), args[1], args[2])


def _trunc_div(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    if d.is_float:
        t = register(d, n)
        return w.intrinsic("trunc", t, w.binary("fdiv", t, *args))
    return division.truncate(w, d, n, *args)[0]


def _rem(w: Writer, d: DType, n: int, args: tuple[str, ...]) -> str:
    if d.is_float:
        return remainder.rem(w, d, n, *args)
    return division.truncate(w, d, n, *args)[1]


OPS: dict[str, Spelling] = {
    "add": _binary("add", "fadd"),
    "sub": _binary("sub", "fsub"),
    "mul": _binary("mul", "fmul"),
    "div": _binary("fdiv", "fdiv"),
    "floor_div": lambda w, d, n, args: division.floor(w, d, n, *args)[0],
    "mod": lambda w, d, n, args: division.floor(w, d, n, *args)[1],
    "trunc_div": _trunc_div,
    "rem": _rem,
    "div_ceil": lambda w, d, n, args: division.ceil(w, d, n, *args),
    "neg": _neg,
    "abs": _abs,
    "sign": _sign,
    "min": _extreme("min"),
    "max": _extreme("max"),
    "fmin": _intrinsic("minimumnum"),
    "fmax": _intrinsic("maximumnum"),
    "clamp": _clamp,
    "fma": _intrinsic("fma"),
    "mul_hi": lambda w, d, n, args: products.mul_hi(w, d, n, *args),
    "saturating_add": _saturating("add"),
    "saturating_sub": _saturating("sub"),
    "and": _binary("and"),
    "or": _binary("or"),
    "xor": _binary("xor"),
    "not": _not,
    "shl": _shl,
    "shr": _shr,
    "popcount": _popcount,
    "clz": _clz,
    "ctz": _ctz,
    "ffs": _ffs,
    "reverse_bits": _intrinsic("bitreverse"),
    "eq": _compare("eq", "eq", "oeq"),
    "ne": _compare("ne", "ne", "une"),
    "lt": _compare("slt", "ult", "olt"),
    "le": _compare("sle", "ule", "ole"),
    "gt": _compare("sgt", "ugt", "ogt"),
    "ge": _compare("sge", "uge", "oge"),
    "select": _select,
    "is_nan": _is_nan,
    "is_inf": _magnitude_is("oeq"),
    "is_finite": _magnitude_is("olt"),
    "floor": _intrinsic("floor"),
    "ceil": _intrinsic("ceil"),
    "trunc": _intrinsic("trunc"),
    "round": _intrinsic("roundeven"),
    "sqrt": _intrinsic("sqrt"),
    "rsqrt": _rsqrt,
    "recip": _recip,
    "copysign": _intrinsic("copysign"),
    "degrees": _times(180 / math.pi),
    "radians": _times(math.pi / 180),
}
