"""How C spells the rows of the op table, on scalars: an operator, the dialect's own function, or a helper.

C computes narrow integers in `int` and leaves signed overflow undefined: results are cast to their dtype, and
signed arithmetic that may wrap goes through unsigned.
"""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range, unsigned
from burn_cube.ir.nodes import Const, Let, Operand, Var
from burn_cube.ops import METADATA
from burn_cube.record import replace
from burn_cube.targets.c_family import text
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, binary, call, cast, choice, negation, unary, wrapped
from burn_cube.targets.fields import metadata_key
from burn_cube.types import VectorType, elem

HALVES = (dt.F16, dt.BF16)
_COMPARE = {"lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_OPPOSITE = {"lt": ">=", "le": ">", "gt": "<=", "ge": "<"}
_BITS = {"and": "&", "or": "|", "xor": "^"}
_ARITHMETIC = {"add": ("+", text.SUM), "sub": ("-", text.SUM), "mul": ("*", text.PRODUCT)}
_DIVISION = frozenset(("floor_div", "mod", "trunc_div", "rem"))


def let(s: State, stmt: Let) -> None:
    """A pure operation."""
    s.ranges.define(stmt)
    launched(s, stmt)
    if stmt.op == "extract":
        _extract(s, stmt)
    elif stmt.op in ("construct", "broadcast"):
        _construct(s, stmt)
    elif stmt.op in METADATA:
        s.define(stmt.result, Expr(f"args.{s.fields[metadata_key(stmt, s.positions)]}"), stmt.span)
    elif stmt.op != "builtin":
        s.define(stmt.result, spell(s, stmt), stmt.span)


def launched(s: State, stmt: Let) -> None:
    """A product of numbers of cubes, and of the units of one, is at most the units of the launch."""
    if stmt.op == "builtin" and str(stmt.attrs[0]).startswith("CUBE_COUNT_"):
        s.counts[stmt.result] = (str(stmt.attrs[0]),)
    elif stmt.op == "mul" and elem(stmt.result.value_type).is_integer:
        a, b = (_factors(s, arg) for arg in stmt.args)
        if a and b and not set(a) & set(b):
            s.counts[stmt.result] = (*a, *b)
            s.ranges.intervals[stmt.result] = 1, s.ranges.limit


def _factors(s: State, operand: Operand) -> tuple[str, ...]:
    if isinstance(operand, Const):
        return ("units",) if 1 <= int(operand.value) <= s.kernel.units else ()
    return s.counts.get(operand, ())


def _extract(s: State, stmt: Let) -> None:
    """A lane of what one access read."""
    vector, lane = stmt.args[0], stmt.attrs[0]
    assert isinstance(vector, Var), stmt
    if (vector, lane) in s.lanes:
        s.define(stmt.result, s.lanes[vector, lane], stmt.span)
        return
    found = Expr(f"{s.simple(vector).text}.s{lane:x}")
    if elem(vector.value_type) is dt.BOOL:
        found = binary("!=", text.EQUAL, found, Expr("0"))
    s.define(stmt.result, found, stmt.span)


def _construct(s: State, stmt: Let) -> None:
    """Lanes that one access will write."""
    t = stmt.result.value_type
    assert isinstance(t, VectorType), stmt
    if stmt.op == "construct":
        lanes = [s.value(arg) for arg in stmt.args]
    else:
        lanes = [s.simple(stmt.args[0])] * t.n
    s.define(stmt.result, s.joined(t, lanes), stmt.span)


def spell(s: State, stmt: Let) -> Expr:
    """The expression of an operation."""
    dtype = elem(stmt.args[0].value_type)
    if stmt.op in ("cast", "bitcast"):
        target = elem(stmt.result.value_type)
        return (convert if stmt.op == "cast" else bits)(s, s.value(stmt.args[0]), dtype, target)
    own = s.dialect.spellings.get((stmt.op, dtype.name))
    if own is not None:
        s.prelude.calls_of(own)
        return call(own, *[s.value(arg) for arg in stmt.args])
    if stmt.op in _ARITHMETIC:
        return _arithmetic(s, stmt, dtype)
    if stmt.op in _DIVISION and dtype.is_integer:
        return _quotient(s, stmt, dtype)
    rule = _RULES.get(stmt.op)
    if rule is not None:
        return rule(s, stmt, dtype)
    return helper(s, stmt.op, dtype, *[s.value(arg) for arg in stmt.args])


def helper(s: State, op: str, dtype: DType, *args: Expr) -> Expr:
    """A call of the function for an op."""
    return s.call(f"burn_{op}_{dtype.name}", *args)


def is_plain(s: State, stmt: Let) -> bool:
    """Whether a result on integers is known not to wrap."""
    return stmt.result in s.ranges.intervals


def _arithmetic(s: State, stmt: Let, dtype: DType) -> Expr:
    """Of + - *."""
    sign, level = _ARITHMETIC[stmt.op]
    args = stmt.args
    if stmt.op == "add" and _is_negative(args[1]):  # a - 1 for a + -1
        assert isinstance(args[1], Const), args
        sign, args = "-", (args[0], Const(-args[1].value, args[1].type))
    a, b = (s.value(arg) for arg in args)
    if dtype.is_float or dtype in (dt.U32, dt.U64):
        return binary(sign, level, a, b)
    if dtype.bits < 32:
        if stmt.op == "mul" and dtype is dt.U16:  # as ints the product may overflow
            a = cast(s.dialect.types["u32"], a)
        return cast(s.type(dtype), binary(sign, level, a, b))
    if is_plain(s, stmt):
        return binary(sign, level, a, b)
    wide = s.type(unsigned(dtype))
    a, b = (_as_unsigned(s, arg, expr, wide) for arg, expr in zip(args, (a, b), strict=True))
    return wrapped(s.type(dtype), binary(sign, level, a, b))


def _is_negative(operand: Operand) -> bool:
    """Whether an operand is a negative integer whose opposite has its dtype too."""
    if not isinstance(operand, Const) or elem(operand.type).kind not in ("int", "index"):
        return False
    return int_range(elem(operand.type))[0] < int(operand.value) < 0


def _as_unsigned(s: State, operand: Operand, expr: Expr, wide: str) -> Expr:
    if isinstance(operand, Const) and int(operand.value) >= 0:
        return s.value(Const(operand.value, unsigned(elem(operand.type))))
    if expr.unsigned:
        return Expr(expr.unsigned, expr.unsigned_level, expr.reads)
    return cast(wide, expr)


def _neg(s: State, stmt: Let, dtype: DType) -> Expr:
    a = s.value(stmt.args[0])
    if dtype.is_float or dtype in (dt.U32, dt.U64) or (dtype.bits >= 32 and is_plain(s, stmt)):
        return unary("-", a)
    if dtype.bits < 32:
        return cast(s.type(dtype), unary("-", a))
    return cast(s.type(dtype), unary("-", cast(s.type(unsigned(dtype)), a)))


def _quotient(s: State, stmt: Let, dtype: DType) -> Expr:
    """Division by a constant, of what is not negative, is C's; else a function tests the divisor."""
    a, b = stmt.args
    sign = "%" if stmt.op in ("mod", "rem") else "/"
    if isinstance(b, Const) and int(b.value) > 0:
        towards_zero = dtype.kind == "uint" or stmt.op in ("trunc_div", "rem")
        if towards_zero or s.ranges.interval(a)[0] >= 0:
            return binary(sign, text.PRODUCT, s.value(a), s.value(b))
    return helper(s, stmt.op, dtype, s.value(a), s.value(b))


def _compare(s: State, stmt: Let, dtype: DType) -> Expr:
    a, b = (s.value(arg) for arg in stmt.args)
    found = binary(_COMPARE[stmt.op], text.ORDER, a, b)
    if dtype.is_float:  # nan is neither below nor above
        return found
    return replace(found, opposite=binary(_OPPOSITE[stmt.op], text.ORDER, a, b).text)


def _equal(s: State, stmt: Let, dtype: DType) -> Expr:
    a, b = (s.value(arg) for arg in stmt.args)
    sign, other = ("==", "!=") if stmt.op == "eq" else ("!=", "==")
    return replace(binary(sign, text.EQUAL, a, b), opposite=binary(other, text.EQUAL, a, b).text)


def _bitwise(s: State, stmt: Let, dtype: DType) -> Expr:
    a, b = (s.value(arg) for arg in stmt.args)
    if dtype is dt.BOOL:
        sign, level = {"and": ("&&", text.BOTH), "or": ("||", text.EITHER), "xor": ("!=", text.EQUAL)}[
            stmt.op
        ]
        return binary(sign, level, a, b)
    found = binary(_BITS[stmt.op], text.BITS, a, b)
    return cast(s.type(dtype), found) if dtype.bits < 32 else found


def _not(s: State, stmt: Let, dtype: DType) -> Expr:
    a = s.value(stmt.args[0])
    if dtype is dt.BOOL:
        return negation(a)
    return cast(s.type(dtype), unary("~", a)) if dtype.bits < 32 else unary("~", a)


def _shift(s: State, stmt: Let, dtype: DType) -> Expr:
    """By a constant within the width as it is; else a function tests the amount."""
    a, by = stmt.args
    if not isinstance(by, Const) or not 0 <= int(by.value) < dtype.bits:
        return helper(s, stmt.op, dtype, s.value(a), s.value(by))
    amount = Expr(str(by.value))
    value = s.value(a)
    if stmt.op == "shr":
        found = binary(">>", text.SHIFT, value, amount)
    elif dtype.is_signed:
        moved = binary("<<", text.SHIFT, _as_unsigned(s, a, value, s.type(unsigned(dtype))), amount)
        return (cast if dtype.bits < 32 else wrapped)(s.type(dtype), moved)
    else:
        found = binary("<<", text.SHIFT, value, amount)
    return cast(s.type(dtype), found) if dtype.bits < 32 else found


def _select(s: State, stmt: Let, dtype: DType) -> Expr:
    cond, a, b = (s.value(arg) for arg in stmt.args)
    return choice(cond, a, b)


def _div(s: State, stmt: Let, dtype: DType) -> Expr:
    return binary("/", text.PRODUCT, *[s.value(arg) for arg in stmt.args])


_RULES: dict[str, Callable[[State, Let, DType], Expr]] = {
    "neg": _neg,
    "div": _div,
    **dict.fromkeys(_COMPARE, _compare),
    "eq": _equal,
    "ne": _equal,
    **dict.fromkeys(_BITS, _bitwise),
    "not": _not,
    "shl": _shift,
    "shr": _shift,
    "select": _select,
}

# conversions


def convert(s: State, value: Expr, source: DType, target: DType) -> Expr:
    """The value in another dtype."""
    if source is target:
        return value
    own = s.dialect.casts.get((source.name, target.name))
    if own is not None:
        return call(own, value)
    if target is dt.BOOL:
        return binary("!=", text.EQUAL, value, Expr("0"))
    if source in HALVES or target in HALVES or (source.is_float and target.is_integer):
        return s.call(f"burn_{source.name}_to_{target.name}", value)
    return cast(s.type(target), value)


def bits(s: State, value: Expr, source: DType, target: DType) -> Expr:
    """The same bits as another dtype of the same width."""
    if source.is_float and source not in HALVES and target is not source:
        value = call(s.dialect.bitcasts[source.name, f"u{source.bits}"], value)
        source = unsigned_of(source)
    if target.is_float and target not in HALVES and target is not source:
        if value.unsigned:
            value = Expr(value.unsigned, value.unsigned_level, value.reads)
        elif source.kind != "uint":
            value = cast(s.type(unsigned(source)), value)
        return call(s.dialect.bitcasts[f"u{target.bits}", target.name], value)
    return value if s.type(source) == s.type(target) else cast(s.type(target), value)


def unsigned_of(dtype: DType) -> DType:
    """The unsigned integer as wide as a dtype."""
    return dt.BY_NAME[f"u{dtype.bits}"]
