"""The script for a machine with a GPU runs on the stand-in."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.device import stand_ins

SCRIPT = Path(__file__).parent / "gpu_check.py"
pytest.importorskip("cuda.bindings.driver", reason="cuda-bindings is not installed")


@pytest.mark.slow
def test_all_sections_on_the_stand_in(tmp_path: Path) -> None:
    try:
        stand_ins.cuda()
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
    output = tmp_path / "gpu.json"
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--stand-in", "-o", str(output)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    sections = json.loads(output.read_text())["sections"]
    assert list(sections) == [
        "machine", "latency", "interchange", "sanitizer", "benchmark", "conformance"
    ]  # fmt: skip
    assert sections["machine"]["properties"]["plane_dim"] == 32
    assert sections["latency"]["launch_us"] > 0
    assert {"cupy", "torch"} <= set(sections["interchange"])
    assert all(row["ours"]["right"] for row in sections["benchmark"]["rows"])
    assert sections["conformance"]["matrix"]["devices"]["cuda-on-cpu"]["passed"] > 10


def test_a_section_that_cannot_run_leaves_the_others(tmp_path: Path) -> None:
    if Path("/dev/nvidiactl").exists():
        pytest.skip("this machine has a GPU")
    output = tmp_path / "gpu.json"
    command = [sys.executable, str(SCRIPT), "--only", "machine", "--only", "latency", "-o", str(output)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    sections = json.loads(output.read_text())["sections"]
    for section in sections.values():
        assert not section["ok"]
        assert "cannot use" in section["output"]
