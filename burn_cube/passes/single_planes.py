"""Plane operations where planes have one unit: each is then its own operand, or a constant.

For devices without plane operations, whose `plane_dim` is 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.ir import Builder, Const, Kernel, Operand, Plane, Stmt, Substitution, const, rewrite, with_body
from burn_cube.passes import Context

_OWN = frozenset(
    (
        *("plane_sum", "plane_prod", "plane_min", "plane_max", "plane_all", "plane_any"),
        *("plane_inclusive_sum", "plane_inclusive_prod", "plane_shuffle_up", "plane_shuffle_down"),
    )
)


def single_planes(kernel: Kernel, context: Context) -> Kernel:
    """Leave no plane operation in a kernel whose planes have one unit."""
    return kernel if kernel.plane_dim > 1 else with_body(kernel, rewrite(kernel.body, _visit))


def _visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
    if not isinstance(stmt, Plane):
        return stmt
    builder = Builder(stmt.span)
    subst[stmt.result] = _value(stmt, builder)
    return builder.stmts


def _value(stmt: Plane, b: Builder) -> Operand:
    if stmt.op in _OWN:
        return stmt.args[0]
    if stmt.op == "plane_elect":
        return Const(True, dt.BOOL)
    if stmt.op == "plane_ballot":
        one, zero = Const(1, dt.U32), Const(0, dt.U32)
        return b.op("construct", b.op("select", stmt.args[0], one, zero), zero, zero, zero)
    if stmt.op.startswith("plane_exclusive"):
        return const(stmt.op.endswith("prod"), stmt.result.value_type)
    # the value of a lane: 0 but for lane 0
    value, lane = stmt.args
    return b.op("select", b.op("eq", lane, Const(0, dt.U32)), value, const(0, value.value_type))
