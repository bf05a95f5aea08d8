"""How long a cube takes, roughly: whether threads pay, and how many cubes a thread takes at a time."""

from __future__ import annotations

from burn_cube.ir.nodes import Block, For, Kernel, Stmt, While
from burn_cube.ir.walk import blocks, statements

_STATEMENT_NS = 0.6  # one statement for one plane
_ROUNDS = 8  # of a loop whose length is not known
PARALLEL_NS = 50_000  # below this, waking a thread costs more than it saves
_CHUNK_NS = 20_000  # a thread fetches its next cubes about so often
TRIAL_NS = 20_000  # how long a guess is tried
PIECE_NS = 50_000_000  # how long a launch on one thread runs before Python looks for an interrupt


def cube_ns(kernel: Kernel) -> float:
    """The estimated time of a cube."""
    return 20 + _block(kernel.body) * kernel.planes * _STATEMENT_NS


def is_guess(kernel: Kernel) -> bool:
    """Whether a cube may take far longer than `cube_ns` says."""
    return any(isinstance(stmt, For | While) for stmt in statements(kernel.body))


def chunk(cube: float, cubes: int, threads: int) -> int:
    """Cubes that a thread takes at a time; all of them if one thread is enough."""
    if threads == 1 or cube * cubes < PARALLEL_NS:
        return cubes
    even = -(-cubes // (threads * 4))
    return max(1, min(even, int(_CHUNK_NS / cube) + 1)) if even > 1 else 1


def tried(each: float, left: int, threads: int) -> int:
    """As `chunk`, for the cubes that are left when some have taken `each` nanoseconds."""
    if threads == 1 or each * left < PARALLEL_NS:
        return left
    return max(1, min(left // (threads * 4) + 1, int(_CHUNK_NS / each) + 1))


def _block(block: Block) -> float:
    return sum(map(_stmt, block.stmts))


def _stmt(stmt: Stmt) -> float:
    inner = sum(map(_block, blocks(stmt)))
    return 1 + inner * (_ROUNDS if isinstance(stmt, For | While) else 1)
