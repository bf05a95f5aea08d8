"""What a warm launch costs from Python to the driver, against the aims of `docs/performance.md`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AIMS = {"cpu": 0.5, "cuda": 0.5, "hip": 0.5, "opencl": 3.0, "vulkan": 15.0}
"""Microseconds: CUDA and HIP over a stand-in whose launches do nothing."""
ABSENT = ("NoCompiler", "RealDriver", "DeviceError", "is not installed")


@pytest.mark.slow
@pytest.mark.parametrize("name", AIMS)
def test_a_warm_launch(name: str) -> None:
    """The least of 40 rounds, twice the aim at most, since machines differ."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.device.launch_cost", name]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120, check=False)
    last = done.stderr.strip().rpartition("\n")[2]
    if done.returncode and any(word in last for word in ABSENT):
        pytest.skip(last)
    assert done.returncode == 0, done.stderr
    least = {way: float(us) for way, us in re.findall(r"(\w+): median .* us, least (.*) us", done.stdout)}
    assert set(least) == {"bound", "brackets"}
    assert 0 < min(least.values())
    assert max(least.values()) < 2 * AIMS[name], done.stdout
