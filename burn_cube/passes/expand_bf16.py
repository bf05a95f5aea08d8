"""Converts between bf16 and f32 by integer arithmetic, for targets that know bf16 as 16 bits only."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.ir import Builder, Kernel, Let, Operand, Stmt, Substitution, const, rewrite, with_body
from burn_cube.passes import Context
from burn_cube.types import elem


def expand_bf16(kernel: Kernel, context: Context) -> Kernel:
    """Replace casts between bf16 and f32; runs after legalize_floats, so there are no other casts of bf16."""
    return with_body(kernel, rewrite(kernel.body, _visit))


def _visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
    if not isinstance(stmt, Let) or stmt.op != "cast":
        return stmt
    source, target = elem(stmt.args[0].value_type), elem(stmt.result.value_type)
    builder = Builder(stmt.span)
    if source is dt.F32 and target is dt.BF16:
        subst[stmt.result] = _narrow(builder, stmt.args[0])
    elif source is dt.BF16 and target is dt.F32:
        subst[stmt.result] = _widen(builder, stmt.args[0])
    else:
        return stmt
    return builder.stmts


# the bits are the upper half of the f32's
def _widen(b: Builder, x: Operand) -> Operand:
    bits = b.cast(b.op("bitcast", x, attrs=(dt.U16,)), dt.U32)
    return b.op("bitcast", b.op("shl", bits, const(16, bits.value_type)), attrs=(dt.F32,))


# half to even: add 0x7fff and the lowest bit kept, then cut; nan is set apart, or some would become inf
def _narrow(b: Builder, x: Operand) -> Operand:
    bits = b.op("bitcast", x, attrs=(dt.U32,))

    def number(value: int) -> Operand:
        return const(value, bits.value_type)

    lowest = b.op("and", b.op("shr", bits, number(16)), number(1))
    rounded = b.op("add", bits, b.op("add", lowest, number(0x7FFF)))
    quiet = b.op("or", bits, number(0x00400000))
    kept = b.op("shr", b.op("select", b.op("ne", x, x), quiet, rounded), number(16))
    return b.op("bitcast", b.cast(kept, dt.U16), attrs=(dt.BF16,))
