"""Replaces operations that a target cannot spell by simpler ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube.dtypes import DType
from burn_cube.ir import Builder, Kernel, Let, Stmt, Substitution, rewrite, with_body
from burn_cube.passes import Context, Run
from burn_cube.passes.expansions import EXPANSIONS
from burn_cube.types import elem


def lower_composites(
    ops: frozenset[str], applies: Callable[[str, DType], bool] = lambda op, dtype: True
) -> Run:
    """The pass that expands `ops` on the dtypes of their first operand that `applies` names.

    What an expansion emits is expanded again, so that a target may name `div_ceil` and `mod` both.
    """
    unknown = ops - EXPANSIONS.keys()
    assert not unknown, f"no expansion for {sorted(unknown)}"

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        if not isinstance(stmt, Let) or stmt.op not in ops:
            return stmt
        if not applies(stmt.op, elem(stmt.args[0].value_type)):
            return stmt
        builder = Builder(stmt.span)
        result = EXPANSIONS[stmt.op](builder, *stmt.args)
        inner = rewrite(builder.block(result), visit)
        subst[stmt.result] = inner.results[0]
        return inner.stmts

    def run(kernel: Kernel, context: Context) -> Kernel:
        return with_body(kernel, rewrite(kernel.body, visit))

    return run
