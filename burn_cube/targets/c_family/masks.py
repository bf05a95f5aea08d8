"""The active lanes of a plane, kept in variables where control flow around plane operations diverges."""

from __future__ import annotations

from burn_cube.ir.nodes import Block, Cmma, Const, Operand, Plane, Stmt, Sync
from burn_cube.ir.walk import blocks
from burn_cube.passes.uniformity import Level
from burn_cube.span import Span
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr


def containing(block: Block) -> set[int]:
    """The ids of the blocks in which plane operations stand, and of the statements that hold such blocks."""
    found: set[int] = set()

    def visit(inner: Block) -> bool:
        if any([needs(stmt) for stmt in inner.stmts]):
            found.add(id(inner))
            return True
        return False

    def needs(stmt: Stmt) -> bool:
        if any([visit(inner) for inner in blocks(stmt)]):
            found.add(id(stmt))
            return True
        return isinstance(stmt, Plane | Cmma) or (isinstance(stmt, Sync) and stmt.scope == "plane")

    visit(block)
    return found


def is_uniform(s: State, operand: Operand) -> bool:
    """Whether all active units of a plane agree."""
    return isinstance(operand, Const) or s.levels[operand] <= Level.PLANE


def ballot(s: State, cond: Expr, span: Span) -> str:
    """The active lanes in which a condition holds."""
    return named(s, s.call("burn_ballot", Expr(s.mask), cond).text, span)


def named(s: State, mask: str, span: Span) -> str:
    """A variable for a set of lanes."""
    name = s.names.fresh("among")
    s.statement(f"const {s.dialect.mask} {name} = {mask};", span)
    return name


def first(s: State, unit: str) -> str:
    """The lanes of a plane that have a unit: all, but in the last plane of some cubes."""
    kernel, bits = s.kernel, s.kernel.plane_dim
    full = f"0x{(1 << bits) - 1:x}u"
    rest = kernel.units % bits
    if not rest:
        return full
    last = f"0x{(1 << rest) - 1:x}u"
    return last if kernel.planes == 1 else f"{unit} < {kernel.units - rest} ? {full} : {last}"
