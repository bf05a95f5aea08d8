"""Places the shared memories of a kernel in one block; memories that are never in use together overlap.

A memory is in use from its first to its last access in program order, widened to the control around. Units of
a cube run apart, so one may still read where another is ahead: two memories overlap only if a barrier of the
cube stands between their uses.
"""

from __future__ import annotations

from collections.abc import Mapping

from burn_cube.ir import (
    Alloc,
    Atomic,
    Block,
    Cmma,
    For,
    If,
    Kernel,
    Load,
    Store,
    Switch,
    Sync,
    Var,
    While,
    blocks,
)
from burn_cube.record import field, record
from burn_cube.types import Space

_ALIGNMENT = 64


@record
class Layout:
    """Byte offsets of shared memories in a block of `size` bytes."""

    offsets: Mapping[Var, int]
    size: int


@record(frozen=False)
class _Use:
    memory: Var
    first: int
    last: int

    @property
    def size(self) -> int:
        t = self.memory.memory_type
        return -(-(t.length or 0) * t.elem.size // _ALIGNMENT) * _ALIGNMENT


@record(frozen=False)
class _Walk:
    """Time counts barriers that all units pass: accesses with one time are not ordered among units."""

    time: int = 0
    uses: dict[Var, _Use] = field(default_factory=dict[Var, _Use])

    def block(self, block: Block, depth: int) -> None:
        """Note the accesses of a block."""
        for stmt in block.stmts:
            if isinstance(stmt, Sync):
                # under control a barrier may not run: it orders nothing for what comes after
                self.time += stmt.scope != "plane" and depth == 0
            elif isinstance(stmt, Alloc) and stmt.memory.memory_type.space is Space.SHARED:
                self.uses[stmt.memory] = _Use(stmt.memory, -1, -1)
            elif isinstance(stmt, Load | Store | Atomic):
                self.access(stmt.memory)
            elif isinstance(stmt, Cmma) and stmt.tile is not None:
                self.access(stmt.tile.memory)
            elif isinstance(stmt, If | For | While | Switch):
                for inner in blocks(stmt):
                    self.block(inner, depth + 1)

    def access(self, memory: Var) -> None:
        """A memory is in use now."""
        use = self.uses.get(memory)
        if use is not None:
            use.first = self.time if use.first < 0 else use.first
            use.last = self.time


def shared_layout(kernel: Kernel) -> Layout:
    """Offsets by first fit, in order of first use."""
    walk = _Walk()
    walk.block(kernel.body, 0)
    placed: list[tuple[_Use, int]] = []
    for use in sorted(walk.uses.values(), key=lambda use: use.first):
        taken = sorted(
            (offset, offset + other.size)
            for other, offset in placed
            if use.first <= other.last and other.first <= use.last
        )
        at = 0
        for start, end in taken:
            if at + use.size <= start:
                break
            at = max(at, end)
        placed.append((use, at))
    size = max((offset + use.size for use, offset in placed), default=0)
    return Layout({use.memory: offset for use, offset in placed}, size)
