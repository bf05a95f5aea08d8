"""Kernels that do one thing as fast as the machine can: read, copy, combine two arrays, multiply and add.

What they reach is the limit that other kernels are measured by. Arrays have a multiple of `PIECE` elements.
A processor runs through long pieces with the lanes of a vector; other devices get many units of
straight code.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.driver import DeviceArray, Properties
from burn_kernels.arrays import Allocate, Array
from burn_kernels.workload import Bind, Inputs, Workload, like, relative_error, shaped, uniform

LANES = 16
ROWS = 8  # independent accumulators: enough to hide the latency of an addition
PIECE = 1 << 14  # elements that a cube of a processor reads or writes
UNITS = 256  # of a cube elsewhere
EACH = 1  # elements that a unit reads or writes elsewhere: more take twice as long with PoCL
SUMMED = 32  # elements of each array in a sum
SUMS = PIECE // SUMMED  # of a piece
CHAINS = 12  # independent chains of fma
CHAIN_UNITS = 1 << 18
ROUNDS = 500


@bc.cube
def read_kernel(x: bc.Array[bc.F], y: bc.Array[bc.F], sums: bc.Array[bc.F]) -> None:
    """Each lane sums its parts of a piece of both arrays."""
    start = bc.CUBE_POS * PIECE
    for part in range(start, start + PIECE, LANES * SUMMED):
        acc = bc.Local[bc.F](ROWS)
        for i in range(part, part + LANES * SUMMED, LANES * ROWS):
            for row in bc.unroll(range(ROWS)):
                j = i + row * LANES + bc.UNIT_POS
                acc[row] += x[j] + y[j]
        total = acc[0]
        for row in bc.unroll(range(1, ROWS)):
            total += acc[row]
        sums[part // SUMMED + bc.UNIT_POS] = total


@bc.cube
def read_wide_kernel(x: bc.Array[bc.F], y: bc.Array[bc.F], sums: bc.Array[bc.F]) -> None:
    """Each unit makes one sum."""
    start = bc.CUBE_POS * UNITS * SUMMED + bc.UNIT_POS
    total = x[start] + y[start]
    for row in bc.unroll(range(1, SUMMED)):
        total += x[start + row * UNITS] + y[start + row * UNITS]
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
def copy_wide_kernel(x: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = x."""
    start = bc.CUBE_POS * UNITS * EACH + bc.UNIT_POS
    for row in bc.unroll(range(EACH)):
        out[start + row * UNITS] = x[start + row * UNITS]


@bc.cube
def triad_kernel(a: bc.F, x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = a * x + y."""
    start = bc.CUBE_POS * PIECE
    for i in range(start, start + PIECE, LANES * ROWS):
        for row in bc.unroll(range(ROWS)):
            j = i + row * LANES + bc.UNIT_POS
            out[j] = bc.fma(a, x[j], y[j])


@bc.cube
def triad_wide_kernel(a: bc.F, x: bc.Array[bc.F], y: bc.Array[bc.F], out: bc.Array[bc.F]) -> None:
    """out = a * x + y, rounded as saxpy rounds."""
    start = bc.CUBE_POS * UNITS * EACH + bc.UNIT_POS
    for row in bc.unroll(range(EACH)):
        j = start + row * UNITS
        out[j] = a * x[j] + y[j]


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


def form(properties: Properties) -> str:
    """What the probes of a device are; limits that another form has found say nothing about this one."""
    units, piece = (LANES, PIECE) if properties.host_memory else (UNITS, UNITS * EACH)
    return f"3:{units}x{piece}:{SUMMED}:{CHAINS}x{ROUNDS}x{CHAIN_UNITS}"


def _on_host(array: object) -> bool:
    export = getattr(array, "__burn_cube_array__", None)
    if export is None:
        return True
    exported: DeviceArray = export()
    return exported.driver.properties.host_memory


def _cubes(array: Array, piece: int) -> int:
    count = math.prod(array.shape)
    if count % PIECE:
        raise ValueError(f"cannot probe {array.shape}: got {count % PIECE} elements beyond pieces of {PIECE}")
    return count // piece


def read(x: Array, y: Array, sums: Array) -> Callable[[], object]:
    """A call that sums the elements of two arrays, `SUMMED` of each for a sum."""
    if _on_host(x):
        return partial(read_kernel.unchecked[_cubes(x, PIECE), LANES], x, y, sums)
    return partial(read_wide_kernel.unchecked[_cubes(x, UNITS * SUMMED), UNITS], x, y, sums)


def copy(x: Array, out: Array) -> Callable[[], object]:
    """A call of out = x."""
    if _on_host(x):
        return partial(copy_kernel.unchecked[_cubes(x, PIECE), LANES], x, out)
    return partial(copy_wide_kernel.unchecked[_cubes(x, UNITS * EACH), UNITS], x, out)


def triad(a: float, x: Array, y: Array, out: Array) -> Callable[[], object]:
    """A call of out = a * x + y."""
    if _on_host(x):
        return partial(triad_kernel.unchecked[_cubes(x, PIECE), LANES], a, x, y, out)
    return partial(triad_wide_kernel.unchecked[_cubes(x, UNITS * EACH), UNITS], a, x, y, out)


def fma(rounds: int, factor: float, out: Array) -> Callable[[], object]:
    """A call of `rounds` times CHAINS multiply-adds for each element of `out`."""
    units = LANES if _on_host(out) else UNITS
    return partial(fma_kernel.unchecked[math.prod(out.shape) // units, units], rounds, factor, out)


def _bind(probe: Callable[..., Callable[[], object]]) -> Bind:
    """The form is chosen once, since the smallest probes take microseconds."""

    def bind(inputs: Inputs, outputs: tuple[Any, ...], empty: Allocate) -> Callable[[], object]:
        return probe(*inputs, *outputs)

    return bind


def _sums(x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    both = (array.reshape(-1, SUMMED, UNITS).sum(1, dtype=np.float64) for array in (x, y))
    return np.asarray(sum(both)).ravel()


def _error_of_sums(got: NDArray[Any], expected: NDArray[Any]) -> float:
    """Which elements of a piece make which sum is up to the form: pieces are compared."""
    mine, theirs = (sums.reshape(-1, SUMS).sum(1, dtype=np.float64) for sums in (got, expected))
    return relative_error(mine, theirs)


def _fma_reference(rounds: int, factor: float) -> NDArray[Any]:
    """factor is 1/2: every chain ends at 1, since x / 2 + 1 / 2 halves the distance to 1."""
    return np.full(CHAIN_UNITS, float(CHAINS))


def _read(size: str, n: int) -> Workload:
    return Workload(
        "read", "f32", size, lambda rng: (uniform(rng, n), uniform(rng, n)), shaped(n // SUMMED), _bind(read),
        _sums, bytes=8 * n, traffic="read", error=_error_of_sums, suite="probes",
    )  # fmt: skip


def _copy(size: str, n: int) -> Workload:
    return Workload(
        "copy", "f32", size, lambda rng: (uniform(rng, n),), like(0), _bind(copy), np.copy,
        bytes=8 * n, traffic="copy", suite="probes",
    )  # fmt: skip


def _triad(size: str, n: int) -> Workload:
    return Workload(
        "triad", "f32", size, lambda rng: (2.5, uniform(rng, n), uniform(rng, n)), like(1), _bind(triad),
        _triad_reference, bytes=12 * n, traffic="triad", suite="probes",
    )  # fmt: skip


def _triad_reference(a: float, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.float32(a) * x + y)


def _fma(dtype: str) -> Workload:
    return Workload(
        "fma", dtype, "registers",
        lambda rng: (ROUNDS, 0.5),
        shaped(CHAIN_UNITS, dtype=dtype), _bind(fma), _fma_reference,
        flops=2 * CHAINS * ROUNDS * CHAIN_UNITS, suite="probes",
    )  # fmt: skip


FOOTPRINTS = {"256K": 1 << 18, "2M": 1 << 21, "12M": 12 << 20, "192M": 192 << 20}
"""Bytes that a probe touches: within the L2 cache of a core, of two, within most L3 caches, beyond.

Each has two or three arrays, so that none is over the 128 MiB that every WebGPU device binds."""


def _elements(arrays: int, footprint: int) -> int:
    return footprint // 4 // arrays // PIECE * PIECE


WORKLOADS = (
    *(_read(size, _elements(2, footprint)) for size, footprint in FOOTPRINTS.items()),
    *(_copy(size, _elements(2, footprint)) for size, footprint in FOOTPRINTS.items()),
    *(_triad(size, _elements(3, footprint)) for size, footprint in FOOTPRINTS.items()),
    _fma("f32"),
    _fma("f64"),
)


def needed(workload: Workload) -> tuple[Workload, ...]:
    """The probes that give the limit of a workload; none if neither memory nor arithmetic is its point."""
    found: list[Workload] = []
    if workload.bytes:
        footprint = footprint_of(workload.bytes)
        sizes = {size for size, count in FOOTPRINTS.items() if count == footprint}
        found += [w for w in WORKLOADS if w.name == workload.traffic and w.size in sizes]
    if workload.flops:
        found += [w for w in WORKLOADS if w.name == "fma" and w.dtype == workload.dtype]
    return tuple(found)


def footprint_of(count: int) -> int:
    """Of the probe that touches at least as many bytes, so that the caches help no more than they would."""
    return min((size for size in FOOTPRINTS.values() if size >= count), default=max(FOOTPRINTS.values()))
