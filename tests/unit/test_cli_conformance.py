"""`burn-cube conformance`: the table, and what it says where there is no suite."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import burn_dispatch
from burn_dispatch.cli import main
from burn_dispatch.cli.conformance import PARTS, markdown

FOUND: dict[str, Any] = {
    "devices": {"(no device)": {"passed": 9}, "cpu": {"passed": 3, "failed": 1}, "gpu": {"skipped": 4}},
    "capabilities": [
        {"row": 1, "title": "launch", "devices": {
            "cpu": {"outcome": "passed", "reasons": []},
            "gpu": {"outcome": "skipped", "reasons": ["no gpu here"]}}},
        {"row": 2, "title": "modes", "devices": {
            "cpu": {"outcome": "failed", "reasons": []},
            "gpu": {"outcome": "partly", "reasons": ["f64", "i64"]}}},
        {"row": 3, "title": "docs", "devices": {"(no device)": {"outcome": "passed", "reasons": []}}},
        {"row": 4, "title": "wide", "devices": {"gpu": {"outcome": "refused", "reasons": ["i64"]}}},
    ],
}  # fmt: skip
TABLE = """\
| | capability | cpu | gpu |
|---:|---|---|---|
| 1 | launch | passed | skipped (no gpu here) |
| 2 | modes | failed | passed; refused (f64, i64) |
| 4 | wide |  | refused (i64) |

- cpu: 1 failed, 3 passed
- gpu: 4 skipped"""


def test_the_table() -> None:
    assert markdown(FOUND) == TABLE


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A pytest that does not run, but writes a matrix; what it was asked for."""
    asked: list[list[str]] = []

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        asked.append(command)
        Path(command[command.index("--matrix") + 1]).write_text(json.dumps(FOUND))
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", run)
    for part in PARTS:
        (tmp_path / part).mkdir(parents=True)
    return asked


def test_it_runs_the_suite_and_writes_the_table(suite: list[list[str]], tmp_path: Path) -> None:
    found = CliRunner().invoke(main, ["conformance", "--suite", str(tmp_path), "--device", "cpu", "--quick"])
    assert found.exit_code == 1, found.stderr  # a test failed
    assert found.stdout == TABLE + "\n"
    assert suite[0][:3] == [sys.executable, "-m", "pytest"]
    assert suite[0][-4:] == ["--device", "cpu", "-m", "not slow"]
    file = tmp_path / "found.json"
    args = ["conformance", "--suite", str(tmp_path), "--json", "-o", str(file), "--jobs", "2"]
    assert CliRunner().invoke(main, args).stdout == f"wrote {file}\n"
    assert json.loads(file.read_text()) == FOUND
    assert suite[1][-2:] == ["-n", "2"]


def test_a_suite_that_passes_ends_well(suite: list[list[str]], tmp_path: Path) -> None:
    passing = json.loads(json.dumps(FOUND))
    del passing["devices"]["cpu"]["failed"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(globals(), "FOUND", passing)
        assert CliRunner().invoke(main, ["conformance", "--suite", str(tmp_path)]).exit_code == 0


def test_an_installed_package_has_no_suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(burn_dispatch, "__file__", str(tmp_path / "burn_dispatch" / "__init__.py"))
    found = CliRunner().invoke(main, ["conformance"])
    assert found.exit_code == 2
    assert f"{tmp_path} is not the source tree of burn-cube\n= help: unpack the source" in found.stderr
    assert CliRunner().invoke(main, ["conformance", "--device"]).exit_code == 2


def test_pytest_that_does_not_start_is_told(tmp_path: Path) -> None:
    """A device that the suite does not know: pytest refuses, and nothing is written as if it had run."""
    for part in PARTS:
        (tmp_path / part).mkdir(parents=True)
    found = CliRunner().invoke(main, ["conformance", "--suite", str(tmp_path), "--device", "toaster"])
    assert found.exit_code == 2
    assert "cannot run the conformance suite: pytest ended with code 4" in found.stderr
