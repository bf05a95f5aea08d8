"""Gives the cubes that lie inside all arrays a body without conditions.

A condition such as `i < x.len()`, with i a position, holds for a whole cube if it holds for the cube's last
unit. One test a cube, made of all such conditions, decides between a copy of the body in which they are true
and the body as it was. For targets that run the units of a cube one after the other.
"""

from __future__ import annotations

from collections.abc import Mapping

from burn_cube import dtypes as dt
from burn_cube.ir import (
    Alloc,
    Block,
    Builder,
    Const,
    If,
    Kernel,
    Let,
    Operand,
    Print,
    Stmt,
    Substitution,
    Sync,
    Var,
    count,
    fresh,
    rewrite,
    statements,
    with_body,
)
from burn_cube.passes import Context
from burn_cube.passes.cube_conditions import CubeTest, Wishes, neighbours
from burn_cube.passes.simplify import simplify_block
from burn_cube.types import Space

LARGEST = 160  # statements of a body that is doubled
LARGEST_STRIDED = 80  # statements of one that is doubled once more
_MOST = 16  # conditions of a test


def split_cubes(kernel: Kernel, context: Context) -> Kernel:
    """Double the body where that saves conditions."""
    if kernel.plane_dim == 1 or kernel.mode == "validate" or not _is_suitable(kernel.body):
        return kernel
    moved, body = _without_allocs(kernel.body)
    split = _by_strides(kernel, body)
    return kernel if split is body else with_body(kernel, Block((*moved, *split.stmts)))


def _by_strides(kernel: Kernel, body: Block) -> Block:
    """The elements of neighbours mostly are neighbours: a copy in which such strides are the number 1."""
    strides = neighbours(kernel, body)
    if not strides or count(body) > LARGEST_STRIDED:
        return _by_bounds(kernel, body)
    builder = Builder(kernel.span)
    cond: Operand = Const(True, dt.BOOL)
    for position, stmt in enumerate(strides):
        stride = Var(stmt.result.name, stmt.result.type)
        builder.emit(Let(stride, stmt.op, stmt.args, stmt.attrs, stmt.span))
        one = builder.op("eq", stride, Const(1, stride.value_type))
        cond = builder.op("and", cond, one) if position else one
    known = {stmt.result: Const(1, stmt.result.value_type) for stmt in strides}
    near = _by_bounds(kernel, _specialised(kernel, body, known))
    builder.emit(If((), cond, near, body, "inside", kernel.span))
    return builder.block()


def _by_bounds(kernel: Kernel, body: Block) -> Block:
    """A copy for the cubes that lie inside."""
    wishes = Wishes(body)
    test = CubeTest(kernel, wishes.lets)
    known: dict[Var, Const] = {}
    for var, truth in wishes.found():
        if len(known) < _MOST and test.add(wishes.lets[var], truth):
            known[var] = Const(truth, dt.BOOL)
    if not known:
        return body
    chosen = If((), test.condition(), _specialised(kernel, body, known), body, "inside", kernel.span)
    return Block((*test.builder.stmts, chosen))


def _specialised(kernel: Kernel, body: Block, known: Mapping[Var, Const]) -> Block:
    """A copy of a body in which variables are what they are known to be."""

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | tuple[()]:
        return () if isinstance(stmt, Let) and stmt.result in known else stmt

    return simplify_block(fresh(rewrite(body, visit, dict(known))), kernel.index_bits)


def _is_suitable(body: Block) -> bool:
    """Small, without what must not be doubled, and not done already."""
    size = 0
    for stmt in statements(body):
        size += 1
        if (
            size > LARGEST
            or isinstance(stmt, Sync | Print)
            or (isinstance(stmt, If) and stmt.why == "inside")
        ):
            return False
    return not body.results


def _without_allocs(body: Block) -> tuple[list[Stmt], Block]:
    """Shared and const memories in front: both copies use the same."""
    moved: list[Stmt] = []

    def visit(stmt: Stmt, subst: Substitution) -> Stmt | tuple[()]:
        if isinstance(stmt, Alloc) and stmt.memory.memory_type.space is not Space.LOCAL:
            moved.append(stmt)
            return ()
        return stmt

    kept = rewrite(body, visit)
    return moved, kept
