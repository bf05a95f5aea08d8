"""Stores past the caches: large outputs at any alignment and of several dtypes are right to the last one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.launch.runtimes import driver
from burn_cube.targets.llvm import streaming
from burn_runtimes.llvm_cpu import machine

pytestmark = pytest.mark.capability(99)


@bc.cube
def add(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + 1.0


@bc.cube
def add_double(x: bc.Array[bc.f64], out: bc.Array[bc.f64]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + 1.0


@bc.cube
def add_byte(x: bc.Array[bc.u8], out: bc.Array[bc.u8]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] + 1


@bc.cube
def in_place(x: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] = x[i] + 1.0


@pytest.mark.parametrize("kernel", [add, add_double, add_byte])
@pytest.mark.parametrize("skipped", [0, 1, 16])
@pytest.mark.parametrize("cube", [256, 100])
def test_large_outputs(kernel: Any, skipped: int, cube: int) -> None:
    dtype = {add: np.float32, add_double: np.float64, add_byte: np.uint8}[kernel]
    n = streaming.LARGE // np.dtype(dtype).itemsize + 37
    x = (np.arange(n) % 250).astype(dtype)
    whole = np.full(n + 32, 99, dtype)
    out = whole[skipped : skipped + n]
    kernel.forall(n)(x, out) if cube == 256 else kernel[-(-n // cube), cube](x, out)
    assert np.array_equal(out, x + dtype(1))
    assert (whole[:skipped] == 99).all()
    assert (whole[skipped + n :] == 99).all()


def text(kernel: Any, *args: object) -> str:
    """The target's text."""
    return str(kernel.source(driver("cpu"), *args, cube_dim=256))


@pytest.mark.skipif(machine.plane_dim() < 8, reason="the stores are too short")
def test_only_what_is_only_written_is_streamed() -> None:
    floats, doubles = np.zeros(64, np.float32), np.zeros(64)
    assert "!nontemporal" in text(add, floats, floats.copy())
    assert "!nontemporal" in text(add_double, doubles, doubles.copy())
    assert "!nontemporal" not in text(in_place, floats)
    assert "fence seq_cst" in text(add, floats, floats.copy())
    assert "fence" not in text(in_place, floats)


@pytest.mark.skipif(machine.plane_dim() < 8, reason="the stores are too short")
def test_small_outputs_take_a_loop_without_a_test() -> None:
    floats = np.zeros(64, np.float32)
    loops = text(add, floats, floats.copy()).split("\nthrough")[1].split("\nwritten")[0]
    assert "store <" in loops
    assert "ptrtoint" not in loops
