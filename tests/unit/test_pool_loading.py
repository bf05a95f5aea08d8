"""The native pool may be loaded after kernels that call into libc: it has its own table of addresses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import numpy as np
import burn_cube as bc

@bc.cube
def clear(out: bc.Array[bc.f32]):
    cells = bc.Local[bc.f32](2000)  # cleared by memset
    cells[out.len() - 1] = 1.0
    out[bc.ABSOLUTE_POS] = cells[bc.ABSOLUTE_POS % 2000]

@bc.cube
def fill(out: bc.Array[bc.i32], rounds: bc.i32):
    total = 0
    for i in range(rounds):
        total += i ^ total
    out[bc.ABSOLUTE_POS] = total

clear[1, 16](np.zeros(16, np.float32))
assert "memset" in clear.assembly("cpu", np.zeros(16, np.float32))
many = np.zeros(1 << 16, np.int32)
fill[1 << 12, 16](many, 1000)  # enough for threads
assert (many == many[0]).all()
"""


def test_the_pool_starts_after_a_kernel_with_calls(tmp_path: Path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, str(program)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
