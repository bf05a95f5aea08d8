"""How long a cube takes, roughly. Loaded when a kernel is compiled: it is kept with its code."""

from __future__ import annotations

from burn_cube.ir.nodes import Atomic, Block, For, If, Kernel, Let, Load, Plane, Stmt, Store, While
from burn_cube.ir.walk import blocks, statements
from burn_cube.passes.fold import trip_count
from burn_cube.types import Space

# nanoseconds for one plane, from kernels that stay in the second-level cache
_LET, _DIVISION, _ACCESS, _PLANE, _ATOMIC = 0.1, 3.0, 0.7, 3.0, 5.0
_DIVISIONS = frozenset({"div", "floor_div", "trunc_div", "div_ceil", "mod", "rem", "sqrt", "rsqrt", "recip"})
_CUBE = 5.0
_ROUNDS = 8  # of a loop whose length is not known


def cube_ns(kernel: Kernel) -> float:
    """The estimated time of a cube."""
    return _CUBE + _block(kernel.body, kernel.plane_dim) * kernel.planes


def is_guess(kernel: Kernel) -> bool:
    """Whether a cube may take far longer than `cube_ns` says."""
    return any(isinstance(stmt, For | While) for stmt in statements(kernel.body))


def _block(block: Block, lanes: int) -> float:
    return sum(_stmt(stmt, lanes) for stmt in block.stmts)


def _stmt(stmt: Stmt, lanes: int) -> float:
    match stmt:
        case Let():
            return _DIVISION if stmt.op in _DIVISIONS else _LET
        case Load() | Store():
            return _ACCESS if stmt.memory.memory_type.space is Space.GLOBAL else _LET
        case Atomic():
            return _ATOMIC * lanes
        case Plane():
            return _PLANE
        case If() if stmt.why == "inside":
            return _block(stmt.then, lanes)
        case For():
            rounds = trip_count(stmt)
            return (_ROUNDS if rounds is None else rounds) * _block(stmt.body, lanes)
        case While():
            return _ROUNDS * sum(_block(block, lanes) for block in blocks(stmt))
        case _:
            return _LET + sum(_block(block, lanes) for block in blocks(stmt))
