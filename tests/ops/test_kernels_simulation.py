"""Stencil, Mandelbrot set and n-body."""

from __future__ import annotations

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from burn_kernels import mandelbrot, nbody, stencil
from tests.ops.kernel_runs import is_interpreter, numbers, run


@pytest.mark.parametrize("shape", [(0, 4), (1, 1), (2, 5), (3, 3), (7, 300), (40, 17)])
def test_stencil(device: Driver, shape: tuple[int, int]):
    if is_interpreter(device) and shape[0] * shape[1] > 700:
        shape = (5, 20)
    x = numbers(*shape)
    np.testing.assert_allclose(
        run(device, stencil.stencil, x, out=shape), stencil.reference(x), rtol=1e-6, atol=1e-6
    )


@pytest.mark.parametrize(("side", "most"), [(1, 5), (17, 0), (17, 20), (65, 50)])
def test_mandelbrot(device: Driver, side: int, most: int):
    if is_interpreter(device):
        side, most = min(side, 20), min(most, 12)
    got = run(device, mandelbrot.mandelbrot, side, most, out=(side, side), dtype="i32")
    wanted = mandelbrot.reference(side, most)
    # fused steps round otherwise, and near the edge of the set that can cost or give a round
    assert np.count_nonzero(got != wanted) <= 0.01 * wanted.size
    assert got.max(initial=0) <= most


@pytest.mark.parametrize("n", [1, 17, 70, 1000])
def test_nbody(device: Driver, fused: Driver, n: int):
    bodies = numbers(4, min(n, 20) if is_interpreter(device) else n)
    bodies[3] = np.abs(bodies[3])
    got = run(device, nbody.nbody, bodies, out=(3, bodies.shape[1]))
    wanted = nbody.reference(bodies)
    np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5 * max(float(np.abs(wanted).max()), 1e-3))


@bc.cube
def inverse_sqrt_kernel(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = nbody.inverse_sqrt_of_double(x[bc.ABSOLUTE_POS])


def test_the_inverse_root_of_nbody(device: Driver):
    x = np.exp(np.linspace(-80, 80, 500)).astype(np.float32)
    got = run(device, lambda x, out: inverse_sqrt_kernel[4, 128](x, out), x, out=(500,))
    assert float(np.max(np.abs(got * np.sqrt(2 * x.astype(np.float64)) - 1))) < 1e-6
