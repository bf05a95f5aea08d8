"""A run of the benchmark: for each workload, check every implementation, then time them in turns."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import TIMEOUT_MAX, Timer

import numpy as np

from burn_dispatch.bench.process import WorkerProcess
from burn_dispatch.bench.timing import Spread
from burn_dispatch.bench.worker import OURS
from burn_kernels.workload import Workload

BATCH = 0.1
"""Seconds that an implementation runs before it is the next one's turn."""
ROUNDS = 3
"""Turns of each implementation, whatever the budget."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """What one implementation made of a workload; `failed` says why there are no times."""

    workload: Workload
    implementation: str
    verified: bool
    error: float
    first: float
    seconds: Spread | None
    failed: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure, and how long."""

    workloads: tuple[Workload, ...]
    peers: tuple[str, ...]
    seed: int
    seconds: float
    """Of measuring, for each workload and implementation."""
    lifetime: float = math.inf
    """Seconds after which the processes are ended, whatever they do."""


@contextmanager
def workers(names: Sequence[str], lifetime: float = math.inf) -> Generator[dict[str, WorkerProcess]]:
    """Processes of implementations, all of them still."""
    started = {name: WorkerProcess(name) for name in names}
    timer = Timer(min(lifetime, TIMEOUT_MAX), _kill, (started,))
    timer.daemon = True
    if lifetime < math.inf:
        timer.start()
    try:
        for worker in started.values():
            worker.ask("drop")  # answered when all is imported
            worker.pause()
        yield started
    finally:
        timer.cancel()
        for worker in started.values():
            worker.close()


def _kill(started: dict[str, WorkerProcess]) -> None:
    for worker in started.values():
        worker.kill()


def measure(
    plan: Plan, observe: Callable[[Workload], None] = lambda workload: None
) -> Iterator[list[Measurement]]:
    """The measurements of one workload after another, ours first."""
    with workers((OURS, *plan.peers), plan.lifetime) as started, tempfile.TemporaryDirectory() as folder:
        for workload in plan.workloads:
            observe(workload)
            expected = Path(folder) / "expected.npy"
            inputs = workload.inputs(np.random.default_rng(plan.seed))
            np.save(expected, workload.reference(*inputs))
            del inputs
            yield _one(workload, started, plan, expected)


def _one(
    workload: Workload, started: dict[str, WorkerProcess], plan: Plan, expected: Path
) -> list[Measurement]:
    prepared: dict[str, dict[str, object]] = {}
    for name, worker in started.items():
        with awake(worker):
            if worker.ask("implements", name=workload.name)["ok"]:
                prepared[name] = worker.ask(
                    "prepare", key=workload.key, seed=plan.seed, expected=str(expected)
                )
    running = {name: started[name] for name, answer in prepared.items() if "failed" not in answer}
    samples = _rounds(running, plan.seconds)
    for name in prepared:
        with awake(started[name]):
            started[name].ask("drop")
    return [_measurement(workload, name, answer, samples.get(name)) for name, answer in prepared.items()]


@contextmanager
def awake(worker: WorkerProcess) -> Generator[None]:
    """A worker runs only here."""
    worker.resume()
    try:
        yield
    finally:
        worker.pause()


def _rounds(running: dict[str, WorkerProcess], seconds: float) -> dict[str, list[float]]:
    samples: dict[str, list[float]] = {name: [] for name in running}
    length = min(BATCH, seconds / ROUNDS)
    end = time.perf_counter() + seconds * len(running)
    done = 0
    while running and (done < ROUNDS or time.perf_counter() < end):
        for name, worker in running.items():
            with awake(worker):
                samples[name] += worker.ask("batch", seconds=length).get("samples", [])
        done += 1
    return samples


def _measurement(
    workload: Workload, name: str, answer: dict[str, object], samples: list[float] | None
) -> Measurement:
    if "failed" in answer or not samples:
        return Measurement(
            workload, name, False, float("inf"), 0.0, None, str(answer.get("failed", "no samples"))
        )
    error, first = answer["error"], answer["first"]
    assert isinstance(error, float)
    assert isinstance(first, float)
    return Measurement(workload, name, bool(answer["verified"]), error, first, Spread.of(samples))
