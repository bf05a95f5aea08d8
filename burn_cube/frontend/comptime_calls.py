"""Calls of compile time, of debugging, and of Python itself: `comptime`, `unroll`, `range`, `zip`, ..."""

from __future__ import annotations

import ast

from burn_cube.dtypes import BOOL
from burn_cube.frontend import debugging
from burn_cube.frontend.calls import BUILTINS, INTRINSICS, METHODS, Call, Rule
from burn_cube.frontend.context import At, Lowering
from burn_cube.frontend.loops import iterable
from burn_cube.frontend.math_calls import expect
from burn_cube.frontend.operators import describe, truth
from burn_cube.frontend.places import place_of
from burn_cube.frontend.values import (
    NONE,
    Comptime,
    RangeValue,
    Runtime,
    StructValue,
    TupleValue,
    Unrolled,
    Value,
    host_value,
    settled,
)
from burn_cube.ir.nodes import Assert, Const, Operand, Print


def _comptime(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "comptime", 1)
    value = settled(call.args[0])
    known, found = host_value(value)
    if not known:
        raise ctx.type_error(
            call.nodes[0],
            f"cannot evaluate at compile time: got {describe(ctx, value)}, expected a compile-time value",
            "it depends on an argument or on the unit; drop bc.comptime",
        )
    return Comptime(found)


def _device_properties(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "device_properties", 0)
    if ctx.signature is None:
        raise ctx.compile_error(
            call.node, "cannot read the device here: got a library function, expected a kernel", None
        )
    return Comptime(ctx.signature.properties)


def _message(call: Call, position: int, default: str) -> str:
    if position < len(call.args):
        known, found = host_value(call.args[position])
        return str(found) if known else default
    return default


def _static_assert(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "static_assert", 1, 2)
    cond = truth(ctx, call.args[0], call.nodes[0])
    if not isinstance(cond, bool):
        raise ctx.type_error(
            call.nodes[0],
            "cannot assert at compile time: got a run-time condition, expected a compile-time one",
            "use bc.device_assert(cond, message)",
        )
    if not cond:
        message = _message(call, 1, "got a false condition, expected a true one")
        raise ctx.compile_error(
            call.node, f"static assertion failed: {message}", "the kernel's author demands this"
        )
    return NONE


def _device_assert(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "device_assert", 1, 2)
    cond = truth(ctx, call.args[0], call.nodes[0])
    message = _message(call, 1, "device assertion failed")
    operand_: Operand = Const(cond, BOOL) if isinstance(cond, bool) else cond
    ctx.emit(Assert(operand_, message, ctx.span(call.node)))
    return NONE


def _compile_error(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "compile_error", 1)
    raise ctx.compile_error(call.node, _message(call, 0, "the kernel refuses these arguments"), None)


def _debug_print(ctx: Lowering, call: Call) -> Value:
    if call.named:
        raise ctx.type_error(
            call.node, "cannot print: got an argument by name, expected values only", "drop it"
        )
    parts: list[str | Operand] = []
    for value, node in zip(call.args, call.nodes, strict=True):
        _print_part(ctx, value, node, parts)
    ctx.emit(Print(tuple(parts), ctx.span(call.node)))
    return NONE


def _print_part(ctx: Lowering, value: Value, node: At, parts: list[str | Operand]) -> None:
    if isinstance(value, Comptime):
        parts.append(str(value.value))
    elif isinstance(value, TupleValue):
        for part in value.items:
            _print_part(ctx, ctx.force(part), node, parts)
    elif isinstance(value, Runtime):
        parts.append(value.operand)
    else:
        raise ctx.type_error(
            node,
            f"cannot print: got {describe(ctx, value)}, expected text and numbers",
            "print its elements",
        )


INTRINSICS.update(
    comptime=_comptime,
    device_properties=_device_properties,
    static_assert=_static_assert,
    device_assert=_device_assert,
    compile_error=_compile_error,
    debug_print=_debug_print,
)


def _breakpoint(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "breakpoint", 0)
    debugging.stop(ctx, call.node)
    return NONE


BUILTINS[breakpoint] = _breakpoint


# ranges and collections


def _range(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "range", 1, 3)
    parts = call.args
    for value, node in zip(parts, call.nodes, strict=True):
        if isinstance(value, Comptime) and (
            isinstance(value.value, bool) or not isinstance(value.value, int)
        ):
            raise ctx.type_error(
                node,
                f"cannot make a range: got {describe(ctx, value)}, expected integers",
                "range(int(n)) at compile time",
            )
    if len(parts) == 3 and isinstance(parts[2], Comptime) and parts[2].value == 0:
        raise ctx.type_error(
            call.nodes[2], "cannot make a range: got step 0, expected another number", "use step 1"
        )
    if len(parts) == 1:
        return RangeValue(Comptime(0), parts[0], Comptime(1))
    return RangeValue(parts[0], parts[1], parts[2] if len(parts) == 3 else Comptime(1))


def _unroll(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "unroll", 1)
    return Unrolled(_items(ctx, call.args[0], call, "unroll"))


def _items(ctx: Lowering, value: Value, call: Call, action: str) -> tuple[Value, ...]:
    items = iterable(ctx, value, call.place(0))
    if items is None:
        what = "a range with run-time bounds" if isinstance(value, RangeValue) else describe(ctx, value)
        raise ctx.type_error(
            call.place(0),
            f"cannot {action}: got {what}, expected a compile-time range or tuple",
            "make the bounds literals, globals or bc.Comptime arguments",
        )
    return items


def _enumerate(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "enumerate", 1, 2)
    start = call.args[1].value if len(call.args) == 2 and isinstance(call.args[1], Comptime) else 0
    assert isinstance(start, int)
    items = _items(ctx, call.args[0], call, "enumerate")
    return TupleValue(tuple([TupleValue((Comptime(k), item)) for k, item in enumerate(items, start)]))


def _zip(ctx: Lowering, call: Call) -> Value:
    strict = call.named.get("strict")
    columns = [_items(ctx, value, call, "zip") for value in call.args]
    if isinstance(strict, Comptime) and strict.value and len({len(column) for column in columns}) > 1:
        raise ctx.compile_error(
            call.node,
            f"cannot zip: got {' and '.join(str(len(c)) for c in columns)} items, expected the same number",
            "drop strict=True to stop at the shortest",
        )
    return TupleValue(tuple([TupleValue(row) for row in zip(*columns, strict=False)]))


def _reversed(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "reversed", 1)
    return TupleValue(tuple(reversed(_items(ctx, call.args[0], call, "reverse"))))


def _tuple(mutable: bool, name: str) -> Rule:
    def rule(ctx: Lowering, call: Call) -> Value:
        expect(ctx, call, name, 0, 1)
        return TupleValue(_items(ctx, call.args[0], call, f"make a {name}") if call.args else (), mutable)

    return rule


def _isinstance(ctx: Lowering, call: Call) -> Value:
    expect(ctx, call, "isinstance", 2)
    value, cls = call.args
    known, classes = host_value(cls)
    if known and isinstance(value, StructValue):
        return Comptime(issubclass(value.cls, classes))
    if known and isinstance(value, Comptime):
        return Comptime(isinstance(value.value, classes))
    raise ctx.type_error(
        call.node,
        f"cannot use isinstance: got {describe(ctx, value)}, expected a struct or a compile-time value",
        "compare dtypes: bc.F == bc.f32",
    )


INTRINSICS["unroll"] = _unroll
_RULES: dict[object, Rule] = {
    range: _range, enumerate: _enumerate, zip: _zip, reversed: _reversed, isinstance: _isinstance,
    tuple: _tuple(False, "tuple"), list: _tuple(True, "list"),
}  # fmt: skip
BUILTINS.update(_RULES)


def _append(ctx: Lowering, receiver: Value, call: Call) -> Value:
    expect(ctx, call, ".append", 1)
    if not isinstance(receiver, TupleValue) or not receiver.mutable:
        raise ctx.type_error(
            call.node,
            f"cannot call .append: got {describe(ctx, receiver)}, expected a list made in the kernel",
            "start with values = []",
        )
    node = call.node.func
    assert isinstance(node, ast.Attribute)
    place_of(ctx, node.value).set(ctx, TupleValue((*receiver.items, call.args[0]), True), call.node)
    return NONE


METHODS["append"] = _append
