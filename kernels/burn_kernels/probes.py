"""Kernels that do one thing as fast as the machine can: read, copy, combine two arrays, multiply and add.

What they reach is the limit that other kernels are measured by. Arrays have a multiple of `PIECE` elements.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, like, shaped, uniform

LANES = 16
ROWS = 8  # independent accumulators: enough to hide the latency of an addition
PIECE = 1 << 14  # elements that a cube reads or writes
CHAINS = 12  # independent chains of fma
CUBES = 64
ROUNDS = 20_000


@bc.cube
def read_kernel(x: bc.Array[bc.F], sums: bc.Array[bc.F]) -> None:
    """Each unit sums its part of a piece."""
    start = bc.CUBE_POS * PIECE
    acc = bc.Local[bc.F](ROWS)
    for i in range(start, start + PIECE, LANES * ROWS):
        for row in bc.unroll(range(ROWS)):
            acc[row] += x[i + row * LANES + bc.UNIT_POS]
    total = acc[0]
    for row in bc.unroll(range(1, ROWS)):
        total += acc[row]
    sums[bc.ABSOLUTE_POS] = total


@bc.cube
def copy_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = x."""
    start = bc.CUBE_POS * PIECE
    for i in range(start, start + PIECE, LANES * ROWS):
        for row in bc.unroll(range(ROWS)):
            j = i + row * LANES + bc.UNIT_POS
            out[j] = x[j]


@bc.cube
def triad_kernel(a: bc.F, x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = a * x + y."""
    start = bc.CUBE_POS * PIECE
    for i in range(start, start + PIECE, LANES * ROWS):
        for row in bc.unroll(range(ROWS)):
            j = i + row * LANES + bc.UNIT_POS
            out[j] = bc.fma(a, x[j], y[j])


@bc.cube
def fma_kernel(rounds: bc.u32, factor: bc.F, out: bc.Array[bc.F]) -> None:
    """Chains of fma that do not depend on each other, in registers."""
    acc = bc.Local[bc.F](CHAINS)
    for chain in bc.unroll(range(CHAINS)):
        acc[chain] = factor + bc.cast(bc.UNIT_POS + chain, bc.F)
    for _ in range(rounds):
        for chain in bc.unroll(range(CHAINS)):
            acc[chain] = bc.fma(acc[chain], factor, factor)
    total = acc[0]
    for chain in bc.unroll(range(1, CHAINS)):
        total += acc[chain]
    out[bc.ABSOLUTE_POS] = total


def _pieces(array: Array) -> int:
    pieces, rest = divmod(math.prod(array.shape), PIECE)
    if rest:
        raise ValueError(f"cannot probe {array.shape}: got {rest} elements beyond pieces of {PIECE}")
    return pieces


def read(x: Array, sums: Array) -> None:
    """Sums of LANES columns in each piece."""
    read_kernel.unchecked[_pieces(x), LANES](x, sums)


def copy(x: Array, out: Array) -> None:
    """out = x."""
    copy_kernel.unchecked[_pieces(x), LANES](x, out)


def triad(a: float, x: Array, y: Array, out: Array) -> None:
    """out = a * x + y."""
    triad_kernel.unchecked[_pieces(x), LANES](a, x, y, out)


def fma(rounds: int, factor: float, out: Array) -> None:
    """`rounds` times CHAINS multiply-adds for each element of `out`."""
    fma_kernel.unchecked[math.prod(out.shape) // LANES, LANES](rounds, factor, out)


def _sums(x: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(x.reshape(-1, PIECE // LANES, LANES).sum(1, dtype=np.float64))


def _fma_reference(rounds: int, factor: float) -> NDArray[Any]:
    """factor is 1/2: every chain ends at 1, since x / 2 + 1 / 2 halves the distance to 1."""
    return np.full(CUBES * LANES, float(CHAINS))


def _read(size: str, n: int) -> Workload:
    return Workload(
        "read", "f32", size, lambda rng: (uniform(rng, n),), shaped(n // PIECE * LANES), direct(read), _sums,
        bytes=4 * n, traffic="read", suite="probes",
    )  # fmt: skip


def _copy(size: str, n: int) -> Workload:
    return Workload(
        "copy", "f32", size, lambda rng: (uniform(rng, n),), like(0), direct(copy), np.copy,
        bytes=8 * n, traffic="copy", suite="probes",
    )  # fmt: skip


def _triad(size: str, n: int) -> Workload:
    return Workload(
        "triad", "f32", size, lambda rng: (2.5, uniform(rng, n), uniform(rng, n)), like(1), direct(triad),
        _triad_reference, bytes=12 * n, traffic="triad", suite="probes",
    )  # fmt: skip


def _triad_reference(a: float, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.float32(a) * x + y)


def _fma(dtype: str) -> Workload:
    return Workload(
        "fma", dtype, "registers",
        lambda rng: (ROUNDS, 0.5),
        shaped(CUBES * LANES, dtype=dtype), direct(fma), _fma_reference,
        flops=2 * CHAINS * ROUNDS * CUBES * LANES, suite="probes",
    )  # fmt: skip


FOOTPRINTS = {"256K": 1 << 18, "2M": 1 << 21, "12M": 12 << 20, "192M": 192 << 20}
"""Bytes that a probe touches: within the L2 cache of a core, of two, within most L3 caches, beyond."""


def _elements(arrays: int, footprint: int) -> int:
    return footprint // 4 // arrays // PIECE * PIECE


WORKLOADS = (
    *(_read(size, _elements(1, footprint)) for size, footprint in FOOTPRINTS.items()),
    *(_copy(size, _elements(2, footprint)) for size, footprint in FOOTPRINTS.items()),
    *(_triad(size, _elements(3, footprint)) for size, footprint in FOOTPRINTS.items()),
    _fma("f32"),
    _fma("f64"),
)
