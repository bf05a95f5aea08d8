"""Gravity between all pairs of bodies: a unit sums the pull on its bodies, all read the same other body."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import burn_cube as bc
from burn_kernels.arrays import Array
from burn_kernels.workload import Workload, direct, shaped, uniform

LANES = 16
BODIES = 4  # of a unit: a load of the other body serves both
SOFTENING = 1e-3
CUBE_OF_ROOT = 2.0**1.5  # r is too small by a factor of the root of 2


@bc.cube
def inverse_sqrt_of_double(x: bc.f32) -> bc.f32:
    """1 / sqrt(2 * x) to 1e-6, for normal x: a guess from the bits, two of Newton's steps, and no division.

    With the 2 a step is y * (1.5 - x * y * y), and needs no half of x. The constants spread the errors:
    the first step leaves 9e-4, the second one 7e-7.
    """
    y = bc.bitcast(0x5EF768FA - (bc.bitcast(x, bc.i32) >> 1), bc.f32)
    y = y * bc.fma(-x * y, y, 1.5008789)
    return bc.f32(y * bc.fma(-x * y, y, 1.5000006))


@bc.cube
def nbody_kernel(bodies: bc.Array[bc.f32], out: bc.Array[bc.f32], n: bc.index) -> None:
    """out[c, i] is the pull on body i; bodies holds x, y, z and mass, n of each."""
    first = bc.CUBE_POS * (LANES * BODIES) + bc.UNIT_POS
    x = bc.Local[bc.f32](BODIES)
    y = bc.Local[bc.f32](BODIES)
    z = bc.Local[bc.f32](BODIES)
    a = bc.Local[bc.f32](BODIES)
    b = bc.Local[bc.f32](BODIES)
    c = bc.Local[bc.f32](BODIES)
    for k in bc.unroll(range(BODIES)):
        i = min(first + k * LANES, n - 1)
        x[k], y[k], z[k] = bodies[i], bodies[n + i], bodies[2 * n + i]
    for j in range(n):
        xj, yj, zj, mass = bodies[j], bodies[n + j], bodies[2 * n + j], bodies[3 * n + j]
        for k in bc.unroll(range(BODIES)):
            dx, dy, dz = xj - x[k], yj - y[k], zj - z[k]
            r = inverse_sqrt_of_double(bc.fma(dx, dx, bc.fma(dy, dy, bc.fma(dz, dz, SOFTENING))))
            pull = mass * r * r * r
            a[k] = bc.fma(pull, dx, a[k])
            b[k] = bc.fma(pull, dy, b[k])
            c[k] = bc.fma(pull, dz, c[k])
    for k in bc.unroll(range(BODIES)):
        i = first + k * LANES
        if i < n:
            out[i] = a[k] * CUBE_OF_ROOT
            out[n + i] = b[k] * CUBE_OF_ROOT
            out[2 * n + i] = c[k] * CUBE_OF_ROOT


def nbody(bodies: Array, out: Array) -> None:
    """bodies is 4 x n, out 3 x n; contiguous."""
    n = bodies.shape[1]
    nbody_kernel.unchecked[bc.cdiv(n, LANES * BODIES), LANES](bodies, out, n)


def reference(bodies: NDArray[Any]) -> NDArray[Any]:
    """By NumPy, in f64."""
    place, mass = bodies[:3].astype(np.float64), bodies[3].astype(np.float64)
    out = np.empty(place.shape)
    for i in range(0, mass.size, 256):
        d = place[:, None, :] - place[:, i : i + 256, None]
        r = 1 / np.sqrt((d * d).sum(0) + SOFTENING)
        out[:, i : i + 256] = (d * (mass * r**3)).sum(-1)
    return out


def _bodies(rng: np.random.Generator, n: int) -> NDArray[Any]:
    bodies = uniform(rng, 4, n)
    bodies[3] = np.abs(bodies[3])
    return bodies


_COUNT = 8192

WORKLOADS = (
    Workload(
        "nbody", "f32", f"{_COUNT}",
        lambda rng: (_bodies(rng, _COUNT),), shaped(3, _COUNT),
        direct(nbody), reference,
        flops=20 * _COUNT * _COUNT, tolerance=2e-4,
    ),
)  # fmt: skip
