"""Matrix product in register tiles, for any shape.

B is packed once into panels as wide as a tile, padded with zeros. A cube takes some rows of A and some
panels of B. In blocks of the inner axis it copies its part of A to shared memory, at a pitch that spreads the
rows over the cache, and computes tiles of MR rows: each unit owns one or two columns of them, in registers.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.machine import processors, shared_elements
from burn_kernels.workload import Workload, allocating, shaped, uniform

LANES = 16
MR = 8  # rows of a tile
MC = 64  # rows of A that a cube holds in shared memory
SMALL = 1 << 15  # elements of B up to which packing it does not pay


@dataclass(frozen=True, slots=True)
class Tile:
    """How the work is cut; `vectors` are the columns of a unit, in steps of LANES."""

    vectors: int
    inner: int
    """Of the inner axis at a time: a panel of B and a row tile of A then stay in the L1 cache."""
    panels: int
    """Panels of B that a cube takes."""


@bc.cube
def pack_kernel(
    b: bc.Array[bc.F], packed: bc.Array[bc.F], depth: bc.index, width: bc.index, vectors: bc.Comptime[int]
) -> None:
    """packed[panel, k, c] is b[k, panel * size + c], 0 beyond the width; a cube packs 16 rows of a panel."""
    size = LANES * vectors
    panel, first = bc.CUBE_POS_X, bc.CUBE_POS_Y * LANES
    left = panel * size + bc.UNIT_POS
    for k in range(first, min(first + LANES, depth)):
        for v in bc.unroll(range(vectors)):
            value = bc.cast(0, bc.F)
            if left + v * LANES < width:
                value = b[k * width + left + v * LANES]
            packed[(panel * depth + k) * size + v * LANES + bc.UNIT_POS] = value


@bc.cube
def hold_rows(
    a: bc.Array[bc.F],
    held: bc.Array[bc.F],
    start: bc.index,
    rows: bc.index,
    size: bc.index,
    depth: bc.index,
    pitch: bc.Comptime[int],
) -> None:
    """held[r, k] is a[start + r * depth + k], 0 from `rows` on, up to a multiple of MR rows."""
    lane = bc.UNIT_POS
    whole = size // LANES * LANES
    for r in range(rows):
        source, target = start + r * depth + lane, r * pitch + lane
        for k in range(0, whole, LANES):
            held[target + k] = a[source + k]
        if whole + lane < size:
            held[target + whole] = a[source + whole]
    for r in range(rows, bc.cdiv(rows, MR) * MR):
        for k in range(0, size, LANES):
            held[r * pitch + k + lane] = bc.cast(0, bc.F)


@bc.cube
def tile_product(
    held: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F],
    row: bc.index, panel: bc.index, size: bc.index, target: bc.index, width: bc.index,
    rows: bc.index, columns: bc.index,
    again: bc.bool, vectors: bc.Comptime[int], pitch: bc.Comptime[int], whole: bc.Comptime[bool],
) -> None:  # fmt: skip
    """out[tile] (+)= held[row : row + MR] @ packed[panel]; `whole` if the tile lies inside of `out`."""
    lane = bc.UNIT_POS
    acc = bc.Local[bc.F](MR * vectors)
    b = bc.Local[bc.F](vectors)
    for k in range(size):
        for v in bc.unroll(range(vectors)):
            b[v] = packed[panel + (k * vectors + v) * LANES + lane]
        for r in bc.unroll(range(MR)):
            value = held[(row + r) * pitch + k]
            for v in bc.unroll(range(vectors)):
                acc[r * vectors + v] = bc.fma(value, b[v], acc[r * vectors + v])
    for r in bc.unroll(range(MR)):
        for v in bc.unroll(range(vectors)):
            if whole or (r < rows and v * LANES + lane < columns):
                place = target + r * width + v * LANES + lane
                # the loads come last: the next tile does not wait for them, while its own sums would
                if again:
                    out[place] += acc[r * vectors + v]
                else:
                    out[place] = acc[r * vectors + v]


@bc.cube
def panel_product(
    held: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F],
    panel: bc.index, size: bc.index, target: bc.index, width: bc.index, rows: bc.index, columns: bc.index,
    again: bc.bool, vectors: bc.Comptime[int], pitch: bc.Comptime[int],
) -> None:  # fmt: skip
    """out[panel] (+)= held @ packed[panel], tile after tile."""
    for row in range(0, rows, MR):
        place, left = target + row * width, rows - row
        if left >= MR and columns >= LANES * vectors:
            tile_product(
                held, packed, out, row, panel, size, place, width, left, columns, again, vectors, pitch, True
            )  # fmt: skip
        else:
            tile_product(
                held, packed, out, row, panel, size, place, width, left, columns, again, vectors, pitch, False
            )  # fmt: skip


@bc.cube
def matmul_kernel(
    a: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F],
    height: bc.index, width: bc.index, depth: bc.index, panels: bc.index, vectors: bc.Comptime[int],
    inner: bc.Comptime[int],
) -> None:  # fmt: skip
    """out = a @ b."""
    pitch = inner + LANES
    held = bc.Shared[bc.F](MC * pitch)
    span = LANES * vectors
    top = bc.CUBE_POS_Y * MC
    rows = min(MC, height - top)
    first = bc.CUBE_POS_X * panels
    last = min(first + panels, bc.cdiv(width, span))
    for start in range(0, max(depth, 1), inner):  # once for depth 0: out is then 0
        size = min(inner, depth - start)
        again = bc.bool(start > 0)
        bc.sync_cube()
        hold_rows(a, held, top * depth + start, rows, size, depth, pitch)
        bc.sync_cube()
        for p in range(first, last):
            panel, target = (p * depth + start) * span, top * width + p * span
            columns = width - p * span
            panel_product(
                held, packed, out, panel, size, target, width, rows, columns, again, vectors, pitch
            )  # fmt: skip


@bc.cube
def direct_product(
    a: bc.Array[bc.F], b: bc.Array[bc.F], out: bc.Array[bc.F],
    top: bc.index, left: bc.index, height: bc.index, width: bc.index, depth: bc.index,
    vectors: bc.Comptime[int], whole: bc.Comptime[bool],
) -> None:  # fmt: skip
    """The tile of `out` at (top, left), from A and B as they are; `whole` if it lies inside of `out`."""
    acc = bc.Local[bc.F](MR * vectors)
    row = bc.Local[bc.F](vectors)
    for k in range(depth):
        for v in bc.unroll(range(vectors)):
            if whole or left + v * LANES < width:
                row[v] = b[k * width + left + v * LANES]
        for r in bc.unroll(range(MR)):
            value = a[(top + r if whole else min(top + r, height - 1)) * depth + k]
            for v in bc.unroll(range(vectors)):
                acc[r * vectors + v] = bc.fma(value, row[v], acc[r * vectors + v])
    for r in bc.unroll(range(MR)):
        for v in bc.unroll(range(vectors)):
            if whole or (top + r < height and left + v * LANES < width):
                out[(top + r) * width + left + v * LANES] = acc[r * vectors + v]


@bc.cube
def direct_kernel(
    a: bc.Array[bc.F], b: bc.Array[bc.F], out: bc.Array[bc.F],
    height: bc.index, width: bc.index, depth: bc.index, vectors: bc.Comptime[int],
) -> None:  # fmt: skip
    """out = a @ b for a small b, which stays in the caches; a cube takes MR rows."""
    span = LANES * vectors
    top = bc.CUBE_POS * MR
    for left in range(0, width, span):
        if top + MR <= height and left + span <= width:
            direct_product(a, b, out, top, left + bc.UNIT_POS, height, width, depth, vectors, True)
        else:
            direct_product(a, b, out, top, left + bc.UNIT_POS, height, width, depth, vectors, False)


def vectors_for(dtype: str) -> int:
    """One vector of f64 is two registers."""
    return 1 if dtype == "f64" else 2


def tile_for(height: int, width: int, dtype: str, shared: int) -> Tile:
    """Few rows: the columns are split among cubes as well. `shared`: elements that a cube can hold."""
    vectors = vectors_for(dtype)
    inner = min(256, (shared // MC - LANES) // LANES * LANES)
    panels = bc.cdiv(width, LANES * vectors)
    groups = max(1, 2 * processors() // max(1, bc.cdiv(height, MC)))
    return Tile(vectors, inner, max(1, bc.cdiv(panels, groups)))


def matmul(a: Array, b: Array, out: Array, *, empty: Allocate, memory: str = "f32") -> None:
    """out = a @ b; contiguous, all of the dtype `memory`."""
    (height, depth), width = a.shape, b.shape[1]
    if not height or not width:
        return
    if depth * width <= SMALL:
        direct_kernel.unchecked[-(-height // MR), LANES](a, b, out, height, width, depth, vectors_for(memory))
        return
    tile = tile_for(height, width, memory, shared_elements(a, memory))
    span = LANES * tile.vectors
    panels = bc.cdiv(width, span)
    packed = empty((panels * depth * span,), memory)
    pack_kernel.unchecked[(panels, bc.cdiv(depth, LANES)), LANES](b, packed, depth, width, tile.vectors)
    grid = (bc.cdiv(panels, tile.panels), bc.cdiv(height, MC))
    matmul_kernel.unchecked[grid, LANES](
        a, packed, out, height, width, depth, tile.panels, tile.vectors, tile.inner
    )


def _workload(dtype: str, height: int, depth: int, width: int) -> Workload:
    size = f"{height}" if height == depth == width else f"{height}x{depth}x{width}"
    return Workload(
        "matmul", dtype, size,
        lambda rng: (uniform(rng, height, depth, dtype=dtype), uniform(rng, depth, width, dtype=dtype)),
        shaped(height, width, dtype=dtype), allocating(matmul, memory=dtype), np.matmul,
        flops=2 * height * depth * width, tolerance=1e-5,
    )  # fmt: skip


WORKLOADS = (
    *(_workload("f32", side, side, side) for side in (64, 512, 1024, 2048)),
    _workload("f32", 1000, 999, 1001),
    _workload("f64", 1024, 1024, 1024),
)
