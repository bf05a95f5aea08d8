"""Machine code may be loaded wherever there is room: other libraries may have filled the address space."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import ctypes
import numpy as np
import burn_cube as bc

libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
TABLE = tuple(float(i) for i in range(4000))  # more than fits a hole


def reserve(size):
    return libc.mmap(None, size, 0, 0x2 | 0x20 | 0x4000, -1, 0)  # private, anonymous, without memory


@bc.cube
def look_up(out: bc.Array[bc.f32], n: bc.Comptime[int]):
    table = bc.Const(TABLE, bc.f32)
    out[bc.ABSOLUTE_POS] = table[bc.ABSOLUTE_POS * 50] + n


out = np.zeros(64, np.float32)
look_up[1, 64](out, 0)
low, places = reserve(16 << 30), []
for size in (1 << 24, 1 << 20, 1 << 16, 1 << 12):  # no room above it
    while (place := reserve(size)) > low:
        places += [place] if size == 1 << 16 else []
for place in places[-3:]:  # but for holes of two pages, where only code fits
    for page in range(1, 14, 4):
        libc.munmap(place + (page << 12), 2 << 12)
for n in range(1, 40):
    look_up[1, 64](out, n)
    assert (out == np.arange(64) * 50 + n).all()
print(len(places) > 0)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the numbers of mmap are Linux's")
def test_code_and_constants_of_a_kernel_stay_together(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "BURN_CUBE_DISK_CACHE": "0"}
    done = subprocess.run(
        [sys.executable, program], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr
