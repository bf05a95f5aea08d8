"""How runtimes are found, and what `import burn_cube` does not load."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config, passes
from burn_cube.errors import DeviceError
from burn_cube.launch import runtimes

ROOT = Path(__file__).parents[2]


@pytest.fixture
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runtimes of a third party that cannot be opened."""
    points = {
        name: EntryPoint(name, value, runtimes.GROUP)
        for name, value in {
            "absent": "no_such_module_at_all:create",
            "broken": f"{__name__}:broken",
            "refused": f"{__name__}:refused",
        }.items()
    }
    monkeypatch.setattr(runtimes, "_installed", lambda: points)
    monkeypatch.setattr(runtimes, "_near", lambda _start="": {})


def broken() -> None:
    raise OSError("libnothing.so: cannot open shared object file")


def refused() -> None:
    raise DeviceError("cannot use this device: it is busy")


def test_a_driver_is_opened_once() -> None:
    assert runtimes.driver("null") is runtimes.driver("null")
    assert {"cpu", "null", "reference"} <= set(runtimes.known())


def test_the_short_search_finds_what_the_full_one_does() -> None:
    near, installed = runtimes._near(), runtimes._installed()
    assert {name: point.load() for name, point in near.items()} == {n: p.load() for n, p in installed.items()}


def test_entry_points_are_read_as_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a-1.dist-info").mkdir()
    (tmp_path / "b-1.dist-info").mkdir()
    (tmp_path / "a-1.dist-info" / "entry_points.txt").write_text(
        f"[console_scripts]\nx = y:z\n\n[{runtimes.GROUP}]\n# a comment\none=m.n:f [extra]\n two = k:g\n"
        "[other]\nq = r:s\n"
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "absent")])
    found = runtimes._near.__wrapped__()
    assert found == {"one": runtimes.Announced("m.n:f"), "two": runtimes.Announced("k:g")}


def test_an_unknown_runtime_lists_the_known_ones() -> None:
    with pytest.raises(DeviceError, match=r"cannot open runtime 'abacus'.*\n= help: installed are: .*cpu"):
        runtimes.driver("abacus")


@pytest.mark.usefixtures("_offered")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "absent",
            "cannot open runtime 'absent': ModuleNotFoundError: No module named 'no_such_module_at_all'",
        ),
        ("broken", "cannot open runtime 'broken': OSError: libnothing.so"),
        ("refused", "cannot use this device: it is busy"),
    ],
)
def test_a_runtime_that_cannot_be_opened_says_why(name: str, message: str) -> None:
    for _ in range(2):
        with pytest.raises(DeviceError, match=message):
            runtimes.driver(name)


def test_importing_the_language_loads_no_compiler() -> None:
    code = (
        "import sys, burn_cube; "
        "print(*sorted(m for m in sys.modules if m.startswith(('llvmlite', 'burn_runtimes', 'burn_dispatch', "
        "'ml_dtypes', 'burn_cube.targets', 'burn_cube.passes.', 'burn_cube.mathlib'))))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.stderr == ""
    assert done.stdout.split() == []


def test_the_setting_num_threads_sizes_the_pool() -> None:
    with config.use(num_threads=3):
        created = EntryPoint("cpu", "burn_runtimes.llvm_cpu:create", runtimes.GROUP).load()()
    assert created.pool.threads == 3


def test_the_setting_verify_runs_the_verifier(monkeypatch: pytest.MonkeyPatch) -> None:
    stages: list[str] = []
    monkeypatch.setattr(passes, "verify", lambda kernel, stage="surface": stages.append(stage))

    @bc.cube
    def kernel(out: bc.Array[bc.i32]):
        out[bc.ABSOLUTE_POS] = 1

    for verify in (False, True):
        with config.use(verify=verify):
            kernel.source("null", np.zeros(1, np.int32))
        assert bool(stages) is verify
