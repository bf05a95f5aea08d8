"""Arrays, tensors, slices, memories of a cube or unit, atomics, planes: where accesses go."""

from __future__ import annotations

import numpy as np
import pytest

from burn_cube import lang as bc
from tests.lowering import lowered, run, text


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int32)


@bc.cube
def slices(x: bc.Array[bc.i32], a: bc.i32, b: bc.i32, out: bc.Array[bc.i32]):
    s = x[a:b]
    out[0] = bc.i32(s.len())
    out[1] = s[0]
    out[2] = s[5]
    inner = s[1:]
    out[3] = bc.i32(inner.len())
    out[4] = inner[0]
    total = 0
    for v in s:
        total += v
    out[5] = total
    out[6] = bc.i32(len(x[:2]))
    s[1] = 77
    s[40] = 99


@pytest.mark.capability(101)
@pytest.mark.parametrize(("a", "b"), [(2, 6), (0, 10), (6, 2), (8, 100), (-3, 4), (50, 60)])
def test_slices_are_clamped(a: int, b: int) -> None:
    x = np.arange(10, dtype=np.int32) + 1
    low = min(max(a, 0), 10)
    expected = x[low : max(low, min(max(b, 0), 10))].tolist()
    out = np.zeros(7, np.int32)
    changed = x.copy()
    run(slices, changed, a, b, out)

    def at(k: int) -> int:
        return expected[k] if k < len(expected) else 0

    assert out.tolist() == [len(expected), at(0), at(5), max(0, len(expected) - 1), at(1), sum(expected), 2]
    if len(expected) > 1:
        x[low + 1] = 77
    assert changed.tolist() == x.tolist()


@bc.cube
def revectorised(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    v = x.vectorized(4)
    out[0] = bc.f32(v.len())
    out[1] = v[1].sum()
    w = x[2:].vectorized(2)
    out[2] = bc.f32(w.len())
    out[3] = w[1][1]


@pytest.mark.capability(62, 101)
def test_views_as_vectors() -> None:
    out = np.zeros(4, np.float32)
    run(revectorised, np.arange(11, dtype=np.float32), out)
    assert out.tolist() == [2, 4 + 5 + 6 + 7, 4, 5]


@bc.cube
def transpose(t: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32], meta: bc.Array[bc.i32]):
    i, j = bc.ABSOLUTE_POS_X, bc.ABSOLUTE_POS_Y
    if i < t.shape(0) and j < t.shape(1):
        out[j, i] += t[i, j]
    meta[0] = bc.i32(t.rank())
    meta[1] = bc.i32(t.len())
    meta[2] = bc.i32(t.stride(0))
    meta[3] = bc.i32(t.shape(1))


@pytest.mark.capability(102, 103)
def test_tensors_are_strided() -> None:
    base = np.arange(24, dtype=np.float32).reshape(4, 6)
    for t in (base, base.T, base[:, ::-2], np.broadcast_to(base[0], (3, 6))):
        out = np.zeros(t.shape[::-1], np.float32)
        meta = ints(0, 0, 0, 0)
        run(transpose, t, out, meta, cube=(8, 8, 1))
        assert out.tolist() == t.T.tolist()
        assert meta.tolist() == [2, t.size, t.strides[0] // 4, t.shape[1]]


def test_bounds_stand_in_the_order_of_the_source() -> None:
    shown = text(transpose, np.zeros((2, 2), np.float32), np.zeros((2, 2), np.float32), ints(0))
    assert "(%absolute_pos_x < %t_shape0) (%absolute_pos_y < %t_shape1)" in shown


@bc.cube
def reduce_shared(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    unit = bc.UNIT_POS
    tile = bc.Shared[bc.i32](8)
    tile[unit] = x[unit]
    bc.sync_cube()
    half = 4
    while half > 0:
        if unit < half:
            tile[unit] += tile[unit + half]
        bc.sync_cube()
        half //= 2
    if unit == 0:
        out[0] = tile[0]
    out[1] = bc.uniform_load(tile, 0)


@pytest.mark.capability(82, 83, 85, 86)
def test_shared_memory() -> None:
    out = ints(0, 0)
    run(reduce_shared, np.arange(8, dtype=np.int32), out, cube=8)
    assert out.tolist() == [28, 28]


TABLE = [3, 1, 4, 1, 5]


@bc.cube
def tables(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    table = bc.Const(TABLE, bc.i32)
    local = bc.Local[bc.i32](4)
    for k in range(4):
        local[k] = bc.i32(k) * 10
    grid = bc.Local[bc.i32](2, 3)
    grid[1, i % 3] = 5
    out[i] = table[x[i]] + local[x[i]] + grid[1, i % 3] + grid[0, 0]


@pytest.mark.capability(104, 105)
def test_local_and_const_memory() -> None:
    out = ints(0, 0, 0, 0)
    run(tables, ints(0, 2, 4, -1), out, cube=4)
    assert out.tolist() == [3 + 0 + 5, 4 + 20 + 5, 5 + 0 + 5, 0 + 0 + 5]


@bc.cube
def atomics(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    bins = bc.Shared[bc.i32](4)
    if i < 4:
        bins[i] = 0
    bc.sync_cube()
    bc.atomic_add(bins, x[i], 1)
    bc.sync_cube()
    if i < 4:
        out[i] = bins[i]
    bc.atomic_max(out, 4, x[i] * 10)
    old = bc.atomic_compare_exchange(out, 5, 0, bc.i32(i) + 1)
    if old == 0:
        out[6] = bc.atomic_load(out, 5)


@pytest.mark.capability(90, 92)
def test_atomics() -> None:
    out = np.zeros(7, np.int32)
    run(atomics, ints(0, 1, 1, 3, 3, 3, 9, -1), out, cube=8)
    assert out[:5].tolist() == [1, 2, 0, 3, 90]
    assert out[5] == out[6] > 0


@bc.cube
def planes(x: bc.Array[bc.i32], out: bc.Array[bc.i32], n: bc.i32):
    i = bc.UNIT_POS
    out[i] = bc.plane_sum(x[i])
    out[i + 8] = bc.plane_inclusive_sum(x[i])
    out[i + 16] = bc.plane_broadcast(x[i], n)
    out[i + 24] = bc.plane_shuffle_up(x[i], 1)
    first = bc.plane_elect()
    if first:
        out[32] = bc.i32(bc.plane_ballot(x[i] > 4)[0])


@pytest.mark.capability(94, 95, 96)
def test_planes() -> None:
    x, out = np.arange(8, dtype=np.int32), np.zeros(33, np.int32)
    run(planes, x, out, 3, cube=8)
    assert out[:8].tolist() == [28] * 8
    assert out[8:16].tolist() == np.cumsum(x).tolist()
    assert out[16:24].tolist() == [3] * 8
    assert out[24:32].tolist() == [0, 0, 1, 2, 3, 4, 5, 6]


@bc.cube
def topology(out: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    out[i] = bc.i32(bc.CUBE_POS * bc.CUBE_DIM + bc.UNIT_POS)


@pytest.mark.capability(80)
def test_topology_is_read_once() -> None:
    out = np.zeros(12, np.int32)
    run(topology, out, grid=3, cube=4)
    assert out.tolist() == list(range(12))
    assert text(topology, out).count("builtin") == 4


@bc.cube
def accesses(a: bc.Array[bc.i32], b: bc.Array[bc.i32], c: bc.Array[bc.i32], d: bc.Array[bc.i32]):
    b[0] = a[0]
    c[0] += 1


def test_access_is_inferred() -> None:
    x = ints(1)
    params = lowered(accesses, x, x, x, x).kernel.params
    assert [getattr(param, "access", "") for param in params] == ["read", "write", "readwrite", "none"]


@bc.cube
def wide_index(x: bc.Array[bc.i32], k: bc.i64, out: bc.Array[bc.i32]):
    out[0] = x[k]


def test_an_index_of_64_bits_never_wraps() -> None:
    for bits in (32, 64):
        for k, expected in ((1, 6), (2**32 + 1, 0), (-(2**32) + 1, 0)):
            out = ints(9)
            run(wide_index, ints(5, 6), k, out, bits=bits)
            assert out[0] == expected, (bits, k)


@bc.struct
class Entry:
    key: bc.i32
    value: bc.f32


@bc.cube
def structs_in_memory(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    unit = bc.UNIT_POS
    tile = bc.Shared[Entry](4)
    tile[unit] = Entry(bc.i32(unit), x[unit])
    bc.sync_cube()
    tile[unit].value += 10.0
    bc.sync_cube()
    other = tile[3 - unit]
    out[unit] = other.value + bc.f32(tile[unit].key) * 100.0


@pytest.mark.capability(86)
def test_shared_memory_of_structs() -> None:
    out = np.zeros(4, np.float32)
    run(structs_in_memory, np.arange(4, dtype=np.float32), out, cube=4)
    assert out.tolist() == [13, 112, 211, 310]
