"""Operands of one type, and the operators of Python on them."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, cast

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import BOOL, INDEX, DType
from burn_cube.errors import CompileTypeError, shown
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.inference import is_open
from burn_cube.frontend.intrinsics import Topology
from burn_cube.frontend.literals import LiteralError, Number, as_number, fit
from burn_cube.frontend.values import (
    ArrayValue,
    Comptime,
    FragmentValue,
    LocalFunction,
    Method,
    Pending,
    RangeValue,
    Runtime,
    StructArray,
    StructValue,
    TensorValue,
    TupleValue,
    Unrolled,
    Unset,
    Value,
)
from burn_cube.ir.nodes import Const, Operand
from burn_cube.signature import Generic
from burn_cube.span import Span
from burn_cube.types import ValueType, VectorType, elem, lanes, with_elem

NARROW = (dt.I8, dt.I16, dt.I32)

_OPERATOR: Any = operator  # the operators of Python take anything
PYTHON: dict[str, Callable[[Any, Any], Any]] = {
    "add": _OPERATOR.add, "sub": _OPERATOR.sub, "mul": _OPERATOR.mul, "div": _OPERATOR.truediv,
    "floor_div": _OPERATOR.floordiv, "mod": _OPERATOR.mod, "pow": _OPERATOR.pow, "and": _OPERATOR.and_,
    "or": _OPERATOR.or_, "xor": _OPERATOR.xor, "shl": _OPERATOR.lshift, "shr": _OPERATOR.rshift,
    "eq": _OPERATOR.eq, "ne": _OPERATOR.ne, "lt": _OPERATOR.lt, "le": _OPERATOR.le, "gt": _OPERATOR.gt,
    "ge": _OPERATOR.ge,
}  # fmt: skip


def host(ctx: Lowering, value: Any) -> Value:
    """A host value as a kernel sees it: topology is read, NumPy scalars keep their dtype."""
    if isinstance(value, Topology):
        return Runtime(ctx.once("builtin", None, (value.name,), value.name.lower()))
    if isinstance(value, np.generic):
        scalar = cast("Any", value)
        dtype = dt.from_numpy(scalar.dtype)
        if dtype is not None:
            return Runtime(Const(scalar.item(), dtype))
    if isinstance(value, Generic):
        frame = ctx.frame
        return Comptime(frame.generics.get(value.name, value))
    return Comptime(value)


def describe(ctx: Lowering, value: Value) -> str:
    """A value in an error message."""
    match value:
        case Comptime():
            return _describe_host(value.value)
        case Runtime():
            return describe_type(ctx, ctx.type_of(value.operand))
        case ArrayValue() | TensorValue() | FragmentValue():
            return _describe_memory(ctx, value)
        case TupleValue():
            return "a list" if value.mutable else "a tuple"
        case StructValue():
            return f"a {value.cls.__name__}"
        case StructArray():
            return f"an array of {value.cls.__name__}"
        case LocalFunction() | Method():
            return f"the method .{value.name} itself" if isinstance(value, Method) else "a function"
        case RangeValue() | Unrolled():
            return "a range"
        case Unset() | Pending():
            return "nothing"


def _describe_memory(ctx: Lowering, value: ArrayValue | TensorValue | FragmentValue) -> str:
    if isinstance(value, FragmentValue):
        return f"a fragment {value.memory.memory_type.fragment} of {value.shown}"
    return f"an array of {ctx.type_of(value.memory)}"


def _describe_host(value: Any) -> str:
    if value is None:
        return "None"
    if type(value) in (bool, int, float, str, tuple, list):
        return f"the {type(value).__name__} {shown(value)}"
    name = getattr(value, "__name__", None)
    return f"the compile-time value {name or shown(value)}"


def describe_type(ctx: Lowering, type_: ValueType) -> str:
    """A type in an error message; of a dtype that is still open, what its literals look like."""
    dtype = elem(type_)
    if is_open(dtype):
        return "a run-time float" if ctx.inference.is_floating(dtype) else "a run-time int"
    return str(type_)


def literal(ctx: Lowering, value: Number, at: At) -> Const:
    """A number as a run-time constant whose dtype is still open (a bool's is not)."""
    if isinstance(value, bool):
        return Const(value, BOOL)
    return Const(value, ctx.inference.open(value, ctx.span(at)))


def operand(ctx: Lowering, value: Value, node: At, action: str) -> Operand:
    """A value as an operand of whatever type it has."""
    if isinstance(value, Runtime):
        return value.operand
    number = as_number(value.value) if isinstance(value, Comptime) else None
    if number is None:
        raise ctx.type_error(
            node,
            f"cannot {action}: got {describe(ctx, value)}, expected a number",
            f"call it: .{value.name}(...)"
            if isinstance(value, Method)
            else "use an element or a field of it",
        )
    return literal(ctx, number, node)


def join(ctx: Lowering, a: DType, b: DType, span: Span) -> bool:
    """Make two dtypes one if one of them is open; False if they differ and are both decided."""
    if a == b:
        return True
    if is_open(a) and is_open(b):
        ctx.inference.unite(a, b)
        return True
    if is_open(a) == is_open(b) or BOOL in (a, b):
        return False
    ctx.inference.decide(*((a, b) if is_open(a) else (b, a)), span)
    return True


def convert(ctx: Lowering, value: Value, type_: ValueType, node: At, action: str) -> Operand:
    """A value as an operand of a type: literals fit, `index` takes narrow ints, vectors take scalars."""
    if isinstance(value, Comptime) and (number := as_number(value.value)) is not None:
        return number_as(ctx, number, type_, node, action)
    return coerce(ctx, operand(ctx, value, node, action), type_, node, action)


def number_as(ctx: Lowering, number: Number, type_: ValueType, node: At, action: str) -> Const:
    """A Python number as a constant of a type that may be open."""
    dtype = elem(type_)
    if is_open(dtype) and not isinstance(number, bool):
        joined = ctx.inference.unite(dtype, ctx.inference.open(number, ctx.span(node)))
        return Const(number, with_elem(type_, joined))
    try:
        return Const(fit(number, dtype) if not is_open(dtype) else _no_bool(number), type_)
    except LiteralError as error:
        raise ctx.type_error(node, f"cannot {action}: {error}", _literal_help(number, dtype)) from None


def _no_bool(number: Number) -> Number:
    raise LiteralError(f"got the bool {number}, expected a number")


def _literal_help(number: Number, dtype: DType) -> str:
    if dtype is BOOL:
        return "write True or False, or compare: x != 0"
    if isinstance(number, float) and not dtype.is_float:
        return f"write an int, or cast the other side to a float: bc.f32(...), not {number!r} to {dtype}"
    return "use a wider dtype, or a number that fits"


def widens(ctx: Lowering, dtype: DType, node: At) -> bool:
    """Whether a dtype becomes `index` where one is asked for; an open int will be one or widen to one."""
    return dtype in NARROW or (is_open(dtype) and ctx.inference.widen(dtype, ctx.span(node)))


def coerce(ctx: Lowering, value: Operand, type_: ValueType, node: At, action: str) -> Operand:
    """An operand as one of a type."""
    have = ctx.type_of(value)
    if have == type_:
        return value
    a, b = elem(have), elem(type_)
    if b is INDEX and widens(ctx, a, node):
        value = ctx.op("cast", (value,), node, (INDEX,))
    elif a != b and not join(ctx, a, b, ctx.span(node)):
        raise mismatch(ctx, value, have, type_, node, action)
    have, type_ = ctx.type_of(value), with_elem(type_, ctx.inference.find(elem(type_)))
    if have == type_:
        return value
    if isinstance(type_, VectorType) and not isinstance(have, VectorType):
        return ctx.op("broadcast", (value,), node, (type_.n,))
    raise mismatch(ctx, value, have, type_, node, action)


def mismatch(
    ctx: Lowering, value: Operand, have: ValueType, want: ValueType, node: At, action: str
) -> CompileTypeError:
    """The error for an operand of the wrong type."""
    help = f"cast it: bc.{elem(want)}(...)"
    if elem(have) == elem(want):
        help = (
            "the number of lanes must be the same"
            if lanes(want) > 1
            else "take one lane: v[0], or bc.vector_sum(v)"
        )
    got, expected = describe_type(ctx, have), describe_type(ctx, want)
    return ctx.type_error(
        node, f"cannot {action}: got {got}, expected {expected}", help, _decided(ctx, value)
    )


def _decided(ctx: Lowering, *values: Operand) -> tuple[tuple[str, Span], ...]:
    """Where literals among the operands took their dtype."""
    notes: list[tuple[str, Span]] = []
    for value in values:
        if isinstance(value.type, DType) and is_open(value.type):
            place = ctx.inference.place(value.type)
            if place is not None:
                notes.append((f"took the dtype {ctx.type_of(value)} here", place))
    return tuple(notes)


def pair(ctx: Lowering, a: Value, b: Value, node: At, action: str) -> tuple[Operand, Operand]:
    """Two values as operands of one type."""
    if isinstance(a, Comptime) and not isinstance(b, Comptime):
        second = operand(ctx, b, node, action)
        return convert(ctx, a, ctx.type_of(second), node, action), second
    if isinstance(b, Comptime) and not isinstance(a, Comptime):
        first = operand(ctx, a, node, action)
        return first, convert(ctx, b, ctx.type_of(first), node, action)
    first, second = operand(ctx, a, node, action), operand(ctx, b, node, action)
    return unify(ctx, first, second, node, action)


def unify(ctx: Lowering, a: Operand, b: Operand, node: At, action: str) -> tuple[Operand, Operand]:
    """Two operands as operands of one type."""
    have_a, have_b = ctx.type_of(a), ctx.type_of(b)
    if have_a == have_b:
        return a, b
    x, y = elem(have_a), elem(have_b)
    if y is INDEX and widens(ctx, x, node):
        a = ctx.op("cast", (a,), node, (INDEX,))
    elif x is INDEX and widens(ctx, y, node):
        b = ctx.op("cast", (b,), node, (INDEX,))
    elif x != y and not join(ctx, x, y, ctx.span(node)):
        raise ctx.type_error(
            node,
            f"cannot {action}: got {describe_type(ctx, have_a)} and {describe_type(ctx, have_b)}, "
            "expected one dtype",
            f"cast one side: bc.{x}(...) or bc.{y}(...)",
            _decided(ctx, a, b),
        )
    return _same_lanes(ctx, a, b, node, action)


def _same_lanes(ctx: Lowering, a: Operand, b: Operand, node: At, action: str) -> tuple[Operand, Operand]:
    have_a, have_b = ctx.type_of(a), ctx.type_of(b)
    n, m = lanes(have_a), lanes(have_b)
    if isinstance(have_a, VectorType) and isinstance(have_b, VectorType) and n != m:
        raise ctx.type_error(
            node,
            f"cannot {action}: got {have_a} and {have_b}, expected vectors with the same number of lanes",
            "take single lanes, or build a vector of the right width",
        )
    if isinstance(have_a, VectorType) and not isinstance(have_b, VectorType):
        b = ctx.op("broadcast", (b,), node, (n,))
    elif isinstance(have_b, VectorType) and not isinstance(have_a, VectorType):
        a = ctx.op("broadcast", (a,), node, (m,))
    return a, b


WORDS = {
    "add": "add", "sub": "subtract", "mul": "multiply", "div": "divide", "floor_div": "divide by //",
    "mod": "take %", "and": "take &", "or": "take |", "xor": "take ^", "shl": "shift", "shr": "shift",
    "pow": "take a power", "eq": "compare", "ne": "compare", "lt": "compare", "le": "compare",
    "gt": "compare", "ge": "compare",
}  # fmt: skip


def binary(ctx: Lowering, op: str, a: Value, b: Value, node: At) -> Value:
    """An operator of Python on two values."""
    if isinstance(a, Comptime) and isinstance(b, Comptime):
        return Comptime(evaluate(ctx, PYTHON[op], (a.value, b.value), node, WORDS[op]))
    if isinstance(a, Comptime | TupleValue) and isinstance(b, Comptime | TupleValue):
        return _tuples(ctx, op, a, b, node)
    if op == "pow":
        return power(ctx, a, b, node)
    x, y = pair(ctx, a, b, node, WORDS[op])
    if op == "div":
        refuse_integers(ctx, x, node)
    return Runtime(ctx.op(op, (x, y), node))


def power(ctx: Lowering, a: Value, b: Value, node: At) -> Value:
    """`a ** b`: products for a compile-time whole b, else the row `pow` (floats) or `powi` (integers)."""
    if isinstance(b, Comptime) and isinstance(b.value, int) and not isinstance(b.value, bool):
        return Runtime(_products(ctx, operand(ctx, a, node, WORDS["pow"]), b.value, node))
    x, y = pair(ctx, a, b, node, WORDS["pow"])
    return Runtime(ctx.op("pow" if ctx.inference.is_floating(elem(ctx.type_of(x))) else "powi", (x, y), node))


def _products(ctx: Lowering, base: Operand, n: int, node: At) -> Operand:
    """base ** n by squaring."""
    if n < 0:
        if not ctx.inference.is_floating(elem(ctx.type_of(base))):
            raise ctx.type_error(
                node,
                f"cannot take a power: got an integer to the power {n}, expected an exponent of 0 or more",
                "cast the base to a float: bc.f32(x) ** -1",
            )
        return ctx.op("recip", (_products(ctx, base, -n, node),), node)
    found: Operand | None = None
    while n:
        if n & 1:
            found = base if found is None else ctx.op("mul", (found, base), node)
        n >>= 1
        if n:
            base = ctx.op("mul", (base, base), node)
    return number_as(ctx, 1, ctx.type_of(base), node, "take a power") if found is None else found


def refuse_integers(ctx: Lowering, value: Operand, node: At) -> None:
    """`/` has no meaning on integers."""
    dtype = elem(ctx.type_of(value))
    if not is_open(dtype) and not dtype.is_float:
        raise ctx.type_error(
            node,
            f"cannot divide by /: got {dtype}, expected a float dtype",
            "use // for whole numbers, or cast: bc.f32(a) / bc.f32(b)",
        )


def _tuples(ctx: Lowering, op: str, a: Value, b: Value, node: At) -> Value:
    parts = [value_items(ctx, value) for value in (a, b)]
    if op == "add" and parts[0] is not None and parts[1] is not None:
        return TupleValue(
            (*parts[0], *parts[1]), any(isinstance(v, TupleValue) and v.mutable for v in (a, b))
        )
    if op == "mul" and isinstance(b, Comptime) and isinstance(b.value, int) and parts[0] is not None:
        return TupleValue(parts[0] * b.value, isinstance(a, TupleValue) and a.mutable)
    raise ctx.type_error(
        node,
        f"cannot {WORDS[op]}: got {describe(ctx, a)} and {describe(ctx, b)}, expected numbers",
        "combine their items one by one",
    )


SEQUENCES: tuple[type, ...] = (tuple, list, range)


def value_items(ctx: Lowering, value: Value) -> tuple[Value, ...] | None:
    """The items of a tuple, list or other finite host container; None for anything else."""
    if isinstance(value, TupleValue):
        return value.items
    if isinstance(value, Comptime) and isinstance(value.value, SEQUENCES):
        items: Any = value.value
        return tuple([host(ctx, item) for item in items])
    return None


def evaluate(
    ctx: Lowering, function: Callable[..., object], args: tuple[object, ...], node: At, action: str,
    named: dict[str, object] | None = None,
) -> object:  # fmt: skip
    """A function of the host on host values; what it raises becomes an error at the node."""
    try:
        return function(*args, **(named or {}))
    except CompileTypeError:
        raise
    except Exception as error:
        raise ctx.compile_error(
            node,
            f"cannot {action} at compile time: {type(error).__name__}: {error}",
            "this part has no run-time value in it, so Python evaluated it",
        ) from None


def unary(ctx: Lowering, op: str, value: Value, node: At) -> Value:
    """`-x`, `+x`, `~x` or `not x`."""
    if op == "not":
        return negate(ctx, value, node)
    if isinstance(value, Comptime):
        rule: Callable[[Any], Any] = getattr(operator, op)
        return Comptime(evaluate(ctx, rule, (value.value,), node, "apply the sign"))
    found = operand(ctx, value, node, "apply the sign")
    if op == "pos":
        return Runtime(found)
    return Runtime(ctx.op("not" if op == "invert" else "neg", (found,), node))


def negate(ctx: Lowering, value: Value, node: At) -> Value:
    """`not x` on a bool, or on an integer (`x == 0`)."""
    if isinstance(value, Comptime):
        return Comptime(not value.value)
    found = operand(ctx, value, node, "negate")
    dtype = elem(ctx.type_of(found))
    if dtype is BOOL:
        return Runtime(ctx.op("not", (found,), node))
    if not ctx.inference.is_floating(dtype):
        zero = number_as(ctx, 0, ctx.type_of(found), node, "negate")
        return Runtime(ctx.op("eq", (found, zero), node))
    raise ctx.type_error(node, f"cannot negate: got {dtype}, expected bool", "compare it: x == 0.0")


def truth(ctx: Lowering, value: Value, node: At) -> bool | Operand:
    """A condition: a Python bool if it is known now, else an operand of type bool."""
    if isinstance(value, Comptime):
        return bool(evaluate(ctx, bool, (value.value,), node, "decide a condition"))
    if isinstance(value, TupleValue):
        return bool(value.items)
    if isinstance(value, Runtime):
        type_ = ctx.type_of(value.operand)
        if type_ is BOOL:
            return value.operand.value is True if isinstance(value.operand, Const) else value.operand
        got = describe_type(ctx, type_)
        if lanes(type_) > 1 or isinstance(type_, VectorType):
            help = "take one lane, or use bc.select(mask, a, b)"
        else:
            help = "compare it: x != 0"
        raise ctx.type_error(node, f"cannot use as a condition: got {got}, expected bool", help)
    raise ctx.type_error(
        node,
        f"cannot use as a condition: got {describe(ctx, value)}, expected bool",
        "an argument that may be absent: x is not None",
    )
