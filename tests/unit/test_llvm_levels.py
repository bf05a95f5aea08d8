"""Code for older processors gives the same bits: each level runs in a process of its own."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from burn_runtimes.llvm_cpu import machine

PROGRAM = """
import numpy as np
import burn_cube as bc
from burn_cube.launch.runtimes import driver

@bc.cube
def mixed(x: bc.Array[bc.f32], h: bc.Array[bc.f16], d: bc.Array[bc.f64], out: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        v = bc.fma(x[i], x[i], bc.f32(h[i] * h[i])) + bc.exp(x[i]) * bc.floor(x[i]) + round(x[i])
        out[i] = v + bc.f32(bc.fma(d[i], d[i], -d[i])) + bc.f32(bc.i8(x[i])) + bc.plane_max(0.0)
        h[i] = bc.f16(v)

rng = np.random.default_rng(1)
x = rng.standard_normal(1000).astype(np.float32)
h, d, out = x.astype(np.float16), x.astype(np.float64) ** 3, np.zeros(1000, np.float32)
mixed.forall(1000)(x, h, d, out)
print(driver("cpu").properties.plane_dim, out.tobytes().hex()[:4000], h.tobytes().hex())
"""


def run(level: str, folder: Path) -> list[str]:
    """What the program prints when it is compiled for a level."""
    script = folder / "mixed.py"
    script.write_text(PROGRAM)
    done = subprocess.run(
        [sys.executable, script], env=os.environ | {"BURN_CUBE_CPU": level}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the levels are those of x86")
def test_levels_agree(tmp_path: Path) -> None:
    native = run("native", tmp_path)
    levels = {"x86-64-v3": "8"} if machine.plane_dim() >= 8 else {}
    if machine.has_half_functions():
        levels |= {"x86-64": "4", "x86-64-v2": "4"}
    for level, planes in levels.items():
        assert run(level, tmp_path) == [planes, *native[1:]], level


def test_a_level_that_this_machine_cannot_run_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "level", lambda: "x86-64-v4")
    monkeypatch.setattr(machine, "_own_features", lambda: frozenset({"avx2", "fma"}))
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert machine.missing_features() == ["avx512bw", "avx512dq", "avx512f", "avx512vl", "f16c"]


def test_without_half_instructions_functions_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "level", lambda: "x86-64")
    monkeypatch.setattr(machine, "has_half_functions", lambda: False)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert machine.missing_features() == ["f16c"]
