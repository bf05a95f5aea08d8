"""Arguments meet parameters: counts, names, defaults, and what the annotation asks of each value."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from burn_cube.dtypes import DType
from burn_cube.frontend.annotations import STRUCT_FIELDS, Parsed
from burn_cube.frontend.context import Frame, Lowering
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.inference import is_open
from burn_cube.frontend.intrinsics import FragmentForm, MemoryOf
from burn_cube.frontend.operators import convert, describe, host, value_items
from burn_cube.frontend.values import (
    ArrayValue,
    Comptime,
    FragmentValue,
    LocalFunction,
    Method,
    Runtime,
    StructValue,
    TensorValue,
    TupleValue,
    Value,
    settled,
)
from burn_cube.signature import (
    Annotation,
    ArrayAnnotation,
    ComptimeAnnotation,
    Elem,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    OptionalAnnotation,
    ScalarAnnotation,
    StructAnnotation,
    TensorAnnotation,
    VectorAnnotation,
)
from burn_cube.types import ValueType, VectorType, elem, with_elem

Asked = Parsed | None


def bind(
    ctx: Lowering,
    frame: Frame,
    function: CubeFunction[Any, Any],
    args: Sequence[Value],
    nodes: Sequence[ast.expr],
    named: Mapping[str, Value],
    node: ast.Call,
) -> dict[Any, Value]:
    """The variables of a call: each parameter with its value."""
    parameters = function.parameters
    names = [p.name for p in parameters]
    positional = sum(not p.keyword_only for p in parameters)
    required = {p.name for p in parameters if not p.has_default}
    given = matched(ctx, function.name, names, positional, required, args, nodes, named, node)
    for parameter in parameters:
        if parameter.name not in given:
            given[parameter.name] = host(ctx, parameter.default), node
    # values with a dtype first, so that literals can take it
    order = sorted(parameters, key=lambda p: isinstance(given[p.name][0], Comptime))
    found: dict[Any, Value] = {}
    for parameter in order:
        value, place = given[parameter.name]
        found[parameter.name] = check(ctx, frame, parameter.annotation, value, place, parameter.name)
    return found


def matched(
    ctx: Lowering,
    function: str,
    names: Sequence[str],
    positional: int,
    required: set[str],
    args: Sequence[Value],
    nodes: Sequence[ast.expr],
    named: Mapping[str, Value],
    node: ast.Call,
) -> dict[str, tuple[Value, ast.expr]]:
    """What each parameter is given, and where; the first `positional` names may be given by position."""
    if len(args) > positional:
        what = "arguments" if positional == len(names) else "arguments by position"
        raise ctx.type_error(
            node,
            f"cannot call {function}: got {len(args)} {what}, expected {positional}",
            f"its parameters are {', '.join(names) or 'none'}",
        )
    given: dict[str, tuple[Value, ast.expr]] = dict(zip(names, zip(args, nodes, strict=True), strict=False))
    places = {keyword.arg: keyword.value for keyword in node.keywords}
    for name, value in named.items():
        if name not in names:
            raise ctx.type_error(
                places[name],
                f"cannot call {function}: got an argument {name}, expected one of {', '.join(names)}",
                "rename or remove it",
            )
        if name in given:
            raise ctx.type_error(
                places[name], f"cannot call {function}: got {name} twice, expected it once", "remove one"
            )
        given[name] = value, places[name]
    missing = [name for name in names if name in required and name not in given]
    if missing:
        raise ctx.type_error(
            node,
            f"cannot call {function}: got no {', '.join(missing)}, expected {len(names)} arguments",
            f"pass {missing[0]}",
        )
    return given


def fields_of(
    ctx: Lowering,
    cls: type,
    args: Sequence[Value],
    nodes: Sequence[ast.expr],
    named: Mapping[str, Value],
    node: ast.Call,
) -> dict[str, Value]:
    """The fields of a struct that a kernel makes."""
    import dataclasses  # few kernels make structs

    fields: Callable[[], tuple[tuple[str, Annotation], ...]] = getattr(cls, STRUCT_FIELDS)
    defaults = {
        field.name: field.default
        for field in dataclasses.fields(cls)
        if field.default is not dataclasses.MISSING
    }
    asked = dict(fields())
    names, required = list(asked), set(asked) - set(defaults)
    given = matched(ctx, cls.__name__, names, len(names), required, args, nodes, named, node)
    found: dict[str, Value] = {}
    for name, annotation in asked.items():
        value, place = given.get(name) or (host(ctx, defaults[name]), node)
        found[name] = check(ctx, ctx.frame, annotation, value, place, name)
    return found


def check(ctx: Lowering, frame: Frame, asked: Asked, value: Value, node: ast.expr, name: str) -> Value:
    """The value as a parameter with this annotation takes it."""
    return value if asked is None else _CHECKS[type(asked)](ctx, frame, asked, value, node, name)


def _given(
    ctx: Lowering, frame: Frame, asked: ScalarAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    return _scalar(ctx, frame, asked.elem, value, node, name)


def _optional(
    ctx: Lowering, frame: Frame, asked: OptionalAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    absent = isinstance(value, Comptime) and value.value is None
    return value if absent else check(ctx, frame, asked.inner, value, node, name)


def _list(
    ctx: Lowering, frame: Frame, asked: ListAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    items = value_items(ctx, value)
    if items is None:
        raise _wrong(ctx, value, "a list", node, name)
    return TupleValue(tuple([check(ctx, frame, asked.inner, item, node, name) for item in items]), True)


def _struct(
    ctx: Lowering, frame: Frame, asked: StructAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    if not isinstance(value, StructValue) or not issubclass(value.cls, asked.cls):
        raise _wrong(ctx, value, f"a {asked.cls.__name__}", node, name)
    return value


def _inout(
    ctx: Lowering, frame: Frame, asked: InoutAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    return check(ctx, frame, asked.inner, value, node, name)


def _wrong(ctx: Lowering, value: Value, expected: str, node: ast.expr, name: str) -> Exception:
    return ctx.type_error(
        node,
        f"cannot pass {name}: got {describe(ctx, value)}, expected {expected}",
        f"see the annotation of {name}",
    )


def _scalar(
    ctx: Lowering, frame: Frame, asked: DType | Generic, value: Value, node: ast.expr, name: str
) -> Value:
    if not isinstance(value, Runtime | Comptime):
        raise _wrong(
            ctx, value, f"a scalar of {asked if isinstance(asked, DType) else asked.name}", node, name
        )
    if isinstance(asked, Generic):
        known = frame.generics.get(asked.name)
        if known is None:
            return _bind_generic(ctx, frame, asked, value, node, name)
        asked = known
    type_: ValueType = asked
    if isinstance(value, Runtime):
        type_ = with_elem(ctx.type_of(value.operand), asked)
    return Runtime(convert(ctx, value, type_, node, f"pass {name}"))


def _bind_generic(
    ctx: Lowering, frame: Frame, asked: Generic, value: Runtime | Comptime, node: ast.expr, name: str
) -> Value:
    if isinstance(value, Comptime):
        return value  # a literal takes its dtype where it is used
    dtype = elem(ctx.type_of(value.operand))
    if is_open(dtype):
        return value
    accept(ctx, frame, asked, dtype, node, name)
    return value


def accept(ctx: Lowering, frame: Frame, asked: Generic, dtype: DType, node: ast.expr, name: str) -> None:
    """Give a generic its dtype, or test that it is the one it has."""
    known = frame.generics.setdefault(asked.name, dtype)
    if dtype not in asked.accepts:
        allowed = " ".join(d.name for d in asked.accepts)
        raise ctx.type_error(
            node,
            f"cannot pass {name}: got {dtype}, expected one of {allowed}",
            f"{asked.name} stands for these",
        )
    if known != dtype:
        raise ctx.type_error(
            node,
            f"cannot pass {name}: got {dtype}, expected {known}, which {asked.name} stands for already",
            f"cast one argument: bc.{known}(...)",
        )


def _vector(
    ctx: Lowering, frame: Frame, asked: VectorAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    type_ = ctx.type_of(value.operand) if isinstance(value, Runtime) else None
    n = asked.n if isinstance(asked.n, int) else type_.n if isinstance(type_, VectorType) else 0
    if not isinstance(type_, VectorType) or type_.n != n:
        raise _wrong(ctx, value, f"a vector of {asked.n} lanes", node, name)
    _element(ctx, frame, asked.elem, type_.elem, node, name)
    return value


def _element(
    ctx: Lowering, frame: Frame, asked: DType | Generic, dtype: DType, node: ast.expr, name: str
) -> None:
    if isinstance(asked, Generic):
        accept(ctx, frame, asked, dtype, node, name)
    elif asked != dtype:
        raise ctx.type_error(
            node,
            f"cannot pass {name}: got elements of {dtype}, expected {asked}",
            "change the annotation to a generic",
        )


def _array(
    ctx: Lowering,
    frame: Frame,
    asked: ArrayAnnotation | TensorAnnotation,
    value: Value,
    node: ast.expr,
    name: str,
) -> Value:
    if not isinstance(value, ArrayValue if isinstance(asked, ArrayAnnotation) else TensorValue):
        raise _wrong(ctx, value, "an Array" if isinstance(asked, ArrayAnnotation) else "a Tensor", node, name)
    assert isinstance(value, ArrayValue | TensorValue)
    wanted: Elem = asked.elem
    if isinstance(wanted, VectorAnnotation):
        if not value.vector or (isinstance(wanted.n, int) and wanted.n != value.width):
            raise _wrong(ctx, value, f"elements that are vectors of {wanted.n} lanes", node, name)
        wanted = wanted.elem
    elif value.vector:
        raise _wrong(ctx, value, "scalar elements, not vectors", node, name)
    _element(ctx, frame, wanted, elem(ctx.type_of(value.memory)), node, name)
    return value


def _memory(ctx: Lowering, frame: Frame, asked: MemoryOf, value: Value, node: ast.expr, name: str) -> Value:
    space = asked.form.name.lower()
    if not isinstance(value, ArrayValue) or value.memory.memory_type.space.value != space:
        raise _wrong(ctx, value, f"a {space} memory", node, name)
    array = ArrayAnnotation(cast("Elem", asked.elem))
    return _array(ctx, frame, array, value, node, name)


def _fragment(
    ctx: Lowering, frame: Frame, asked: FragmentForm, value: Value, node: ast.expr, name: str
) -> Value:
    if not isinstance(value, FragmentValue):
        raise _wrong(ctx, value, "a fragment", node, name)
    return value


def _comptime(
    ctx: Lowering, frame: Frame, asked: ComptimeAnnotation, value: Value, node: ast.expr, name: str
) -> Value:
    value = settled(value)
    if not isinstance(value, Comptime | TupleValue | LocalFunction | Method):
        raise ctx.type_error(
            node,
            f"cannot pass {name}: got a run-time value of type {describe(ctx, value)}, expected a "
            "compile-time value",
            "pass a literal, or drop bc.Comptime from the parameter",
        )
    return value


_CHECKS: dict[type, Callable[[Lowering, Frame, Any, Value, ast.expr, str], Value]] = {
    ScalarAnnotation: _given, VectorAnnotation: _vector, ArrayAnnotation: _array, TensorAnnotation: _array,
    ComptimeAnnotation: _comptime, OptionalAnnotation: _optional, ListAnnotation: _list,
    StructAnnotation: _struct, InoutAnnotation: _inout, MemoryOf: _memory, FragmentForm: _fragment,
}  # fmt: skip
