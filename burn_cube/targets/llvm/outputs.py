"""Which stores may go past the caches: those that fill lines of buffers that nothing reads.

In a loop a store must move on: what stays in place is written again.
"""

from __future__ import annotations

from collections.abc import Iterator

from burn_cube.ir.nodes import Block, BufferParam, For, Kernel, Operand, Store, While
from burn_cube.ir.walk import blocks, defined, statements
from burn_cube.record import record

LEAST = 32  # bytes of a store that streams
_MOST = 32  # stores of a kernel that do


@record
class Candidates:
    """Stores, by id, that may go past the caches, and what they write to."""

    stores: frozenset[int]
    memories: frozenset[Operand]


def candidates(kernel: Kernel) -> Candidates:
    """The stores to buffers that are only written, if they fill lines and there are not too many."""
    params = [param for param in kernel.params if isinstance(param, BufferParam) and param.access == "write"]
    wide = {param.var for param in params if param.var.memory_type.elem.size * kernel.plane_dim >= LEAST}
    found = [stmt for stmt in _moving(kernel.body, None) if stmt.memory in wide]
    if len(found) > _MOST:
        return Candidates(frozenset(), frozenset())
    return Candidates(frozenset(map(id, found)), frozenset(stmt.memory for stmt in found))


def _moving(block: Block, inside: set[Operand] | None) -> Iterator[Store]:
    """Stores without a condition of their own; `inside` is what the innermost loop defines."""
    for stmt in block.stmts:
        if isinstance(stmt, Store):
            moves = inside is None or stmt.index in inside
            if moves and stmt.mask is None and not stmt.bounds:
                yield stmt
        within = _defined_in(stmt) if isinstance(stmt, For | While) else inside
        for inner in blocks(stmt):
            yield from _moving(inner, within)


def _defined_in(loop: For | While) -> set[Operand]:
    found: set[Operand] = {*loop.params, *([loop.var] if isinstance(loop, For) else [])}
    for block in blocks(loop):
        for stmt in statements(block):
            found.update(defined(stmt))
    return found
