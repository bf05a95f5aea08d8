"""Calls: the body of a function is lowered in place, once a call, with frames of its own."""

from __future__ import annotations

import ast
import types
from collections.abc import Callable, Mapping
from typing import Any, cast

from burn_cube.dtypes import DType
from burn_cube.frontend import debugging
from burn_cube.frontend.annotations import STRUCT_FIELDS
from burn_cube.frontend.binding import bind, fields_of, matched
from burn_cube.frontend.context import Frame, Lowering, lowers
from burn_cube.frontend.control import fresh_flags, sequence
from burn_cube.frontend.decorator import CubeFunction, cube_function
from burn_cube.frontend.flow import RETURN, VALUE
from burn_cube.frontend.intrinsics import Intrinsic
from burn_cube.frontend.operators import convert, describe, evaluate, host
from burn_cube.frontend.source import Source
from burn_cube.frontend.values import (
    NONE,
    Cell,
    Comptime,
    LocalFunction,
    Method,
    Runtime,
    StructValue,
    Unset,
    Value,
    host_value,
    is_true,
)
from burn_cube.record import record
from burn_cube.signature import ArrayAnnotation, Generic, TensorAnnotation
from burn_cube.span import Span
from burn_cube.types import with_elem


@record
class Call:
    """A call being lowered: the values of its arguments, and where they stand."""

    node: ast.Call
    args: tuple[Value, ...]
    nodes: tuple[ast.expr, ...]
    named: Mapping[str, Value]

    def place(self, position: int) -> ast.expr:
        """Where an argument stands; the call itself if there is none."""
        return self.nodes[position] if position < len(self.nodes) else self.node


Rule = Callable[[Lowering, Call], Value]
INTRINSICS: dict[str, Rule] = {}
BUILTINS: dict[object, Rule] = {}
METHODS: dict[str, Callable[[Lowering, Value, Call], Value]] = {}
CONSTRUCTORS: dict[type, Callable[[Lowering, Any, Call], Value]] = {}


@lowers(ast.Call)
def _call(ctx: Lowering, node: ast.Call) -> Value:
    function = ctx.expr(node.func)
    for part in node.args:
        if isinstance(part, ast.Starred):
            raise ctx.syntax_error(
                part, "cannot call with *: got *values, expected plain arguments", "pass each item"
            )
    args = tuple([ctx.expr(part) for part in node.args])
    named: dict[str, Value] = {}
    for keyword in node.keywords:
        if keyword.arg is None:
            raise ctx.syntax_error(
                keyword,
                "cannot call with **: got **values, expected plain arguments",
                "pass each one by name",
            )
        named[keyword.arg] = ctx.expr(keyword.value)
    return call(ctx, function, Call(node, args, tuple(node.args), named))


def call(ctx: Lowering, function: Value, found: Call) -> Value:
    """The value of a call."""
    if isinstance(function, LocalFunction):
        return _inline_local(ctx, function, found)
    if isinstance(function, Method):
        return _method(ctx, function, found)
    if not isinstance(function, Comptime):
        raise ctx.type_error(
            found.node.func,
            f"cannot call this: got {describe(ctx, function)}, expected a function",
            "square brackets take an element: x[i]",
        )
    return _call_host(ctx, function.value, found)


def _call_host(ctx: Lowering, target: Any, found: Call) -> Value:
    """A call of a function, class or mark of the host."""
    if isinstance(target, Intrinsic):
        return INTRINSICS[target.name](ctx, found)
    if isinstance(target, CubeFunction):
        function: Any = target  # pyright: ignore[reportUnknownVariableType]  any kernel will do
        return inline(ctx, function, found)
    if isinstance(target, ArrayAnnotation | TensorAnnotation):
        raise ctx.type_error(
            found.node,
            "cannot make a global array: got a call of an annotation, expected an argument of the kernel",
            "memories of a kernel are bc.Shared[bc.f32](n) and bc.Local[bc.f32](n)",
        )
    rule = CONSTRUCTORS.get(target.__class__)
    if rule is not None:
        return rule(ctx, target, found)
    if isinstance(target, types.FunctionType) and target.__name__ == "<lambda>":
        return inline(ctx, cube_function(target), found)
    if isinstance(target, type) and STRUCT_FIELDS in target.__dict__:
        return _construct(ctx, target, found)
    builtin = BUILTINS.get(target) if isinstance(target, _BUILTIN) else None
    if builtin is not None:
        return builtin(ctx, found)
    return _host(ctx, target, found)


_BUILTIN = (types.BuiltinFunctionType, type)


_MUTATORS = frozenset(
    "append extend insert pop remove clear update add sort reverse setdefault discard popitem".split()
)


def _host(ctx: Lowering, target: Any, found: Call) -> Value:
    """A function of the host: called now, if all arguments are known."""
    node = found.node
    name = getattr(target, "__name__", type(target).__name__)
    if not callable(target):
        raise ctx.type_error(
            node.func,
            f"cannot call this: got {describe(ctx, Comptime(target))}, expected a function",
            "is it a value?",
        )
    owner: Any = getattr(target, "__self__", None)
    if type(owner) in (list, dict, set) and name in _MUTATORS:
        raise ctx.compile_error(
            node,
            f"cannot call .{name}: got a {type(owner).__name__} of the host, expected one made in the kernel",
            "a kernel cannot change values outside of it",
        )
    args = [host_value(value) for value in found.args]
    named = {key: host_value(value) for key, value in found.named.items()}
    for position, (known, _) in enumerate([*args, *named.values()]):
        if not known:
            value = [*found.args, *found.named.values()][position]
            raise ctx.type_error(
                found.place(position),
                f"cannot call {name}: got {describe(ctx, value)}, expected compile-time values, since it "
                "is a function of the host",
                f"decorate {name} with @bc.cube"
                if isinstance(target, types.FunctionType)
                else _instead(name),
            )
    values = {key: value for key, (_, value) in named.items()}
    return host(ctx, evaluate(ctx, target, tuple(value for _, value in args), node, f"call {name}", values))


_INSTEAD = {
    "int": "bc.i32", "float": "bc.f32", "bool": "bc.bool", "print": "bc.debug_print", "str": "bc.debug_print",
}  # fmt: skip


def _instead(name: str) -> str:
    if name not in _INSTEAD and name not in INTRINSICS:
        return "compute it before the launch, and pass the result"
    return f"use {_INSTEAD.get(name, 'bc.' + name)}"


# inlining


def inline(
    ctx: Lowering, function: CubeFunction[Any, Any], found: Call, receiver: Value | None = None
) -> Value:
    """The body of a function in place of its call."""
    check_recursion(ctx, function, function.name, found.node)
    caller = ctx.span(found.node)
    frame = Frame(function.name, function.definition, function.fn, caller=caller)
    frame.contract = "contract" in function.fast_math
    args, nodes = found.args, found.nodes
    if receiver is not None:
        args, nodes = (receiver, *args), (found.node.func, *nodes)
    env = bind(ctx, frame, function, args, nodes, found.named, found.node)
    frame.env = fresh_flags() | env
    value = run_body(ctx, frame, function.definition, function)
    return _returned(ctx, frame, function, value)


def check_recursion(ctx: Lowering, identity: object, name: str, node: ast.AST) -> None:
    """A function whose body contains its own would never end."""
    if identity in ctx.active:
        raise ctx.compile_error(
            node,
            f"cannot call {name}: got a recursive call, expected a function that does not call itself",
            "functions are inlined; write a loop, with a bc.Local as the stack if it needs one",
        )


def run_body(ctx: Lowering, frame: Frame, source: Source, identity: object) -> Value:
    """Lower a body in its frame; what it returns."""
    saved, ctx.frame = ctx.frame, frame
    ctx.active.append(identity)
    try:
        tree = source.tree
        debugging.enter(ctx, frame)
        if isinstance(tree, ast.Lambda):
            value = ctx.expr(tree.body)
        else:
            sequence(ctx, tree.body)
            value = _result(ctx, frame)
        debugging.leave(ctx)
        return value
    finally:
        ctx.active.pop()
        ctx.frame = saved


def _result(ctx: Lowering, frame: Frame) -> Value:
    if frame.is_kernel or isinstance(frame.env[VALUE], Unset):
        return NONE
    value = ctx.force(frame.env[VALUE])
    if value is NONE:
        return NONE
    if not is_true(ctx.force(frame.env[RETURN])):
        raise ctx.compile_error(
            frame.exits[RETURN],
            f"cannot return from {frame.name} on some paths only: got a way through without `return`, "
            "expected a value on each",
            "end the function with a return",
        )
    return value


def _returned(ctx: Lowering, frame: Frame, function: CubeFunction[Any, Any], value: Value) -> Value:
    """The value in the dtype that the return annotation names."""
    returns = function.returns if isinstance(function.definition.tree, ast.FunctionDef) else None
    if isinstance(returns, Generic):
        returns = frame.generics.get(returns.name)
    if not isinstance(returns, DType):
        return value
    place: Span = frame.exits.get(RETURN) or frame.source.span(frame.source.tree, frame.caller)
    type_ = with_elem(ctx.type_of(value.operand), returns) if isinstance(value, Runtime) else returns
    return Runtime(convert(ctx, value, type_, place, f"return from {frame.name}"))


def _inline_local(ctx: Lowering, function: LocalFunction, found: Call) -> Value:
    node = function.node
    name = node.name if isinstance(node, ast.FunctionDef) else "a lambda"
    check_recursion(ctx, node, name, found.node)
    parent = function.frame
    frame = Frame(
        name, parent.source, None, caller=ctx.span(found.node), parent=parent, generics=parent.generics
    )
    frame.contract = parent.contract
    defaults = dict(function.defaults)
    names, positional = arguments_of(ctx, node)
    required = set(names) - set(defaults)
    given = matched(ctx, name, names, positional, required, found.args, found.nodes, found.named, found.node)
    env: dict[Any, Value] = {**defaults, **{key: value for key, (value, _) in given.items()}}
    frame.env = fresh_flags() | env
    return run_body(ctx, frame, Source(parent.source.file, parent.source.text, node), node)


def arguments_of(ctx: Lowering, node: ast.Lambda | ast.FunctionDef) -> tuple[list[str], int]:
    """The parameters of a function inside a kernel, and how many of them may be given by position."""
    for star in (node.args.vararg, node.args.kwarg):
        if star is not None:
            raise ctx.syntax_error(
                star,
                f"cannot use *{star.arg}: got any number of arguments, expected a fixed one",
                "pass a tuple",
            )
    plain = [*node.args.posonlyargs, *node.args.args]
    return [arg.arg for arg in (*plain, *node.args.kwonlyargs)], len(plain)


def local_function(ctx: Lowering, node: ast.Lambda | ast.FunctionDef) -> LocalFunction:
    """A function made inside a kernel; as in Python, its defaults are evaluated now."""
    args = node.args
    plain = [*args.posonlyargs, *args.args]
    pairs = [*zip(plain[len(plain) - len(args.defaults) :], args.defaults, strict=True)]
    pairs += [(arg, value) for arg, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value]
    return LocalFunction(node, ctx.frame, tuple([(arg.arg, ctx.expr(value)) for arg, value in pairs]))


def _method(ctx: Lowering, method: Method, found: Call) -> Value:
    function = method.function
    if isinstance(function, classmethod) and isinstance(method.receiver, StructValue):
        inner: Any = cast("Any", function).__func__
        return inline(ctx, cube_function(inner), found, Comptime(method.receiver.cls))
    if function is not None:
        return inline(ctx, cube_function(cast("Any", function)), found, method.receiver)
    rule = METHODS.get(method.name)
    if rule is None:
        known = ", ".join(f".{name}" for name in METHODS)
        raise ctx.type_error(
            found.node.func,
            f"cannot call .{method.name}: got {describe(ctx, method.receiver)}, expected a method of it",
            f"the methods are {known}",
        )
    return rule(ctx, method.receiver, found)


def _construct(ctx: Lowering, cls: type, found: Call) -> Value:
    """A struct made inside a kernel."""
    cell = Cell()
    values = fields_of(ctx, cls, found.args, found.nodes, found.named, found.node)
    for name, value in values.items():
        ctx.fields[(cell, name)] = value
    return StructValue(cls, cell, tuple(values))
