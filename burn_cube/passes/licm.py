"""Moves what a loop computes again and again in front of it.

Only pure operations and reads of const memory move; since nothing traps they may move out of branches too,
and out of loops that run no iteration. So a read moves only if it is inside its memory wherever it stands: by
a constant index, or by bounds that are still there (pass bounds proves from the conditions around).
"""

from __future__ import annotations

from burn_cube.ir import (
    Alloc,
    Block,
    Const,
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
from burn_cube.types import Space, lanes


def licm(kernel: Kernel, context: Context) -> Kernel:
    """Hoist loop-invariant operations."""
    return with_body(kernel, _Hoister(kernel.mode == "checked").block(kernel.body))


class _Hoister:
    def __init__(self, checked: bool) -> None:
        self.checked = checked
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
        elif self.depth and self.is_pure(stmt) and not any([self.is_inside(v) for v in operands(stmt)]):
            for var in defined(stmt):
                self.depths[var] = self.depth - 1
            self.hoisted[-1].append(stmt)
            return
        self.note(defined(stmt))
        out.append(stmt)

    def is_pure(self, stmt: Stmt) -> bool:
        """True if a statement may run anywhere."""
        if isinstance(stmt, Let):
            return True
        if not isinstance(stmt, Load | Alloc) or stmt.memory.memory_type.space is not Space.CONST:
            return False
        return isinstance(stmt, Alloc) or (self.checked and bool(stmt.bounds)) or _is_safe(stmt)

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


def _is_safe(stmt: Load) -> bool:
    """True if all lanes are inside by a constant index."""
    if not isinstance(stmt.index, Const):
        return False
    last = int(stmt.index.value) + lanes(stmt.result.value_type)
    return stmt.index.value >= 0 and last <= (stmt.memory.memory_type.length or 0)
