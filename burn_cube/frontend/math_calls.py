"""Calls of rows of the op table: arithmetic functions, casts, vectors, planes."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Sequence
from typing import Any

from burn_cube import dtypes as dt
from burn_cube.dtypes import BOOL, DType, int_range
from burn_cube.frontend.calls import BUILTINS, CONSTRUCTORS, INTRINSICS, METHODS, Call, Rule
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.expressions import select
from burn_cube.frontend.inference import is_open
from burn_cube.frontend.intrinsics import cdiv
from burn_cube.frontend.literals import LiteralError, Number, as_number, fit
from burn_cube.frontend.operators import (
    convert,
    describe,
    evaluate,
    literal,
    operand,
    pair,
    power,
    truth,
    unify,
    value_items,
)
from burn_cube.frontend.values import Comptime, Runtime, Value
from burn_cube.ir.builder import round_to
from burn_cube.ir.nodes import Const, Operand
from burn_cube.ops import METADATA, OPS
from burn_cube.signature import Generic, VectorAnnotation
from burn_cube.types import VectorType, elem, lanes


def _clamp(x: Any, low: Any, high: Any) -> Any:
    return min(max(x, low), high)


def _divides(a: Any, b: Any) -> bool:
    return bool(a % b == 0 if b else a == 0)


HOST: dict[str, Callable[..., Any]] = {
    "min": min, "max": max, "abs": abs, "round": round, "pow": pow, "div_ceil": cdiv,
    "clamp": _clamp,
}  # fmt: skip
"""Rows that mean the same on Python ints, so that sizes can be computed with them."""


def expect(ctx: Lowering, call: Call, name: str, least: int, most: int | None = None) -> None:
    """Refuse a call with the wrong number of arguments."""
    most = least if most is None else most
    if call.named or not least <= len(call.args) <= most:
        expected = str(least) if least == most else f"{least} to {most}"
        got = f"argument {next(iter(call.named))} by name" if call.named else f"{len(call.args)} arguments"
        raise ctx.type_error(
            call.node,
            f"cannot call {name}: got {got}, expected {expected}",
            f"write {ast.unparse(call.node.func)}(...)",
        )


def same_type(ctx: Lowering, row: str, values: Sequence[Value], nodes: Sequence[At]) -> list[Operand]:
    """All values as operands of one type."""
    floats_only = set(OPS[row].accepts) == set(dt.FLOATS)
    base: Operand | None = None
    for value, node in zip(values, nodes, strict=True):
        if isinstance(value, Runtime):
            base = value.operand if base is None else unify(ctx, base, value.operand, node, row)[0]
    if base is None:
        base = literal(ctx, _first_number(ctx, values, nodes, row, floats_only), nodes[0])
    found: list[Operand] = []
    for value, node in zip(values, nodes, strict=True):
        if floats_only and isinstance(value, Comptime) and type(value.value) is int:
            value = Comptime(float(value.value))
        found.append(convert(ctx, value, ctx.type_of(base), node, row))
    return found


def _first_number(
    ctx: Lowering, values: Sequence[Value], nodes: Sequence[At], row: str, floats_only: bool
) -> Number:
    numbers: list[Number] = []
    for value, node in zip(values, nodes, strict=True):
        number = as_number(value.value) if isinstance(value, Comptime) else None
        if number is None:
            raise ctx.type_error(
                node, f"cannot {row}: got {describe(ctx, value)}, expected a number", "pass a number"
            )
        numbers.append(number)
    if floats_only:
        return float(numbers[0])
    return next((n for n in numbers if isinstance(n, float)), numbers[0])


def _row(row: str, name: str | None = None) -> Rule:
    """The rule of a function that is a row, all of whose operands have one type."""
    arity, shown = OPS[row].arity, name or row

    def rule(ctx: Lowering, call: Call) -> Value:
        expect(ctx, call, shown, arity)
        known = [v.value for v in call.args if isinstance(v, Comptime)]
        if row in HOST and len(known) == arity and all(as_number(v) is not None for v in known):
            return Comptime(evaluate(ctx, HOST[row], tuple(known), call.node, f"call {shown}"))
        args = same_type(ctx, row, call.args, call.nodes)
        return Runtime(ctx.op(row, tuple(args), call.node))

    return rule


def _extreme(row: str) -> Rule:
    """`min` and `max` of two or more numbers, or of a tuple."""
    one = _row(row)

    def rule(ctx: Lowering, call: Call) -> Value:
        args, nodes = call.args, call.nodes
        items = value_items(ctx, args[0]) if len(args) == 1 else None
        if items is not None:
            args, nodes = items, (call.nodes[0],) * len(items)
        if len(args) < 2 or call.named:
            if len(args) == 1 and items is not None:
                return args[0]
            raise ctx.type_error(
                call.node,
                f"cannot call {row}: got {len(args)} arguments, expected 2 or more",
                f"write {row}(a, b)",
            )
        found = args[0]
        for value, node in zip(args[1:], nodes[1:], strict=True):
            found = one(ctx, Call(call.node, (found, value), (nodes[0], node), {}))
        return found

    return rule


_SPECIAL = frozenset(
    "cast bitcast select broadcast construct extract extract_dynamic insert insert_dynamic builtin min "
    "max powi pow and or not".split()
).union(METADATA)
"""Rows that are no plain function of the language: these have rules of their own, or none."""

for _name, _op in OPS.items():
    if _op.effect == "pure" and _name not in _SPECIAL:
        INTRINSICS[_name] = _row(_name)
INTRINSICS["cdiv"] = _row("div_ceil", "cdiv")
INTRINSICS["min"], INTRINSICS["max"] = _extreme("min"), _extreme("max")
BUILTINS[min], BUILTINS[max], BUILTINS[abs] = INTRINSICS["min"], INTRINSICS["max"], INTRINSICS["abs"]


def _round(ctx: Lowering, call: Call) -> Value:
    if len(call.args) == 2 and all(isinstance(v, Comptime) for v in call.args):
        hosts = tuple(v.value for v in call.args if isinstance(v, Comptime))
        return Comptime(evaluate(ctx, round, hosts, call.node, "call round"))
    return _row("round")(ctx, call)


def _power(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "pow", 2)
    a, b = call.args
    if isinstance(a, Comptime) and isinstance(b, Comptime):
        return Comptime(evaluate(ctx, pow, (a.value, b.value), call.node, "call pow"))
    return power(ctx, a, b, call.node)


def _powi(ctx: Lowering, call: Call) -> Value:
    """A float to a run-time whole power: the exponent takes the base's dtype."""
    expect(ctx, call, "powi", 2)
    a, b = call.args
    if isinstance(b, Comptime):
        return _power(ctx, call)
    base = operand(ctx, a, call.nodes[0], "powi")
    exponent = operand(ctx, b, call.nodes[1], "powi")
    have, want = ctx.type_of(exponent), ctx.type_of(base)
    if elem(have) != elem(want) and elem(have).is_integer and elem(want).is_float:
        exponent = ctx.op("cast", (exponent,), call.nodes[1], (elem(want),))
    x, y = unify(ctx, base, exponent, call.node, "powi")
    return Runtime(ctx.op("powi", (x, y), call.node))


INTRINSICS["round"] = BUILTINS[round] = _round
INTRINSICS["pow"] = BUILTINS[pow] = _power
INTRINSICS["powi"] = _powi


def _is_multiple_of(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "is_multiple_of", 2)
    a, b = call.args
    if isinstance(a, Comptime) and isinstance(b, Comptime):
        whole = evaluate(ctx, _divides, (a.value, b.value), call.node, "divide")
        return Comptime(whole)
    x, y = pair(ctx, a, b, call.node, "is_multiple_of")
    rest = ctx.op("rem", (x, y), call.node)
    zero = convert(ctx, Comptime(0), ctx.type_of(rest), call.node, "is_multiple_of")
    return Runtime(ctx.op("eq", (rest, zero), call.node))


INTRINSICS["is_multiple_of"] = _is_multiple_of


def _select(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "select", 3)
    cond, a, b = call.args
    mask = cond.operand if isinstance(cond, Runtime) else None
    type_ = ctx.type_of(mask) if mask is not None else BOOL
    if mask is None or not isinstance(type_, VectorType):
        found = truth(ctx, cond, call.nodes[0])
        return (a if found else b) if isinstance(found, bool) else select(ctx, found, a, b, call.node)
    if type_.elem is not BOOL:
        raise ctx.type_error(
            call.nodes[0], f"cannot select: got a mask of {type_}, expected bools", "compare: v > 0"
        )
    x, y = same_type(ctx, "select", (a, b), call.nodes[1:])
    x, y = (v if lanes(ctx.type_of(v)) > 1 or isinstance(ctx.type_of(v), VectorType)
            else ctx.op("broadcast", (v,), call.node, (type_.n,)) for v in (x, y))  # fmt: skip
    return Runtime(ctx.op("select", (mask, x, y), call.node))


INTRINSICS["select"] = _select


# casts


def dtype_of(ctx: Lowering, value: Value, node: At, action: str) -> DType:
    """A dtype that stands in an argument."""
    found = value.value if isinstance(value, Comptime) else None
    if isinstance(found, Generic):
        raise ctx.type_error(
            node,
            f"cannot {action}: got {found.name}, which no argument has given a dtype, expected a dtype",
            f"annotate a parameter with bc.{found.name}",
        )
    if not isinstance(found, DType):
        raise ctx.type_error(
            node, f"cannot {action}: got {describe(ctx, value)}, expected a dtype", "write bc.f32"
        )
    return found


def cast(ctx: Lowering, value: Value, dtype: DType, node: At) -> Value:
    """A value in another dtype."""
    if isinstance(value, Comptime):
        number = as_number(value.value)
        if number is None:
            raise ctx.type_error(
                node,
                f"cannot cast to {dtype}: got {describe(ctx, value)}, expected a number",
                "pass a number",
            )
        return Runtime(Const(_cast_number(ctx, number, dtype, node), dtype))
    found = operand(ctx, value, node, f"cast to {dtype}")
    if elem(ctx.type_of(found)) == dtype:
        return Runtime(found)
    return Runtime(ctx.op("cast", (found,), node, (dtype,)))


def _cast_number(ctx: Lowering, number: Number, dtype: DType, node: At) -> Number:
    if dtype is BOOL:
        return bool(number)
    if dtype.is_float:
        try:
            return round_to(float(number), dtype)
        except OverflowError:
            return math.inf if number > 0 else -math.inf
    if isinstance(number, float):
        low, high = int_range(dtype)
        return 0 if math.isnan(number) else int(min(max(number, low), high))
    try:
        return fit(int(number), dtype)
    except LiteralError as error:
        raise ctx.type_error(
            node, f"cannot cast to {dtype}: {error}", "a literal must fit; use a wider dtype"
        ) from None


def _cast(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "cast", 2)
    return cast(ctx, call.args[0], dtype_of(ctx, call.args[1], call.nodes[1], "cast"), call.node)


def _bitcast(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "bitcast", 2)
    dtype = dtype_of(ctx, call.args[1], call.nodes[1], "bitcast")
    found = operand(ctx, call.args[0], call.nodes[0], "bitcast")
    have = elem(ctx.type_of(found))
    if is_open(have):
        ctx.inference.decide(
            have, dt.F32 if ctx.inference.is_floating(have) else dt.I32, ctx.span(call.nodes[0])
        )
    return Runtime(ctx.op("bitcast", (found,), call.node, (dtype,)))


def _dtype_call(ctx: Lowering, dtype: DType, call: Call) -> Value:
    expect(ctx, call, f"bc.{dtype}", 1)
    return cast(ctx, call.args[0], dtype, call.node)


def _generic_call(ctx: Lowering, generic: Generic, call: Call) -> Value:
    return _dtype_call(ctx, dtype_of(ctx, Comptime(generic), call.node.func, "cast"), call)


INTRINSICS["cast"], INTRINSICS["bitcast"] = _cast, _bitcast
CONSTRUCTORS[DType], CONSTRUCTORS[Generic] = _dtype_call, _generic_call


# vectors


def element(ctx: Lowering, asked: object, node: At, action: str) -> tuple[DType, int | None]:
    """A dtype, or a vector's dtype and number of lanes."""
    if isinstance(asked, VectorAnnotation):
        dtype, _ = element(ctx, asked.elem, node, action)
        if isinstance(asked.n, int):
            return dtype, asked.n
    if isinstance(asked, Generic):
        asked = ctx.frame.generics.get(asked.name, asked)
    return dtype_of(ctx, Comptime(asked), node, action), None


def _vector(ctx: Lowering, asked: VectorAnnotation, call: Call) -> Value:
    dtype, n = element(ctx, asked, call.node.func, "make a vector")
    assert n is not None
    if call.named or len(call.args) not in (1, n):
        raise ctx.type_error(
            call.node,
            f"cannot make a vector: got {len(call.args)} values, expected {n}, or 1 for all lanes",
            "pass a value a lane",
        )
    type_ = VectorType(dtype, n)
    first = call.args[0]
    if len(call.args) == 1 and (n > 1 or _is_vector(ctx, first)):
        return Runtime(convert(ctx, first, type_, call.nodes[0], "make a vector"))
    parts = [
        convert(ctx, v, dtype, node, "make a vector") for v, node in zip(call.args, call.nodes, strict=True)
    ]
    return Runtime(ctx.op("construct", tuple(parts), call.node))


def _is_vector(ctx: Lowering, value: Value) -> bool:
    return isinstance(value, Runtime) and isinstance(ctx.type_of(value.operand), VectorType)


CONSTRUCTORS[VectorAnnotation] = _vector


def _method(row: str) -> Callable[[Lowering, Value, Call], Value]:
    rule = _row(row)

    def method(ctx: Lowering, receiver: Value, call: Call) -> Value:
        return rule(ctx, Call(call.node, (receiver, *call.args), (call.node.func, *call.nodes), call.named))

    return method


METHODS["dot"], METHODS["sum"] = _method("dot"), _method("vector_sum")
METHODS["magnitude"], METHODS["normalize"] = _method("magnitude"), _method("normalize")


def _sum(ctx: Lowering, call: Call) -> Value:
    """`sum` of a vector's lanes or of a tuple."""
    items = value_items(ctx, call.args[0]) if call.args else None
    if items is None:
        return _row("vector_sum", "sum")(ctx, call)
    total: Value = call.args[1] if len(call.args) > 1 else Comptime(0)
    for part in items:
        total = _add(ctx, total, ctx.force(part), call.node)
    return total


def _add(ctx: Lowering, a: Value, b: Value, node: At) -> Value:
    if isinstance(a, Comptime) and a.value == 0 and not isinstance(b, Comptime):
        return b
    if isinstance(a, Comptime) and isinstance(b, Comptime):
        return Comptime(evaluate(ctx, operator.add, (a.value, b.value), node, "call sum"))
    x, y = pair(ctx, a, b, node, "add")
    return Runtime(ctx.op("add", (x, y), node))


BUILTINS[sum] = _sum


# planes


LANES = ("plane_broadcast", "plane_shuffle", "plane_shuffle_xor", "plane_shuffle_up", "plane_shuffle_down")


def _plane(row: str) -> Rule:
    def rule(ctx: Lowering, call: Call) -> Value:
        expect(ctx, call, row, OPS[row].arity)
        if not call.args:
            return Runtime(ctx.op(row, (), call.node))
        value = operand(ctx, call.args[0], call.nodes[0], row)
        if row not in LANES:
            return Runtime(ctx.op(row, (value,), call.node))
        return Runtime(ctx.op(row, (value, _lane(ctx, call.args[1], call.nodes[1], row)), call.node))

    return rule


def _lane(ctx: Lowering, value: Value, node: ast.expr, row: str) -> Operand:
    """A lane or distance as u32."""
    if isinstance(value, Comptime):
        return convert(ctx, value, dt.U32, node, row)
    found = operand(ctx, value, node, row)
    type_ = ctx.type_of(found)
    if not isinstance(type_, DType) or not type_.is_integer:
        raise ctx.type_error(
            node, f"cannot {row}: got a lane of type {type_}, expected an integer", "cast: bc.u32(x)"
        )
    if type_ == dt.U32:
        return found
    if is_open(type_):
        return convert(ctx, value, dt.U32, node, row)
    return ctx.op("cast", (found,), node, (dt.U32,))


for _name, _op in OPS.items():
    if _op.effect == "plane":
        INTRINSICS[_name] = _plane(_name)
