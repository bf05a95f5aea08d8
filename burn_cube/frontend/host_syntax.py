"""Syntax that is legal for compile-time values only: f-strings, and comprehensions over known items."""

from __future__ import annotations

import ast
from collections.abc import Callable

from burn_cube.frontend.context import Lowering, lowers
from burn_cube.frontend.loops import iterable
from burn_cube.frontend.operators import describe, evaluate, truth
from burn_cube.frontend.places import assign
from burn_cube.frontend.values import Comptime, TupleValue, Value


@lowers(ast.JoinedStr)
def _f_string(ctx: Lowering, node: ast.JoinedStr) -> Value:
    parts: list[str] = []
    for part in node.values:
        if isinstance(part, ast.FormattedValue):
            parts.append(_formatted(ctx, part))
        else:
            assert isinstance(part, ast.Constant)
            parts.append(str(part.value))
    return Comptime("".join(parts))


def _formatted(ctx: Lowering, part: ast.FormattedValue) -> str:
    value = ctx.expr(part.value)
    if not isinstance(value, Comptime):
        raise ctx.syntax_error(
            part.value,
            f"cannot use an f-string of run-time values: got {describe(ctx, value)}, expected a compile-time "
            "value",
            "pass the parts: bc.debug_print('x is', x)",
        )
    spec = ctx.expr(part.format_spec) if part.format_spec is not None else Comptime("")
    convert: dict[int, Callable[[object], str]] = {115: str, 114: repr, 97: ascii}
    found = convert[part.conversion](value.value) if part.conversion in convert else value.value
    text = spec.value if isinstance(spec, Comptime) else ""
    return str(evaluate(ctx, format, (found, text), part, "format"))


@lowers(ast.ListComp)
def _comprehension(ctx: Lowering, node: ast.ListComp) -> Value:
    env = ctx.frame.env
    saved, declared = dict(env), dict(ctx.frame.declared)
    found: list[Value] = []
    _generate(ctx, node, 0, found)
    for name in [key for key in env if key not in saved]:
        del env[name]
    env.update({key: saved[key] for key in _targets(node) if key in saved})
    ctx.frame.declared = declared
    return TupleValue(tuple(found), True)


def _targets(node: ast.ListComp) -> set[str]:
    return {
        part.id
        for generator in node.generators
        for part in ast.walk(generator.target)
        if isinstance(part, ast.Name)
    }


def _generate(ctx: Lowering, node: ast.ListComp, depth: int, found: list[Value]) -> None:
    if depth == len(node.generators):
        found.append(ctx.expr(node.elt))
        return
    generator = node.generators[depth]
    for item in _items(ctx, generator.iter):
        for name in _targets(node):
            ctx.frame.declared.pop(name, None)
        assign(ctx, generator.target, item)
        conds = [truth(ctx, ctx.expr(test), test) for test in generator.ifs]
        if not all(isinstance(cond, bool) for cond in conds):
            raise ctx.syntax_error(
                generator.ifs[0],
                "cannot filter a comprehension: got a run-time condition, expected a compile-time one",
                "use a loop with `if`",
            )
        if all(conds):
            _generate(ctx, node, depth + 1, found)


def _items(ctx: Lowering, node: ast.expr) -> tuple[Value, ...]:
    over = ctx.expr(node)
    found = iterable(ctx, over, node)
    if found is None:
        raise ctx.syntax_error(
            node,
            "cannot use a comprehension over run-time values: got a run-time range or array, expected "
            "compile-time items",
            "use a bc.Local and a loop",
        )
    return found
