"""Whether threads pay, and how many cubes a thread takes at a time."""

from __future__ import annotations

PARALLEL_NS = 40_000  # below this, waking a thread costs more than it saves
_CHUNK_NS = 20_000  # a thread fetches its next cubes about so often, if they may differ
_LONGEST_CHUNK_NS = 1_000_000
_SHARES = 8  # pieces of a thread's share, if cubes are alike: few, for they are read in order
_FEW = 4
TRIAL_NS = 20_000  # how long a guess is tried
PIECE_NS = 50_000_000  # how long a launch on one thread runs before Python looks for an interrupt


def chunk(cube: float, cubes: int, threads: int) -> int:
    """Cubes, all much alike, that a thread takes at a time; all of them if one thread is enough."""
    if threads == 1 or cube * cubes < PARALLEL_NS:
        return cubes
    even = -(-cubes // (threads * _SHARES))
    least, most = int(_CHUNK_NS / 2 / cube) + 1, int(_LONGEST_CHUNK_NS / cube) + 1
    size = min(max(even, least), most)
    each = max(1, cubes // (threads * size))  # that a thread takes
    # if they are few, all threads should have as many
    return size if each > _FEW else -(-cubes // (threads * each))


def tried(each: float, left: int, threads: int) -> int:
    """As `chunk`, for the cubes that are left when some have taken `each` nanoseconds."""
    if threads == 1 or each * left < PARALLEL_NS:
        return left
    return max(1, min(left // (threads * 4) + 1, int(_CHUNK_NS / each) + 1))
