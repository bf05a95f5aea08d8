"""Moves what a loop computes again and again in front of it.

Only pure operations and reads of const memory move; since nothing traps they may move out of branches too,
and out of loops that run no iteration.
"""

from __future__ import annotations

from burn_cube.ir import (
    Alloc,
    Block,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Stmt,
    Switch,
    Var,
    While,
    defined,
    map_blocks,
    operands,
    with_body,
)
from burn_cube.passes import Context
from burn_cube.types import Space


def licm(kernel: Kernel, context: Context) -> Kernel:
    """Hoist loop-invariant operations."""
    return with_body(kernel, _Hoister().block(kernel.body))


class _Hoister:
    def __init__(self) -> None:
        self.depth = 0  # number of loops around
        self.depths: dict[Var, int] = {}  # absent: outside all loops
        self.hoisted: list[list[Stmt]] = [[]]

    def block(self, block: Block) -> Block:
        """The block without what moved out of it."""
        out: list[Stmt] = []
        for stmt in block.stmts:
            self.stmt(stmt, out)
        same = len(out) == len(block.stmts) and all([a is b for a, b in zip(out, block.stmts, strict=True)])
        return block if same else Block(tuple(out), block.results)

    def stmt(self, stmt: Stmt, out: list[Stmt]) -> None:
        """Puts a statement into the block, or in front of the loop around."""
        if isinstance(stmt, For | While):
            self.loop(stmt, out)
            return
        if isinstance(stmt, If | Switch):
            stmt = map_blocks(stmt, self.block)
        elif self.depth and _is_pure(stmt) and not any([self.is_inside(v) for v in operands(stmt)]):
            for var in defined(stmt):
                self.depths[var] = self.depth - 1
            self.hoisted[-1].append(stmt)
            return
        self.note(defined(stmt))
        out.append(stmt)

    def is_inside(self, value: Operand) -> bool:
        return isinstance(value, Var) and self.depths.get(value, 0) >= self.depth

    def note(self, variables: tuple[Var, ...]) -> None:
        for var in variables:
            self.depths[var] = self.depth

    def loop(self, stmt: For | While, out: list[Stmt]) -> None:
        """The loop, after what moved out of it; that may move on."""
        self.depth += 1
        self.hoisted.append([])
        self.note(stmt.params)
        if isinstance(stmt, For):
            self.note((stmt.var,))
        new = map_blocks(stmt, self.block)
        moved = self.hoisted.pop()
        self.depth -= 1
        for inner in moved:
            self.stmt(inner, out)
        self.note(stmt.results)
        out.append(new)


def _is_pure(stmt: Stmt) -> bool:
    if isinstance(stmt, Let):
        return True
    return isinstance(stmt, Load | Alloc) and stmt.memory.memory_type.space is Space.CONST
