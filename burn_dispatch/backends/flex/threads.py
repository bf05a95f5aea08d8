"""Work on several threads: NumPy lets others run while it computes. Small work stays on the caller's."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock

import numpy as np

from burn_cube.semantics import Array

BLOCK = 1 << 17
"""Elements of a block: few enough for the cache of a core, enough to outweigh what Python does for each."""
SERIAL = 1 << 18
"""Elements up to which starting other threads costs more than it gives."""
Ranged = Callable[[int, int], None]
_lock = Lock()
_pools: dict[int, ThreadPoolExecutor] = {}


def workers() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _pool() -> ThreadPoolExecutor:
    """Of this process: one that was forked has none of its parent's threads."""
    with _lock:
        found = _pools.get(os.getpid())
        if found is None:
            found = _pools[os.getpid()] = ThreadPoolExecutor(workers(), "flex")
        return found


def ranges(count: int, cost: int, function: Ranged) -> None:
    """Call `function(start, stop)` for blocks of range(count), each item of which is `cost` elements.

    Blocks are given to threads in turn; the first error of any is raised when all have ended.
    """
    step = max(BLOCK // max(cost, 1), 1)
    if count * cost < SERIAL or workers() == 1 or count <= step:
        _run(0, count, step, function)
        return
    share = -(-count // workers())
    share = -(-share // step) * step
    pending: list[Future[None]] = [
        _pool().submit(_run, start, min(start + share, count), step, function)
        for start in range(0, count, share)
    ]
    for one in pending:
        one.exception()
    for one in pending:
        one.result()


def in_turn(count: int, function: Ranged) -> None:
    """Call `function(i, i + 1)` for each of range(count) here: for products, which BLAS itself spreads.

    Several threads that call BLAS at once wait for each other.
    """
    _run(0, count, 1, function)


def _run(start: int, stop: int, step: int, function: Ranged) -> None:
    with np.errstate(all="ignore"):
        for first in range(start, stop, step):
            function(first, min(first + step, stop))


def lines(x: Array, dim: int) -> Array:
    """x with an axis last, in order of memory: (count, extent)."""
    moved = np.ascontiguousarray(np.moveaxis(x, dim, -1))
    return moved.reshape(math.prod(moved.shape[:-1]), x.shape[dim])


def unlined(rows: Array, shape: tuple[int, ...], dim: int) -> Array:
    """The opposite of `lines`: the shape is x's, but for the extent of the axis."""
    outer = (*shape[:dim], *shape[dim + 1 :], rows.shape[-1])
    return np.moveaxis(rows.reshape(outer), -1, dim)
