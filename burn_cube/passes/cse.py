"""Common subexpressions: a pure operation that was computed already, and is visible, is not computed again.

Reads of const memory are pure, and so are const memories with the same values; other reads are not.
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
    Substitution,
    Switch,
    Var,
    While,
    map_blocks,
    map_operands,
    with_body,
)
from burn_cube.ops import OPS
from burn_cube.passes import Context
from burn_cube.types import Space

Key = tuple[object, ...]
_COMMUTATIVE = frozenset(name for name, row in OPS.items() if row.commutative)


def cse(kernel: Kernel, context: Context) -> Kernel:
    """Compute each pure expression once where it is visible."""
    return with_body(kernel, _Eliminator().block(kernel.body))


class _Eliminator:
    def __init__(self) -> None:
        self.known: dict[Key, Var] = {}
        self.subst: Substitution = {}

    def look(self, value: Operand) -> Operand:
        return value if isinstance(value, Const) else self.subst.get(value, value)

    def block(self, block: Block) -> Block:
        """A block; what it computes is forgotten at its end."""
        out: list[Stmt] = []
        added: list[Key] = []
        changed = False
        for old in block.stmts:
            stmt = map_operands(old, self.look) if self.subst else old
            if isinstance(stmt, If | For | While | Switch):
                stmt = map_blocks(stmt, self.block)
            elif isinstance(stmt, Let | Load | Alloc):
                key = _key(stmt)
                if key is not None and not self.first(stmt, key, added):
                    changed = True
                    continue
            changed = changed or stmt is not old
            out.append(stmt)
        for key in added:
            del self.known[key]
        results = tuple([self.look(result) for result in block.results])
        same = all([a is b for a, b in zip(results, block.results, strict=True)])
        return block if same and not changed else Block(tuple(out), results)

    def first(self, stmt: Let | Load | Alloc, key: Key, added: list[Key]) -> bool:
        """True if the expression is new; else its variable is replaced."""
        result = stmt.memory if isinstance(stmt, Alloc) else stmt.result
        found = self.known.get(key)
        if found is None:
            self.known[key] = result
            added.append(key)
            return True
        self.subst[result] = found
        return False


def _operand(operand: Operand) -> object:
    # -0.0 == 0.0 and True == 1 in Python, but they are different constants
    return (repr(operand.value), operand.type) if isinstance(operand, Const) else operand


def _key(stmt: Let | Load | Alloc) -> Key | None:
    """What a statement computes, or None if it is not pure."""
    if isinstance(stmt, Let):
        args = [_operand(arg) for arg in stmt.args]
        if stmt.op in _COMMUTATIVE and args[0] is not args[1] and hash(args[0]) > hash(args[1]):
            args.reverse()
        return stmt.op, *args, *stmt.attrs
    if isinstance(stmt, Alloc):
        constant = stmt.memory.memory_type.space is Space.CONST
        return ("alloc", stmt.memory.memory_type, repr(stmt.init)) if constant else None
    if stmt.memory.memory_type.space is not Space.CONST:
        return None
    guards = [_operand(operand) for bound in stmt.bounds for operand in bound]
    mask = None if stmt.mask is None else _operand(stmt.mask)
    return "load", stmt.memory, stmt.result.type, _operand(stmt.index), mask, *guards
