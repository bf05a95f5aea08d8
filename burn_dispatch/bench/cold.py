"""What compiling costs: each sample is a new interpreter, which measures itself.

| how | the clock runs |
|---|---|
| cold | from after the imports to the first result, with no compiled code on disk |
| cached | the same, after an earlier process has left compiled code |
| warm | for another kernel of a process that has run one, with no compiled code on disk |
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import weakref
from pathlib import Path
from typing import Any

import numpy as np

from burn_dispatch.bench.implementation import Prepared

PROGRAM = """
import json, sys, time
import numpy as np
{imports}
how = sys.argv[1]
x, y, out = np.arange(64, dtype=np.float32), np.ones(64, np.float32), np.empty(64, np.float32)
if how == "warm":
    import another
    another.run(2.5, x, y, out)
began = time.perf_counter()
import kernel
kernel.run(2.5, x, y, out)
done = time.perf_counter()
print(json.dumps(dict(first=done - began, out=np.asarray(out).tolist())))
"""
MODULE = """
import numpy as np
{imports}
cached = {cached}
{kernel}
"""
"""The kernel stands in a file of its own, for packages that read sources from files."""

_CACHES = ("NUMBA_CACHE_DIR", "WARP_CACHE_PATH", "TI_OFFLINE_CACHE_FILE_PATH", "JAX_COMPILATION_CACHE_DIR",
           "TORCHINDUCTOR_CACHE_DIR")  # fmt: skip
OURS_IMPORTS = "import burn_cube as bc"
OURS_KERNEL = """
@bc.cube
def saxpy(a: bc.f32, x: bc.Array[bc.f32], y: bc.Array[bc.f32], out: bc.Array[bc.f32]):
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = a * x[bc.ABSOLUTE_POS] + y[bc.ABSOLUTE_POS]
"""
ON_HOST = "run = saxpy[1, 64]\n"
ON_DEVICE = """
def run(a, x, y, out):
    device = Device.default()
    there = [Tensor.from_numpy(array, device) for array in (x, y, out)]
    saxpy[1, 64](a, *there)
    out[:] = there[2].numpy()
"""


def ours(how: str, device: str, host_memory: bool) -> Prepared:
    """Our kernel on a device: elsewhere than on the host, opening the device and copying count, too."""
    if host_memory:
        return prepare(OURS_IMPORTS, OURS_KERNEL + ON_HOST, how)
    imports = f"{OURS_IMPORTS}\nfrom burn_dispatch import Device, Tensor"
    return prepare(imports, OURS_KERNEL + ON_DEVICE, how, {"BURN_DEVICE": device})


def prepare(imports: str, kernel: str, how: str, variables: dict[str, str] | None = None) -> Prepared:
    """A program that defines and runs a saxpy; `how` as in the table above."""
    path = Path(tempfile.mkdtemp(prefix="burn-cube-bench-"))
    texts = {"program": PROGRAM.format(imports=imports)}
    for name, text in (("kernel", kernel), ("another", kernel.replace(" + y", " - y"))):
        texts[name] = MODULE.format(imports=imports, kernel=text, cached=how == "cached")
    for name, text in texts.items():
        (path / f"{name}.py").write_text(text, encoding="utf-8")
    environment = {**_environment(path, how == "cached"), **(variables or {})}
    last: list[Any] = []

    def run() -> float:
        command = [sys.executable, str(path / "program.py"), how]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError((done.stderr.strip().splitlines() or ["it failed without a word"])[-1])
        found = json.loads(done.stdout.splitlines()[-1])
        last[:] = [found["out"]]
        return float(found["first"])

    weakref.finalize(run, shutil.rmtree, path, ignore_errors=True)
    return Prepared(run, lambda: np.asarray(last[0], np.float32), clocked=True)


def _environment(folder: Path, cached: bool) -> dict[str, str]:
    """Every cache in a folder of its own; ours is off where it must be cold. Bytecode is kept, as usual."""
    names = {name: str(folder / name) for name in _CACHES}
    names["TORCHINDUCTOR_FORCE_DISABLE_CACHES"] = str(int(not cached))
    ours = {"BURN_CUBE_CACHE_DIR": str(folder / "burn-cube"), "BURN_CUBE_DISK_CACHE": str(int(cached))}
    inherited = dict(os.environ)
    if inherited.pop("PYTHONDONTWRITEBYTECODE", None):
        inherited["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    return {**inherited, **names, **ours}
