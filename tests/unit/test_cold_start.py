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


LOADED = "\nimport sys; names = sorted(sys.modules); import json; print(json.dumps(names))"


NEEDLESS = (
    "tomllib", "difflib", "platformdirs", "importlib.metadata", "concurrent.futures", "logging", "rich",
    "click", "ml_dtypes", "llvmlite", "hashlib", "json", "dataclasses", "numpy.typing", "burn_cube.semantics",
    "burn_cube.passes.bounds", "burn_cube.targets", "burn_cube.interpreter", "burn_cube.launch.compiling",
    "burn_cube.launch.native", "burn_cube.launch.autotune", "burn_cube.mathlib", "burn_runtimes",
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


LATER = {
    "importlib.metadata", "concurrent.futures", "ml_dtypes", "numba", "json", "_hashlib", "difflib",
    "fractions", "dataclasses", "numpy.typing", "burn_cube.interpreter.execute", "burn_cube.ir.parser",
    "burn_cube.mathlib.exp", "burn_cube.passes.lower_cmma", "burn_cube.launch.dump", "burn_cube.targets.ir",
    "burn_cube.targets.c_family",
}  # fmt: skip
SECOND = {  # what the second launch of a kernel is the first to need
    *("burn_cube.launch.native", "burn_runtimes.native.entry", "burn_runtimes.llvm_cpu.native_pool"),
}
LARGE = {"burn_runtimes.llvm_cpu.blocks", "burn_runtimes.llvm_cpu.workers"}  # of large arrays and launches
COMPILER = {
    *("burn_cube.launch.compiling", "burn_cube.targets", "burn_cube.targets.llvm", "burn_cube.passes.bounds"),
    *("burn_cube.mathlib", "burn_runtimes.llvm_cpu.cost"),
}


def test_a_first_kernel_does_not_load() -> None:
    alone = set(_loaded("import numpy, llvmlite.binding"))
    loaded = set(run(textwrap.dedent(KERNEL) + LOADED)) - alone
    assert not loaded & (LATER | SECOND | LARGE)
    assert loaded >= COMPILER


def test_a_second_launch_loads_the_compiled_launcher() -> None:
    loaded = set(run(textwrap.dedent(KERNEL) + "add[1, 64](x, y, out)" + LOADED))
    assert loaded >= SECOND
    assert not loaded & LARGE


def test_a_kept_kernel_loads_no_compiler(tmp_path: Path) -> None:
    environment = {"BURN_CUBE_DISK_CACHE": "1", "BURN_CUBE_CACHE_DIR": str(tmp_path)}
    for attempt in range(2):
        loaded = set(run(textwrap.dedent(KERNEL) + LOADED, **environment))
        assert loaded & COMPILER == (COMPILER if attempt == 0 else set())


def test_functions_of_the_library_are_kept(tmp_path: Path) -> None:
    environment = {"BURN_CUBE_DISK_CACHE": "1", "BURN_CUBE_CACHE_DIR": str(tmp_path)}
    program = """
        from burn_cube.launch.library import library
        from burn_cube.ir import print_kernel
        text = print_kernel(library("exp", "f32"))
        import json, sys
        print(json.dumps([text, "burn_cube.mathlib.exp" in sys.modules]))
    """
    first, again = run(program, **environment), run(program, **environment)
    assert (first[1], again[1]) == (True, False)
    assert first[0] == again[0] == run(program, BURN_CUBE_DISK_CACHE="0")[0]


def test_collections_go_on_after_a_kernel_was_compiled() -> None:
    program = """
        import gc
        gc.{before}()
        states = []
        from burn_cube.launch import compiling
        emit = compiling.emit
        def spied(*args): states.append(gc.isenabled()); return emit(*args)
        compiling.emit = spied
        import numpy as np
        from tests.unit.native_kernels import add
        add[1, 64](*(np.ones(64, np.float32) for _ in range(3)))
        import json
        print(json.dumps([*states, gc.isenabled()]))
    """
    assert run(program.format(before="enable"), BURN_CUBE_DISK_CACHE="0") == [False, True]
    assert run(program.format(before="disable"), BURN_CUBE_DISK_CACHE="0") == [False, False]


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
