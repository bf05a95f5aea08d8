"""Mode `validate`: races between units, what orders them, and what the errors say."""

from __future__ import annotations

import inspect
import re
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.interpreter import BufferValue, run
from burn_cube.ir import Function, parse_kernel


def array(count: int = 64, dtype: str = "int32") -> np.ndarray:
    """Zeros."""
    return np.zeros(count, dtype)


def refused(kernel: Any, *args: object, grid: object = 1, cube: object = 64) -> bc.DeviceError:
    """The error of a validated launch."""
    with pytest.raises(bc.DeviceError) as found:
        kernel.validate[grid, cube](*args)
    assert f"in kernel {kernel.name}" in str(found.value)
    return found.value


def line_of(kernel: Any, text: str) -> int:
    """The line of this file where a kernel has a text."""
    lines, first = inspect.getsourcelines(kernel.fn)
    return first + next(k for k, line in enumerate(lines) if text in line)


@bc.cube
def reads_a_neighbour(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    tile = bc.Shared[bc.i32](64)
    u = bc.UNIT_POS
    tile[u] = x[u]
    out[u] = tile[63 - u]


@bc.cube
def reads_a_neighbour_after(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    tile = bc.Shared[bc.i32](64)
    u = bc.UNIT_POS
    tile[u] = x[u]
    bc.sync_cube()
    out[u] = tile[63 - u]


@pytest.mark.capability(116)
def test_a_read_after_a_write_names_both_parties() -> None:
    error = refused(reads_a_neighbour, array(), array())
    assert error.message == (
        "cannot read tile in kernel reads_a_neighbour: got a race on element 63 of 64 between "
        "unit (63, 0, 0) and unit (0, 0, 0) of cube (0, 0, 0), expected a barrier between their accesses"
    )
    assert error.span.line == line_of(reads_a_neighbour, "out[u]")
    (text, place), (made, where) = error.notes
    assert (text, place.line) == ("unit (63, 0, 0) writes it here", line_of(reads_a_neighbour, "= x[u]"))
    assert made == "tile, shared memory of 64 i32, is made here"
    assert where.line == line_of(reads_a_neighbour, "bc.Shared")
    assert "^^^^" in str(error)
    assert "bc.sync_cube()" in str(error.help)
    reads_a_neighbour_after.validate[1, 64](array(), array())


@bc.cube
def writes_after_a_read(out: bc.Inout[bc.Array[bc.i32]]):
    u = bc.UNIT_POS
    first = out[0]
    if u == 5:
        out[0] = first + 1


def test_a_write_after_reads_of_others() -> None:
    error = refused(writes_after_a_read, array())
    assert "cannot write out" in error.message
    assert "between unit (63, 0, 0) and unit (5, 0, 0)" in error.message
    assert error.notes[0][0] == "unit (63, 0, 0) reads it here"


@bc.cube
def last_reader_writes(out: bc.Inout[bc.Array[bc.i32]]):
    u = bc.UNIT_POS
    first = out[0]
    if u == 63:
        out[0] = first + 1


def test_the_last_reader_is_not_the_only_one() -> None:
    assert "between unit (62, 0, 0) and unit (63, 0, 0)" in refused(last_reader_writes, array()).message


@bc.cube
def pairs(out: bc.Array[bc.i32], same: bc.Comptime[bool]):
    u = bc.UNIT_POS
    if same:
        out[u // 2] = bc.i32(u // 2)
    else:
        out[u // 2] = bc.i32(u)


@pytest.mark.parametrize("same", [True, False])
def test_two_units_write_at_one_statement(same: bool) -> None:
    error = refused(pairs, array(), same)
    assert "got a race on element 0 of 64 between unit (0, 0, 0) and unit (1, 0, 0)" in error.message
    assert error.span.line == error.notes[0][1].line
    assert ("both write 0, which is a race all the same" in error.notes[0][0]) == same


@bc.cube
def same_value_twice(out: bc.Array[bc.f32]):
    if bc.UNIT_POS == 3:
        out[7] = 1.5
    if bc.UNIT_POS == 9:
        out[7] = 1.5


def test_two_statements_write_one_value() -> None:
    error = refused(same_value_twice, array(64, "float32"))
    assert error.notes[0][0] == "unit (3, 0, 0) writes it here; both write 1.5, which is a race all the same"


@bc.cube
def one_unit_twice(out: bc.Inout[bc.Array[bc.i32]]):
    u = bc.UNIT_POS
    out[u] = 1
    out[u] += 2
    out[u] = out[u] * 2


def test_a_unit_does_not_race_with_itself() -> None:
    out = array()
    one_unit_twice.validate[1, 64](out)
    assert (out == 6).all()


@bc.cube
def all_cubes_write(out: bc.Array[bc.i32]):
    out[bc.UNIT_POS] = 1


@bc.cube
def cubes_meet_at_a_border(out: bc.Inout[bc.Array[bc.i32]]):
    i = bc.ABSOLUTE_POS
    out[i] = 1
    bc.sync_storage()
    if i > 0:
        out[i] += out[i - 1]


def test_cubes_race() -> None:
    error = refused(all_cubes_write, array(), grid=3)
    assert (
        "between unit (0, 0, 0) of cube (0, 0, 0) and unit (0, 0, 0) of cube (1, 0, 0), "
        "expected no other cube between" in error.message
    )
    assert "launch a second kernel" in str(error.help)


def test_a_barrier_does_not_order_cubes() -> None:
    error = refused(cubes_meet_at_a_border, array(), grid=2, cube=32)
    assert "cannot" in error.message
    assert "cube (0, 0, 0)" in error.message


@bc.cube
def counted(cells: bc.Inout[bc.Array[bc.i32]], plain: bc.Comptime[str]):
    bc.atomic_add(cells, 0, 1)
    if plain == "write":
        cells[0] = 1
    if plain == "read":
        cells[1 + bc.UNIT_POS] = cells[0]
    if plain == "atomic":
        cells[1 + bc.UNIT_POS] = bc.atomic_load(cells, 0)


@pytest.mark.parametrize("plain", ["write", "read"])
def test_atomic_and_plain_accesses_race(plain: str) -> None:
    error = refused(counted, array(65), plain)
    assert "updates it here" in error.notes[0][0]


def test_atomics_do_not_race() -> None:
    cells = array(65)
    counted.validate[1, 64](cells, "atomic")
    counted.validate[4, 16](cells, "")
    assert cells[0] == 128


@bc.cube
def in_planes(x: bc.Array[bc.i32], out: bc.Array[bc.i32], mask: bc.Comptime[int], sync: bc.Comptime[bool]):
    tile = bc.Shared[bc.i32](64)
    u = bc.UNIT_POS
    tile[u] = x[u]
    if sync:
        bc.sync_plane()
    out[u] = tile[u ^ mask]


def test_a_barrier_of_planes_orders_one_plane() -> None:
    in_planes.validate[1, 64](array(), array(), 1, True)
    error = refused(in_planes, array(), array(), 1, False)
    assert "bc.sync_plane()" in str(error.help), "both units are in one plane"
    error = refused(in_planes, array(), array(), 63, True)
    assert "sync_plane" not in str(error.help)


@bc.cube
def some_of_a_plane(out: bc.Inout[bc.Array[bc.i32]]):
    u = bc.UNIT_POS
    out[u] = bc.i32(u)
    if u < 2:
        bc.sync_plane()
    if u == 0:
        out[4] = out[1] + out[3]


def test_a_barrier_of_planes_orders_those_who_come() -> None:
    error = refused(some_of_a_plane, array(), cube=4)
    assert "got a race on element 3 of 64 between unit (3, 0, 0) and unit (0, 0, 0)" in error.message


@bc.cube
def storage_only(x: bc.Array[bc.i32], out: bc.Array[bc.i32]):
    tile = bc.Shared[bc.i32](64)
    u = bc.UNIT_POS
    tile[u] = x[u]
    bc.sync_storage()
    out[u] = tile[63 - u]


def test_a_barrier_of_storage_does_not_order_shared_memory() -> None:
    refused(storage_only, array(), array())


@bc.cube
def in_a_loop(x: bc.Array[bc.i32], out: bc.Array[bc.i32], wait: bc.Comptime[bool]):
    tile = bc.Shared[bc.i32](64)
    u = bc.UNIT_POS
    total = 0
    for k in range(3):
        tile[u] = x[u] + k
        bc.sync_cube()
        total += tile[63 - u]
        if wait:
            bc.sync_cube()
    out[u] = total


def test_the_barrier_at_the_end_of_an_iteration() -> None:
    in_a_loop.validate[1, 64](array(), array(), True)
    error = refused(in_a_loop, array(), array(), False)
    assert error.notes[0][0] == "unit (63, 0, 0) reads it here"


@bc.cube
def in_a_tensor(t: bc.Tensor[bc.i32]):
    t[bc.UNIT_POS_Y, 0] = bc.i32(bc.UNIT_POS_X)


def test_positions_have_three_parts() -> None:
    error = refused(in_a_tensor, np.zeros((4, 5), np.int32), cube=(2, 4))
    assert "element (0, 0) of (4, 5) between unit (0, 0, 0) and unit (1, 0, 0) of cube" in error.message


@bc.cube
def as_vectors(x: bc.Array[bc.Vector[bc.f32, 4]], out: bc.Inout[bc.Array[bc.f32]]):
    u = bc.UNIT_POS
    view = out.vectorized(4)
    view[u] = x[u]
    out[(u * 4 + 7) % 64] = 1.0


def test_vectors_cover_several_cells() -> None:
    error = refused(as_vectors, array(64, "float32"), array(64, "float32"), cube=16)
    assert "got a race on element 7 of 64 between unit (1, 0, 0) and unit (0, 0, 0)" in error.message


@bc.cube
def two_views(a: bc.Inout[bc.Array[bc.i32]], b: bc.Inout[bc.Array[bc.i32]]):
    u = bc.UNIT_POS
    a[u] = 1
    b[u] = 2


def test_arguments_that_share_memory_share_their_cells() -> None:
    memory = array(40)
    error = refused(two_views, memory[:32], memory[8:], cube=32)
    assert "cannot write b" in error.message
    assert "unit (8, 0, 0) and unit (0, 0, 0)" in error.message
    two_views.validate[1, 20](memory[:20], memory[20:])


def _no_library(op: str, dtype: str) -> Function:
    raise AssertionError(op)


def test_views_of_different_widths_share_their_bytes() -> None:
    memory = np.zeros(64, np.uint8)
    text = """kernel "k" (%a: buffer u8 write, %b: buffer u32 write) cube 4 1 1 plane 1 index 64 validate {
        %u: index = builtin [UNIT_POS]
        store %a[%u] (%u < 64:index) = 1:u8
        store %b[%u] (%u < 16:index) = 1:u32 }"""
    args = [BufferValue(m, 0, m.size, m.size) for m in (memory, memory.view(np.uint32))]
    with pytest.raises(bc.DeviceError, match=re.escape("between unit (1, 0, 0) and unit (0, 0, 0)")):
        run(parse_kernel(text), (1, 1, 1), args, _no_library)
