"""THE OP TABLE: one row a scalar operation of the kernel language.

From a row come: the name in the language, the type rule that frontend and verifier use, constant folding, the
interpreter (its meaning stands in `semantics` under the same name), the documentation, the default spelling
in C-like targets, and the op x dtype x target tests. A target's file holds only what differs from the row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.record import record, replace
from burn_cube.types import ValueType, VectorType, elem, lanes, mask_of, with_elem

Attrs = tuple[int | str | DType, ...]
Rule = Callable[[tuple[ValueType, ...], Attrs], ValueType]


class RuleError(TypeError):
    """The operands of an op do not fit its row; the text completes `cannot <op>: ...`."""


@record
class Op:
    """A row. `c`: default spelling with {0}, {1}, ... and {t} (result type); None: each target has its own.

    `effect`: `pure` rows appear in `Let`, `plane` rows in `Plane`. `library`: written in our own language in
    `burn_cube.mathlib` and inlined for every target. `ulp`: worst error for (f32, f64) in units of the last
    place, measured for library rows; 0.5 is correctly rounded; None where the formula itself is the result.
    `wgsl`: what the specification of WGSL lets a device do to floats; empty where our text leaves it nothing.
    """

    name: str
    arity: int
    accepts: tuple[DType, ...]
    rule: Rule
    doc: str
    c: str | None = None
    effect: Literal["pure", "plane"] = "pure"
    library: bool = False
    commutative: bool = False
    attrs: int = 0
    ulp: tuple[float, float] | None = None
    wgsl: str = ""


def _accepted(types: tuple[ValueType, ...], accepts: tuple[DType, ...]) -> None:
    for t in types:
        if elem(t) not in accepts:
            raise RuleError(f"got {t}, expected one of {' '.join(d.name for d in accepts)}")


def _same(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    """All operands have one type, the result has it too."""
    if any(t != types[0] for t in types):
        raise RuleError(f"got {' and '.join(map(str, types))}, expected one dtype")
    return types[0]


def _compare(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return mask_of(_same(types, attrs))


def _u32(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return with_elem(types[0], dt.U32)


def _select(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    cond, a, b = types
    if a != b:
        raise RuleError(f"got {a} and {b}, expected one dtype in both arms")
    if cond not in (dt.BOOL, mask_of(a)):
        raise RuleError(f"got a condition of type {cond}, expected bool or {mask_of(a)}")
    return a


def _dtype_attr(attrs: Attrs) -> DType:
    assert isinstance(attrs[0], DType)
    return attrs[0]


def _int_attr(attrs: Attrs) -> int:
    assert isinstance(attrs[0], int)
    return attrs[0]


def _cast(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return with_elem(types[0], _dtype_attr(attrs))


def _bitcast(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    """attrs: (dtype); the total number of bits stays, so lanes may change: u32 <-> 4 x u8."""
    source, to = types[0], _dtype_attr(attrs)
    if to is dt.BOOL or elem(source) is dt.BOOL or to is dt.INDEX or elem(source) is dt.INDEX:
        raise RuleError(f"got {source} and {to}, expected numbers of a fixed width")
    bits = lanes(source) * elem(source).bits
    if bits % to.bits:
        raise RuleError(f"got {bits} bits, expected a multiple of {to.bits} for {to}")
    n = bits // to.bits
    # one lane stays a vector only if nothing changes in number: Vector[u8, 4] -> u32 is a scalar
    return VectorType(to, n) if n > 1 or (isinstance(source, VectorType) and source.n == 1) else to


def _broadcast(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    if isinstance(types[0], VectorType):
        raise RuleError(f"got {types[0]}, expected a scalar")
    return VectorType(types[0], _int_attr(attrs))


def _construct(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    t = _same(types, attrs)
    if isinstance(t, VectorType):
        raise RuleError(f"got {t}, expected scalars")
    return VectorType(t, len(types))


def _vector(t: ValueType) -> VectorType:
    if not isinstance(t, VectorType):
        raise RuleError(f"got {t}, expected a vector")
    return t


def _lane(types: tuple[ValueType, ...], attrs: Attrs) -> VectorType:
    vector = _vector(types[0])
    if attrs and not 0 <= _int_attr(attrs) < vector.n:
        raise RuleError(f"got lane {attrs[0]}, expected 0 to {vector.n - 1}")
    return vector


def _extract(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return _lane(types, attrs).elem


def _extract_dynamic(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    if not elem(types[1]).is_integer or lanes(types[1]) != 1:
        raise RuleError(f"got a lane of type {types[1]}, expected an integer")
    return _vector(types[0]).elem


def _insert(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    vector = _lane(types, attrs)
    if types[1] != vector.elem:
        raise RuleError(f"got {types[1]}, expected {vector.elem}")
    return vector


def _insert_dynamic(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    _extract_dynamic((types[0], types[2]), attrs)
    return _insert(types[:2], ())


def _reduce(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    _same(types, attrs)
    return _vector(types[0]).elem


def _normalize(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return _vector(types[0])


def _index(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return dt.INDEX


def _plane_lane(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    """(value, lane or distance): the second is u32."""
    if types[1] != dt.U32:
        raise RuleError(f"got a lane of type {types[1]}, expected u32")
    return types[0]


def _bool(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return dt.BOOL


def _ballot(types: tuple[ValueType, ...], attrs: Attrs) -> ValueType:
    return VectorType(dt.U32, 4)


_ANY = dt.ALL
_NUM = (*dt.INTS, dt.INDEX, *dt.FLOATS)
_INT = (*dt.INTS, dt.INDEX)
_SIGNED = (*dt.SIGNED, dt.INDEX, *dt.FLOATS)
_FIXED = dt.INTS
_FLT = dt.FLOATS
_BITS = (dt.BOOL, *_INT)


def _library(name: str, arity: int, doc: str, ulp: tuple[float, float]) -> Op:
    return Op(name, arity, _FLT, _same, doc, library=True, ulp=ulp)


def _plane(
    name: str, arity: int, accepts: tuple[DType, ...], doc: str, rule: Rule = _same, attrs: int = 0
) -> Op:
    return Op(name, arity, accepts, rule, doc, effect="plane", attrs=attrs)


_ROWS = (
    # arithmetic; integers wrap at their width, floats are rounded after each operation
    Op("add", 2, _NUM, _same, "a + b", "({0} + {1})", commutative=True, ulp=(0.5, 0.5)),
    Op("sub", 2, _NUM, _same, "a - b", "({0} - {1})", ulp=(0.5, 0.5)),
    Op("mul", 2, _NUM, _same, "a * b", "({0} * {1})", commutative=True, ulp=(0.5, 0.5)),
    Op("div", 2, _FLT, _same, "a / b, correctly rounded", "({0} / {1})", ulp=(0.5, 0.5)),
    Op("floor_div", 2, _NUM, _same, "floor(a / b); integers: 0 if b = 0, INT_MIN // -1 = INT_MIN; floats as "
       "Python, a / b if b = 0"),
    Op("mod", 2, _NUM, _same, "a - floor(a / b) * b, sign of b; integers: 0 if b = 0; floats: rem, plus b "
       "(rounded) if the signs differ, nan if b = 0"),
    Op("trunc_div", 2, _NUM, _same, "trunc(a / b); integers: 0 if b = 0, INT_MIN / -1 = INT_MIN"),
    Op("rem", 2, _NUM, _same, "C's %: sign of a; integers: 0 if b = 0; floats: fmod, exact, nan if b = 0"),
    Op("neg", 1, _NUM, _same, "-a; integers wrap", "(-{0})", ulp=(0.5, 0.5)),
    Op("abs", 1, _NUM, _same, "|a|; abs(INT_MIN) = INT_MIN", ulp=(0.5, 0.5)),
    Op("sign", 1, _SIGNED, _same, "-1, 0 or 1; keeps -0 and nan"),
    Op("min", 2, _NUM, _same, "IEEE 754-2019 minimum: nan wins, -0 < +0", commutative=True),
    Op("max", 2, _NUM, _same, "IEEE 754-2019 maximum: nan wins, -0 < +0", commutative=True),
    Op("fmin", 2, _FLT, _same, "minimumNumber: ignores nan, -0 < +0", commutative=True),
    Op("fmax", 2, _FLT, _same, "maximumNumber: ignores nan, -0 < +0", commutative=True),
    Op("clamp", 3, _NUM, _same, "min(max(x, low), high)"),
    Op("fma", 3, _FLT, _same, "a * b + c with one rounding (f16, bf16: one in f32, then to the dtype)",
       "fma({0}, {1}, {2})", ulp=(0.5, 0.5)),
    Op("mul_hi", 2, _FIXED, _same, "upper half of the double-width product", commutative=True),
    Op("saturating_add", 2, _FIXED, _same, "a + b, clamped to the dtype's range", commutative=True),
    Op("saturating_sub", 2, _FIXED, _same, "a - b, clamped to the dtype's range"),
    Op("div_ceil", 2, _INT, _same, "ceil(a / b); 0 if b = 0"),
    Op("powi", 2, _NUM, _same, "a to the integer power b by squaring; a float a takes a whole b of its own "
       "dtype (a ** n with a compile-time int n is multiplied out); integers wrap, 0 for a negative b"),
    # bits
    Op("and", 2, _BITS, _same, "a & b (bool: logical, both evaluated)", "({0} & {1})", commutative=True),
    Op("or", 2, _BITS, _same, "a | b", "({0} | {1})", commutative=True),
    Op("xor", 2, _BITS, _same, "a ^ b", "({0} ^ {1})", commutative=True),
    Op("not", 1, _BITS, _same, "~a (bool: logical)"),
    Op("shl", 2, _INT, _same, "a << b; 0 if b < 0 or b >= width"),
    Op("shr", 2, _INT, _same, "a >> b, arithmetic if signed; b < 0 or b >= width: 0 or the sign fill"),
    Op("popcount", 1, _FIXED, _u32, "number of ones, u32"),
    Op("clz", 1, _FIXED, _u32, "leading zeros, width for 0, u32"),
    Op("ctz", 1, _FIXED, _u32, "trailing zeros, width for 0, u32"),
    Op("ffs", 1, _FIXED, _u32, "1 + index of the lowest one, 0 for 0, u32"),
    Op("reverse_bits", 1, _FIXED, _same, "bits in reverse order"),
    # comparison: with nan all are false but ne
    Op("eq", 2, _ANY, _compare, "a == b", "({0} == {1})", commutative=True),
    Op("ne", 2, _ANY, _compare, "a != b", "({0} != {1})", commutative=True),
    Op("lt", 2, _NUM, _compare, "a < b", "({0} < {1})"),
    Op("le", 2, _NUM, _compare, "a <= b", "({0} <= {1})"),
    Op("gt", 2, _NUM, _compare, "a > b", "({0} > {1})"),
    Op("ge", 2, _NUM, _compare, "a >= b", "({0} >= {1})"),
    Op("select", 3, _ANY, _select, "a if cond else b, lane by lane for a vector condition",
       "({0} ? {1} : {2})"),
    Op("is_nan", 1, _FLT, _compare, "true for nan"),
    Op("is_inf", 1, _FLT, _compare, "true for +-inf"),
    Op("is_finite", 1, _FLT, _compare, "false for nan and +-inf"),
    # conversion
    Op("cast", 1, _ANY, _cast, "value conversion; float to int truncates and saturates, nan gives 0; int to "
       "int wraps; to bool is != 0; f16 and bf16 convert from and to everything through f32", attrs=1),
    Op("bitcast", 1, (*dt.INTS, *dt.FLOATS), _bitcast, "the same bits as another dtype", attrs=1),
    # rounding and roots
    Op("floor", 1, _FLT, _same, "largest whole number <= a, keeps -0", "floor({0})", ulp=(0.5, 0.5)),
    Op("ceil", 1, _FLT, _same, "smallest whole number >= a, keeps -0", "ceil({0})", ulp=(0.5, 0.5)),
    Op("trunc", 1, _FLT, _same, "towards zero, keeps -0", "trunc({0})", ulp=(0.5, 0.5)),
    Op("round", 1, _FLT, _same, "to nearest, ties to even, keeps -0", "rint({0})", ulp=(0.5, 0.5)),
    Op("sqrt", 1, _FLT, _same, "square root, correctly rounded; nan for a < 0", "sqrt({0})", ulp=(0.5, 0.5)),
    Op("rsqrt", 1, _FLT, _same, "1 / sqrt(a), two roundings", ulp=(1.5, 1.5)),
    Op("recip", 1, _FLT, _same, "1 / a, correctly rounded", "(1 / {0})", ulp=(0.5, 0.5)),
    Op("copysign", 2, _FLT, _same, "|a| with the sign bit of b"),
    Op("degrees", 1, _FLT, _same, "a * (180 / pi), one rounding of the constant, one of the product",
       ulp=(0.7, 0.85)),
    Op("radians", 1, _FLT, _same, "a * (pi / 180), one rounding of the constant, one of the product",
       ulp=(0.65, 0.7)),
    # library functions: burn_cube.mathlib
    _library("exp", 1, "e ** x", (0.95, 0.9)),
    _library("exp2", 1, "2 ** x", (0.9, 0.85)),
    _library("expm1", 1, "e ** x - 1", (1.6, 1.75)),
    _library("log", 1, "natural logarithm", (0.9, 0.9)),
    _library("log2", 1, "logarithm to base 2", (1.0, 1.0)),
    _library("log10", 1, "logarithm to base 10", (1.0, 0.95)),
    _library("log1p", 1, "log(1 + x)", (1.0, 0.95)),
    _library("sin", 1, "sine, radians", (1.65, 1.5)),
    _library("cos", 1, "cosine, radians", (1.65, 1.65)),
    _library("tan", 1, "tangent, radians", (2.0, 1.75)),
    _library("asin", 1, "arc sine", (1.7, 1.75)),
    _library("acos", 1, "arc cosine", (1.2, 1.2)),
    _library("atan", 1, "arc tangent", (1.35, 0.95)),
    _library("atan2", 2, "angle of the point (x, y) = (b, a)", (1.55, 1.2)),
    _library("sinh", 1, "(e**x - e**-x) / 2", (1.65, 1.65)),
    _library("cosh", 1, "(e**x + e**-x) / 2", (1.7, 1.65)),
    _library("tanh", 1, "sinh(x) / cosh(x)", (1.9, 1.85)),
    _library("asinh", 1, "log(x + sqrt(x*x + 1))", (1.8, 1.7)),
    _library("acosh", 1, "log(x + sqrt(x*x - 1))", (1.85, 1.75)),
    _library("atanh", 1, "log((1 + x) / (1 - x)) / 2", (1.75, 1.65)),
    _library("erf", 1, "2 / sqrt(pi) * integral of exp(-t*t) from 0 to x", (1.55, 1.65)),
    _library("erfc", 1, "1 - erf(x)", (2.0, 1.9)),
    _library("pow", 2, "a ** b, special cases of IEEE 754 pow", (1.0, 1.6)),
    _library("hypot", 2, "sqrt(a*a + b*b) without overflow", (1.0, 1.0)),
    _library("rhypot", 2, "1 / hypot(a, b), inf at 0", (1.4, 1.4)),
    _library("cbrt", 1, "cube root", (0.85, 0.8)),
    # vectors
    Op("broadcast", 1, _ANY, _broadcast, "n equal lanes", attrs=1),
    Op("construct", -1, _ANY, _construct, "a vector of the operands"),
    Op("extract", 1, _ANY, _extract, "lane i (constant)", attrs=1),
    Op("extract_dynamic", 2, _ANY, _extract_dynamic, "lane i at run time; 0 outside"),
    Op("insert", 2, _ANY, _insert, "(vector, value): the vector with lane i (constant) replaced", attrs=1),
    Op("insert_dynamic", 3, _ANY, _insert_dynamic,
       "(vector, value, i): lane i replaced at run time; unchanged outside"),
    Op("dot", 2, _NUM, _reduce, "a0*b0 + a1*b1 + ..., from the left, each rounded"),
    Op("vector_sum", 1, _NUM, _reduce, "a0 + a1 + ..., from the left"),
    Op("magnitude", 1, _FLT, _reduce, "sqrt(dot(a, a))"),
    Op("normalize", 1, _FLT, _normalize, "a / magnitude(a); nan for a zero vector"),
    # what the launch knows; attrs: ("UNIT_POS_X") or the dimension; args of the last four: (memory)
    Op("builtin", 0, (), _index, "a topology value", attrs=1),
    Op("len", 1, (), _index, "elements of an array; product of a tensor's shape"),
    Op("buffer_len", 1, (), _index, "elements from the base to the end of the memory"),
    Op("shape", 1, (), _index, "extent of dimension d", attrs=1),
    Op("stride", 1, (), _index, "elements between neighbours in dimension d", attrs=1),
    # planes: over the active units; a value from an inactive or missing unit is 0
    _plane("plane_sum", 1, _NUM,
           "sum: a balanced tree over lanes: v[i] += v[i + s] for s = plane_dim/2, ..., 1"),
    _plane("plane_prod", 1, _NUM, "product, same tree as plane_sum"),
    _plane("plane_min", 1, _NUM, "minimum as min"),
    _plane("plane_max", 1, _NUM, "maximum as max"),
    _plane("plane_all", 1, (dt.BOOL,), "true if true in all active units"),
    _plane("plane_any", 1, (dt.BOOL,), "true if true in some active unit"),
    _plane("plane_ballot", 1, (dt.BOOL,), "bit i of 128: active and true in lane i", _ballot),
    _plane("plane_elect", 0, (), "true in the lowest active unit only", _bool),
    _plane("plane_broadcast", 2, _ANY, "value of the given lane, the same lane in all units", _plane_lane),
    _plane("plane_shuffle", 2, _ANY, "value of the given lane", _plane_lane),
    _plane("plane_shuffle_xor", 2, _ANY, "value of lane (own ^ mask)", _plane_lane),
    _plane("plane_shuffle_up", 2, _ANY, "value of lane (own - distance); own value below lane 0",
           _plane_lane),
    _plane("plane_shuffle_down", 2, _ANY, "value of lane (own + distance); own value past the last lane",
           _plane_lane),
    _plane("plane_inclusive_sum", 1, _NUM, "v[i] += v[i - s] for s = 1, 2, 4, ... (Hillis-Steele)"),
    _plane("plane_exclusive_sum", 1, _NUM, "inclusive scan shifted up by one active unit, 0 first"),
    _plane("plane_inclusive_prod", 1, _NUM, "as plane_inclusive_sum"),
    _plane("plane_exclusive_prod", 1, _NUM, "inclusive scan shifted up by one active unit, 1 first"),
)  # fmt: skip

_FLUSHES = "sub-normals, of operands, results or between, may be 0"
_WGSL = {
    name: _FLUSHES
    for name in (
        *("add", "sub", "mul", "neg", "sign", "floor_div", "mod", "trunc_div", "fma", "powi", "floor"),
        *("ceil", "eq", "ne", "lt", "le", "gt", "ge", "degrees", "radians", "dot", "vector_sum", "plane_sum"),
        *("plane_prod", "plane_inclusive_sum", "plane_exclusive_sum", "plane_inclusive_prod"),
        *("plane_exclusive_prod", *[row.name for row in _ROWS if row.library]),
    )
} | {
    name: f"2.5 ulp for each division and square root; {_FLUSHES}"
    for name in ("div", "sqrt", "rsqrt", "recip", "magnitude", "normalize")
}

OPS: dict[str, Op] = {row.name: replace(row, wgsl=_WGSL.get(row.name, "")) for row in _ROWS}

TOPOLOGY = (
    *("ABSOLUTE_POS", "ABSOLUTE_POS_X", "ABSOLUTE_POS_Y", "ABSOLUTE_POS_Z"),
    *("CUBE_POS", "CUBE_POS_X", "CUBE_POS_Y", "CUBE_POS_Z"),
    *("CUBE_COUNT", "CUBE_COUNT_X", "CUBE_COUNT_Y", "CUBE_COUNT_Z"),
    *("CUBE_DIM", "CUBE_DIM_X", "CUBE_DIM_Y", "CUBE_DIM_Z"),
    *("UNIT_POS", "UNIT_POS_X", "UNIT_POS_Y", "UNIT_POS_Z"),
    *("PLANE_DIM", "PLANE_POS", "PLANE_COUNT", "UNIT_POS_PLANE"),
)

METADATA = frozenset(("len", "buffer_len", "shape", "stride"))
"""Rows whose operand is a memory."""

# ops whose args are memories or nothing: the dtype check does not apply
_UNTYPED = METADATA | {"builtin", "plane_elect"}
# ops whose later operands (a lane, a value of the vector's dtype) have rules of their own
_FIRST_ONLY = (
    *("extract_dynamic", "insert_dynamic", "plane_broadcast", "plane_shuffle"),
    *("plane_shuffle_xor", "plane_shuffle_up", "plane_shuffle_down"),
)


def result_type(name: str, types: tuple[ValueType, ...], attrs: Attrs = ()) -> ValueType:
    """The type of an op's result; RuleError if the operands do not fit the row."""
    row = OPS[name]
    if row.arity >= 0 and len(types) != row.arity and name not in _UNTYPED:
        raise RuleError(f"got {len(types)} operands, expected {row.arity}")
    if len(attrs) != row.attrs:
        raise RuleError(f"got {len(attrs)} attributes, expected {row.attrs}")
    if name not in _UNTYPED:
        checked = types if name not in _FIRST_ONLY else types[:1]
        _accepted(checked, row.accepts)
    return row.rule(types, attrs)


def neutral(kind: str, dtype: DType) -> int | float:
    """What a missing lane contributes to the "sum", "prod", "min" or "max" of a plane."""
    if kind in ("sum", "prod"):
        return int(kind == "prod")
    if dtype.is_float:
        return float("inf") if kind == "min" else float("-inf")
    return dt.int_range(dtype)[1 if kind == "min" else 0]
