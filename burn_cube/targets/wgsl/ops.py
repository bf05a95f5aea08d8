"""How WGSL spells the operations that the pipeline leaves."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.ir.nodes import Const, Let, Operand
from burn_cube.targets.wgsl.literals import HALVES, integer, is_narrow, number, value_type
from burn_cube.targets.wgsl.text import atom, bare, call, infix
from burn_cube.types import VectorType, elem

Args = list[str]
Spell = Callable[[DType, Args, Let], str]


def spelled(stmt: Let, args: Args) -> str:
    """The expression of an operation on operands that are already text."""
    dtype = elem(stmt.args[0].value_type)
    return _SPELLINGS[stmt.op](dtype, args, stmt)


def cut(dtype: DType, text: str) -> str:
    """A result of 32 bits as the narrow integer that it stands for."""
    if not is_narrow(dtype) or not dtype.is_integer:
        return text
    if dtype.is_signed:
        return call("extractBits", text, "0u", f"{dtype.bits}u")
    return infix("&", text, f"0x{(1 << dtype.bits) - 1:x}u")


def _wrapping(op: str) -> Spell:
    return lambda dtype, args, stmt: cut(dtype, infix(op, *args))


def _plain(op: str) -> Spell:
    return lambda dtype, args, stmt: infix(op, *args)


def _function(name: str) -> Spell:
    return lambda dtype, args, stmt: call(name, *args)


def _typed(name: str) -> Spell:
    """A function of the prelude for the type of the operands."""
    return lambda dtype, args, stmt: cut(dtype, call(f"{name}_{value_type(dtype)}", *args))


def _neg(dtype: DType, args: Args, stmt: Let) -> str:
    if value_type(dtype) in ("u32", "u64"):
        return cut(dtype, infix("-", number(0, dtype), args[0]))
    return cut(dtype, f"-{atom(args[0])}" if not args[0].startswith("-") else f"-({args[0]})")


def _abs(dtype: DType, args: Args, stmt: Let) -> str:
    return args[0] if dtype.kind == "uint" else cut(dtype, call("abs", args[0]))


def _extremum(name: str) -> Spell:
    def spell(dtype: DType, args: Args, stmt: Let) -> str:
        return call(f"burn_{name}_{dtype}" if dtype.is_float else name, *args)

    return spell


def _safe(divisor: Operand) -> bool:
    return isinstance(divisor, Const) and int(divisor.value) not in (0, -1)


def _quotient(op: str, name: str) -> Spell:
    """Towards zero; WGSL's own operator where the divisor is a constant without surprises."""

    def spell(dtype: DType, args: Args, stmt: Let) -> str:
        if dtype.is_integer and _safe(stmt.args[1]):
            return infix(op, *args)
        return cut(dtype, call(f"{name}_{value_type(dtype)}", *args))

    return spell


def _not(dtype: DType, args: Args, stmt: Let) -> str:
    return f"!{atom(args[0])}" if dtype is dt.BOOL else cut(dtype, f"~{atom(args[0])}")


def _logical(op: str) -> Spell:
    return lambda dtype, args, stmt: infix(op if dtype is not dt.BOOL or op != "^" else "!=", *args)


def _amount(dtype: DType, text: str) -> str:
    """A shift's right operand as an unsigned number of the same width."""
    t = value_type(dtype)
    return f"bitcast<u{t[1:]}>({bare(text)})" if t[0] == "i" else text


def _shl(dtype: DType, args: Args, stmt: Let) -> str:
    amount, width = stmt.args[1], dtype.bits
    if isinstance(amount, Const):
        inside = 0 <= int(amount.value) < width
        return cut(dtype, infix("<<", args[0], f"{int(amount.value)}u")) if inside else number(0, dtype)
    n = _amount(dtype, args[1])
    unsigned = "lu" if width == 64 else "u"
    shifted = infix("<<", args[0], _masked(n, width))
    return call("select", number(0, dtype), cut(dtype, shifted), f"{atom(n)} < {width}{unsigned}")


def _masked(n: str, width: int) -> str:
    """A shift amount that the target takes: its low bits, as u32."""
    return f"(u32({bare(n)}) & 63u)" if width == 64 else f"({atom(n)} & 31u)"


def _shr(dtype: DType, args: Args, stmt: Let) -> str:
    amount, width = stmt.args[1], dtype.bits
    if isinstance(amount, Const):
        return _shr_constant(dtype, args[0], int(amount.value))
    n = _amount(dtype, args[1])
    if dtype.is_signed:  # the sign fills: beyond the width as at its end
        most = call("u32", call("min", n, "63lu")) if width == 64 else call("min", n, "31u")
        return infix(">>", args[0], most)
    unsigned = "lu" if width == 64 else "u"
    shifted = infix(">>", args[0], _masked(n, width))
    return call("select", number(0, dtype), shifted, f"{atom(n)} < {width}{unsigned}")


def _shr_constant(dtype: DType, value: str, amount: int) -> str:
    inside = 0 <= amount < dtype.bits
    if not inside and not dtype.is_signed:
        return number(0, dtype)
    return infix(">>", value, f"{amount if inside else dtype.bits - 1}u")


def _unsigned_bits(dtype: DType, text: str) -> str:
    """A narrow or 32-bit integer as u32 with zeros above."""
    if dtype.kind == "uint":
        return text
    bits = f"bitcast<u32>({bare(text)})"
    return bits if dtype.bits == 32 else infix("&", bits, f"0x{(1 << dtype.bits) - 1:x}u")


def _popcount(dtype: DType, args: Args, stmt: Let) -> str:
    return call("countOneBits", _unsigned_bits(dtype, args[0]))


def _clz(dtype: DType, args: Args, stmt: Let) -> str:
    count = call("countLeadingZeros", _unsigned_bits(dtype, args[0]))
    return count if dtype.bits == 32 else infix("-", count, f"{32 - dtype.bits}u")


def _ctz(dtype: DType, args: Args, stmt: Let) -> str:
    bits = _unsigned_bits(dtype, args[0])
    # a one above the number stops the count at its width
    return call("countTrailingZeros", bits if dtype.bits == 32 else infix("|", bits, f"{1 << dtype.bits}u"))


def _reverse(dtype: DType, args: Args, stmt: Let) -> str:
    reversed_bits = call("reverseBits", args[0])
    return reversed_bits if dtype.bits == 32 else infix(">>", reversed_bits, f"{32 - dtype.bits}u")


def _ne(dtype: DType, args: Args, stmt: Let) -> str:
    # on floats `!=` is false for nan where `==` is, by naga's choice of instruction
    return f"!({infix('==', *args)})" if dtype.is_float else infix("!=", *args)


def _select(dtype: DType, args: Args, stmt: Let) -> str:
    cond, a, b = args
    return call("select", b, a, cond)


def _cast(dtype: DType, args: Args, stmt: Let) -> str:
    return cast(dtype, elem(stmt.result.value_type), args[0])


def cast(source: DType, target: DType, text: str) -> str:
    """A value conversion."""
    if source is target:
        return text
    if target is dt.BOOL:
        return _to_bool(source, text)
    if source is dt.BOOL:
        return call("select", number(0, target), number(1, target), text)
    if source in HALVES:
        shifted = f"bitcast<f32>({infix('<<', text, '16u')})"
        return shifted if source is dt.BF16 else call("burn_f16_to_f32", text)
    if target in HALVES:
        return call(f"burn_f32_to_{target}", text)
    if target.is_float:
        return _to_float(source, target, text)
    return _float_to_integer(source, target, text) if source.is_float else _resized(source, target, text)


def _to_bool(source: DType, text: str) -> str:
    return call(f"burn_bool_{source}", text) if source.is_float else infix("!=", text, number(0, source))


def _to_float(source: DType, target: DType, text: str) -> str:
    if source is dt.U32 and target is dt.F32:
        return call("burn_u32_to_f32", text)
    return call(target.name, text)


def _float_to_integer(source: DType, target: DType, text: str) -> str:
    t = value_type(target)
    whole = call(f"burn_{source}_to_{t}", text)
    if not is_narrow(target):
        return whole
    low, high = (integer(limit, t) for limit in int_range(target))
    return call("min", whole, high) if target.kind == "uint" else call("clamp", whole, low, high)


def _resized(source: DType, target: DType, text: str) -> str:
    """Between integers: the value modulo two to the width."""
    a, b = value_type(source), value_type(target)
    if a != b:
        widening = a.endswith("32") and b.endswith("64")
        # first to the other width with the sign kept, then to the other sign
        text = call(f"{a[0]}64", text) if widening else text
        a = f"{a[0]}64" if widening else a
        same_width = a[1:] == b[1:]
        text = f"bitcast<{b}>({bare(text)})" if same_width and a != b else call(b, text) if a != b else text
    (low, high), (least, most) = int_range(source), int_range(target)
    return text if least <= low and high <= most else cut(target, text)


def _bitcast(dtype: DType, args: Args, stmt: Let) -> str:
    """The same bits; the value of a narrow integer or of a half is in the low bits of a word."""
    target = elem(stmt.result.value_type)
    a, b = value_type(dtype), value_type(target)
    text = args[0] if a == b else f"bitcast<{b}>({bare(args[0])})"
    if not is_narrow(target) or dtype.kind == target.kind:
        return text
    narrow = target if target.is_integer else dt.U16
    was = dt.U16 if dtype.is_float else dtype
    return text if narrow.kind == was.kind else cut(narrow, text)


def _extract(dtype: DType, args: Args, stmt: Let) -> str:
    assert isinstance(stmt.args[0].value_type, VectorType)
    return f"{atom(args[0])}.{'xyzw'[int(str(stmt.attrs[0]))]}"


def _construct(dtype: DType, args: Args, stmt: Let) -> str:
    return call(f"vec{len(args)}<{value_type(dtype)}>", *args)


_SPELLINGS: dict[str, Spell] = {
    "add": _wrapping("+"),
    "sub": _wrapping("-"),
    "mul": _wrapping("*"),
    "div": _plain("/"),
    "neg": _neg,
    "abs": _abs,
    "min": _extremum("min"),
    "max": _extremum("max"),
    "fmin": _extremum("fmin"),
    "fmax": _extremum("fmax"),
    "trunc_div": _quotient("/", "burn_div"),
    "rem": _quotient("%", "burn_rem"),
    "mul_hi": _typed("burn_mul_hi"),
    "powi": _typed("burn_powi"),
    "fma": _typed("burn_fma"),
    "and": _logical("&"),
    "or": _logical("|"),
    "xor": _logical("^"),
    "not": _not,
    "shl": _shl,
    "shr": _shr,
    "popcount": _popcount,
    "clz": _clz,
    "ctz": _ctz,
    "reverse_bits": _reverse,
    "eq": _plain("=="),
    "ne": _ne,
    "lt": _plain("<"),
    "le": _plain("<="),
    "gt": _plain(">"),
    "ge": _plain(">="),
    "select": _select,
    "is_nan": _typed("burn_is_nan"),
    "is_inf": _typed("burn_is_inf"),
    "is_finite": _typed("burn_is_finite"),
    "cast": _cast,
    "bitcast": _bitcast,
    "floor": _function("floor"),
    "ceil": _function("ceil"),
    "trunc": _function("trunc"),
    "round": _function("round"),
    "sqrt": _function("sqrt"),
    "extract": _extract,
    "construct": _construct,
}
