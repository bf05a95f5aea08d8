"""Long Vectors of small elements on the CPU: moved as words, for any lanes and at any address."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch.runtimes import driver


@bc.cube
def double_17(x: bc.Array[bc.Vector[bc.N, 17]], out: bc.Array[bc.Vector[bc.N, 17]]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + x[i]


@bc.cube
def double_20(x: bc.Array[bc.Vector[bc.N, 20]], out: bc.Array[bc.Vector[bc.N, 20]]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + x[i]


@bc.cube
def double_64(x: bc.Array[bc.Vector[bc.N, 64]], out: bc.Array[bc.Vector[bc.N, 64]]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + x[i]


KERNELS: dict[int, Any] = {17: double_17, 20: double_20, 64: double_64}


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int16, np.float16])
@pytest.mark.parametrize("n", KERNELS)
@pytest.mark.parametrize(("length", "cube"), [(40, 32), (5, 16)])
@pytest.mark.parametrize("skipped", [0, 3])
def test_long_vectors(dtype: Any, n: int, length: int, cube: int, skipped: int) -> None:
    x = (np.arange(length * n) % 53).astype(dtype)
    whole = np.full(length * n + 80, 77, dtype)
    out = whole[skipped : skipped + length * n]
    KERNELS[n][-(-length // cube), cube](x, out)
    assert (out == x + x).all()
    assert (whole[:skipped] == 77).all()
    assert (whole[skipped + length * n :] == 77).all()


def test_a_long_vector_of_bytes_is_few_instructions() -> None:
    """One by one its 64 bytes took 6000 lines, and LLVM a third of a second."""
    x = np.zeros(64 * 64, np.uint8)
    text = KERNELS[64].source(driver("cpu"), x, x.copy(), cube_dim=64)
    assert len(text.splitlines()) < 2000
