"""Matrix products of 16-bit floats by tensor cores: any batch and strides, sums in f32.

A cube takes 64 x 64 elements of a result, each of its planes 16 rows of them. It goes through the inner axis
in blocks that it keeps in shared memory, 0 beyond the edges, and its planes multiply fragments of those.
Where there are no tensor cores the language multiplies fragments by plane operations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube.driver import Properties
from burn_cube.dtypes import BY_NAME
from burn_kernels.arrays import Array
from burn_kernels.elements import Wide, X
from burn_kernels.epilogue import Finish, ending, given, put
from burn_kernels.machine import properties
from burn_kernels.matmul_any import Operand, operand
from burn_kernels.workload import Inputs, Workload, shaped, uniform

SIDE = 16  # rows and columns of a fragment
PLANES = 4  # of a cube, one below the other
ACROSS = 4  # fragments of a plane, side by side
TILE = SIDE * PLANES
DEPTH = 32  # of the inner axis at a time
PADDING = 8  # elements after each row in shared memory, so that rows do not begin in one bank


@bc.cube
def hold(
    x: bc.Array[X], held: Any, place: Operand, start: bc.index, top: bc.index, left: bc.index,
    height: bc.index, width: bc.index, rows: bc.Comptime[int], columns: bc.Comptime[int],
) -> None:  # fmt: skip
    """held = a part of a matrix, 0 outside of it."""
    for at in range(bc.UNIT_POS, rows * columns, bc.CUBE_DIM):
        row, column = at // columns, at % columns
        value = bc.cast(0, x.dtype)
        if (top + row < height) & (left + column < width):
            value = x[start + place.at(top + row, left + column)]
        held[row, column] = value


@bc.cube
def cores_body(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X] | None, left: Operand, right: Operand,
    shape: list[bc.index], height: bc.index, width: bc.index, depth: bc.index, half: Wide, store: Any,
    extra: Any,
) -> None:  # fmt: skip
    """A cube of PLANES planes takes TILE rows by TILE columns of one matrix."""
    a_held = bc.Shared[half](TILE, DEPTH + PADDING)
    b_held = bc.Shared[half](DEPTH, TILE + PADDING)
    sums_held = bc.Shared[bc.f32](TILE, TILE)
    across, down = bc.cdiv(width, TILE), bc.cdiv(height, TILE)
    number = bc.CUBE_POS // (across * down)
    tile = bc.CUBE_POS - number * (across * down)
    top, first = tile // across * TILE, tile % across * TILE
    a_start, b_start = left.start(number, shape), right.start(number, shape)
    one = bc.cmma.Matrix("a", SIDE, SIDE, SIDE, half)
    other = bc.cmma.Matrix("b", SIDE, SIDE, SIDE, half)
    sums = [bc.cmma.Matrix("accumulator", SIDE, SIDE, SIDE, bc.f32) for _ in range(ACROSS)]
    for start in range(0, depth, DEPTH):
        hold(a, a_held, left, a_start, top, start, height, depth, TILE, DEPTH)
        hold(b, b_held, right, b_start, start, first, depth, width, DEPTH, TILE)
        bc.sync_cube()
        for k in range(0, DEPTH, SIDE):
            bc.cmma.load(one, a_held, (SIDE * bc.PLANE_POS, k))
            for part in bc.unroll(range(ACROSS)):
                bc.cmma.load(other, b_held, (k, SIDE * part))
                bc.cmma.execute(one, other, sums[part], sums[part])
        bc.sync_cube()
    for part in bc.unroll(range(ACROSS)):
        bc.cmma.store(sums_held, sums[part], (SIDE * bc.PLANE_POS, SIDE * part))
    bc.sync_cube()
    for at in range(bc.UNIT_POS, TILE * TILE, bc.CUBE_DIM):
        row, column = top + at // TILE, first + at % TILE
        if (row < height) & (column < width):
            whole_row = number * height + row
            value = sums_held[at // TILE, at % TILE]
            put(out, whole_row * width + column, value, whole_row, bc.index(0), column, store, extra)


@bc.cube
def cores_kernel(
    a: bc.Array[X], b: bc.Array[X], out: bc.Array[X], left: Operand, right: Operand, shape: list[bc.index],
    height: bc.index, width: bc.index, depth: bc.index, half: Wide,
) -> None:  # fmt: skip
    """By fragments."""
    cores_body(a, b, out, left, right, shape, height, width, depth, half, None, None)


def suits(found: Properties, dtype: str, sizes: tuple[int, int, int]) -> bool:
    """Whether a device has tensor cores for a dtype, and a product is worth them."""
    height, depth, width = sizes
    fits = PLANES * found.plane_dim <= found.max_units_per_cube
    return f"cmma:{dtype}" in found.features and fits and min(height, depth, width) >= SIDE


def matmul_cores(
    a: Array, b: Array, out: Array | None, left: Operand, right: Operand, batch: Sequence[int],
    sizes: tuple[int, int, int], dtype: str, finish: Finish | None = None,
) -> None:  # fmt: skip
    """As `matmul_any`, of f16 or bf16."""
    height, depth, width = sizes
    shape: Any = list(batch)
    cubes = math.prod(batch) * bc.cdiv(height, TILE) * bc.cdiv(width, TILE)
    kernel, more = ending(cores_kernel, cores_body, finish, None)
    units = PLANES * properties(a).plane_dim
    kernel.unchecked[cubes, units](
        a, b, *given(out), left, right, shape, height, width, depth, BY_NAME[dtype], *more
    )  # fmt: skip


def reference(a: NDArray[Any], b: NDArray[Any]) -> NDArray[Any]:
    """By NumPy, in f64."""
    return np.asarray(np.matmul(a.astype(np.float64), b.astype(np.float64)), a.dtype)


def _run(inputs: Inputs, outputs: tuple[Any, ...], empty: object) -> Callable[[], object]:
    (a, b), out = inputs, outputs[0]
    (height, depth), width = a.shape, b.shape[1]
    left, right = operand(0, depth, 1, ()), operand(0, width, 1, ())
    return partial(matmul_cores, a, b, out, left, right, (), (height, depth, width), "f16")


def _inputs(height: int, depth: int, width: int) -> Callable[[np.random.Generator], Inputs]:
    def inputs(rng: np.random.Generator) -> Inputs:
        shapes = (height, depth), (depth, width)
        return tuple([uniform(rng, *shape, low=-1, high=1).astype(np.float16) for shape in shapes])

    return inputs


WORKLOADS = (
    Workload(
        "matmul_cores", "f16", "512x512x512", _inputs(512, 512, 512), shaped(512, 512, dtype="f16"), _run,
        reference, flops=2 * 512**3, tolerance=2e-3,
    ),
)  # fmt: skip
