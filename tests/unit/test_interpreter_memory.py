"""Memory, atomics, planes and topology of the interpreter, on kernels written as IR text."""

from __future__ import annotations

import re

import numpy as np
import pytest

from burn_cube.errors import DeviceError
from burn_cube.interpreter import BufferValue, InterpreterArg, run
from burn_cube.ir import Function, parse_function, parse_kernel
from burn_cube.semantics import Array


def _library(op: str, dtype: str) -> Function:
    assert (op, dtype) == ("exp", "f32")
    return parse_function('function "exp" (%x: f32) { %y: f32 = add %x, 1.0:f32 yield %y }')


def _buffer(data: Array, base: int = 0) -> BufferValue:
    return BufferValue(data, base, len(data) - base, len(data) - base)


def _launch(text: str, *args: InterpreterArg, grid: tuple[int, int, int] = (1, 1, 1)) -> None:
    run(parse_kernel(text), grid, args, _library)


def _kernel(params: str, body: str, head: str = "cube 8 1 1 plane 4 index 64 checked") -> str:
    return (
        f'kernel "k" ({params}) {head} {{ %u: index = builtin [UNIT_POS] %i: i32 = cast %u [i32]\n{body} }}'
    )


def test_reads_outside_are_zero_and_writes_are_dropped() -> None:
    x, out = np.arange(1, 5, dtype=np.int32), np.full(6, -1, np.int32)
    body = """%n: index = len %x
        %j: index = sub %u, 1:index
        %v: i32 = load %x[%j] (%j < %n)
        %m: index = len %out
        store %out[%u] (%u < %m) = %v"""
    _launch(_kernel("%x: buffer i32 read, %out: buffer i32 write", body), _buffer(x), _buffer(out))
    assert out.tolist() == [0, 1, 2, 3, 4, 0]


def test_empty_buffer() -> None:
    out = np.full(8, -1, np.int32)
    body = """%v: i32 = load %x[%u] (%u < 0:index)
        %w: i32x2 = load %x[%u] (%u < 0:index)
        %l: i32 = extract %w [1]
        %s: i32 = add %v, %l
        store %x[%u] (%u < 0:index) = 5:i32
        store %out[%u] (%u < 8:index) = %s"""
    empty = np.zeros(0, np.int32)
    _launch(_kernel("%x: buffer i32 readwrite, %out: buffer i32 write", body), _buffer(empty), _buffer(out))
    assert out.tolist() == [0] * 8


def test_view_with_a_base() -> None:
    data = np.arange(10, dtype=np.int32)
    body = "store %x[%u] (%u < 3:index) = %i"
    _launch(_kernel("%x: buffer i32 write", body), _buffer(data, 4))
    assert data.tolist() == [0, 1, 2, 3, 0, 1, 2, 7, 8, 9]


def test_masks_exclude_accesses() -> None:
    out = np.full(8, -1, np.int32)
    body = """%c: bool = lt %i, 2:i32
        %v: i32 = load %out[%u] mask %c
        store %out[%u] mask %c = 9:i32
        %d: bool = not %c
        store %out[%u] mask %d = %v"""
    _launch(_kernel("%out: buffer i32 readwrite", body), _buffer(out))
    assert out.tolist() == [9, 9, 0, 0, 0, 0, 0, 0]


def test_vectors_in_memory() -> None:
    out = np.zeros(16, np.int32)
    body = """%v: i32x2 = broadcast %i [2]
        %w: i32x2 = insert %v, 7:i32 [1]
        %j: index = mul %u, 2:index
        store %out[%j] (%u < 8:index) = %w
        %r: i32x2 = load %out[%j] (%u < 7:index)
        %s: i32 = vector_sum %r
        store %out[%j] (%u < 8:index) = %s"""
    _launch(_kernel("%out: buffer i32 readwrite", body), _buffer(out))
    assert out.reshape(8, 2).tolist() == [[u + 7 if u < 7 else 0, 7] for u in range(8)]


def test_later_units_write_last() -> None:
    out = np.zeros(2, np.int32)
    _launch(_kernel("%out: buffer i32 write", "store %out[0:index] (0:index < 2:index) = %i"), _buffer(out))
    assert out.tolist() == [7, 0]


def test_local_memory_is_zeroed_each_time() -> None:
    out = np.zeros(8, np.int32)
    body = """%r: i32 = for %k: i32 = 0:i32 to 3:i32 step 1:i32 carry %s: i32 = 0:i32 {
            %m: local[i32, 2] = alloc
            %old: i32 = load %m[1:index] (1:index < 2:index)
            store %m[1:index] (1:index < 2:index) = %i
            %new: i32 = load %m[1:index] (1:index < 2:index)
            %a: i32 = add %s, %old
            %b: i32 = add %a, %new
            yield %b }
        store %out[%u] (%u < 8:index) = %r"""
    _launch(_kernel("%out: buffer i32 write", body), _buffer(out))
    assert out.tolist() == [3 * u for u in range(8)]


def test_shared_memory_belongs_to_one_cube() -> None:
    out = np.zeros(16, np.int32)
    body = """%t: shared[i32, 8] = alloc
        %c: index = builtin [CUBE_POS]
        %old: i32 = load %t[%u] (%u < 8:index)
        %ci: i32 = cast %c [i32]
        %v: i32 = add %i, %ci
        store %t[%u] (%u < 8:index) = %v
        sync cube
        %j: index = sub 7:index, %u
        %w: i32 = load %t[%j] (%j < 8:index)
        %same: bool = eq %old, -1515870811:i32
        %r: i32 = select %same, %w, -1:i32
        %p: index = builtin [ABSOLUTE_POS]
        store %out[%p] (%p < 16:index) = %r"""
    _launch(_kernel("%out: buffer i32 write", body), _buffer(out), grid=(2, 1, 1))
    assert out.tolist() == [7 - u + c for c in range(2) for u in range(8)]


def test_constant_table() -> None:
    out = np.zeros(8, np.int32)
    body = """%t: const[i32, 3] = alloc [5, 6, 7]
        %v: i32 = load %t[%u] (%u < 3:index)
        store %out[%u] (%u < 8:index) = %v"""
    _launch(_kernel("%out: buffer i32 write", body), _buffer(out))
    assert out.tolist() == [5, 6, 7, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("op", "value", "start", "end", "seen"),
    [
        ("add", "%i", 100, 128, [100, 100, 101, 103, 106, 110, 115, 121]),
        ("exchange", "%i", 100, 7, [100, 0, 1, 2, 3, 4, 5, 6]),
        ("max", "%i", 5, 7, [5, 5, 5, 5, 5, 5, 5, 6]),
        ("xor", "%i", 0, 0, [0, 0, 1, 3, 0, 4, 1, 7]),
        ("compare_exchange", "%i, 3:i32", 2, 3, [2, 2, 2, 3, 3, 3, 3, 3]),
        ("load", "", 9, 9, [9] * 8),
    ],
)
def test_atomics_go_in_the_order_of_units(op: str, value: str, start: int, end: int, seen: list[int]) -> None:
    cell, out = np.array([start], np.int32), np.zeros(8, np.int32)
    given = f" with {value}" if value else ""
    body = f"""%old: i32 = atomic {op} %x[0:index] (0:index < 1:index){given}
        store %out[%u] (%u < 8:index) = %old"""
    _launch(_kernel("%x: buffer i32 readwrite, %out: buffer i32 write", body), _buffer(cell), _buffer(out))
    assert cell.tolist() == [end]
    assert out.tolist() == seen


def test_atomic_histogram_over_cubes() -> None:
    bins = np.zeros(3, np.int32)
    body = """%b: i32 = rem %i, 3:i32
        %j: index = cast %b [index]
        %o: i32 = atomic add %x[%j] (%j < 3:index) with 1:i32"""
    _launch(_kernel("%x: buffer i32 readwrite", body), _buffer(bins), grid=(2, 3, 1))
    assert bins.tolist() == [18, 18, 12]


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("plane_sum %i", [6, 6, 6, 6, 9, 9]),
        ("plane_prod %i", [0, 0, 0, 0, 20, 20]),
        ("plane_min %i", [0, 0, 0, 0, 4, 4]),
        ("plane_max %i", [3, 3, 3, 3, 5, 5]),
        ("plane_inclusive_sum %i", [0, 1, 3, 6, 4, 9]),
        ("plane_exclusive_sum %i", [0, 0, 1, 3, 0, 4]),
        ("plane_exclusive_prod %i", [1, 0, 0, 0, 1, 4]),
        ("plane_shuffle %i, 2:u32", [2, 2, 2, 2, 0, 0]),
        ("plane_shuffle %i, 9:u32", [0, 0, 0, 0, 0, 0]),
        ("plane_shuffle_xor %i, 1:u32", [1, 0, 3, 2, 5, 4]),
        ("plane_shuffle_up %i, 1:u32", [0, 0, 1, 2, 4, 4]),
        ("plane_shuffle_down %i, 1:u32", [1, 2, 3, 3, 5, 0]),
        ("plane_broadcast %i, 1:u32", [1, 1, 1, 1, 5, 5]),
    ],
)
def test_planes(op: str, expected: list[int]) -> None:
    out = np.zeros(12, np.int32)
    body = f"""%r: i32 = {op}
        %p: index = builtin [ABSOLUTE_POS]
        store %out[%p] (%p < 12:index) = %r"""
    text = _kernel("%out: buffer i32 write", body, "cube 6 1 1 plane 4 index 64 checked")
    _launch(text, _buffer(out), grid=(2, 1, 1))
    assert out.tolist() == expected * 2


def test_planes_see_active_units_only() -> None:
    out = np.full(8, -1, np.int32)
    body = """%odd: i32 = rem %i, 2:i32
        %c: bool = eq %odd, 1:i32
        if %c {
          %s: i32 = plane_sum %i
          %e: i32 = plane_exclusive_sum %i
          %t: bool = plane_elect
          %d: i32 = plane_shuffle_down %i, 1:u32
          %b: u32x4 = plane_ballot %c
          %w: u32 = extract %b [0]
          %f: i32 = cast %w [i32]
          %g: i32 = select %t, %f, %e
          %h: i32 = mul %s, 100:i32
          %k: i32 = add %h, %g
          %l: i32 = add %k, %d
          store %out[%u] (%u < 8:index) = %l
        }"""
    _launch(_kernel("%out: buffer i32 write", body), _buffer(out))
    # elected units add the ballot 0b1010, the others the sum before them; what comes from an even unit is 0
    assert out.tolist() == [-1, 410, -1, 401 + 3, -1, 1210, -1, 1205 + 7]


def test_positions() -> None:
    out = np.zeros(3 * 5 * 7 * 4, np.int64)
    body = """%p: index = builtin [ABSOLUTE_POS]
        %x: index = builtin [ABSOLUTE_POS_X]
        %y: index = builtin [ABSOLUTE_POS_Y]
        %z: index = builtin [ABSOLUTE_POS_Z]
        %a: index = mul %z, 60:index
        %b: index = mul %y, 6:index
        %c: index = add %a, %b
        %d: index = add %c, %x
        %e: index = sub %p, %d
        %f: index = add %p, %e
        %g: i64 = cast %f [i64]
        store %out[%p] (%p < 420:index) = %g"""
    text = _kernel("%out: buffer i64 write", body, "cube 2 2 1 plane 4 index 64 checked")
    _launch(text, _buffer(out), grid=(3, 5, 7))
    assert out.tolist() == list(range(420))


def test_index_of_32_bits_wraps_there() -> None:
    out = np.zeros(1, np.int64)
    body = """%a: index = cast 2147483647:i64 [index]
        %b: index = add %a, 1:index
        %c: i64 = cast %b [i64]
        store %out[0:index] (0:index < 1:index) = %c"""
    _launch(_kernel("%out: buffer i64 write", body, "cube 1 1 1 plane 1 index 32 checked"), _buffer(out))
    assert out.tolist() == [-(2**31)]


def test_metadata_and_scalars() -> None:
    data = np.zeros(12, np.int32)
    body = """%n: index = len %x
        %b: index = buffer_len %x
        %s: index = shape %x [1]
        %t: index = stride %x [0]
        %v: i32x4 = construct %q, %q, %q, %q
        %l: i32 = cast %n [i32]
        %m: i32 = cast %b [i32]
        %o: i32 = cast %s [i32]
        %p: i32 = cast %t [i32]
        %w: i32x4 = construct %l, %m, %o, %p
        %r: i32x4 = add %v, %w
        store %x[0:index] (0:index < 1:index) = %r"""
    buffer = BufferValue(data, 2, 6, 10, (2, 3), (4, 1))
    text = _kernel("%x: buffer i32 rank 2 write, %q: scalar i32", body, "cube 1 1 1 plane 1 index 64 checked")
    _launch(text, buffer, np.int32(100))
    assert data.tolist() == [0, 0, 106, 110, 103, 104, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(("dtype", "storage"), [("f32", "float32"), ("f16", "float16")])
def test_library_functions(dtype: str, storage: str) -> None:
    out = np.zeros(2, storage)
    body = f"""%x: {dtype}x2 = broadcast 1.5:{dtype} [2]
        %y: {dtype}x2 = exp %x
        store %out[0:index] (0:index < 1:index) = %y"""
    text = _kernel(f"%out: buffer {dtype} write", body, "cube 1 1 1 plane 1 index 64 checked")
    _launch(text, _buffer(out))
    assert out.tolist() == [2.5, 2.5]


@pytest.mark.capability(116)
def test_validate_names_what_went_wrong() -> None:
    body = """%c: bool = eq %u, 5:index
        %j: index = select %c, 9:index, 0:index
        store %out[%j] (%j < 8:index) = %i"""
    text = _kernel("%out: buffer i32 write", body, "cube 4 2 1 plane 4 index 64 validate")
    unit = "unit (1, 1, 0) of cube (0, 0, 0)"
    wanted = f"cannot write out in kernel k: got index 9 from {unit}, expected at least 0 and less than 8"
    with pytest.raises(DeviceError, match=re.escape(wanted)):
        _launch(text, _buffer(np.zeros(8, np.int32)))
