"""Computes f16 and bf16 in f32: widen, operate, round; they stay dtypes of memory, of choices and of bits.

Plane sums, products and scans stay too: each step of their tree rounds, so a target widens inside.
"""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Builder,
    Const,
    Kernel,
    Let,
    Operand,
    Plane,
    Stmt,
    Substitution,
    rewrite,
    statements,
    with_body,
)
from burn_cube.ir.verify import HALVES, STEPWISE_PLANE_OPS, STORAGE_OPS
from burn_cube.ops import METADATA
from burn_cube.passes import Context
from burn_cube.passes.expansions import EXPANSIONS, REDUCTIONS
from burn_cube.types import elem, with_elem


def legalize_floats(kernel: Kernel, context: Context) -> Kernel:
    """Leave only storage operations on f16 and bf16, and casts between them and f32."""
    body = kernel.body
    if any(_is_half_reduction(stmt) for stmt in statements(body)):
        body = rewrite(body, _reduce)
    return with_body(kernel, rewrite(body, _visit))


def _is_half(operand: Operand) -> bool:
    return elem(operand.value_type) in HALVES


def _is_half_reduction(stmt: Stmt) -> bool:
    return isinstance(stmt, Let) and stmt.op in REDUCTIONS and _is_half(stmt.args[0])


def _reduce(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
    """A sum of lanes rounds at each step: it becomes its steps first."""
    if not isinstance(stmt, Let) or not _is_half_reduction(stmt):
        return stmt
    builder = Builder(stmt.span)
    subst[stmt.result] = EXPANSIONS[stmt.op](builder, *stmt.args)
    return builder.stmts


def _visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
    if not isinstance(stmt, Let | Plane) or stmt.op in METADATA:
        return stmt
    if not _is_half(stmt.result) and not any([_is_half(arg) for arg in stmt.args]):
        return stmt
    if stmt.op == "cast":
        return _cast(stmt, subst)
    if stmt.op in STORAGE_OPS or stmt.op in STEPWISE_PLANE_OPS:
        return stmt
    builder = Builder(stmt.span)
    wide = [_to(arg, dt.F32, builder) if _is_half(arg) else arg for arg in stmt.args]
    attrs = stmt.attrs if isinstance(stmt, Let) else ()
    result = builder.op(stmt.op, *wide, attrs=attrs, name=stmt.result.name)
    dtype = elem(stmt.result.value_type)
    subst[stmt.result] = _to(result, dtype, builder) if dtype in HALVES else result
    return builder.stmts


def _to(operand: Operand, dtype: DType, builder: Builder) -> Operand:
    """Widening of a half constant is a constant."""
    if isinstance(operand, Const) and dtype is dt.F32 and _is_half(operand):
        return Const(operand.value, with_elem(operand.type, dtype))
    return builder.cast(operand, dtype)


def _cast(stmt: Let | Plane, subst: Substitution) -> Stmt | Sequence[Stmt]:
    """From and to a half dtype through f32."""
    source, target = elem(stmt.args[0].value_type), elem(stmt.result.value_type)
    if dt.F32 in (source, target) and source is not target:
        return stmt
    builder = Builder(stmt.span)
    if source is target:
        subst[stmt.result] = stmt.args[0]
        return ()
    wide = _to(stmt.args[0], dt.F32, builder)
    subst[stmt.result] = builder.cast(wide, target, stmt.result.name)
    return builder.stmts
