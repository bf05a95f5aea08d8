"""Marks for the debugger: where the user's statements and functions start, and what the variables hold."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from burn_cube.dtypes import INDEX
from burn_cube.frontend.values import (
    ArrayValue,
    Comptime,
    FragmentValue,
    Pending,
    Runtime,
    StructValue,
    TensorValue,
    TupleValue,
    Unset,
    Value,
)
from burn_cube.ir.marks import (
    Breakpoint,
    Enter,
    Fields,
    Host,
    Items,
    Leave,
    Line,
    Name,
    Part,
    Region,
    Shown,
    Whole,
    mark,
)
from burn_cube.ir.nodes import Const, Operand

if TYPE_CHECKING:
    from burn_cube.frontend.context import At, Frame, Lowering


def line(ctx: Lowering, node: ast.stmt) -> None:
    """A statement starts."""
    if ctx.debug and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        ctx.emit(mark(Line(), (), ctx.span(node)))


def stop(ctx: Lowering, node: ast.AST) -> None:
    """`breakpoint()`: for the interpreter only; what is compiled has nothing to stop."""
    if ctx.debug:
        ctx.emit(mark(Breakpoint(), (), ctx.span(node)))


def named(ctx: Lowering, name: str, value: Value, at: At) -> None:
    """A variable gets a value."""
    if not ctx.debug or isinstance(value, Unset):
        return
    operands: list[Operand] = []
    shown = _shown(ctx, value, operands)
    ctx.emit(mark(Name(name, shown), tuple(operands), ctx.span(at)))


def enter(ctx: Lowering, frame: Frame) -> None:
    """The body of a function starts, and its parameters have their values."""
    if not ctx.debug:
        return
    tree, source = frame.source.tree, frame.source
    name = frame.name if frame.name.isidentifier() else "lambda_"
    span = source.span(tree)
    ctx.emit(mark(Enter(name, source.file, span.line, _outside(frame)), (), frame.caller or span))
    for key, value in frame.env.items():
        if isinstance(key, str) and key.isidentifier():
            named(ctx, key, value, span)


def _outside(frame: Frame) -> dict[str, object]:
    """The globals and closure variables of a function."""
    while frame.function is None and frame.parent is not None:
        frame = frame.parent
    function = frame.function
    if function is None:
        return {}
    found: dict[str, object] = dict(function.__globals__)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        try:
            found[name] = cell.cell_contents
        except ValueError:  # not assigned yet
            continue
    return found


def leave(ctx: Lowering) -> None:
    """The body ends."""
    if ctx.debug:
        ctx.emit(mark(Leave(), (), ctx.span(ctx.frame.source.tree)))


def _shown(ctx: Lowering, value: Value, operands: list[Operand]) -> Shown:
    """How to show a value; what nobody has asked for yet is not made for that."""
    if isinstance(value, Pending):
        return Host("...") if value.made is None else _shown(ctx, value.made, operands)
    if isinstance(value, Runtime):
        return _part(value.operand, operands)
    if isinstance(value, Comptime):
        return Host(value.value)
    if isinstance(value, TupleValue):
        return Items(tuple([_shown(ctx, item, operands) for item in value.items]), value.mutable)
    if isinstance(value, StructValue):
        return _fields(ctx, value, operands)
    if isinstance(value, ArrayValue):
        return Region(
            value.memory,
            _part(value.length, operands),
            None if value.offset is None else _part(value.offset, operands),
            value.width,
            value.vector,
            value.shape,
            None if value.pitch is None else _part(value.pitch, operands),
        )
    if isinstance(value, TensorValue):
        return Whole(value.memory)
    if isinstance(value, FragmentValue):
        return _matrix(value, operands)
    return Host(f"<{type(value).__name__}>")


def _matrix(value: FragmentValue, operands: list[Operand]) -> Shown:
    """What the plane holds."""
    fragment = value.memory.memory_type.fragment
    assert fragment is not None
    shape = fragment.rows, fragment.cols
    length = Const(fragment.rows * fragment.cols, INDEX)
    return Region(value.memory, _part(length, operands), None, 1, False, shape, None)


def _fields(ctx: Lowering, value: StructValue, operands: list[Operand]) -> Fields:
    found: list[tuple[str, Shown]] = []
    for name in value.names:
        key = (value.cell, name)
        field = ctx.fields.get(key) or ctx.initial.get(key)
        found.append((name, Host("...") if field is None else _shown(ctx, field, operands)))
    return Fields(value.cls.__name__, tuple(found))


def _part(operand: Operand, operands: list[Operand]) -> Part:
    operands.append(operand)
    return Part(len(operands) - 1)
