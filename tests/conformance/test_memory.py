"""Slices, tensors, local arrays, tables and bounds (rows 101 to 105 and 115 of the capability table)."""

from __future__ import annotations

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import Array, run, units, zeros


@bc.cube
def sliced(x: bc.Array[bc.i32], out: bc.Array[bc.i32], a: bc.i32, b: bc.i32):
    s = x[a:b]
    t = s[1:4]
    total = 0
    for value in s:
        total += value
    out[0] = total
    out[1] = bc.i32(s.len())
    out[2] = bc.i32(t.len())
    out[3] = t[0]
    out[4] = t[2]
    out[5] = t[3]
    out[6] = s[-1 + a - a]


@pytest.mark.capability(101)
@pytest.mark.parametrize(("a", "b"), [(2, 9), (0, 10), (5, 5), (7, 3), (8, 100), (-3, 4), (20, 30)])
def test_slices(runtime: Driver, a: int, b: int) -> None:
    x, out = units(10) + 1, zeros(7)
    run(sliced, runtime, x.astype(np.int32), out, np.int32(a), np.int32(b), units=1)
    start = min(max(a, 0), 10)
    s = list(range(1, 11))[start : max(start, min(max(b, 0), 10))]
    t = s[1:4]
    expected = [sum(s), len(s), len(t), *((t + [0] * 4)[k] for k in (0, 2, 3)), 0]
    assert out.tolist() == expected


@bc.cube
def written_slices(x: bc.Array[bc.i32], tile: bc.Comptime[bool]):
    u = bc.UNIT_POS
    cells = bc.Local[bc.i32](8)
    part = cells[2:6]
    for k in range(-1, 6):
        part[k] = k + 10
    mine = x[8 * u : 8 * u + 8]
    for k in range(10):
        mine[k] = cells[k] if tile else k


@pytest.mark.capability(101, 115)
@pytest.mark.parametrize("tile", [True, False])
def test_writes_stay_inside_a_slice(runtime: Driver, tile: bool) -> None:
    x = np.full(4 * 8, -1, np.int32)
    run(written_slices, runtime, x, units=4, tile=tile)
    row = [0, 0, 10, 11, 12, 13, 0, 0] if tile else list(range(8))
    assert x.reshape(4, 8).tolist() == [row] * 4


@bc.cube
def metadata(t: bc.Tensor[bc.f32], out: bc.Array[bc.i64]):
    out[0] = bc.i64(t.len())
    out[1] = bc.i64(t.rank())
    for d in bc.unroll(range(t.rank())):
        out[2 + 2 * d] = bc.i64(t.shape(d))
        out[3 + 2 * d] = bc.i64(t.stride(d))


@pytest.mark.capability(102)
def test_metadata(runtime: Driver) -> None:
    base = np.zeros((4, 5, 6), np.float32)
    for view in (
        base,
        base[::2],
        base.transpose(2, 0, 1),
        base[:, ::-1],
        base[1],
        base[0, 0],
        np.broadcast_to(base[0], (3, 5, 6)),
    ):
        out = zeros(2 + 2 * view.ndim, "int64")
        run(metadata, runtime, view, out, units=1)
        pairs = [value for d in range(view.ndim) for value in (view.shape[d], view.strides[d] // 4)]
        assert out.tolist() == [view.size, view.ndim, *pairs]


@bc.cube
def transpose(x: bc.Tensor[bc.i32], out: bc.Tensor[bc.i32]):
    i = bc.ABSOLUTE_POS_X
    j = bc.ABSOLUTE_POS_Y
    if i < x.shape(0) and j < x.shape(1):
        out[j, i] = x[i, j] + 1


@bc.cube
def gather_all(x: bc.Tensor[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    n = x.shape(1)
    out[i] = x[i // n, i % n]


VIEWS = {
    "plain": lambda x: x,
    "transposed": lambda x: x.T,
    "reversed": lambda x: x[::-1, ::-1],
    "pitched": lambda x: x[:, :5],
    "stepped": lambda x: x[1::2, ::3],
    "broadcast": lambda x: np.broadcast_to(x[2], (4, 7)),
    "one": lambda x: x[:1, :1],
}


@pytest.mark.capability(103)
@pytest.mark.parametrize("name", VIEWS)
def test_any_strides(runtime: Driver, name: str) -> None:
    view: Array = VIEWS[name](np.arange(42, dtype=np.int32).reshape(6, 7))
    out = zeros(view.size)
    run(gather_all, runtime, view, out, units=view.size)
    assert out.tolist() == view.ravel().tolist()


@pytest.mark.capability(103)
def test_writing_a_strided_tensor(runtime: Driver) -> None:
    x = np.arange(15, dtype=np.int32).reshape(3, 5)
    memory = np.full((5, 6), -1, np.int32)
    transpose.launch(runtime, cube_count=(2, 2), cube_dim=(2, 4), args=(x, memory[:, 1:4]))
    expected = np.full((5, 6), -1, np.int32)
    expected[:, 1:4] = x.T + 1
    assert memory.tolist() == expected.tolist()


@bc.cube
def outside_each_dimension(x: bc.Tensor[bc.i32], out: bc.Array[bc.i32], y: bc.Tensor[bc.i32]):
    u = bc.i32(bc.UNIT_POS)
    out[3 * u] = x[u - 1, 0]
    out[3 * u + 1] = x[0, u - 1]
    out[3 * u + 2] = x[u - 1, u - 1]
    y[u - 1, u] = -5


@pytest.mark.capability(103, 115)
def test_each_dimension_has_its_bound(runtime: Driver) -> None:
    x = np.arange(30, dtype=np.int32).reshape(5, 6)[1:4, 2:5]
    memory = np.arange(30, dtype=np.int32).reshape(5, 6)
    out = zeros(15)
    run(outside_each_dimension, runtime, x, out, memory[1:4, 2:5], units=5)

    def read(i: int, j: int) -> int:
        return int(x[i, j]) if 0 <= i < 3 and 0 <= j < 3 else 0

    assert out.reshape(5, 3).tolist() == [
        [read(u - 1, 0), read(0, u - 1), read(u - 1, u - 1)] for u in range(5)
    ]
    expected = np.arange(30, dtype=np.int32).reshape(5, 6)
    for u in range(1, 3):
        expected[u, 2 + u] = -5
    assert memory.tolist() == expected.tolist()


@bc.cube
def local_arrays(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    u = bc.UNIT_POS
    total = 0
    for k in range(3):
        cells = bc.Local[bc.i32](5)
        total += cells[k]
        for j in range(5):
            cells[(j + x[u]) % 5] = j * j + k
        total = total * 7 + cells[k] + cells[x[u]] + cells[x[u] + 5]
    fixed = bc.Local[bc.f32](2)
    fixed[0] = 1.5
    fixed[1] = fixed[0] * 2.0
    out[u] = total + bc.i32(fixed[1])


@pytest.mark.capability(104)
def test_local_arrays(runtime: Driver) -> None:
    x, out = (units() % 5).astype(np.int32), zeros(32)
    run(local_arrays, runtime, x, out)

    def host(shift: int) -> int:
        total = 0
        for k in range(3):
            cells = [0] * 5
            for j in range(5):
                cells[(j + shift) % 5] = j * j + k
            total = total * 7 + cells[k] + cells[shift]
        return total + 3

    assert out.tolist() == [host(v) for v in x.tolist()]


SQUARES = [k * k % 251 for k in range(256)]


@bc.cube
def looked_up(x: bc.Array[bc.u8], at: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    table = bc.Const(SQUARES, bc.i32)
    out[i] = table[bc.index(x[i])] + table[at[i]]


@pytest.mark.capability(105)
def test_constant_table(runtime: Driver) -> None:
    x = np.random.default_rng(1).integers(0, 256, 32).astype(np.uint8)
    at, out = (units() * 20 - 100).astype(np.int32), zeros(32)
    run(looked_up, runtime, x, at, out)
    table = [*SQUARES, *[0] * 600]
    assert out.tolist() == [
        SQUARES[a] + (table[b] if b >= 0 else 0) for a, b in zip(x.tolist(), at.tolist(), strict=True)
    ]


@bc.cube
def wild(x: bc.Array[bc.i32], out: bc.Array[bc.i32], index: bc.Array[bc.i64], y: bc.Array[bc.i32]):
    i = bc.UNIT_POS
    k = bc.index(index[i])
    tile = bc.Shared[bc.i32](16)
    tile[i] = 3
    bc.sync_cube()
    cells = bc.Local[bc.i32](4)
    cells[k] = 5
    out[i] = x[k] + tile[k] * 100 + cells[k] * 1000
    y[k + 4] = 1


@pytest.mark.capability(115)
@pytest.mark.parametrize("length", [0, 1, 8])
def test_any_index_is_harmless(runtime: Driver, length: int) -> None:
    memory, target = (np.full(length + 32, 7, np.int32) for _ in range(2))
    index = np.array(
        [-(2**31), -33, -5, -4, -1, 0, 1, 3, 4, 7, 8, 31, 32, 2**30, 2**31 - 5, 2**31 - 1], np.int64
    )
    out = zeros(16)
    inside = slice(16, 16 + length)
    run(wild, runtime, memory[inside], out, index, target[inside], units=16)
    assert (memory == 7).all()
    written = {k + 4 for k in index.tolist() if 0 <= k + 4 < length}
    expected = np.full(length + 32, 7, np.int32)
    expected[[16 + k for k in written]] = 1
    assert target.tolist() == expected.tolist()
    for k, got in zip(index.tolist(), out.tolist(), strict=True):
        wanted = (0 <= k < length) * 7 + (0 <= k < 16) * 300 + (0 <= k < 4) * 5000
        assert got == wanted, k


@bc.cube
def local_in_a_loop(out: bc.Array[bc.i32], n: bc.i32):
    for turn in range(n):
        cells = bc.Local[bc.i32](4)
        if turn % 2 == 0:
            cells[turn % 4] = 5
        out[turn] = cells[0] + cells[2]


@pytest.mark.capability(104)
def test_local_memory_is_zeroed_each_time(runtime: Driver) -> None:
    out = zeros(6)
    run(local_in_a_loop, runtime, out, np.int32(6), units=1)
    assert out.tolist() == [5, 0, 5, 0, 5, 0]
