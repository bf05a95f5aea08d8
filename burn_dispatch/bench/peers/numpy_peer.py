"""NumPy: into arrays that exist already, in place where that saves memory traffic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench.implementation import Operation, Prepared

Floats = NDArray[np.float32]


def into(out: NDArray[Any], run: Callable[[], object]) -> Prepared:
    """A run that fills an array."""
    return Prepared(run, lambda: out)


def saxpy(a: float, x: Floats, y: Floats) -> Prepared:
    """Two passes."""
    out, factor = np.empty_like(x), np.float32(a)

    def run() -> None:
        np.multiply(x, factor, out=out)
        np.add(out, y, out=out)

    return into(out, run)


def chain(a: float, b: float, x: Floats, y: Floats) -> Prepared:
    """Fifteen passes."""
    u, t, out = np.empty_like(x), np.empty_like(x), np.empty_like(x)
    factor, offset, half = np.float32(a), np.float32(b), np.float32(0.5)

    def run() -> None:
        np.multiply(x, factor, out=u)
        np.add(u, offset, out=u)
        np.multiply(u, u, out=t)
        np.multiply(t, u, out=t)
        np.multiply(t, np.float32(0.044715), out=t)
        np.add(t, u, out=t)
        np.multiply(t, np.float32(0.7978845608), out=t)
        np.tanh(t, out=t)
        np.add(t, np.float32(1), out=t)
        np.multiply(t, u, out=t)
        np.multiply(t, half, out=t)
        np.negative(y, out=out)
        np.exp(out, out=out)
        np.add(out, np.float32(1), out=out)
        np.divide(t, out, out=out)

    return into(out, run)


def broadcast(column: Floats, row: Floats, scale: Floats) -> Prepared:
    """Two passes."""
    out, tall = np.empty((column.size, row.size), np.float32), column[:, None]

    def run() -> None:
        np.add(tall, row, out=out)
        np.multiply(out, scale, out=out)

    return into(out, run)


OPERATIONS: dict[str, Operation] = {
    "saxpy": saxpy,
    "chain": chain,
    "broadcast": broadcast,
}
