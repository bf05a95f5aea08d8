"""Stores past the caches: large outputs at any alignment and of several dtypes are right to the last one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import passes, targets
from burn_cube.launch.runtimes import driver
from burn_cube.targets.llvm import streaming
from burn_runtimes.llvm_cpu import machine
from tests.golden.test_llvm import no_library
from tests.lowering import lowered

pytestmark = pytest.mark.capability(99)
LARGE = (machine.last_level_cache() or streaming.CACHE) // 2


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
    n = LARGE // np.dtype(dtype).itemsize + 37
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


@bc.cube
def add_rows(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """A cube takes 1024 elements, in a loop."""
    first = bc.CUBE_POS * 1024
    for k in range(0, 1024, 16):
        i = first + k + bc.UNIT_POS
        if i < out.len():
            out[i] = x[i] + 1.0


@bc.cube
def in_place_again(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    """Each round writes over the one before."""
    if bc.ABSOLUTE_POS < out.len():
        for k in range(16):
            out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] * bc.f32(k)


@pytest.mark.parametrize("skipped", [0, 3, 16])
def test_stores_in_loops(skipped: int) -> None:
    n = LARGE // 4 + 37
    x = (np.arange(n) % 250).astype(np.float32)
    whole = np.full(n + 32, 99, np.float32)
    out = whole[skipped : skipped + n]
    add_rows.unchecked[-(-n // 1024), 16](x, out)
    assert np.array_equal(out, x + np.float32(1))
    assert (whole[:skipped] == 99).all()
    assert (whole[skipped + n :] == 99).all()


@pytest.mark.skipif(machine.plane_dim() < 8, reason="the stores are too short")
def test_a_store_in_a_loop_streams_if_it_moves_on() -> None:
    floats = np.zeros(64, np.float32)
    target = targets.get("llvm")
    moving = lowered(add_rows, floats, floats, cube=(16, 1, 1), mode="unchecked", plane=16).kernel
    legal = passes.run(moving, target.pipeline, passes.Context(no_library))
    assert "!nontemporal" in target.emit(legal).text
    assert "!nontemporal" not in text(in_place_again, floats, floats.copy())


def test_the_size_of_the_cache_is_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comparison with half of the cache, in elements."""
    floats = np.zeros(64, np.float32)
    found = text(add, floats, floats.copy())
    assert f"@last_level_cache = internal constant i64 {streaming.CACHE}" in found
    monkeypatch.setattr(machine, "last_level_cache", lambda: 24_000_000)
    assert "$2999999" in machine.assembly(found) or "$3000000" in machine.assembly(found)
    assert machine.last_level_cache() == 24_000_000
