"""Matrix products of any dtype, batch and strides: operands are read where they are, batches broadcast.

On processors a cube owns a tile of rows by vectors of columns in registers; on other devices it owns 64 x 64
elements of the result, and goes through the inner axis in blocks that it keeps in shared memory. Where there
are tensor cores for the dtype, `matmul_cores` takes over.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.dtypes import BY_NAME
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide, X
from burn_kernels.epilogue import Finish, ending, finish_tile, given, put
from burn_kernels.lines import wide
from burn_kernels.machine import properties
from burn_kernels.workload import Workload, direct, shaped, uniform

LANES = 16
MR = 4  # rows of a tile in registers
VECTORS = 2
SIDE = 16  # units along each side of a cube
EACH = 4  # rows and columns of a unit
TILE = SIDE * EACH
DEPTH = 16  # of the inner axis at a time


@bc.struct
class Operand:
    """Where the elements of a batch of matrices lie. `dense`: the next column is the next in memory."""

    origin: bc.index
    row: bc.index
    column: bc.index
    batch: list[bc.index]
    dense: bc.Comptime[bool]

    def start(self, number: bc.index, shape: list[bc.index]) -> bc.index:
        """Where the matrix of this number lies; the batch has a shape, the last axis fastest."""
        place = self.origin
        rest = number
        for k in bc.unroll(range(len(self.batch))):
            axis = len(self.batch) - 1 - k
            outer = rest // shape[axis]
            place += (rest - outer * shape[axis]) * self.batch[axis]
            rest = outer
        return place

    def at(self, row: bc.index, column: bc.index) -> bc.index:
        """From the start of a matrix to an element."""
        return row * self.row + (column if self.dense else column * self.column)


@bc.cube
def store_sums(
    out: bc.Array[X], sums: bc.Local[bc.N], start: bc.index, top: bc.index, first: bc.index,
    height: bc.index, width: bc.index, whole: bc.Comptime[bool],
) -> None:  # fmt: skip
    """Store a tile of sums."""
    for r in bc.unroll(range(MR)):
        for v in bc.unroll(range(VECTORS)):
            column = first + v * LANES + bc.UNIT_POS
            if whole or (top + r < height and column < width):
                place = start + (top + r) * width + first + v * LANES + bc.UNIT_POS
                out[place] = bc.cast(sums[r * VECTORS + v], out.dtype)


@bc.cube
def register_tile(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X] | None, left: Operand, right: Operand,
    a_start: bc.index, b_start: bc.index, number: bc.index, top: bc.index, first: bc.index,
    height: bc.index, width: bc.index, depth: bc.index, acc: Wide,
    whole: bc.Comptime[bool], floats: bc.Comptime[bool], store: Any, extra: Any,
) -> None:  # fmt: skip
    """MR rows from `top` on, VECTORS columns of each unit from `first` on; `whole` if they all exist."""
    sums, row = bc.Local[acc](MR * VECTORS), bc.Local[acc](VECTORS)
    for k in range(depth):
        for v in bc.unroll(range(VECTORS)):
            column = first + v * LANES + bc.UNIT_POS
            if whole or column < width:
                row[v] = bc.cast(b[b_start + right.at(k, first + v * LANES) + right.at(0, bc.UNIT_POS)], acc)
        for r in bc.unroll(range(MR)):
            at = top + r if whole else min(top + r, height - 1)
            value = bc.cast(a[a_start + left.at(at, k)], acc)
            for v in bc.unroll(range(VECTORS)):
                if floats:
                    sums[r * VECTORS + v] = bc.fma(value, row[v], sums[r * VECTORS + v])
                else:
                    sums[r * VECTORS + v] += value * row[v]
    if store is None:
        store_sums(out, sums, number * height * width, top, first, height, width, whole)
    else:
        finish_tile(
            sums, number * height + top, first, height - top, width - first, MR, VECTORS, LANES, whole, store,
            extra,
        )  # fmt: skip


@bc.cube
def register_body(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X] | None, left: Operand, right: Operand,
    shape: list[bc.index], height: bc.index, width: bc.index, depth: bc.index, acc: Wide,
    floats: bc.Comptime[bool], store: Any, extra: Any,
) -> None:  # fmt: skip
    """A cube of LANES units takes MR rows by LANES * VECTORS columns of one matrix."""
    across, down = bc.cdiv(width, LANES * VECTORS), bc.cdiv(height, MR)
    number = bc.CUBE_POS // (across * down)
    tile = bc.CUBE_POS - number * (across * down)
    top, first = tile // across * MR, tile % across * (LANES * VECTORS)
    a_start, b_start = left.start(number, shape), right.start(number, shape)
    if top + MR <= height and first + LANES * VECTORS <= width:
        register_tile(
            a, b, out, left, right, a_start, b_start, number, top, first, height, width, depth, acc, True,
            floats, store, extra,
        )  # fmt: skip
    else:
        register_tile(
            a, b, out, left, right, a_start, b_start, number, top, first, height, width, depth, acc, False,
            floats, store, extra,
        )  # fmt: skip


@bc.cube
def register_kernel(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X], left: Operand, right: Operand, shape: list[bc.index],
    height: bc.index, width: bc.index, depth: bc.index, acc: Wide,
    floats: bc.Comptime[bool],
) -> None:  # fmt: skip
    """By tiles in registers."""
    register_body(a, b, out, left, right, shape, height, width, depth, acc, floats, None, None)


@bc.cube
def hold(
    x: bc.Array[X], held: bc.Shared[bc.N], operand: Operand, start: bc.index, top: bc.index, first: bc.index,
    height: bc.index, width: bc.index, rows: bc.Comptime[int], columns: bc.Comptime[int],
    turned: bc.Comptime[bool],
) -> None:  # fmt: skip
    """held = a part of a matrix, 0 outside of it; `turned`: its columns one after the other."""
    for k in bc.unroll(range(rows * columns // (SIDE * SIDE))):
        at = k * SIDE * SIDE + bc.UNIT_POS
        row, column = at // columns, at % columns
        value = bc.cast(0, bc.N)
        if (top + row < height) & (first + column < width):
            value = bc.cast(x[start + operand.at(top + row, first + column)], bc.N)
        if turned:
            held[column * (rows + 1) + row] = value
        else:
            held[row * columns + column] = value


@bc.cube
def shared_body(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X] | None, left: Operand, right: Operand,
    shape: list[bc.index], height: bc.index, width: bc.index, depth: bc.index, acc: Wide,
    floats: bc.Comptime[bool], store: Any, extra: Any,
) -> None:  # fmt: skip
    """A cube of SIDE * SIDE units takes TILE rows by TILE columns of one matrix."""
    a_held, b_held = bc.Shared[acc](DEPTH * (TILE + 1)), bc.Shared[acc](DEPTH * TILE)
    across, down = bc.cdiv(width, TILE), bc.cdiv(height, TILE)
    number = bc.CUBE_POS // (across * down)
    tile = bc.CUBE_POS - number * (across * down)
    top, first = tile // across * TILE, tile % across * TILE
    a_start, b_start = left.start(number, shape), right.start(number, shape)
    y, x = bc.UNIT_POS // SIDE, bc.UNIT_POS % SIDE
    sums, column, row = bc.Local[acc](EACH * EACH), bc.Local[acc](EACH), bc.Local[acc](EACH)
    for start in range(0, depth, DEPTH):
        hold(a, a_held, left, a_start, top, start, height, depth, TILE, DEPTH, True)
        hold(b, b_held, right, b_start, start, first, depth, width, DEPTH, TILE, False)
        bc.sync_cube()
        for k in range(DEPTH):
            for e in bc.unroll(range(EACH)):
                column[e] = a_held[k * (TILE + 1) + y + e * SIDE]
                row[e] = b_held[k * TILE + x + e * SIDE]
            for r in bc.unroll(range(EACH)):
                for c in bc.unroll(range(EACH)):
                    if floats:
                        sums[r * EACH + c] = bc.fma(column[r], row[c], sums[r * EACH + c])
                    else:
                        sums[r * EACH + c] += column[r] * row[c]
        bc.sync_cube()
    for r in bc.unroll(range(EACH)):
        for c in bc.unroll(range(EACH)):
            i, j = top + y + r * SIDE, first + x + c * SIDE
            if (i < height) & (j < width):
                whole_row = number * height + i
                put(out, whole_row * width + j, sums[r * EACH + c], whole_row, bc.index(0), j, store, extra)


@bc.cube
def shared_kernel(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X], left: Operand, right: Operand, shape: list[bc.index],
    height: bc.index, width: bc.index, depth: bc.index, acc: Wide,
    floats: bc.Comptime[bool],
) -> None:  # fmt: skip
    """By parts in shared memory."""
    shared_body(a, b, out, left, right, shape, height, width, depth, acc, floats, None, None)


def operand(origin: int, row: int, column: int, batch: Sequence[int]) -> Operand:
    """From strides in elements."""
    fields: Any = (origin, row, column, list(batch), column == 1)  # numbers are indices in kernels, int here
    return Operand(*fields)


def matmul_any(
    a: Array, b: Array, out: Array | None, left: Operand, right: Operand, batch: Sequence[int],
    sizes: tuple[int, int, int], dtype: str, finish: Finish | None = None,
) -> None:  # fmt: skip
    """out = a @ b for each matrix of the batch; out is contiguous. `sizes`: height, inner, width. `finish`:
    what is done with the elements instead."""
    height, depth, width = sizes
    count = math.prod(batch)
    if not count * height * width:
        return
    found = properties(a)
    if f"cmma:{dtype}" in found.features:
        from burn_kernels import matmul_cores  # which takes operands as they are taken here

        if matmul_cores.suits(found, dtype, sizes):
            matmul_cores.matmul_cores(a, b, out, left, right, batch, sizes, dtype, finish)
            return
    acc = BY_NAME[wide(dtype)]
    shape: Any = list(batch)
    rest = (left, right, shape, height, width, depth, acc, acc.is_float)
    if found.runtime in ("cpu", "reference"):
        cubes = count * bc.cdiv(height, MR) * bc.cdiv(width, LANES * VECTORS)
        kernel, more = ending(register_kernel, register_body, finish, None)
        kernel.unchecked[cubes, LANES](a, b, *given(out), *rest, *more)
        return
    cubes = count * bc.cdiv(height, TILE) * bc.cdiv(width, TILE)
    kernel, more = ending(shared_kernel, shared_body, finish, None)
    kernel.unchecked[cubes, SIDE * SIDE](a, b, *given(out), *rest, *more)


def reference(a: NDArray[Any], b: NDArray[Any]) -> NDArray[Any]:
    """By NumPy; floats in f64."""
    if a.dtype.kind != "f":
        return np.asarray(np.matmul(a, b), a.dtype)
    return np.asarray(np.matmul(a.astype(np.float64), b.astype(np.float64)), a.dtype)


def _batched(a: Array, b: Array, out: Array, *, dtype: str) -> None:
    count, height, depth = a.shape
    width = b.shape[1]
    left, right = operand(0, depth, 1, (height * depth,)), operand(0, 1, depth, (width * depth,))
    matmul_any(a, b, out, left, right, (count,), (height, depth, width), dtype)


def _turned(a: NDArray[Any], b: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(np.matmul(a, b.transpose(0, 2, 1)))


WORKLOADS = (
    Workload(
        "matmul_batched_nt", "f32", "64x128x128x128",
        lambda rng: (uniform(rng, 64, 128, 128), uniform(rng, 64, 128, 128)), shaped(64, 128, 128),
        direct(partial(_batched, dtype="f32")), _turned, flops=2 * 64 * 128**3, tolerance=1e-5,
    ),
)  # fmt: skip
