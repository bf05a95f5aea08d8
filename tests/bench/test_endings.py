"""Processes that crash, hang or are ended: the run goes on, or ends with nothing left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from burn_dispatch.bench import limits
from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.run import Measurement, Plan, measure
from burn_dispatch.bench.source import Source
from burn_dispatch.bench.suites import BY_KEY
from burn_dispatch.cli import main
from burn_dispatch.device import Device
from burn_kernels import probes

FILE = str(Path(__file__).with_name("bad_kernels.py"))
CPU, NUMPY = Implementation(OURS, "cpu"), Implementation("numpy")
ENDLESS = {"arg": ["x=f32[64]:0..1"], "reference": ["doubled"]}


def measured(target: str, options: dict[str, list[str]], *who: Implementation) -> list[Measurement]:
    source = Source(target, options)
    plan = Plan(source.workloads(), who, 1, 0.05, source=source, patience=3.0)
    return [m for of_workload in measure(plan) for m in of_workload]


@pytest.mark.slow
def test_a_peer_that_crashes_fails_and_the_rest_is_measured():
    found = {(m.workload.name, m.implementation.name): m for m in measured(FILE, {}, CPU, NUMPY)}
    ended = "its process ended with code 9; it said nothing"
    assert found["first", "numpy"].failed == found["second", "numpy"].failed == ended
    assert found["third", "numpy"].failed == "RuntimeError: too late"
    assert found["fourth", "numpy"].verified
    for name in ("first", "second", "third", "fourth"):
        assert found[name, OURS].seconds is not None


@pytest.mark.slow
def test_a_peer_that_does_not_start_fails():
    plan = Plan((BY_KEY["launch/launch/f32/64"],), (CPU, Implementation("nobody")), 1, 0.05)
    ((ours, theirs),) = measure(plan)
    assert ours.verified
    assert theirs.failed == "its process ended; it said: KeyError: 'nobody'"


@pytest.mark.slow
def test_a_kernel_that_never_ends_is_ended():
    (m,) = measured(f"{FILE}:endless", ENDLESS, CPU)
    assert m.failed == "it was ended, since it gave no answer for 3 s"


@pytest.mark.slow
def test_a_kernel_that_crashes_is_a_result_of_ours_that_failed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    file = tmp_path / "limits.json"
    monkeypatch.setattr(limits, "path", lambda device: file)
    known = Limits(dict.fromkeys((w.key for w in probes.WORKLOADS), 1.0))
    limits.remember(file, probes.form(Device.cpu().properties), known)
    options = ("--arg", "x=f32[64]", "--mode", "unchecked", "--device", "cpu", "--budget", "0.1", "--json")
    result = CliRunner().invoke(main, ["bench", f"{FILE}:far", *options])
    assert result.exit_code == 1, result.output
    row: dict[str, Any] = json.loads(result.stdout.splitlines()[0])
    assert row["failed"].startswith("its process ended by SIG")


def _children(parent: int) -> set[int]:
    found: set[int] = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, of = stat.read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
        except OSError:  # it has ended meanwhile
            continue
        if int(of) == parent and state != "Z":
            found.add(int(stat.parent.name))
    return found


def _runs(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def _until(condition: Any, seconds: float = 30.0) -> bool:
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return bool(condition())


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize(
    ("number", "arguments"),
    [
        (signal.SIGINT, ["--suite", "launch", "--compare", "numpy"]),
        (signal.SIGTERM, ["--suite", "launch", "--compare", "numpy"]),
        (signal.SIGKILL, ["--suite", "launch", "--compare", "numpy"]),
        (signal.SIGINT, [f"{FILE}:endless", "--arg", "x=f32[64]:0..1", "--reference", "doubled"]),
    ],
)
def test_nothing_is_left_of_a_run_that_is_ended(number: int, arguments: list[str], tmp_path: Path):
    command = [sys.executable, "-c", "from burn_dispatch.cli import main; main()", "bench", *arguments]
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        [*command, "--device", "cpu"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment, start_new_session=True,
    ) as run:  # fmt: skip
        wanted = 2 if "--compare" in arguments else 1
        assert _until(lambda: len(_children(run.pid)) >= wanted)
        time.sleep(3.0)  # they have imported all, and measure
        there = _children(run.pid)
        os.kill(run.pid, number)  # not the others: a terminal tells them, too
        _, said = run.communicate(timeout=30)
    assert "Traceback" not in said
    assert run.returncode == {signal.SIGINT: 1, signal.SIGTERM: 143, signal.SIGKILL: -9}[number]
    assert there
    assert _until(lambda: not any(map(_runs, there)))
