"""Operations expressed by simpler ones: what a target that cannot spell an op gets instead.

EXPANSIONS[op](builder, *args) emits statements and gives the result; the formula stands above each. All are
exact: the bits are those of the row's meaning. They work lane by lane on vectors, but for the reductions.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range, signed, unsigned
from burn_cube.ir import Builder, Const, Operand, const
from burn_cube.types import VectorType, elem, lanes

Expansion = Callable[..., Operand]


def _like(value: bool | int | float, operand: Operand) -> Const:
    """A constant of the operand's type."""
    return const(value, operand.value_type)


def _is_unsigned(operand: Operand) -> bool:
    return elem(operand.value_type).kind == "uint"


def _bits(operand: Operand) -> int:
    return elem(operand.value_type).bits


# min(max(x, low), high)
def clamp(b: Builder, x: Operand, low: Operand, high: Operand) -> Operand:
    """Clamp."""
    return b.op("min", b.op("max", x, low), high)


# 1 if x > 0, -1 if x < 0, else x itself: 0, -0 and nan stay
def sign(b: Builder, x: Operand) -> Operand:
    """Sign."""
    negative = b.op("select", b.op("lt", x, _like(0, x)), _like(-1, x), x)
    return b.op("select", b.op("gt", x, _like(0, x)), _like(1, x), negative)


# -x if x < 0 else x; floats: the sign bit cleared
def absolute(b: Builder, x: Operand) -> Operand:
    """Absolute value."""
    if elem(x.value_type).is_float:
        return _without_sign(b, x)
    return x if _is_unsigned(x) else b.op("select", b.op("lt", x, _like(0, x)), b.op("neg", x), x)


def _float_bits(b: Builder, x: Operand) -> Operand:
    dtype = elem(x.value_type)
    return b.op("bitcast", x, attrs=(dt.BY_NAME[f"u{dtype.bits}"],))


def _from_bits(b: Builder, bits: Operand, dtype: DType) -> Operand:
    return b.op("bitcast", bits, attrs=(dtype,))


def _without_sign(b: Builder, x: Operand) -> Operand:
    bits = _float_bits(b, x)
    magnitude = b.op("and", bits, _like((1 << (_bits(x) - 1)) - 1, bits))
    return _from_bits(b, magnitude, elem(x.value_type))


# the bits of |a| or the sign bit of b
def copysign(b: Builder, x: Operand, y: Operand) -> Operand:
    """Magnitude of one, sign of the other."""
    top = 1 << (_bits(x) - 1)
    of_x, of_y = _float_bits(b, x), _float_bits(b, y)
    magnitude = b.op("and", of_x, _like(top - 1, of_x))
    sign_bit = b.op("and", of_y, _like(top, of_y))
    return _from_bits(b, b.op("or", magnitude, sign_bit), elem(x.value_type))


def _rest_needs_step(b: Builder, rest: Operand, y: Operand) -> Operand:
    """rest != 0 and its sign is not that of y."""
    nonzero = b.op("ne", rest, _like(0, rest))
    differ = b.op("xor", b.op("lt", rest, _like(0, rest)), b.op("lt", y, _like(0, y)))
    return b.op("and", nonzero, differ)


# integers: trunc_div(a, b) - (1 if the remainder's sign is not b's); floats: Python's algorithm
def floor_div(b: Builder, x: Operand, y: Operand) -> Operand:
    """Division rounded down."""
    if _is_unsigned(x):
        return b.op("trunc_div", x, y)
    rest = b.op("rem", x, y)
    step = _rest_needs_step(b, rest, y)
    if elem(x.value_type).is_integer:
        quotient = b.op("trunc_div", x, y)
        return b.op("select", step, b.op("sub", quotient, _like(1, x)), quotient)
    quotient = b.op("div", b.op("sub", x, rest), y)
    quotient = b.op("select", step, b.op("sub", quotient, _like(1.0, x)), quotient)
    floored = b.op("floor", quotient)
    above = b.op("gt", b.op("sub", quotient, floored), _like(0.5, x))
    floored = b.op("select", above, b.op("add", floored, _like(1.0, x)), floored)
    plain = b.op("div", x, y)
    zero = b.op("copysign", _like(0.0, x), plain)
    whole = b.op("select", b.op("ne", quotient, _like(0.0, x)), floored, zero)
    return b.op("select", b.op("eq", y, _like(0.0, x)), plain, whole)


# r = rem(a, b); r + b if its sign is not b's; a float zero takes the sign of b
def mod(b: Builder, x: Operand, y: Operand) -> Operand:
    """Remainder with the sign of the divisor."""
    rest = b.op("rem", x, y)
    if _is_unsigned(x):
        return rest
    moved = b.op("select", _rest_needs_step(b, rest, y), b.op("add", rest, y), rest)
    if elem(x.value_type).is_integer:
        return moved
    zero = b.op("copysign", _like(0.0, x), y)
    return b.op("select", b.op("eq", rest, _like(0.0, x)), zero, moved)


# floats only: trunc(a / b)
def trunc_div(b: Builder, x: Operand, y: Operand) -> Operand:
    """Division rounded towards zero."""
    assert elem(x.value_type).is_float, "integer division is for the target to spell"
    return b.op("trunc", b.op("div", x, y))


# floor(a / b) + (1 if the remainder is not 0); both are 0 if b is
def div_ceil(b: Builder, x: Operand, y: Operand) -> Operand:
    """Division rounded up."""
    quotient, rest = b.op("floor_div", x, y), b.op("mod", x, y)
    exact = b.op("eq", rest, _like(0, x))
    return b.op("select", exact, quotient, b.op("add", quotient, _like(1, x)))


# unsigned: MAX if a + b < a; signed: the end on a's side if a and b have one sign and the sum the other
def saturating_add(b: Builder, x: Operand, y: Operand) -> Operand:
    """Sum, clamped to the range."""
    total = b.op("add", x, y)
    low, high = int_range(elem(x.value_type))
    if _is_unsigned(x):
        return b.op("select", b.op("lt", total, x), _like(high, x), total)
    over = b.op("and", b.op("xor", x, total), b.op("xor", y, total))
    return _saturated(b, over, x, total, low, high)


# unsigned: 0 if a < b; signed: the end on a's side if a and b have two signs and the difference has b's
def saturating_sub(b: Builder, x: Operand, y: Operand) -> Operand:
    """Difference, clamped to the range."""
    difference = b.op("sub", x, y)
    low, high = int_range(elem(x.value_type))
    if _is_unsigned(x):
        return b.op("select", b.op("lt", x, y), _like(0, x), difference)
    over = b.op("and", b.op("xor", x, y), b.op("xor", x, difference))
    return _saturated(b, over, x, difference, low, high)


def _saturated(b: Builder, over: Operand, x: Operand, wrapped: Operand, low: int, high: int) -> Operand:
    end = b.op("select", b.op("lt", x, _like(0, x)), _like(low, x), _like(high, x))
    return b.op("select", b.op("lt", over, _like(0, x)), end, wrapped)


# below 64 bits: the product in twice the width, shifted down; 64 bits: four products of halves
def mul_hi(b: Builder, x: Operand, y: Operand) -> Operand:
    """Upper half of the product."""
    dtype = elem(x.value_type)
    if dtype.bits < 64:
        wide = dt.BY_NAME[f"{dtype.name[0]}{2 * dtype.bits}"]
        product = b.op("mul", b.cast(x, wide), b.cast(y, wide))
        return b.cast(b.op("shr", product, _like(dtype.bits, product)), dtype)
    if dtype.kind == "uint":
        return _mul_hi_u64(b, x, y)
    high = b.cast(_mul_hi_u64(b, b.cast(x, dt.U64), b.cast(y, dt.U64)), dt.I64)
    # each negative operand was read as itself + 2 ** 64
    for one, other in ((x, y), (y, x)):
        excess = b.op("select", b.op("lt", one, _like(0, one)), other, _like(0, other))
        high = b.op("sub", high, excess)
    return high


def _mul_hi_u64(b: Builder, x: Operand, y: Operand) -> Operand:
    half, low = _like(32, x), _like(0xFFFFFFFF, x)
    x0, x1 = b.op("and", x, low), b.op("shr", x, half)
    y0, y1 = b.op("and", y, low), b.op("shr", y, half)
    carry = b.op("shr", b.op("mul", x0, y0), half)
    middle = b.op("add", b.op("mul", x1, y0), carry)
    lower = b.op("add", b.op("mul", x0, y1), b.op("and", middle, low))
    upper = b.op("add", b.op("mul", x1, y1), b.op("shr", middle, half))
    return b.op("add", upper, b.op("shr", lower, half))


# squaring from the lowest bit of |b|, one select a bit; integers: 0 for b < 0; floats: 1 / result for b < 0
def powi(b: Builder, x: Operand, y: Operand) -> Operand:
    """Integer power."""
    floating = elem(x.value_type).is_float
    whole = b.cast(y, dt.I64) if floating else y
    negative = b.op("lt", whole, _like(0, whole))
    bits = b.op("abs", whole) if floating else whole
    result: Operand = _like(1, x)
    square = x
    for position in range(_bits(bits)):
        bit = b.op("and", b.op("shr", bits, _like(position, bits)), _like(1, bits))
        taken = b.op("ne", bit, _like(0, bits))
        result = b.op("select", taken, b.op("mul", result, square), result)
        if position + 1 < _bits(bits):
            square = b.op("mul", square, square)
    inverse = b.op("div", _like(1.0, x), result) if floating else _like(0, x)
    return b.op("select", negative, inverse, result)


# nan if one is; the smaller; of two zeros the negative one: their bits joined by or
def minimum(b: Builder, x: Operand, y: Operand) -> Operand:
    """IEEE 754-2019 minimum, or the smaller integer."""
    return _extremum(b, x, y, "lt", "or", nan_wins=True)


# as minimum, with the larger, and the bits of zeros joined by and
def maximum(b: Builder, x: Operand, y: Operand) -> Operand:
    """IEEE 754-2019 maximum, or the larger integer."""
    return _extremum(b, x, y, "gt", "and", nan_wins=True)


# as minimum, but the other one if one is nan
def minimum_number(b: Builder, x: Operand, y: Operand) -> Operand:
    """IEEE 754-2019 minimumNumber."""
    return _extremum(b, x, y, "lt", "or", nan_wins=False)


# as maximum, but the other one if one is nan
def maximum_number(b: Builder, x: Operand, y: Operand) -> Operand:
    """IEEE 754-2019 maximumNumber."""
    return _extremum(b, x, y, "gt", "and", nan_wins=False)


def _extremum(b: Builder, x: Operand, y: Operand, first: str, join: str, nan_wins: bool) -> Operand:
    chosen = b.op("select", b.op(first, x, y), x, y)
    if not elem(x.value_type).is_float:
        return chosen
    # equal numbers differ in bits only if they are zeros
    joined = _from_bits(b, b.op(join, _float_bits(b, x), _float_bits(b, y)), elem(x.value_type))
    chosen = b.op("select", b.op("eq", x, y), joined, chosen)
    # a comparison with nan is false: y was taken
    if nan_wins:
        return b.op("select", b.op("ne", x, x), x, chosen)
    return b.op("select", b.op("ne", y, y), x, chosen)


# x != x
def is_nan(b: Builder, x: Operand) -> Operand:
    """Test for nan."""
    return b.op("ne", x, x)


# |x| == inf
def is_inf(b: Builder, x: Operand) -> Operand:
    """Test for infinities."""
    return b.op("eq", b.op("abs", x), _like(math.inf, x))


# |x| < inf
def is_finite(b: Builder, x: Operand) -> Operand:
    """Test for finite numbers."""
    return b.op("lt", b.op("abs", x), _like(math.inf, x))


# 1 / x
def recip(b: Builder, x: Operand) -> Operand:
    """Reciprocal."""
    return b.op("div", _like(1.0, x), x)


# 1 / sqrt(x)
def rsqrt(b: Builder, x: Operand) -> Operand:
    """Reciprocal square root."""
    return b.op("div", _like(1.0, x), b.op("sqrt", x))


# x * (180 / pi), the constant rounded to the dtype
def degrees(b: Builder, x: Operand) -> Operand:
    """Radians to degrees."""
    return b.op("mul", x, _like(180 / math.pi, x))


# x * (pi / 180), the constant rounded to the dtype
def radians(b: Builder, x: Operand) -> Operand:
    """Degrees to radians."""
    return b.op("mul", x, _like(math.pi / 180, x))


# 1 + ctz(x), 0 for 0
def ffs(b: Builder, x: Operand) -> Operand:
    """Position of the lowest one."""
    count = b.op("ctz", x)
    zero = b.op("eq", x, _like(0, x))
    return b.op("select", zero, _like(0, count), b.op("add", count, _like(1, count)))


# ones below the lowest one: popcount(~x & (x - 1))
def ctz(b: Builder, x: Operand) -> Operand:
    """Trailing zeros."""
    below = b.op("and", b.op("not", x), b.op("sub", x, _like(1, x)))
    return b.op("popcount", below)


# the highest one smeared downwards: width - popcount
def clz(b: Builder, x: Operand) -> Operand:
    """Leading zeros."""
    width = _bits(x)
    smeared: Operand = x if _is_unsigned(x) else b.cast(x, unsigned(elem(x.value_type)))
    shift = 1
    while shift < width:
        smeared = b.op("or", smeared, b.op("shr", smeared, _like(shift, smeared)))
        shift *= 2
    count = b.op("popcount", smeared)
    return b.op("sub", _like(width, count), count)


def _swap(b: Builder, x: Operand, shift: int) -> Operand:
    """Neighbouring groups of `shift` bits change places."""
    width = _bits(x)
    mask = sum(((1 << shift) - 1) << at for at in range(0, width, 2 * shift))
    low = b.op("shl", b.op("and", x, _like(mask, x)), _like(shift, x))
    return b.op("or", low, b.op("and", b.op("shr", x, _like(shift, x)), _like(mask, x)))


# neighbouring bits change places, then pairs, then groups of four, ...
def reverse_bits(b: Builder, x: Operand) -> Operand:
    """Bits in reverse order."""
    dtype = elem(x.value_type)
    bits: Operand = x if _is_unsigned(x) else b.cast(x, unsigned(dtype))
    shift = 1
    while shift < dtype.bits:
        bits = _swap(b, bits, shift)
        shift *= 2
    return bits if _is_unsigned(x) else b.cast(bits, signed(dtype))


# sums of neighbouring bits, pairs, groups of four, ...
def popcount(b: Builder, x: Operand) -> Operand:
    """Number of ones."""
    width = _bits(x)
    bits: Operand = x if _is_unsigned(x) else b.cast(x, unsigned(elem(x.value_type)))
    shift = 1
    while shift < width:
        mask = _like(sum(((1 << shift) - 1) << at for at in range(0, width, 2 * shift)), bits)
        high = b.op("and", b.op("shr", bits, _like(shift, bits)), mask)
        bits = b.op("add", b.op("and", bits, mask), high)
        shift *= 2
    return b.cast(bits, dt.U32)


def _lanes(b: Builder, vector: Operand) -> list[Operand]:
    return [b.op("extract", vector, attrs=(lane,)) for lane in range(lanes(vector.value_type))]


# v0 + v1 + ...
def vector_sum(b: Builder, vector: Operand) -> Operand:
    """Sum of the lanes, from the left."""
    first, *rest = _lanes(b, vector)
    for lane in rest:
        first = b.op("add", first, lane)
    return first


# vector_sum(a * b)
def dot(b: Builder, x: Operand, y: Operand) -> Operand:
    """Scalar product."""
    return vector_sum(b, b.op("mul", x, y))


# sqrt(dot(a, a))
def magnitude(b: Builder, x: Operand) -> Operand:
    """Length of a vector."""
    return b.op("sqrt", dot(b, x, x))


# a / magnitude(a)
def normalize(b: Builder, x: Operand) -> Operand:
    """Unit vector."""
    t = x.value_type
    assert isinstance(t, VectorType)
    return b.op("div", x, b.op("broadcast", magnitude(b, x), attrs=(t.n,)))


# the lane whose number is i, tried one by one; 0 if none is
def extract_dynamic(b: Builder, vector: Operand, i: Operand) -> Operand:
    """Lane at run time."""
    t = vector.value_type
    assert isinstance(t, VectorType)
    found: Operand = const(0, t.elem)
    for number, lane in enumerate(_lanes(b, vector)):
        found = b.op("select", b.op("eq", i, _like(number, i)), lane, found) if _fits(number, i) else found
    return found


# each lane is kept, or replaced if its number is i
def insert_dynamic(b: Builder, vector: Operand, value: Operand, i: Operand) -> Operand:
    """Vector with a lane replaced at run time."""
    new = [
        b.op("select", b.op("eq", i, _like(number, i)), value, lane) if _fits(number, i) else lane
        for number, lane in enumerate(_lanes(b, vector))
    ]
    return b.op("construct", *new)


def _fits(number: int, i: Operand) -> bool:
    return number <= int_range(elem(i.value_type))[1]


EXPANSIONS: dict[str, Expansion] = {
    "clamp": clamp,
    "sign": sign,
    "abs": absolute,
    "copysign": copysign,
    "floor_div": floor_div,
    "mod": mod,
    "trunc_div": trunc_div,
    "div_ceil": div_ceil,
    "saturating_add": saturating_add,
    "saturating_sub": saturating_sub,
    "mul_hi": mul_hi,
    "powi": powi,
    "min": minimum,
    "max": maximum,
    "fmin": minimum_number,
    "fmax": maximum_number,
    "is_nan": is_nan,
    "is_inf": is_inf,
    "is_finite": is_finite,
    "recip": recip,
    "rsqrt": rsqrt,
    "degrees": degrees,
    "radians": radians,
    "ffs": ffs,
    "ctz": ctz,
    "clz": clz,
    "reverse_bits": reverse_bits,
    "popcount": popcount,
    "vector_sum": vector_sum,
    "dot": dot,
    "magnitude": magnitude,
    "normalize": normalize,
    "extract_dynamic": extract_dynamic,
    "insert_dynamic": insert_dynamic,
}
REDUCTIONS = frozenset(("dot", "vector_sum", "magnitude", "normalize"))
