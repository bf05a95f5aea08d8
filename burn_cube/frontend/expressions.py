"""Expressions: names, constants, operators, comparisons, conditionals, subscripts, attributes, displays."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from functools import partial
from typing import Any

from burn_cube.errors import CompileNameError, nearest
from burn_cube.frontend import places, struct_arrays
from burn_cube.frontend.annotations import Invalid
from burn_cube.frontend.calls import local_function
from burn_cube.frontend.comptime import MISSING
from burn_cube.frontend.context import Frame, Lowering, lowers
from burn_cube.frontend.drafts import AnyStmt, Arm, BranchDraft
from burn_cube.frontend.flow import Merger, State, field_of, merge, run_arm
from burn_cube.frontend.memory import cut, load
from burn_cube.frontend.operators import (
    binary,
    describe,
    evaluate,
    host,
    operand,
    pair,
    truth,
    unary,
    value_items,
)
from burn_cube.frontend.places import assign, indices_of, item, operator_name
from burn_cube.frontend.values import (
    FALSE,
    NONE,
    ArrayValue,
    Comptime,
    Method,
    Runtime,
    StructArray,
    StructValue,
    TensorValue,
    TupleValue,
    Unset,
    Value,
    settled,
)
from burn_cube.ir.nodes import Let, Operand
from burn_cube.ops import OPS
from burn_cube.types import elem


@lowers(ast.Constant)
def _constant(ctx: Lowering, node: ast.Constant) -> Value:
    return Comptime(node.value)


@lowers(ast.Name)
def _name(ctx: Lowering, node: ast.Name) -> Value:
    frame = ctx.frame
    while True:
        found = frame.env.get(node.id)
        if found is not None:
            value = ctx.force(found)
            if isinstance(value, Unset):
                raise CompileNameError(
                    f"cannot use {node.id}: {value.why}",
                    ctx.span(node),
                    f"give {node.id} a value before",
                    value.places,
                )
            return value
        if frame.parent is None:
            return _outer(ctx, frame, node)
        frame = frame.parent


def _outer(ctx: Lowering, frame: Frame, node: ast.Name) -> Value:
    found = ctx.dependencies.name(frame.function, node.id)
    if found is MISSING:
        raise _undefined(ctx, node)
    return host(ctx, found)


def _undefined(ctx: Lowering, node: ast.Name) -> CompileNameError:
    frame = ctx.frame
    if node.id in _stored(frame):
        return CompileNameError(
            f"cannot use {node.id}: it has no value yet", ctx.span(node), f"assign {node.id} before this line"
        )
    names = [key for key in frame.env if isinstance(key, str) and not key.startswith("$")]
    names += list(getattr(frame.function, "__globals__", ()))
    near = nearest(node.id, names)
    help = f"did you mean {near}?" if near else "define it in the kernel, or before the kernel is launched"
    return CompileNameError(f"cannot use {node.id}: it is not defined", ctx.span(node), help)


def _stored(frame: Frame) -> set[str]:
    return {
        node.id
        for node in ast.walk(frame.source.tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


@lowers(ast.BinOp)
def _binop(ctx: Lowering, node: ast.BinOp) -> Value:
    if ctx.frame.contract and isinstance(node.op, ast.Add | ast.Sub):
        fused = _contracted(ctx, node)
        if fused is not None:
            return fused
    chain = [node]  # a sum of many terms is as deep as it is long
    while not ctx.frame.contract and isinstance(chain[-1].left, ast.BinOp):
        chain.append(chain[-1].left)
    value = ctx.expr(chain[-1].left)
    for part in reversed(chain):
        value = binary(ctx, operator_name(ctx, part.op, part), value, ctx.expr(part.right), part)
    return value


def _contracted(ctx: Lowering, node: ast.BinOp) -> Value | None:
    """a * b + c, a * b - c or c - a * b as one fma, where the function's fast_math allows it."""
    first = isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.Mult)
    product = node.left if first else node.right
    if not (isinstance(product, ast.BinOp) and isinstance(product.op, ast.Mult)):
        return None
    rest = None if first else ctx.expr(node.left)
    a, b = ctx.expr(product.left), ctx.expr(product.right)
    if rest is None:
        rest = ctx.expr(node.right)
    minus = isinstance(node.op, ast.Sub)
    if not any(isinstance(v, Runtime) for v in (a, b)) or not _is_float(ctx, a, b):
        whole = binary(ctx, "mul", a, b, product)
        sides = (whole, rest) if first else (rest, whole)
        return binary(ctx, "sub" if minus else "add", *sides, node)
    if minus and first:
        rest = unary(ctx, "neg", rest, node)
    elif minus:
        a = unary(ctx, "neg", a, node)
    x, y = pair(ctx, a, b, product, "multiply")
    x, z = pair(ctx, Runtime(x), rest, node, "add")
    x, y = pair(ctx, Runtime(x), Runtime(y), product, "multiply")
    return Runtime(ctx.op("fma", (x, y, z), node))


def _is_float(ctx: Lowering, *values: Value) -> bool:
    for value in values:
        if isinstance(value, Runtime):
            type_ = ctx.type_of(value.operand)
            return ctx.inference.is_floating(elem(type_))
    return False


UNARY: dict[type[ast.unaryop], str] = {
    ast.USub: "neg", ast.UAdd: "pos", ast.Invert: "invert", ast.Not: "not",
}  # fmt: skip


@lowers(ast.UnaryOp)
def _unaryop(ctx: Lowering, node: ast.UnaryOp) -> Value:
    return unary(ctx, UNARY[type(node.op)], ctx.expr(node.operand), node)


@lowers(ast.NamedExpr)
def _walrus(ctx: Lowering, node: ast.NamedExpr) -> Value:
    value = ctx.expr(node.value)
    assign(ctx, node.target, value, node.value)
    return ctx.expr(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target))


# short circuits and conditionals


CHEAP = 8


def _is_cheap(stmts: list[AnyStmt]) -> bool:
    """Whether statements may as well run when their result is not needed."""
    return len(stmts) <= CHEAP and all(isinstance(s, Let) and not OPS[s.op].library for s in stmts)


def logical(
    ctx: Lowering, is_and: bool, left: Operand, right: Callable[[], bool | Operand], node: ast.AST
) -> Value:
    """`left and right` or `left or right`; the right side runs only if it decides, or if nobody can tell."""
    box: list[bool | Operand] = []
    state = run_arm(ctx, lambda: box.append(right()))
    second = box[0]
    if _is_cheap(state.arm.stmts) and not _changes(ctx, state):
        ctx.stmts += state.arm.stmts
        if isinstance(second, bool):
            return Runtime(left) if second == is_and else Comptime(second)
        return Runtime(ctx.op("and" if is_and else "or", (left, second), node))
    value: Value = Comptime(second) if isinstance(second, bool) else Runtime(second)
    skipped = State(Arm(), dict(ctx.frame.env), dict(ctx.fields))
    known: Value = Comptime(not is_and)
    states = [state, skipped] if is_and else [skipped, state]
    return _branch_value(ctx, left, states, [value, known] if is_and else [known, value], node)


def _changes(ctx: Lowering, state: State) -> bool:
    return state.env != ctx.frame.env or state.fields != ctx.fields


def _branch_value(
    ctx: Lowering, cond: Operand, states: list[State], values: list[Value], node: ast.AST
) -> Value:
    draft = BranchDraft(cond, [state.arm for state in states], span=ctx.span(node))
    found = Merger(draft, states, ctx.span(node), "").combine(ctx, list(values))
    ctx.emit(draft)
    merge(ctx, draft, states)
    return found


@lowers(ast.BoolOp)
def _boolop(ctx: Lowering, node: ast.BoolOp) -> Value:
    is_and = isinstance(node.op, ast.And)

    def rest(position: int) -> Value:
        part = node.values[position]
        value = ctx.expr(part)
        if position == len(node.values) - 1:
            return value
        cond = truth(ctx, value, part)
        if isinstance(cond, bool):
            return rest(position + 1) if cond == is_and else value
        return logical(
            ctx, is_and, cond, lambda: truth(ctx, rest(position + 1), node.values[position + 1]), node
        )

    return rest(0)


@lowers(ast.IfExp)
def _conditional(ctx: Lowering, node: ast.IfExp) -> Value:
    cond = truth(ctx, ctx.expr(node.test), node.test)
    if isinstance(cond, bool):
        return ctx.expr(node.body if cond else node.orelse)
    found: list[Value] = []
    states = [run_arm(ctx, partial(_collect, ctx, part, found)) for part in (node.body, node.orelse)]
    cheap = all(_is_cheap(state.arm.stmts) and not _changes(ctx, state) for state in states)
    if cheap and all(_is_number(value) for value in found):
        for state in states:
            ctx.stmts += state.arm.stmts
        return select(ctx, cond, found[0], found[1], node)
    return _branch_value(ctx, cond, states, found, node)


def _collect(ctx: Lowering, node: ast.expr, found: list[Value]) -> None:
    found.append(ctx.expr(node))


def _is_number(value: Value) -> bool:
    return isinstance(value, Runtime) or (
        isinstance(value, Comptime) and isinstance(value.value, bool | int | float)
    )


def select(ctx: Lowering, cond: Operand, a: Value, b: Value, node: ast.AST) -> Value:
    """One of two numbers, both at hand."""
    if (
        isinstance(a, Comptime)
        and isinstance(b, Comptime)
        and isinstance(a.value, bool) != isinstance(b.value, bool)
    ):
        raise ctx.type_error(
            node,
            f"cannot choose: got {a.value!r} and {b.value!r}, expected one dtype",
            "use two numbers or two bools",
        )
    if isinstance(a, Comptime) and isinstance(b, Comptime):
        a = Runtime(operand(ctx, a, node, "choose"))
    x, y = pair(ctx, a, b, node, "choose")
    return Runtime(ctx.op("select", (cond, x, y), node))


COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge",
}  # fmt: skip


@lowers(ast.Compare)
def _compare(ctx: Lowering, node: ast.Compare) -> Value:
    def rest(position: int, left: Value) -> Value:
        right = ctx.expr(node.comparators[position])
        found = _compared(ctx, node.ops[position], left, right, node)
        if position == len(node.ops) - 1:
            return found
        cond = truth(ctx, found, node)
        if isinstance(cond, bool):
            return rest(position + 1, right) if cond else FALSE
        return logical(ctx, True, cond, lambda: truth(ctx, rest(position + 1, right), node), node)

    return rest(0, ctx.expr(node.left))


def _compared(ctx: Lowering, op: ast.cmpop, left: Value, right: Value, node: ast.Compare) -> Value:
    if isinstance(op, ast.Is | ast.IsNot):
        return _identity(ctx, isinstance(op, ast.Is), left, right, node)
    if isinstance(op, ast.In | ast.NotIn):
        return _membership(ctx, isinstance(op, ast.In), left, right, node)
    return binary(ctx, COMPARISONS[type(op)], left, right, node)


def _identity(ctx: Lowering, same: bool, left: Value, right: Value, node: ast.Compare) -> Value:
    if isinstance(left, Comptime) and isinstance(right, Comptime):
        return Comptime((left.value is right.value) == same)
    if any(isinstance(v, Comptime) and v.value is None for v in (left, right)):
        return Comptime(not same)  # a run-time value is never None
    raise ctx.syntax_error(
        node,
        f"cannot use `is`: got {describe(ctx, left)} and {describe(ctx, right)}, expected compile-time "
        "values",
        "compare with ==, or test for an absent argument with `is None`",
    )


def _membership(ctx: Lowering, inside: bool, left: Value, right: Value, node: ast.Compare) -> Value:
    if isinstance(left, Comptime) and isinstance(right, Comptime):
        found = evaluate(ctx, _contains, (left.value, right.value), node, "use `in`")
        return Comptime(bool(found) == inside)
    raise ctx.syntax_error(
        node,
        f"cannot use `in`: got {describe(ctx, left)}, expected compile-time values",
        "compare: x == 1 or x == 2",
    )


def _contains(item: Any, items: Any) -> bool:
    return item in items


# subscripts, attributes, displays


@lowers(ast.Subscript)
def _subscript(ctx: Lowering, node: ast.Subscript) -> Value:
    whole = ctx.expr(node.value)
    if isinstance(node.slice, ast.Slice):
        return _slice(ctx, whole, node)
    if isinstance(whole, TensorValue | ArrayValue):
        return load(ctx, whole, indices_of(ctx, node.slice), node)
    if isinstance(whole, StructArray):
        return struct_arrays.read(ctx, whole, indices_of(ctx, node.slice), node)
    index = ctx.expr(node.slice)
    if isinstance(whole, Comptime):
        index = _host_tuple(ctx, index) if isinstance(index, TupleValue) else settled(index)
        if isinstance(index, Comptime):
            if type(whole.value) in (list, dict):
                ctx.dependencies.content(whole.value, ast.unparse(node.value))
            return _host_item(ctx, whole.value, index.value, node)
        if value_items(ctx, whole) is not None:
            raise ctx.type_error(
                node.slice,
                f"cannot index a compile-time value: got {describe(ctx, index)}, expected a compile-time int",
                "make a table of it: bc.Const(values, bc.f32)",
            )
    return item(ctx, whole, index, node)


def _host_item(ctx: Lowering, whole: Any, index: Any, node: ast.Subscript) -> Value:
    found = evaluate(ctx, operator.getitem, (whole, index), node, "index")
    if isinstance(found, Invalid):  # a type of the language with the wrong parts in brackets
        raise ctx.type_error(
            node, f"cannot use this type: {found.message}", found.help or "see its documentation"
        )
    return host(ctx, found)


def _host_tuple(ctx: Lowering, value: TupleValue) -> Value:
    parts = [ctx.force(part) for part in value.items]
    hosts = [part.value for part in parts if isinstance(part, Comptime)]
    return Comptime(tuple(hosts)) if len(hosts) == len(parts) else value


def _slice(ctx: Lowering, whole: Value, node: ast.Subscript) -> Value:
    assert isinstance(node.slice, ast.Slice)
    parts = [node.slice.lower, node.slice.upper, node.slice.step]
    items = value_items(ctx, whole)
    if items is not None or (isinstance(whole, Comptime) and isinstance(whole.value, str)):
        ends = [NONE if part is None else ctx.expr(part) for part in parts]
        if not all(isinstance(end, Comptime) for end in ends):
            raise ctx.type_error(
                node, "cannot slice a tuple: got a run-time end, expected compile-time ints", "unroll"
            )
        cutter: slice[Any, Any, Any] = slice(*[end.value for end in ends if isinstance(end, Comptime)])
        if isinstance(whole, Comptime):
            return Comptime(evaluate(ctx, operator.getitem, (whole.value, cutter), node, "slice"))
        assert items is not None
        assert isinstance(whole, TupleValue)
        return TupleValue(items[cutter], whole.mutable)
    return cut(ctx, whole, node.slice, node)


@lowers(ast.Attribute)
def _attribute(ctx: Lowering, node: ast.Attribute) -> Value:
    array = places.field_of_element(ctx, node)
    if array is not None:
        return array.get(ctx)
    whole = ctx.expr(node.value)
    if isinstance(whole, Comptime):
        try:
            found = ctx.dependencies.attribute(whole.value, node.attr)
        except AttributeError as error:
            near = nearest(node.attr, dir(whole.value))
            help = f"did you mean {near}?" if near else "see the names that it has: dir(...)"
            raise CompileNameError(f"cannot read .{node.attr}: {error}", ctx.span(node), help) from None
        except Exception as error:  # of a property or a lazy module of the user
            raise ctx.compile_error(
                node,
                f"cannot read .{node.attr} at compile time: {type(error).__name__}: {error}",
                "this part has no run-time value in it, so Python evaluated it",
            ) from None
        return host(ctx, found)
    if isinstance(whole, StructValue):
        return _struct_attribute(ctx, whole, node)
    if node.attr == "dtype" and isinstance(whole, ArrayValue | TensorValue):
        return Comptime(elem(ctx.type_of(whole.memory)))
    return Method(whole, node.attr)


def _struct_attribute(ctx: Lowering, whole: StructValue, node: ast.Attribute) -> Value:
    if node.attr in whole.names:
        return ctx.force(field_of(ctx, ctx.fields, whole.cell, node.attr))
    for cls in whole.cls.__mro__:
        if node.attr in cls.__dict__:
            return _class_attribute(ctx, whole, cls.__dict__[node.attr], node)
    near = nearest(node.attr, whole.names)
    help = f"did you mean {near}?" if near else f"its fields are {', '.join(whole.names)}"
    raise CompileNameError(
        f"cannot read .{node.attr}: got a {whole.cls.__name__}, expected a field or method of it",
        ctx.span(node),
        help,
    )


def _class_attribute(ctx: Lowering, whole: StructValue, found: object, node: ast.Attribute) -> Value:
    if isinstance(found, staticmethod):
        return Comptime(found.__func__)
    if callable(found) and not isinstance(found, type):
        return Method(whole, node.attr, found)
    return host(ctx, ctx.dependencies.attribute(whole.cls, node.attr))


@lowers(ast.Tuple, ast.List)
def _display(ctx: Lowering, node: ast.Tuple | ast.List) -> Value:
    for part in node.elts:
        if isinstance(part, ast.Starred):
            raise ctx.syntax_error(
                part, "cannot use * in a display: got *values, expected plain items", "name each item"
            )
    items = tuple([ctx.expr(part) for part in node.elts])
    if isinstance(node, ast.Tuple) and all(isinstance(part, Comptime) for part in items):
        return Comptime(tuple([part.value for part in items if isinstance(part, Comptime)]))
    return TupleValue(items, isinstance(node, ast.List))


@lowers(ast.Lambda)
def _lambda(ctx: Lowering, node: ast.Lambda) -> Value:
    return local_function(ctx, node)


@lowers(ast.FunctionDef)
def _function(ctx: Lowering, node: ast.FunctionDef) -> None:
    if node.decorator_list:
        raise ctx.syntax_error(
            node.decorator_list[0],
            "cannot decorate a function inside a kernel: got a decorator, expected a plain def",
            "define it outside with @bc.cube",
        )
    ctx.frame.env[node.name] = local_function(ctx, node)


@lowers(ast.Expr)
def _expression(ctx: Lowering, node: ast.Expr) -> None:
    if not isinstance(node.value, ast.Constant):  # a docstring
        ctx.expr(node.value)
