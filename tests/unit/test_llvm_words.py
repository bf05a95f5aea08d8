"""Long Vectors of small elements on the CPU: moved as words, for any lanes and at any address."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch.runtimes import driver


def doubling(dtype: Any, n: int) -> Any:
    @bc.cube
    def double(x: bc.Array[bc.Vector[dtype, n]], out: bc.Array[bc.Vector[dtype, n]]) -> None:
        i = bc.ABSOLUTE_POS
        if i < out.len():
            out[i] = x[i] + x[i]

    return double


@pytest.mark.parametrize("dtype", [bc.u8, bc.i8, bc.i16, bc.f16])
@pytest.mark.parametrize("n", [17, 20, 64])
@pytest.mark.parametrize(("length", "cube"), [(40, 32), (5, 16)])
@pytest.mark.parametrize("skipped", [0, 3])
def test_long_vectors(dtype: Any, n: int, length: int, cube: int, skipped: int) -> None:
    kind = dtype.numpy
    x = (np.arange(length * n) % 53).astype(kind)
    whole = np.full(length * n + 80, 77, kind)
    out = whole[skipped : skipped + length * n]
    doubling(dtype, n)[-(-length // cube), cube](x, out)
    assert (out == x + x).all()
    assert (whole[:skipped] == 77).all()
    assert (whole[skipped + length * n :] == 77).all()


def test_a_long_vector_of_bytes_is_few_instructions() -> None:
    """One by one its 64 bytes took 6000 lines, and LLVM a third of a second."""
    x = np.zeros(64 * 64, np.uint8)
    text = doubling(bc.u8, 64).source(driver("cpu"), x, x.copy(), cube_dim=64)
    assert len(text.splitlines()) < 2000
