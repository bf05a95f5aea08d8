"""Unrolls counted loops whose limits are constants: those that ask for it, and short ones of small body."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube.dtypes import DType
from burn_cube.ir import (
    Alloc,
    Block,
    Const,
    For,
    Kernel,
    Let,
    Operand,
    Stmt,
    Substitution,
    count,
    fresh,
    rewrite,
    with_body,
)
from burn_cube.passes import Context
from burn_cube.passes.fold import fold_control, fold_let, trip_count
from burn_cube.types import Space

_TRIPS = 8  # the longest loop that is unrolled unasked
_STATEMENTS = 64  # and what it may grow to


def unroll(kernel: Kernel, context: Context) -> Kernel:
    """Replace loops by their iterations; inner loops whose limits become constant by that follow."""
    bits = kernel.index_bits

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        if isinstance(stmt, For) and _is_wanted(stmt):
            return _iterations(stmt, subst)
        return stmt

    def folding(stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        if isinstance(stmt, Let):
            value = fold_let(stmt, bits)
            if value is None:
                return stmt
            subst[stmt.result] = value
            return ()
        taken = fold_control(stmt, subst)
        return visit(stmt, subst) if taken is stmt else taken

    def _iterations(stmt: For, subst: Substitution) -> Sequence[Stmt]:
        out, kept = _kept(stmt.body)
        carried: tuple[Operand, ...] = stmt.inits
        for value in _values(stmt):
            start = {stmt.var: value, **dict(zip(stmt.params, carried, strict=True))}
            copy = rewrite(fresh(kept, start), folding)
            out.extend(copy.stmts)
            carried = copy.results
        subst.update(zip(stmt.results, carried, strict=True))
        return out

    return with_body(kernel, rewrite(kernel.body, visit))


def _is_wanted(stmt: For) -> bool:
    trips = trip_count(stmt)
    if trips is None or stmt.unroll == 1:
        return False
    if stmt.unroll == -1 or trips <= 1:
        return True
    return trips <= _TRIPS and trips * count(stmt.body) <= _STATEMENTS


def _values(stmt: For) -> list[Const]:
    """The values of the loop variable."""
    dtype = stmt.var.type
    assert isinstance(dtype, DType)
    if not trip_count(stmt):
        return []
    limits = [int(v.value) for v in (stmt.start, stmt.stop, stmt.step) if isinstance(v, Const)]
    return [Const(value, dtype) for value in range(*limits)]


def _kept(body: Block) -> tuple[list[Stmt], Block]:
    """Shared and const memories in front: they are one a statement, however often it runs."""
    moved: list[Stmt] = []

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | tuple[()]:
        if isinstance(stmt, Alloc) and stmt.memory.memory_type.space is not Space.LOCAL:
            moved.append(stmt)
            return ()
        return stmt

    kept = rewrite(body, visit)
    return moved, kept
