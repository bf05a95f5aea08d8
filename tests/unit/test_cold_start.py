"""What a program waits for before its first kernel runs: which modules are loaded, and how long it takes."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
KERNEL = """
    import numpy as np, burn_cube as bc
    from tests.unit.native_kernels import add
    x, y, out = (np.ones(64, np.float32) for _ in range(3))
    add[1, 64](x, y, out)
    assert out[0] == 2
"""


def run(code: str, **environment: str) -> Any:
    """What a new process prints, as JSON."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)],
        env={**os.environ, **environment}, capture_output=True, text=True, timeout=120, cwd=ROOT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


LOADED = "\nimport json, sys; print(json.dumps(sorted(sys.modules)))"


NEEDLESS = (
    "tomllib", "difflib", "platformdirs", "importlib.metadata", "concurrent.futures", "logging", "rich",
    "click", "ml_dtypes", "llvmlite", "hashlib", "json", "burn_cube.interpreter", "burn_cube.semantics",
    "burn_cube.frontend.lower", "burn_cube.launch.kernel", "burn_runtimes",
)  # fmt: skip


@pytest.mark.parametrize("name", NEEDLESS)
def test_importing_the_language_does_not_load(name: str) -> None:
    numpy_alone = set(_loaded("import numpy"))
    assert name not in set(_loaded("import numpy, burn_cube")) - numpy_alone


_known: dict[str, list[str]] = {}


def _loaded(code: str) -> list[str]:
    if code not in _known:
        _known[code] = run(code + LOADED)
    return _known[code]


def test_a_first_kernel_does_not_load() -> None:
    loaded = set(run(textwrap.dedent(KERNEL) + LOADED))
    unwanted = {
        "importlib.metadata",
        "concurrent.futures",
        "burn_cube.interpreter.execute",
        "ml_dtypes",
        "numba",
    }
    assert not loaded & unwanted


def test_a_kept_kernel_loads_no_compiler(tmp_path: Path) -> None:
    environment = {"BURN_CUBE_DISK_CACHE": "1", "BURN_CUBE_CACHE_DIR": str(tmp_path)}
    for attempt in range(2):
        loaded = set(run(textwrap.dedent(KERNEL) + LOADED, **environment))
        compiler = {"burn_cube.launch.compiling", "burn_cube.targets", "burn_cube.passes.bounds"}
        assert bool(loaded & compiler) == (attempt == 0)


TIMED = """
    import time
    start = time.process_time()
    {before}
    middle = time.process_time()
    {code}
    import json
    print(json.dumps((time.process_time() - middle) * 1000))
"""


def milliseconds(before: str, code: str, **environment: str) -> float:
    """The median of some processes, in time of the processor."""
    program = textwrap.dedent(TIMED).format(before=before, code=code)
    return statistics.median(run(program, **environment) for _ in range(5))


@pytest.mark.slow
def test_times(tmp_path: Path) -> None:
    """Three times the aims, since machines differ and others may be at work on them."""
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(tmp_path / "bytecode")}
    assert milliseconds("import numpy, llvmlite.binding", "import burn_cube", **bytecode) < 3 * 40
    first = "; ".join(line.strip() for line in KERNEL.strip().splitlines())
    imports = "import numpy, llvmlite.binding, burn_cube"
    kept = {**bytecode, "BURN_CUBE_DISK_CACHE": "1", "BURN_CUBE_CACHE_DIR": str(tmp_path)}
    milliseconds(imports, first, **kept)
    assert milliseconds(imports, first, **kept) < 3 * 40
    again = "from tests.unit.native_kernels import reverse; reverse[1, 64](x, out)"
    milliseconds(f"{imports}; {first}", again, **kept)
    assert milliseconds(f"{imports}; {first}", again, **kept) < 3 * 3
