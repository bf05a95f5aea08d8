"""The Mandelbrot set: a unit computes some points together, since the rounds of one wait for each other."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, mismatches, shaped

LANES = 16
POINTS = 4  # of a unit, one above the other


@bc.cube
def mandelbrot_kernel(
    out: bc.Array[bc.i32], side: bc.i32, most: bc.i32, left: bc.f32, top: bc.f32, step: bc.f32
) -> None:
    """out[i, j]: rounds of z = z * z + c, `most` at most, that begin with |z| <= 2."""
    column, row = bc.ABSOLUTE_POS_X, bc.CUBE_POS_Y * POINTS
    real = bc.f32(column) * step + left
    x = bc.Local[bc.f32](POINTS)
    y = bc.Local[bc.f32](POINTS)
    imaginary = bc.Local[bc.f32](POINTS)
    count = bc.Local[bc.i32](POINTS)
    for p in bc.unroll(range(POINTS)):
        imaginary[p] = bc.f32(row + p) * step + top
    going = True
    rounds = 0
    while going and rounds < most:
        inside = False
        for p in bc.unroll(range(POINTS)):
            xx, yy = x[p] * x[p], y[p] * y[p]
            # a point that has left goes on to infinity or NaN, which compare as outside
            stays = xx + yy <= 4.0
            count[p] += bc.select(stays, 1, 0)
            inside = inside | stays
            y[p] = 2.0 * x[p] * y[p] + imaginary[p]
            x[p] = xx - yy + real
        going = bc.plane_any(inside)
        rounds += 1
    for p in bc.unroll(range(POINTS)):
        if row + p < side and column < side:
            out[(row + p) * side + column] = count[p]


def mandelbrot(side: int, most: int, out: Array) -> None:
    """The square from -2 - 1.25i to 0.5 + 1.25i, in side * side points."""
    grid = (bc.cdiv(side, LANES), bc.cdiv(side, POINTS))
    mandelbrot_kernel.unchecked[grid, LANES](out, side, most, -2.0, -1.25, 2.5 / side)


def reference(side: int, most: int) -> NDArray[Any]:
    """By NumPy, in the same steps."""
    step = np.float32(2.5 / side)
    real = (np.arange(side, dtype=np.float32) * step - np.float32(2))[None, :]
    imaginary = (np.arange(side, dtype=np.float32) * step - np.float32(1.25))[:, None]
    x, y = np.zeros((2, side, side), np.float32)
    count = np.zeros((side, side), np.int32)
    with np.errstate(all="ignore"):
        for _ in range(most):
            xx, yy = x * x, y * y
            count += xx + yy <= 4
            y = np.float32(2) * x * y + imaginary
            x = xx - yy + real
    return count


WORKLOADS = (
    # peers round in other places: some points at the edge then leave a round earlier or later
    Workload(
        "mandelbrot", "f32", "2048, 100",
        lambda rng: (2048, 100), shaped(2048, 2048, dtype="i32"), direct(mandelbrot), reference,
        tolerance=0.02, error=mismatches,
    ),
)  # fmt: skip
