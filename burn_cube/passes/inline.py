"""Replaces library operations by the bodies of their functions."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.ir import (
    Builder,
    Kernel,
    Let,
    Operand,
    Stmt,
    Substitution,
    Var,
    fresh,
    rewrite,
    with_body,
)
from burn_cube.ops import OPS
from burn_cube.passes import Context
from burn_cube.types import VectorType, elem


def inline(kernel: Kernel, context: Context) -> Kernel:
    """Splice the function of each library op in its place, with fresh variables; vectors go lane by lane."""

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        if not isinstance(stmt, Let) or not OPS[stmt.op].library:
            return stmt
        builder = Builder(stmt.span)
        t = stmt.result.value_type
        if isinstance(t, VectorType):
            subst[stmt.result] = _lanes(stmt, t, context, builder)
        else:
            subst[stmt.result] = _splice(stmt.op, stmt.args, context, builder)
        return builder.stmts

    return with_body(kernel, rewrite(kernel.body, visit))


def _lanes(stmt: Let, t: VectorType, context: Context, builder: Builder) -> Var:
    results: list[Operand] = []
    for lane in range(t.n):
        args = tuple([builder.op("extract", arg, attrs=(lane,)) for arg in stmt.args])
        results.append(_splice(stmt.op, args, context, builder))
    return builder.op("construct", *results, name=stmt.result.name)


def _splice(op: str, args: tuple[Operand, ...], context: Context, builder: Builder) -> Operand:
    dtype = elem(args[0].value_type)
    assert dtype not in (dt.F16, dt.BF16), f"{op} on {dtype}: pass legalize_floats comes first"
    function = context.library(op, dtype.name)
    body = fresh(function.body, dict(zip(function.params, args, strict=True)))
    builder.emit(*body.stmts)
    return body.results[0]
