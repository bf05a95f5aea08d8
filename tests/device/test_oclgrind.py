"""What the kernel library generates for OpenCL, under Oclgrind: no race, no access out of bounds.

The OpenCL text stands for all targets of the C family: the accesses and barriers are the same.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.device.oclgrind_kernels import LAUNCHES

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).parent / "oclgrind_kernels.py"
# A report of Oclgrind begins with one of these, and goes on for some indented lines.
REPORT = re.compile(
    r"^(?:.*data race|Invalid (?:read|write)|.*divergence detected|Uninitialized).*(?:\n(?:\t.*|\s*))*", re.M
)
RIGHT = [name for name in LAUNCHES if not name.startswith("wrong")]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("oclgrind")]


def is_guess(report: str) -> bool:
    """Whether a race is the first read of a loop of compare-exchanges, which decides whatever that saw."""
    return "data race" in report and "load volatile" in report and "atomic_cmpxchg" in report


def watched(*names: str) -> tuple[str, list[str]]:
    """What the script prints under Oclgrind, and the faults found."""
    if shutil.which("oclgrind") is None:
        pytest.skip("oclgrind is not installed (apt install oclgrind)")
    if find_spec("pyopencl") is None:
        pytest.skip("pyopencl is not installed (pip install 'burn-cube[opencl]')")
    command = ["oclgrind", "--data-races", "--uniform-writes", "--max-errors", "5000"]
    done = subprocess.run(
        [*command, sys.executable, str(SCRIPT), *names],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "BURN_CUBE_DISK_CACHE": "0"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "on Oclgrind" in done.stdout, done.stdout + done.stderr
    faults = [report for report in REPORT.findall(done.stdout + done.stderr) if not is_guess(report)]
    if not faults:
        assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout, faults


@pytest.mark.capability(82, 115)
@pytest.mark.parametrize("part", range(4))
def test_the_kernel_library(part: int) -> None:
    names = RIGHT[part::4]
    text, faults = watched(*names)
    assert not faults
    assert [f"ran {name}" for name in names] == [line for line in text.splitlines() if line.startswith("ran")]


@pytest.mark.parametrize(("name", "fault"), [("wrong: race", "race"), ("wrong: outside", "Invalid read")])
def test_faults_would_be_found(name: str, fault: str) -> None:
    _, faults = watched(name)
    assert any(fault in line for line in faults), faults
