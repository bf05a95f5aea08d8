"""Mode `validate`: bounds, undefined memory, assertions; where it runs, and that it stays fast."""

from __future__ import annotations

import re
import time
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.interpreter import run
from burn_cube.ir import Function, parse_kernel
from burn_dispatch import Device, Tensor


def refused(kernel: Any, *args: object, grid: object = 1, cube: object = 8) -> bc.DeviceError:
    """The error of a validated launch."""
    with pytest.raises(bc.DeviceError) as found:
        kernel.validate[grid, cube](*args)
    return found.value


@bc.cube
def one_bad_unit(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    j = bc.select(i == 777, i + 500, i)
    out[i] = x[j]


@pytest.mark.capability(116)
def test_one_bad_unit_of_1024() -> None:
    x, out = np.ones(1024, np.float32), np.zeros(1024, np.float32)
    error = refused(one_bad_unit, x, out, grid=4, cube=256)
    assert error.message == (
        "cannot read x in kernel one_bad_unit: got index 1277 from unit (9, 0, 0) of cube (3, 0, 0), "
        "expected at least 0 and less than 1024"
    )
    assert "out[i] = x[j]" in str(error)
    one_bad_unit.checked[4, 256](x, out)
    assert out.sum() == 1023


@bc.cube
def outside(
    where: bc.Comptime[str], x: bc.Array[bc.i32], t: bc.Tensor[bc.i32], k: bc.i32, out: bc.Array[bc.i32]
):
    shared = bc.Shared[bc.i32](8)
    local = bc.Local[bc.i32](4)
    table = bc.Const([1, 2, 3], bc.i32)
    part = x[2:7]
    if where == "shared":
        shared[k] = 1
    if where == "local":
        local[k] = 1
        out[0] = local[0]
    if where == "table":
        out[bc.UNIT_POS] = table[k]
    if where == "slice":
        out[bc.UNIT_POS] = part[k]
    if where == "rows":
        out[bc.UNIT_POS] = t[k, 0]
    if where == "columns":
        out[bc.UNIT_POS] = t[0, k]
    if where == "atomic":
        bc.atomic_add(out, k, 1)


@pytest.mark.capability(116)
@pytest.mark.parametrize(
    ("where", "index", "text"),
    [
        ("shared", 8, "cannot write shared in kernel outside: got index 8 from unit (0, 0, 0) "
         "of cube (0, 0, 0), expected at least 0 and less than 8"),
        ("local", 4, "cannot write local in kernel outside: got index 4 "),
        ("table", -1, "cannot read table in kernel outside: got index -1 "),
        ("slice", 5, "cannot read x in kernel outside: got index 5 "),
        ("rows", 3, "cannot read t in kernel outside: got index 3 in dimension 0 "),
        ("columns", 4, "cannot read t in kernel outside: got index 4 in dimension 1 "),
        ("atomic", 9, "cannot update out in kernel outside: got index 9 "),
    ],
)  # fmt: skip
def test_every_memory_has_bounds(where: str, index: int, text: str) -> None:
    x, t, out = np.arange(9, dtype=np.int32), np.zeros((3, 4), np.int32), np.zeros(9, np.int32)
    error = refused(outside, where, x, t, index, out)
    assert text in error.message
    notes = [note for note, _ in error.notes]
    if where in ("shared", "local", "table"):
        space, size = {"shared": ("shared", 8), "local": ("local", 4), "table": ("const", 3)}[where]
        assert notes == [f"{where}, {space} memory of {size} i32, is made here"]
    else:
        assert notes == (["the length is that of a slice or another view of x"] if where == "slice" else [])


@bc.cube
def half_written(out: bc.Array[bc.i32]):
    tile = bc.Shared[bc.i32](8)
    u = bc.UNIT_POS
    if u < 4:
        tile[u] = 1
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = tile[(u + 2) % 8]


@pytest.mark.parametrize("grid", [1, 3])
def test_undefined_shared_memory(grid: int) -> None:
    error = refused(half_written, np.zeros(24, np.int32), grid=grid)
    assert error.message == (
        "cannot read tile in kernel half_written: got element 4 of 8 from unit (2, 0, 0) of cube (0, 0, 0), "
        "which no unit of the cube has written, expected one with a value"
    )


@bc.cube
def only_the_first_cube_writes(out: bc.Array[bc.i32]):
    tile = bc.Shared[bc.i32](8)
    u = bc.UNIT_POS
    if bc.CUBE_POS == 0:
        tile[u] = 1
    bc.sync_cube()
    out[bc.ABSOLUTE_POS] = tile[u]


def test_each_cube_starts_undefined() -> None:
    assert (
        "unit (0, 0, 0) of cube (1, 0, 0)"
        in refused(only_the_first_cube_writes, np.zeros(16, np.int32), grid=2).message
    )


@bc.cube
def counts_from_nothing(out: bc.Array[bc.i32], start: bc.Comptime[bool]):
    count = bc.Shared[bc.i32](1)
    if start:
        bc.atomic_store(count, 0, 0)
        bc.sync_cube()
    bc.atomic_add(count, 0, 1)
    bc.sync_cube()
    out[bc.UNIT_POS] = count[0]


def test_atomics_need_a_value_too() -> None:
    out = np.zeros(8, np.int32)
    assert "cannot update count" in refused(counts_from_nothing, out, False).message
    counts_from_nothing.validate[1, 8](out, True)
    assert (out == 8).all()


@bc.cube
def local_is_zero(out: bc.Array[bc.i32]):
    cells = bc.Local[bc.i32](4)
    cells[bc.UNIT_POS % 4] = 5
    out[bc.UNIT_POS] = cells[0] + cells[1]


def test_local_memory_starts_with_zeros() -> None:
    out = np.zeros(8, np.int32)
    local_is_zero.validate[1, 8](out)
    assert out.tolist() == [5, 5, 0, 0] * 2


@bc.cube
def asserts(x: bc.Array[bc.i32]):
    bc.device_assert(x[bc.ABSOLUTE_POS] < 10, "x must be small")


@pytest.mark.capability(116, 38)
def test_assertions_name_the_unit() -> None:
    x = np.arange(16, dtype=np.int32)
    error = refused(asserts, x, grid=2)
    assert error.message == "kernel asserts failed: x must be small"
    assert error.notes[0][0] == "it failed in unit (2, 0, 0) of cube (1, 0, 0)"


@bc.cube
def loads_as_one(x: bc.Array[bc.i32], out: bc.Array[bc.i32], same: bc.Comptime[bool]):
    u = bc.UNIT_POS
    if same:
        out[u] = bc.uniform_load(x, 3)
    else:
        out[u] = bc.uniform_load(x, u)


def test_uniform_loads_agree_on_the_element() -> None:
    x, out = np.arange(8, dtype=np.int32), np.zeros(8, np.int32)
    loads_as_one.validate[1, 8](x, out, True)
    assert (out == 3).all()
    error = refused(loads_as_one, x, out, False)
    assert "got element 1 of 8 from unit (1, 0, 0) of cube (0, 0, 0) in a uniform load" in error.message


def _no_library(op: str, dtype: str) -> Function:
    raise AssertionError(op)


def test_a_barrier_that_only_some_reach() -> None:
    text = """kernel "k" () cube 4 1 1 plane 1 index 64 validate {
        %u: index = builtin [UNIT_POS]
        %c: bool = lt %u, 3:index
        if %c { sync cube } else { } }"""
    with pytest.raises(
        bc.DeviceError, match=re.escape("got 3 units, expected all 4; unit (3, 0, 0) of cube")
    ):
        run(parse_kernel(text), (1, 1, 1), [], _no_library)


@bc.cube(mode="validate")
def by_decorator(out: bc.Array[bc.i32]):
    out[bc.UNIT_POS // 2] = 1


@bc.cube
def by_setting(out: bc.Array[bc.i32]):
    out[bc.UNIT_POS // 2] = 1


@pytest.mark.capability(116)
@pytest.mark.parametrize("kernel", [by_decorator, by_setting])
def test_ways_to_ask_for_it(kernel: Any) -> None:
    out = np.zeros(8, np.int32)
    bound = by_setting[1, 8]
    for _ in range(20):
        bound(out)  # warm launches do not remember the mode
    with config.use(checks="validate"), pytest.raises(bc.DeviceError, match="got a race"):
        kernel[1, 8](out)
    with config.use(checks="validate"), pytest.raises(bc.DeviceError, match="got a race"):
        (by_decorator[1, 8] if kernel is by_decorator else bound)(out)


@bc.cube
def increments(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    i = bc.ABSOLUTE_POS
    out[i] = x[i] + 1.0


@pytest.mark.parametrize("name", ["cpu", "reference"])
def test_arrays_of_a_device_come_back(name: str) -> None:
    device = Device.from_runtime(name)
    x = Tensor.from_numpy(np.arange(64, dtype=np.float32), device)
    out = Tensor.empty_like(x)
    increments.validate[2, 32](x, out)
    assert out.numpy().tolist() == list(range(1, 65))
    with pytest.raises(bc.DeviceError, match="got index 64 from unit"):
        increments.validate[3, 32](x, out)


@bc.cube
def sums(x: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    tile = bc.Shared[bc.f32](256)
    u = bc.UNIT_POS
    tile[u] = x[bc.ABSOLUTE_POS]
    bc.sync_cube()
    half = 128
    while half > 0:
        if u < half:
            tile[u] += tile[u + half]
        bc.sync_cube()
        half //= 2
    if u == 0:
        out[bc.CUBE_POS] = tile[0]


def test_many_units_take_seconds() -> None:
    x, out = np.ones(1 << 17, np.float32), np.zeros(1 << 9, np.float32)
    began = time.perf_counter()
    sums.validate[1 << 9, 256](x, out)
    assert (out == 256).all()
    assert time.perf_counter() - began < 20  # 0.4 on a machine that does nothing else
