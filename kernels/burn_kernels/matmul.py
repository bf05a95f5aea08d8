"""Matrix product in register tiles, for any shape.

B is packed once into panels as wide as a tile, padded with zeros. A cube takes some rows of A and some
panels of B. In blocks of the inner axis it copies its part of A to shared memory, at a pitch that spreads the
rows over the cache, and computes tiles of MR rows: each unit owns one or two columns of them, in registers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

import burn_cube as bc
from burn_kernels.arrays import Allocate, Array
from burn_kernels.epilogue import Finish, ending, finish_tile, given
from burn_kernels.machine import processors, shared_elements
from burn_kernels.map import grid_of
from burn_kernels.workload import Workload, allocating, shaped, uniform

LANES = 16
MR = 8  # rows of a tile
MC = 64  # rows of A that a cube holds in shared memory
SMALL = 1 << 15  # elements of B up to which packing it does not pay
FEW = 32  # rows for which it does not pay either
FEW_ROWS = 4  # of a tile, if there are no more
CUBES = 8  # for each processor, that tiles are joined to
ONE = (1, 0, 0)
"""One matrix."""


@dataclass(frozen=True, slots=True)
class Tile:
    """How the work is cut; `vectors` are the columns of a unit, in steps of LANES."""

    vectors: int
    inner: int
    """Of the inner axis at a time: a panel of B and a row tile of A then stay in the L1 cache."""
    panels: int
    """Panels of B that a cube takes."""


@bc.struct
class Batch:
    """How many matrices there are, and how far the next ones on the left and on the right lie."""

    count: bc.index
    left: bc.index
    right: bc.index


@bc.struct
class Starts:
    """Where the matrices of a product begin."""

    a: bc.index
    b: bc.index
    out: bc.index


@bc.struct
class End:
    """Which element of the result a panel's rows begin with, and whether its sums are then complete."""

    row: bc.index
    column: bc.index
    last: bc.bool


@bc.cube
def pack_kernel(
    b: bc.Array[bc.F], packed: bc.Array[bc.F], depth: bc.index, width: bc.index, panels: bc.index,
    step: bc.index, vectors: bc.Comptime[int],
) -> None:  # fmt: skip
    """packed[panel, k, c] is b[k, panel * size + c], 0 beyond the width; a cube packs 16 rows of a panel.

    The panels of one matrix come after the other's; they lie `step` apart.
    """
    size = LANES * vectors
    number, first = bc.CUBE_POS_X // panels, bc.CUBE_POS_Y * LANES
    panel = bc.CUBE_POS_X
    start = number * step
    left = (panel - number * panels) * size + bc.UNIT_POS
    for k in range(first, min(first + LANES, depth)):
        for v in bc.unroll(range(vectors)):
            value = bc.cast(0, bc.F)
            if left + v * LANES < width:
                value = b[start + k * width + left + v * LANES]
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
def store_tile(
    acc: bc.Local[bc.F], out: bc.Array[bc.F], target: bc.index, width: bc.index, rows: bc.index,
    columns: bc.index, again: bc.bool, vectors: bc.Comptime[int], whole: bc.Comptime[bool],
) -> None:  # fmt: skip
    """out[tile] (+)= the sums."""
    lane = bc.UNIT_POS
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
def end_tile(
    acc: bc.Local[bc.F], out: bc.Array[bc.F] | None, target: bc.index, width: bc.index, rows: bc.index,
    columns: bc.index, again: bc.bool, vectors: bc.Comptime[int], whole: bc.Comptime[bool], end: End,
    row: bc.index, store: Any, extra: Any,
) -> None:  # fmt: skip
    """The last block of the inner axis hands on the sums, the others store them."""
    if out is None:
        finish_tile(acc, end.row + row, end.column, rows, columns, MR, vectors, LANES, whole, store, extra)
    elif end.last:
        lane = bc.UNIT_POS
        if again:
            for r in bc.unroll(range(MR)):
                for v in bc.unroll(range(vectors)):
                    if whole or (r < rows and v * LANES + lane < columns):
                        acc[r * vectors + v] += out[target + r * width + v * LANES + lane]
        finish_tile(acc, end.row + row, end.column, rows, columns, MR, vectors, LANES, whole, store, extra)
    else:
        store_tile(acc, out, target, width, rows, columns, again, vectors, whole)


@bc.cube
def tile_product(
    held: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F] | None,
    row: bc.index, panel: bc.index, size: bc.index, target: bc.index, width: bc.index,
    rows: bc.index, columns: bc.index,
    again: bc.bool, vectors: bc.Comptime[int], pitch: bc.Comptime[int], whole: bc.Comptime[bool], end: End,
    store: Any, extra: Any,
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
    if store is None:
        store_tile(acc, out, target, width, rows, columns, again, vectors, whole)
    else:
        end_tile(acc, out, target, width, rows, columns, again, vectors, whole, end, row, store, extra)


@bc.cube
def panel_product(
    held: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F] | None,
    panel: bc.index, size: bc.index, target: bc.index, width: bc.index, rows: bc.index, columns: bc.index,
    again: bc.bool, vectors: bc.Comptime[int], pitch: bc.Comptime[int], end: End, store: Any, extra: Any,
) -> None:  # fmt: skip
    """out[panel] (+)= held @ packed[panel], tile after tile."""
    for row in range(0, rows, MR):
        place, left = target + row * width, rows - row
        if left >= MR and columns >= LANES * vectors:
            tile_product(
                held, packed, out, row, panel, size, place, width, left, columns, again, vectors, pitch, True,
                end, store, extra,
            )  # fmt: skip
        else:
            tile_product(
                held, packed, out, row, panel, size, place, width, left, columns, again, vectors, pitch,
                False, end, store, extra,
            )  # fmt: skip


@bc.cube
def matmul_body(
    a: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F] | None,
    height: bc.index, width: bc.index, depth: bc.index, panels: bc.index, batch: Batch,
    vectors: bc.Comptime[int], inner: bc.Comptime[int], store: Any, extra: Any,
) -> None:  # fmt: skip
    """out = a @ b; a cube takes `panels` panels of a matrix. Without `out` the inner axis is one block."""
    pitch = inner + LANES
    held = bc.Shared[bc.F](MC * pitch)
    span = LANES * vectors
    down = bc.cdiv(height, MC)
    number = bc.CUBE_POS_Y // down
    top = (bc.CUBE_POS_Y - number * down) * MC
    a_start, out_start = number * batch.left, number * height * width
    rows = min(MC, height - top)
    all = bc.cdiv(width, span)
    first = bc.CUBE_POS_X * panels
    last = min(first + panels, all)
    packed_start = number * all if batch.right > 0 else bc.index(0)
    for start in range(0, max(depth, 1), inner):  # once for depth 0: out is then 0
        size = min(inner, depth - start)
        again = bc.bool(start > 0)
        bc.sync_cube()
        hold_rows(a, held, a_start + top * depth + start, rows, size, depth, pitch)
        bc.sync_cube()
        for p in range(first, last):
            panel = ((packed_start + p) * depth + start) * span
            target = out_start + top * width + p * span
            columns = width - p * span
            end = End(number * height + top, p * span, bc.bool(start + inner >= depth))
            panel_product(
                held, packed, out, panel, size, target, width, rows, columns, again, vectors, pitch, end,
                store, extra,
            )  # fmt: skip


@bc.cube
def matmul_kernel(
    a: bc.Array[bc.F], packed: bc.Array[bc.F], out: bc.Array[bc.F],
    height: bc.index, width: bc.index, depth: bc.index, panels: bc.index, batch: Batch,
    vectors: bc.Comptime[int], inner: bc.Comptime[int],
) -> None:  # fmt: skip
    """out = a @ b."""
    matmul_body(a, packed, out, height, width, depth, panels, batch, vectors, inner, None, None)


@bc.cube
def direct_product(
    a: bc.Array[bc.F], b: bc.Array[bc.F], out: bc.Array[bc.F] | None, starts: Starts,
    top: bc.index, left: bc.index, height: bc.index, width: bc.index, depth: bc.index,
    rows: bc.Comptime[int], vectors: bc.Comptime[int], whole: bc.Comptime[bool], first: bc.index,
    store: Any, extra: Any,
) -> None:  # fmt: skip
    """The tile of `out` at (top, left), from A and B as they are; `whole` if it lies inside of `out`.
    `first`: the first row of the matrix in the result."""
    acc = bc.Local[bc.F](rows * vectors)
    row = bc.Local[bc.F](vectors)
    for k in range(depth):
        for v in bc.unroll(range(vectors)):
            if whole or left + v * LANES < width:
                row[v] = b[starts.b + k * width + left + v * LANES]
        for r in bc.unroll(range(rows)):
            value = a[starts.a + (top + r if whole else min(top + r, height - 1)) * depth + k]
            for v in bc.unroll(range(vectors)):
                acc[r * vectors + v] = bc.fma(value, row[v], acc[r * vectors + v])
    if store is None and out is not None:
        for r in bc.unroll(range(rows)):
            for v in bc.unroll(range(vectors)):
                if whole or (top + r < height and left + v * LANES < width):
                    out[starts.out + (top + r) * width + left + v * LANES] = acc[r * vectors + v]
    else:
        column = left - bc.UNIT_POS
        finish_tile(
            acc, first + top, column, height - top, width - column, rows, vectors, LANES, whole, store, extra
        )  # fmt: skip


@bc.cube
def direct_body(
    a: bc.Array[bc.F], b: bc.Array[bc.F], out: bc.Array[bc.F] | None,
    height: bc.index, width: bc.index, depth: bc.index, across: bc.index, batch: Batch,
    rows: bc.Comptime[int], vectors: bc.Comptime[int], store: Any, extra: Any,
) -> None:  # fmt: skip
    """out = a @ b where packing B does not pay; a cube takes `rows` rows of `across` tiles."""
    span = LANES * vectors
    down, pieces = bc.cdiv(height, rows), bc.cdiv(width, span * across)
    number = bc.CUBE_POS // (down * pieces)
    rest = bc.CUBE_POS - number * (down * pieces)
    piece = rest // down
    top = (rest - piece * down) * rows
    if number < batch.count:
        starts = Starts(number * batch.left, number * batch.right, number * height * width)
        end = min((piece + 1) * across * span, width)
        for left in range(piece * across * span, end, span):
            column = left + bc.UNIT_POS
            if top + rows <= height and left + span <= width:
                direct_product(
                    a, b, out, starts, top, column, height, width, depth, rows, vectors, True,
                    number * height, store, extra,
                )  # fmt: skip
            else:
                direct_product(
                    a, b, out, starts, top, column, height, width, depth, rows, vectors, False,
                    number * height, store, extra,
                )  # fmt: skip


@bc.cube
def direct_kernel(
    a: bc.Array[bc.F], b: bc.Array[bc.F], out: bc.Array[bc.F],
    height: bc.index, width: bc.index, depth: bc.index, across: bc.index, batch: Batch,
    rows: bc.Comptime[int], vectors: bc.Comptime[int],
) -> None:  # fmt: skip
    """out = a @ b."""
    direct_body(a, b, out, height, width, depth, across, batch, rows, vectors, None, None)


def vectors_for(dtype: str) -> int:
    """One vector of f64 is two registers."""
    return 1 if dtype == "f64" else 2


def tile_for(height: int, width: int, dtype: str, shared: int, count: int = 1) -> Tile:
    """Few rows: the columns are split among cubes as well. `shared`: elements that a cube can hold."""
    vectors = vectors_for(dtype)
    inner = min(256, (shared // MC - LANES) // LANES * LANES)
    panels = bc.cdiv(width, LANES * vectors)
    groups = max(1, 2 * processors() // max(1, count * bc.cdiv(height, MC)))
    return Tile(vectors, inner, max(1, bc.cdiv(panels, groups)))


def matmul(
    a: Array, b: Array, out: Array | None, *, empty: Allocate, memory: str = "f32",
    sizes: tuple[int, int, int] | None = None, batch: tuple[int, int, int] = ONE,
    finish: Finish | None = None,
) -> None:  # fmt: skip
    """out = a @ b; contiguous, all of the dtype `memory`.

    `sizes`: height, inner and width, if the shapes do not say them. `batch`: of how many matrices, and how
    far the next ones of `a` and `b` lie, 0 if it is the same one. `finish`: what is done with the elements
    instead.
    """
    found = sizes or (*a.shape, b.shape[1])
    prepared(found, memory, batch, shared_elements(a, memory), processors())(a, b, out, empty, finish)


Run = Callable[[Array, Array, Array | None, Allocate, Finish | None], None]


@lru_cache(4096)
def prepared(
    sizes: tuple[int, int, int], memory: str, batch: tuple[int, int, int], shared: int, threads: int
) -> Run:
    """What computes products of these sizes; `shared`: elements that a cube can hold."""
    height, depth, width = sizes
    if not batch[0] or not height or not width:
        return lambda a, b, out, empty, finish: None
    if depth * width <= SMALL or height <= FEW:
        return _direct(sizes, min(vectors_for(memory), bc.cdiv(width, LANES)), batch, threads)
    return _packed(sizes, memory, batch, tile_for(height, width, memory, shared, batch[0]))


def _packed(sizes: tuple[int, int, int], memory: str, batch: tuple[int, int, int], tile: Tile) -> Run:
    height, depth, width = sizes
    span = LANES * tile.vectors
    panels = bc.cdiv(width, span)
    all = panels * batch[0] if batch[2] else panels
    packing = (all, bc.cdiv(depth, LANES))
    grid = (bc.cdiv(panels, tile.panels), bc.cdiv(height, MC) * batch[0])
    rest = (height, width, depth, tile.panels, _batch(batch), tile.vectors, tile.inner)

    def run(a: Array, b: Array, out: Array | None, empty: Allocate, finish: Finish | None) -> None:
        packed = empty((all * depth * span,), memory)
        pack_kernel.unchecked[packing, LANES](b, packed, depth, width, panels, batch[2], tile.vectors)
        if finish is not None and depth > tile.inner:
            out = finish.room(memory) or empty((batch[0] * height * width,), memory)
        kernel, more = ending(matmul_kernel, matmul_body, finish, out)
        kernel.unchecked[grid, LANES](a, packed, *given(out), *rest, *more)

    return run


def _direct(sizes: tuple[int, int, int], vectors: int, batch: tuple[int, int, int], threads: int) -> Run:
    height, depth, width = sizes
    rows = MR if height > FEW_ROWS else FEW_ROWS
    down, tiles = bc.cdiv(height, rows), bc.cdiv(width, LANES * vectors)
    across = max(1, min(tiles, tiles * down * batch[0] // (CUBES * threads)))
    grid = grid_of(batch[0] * down * bc.cdiv(tiles, across))
    rest = (height, width, depth, across, _batch(batch), rows, vectors)

    def run(a: Array, b: Array, out: Array | None, empty: Allocate, finish: Finish | None) -> None:
        kernel, more = ending(direct_kernel, direct_body, finish, None)
        kernel.unchecked[grid, LANES](a, b, *given(out), *rest, *more)

    return run


def _batch(numbers: tuple[int, int, int]) -> Batch:
    fields: Any = numbers  # indices in kernels, int here
    return Batch(*fields)


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
