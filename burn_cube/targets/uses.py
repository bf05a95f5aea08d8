"""Which values a text may write where they are used, without a name: those used once, in their own block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from burn_cube.ir.nodes import Block, For, Let, Load, Operand, Var
from burn_cube.ir.walk import blocks, operands


def uses(
    body: Block, again: Callable[[For], tuple[Operand, ...]], together: bool = True
) -> tuple[set[Var], set[Var]]:
    """The variables that are used, and those used once, by a statement or the end of their own block.

    `again`: operands of a loop that its text has twice. `together`: of several values that a block yields,
    each may be written while others are assigned.
    """
    counts: Counter[Var] = Counter()
    local: set[Var] = set()

    def note(values: tuple[Operand, ...], here: set[Var], times: int = 1) -> None:
        for value in values:
            if isinstance(value, Var):
                counts[value] += times
                if value in here:
                    local.add(value)

    def walk(block: Block) -> None:
        here: set[Var] = set()
        for stmt in block.stmts:
            note(operands(stmt), here)
            if isinstance(stmt, For):
                note(again(stmt), here)
            for inner in blocks(stmt):
                walk(inner)
            if isinstance(stmt, Let | Load):
                here.add(stmt.result)
        note(block.results, here, 1 if together or len(block.results) == 1 else 2)

    walk(body)
    return set(counts), {var for var in local if counts[var] == 1}
