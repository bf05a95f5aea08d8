"""The first kernel of a process: each sample is a new interpreter, which measures itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from burn_dispatch.bench.implementation import Prepared

PROGRAM = """
import json, sys, time
warm = sys.argv[1] == "warm"
began = time.perf_counter()
import numpy as np
{imports}
imported = time.perf_counter()
{kernel}
x, y, out = np.arange(64, dtype=np.float32), np.ones(64, np.float32), np.empty(64, np.float32)
run(2.5, x, y, out)
done = time.perf_counter()
print(json.dumps(dict(imports=imported - began, first=done - imported, out=np.asarray(out).tolist())))
"""

OURS_IMPORTS = "import burn_cube as bc"
OURS_KERNEL = """
@bc.cube
def saxpy(a: bc.f32, x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = a * x[bc.ABSOLUTE_POS] + y[bc.ABSOLUTE_POS]
run = saxpy[1, 64]
"""


def prepare(imports: str, kernel: str, warm: bool) -> Prepared:
    """A program that defines and runs a saxpy; `warm` if an earlier process may have left compiled code.

    The clock runs from after the imports to the first result.
    """
    folder = tempfile.TemporaryDirectory(prefix="burn-cube-bench-")
    path = Path(folder.name) / "program.py"
    path.write_text(PROGRAM.format(imports=imports, kernel=kernel), encoding="utf-8")
    environment = _environment(folder.name, warm)
    last: list[Any] = []

    def run() -> float:
        command = [sys.executable, str(path), "warm" if warm else "cold"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError((done.stderr.strip().splitlines() or ["it failed without a word"])[-1])
        found = json.loads(done.stdout.splitlines()[-1])
        last[:] = [folder, found["out"]]  # the folder lives as long as the run
        return float(found["first"])

    return Prepared(run, lambda: np.asarray(last[1], np.float32), clocked=True)


def _environment(folder: str, warm: bool) -> dict[str, str]:
    """Every cache in a folder of its own; ours is off where it must be cold. Bytecode is kept, as usual."""
    caches = ("NUMBA_CACHE_DIR", "WARP_CACHE_PATH", "TI_OFFLINE_CACHE_FILE_PATH", "JAX_COMPILATION_CACHE_DIR")
    names = {name: str(Path(folder) / name) for name in caches}
    ours = {"BURN_CUBE_CACHE_DIR": str(Path(folder) / "burn-cube"), "BURN_CUBE_DISK_CACHE": str(int(warm))}
    inherited = dict(os.environ)
    if inherited.pop("PYTHONDONTWRITEBYTECODE", None):
        inherited["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
    return {**inherited, **names, **ours}
