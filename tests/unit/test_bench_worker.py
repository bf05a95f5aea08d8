"""The process that runs one implementation: its answers, and what it says when something goes wrong."""

from __future__ import annotations

import io
import json
from pathlib import Path

import numpy as np
import pytest

from burn_cube.errors import DispatchError
from burn_dispatch.bench import peers, worker
from burn_dispatch.bench.implementation import OURS, Implementation, Operation, Prepared
from burn_dispatch.bench.process import WorkerProcess
from burn_dispatch.bench.source import Source
from burn_dispatch.bench.suites import BY_KEY, WORKLOADS

KEY = "launch/launch/f32/64"
NUMPY, CPU = Implementation("numpy"), Implementation(OURS, "cpu")


@pytest.fixture
def expected(tmp_path: Path) -> str:
    workload = BY_KEY[KEY]
    path = tmp_path / "expected.npz"
    np.savez(path, workload.reference(*workload.inputs(np.random.default_rng(1))))
    return str(path)


def answers(operation: Operation, expected: str, *commands: dict[str, object]) -> list[dict[str, object]]:
    """Of a worker whose only operation this is."""
    served = worker.Worker(NUMPY, Source())
    served.operations = {"launch": operation}
    first = {"do": "prepare", "key": KEY, "seed": 1, "expected": expected}
    return [worker.answer(served, dict(command)) for command in (first, *commands)]


def test_ours_and_numpy_are_right(expected: str):
    for who in (CPU, NUMPY):
        served = worker.Worker(who, Source())
        assert served.implements(KEY) == {"ok": True}
        found = served.prepare(KEY, 1, expected)
        assert found["verified"], found
        assert len(served.batch(0.01)["samples"]) > 1
        assert served.drop() == {}


@pytest.mark.parametrize(
    "wrong", [np.zeros(64, np.float32), np.zeros(63, np.float32), np.full(64, np.nan, np.float32)]
)
def test_a_wrong_result_is_found(expected: str, wrong: np.ndarray):
    (found,) = answers(lambda a, x, y: Prepared(lambda: None, lambda: wrong), expected)
    assert found["verified"] is False
    assert found["error"] > 0


def test_an_exception_is_an_answer(expected: str):
    def fails(a: float, x: object, y: object) -> Prepared:
        raise MemoryError("too large\nby far")

    assert answers(fails, expected) == [{"failed": "MemoryError: too large"}]


def test_one_line_a_command():
    out = io.StringIO()
    commands = io.StringIO(json.dumps({"do": "implements", "key": KEY}) + '\n{"do": "drop"}\n')
    worker.serve(NUMPY, Source(), commands, out)
    assert [json.loads(line) for line in out.getvalue().splitlines()] == [{"ok": True}, {}]


def test_a_process_that_cannot_start_says_why():
    process = WorkerProcess(Implementation("nothing-of-this-name"), Source())
    with pytest.raises(DispatchError, match=r"its process ended; it said: .*nothing-of-this-name"):
        process.ask("drop")
    process.close()


def test_a_process_pauses_and_goes_on():
    process = WorkerProcess(NUMPY, Source())
    for _ in range(2):
        process.pause()
        process.resume()
        assert process.ask("implements", key=KEY) == {"ok": True}
    process.close()


def test_peers_implement_known_workloads():
    known = {workload.name for workload in WORKLOADS}
    assert set(peers.installed()) <= set(peers.PEERS)
    assert "numpy" in peers.installed()
    for name in peers.installed():
        assert set(peers.operations(name)) <= known, name


def test_a_runtime_that_runs_nothing_is_not_checked(expected: str):
    served = worker.Worker(Implementation(OURS, "null"), Source())
    found = served.prepare(KEY, 1, expected)
    assert found["unchecked"] == worker.NOTHING_RUNS
    assert len(served.batch(0.01)["samples"]) > 1
