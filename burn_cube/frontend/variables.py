"""Variables of a kernel get values: the first one decides the dtype, which never changes."""

from __future__ import annotations

import ast

from burn_cube.dtypes import BOOL
from burn_cube.frontend import debugging
from burn_cube.frontend.context import Lowering
from burn_cube.frontend.inference import is_open
from burn_cube.frontend.literals import LiteralError, as_number, fit
from burn_cube.frontend.operators import coerce, describe_type, number_as
from burn_cube.frontend.values import Comptime, Runtime, Unset, Value
from burn_cube.ir.nodes import Var
from burn_cube.span import Span
from burn_cube.types import ValueType, VectorType, elem


def set_name(ctx: Lowering, name: str, value: Value, node: ast.AST, at: ast.AST) -> None:
    """Give a variable a value; its dtype never changes."""
    frame = ctx.frame
    span = ctx.span(node)
    if isinstance(value, Unset):
        raise ctx.compile_error(at, f"cannot assign {name}: {value.why}", "give it a value on every path")
    if isinstance(value, Runtime):
        value = _declared(ctx, name, value, span, at)
    elif isinstance(value, Comptime) and name in frame.declared:
        number = as_number(value.value)
        type_ = _now(ctx, frame.declared[name][0])
        if number is not None:
            value = Runtime(number_as(ctx, number, type_, at, f"assign {name}"))
    frame.env[name] = value
    frame.assigned[name] = span
    debugging.named(ctx, name, value, node)


def _now(ctx: Lowering, type_: ValueType) -> ValueType:
    if isinstance(type_, VectorType):
        return VectorType(ctx.inference.find(type_.elem), type_.n)
    return ctx.inference.find(type_)


def _declared(ctx: Lowering, name: str, value: Runtime, span: Span, at: ast.AST) -> Runtime:
    frame = ctx.frame
    type_ = ctx.type_of(value.operand)
    before = frame.declared.get(name)
    if before is None:
        _literal_first(ctx, name, type_, at)
        frame.declared[name] = (type_, span)
        return _named(ctx, value, name)
    known, first = _now(ctx, before[0]), before[1]
    if type_ == known:
        return _named(ctx, value, name)
    if not _compatible(type_, known):
        raise ctx.type_error(
            at,
            f"cannot assign {name}: got {describe_type(ctx, type_)}, expected {describe_type(ctx, known)}",
            f"use another name, or cast: bc.{elem(known)}(...)",
            ((f"{name} became {describe_type(ctx, known)} here", first),),
        )
    return Runtime(coerce(ctx, value.operand, known, at, f"assign {name}"))


def _compatible(new: ValueType, known: ValueType) -> bool:
    a, b = elem(new), elem(known)
    same_shape = isinstance(new, VectorType) == isinstance(known, VectorType)
    if isinstance(new, VectorType) and isinstance(known, VectorType):
        same_shape = new.n == known.n
    if a == b:
        return same_shape
    if is_open(a) or is_open(b):
        return same_shape and BOOL not in (a, b)
    return same_shape and b.kind == "index" and a.kind == "int" and a.bits <= 32


def _literal_first(ctx: Lowering, name: str, type_: ValueType, at: ast.AST) -> None:
    """A variable that started as a literal keeps the dtype that the literal allows."""
    frame = ctx.frame
    old = frame.env.get(name)
    if not isinstance(old, Comptime) or is_open(elem(type_)):
        return
    number = as_number(old.value)
    if number is None:
        return
    try:
        fit(number, elem(type_))
    except LiteralError:
        raise ctx.type_error(
            at,
            f"cannot assign {name}: got {type_}, expected what its first value {number!r} can be",
            f"start with a literal of that dtype, or cast: bc.{elem(type_)}(...)",
            ((f"{name} starts as {number!r} here", frame.assigned.get(name, ctx.span(at))),),
        ) from None


def _named(ctx: Lowering, value: Runtime, name: str) -> Runtime:
    """Give a value that was just made the variable's name, for people who read the IR."""
    found = value.operand
    if isinstance(found, Var) and not found.name and ctx.stmts:
        if getattr(ctx.stmts[-1], "result", None) is found:
            # frozen, but a name is no part of what a variable is, and others may hold this one already
            object.__setattr__(found, "name", name)
    return value
