"""Barriers and shared memory (rows 82 to 89 of the capability table)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run, units, zeros


@bc.cube
def tree_sum(x: bc.Array[bc.i32], out: bc.Array[bc.i32], n: bc.Comptime[int]):
    tile = bc.Shared[bc.i32](n)
    u = bc.UNIT_POS
    tile[u] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    half = n // 2
    while half > 0:
        if u < half:
            tile[u] += tile[u + half]
        bc.sync_cube()
        half = half // 2
    if u == 0:
        out[bc.CUBE_POS] = tile[0]


@bc.cube
def neighbours(x: bc.Inout[bc.Array[bc.i32]], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    x[i] = x[i] * 2
    bc.sync_storage()
    first = bc.CUBE_POS * bc.CUBE_DIM
    out[i] = x[first + (bc.UNIT_POS + 1) % bc.CUBE_DIM]


@pytest.mark.capability(82, 87)
def test_tree_in_shared_memory(runtime: Driver) -> None:
    x, out = np.random.default_rng(1).integers(-99, 99, 64 * 256, dtype=np.int32), zeros(64)
    run(tree_sum, runtime, x, out, units=256, cubes=64, n=256)
    assert out.tolist() == x.reshape(64, 256).sum(axis=1).tolist()


@pytest.mark.capability(82)
@pytest.mark.parametrize("size", [1, 7, 64, 77])
def test_neighbours_in_global_memory(runtime: Driver, size: int) -> None:
    x, out = units(3 * size), zeros(3 * size)
    run(neighbours, runtime, x, out, units=size, cubes=3)
    assert out.tolist() == (np.roll(units(3 * size).reshape(3, size), -1, axis=1) * 2).ravel().tolist()


@bc.cube
def ping_pong(x: bc.Array[bc.i32], out: bc.Array[bc.i32], rounds: bc.i32):
    a = bc.Shared[bc.i32](50)
    b = bc.Shared[bc.i32](50)
    u = bc.UNIT_POS
    a[u] = x[u]
    total = 0
    bc.sync_cube()
    bc.sync_cube()
    for k in range(rounds):
        b[u] = a[(u + 1) % 50] + k
        bc.sync_cube()
        a[u] = b[(u + 3) % 50]
        total += a[u] % 7
        bc.sync_cube()
    out[u] = a[u] * 1000 + total


@pytest.mark.capability(83)
def test_barriers_in_a_loop(runtime: Driver) -> None:
    x, out = units(50), zeros(50)
    run(ping_pong, runtime, x, out, np.int32(100), units=50)
    a, total = x.astype(np.int64), np.zeros(50, np.int64)
    for k in range(100):
        a = np.roll(np.roll(a, -1) + k, -3)
        total += a % 7
    assert out.tolist() == (a * 1000 + total).astype(np.int32).tolist()


@bc.cube
def under_a_condition(out: bc.Array[bc.i32]):
    if bc.UNIT_POS < 3:
        bc.sync_cube()
    out[bc.UNIT_POS] = 1


@bc.cube
def under_loaded_bounds(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    for _ in range(x[bc.UNIT_POS]):
        bc.sync_cube()
    out[bc.UNIT_POS] = 1


@pytest.mark.capability(84)
@pytest.mark.parametrize("kernel", [under_a_condition, under_loaded_bounds])
def test_barrier_that_not_all_units_reach(runtime: Driver, kernel: Any) -> None:
    arrays = (zeros(32),) if kernel is under_a_condition else (zeros(32), zeros(32))
    with pytest.raises(bc.CompileError, match=r"sync_cube|barrier"):
        run(kernel, runtime, *arrays)


@bc.cube
def loaded_bound(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    n = bc.Shared[bc.i32](1)
    tile = bc.Shared[bc.i32](40)
    u = bc.UNIT_POS
    tile[u] = 0
    if u == 7:
        n[0] = x[bc.CUBE_POS]
    count = bc.uniform_load(n, 0)
    for k in range(count):
        tile[u] += k
        bc.sync_cube()
    out[bc.ABSOLUTE_POS] = tile[39 - u] + count


@bc.cube
def loaded_counter(out: bc.Array[bc.i32]):
    n = bc.Shared[bc.i32](1)
    u = bc.UNIT_POS
    if u == 0:
        n[0] = 0
    bc.sync_cube()
    bc.atomic_add(n, 0, 1)
    count = bc.uniform_load(n, 0)
    if count == 40:
        bc.sync_cube()
        out[u] = count


@pytest.mark.capability(85)
def test_uniform_load_as_loop_bound(runtime: Driver) -> None:
    x, out = np.array([5, 0, 9], np.int32), zeros(120)
    run(loaded_bound, runtime, x, out, units=40, cubes=3)
    assert out.reshape(3, 40).tolist() == [[n * (n - 1) // 2 + n] * 40 for n in x.tolist()]


@pytest.mark.capability(85)
def test_uniform_load_after_atomics(runtime: Driver) -> None:
    out = zeros(40)
    run(loaded_counter, runtime, out, units=40)
    assert out.tolist() == [40] * 40


@bc.cube
def together(x: bc.Array[bc.f32], out: bc.Array[bc.f64], hits: bc.Array[bc.u32]):
    flag = bc.Shared[bc.bool](1)
    small = bc.Shared[bc.u8](33)
    wide = bc.Shared[bc.f64](33)
    counts = bc.Shared[bc.u32](2)
    vectors = bc.Shared[bc.Vector[bc.f32, 4]](33)
    u = bc.UNIT_POS
    if u == 0:
        flag[0] = x[0] > 0.0
        counts[0] = 0
        counts[1] = 0
    small[u] = bc.u8(u * 5)
    wide[u] = bc.f64(x[u])
    vectors[u] = bc.Vector[bc.f32, 4](x[u])
    bc.sync_cube()
    bc.atomic_add(counts, u % 2, 1)
    v = vectors[32 - u]
    bc.sync_cube()
    out[u] = wide[(u + 1) % 33] + bc.f64(small[32 - u]) + bc.f64(v[3])
    if flag[0] and u < 2:
        hits[u] = counts[u]


@pytest.mark.capability(86)
def test_several_shared_memories(runtime: Driver) -> None:
    x = np.random.default_rng(6).random(33, dtype=np.float32)
    out, hits = zeros(33, "float64"), zeros(2, "uint32")
    run(together, runtime, x, out, hits, units=33)
    wide = x.astype(np.float64)
    small = ((np.arange(33) * 5) % 256)[::-1]
    assert out.tolist() == (np.roll(wide, -1) + small + wide[::-1]).tolist()
    assert hits.tolist() == [17, 16]


@bc.cube
def cube_owned(out: bc.Array[bc.i32]):
    cell = bc.Shared[bc.i32](1)
    if bc.UNIT_POS == 0:
        cell[0] = bc.i32(bc.CUBE_POS)
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = cell[0]


@pytest.mark.capability(87)
def test_shared_memory_belongs_to_a_cube(runtime: Driver) -> None:
    out = zeros(64 * 20)
    run(cube_owned, runtime, out, units=20, cubes=64)
    assert out.reshape(64, 20).tolist() == [[cube] * 20 for cube in range(64)]


@bc.cube
def large_tile(out: bc.Array[bc.u32], n: bc.Comptime[int]):
    tile = bc.Shared[bc.u32](n)
    u = bc.UNIT_POS
    for k in range(u, n, 32):
        tile[k] = bc.u32(k)
    bc.sync_cube()
    out[u] = tile[n - 1 - u]


@pytest.mark.capability(88)
def test_all_shared_memory(runtime: Driver) -> None:
    most = runtime.properties.max_shared_bytes
    n, out = most // 4, zeros(32, "uint32")
    run(large_tile, runtime, out, n=n)
    assert out.tolist() == [n - 1 - u for u in range(32)]
    with pytest.raises(bc.LaunchError, match=f"got {4 * n + 4} bytes.*expected at most {most}"):
        run(large_tile, runtime, out, n=n + 1)


@bc.cube
def two_lives(out: bc.Array[bc.i32], n: bc.Comptime[int]):
    u = bc.UNIT_POS
    first = bc.Shared[bc.i32](n)
    for k in range(u, n, 32):
        first[k] = bc.i32(k)
    bc.sync_cube()
    total = first[n - 1 - u]
    bc.sync_cube()
    second = bc.Shared[bc.i32](n)
    for k in range(u, n, 32):
        second[k] = bc.i32(2 * k)
    bc.sync_cube()
    out[u] = total + second[n - 1 - u]


@pytest.mark.capability(89)
def test_shared_memory_is_used_again(runtime: Driver) -> None:
    most = runtime.properties.max_shared_bytes
    n, out = most * 3 // 5 // 4, zeros(32)
    run(two_lives, runtime, out, n=n)
    assert out.tolist() == [3 * (n - 1 - u) for u in range(32)]
