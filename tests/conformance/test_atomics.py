"""Atomics (rows 90 to 93 of the capability table)."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run, zeros

INTS = ["int32", "uint32", "int64", "uint64"]


@bc.cube
def update(x: bc.Array[bc.N], cells: bc.Array[bc.N], op: bc.Comptime[str]):
    i = bc.ABSOLUTE_POS
    k = i % 3
    if op == "add":
        bc.atomic_add(cells, k, x[i])
    elif op == "sub":
        bc.atomic_sub(cells, k, x[i])
    elif op == "min":
        bc.atomic_min(cells, k, x[i])
    elif op == "max":
        bc.atomic_max(cells, k, x[i])


@bc.cube
def update_bits(x: bc.Array[bc.I], cells: bc.Array[bc.I], op: bc.Comptime[str]):
    i = bc.ABSOLUTE_POS
    k = i % 3
    if op == "and":
        bc.atomic_and(cells, k, x[i])
    elif op == "or":
        bc.atomic_or(cells, k, x[i])
    elif op == "xor":
        bc.atomic_xor(cells, k, x[i])


OPS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "min": min,
    "max": max,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


@pytest.mark.capability(90)
@pytest.mark.parametrize("dtype", INTS)
@pytest.mark.parametrize("op", OPS)
def test_integers_under_contention(runtime: Driver, op: str, dtype: str) -> None:
    generator = np.random.default_rng(1)
    info = np.iinfo(dtype)
    x = generator.integers(info.min, info.max, 40 * 128, dtype=dtype, endpoint=True)
    start = generator.integers(info.min, info.max, 3, dtype=dtype, endpoint=True)
    cells = start.copy()
    kernel = update if op in ("add", "sub", "min", "max") else update_bits
    run(kernel, runtime, x, cells, units=128, cubes=40, op=op)
    folded = [functools.reduce(OPS[op], x[k::3].tolist(), int(start[k])) for k in range(3)]
    assert cells.tolist() == [
        value
        for value in (np.array(folded, object) & (2**info.bits - 1)).astype(f"u{info.bits // 8}").view(dtype)
    ]


@bc.cube
def tickets(counter: bc.Array[bc.u32], taken: bc.Array[bc.u32]):
    mine = bc.atomic_add(counter, 0, 1)
    taken[mine] = taken[mine] + 1


@pytest.mark.capability(90)
def test_old_values_are_all_different(runtime: Driver) -> None:
    counter, taken = zeros(1, "uint32"), zeros(1280, "uint32")
    run(tickets, runtime, counter, taken, units=64, cubes=20)
    assert counter.tolist() == [1280]
    assert taken.tolist() == [1] * 1280


@bc.cube
def exchanges(
    cells: bc.Array[bc.i32], old: bc.Array[bc.i32], swapped: bc.Array[bc.i32], seen: bc.Array[bc.i32]
):
    i = bc.UNIT_POS
    old[i] = bc.atomic_exchange(cells, i, bc.i32(i) + 100)
    swapped[i] = bc.atomic_compare_exchange(cells, i, 105, -1)
    seen[i] = bc.atomic_load(cells, i)
    bc.atomic_store(cells, i, seen[i] * 2)


@pytest.mark.capability(90)
def test_exchange_compare_load_store(runtime: Driver) -> None:
    cells = np.arange(32, dtype=np.int32) * 7
    old, swapped, seen = zeros(32), zeros(32), zeros(32)
    run(exchanges, runtime, cells, old, swapped, seen)
    assert old.tolist() == [7 * i for i in range(32)]
    assert swapped.tolist() == [100 + i for i in range(32)]
    after = [-1 if i == 5 else 100 + i for i in range(32)]
    assert seen.tolist() == after
    assert cells.tolist() == [2 * value for value in after]


@bc.cube
def lock_free_maximum(x: bc.Array[bc.i32], best: bc.Array[bc.i32]):
    mine = x[bc.ABSOLUTE_POS]
    seen = bc.atomic_load(best, 0)
    while mine > seen:
        before = bc.atomic_compare_exchange(best, 0, seen, mine)
        if before == seen:
            break
        seen = before


@pytest.mark.capability(90)
def test_compare_exchange_loop(runtime: Driver) -> None:
    x = np.random.default_rng(3).integers(0, 10**6, 640, dtype=np.int32)
    best = zeros(1)
    run(lock_free_maximum, runtime, x, best, units=64, cubes=10)
    assert best.tolist() == [x.max()]


@pytest.mark.capability(91)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("op", ["add", "sub", "min", "max"])
def test_floats(runtime: Driver, op: str, dtype: str) -> None:
    # whole numbers whose sums are exact in every order
    x = np.random.default_rng(2).integers(-4, 5, 384).astype(dtype)
    cells = np.array([0, 1, -2], dtype)
    run(update, runtime, x, cells, units=64, cubes=6, op=op)
    start = [0, 1, -2]
    expected = [functools.reduce(OPS[op], [int(v) for v in x[k::3]], start[k]) for k in range(3)]
    assert cells.tolist() == expected


@bc.cube
def histogram(x: bc.Array[bc.u8], counts: bc.Array[bc.u32]):
    mine = bc.Shared[bc.u32](256)
    u = bc.UNIT_POS
    for k in range(u, 256, bc.CUBE_DIM):
        mine[k] = 0
    bc.sync_cube()
    for i in range(bc.ABSOLUTE_POS, x.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
        bc.atomic_add(mine, bc.index(x[i]), 1)
    bc.sync_cube()
    for k in range(u, 256, bc.CUBE_DIM):
        bc.atomic_add(counts, k, mine[k])


@pytest.mark.capability(92)
def test_histogram_in_shared_memory(runtime: Driver) -> None:
    x = np.random.default_rng(5).integers(0, 256, 5001).astype(np.uint8)
    counts = zeros(256, "uint32")
    run(histogram, runtime, x, counts, units=96, cubes=5)
    assert counts.tolist() == np.bincount(x, minlength=256).tolist()


@bc.cube
def add_large(cells: bc.Array[bc.u64]):
    bc.atomic_add(cells, 0, 1099511627776)
    bc.atomic_max(cells, 1, bc.u64(bc.ABSOLUTE_POS) << 40)


@pytest.mark.capability(93)
def test_64_bits(runtime: Driver) -> None:
    cells = zeros(2, "uint64")
    run(add_large, runtime, cells, units=32, cubes=4)
    assert cells.tolist() == [128 << 40, 127 << 40]


@bc.cube
def outside(cells: bc.Array[bc.i32], old: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    old[i] = bc.atomic_add(cells, i - 2, 1)


@pytest.mark.capability(115)
def test_atomics_outside_do_nothing(runtime: Driver) -> None:
    memory = np.full(10, 7, np.int32)
    old = np.full(8, -1, np.int32)
    run(outside, runtime, memory[3:6], old, units=8)
    assert memory.tolist() == [7, 7, 7, 8, 8, 8, 7, 7, 7, 7]
    assert old.tolist() == [0, 0, 7, 7, 7, 0, 0, 0]
