"""`match`: on run-time integers a `Switch`, on compile-time values a choice made now."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from burn_cube.dtypes import BOOL, DType
from burn_cube.frontend.context import Lowering, lowers
from burn_cube.frontend.control import sequence
from burn_cube.frontend.drafts import BranchDraft
from burn_cube.frontend.flow import field_of, merge, run_arm, same_host
from burn_cube.frontend.literals import as_number
from burn_cube.frontend.operators import binary, describe, host, number_as, operand, truth, value_items
from burn_cube.frontend.values import (
    ArrayValue,
    Comptime,
    Runtime,
    StructValue,
    TensorValue,
    Value,
    settled,
)
from burn_cube.frontend.variables import set_name
from burn_cube.ir.nodes import Operand

Binding = tuple[str, Value, ast.pattern]


@lowers(ast.Match)
def _match(ctx: Lowering, node: ast.Match) -> None:
    subject = settled(ctx.expr(node.subject))
    if isinstance(subject, Runtime) and _is_plain(ctx, subject, node):
        _switch(ctx, subject, node)
    else:
        _choose(ctx, subject, node.cases, 0)


def _is_plain(ctx: Lowering, subject: Runtime, node: ast.Match) -> bool:
    """Whether integers alone decide, so that a `Switch` will do."""
    type_ = ctx.type_of(subject.operand)
    if not isinstance(type_, DType) or ctx.inference.is_floating(type_):
        raise ctx.type_error(
            node.subject,
            f"cannot match: got {describe(ctx, subject)}, expected an integer or a compile-time value",
            "use if and elif with comparisons",
        )
    return type_ is not BOOL and all(case.guard is None for case in node.cases)


def _switch(ctx: Lowering, subject: Runtime, node: ast.Match) -> None:
    cases: list[tuple[int, ...]] = []
    bodies: list[Callable[[], None]] = []
    default: Callable[[], None] = _nothing
    for case in node.cases:
        values, name = _constants(ctx, case.pattern, subject)
        body = _body(ctx, case, [] if name is None else [(name, subject, case.pattern)])
        if values is None:
            default = body
            break
        cases.append(values)
        bodies.append(body)
    if not cases:
        default()
        return
    states = [run_arm(ctx, body) for body in [*bodies, default]]
    draft = BranchDraft(subject.operand, [state.arm for state in states], cases, span=ctx.span(node.subject))
    ctx.emit(draft)
    merge(ctx, draft, states)


def _nothing() -> None:
    """What a `match` without a default does for the rest."""


def _body(ctx: Lowering, case: ast.match_case, bindings: Sequence[Binding]) -> Callable[[], None]:
    def run() -> None:
        for name, value, pattern in bindings:
            set_name(ctx, name, value, pattern, pattern)
        sequence(ctx, case.body)

    return run


def _constants(
    ctx: Lowering, pattern: ast.pattern, subject: Runtime
) -> tuple[tuple[int, ...] | None, str | None]:
    """The integers of a case (None: all) and the name that it gives the subject."""
    if isinstance(pattern, ast.MatchAs):
        if pattern.pattern is None:
            return None, pattern.name
        return _constants(ctx, pattern.pattern, subject)[0], pattern.name
    if isinstance(pattern, ast.MatchOr):
        parts = [_constants(ctx, part, subject)[0] for part in pattern.patterns]
        return (
            None if None in parts else tuple([v for part in parts if part is not None for v in part])
        ), None
    if not isinstance(pattern, ast.MatchValue):
        raise ctx.syntax_error(
            pattern,
            "cannot match: got a pattern with a structure, expected integers for a run-time value",
            "write case 1 | 2:, and case _: for the rest",
        )
    value = ctx.expr(pattern.value)
    number = as_number(value.value) if isinstance(value, Comptime) else None
    if isinstance(number, bool) or not isinstance(number, int):
        raise ctx.type_error(
            pattern,
            f"cannot match: got {describe(ctx, value)}, expected an int for a run-time integer",
            "write case 1:",
        )
    number_as(ctx, number, ctx.type_of(subject.operand), pattern, "match")
    return (number,), None


# choices made one after the other


def _choose(ctx: Lowering, subject: Value, cases: Sequence[ast.match_case], position: int) -> None:
    if position == len(cases):
        return
    case = cases[position]
    bindings: list[Binding] = []
    cond = _test(ctx, case.pattern, subject, bindings)
    if cond is not False and case.guard is not None:
        cond = _guard(ctx, case, bindings, cond)
    if isinstance(cond, bool):
        if cond:
            _body(ctx, case, bindings)()
        else:
            _choose(ctx, subject, cases, position + 1)
        return
    states = [
        run_arm(ctx, _body(ctx, case, bindings)),
        run_arm(ctx, lambda: _choose(ctx, subject, cases, position + 1)),
    ]
    draft = BranchDraft(cond, [state.arm for state in states], span=ctx.span(case.pattern))
    ctx.emit(draft)
    merge(ctx, draft, states)


def _guard(
    ctx: Lowering, case: ast.match_case, bindings: Sequence[Binding], cond: bool | Operand
) -> bool | Operand:
    assert case.guard is not None
    for name, value, pattern in bindings:
        set_name(ctx, name, value, pattern, pattern)
    found = truth(ctx, ctx.expr(case.guard), case.guard)
    return _both(ctx, cond, found, case.guard)


def _both(ctx: Lowering, a: bool | Operand, b: bool | Operand, node: ast.AST) -> bool | Operand:
    if isinstance(a, bool):
        return b if a else False
    if isinstance(b, bool):
        return a if b else False
    return ctx.op("and", (a, b), node)


def _either(ctx: Lowering, a: bool | Operand, b: bool | Operand, node: ast.AST) -> bool | Operand:
    if isinstance(a, bool):
        return True if a else b
    if isinstance(b, bool):
        return True if b else a
    return ctx.op("or", (a, b), node)


def _test(ctx: Lowering, pattern: ast.pattern, subject: Value, bindings: list[Binding]) -> bool | Operand:
    """Whether a value has a pattern; what the pattern names goes into `bindings`."""
    rule = _TESTS.get(type(pattern))
    if rule is None:
        raise ctx.syntax_error(
            pattern,
            f"cannot use {type(pattern).__name__}: got an unknown pattern, expected constants or tuples",
            "compare with if",
        )
    return rule(ctx, pattern, ctx.force(subject), bindings)


def _capture(ctx: Lowering, pattern: ast.MatchAs, subject: Value, bindings: list[Binding]) -> bool | Operand:
    found = True if pattern.pattern is None else _test(ctx, pattern.pattern, subject, bindings)
    if pattern.name is not None:
        bindings.append((pattern.name, subject, pattern))
    return found


def _any(ctx: Lowering, pattern: ast.MatchOr, subject: Value, bindings: list[Binding]) -> bool | Operand:
    total: bool | Operand = False
    for part in pattern.patterns:
        if total is not True:
            total = _either(ctx, total, _test(ctx, part, subject, bindings), pattern)
    return total


def _value(ctx: Lowering, pattern: ast.MatchValue, subject: Value, bindings: list[Binding]) -> bool | Operand:
    return _equal(ctx, subject, ctx.expr(pattern.value), pattern)


def _singleton(
    ctx: Lowering, pattern: ast.MatchSingleton, subject: Value, bindings: list[Binding]
) -> bool | Operand:
    if isinstance(subject, Runtime) and isinstance(pattern.value, bool):
        return _equal(ctx, subject, Comptime(pattern.value), pattern)
    return isinstance(subject, Comptime) and subject.value is pattern.value


def _equal(ctx: Lowering, subject: Value, value: Value, pattern: ast.pattern) -> bool | Operand:
    if isinstance(subject, Comptime) and isinstance(value, Comptime):
        return bool(subject.value == value.value) or same_host(subject.value, value.value)
    if isinstance(subject, ArrayValue | TensorValue):
        raise ctx.type_error(
            pattern,
            f"cannot match: got {describe(ctx, subject)}, expected an integer or a compile-time value",
            "match one element: match x[i]",
        )
    if isinstance(subject, Runtime):
        return operand(ctx, binary(ctx, "eq", subject, value, pattern), pattern, "match")
    return False


def _sequence(
    ctx: Lowering, pattern: ast.MatchSequence, subject: Value, bindings: list[Binding]
) -> bool | Operand:
    for part in pattern.patterns:
        if isinstance(part, ast.MatchStar):
            raise ctx.syntax_error(
                part, "cannot match *rest: got a star, expected one pattern an item", "name each item"
            )
    items = value_items(ctx, subject)
    if items is None or len(items) != len(pattern.patterns):
        return False
    return _all(ctx, pattern, list(zip(pattern.patterns, items, strict=True)), bindings)


def _all(
    ctx: Lowering, node: ast.pattern, pairs: Sequence[tuple[ast.pattern, Value]], bindings: list[Binding]
) -> bool | Operand:
    total: bool | Operand = True
    for part, value in pairs:
        if total is not False:
            total = _both(ctx, total, _test(ctx, part, value, bindings), node)
    return total


def _class(ctx: Lowering, pattern: ast.MatchClass, subject: Value, bindings: list[Binding]) -> bool | Operand:
    wanted = ctx.expr(pattern.cls)
    cls = wanted.value if isinstance(wanted, Comptime) else None
    if not isinstance(cls, type):
        raise ctx.type_error(
            pattern, f"cannot match: got {describe(ctx, wanted)}, expected a class", "name a class"
        )
    if isinstance(subject, StructValue):
        if not issubclass(subject.cls, cls):
            return False
    elif not (isinstance(subject, Comptime) and isinstance(subject.value, cls)):
        return False
    names = [*_positions(cls)[: len(pattern.patterns)], *pattern.kwd_attrs]
    parts = [*pattern.patterns, *pattern.kwd_patterns]
    if len(names) != len(parts):
        if isinstance(subject, Comptime) and cls in (int, float, str, bool, tuple) and len(parts) == 1:
            return _test(ctx, parts[0], subject, bindings)
        raise ctx.type_error(
            pattern,
            f"cannot match {cls.__name__}: got {len(pattern.patterns)} parts, expected "
            f"{len(_positions(cls))}",
            "name the fields: Point(x=0)",
        )
    found = [(part, _attribute(ctx, subject, name, pattern)) for part, name in zip(parts, names, strict=True)]
    return _all(ctx, pattern, found, bindings)


def _positions(cls: type) -> list[str]:
    if "__match_args__" in cls.__dict__:
        return list(getattr(cls, "__match_args__"))  # noqa: B009  not every class has it
    import dataclasses  # few kernels match them

    return [field.name for field in dataclasses.fields(cls)] if dataclasses.is_dataclass(cls) else []


def _attribute(ctx: Lowering, subject: Value, name: str, node: ast.pattern) -> Value:
    if isinstance(subject, StructValue) and name in subject.names:
        return field_of(ctx, ctx.fields, subject.cell, name)
    if isinstance(subject, Comptime) and hasattr(subject.value, name):
        return host(ctx, ctx.dependencies.attribute(subject.value, name))
    raise ctx.type_error(
        node,
        f"cannot match: got {describe(ctx, subject)} without {name}, expected a field {name}",
        "check the name",
    )


_TESTS: dict[type, Callable[[Lowering, Any, Value, list[Binding]], bool | Operand]] = {
    ast.MatchAs: _capture, ast.MatchOr: _any, ast.MatchValue: _value, ast.MatchSingleton: _singleton,
    ast.MatchSequence: _sequence, ast.MatchClass: _class,
}  # fmt: skip
