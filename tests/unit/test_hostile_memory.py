"""No kernel touches memory that is not its own: canaries around arrays, pages that must not be touched."""

from __future__ import annotations

import ctypes
import mmap
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import burn_cube as bc

ROOT = Path(__file__).parent.parent.parent
SMALL = ["uint8", "int8", "uint16", "int16", "float16"]
ENDS = [0, 1, -1, 5, 64, 2**31 - 1, -(2**31), 2**32, 2**62, -(2**63)]


@bc.cube
def reverse(x: bc.Array[bc.N], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    out[i] = x[x.len() - 1 - i]


@bc.cube
def narrow(x: bc.Array[bc.i32], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    out[i] = bc.cast(x[i], out.dtype)


@bc.cube
def narrow_first(x: bc.Array[bc.i32], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    if bc.UNIT_POS < 1:
        out[i] = bc.cast(x[i], out.dtype)


@bc.cube
def narrow_fifth(x: bc.Array[bc.i32], out: bc.Array[bc.N]):
    i = bc.ABSOLUTE_POS
    value = bc.cast(x[i], out.dtype)
    if bc.UNIT_POS > 3 and bc.UNIT_POS < 5:
        out[i] = value


@pytest.mark.parametrize("cube", [5, 16, 17, 33])
@pytest.mark.parametrize("dtype", SMALL)
def test_a_store_of_one_small_lane_writes_no_more(dtype: str, cube: int) -> None:
    numbers = np.arange(258, 258 + cube)
    for kernel, written in (
        (reverse, slice(None)),
        (narrow, slice(None)),
        (narrow_first, slice(0, 1)),
        (narrow_fifth, slice(4, 5)),
    ):
        around = np.full(cube + 128, 77, dtype)
        out = around[64 : 64 + cube]
        x: NDArray[Any] = (numbers % 100).astype(dtype) if kernel is reverse else numbers.astype(np.int32)
        wanted = around.copy()
        wanted[64 : 64 + cube][written] = (x[::-1] if kernel is reverse else x.astype(dtype))[written]
        bound: Any = kernel
        bound[1, cube](x, out)
        assert np.array_equal(around, wanted), kernel


@bc.cube
def neighbours(x: bc.Array[bc.N], out: bc.Array[bc.N], d: bc.i64):
    i = bc.ABSOLUTE_POS
    k = bc.index(d)
    out[i] = x[i] + x[i + 1] + x[i - 1] + x[3 * i] + x[i // 3]
    out[i + k] = x[i - k] + x[i * k] + x[k]
    if i + k < out.len():
        out[i + k] = x[k % x.len()]


@bc.cube
def vectors(x: bc.Array[bc.Vector[bc.N, 4]], out: bc.Array[bc.Vector[bc.N, 4]], d: bc.i64):
    i = bc.ABSOLUTE_POS
    out[i] = x[i] + x[i + 1] + x[x.len() - i]
    out[i + bc.index(d)] = x[i - bc.index(d)]


@bc.cube
def slices(x: bc.Tensor[bc.N], out: bc.Tensor[bc.N], d: bc.i64):
    i = bc.ABSOLUTE_POS
    part = x[d : d + 40]
    out[0:40][i] = part[i] + part[i - 1]
    out[d : 2 * d][i + 1] = x[-d:d][i]


@bc.cube
def indirect(x: bc.Array[bc.N], out: bc.Array[bc.N], ends: bc.Array[bc.i64]):
    i = bc.ABSOLUTE_POS
    k = bc.index(ends[i])
    out[k] = x[k] + x[k * i] + x[-k]
    bc.atomic_add(out, k + i, 1)


@bc.cube
def plane(x: bc.Tensor[bc.N], out: bc.Tensor[bc.N], d: bc.i64):
    i = bc.ABSOLUTE_POS
    for j in range(-1, out.shape(1) + 2):
        out[i - 1, j] = x[i, j + bc.index(d)] + x[j, i]


def guarded(count: int, dtype: str, at_end: bool) -> NDArray[Any]:
    """An array at the end or the start of a page, with pages around it that must not be touched."""
    size, page = count * np.dtype(dtype).itemsize, mmap.PAGESIZE
    whole = max(1, -(-size // page)) * page
    memory = mmap.mmap(-1, whole + 2 * page)
    bytes_ = np.frombuffer(memory, np.uint8)
    protect: Any = ctypes.CDLL(None, use_errno=True).mprotect
    for offset in (0, page + whole):
        address = ctypes.c_void_p(bytes_.ctypes.data + offset)
        assert protect(address, ctypes.c_size_t(page), 0) == 0
    start = page + whole - size if at_end else page
    return bytes_[start : start + size].view(dtype)


def main() -> None:
    """Launch all kernels on guarded arrays: the process ends with a signal if one reaches too far."""
    for dtype in ("uint8", "int16", "float32", "float64"):
        for count in (4, 28, 1004):
            for at_end in (True, False):
                x, out = guarded(count, dtype, at_end), guarded(count, dtype, at_end)
                launch(x, out)
    unchecked: Any = neighbours.unchecked
    print("survived", flush=True)
    unchecked[8, 256](x, out, 2**20)


def launch(x: NDArray[Any], out: NDArray[Any]) -> None:
    """Every kernel, with many numbers and cubes."""
    rows = slice(None), slice(None, None, -1), slice(1, None, 2)
    for cube in (7, 64, 1000):
        for end in ENDS:
            neighbours[2, cube](x, out, end)
            vectors[2, cube](x, out, end)
            for row in rows:
                slices[2, cube](x[row], out[row], end)
                plane[2, cube](x.reshape(4, -1)[row], out.reshape(4, -1)[row], end)
        if out.itemsize >= 4:
            indirect[2, cube](x, out, np.resize(np.array(ENDS), 500))


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="pages are protected by Linux's mprotect")
def test_checked_kernels_stay_inside_their_pages() -> None:
    code = "from tests.unit.test_hostile_memory import main; main()"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout == "survived\n", run.stderr
    assert run.returncode < 0, "the pages guard nothing: an unchecked kernel must reach them"
