"""The rewrite rules of pass simplify, as data. Each is exact for all values of its dtypes.

A pattern is an op with operands: a name binds an operand (the same name twice: the same operand; `c` and `d`
bind constants only), a number or bool is that constant, a tuple is an operation itself. The right side is a
name, a constant, an operation, or a function of the bindings, which may decline by None.

A product by a power of two stays a product: back ends know the shift, and stride analyses want products.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import Const, Operand, const
from burn_cube.record import record
from burn_cube.types import elem

Bindings = Mapping[str, Operand]
Pattern = tuple[object, ...]
Right = str | bool | int | float | Pattern | Callable[[Bindings], "str | Pattern | None"]


@record
class Rule:
    """`left` becomes `right` where the op's first operand has one of the dtypes."""

    left: Pattern
    right: Right
    dtypes: frozenset[DType]


INTS = frozenset((*dt.INTS, dt.INDEX))
SIGNED = frozenset((*dt.SIGNED, dt.INDEX))
UNSIGNED = frozenset(dt.UNSIGNED)
FLOATS = frozenset(dt.FLOATS)
NUMBERS = INTS | FLOATS
BOOL = frozenset((dt.BOOL,))
BITS = INTS | BOOL
ANY = frozenset(dt.ALL)


def _value(operand: Operand) -> bool | int | float:
    assert isinstance(operand, Const)
    return operand.value


def _power(operand: Operand) -> int | None:
    """k if the integer constant is 2 ** k."""
    value = int(_value(operand))
    return value.bit_length() - 1 if value > 0 and not value & (value - 1) else None


def _shift(bindings: Bindings) -> Pattern | None:
    k = _power(bindings["c"])
    return None if k is None else ("shr", "x", const(k, bindings["c"].value_type))


def _mask(bindings: Bindings) -> Pattern | None:
    k = _power(bindings["c"])
    return None if k is None else ("and", "x", const((1 << k) - 1, bindings["c"].value_type))


def _reciprocal(bindings: Bindings) -> Pattern | None:
    value, t = float(_value(bindings["c"])), bindings["c"].value_type
    mantissa, exponent = math.frexp(value)
    # the reciprocal must be a normal number
    exact = abs(mantissa) == 0.5 and abs(exponent) <= (13 if elem(t) is dt.F16 else 125)
    return ("mul", "x", const(1.0 / value, t)) if exact else None


def _sum(bindings: Bindings) -> Pattern:
    total = int(_value(bindings["c"])) + int(_value(bindings["d"]))
    return ("add", "x", const(total, bindings["c"].value_type))


def _product(bindings: Bindings) -> Pattern:
    product = int(_value(bindings["c"])) * int(_value(bindings["d"]))
    return ("mul", "x", const(product, bindings["c"].value_type))


def _both(bindings: Bindings) -> Pattern:
    joined = int(_value(bindings["c"])) & int(_value(bindings["d"]))
    return ("and", "x", const(joined, bindings["c"].value_type))


def _minus(bindings: Bindings) -> Pattern:
    return ("add", "x", const(-int(_value(bindings["c"])), bindings["c"].value_type))


def _if_ones(right: str | Pattern) -> Callable[[Bindings], str | Pattern | None]:
    """Decline unless all bits of c are set."""

    def decide(bindings: Bindings) -> str | Pattern | None:
        c = bindings["c"]
        return right if int(_value(c)) == int(const(-1, c.value_type).value) else None

    return decide


RULES: tuple[Rule, ...] = (
    # x + 0 = x; a float has -0 + 0 = 0
    Rule(("add", "x", 0), "x", INTS),
    # x + -0 = x
    Rule(("add", "x", -0.0), "x", FLOATS),
    # (x + c) + d = x + (c + d)
    Rule(("add", ("add", "x", "c"), "d"), _sum, INTS),
    # (x - y) + y = x
    Rule(("add", ("sub", "x", "y"), "y"), "x", INTS),
    Rule(("add", "y", ("sub", "x", "y")), "x", INTS),
    # x - 0 = x
    Rule(("sub", "x", 0), "x", INTS),
    Rule(("sub", "x", 0.0), "x", FLOATS),
    # x - x = 0
    Rule(("sub", "x", "x"), 0, INTS),
    # 0 - x = -x; a float has 0 - 0 = 0
    Rule(("sub", 0, "x"), ("neg", "x"), INTS),
    # x - c = x + (-c)
    Rule(("sub", "x", "c"), _minus, SIGNED),
    # (x + y) - y = x
    Rule(("sub", ("add", "x", "y"), "y"), "x", INTS),
    Rule(("sub", ("add", "y", "x"), "y"), "x", INTS),
    # x * 0 = 0; a float has 0 * -1 = -0 and 0 * inf = nan
    Rule(("mul", "x", 0), 0, INTS),
    # x * 1 = x
    Rule(("mul", "x", 1), "x", INTS),
    Rule(("mul", "x", 1.0), "x", FLOATS),
    # x * -1 = -x
    Rule(("mul", "x", -1.0), ("neg", "x"), FLOATS),
    # (x * c) * d = x * (c * d)
    Rule(("mul", ("mul", "x", "c"), "d"), _product, INTS),
    # x / 1 = x
    Rule(("div", "x", 1.0), "x", FLOATS),
    # x / 2**k = x * 2**-k, both are rounded once
    Rule(("div", "x", "c"), _reciprocal, FLOATS),
    # 1 * y + z has one rounding
    Rule(("fma", "x", 1.0, "z"), ("add", "x", "z"), FLOATS),
    Rule(("fma", 1.0, "x", "z"), ("add", "x", "z"), FLOATS),
    # x // 1 = x
    Rule(("floor_div", "x", 1), "x", INTS),
    Rule(("trunc_div", "x", 1), "x", INTS),
    Rule(("div_ceil", "x", 1), "x", INTS),
    # floor(x / 2**k) = x >> k, for negative x too
    Rule(("floor_div", "x", "c"), _shift, INTS),
    Rule(("trunc_div", "x", "c"), _shift, UNSIGNED),
    # x mod 1 = 0
    Rule(("mod", "x", 1), 0, INTS),
    Rule(("rem", "x", 1), 0, INTS),
    # x mod 2**k = x & (2**k - 1), for negative x too
    Rule(("mod", "x", "c"), _mask, INTS),
    Rule(("rem", "x", "c"), _mask, UNSIGNED),
    # unsigned numbers have floor = trunc
    Rule(("floor_div", "x", "y"), ("trunc_div", "x", "y"), UNSIGNED),
    Rule(("mod", "x", "y"), ("rem", "x", "y"), UNSIGNED),
    # -(-x) = x
    Rule(("neg", ("neg", "x")), "x", NUMBERS),
    # ||x|| = |-x| = |x|; unsigned: |x| = x
    Rule(("abs", "x"), "x", UNSIGNED),
    Rule(("abs", ("abs", "x")), ("abs", "x"), NUMBERS),
    Rule(("abs", ("neg", "x")), ("abs", "x"), SIGNED | FLOATS),
    # the smaller of x and x
    Rule(("min", "x", "x"), "x", NUMBERS),
    Rule(("max", "x", "x"), "x", NUMBERS),
    # x & x = x | x = x, x ^ x = 0
    Rule(("and", "x", "x"), "x", BITS),
    Rule(("or", "x", "x"), "x", BITS),
    Rule(("xor", "x", "x"), 0, INTS),
    Rule(("xor", "x", "x"), False, BOOL),
    # neutral and absorbing elements
    Rule(("and", "x", 0), 0, INTS),
    Rule(("and", "x", False), False, BOOL),
    Rule(("and", "x", True), "x", BOOL),
    Rule(("and", "x", "c"), _if_ones("x"), INTS),
    Rule(("or", "x", 0), "x", INTS),
    Rule(("or", "x", False), "x", BOOL),
    Rule(("or", "x", True), True, BOOL),
    Rule(("or", "x", "c"), _if_ones("c"), INTS),
    Rule(("xor", "x", 0), "x", INTS),
    Rule(("xor", "x", False), "x", BOOL),
    Rule(("xor", "x", True), ("not", "x"), BOOL),
    Rule(("xor", "x", "c"), _if_ones(("not", "x")), INTS),
    # (x & c) & d = x & (c & d)
    Rule(("and", ("and", "x", "c"), "d"), _both, INTS),
    # not not x = x
    Rule(("not", ("not", "x")), "x", BITS),
    # not a < b = a >= b; a float has nan
    Rule(("not", ("lt", "x", "y")), ("ge", "x", "y"), BOOL),
    Rule(("not", ("le", "x", "y")), ("gt", "x", "y"), BOOL),
    Rule(("not", ("gt", "x", "y")), ("le", "x", "y"), BOOL),
    Rule(("not", ("ge", "x", "y")), ("lt", "x", "y"), BOOL),
    # not a == b = a != b, with nan too
    Rule(("not", ("eq", "x", "y")), ("ne", "x", "y"), BOOL),
    Rule(("not", ("ne", "x", "y")), ("eq", "x", "y"), BOOL),
    # x << 0 = x >> 0 = x
    Rule(("shl", "x", 0), "x", INTS),
    Rule(("shr", "x", 0), "x", INTS),
    # comparisons of a value with itself; a nan equals nothing
    Rule(("eq", "x", "x"), True, BITS),
    Rule(("ne", "x", "x"), False, BITS),
    Rule(("le", "x", "x"), True, INTS),
    Rule(("ge", "x", "x"), True, INTS),
    Rule(("lt", "x", "x"), False, NUMBERS),
    Rule(("gt", "x", "x"), False, NUMBERS),
    # comparisons with a truth
    Rule(("eq", "x", True), "x", BOOL),
    Rule(("eq", "x", False), ("not", "x"), BOOL),
    Rule(("ne", "x", False), "x", BOOL),
    Rule(("ne", "x", True), ("not", "x"), BOOL),
    # no unsigned number is below 0
    Rule(("lt", "x", 0), False, UNSIGNED),
    Rule(("ge", "x", 0), True, UNSIGNED),
    # the same in both arms
    Rule(("select", "x", "y", "y"), "y", ANY),
    # a constant condition
    Rule(("select", True, "x", "y"), "x", ANY),
    Rule(("select", False, "x", "y"), "y", ANY),
    # the other way round
    Rule(("select", ("not", "z"), "x", "y"), ("select", "z", "y", "x"), ANY),
    # rounding what is whole
    *(
        Rule((outer, (inner, "x")), (inner, "x"), FLOATS)
        for outer in ("floor", "ceil", "trunc", "round")
        for inner in ("floor", "ceil", "trunc", "round")
    ),
)

BY_OP: dict[str, tuple[Rule, ...]] = {}
for _rule in RULES:
    BY_OP[str(_rule.left[0])] = (*BY_OP.get(str(_rule.left[0]), ()), _rule)
