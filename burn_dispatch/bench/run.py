"""A run of the benchmark: for each workload, check every implementation, then time them in turns."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import TIMEOUT_MAX, Timer
from typing import Any, Literal

from burn_dispatch.bench.expected import Expected, expected
from burn_dispatch.bench.implementation import Implementation
from burn_dispatch.bench.process import GRACE, PATIENCE, WorkerEnded, WorkerProcess
from burn_dispatch.bench.source import Source
from burn_dispatch.bench.timing import Spread
from burn_kernels.workload import Workload

Cache = Literal["hot", "cold"]
BATCH = 0.1
"""Seconds that an implementation runs before it is the next one's turn."""
SHORTEST = 0.01
"""Seconds of a turn, whatever the budget: calls of microseconds still give many samples."""
ROUNDS = 3
"""Turns of each implementation, whatever the budget."""
_HURRY = 3.0
"""Seconds that processes have to end by themselves when something went wrong."""
ALWAYS_HOT = frozenset({"launch", "compile"})
"""Suites that memory does not matter to."""


@dataclass(frozen=True, slots=True)
class Measurement:
    """What one implementation made of a workload; `failed` says why there are no times, `unchecked` why
    nobody knows whether the result is right."""

    workload: Workload
    implementation: Implementation
    verified: bool
    error: float
    first: float
    seconds: Spread | None
    failed: str = ""
    cache: Cache = "hot"
    clock: str = "host"
    unchecked: str = ""
    touched: int = 0
    """Bytes of all arrays, each once."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure, and how long; ours first."""

    workloads: tuple[Workload, ...]
    implementations: tuple[Implementation, ...]
    seed: int
    seconds: float
    """Of measuring, for each workload, implementation and state of the caches."""
    budget: float = math.inf
    """Seconds for all of it, preparing included: what comes late has less, but ROUNDS turns at least."""
    lifetime: float = math.inf
    """Seconds after which the processes are ended, whatever they do."""
    caches: tuple[Cache, ...] = ("hot",)
    source: Source = field(default_factory=Source)
    patience: float = PATIENCE
    """Seconds that a process may take for an answer before it is ended."""


@contextmanager
def workers(
    who: Sequence[Implementation], source: Source, lifetime: float = math.inf, patience: float = PATIENCE
) -> Generator[dict[Implementation, WorkerProcess]]:
    """Processes of implementations, all of them still. A peer that does not start fails; ours is an error."""
    started = {one: WorkerProcess(one, source, patience) for one in who}
    timer = Timer(min(lifetime, TIMEOUT_MAX), _kill, (started,))
    timer.daemon = True
    grace = GRACE
    if lifetime < math.inf:
        timer.start()
    try:
        for one, worker in started.items():
            _begin(worker, must=one.is_ours)
        yield started
    except BaseException:  # an interrupt, most likely: whoever waits, waits for this
        grace = _HURRY
        raise
    finally:
        timer.cancel()
        for worker in started.values():
            worker.release(interrupt=grace < GRACE)
        for worker in started.values():
            worker.close(grace)


def _begin(worker: WorkerProcess, must: bool) -> None:
    """Wait until it has imported all."""
    try:
        worker.ask("drop")
        worker.pause()
    except WorkerEnded:
        if must:
            raise


def _ask(worker: WorkerProcess, action: str, **arguments: object) -> dict[str, Any]:
    """An answer of a worker that runs meanwhile; that it has ended is one, too."""
    if worker.ended:
        return {"failed": worker.ended}
    try:
        with awake(worker):
            return worker.ask(action, **arguments)
    except WorkerEnded:
        return {"failed": worker.ended}


def _kill(started: dict[Implementation, WorkerProcess]) -> None:
    for worker in started.values():
        worker.kill()


def measure(
    plan: Plan, observe: Callable[[Workload], None] = lambda workload: None
) -> Iterator[list[Measurement]]:
    """The measurements of one workload after another."""
    with (
        workers(plan.implementations, plan.source, plan.lifetime, plan.patience) as started,
        tempfile.TemporaryDirectory() as folder,
    ):
        end = time.perf_counter() + plan.budget
        for position, workload in enumerate(plan.workloads):
            observe(workload)
            right = expected(workload, plan.seed, Path(folder) / "expected.npz")
            share = (end - time.perf_counter()) / (len(plan.workloads) - position)
            yield _one(workload, started, replace(plan, budget=share), right)


def _one(
    workload: Workload, started: dict[Implementation, WorkerProcess], plan: Plan, expected: Expected
) -> list[Measurement]:
    end = time.perf_counter() + plan.budget
    prepared: dict[Implementation, dict[str, Any]] = {}
    for who, worker in started.items():
        _revive(worker)
        answer = _ask(worker, "implements", key=workload.key)
        if answer.get("ok"):
            answer = _ask(worker, "prepare", key=workload.key, seed=plan.seed, expected=expected.file)
        if answer.get("ok", True):
            prepared[who] = answer
    running = {who: started[who] for who, answer in prepared.items() if answer.get("verified")}
    found: list[Measurement] = []
    left = max(end - time.perf_counter(), 0.0) / max(len(running) * len(plan.caches), 1)
    for cache in plan.caches if workload.suite not in ALWAYS_HOT else ("hot",):
        turns = _rounds(running, min(plan.seconds, left), cache)
        found += [_measurement(workload, who, answer, turns.get(who), cache, expected)
                  for who, answer in prepared.items()]  # fmt: skip
    for who in prepared:
        _ask(started[who], "drop")
    return found


def _revive(worker: WorkerProcess) -> None:
    """Replace a process that ended at the workload before; one that could not even begin stays away."""
    if worker.ended and worker.began:
        worker.restart()
        _begin(worker, must=False)


@contextmanager
def awake(worker: WorkerProcess) -> Generator[None]:
    """A worker runs only here."""
    worker.resume()
    try:
        yield
    finally:
        worker.pause()


Turns = list[list[float]] | str
"""Samples by turn, or why there are none."""


def _rounds(
    running: dict[Implementation, WorkerProcess], seconds: float, cache: Cache
) -> dict[Implementation, Turns]:
    turns: dict[Implementation, list[list[float]]] = {who: [] for who in running}
    failed: dict[Implementation, str] = {}
    length = max(SHORTEST, min(BATCH, seconds / ROUNDS))
    end = time.perf_counter() + seconds * len(running)
    done = 0
    while len(failed) < len(running) and (done < ROUNDS or time.perf_counter() < end):
        for who in [who for who in running if who not in failed]:
            answer = _ask(running[who], "batch", seconds=length, cold=cache == "cold")
            if "failed" in answer:
                failed[who] = str(answer["failed"])
            else:
                turns[who].append(answer["samples"])
        done += 1
    return {**turns, **failed}


def _measurement(
    workload: Workload, who: Implementation, answer: dict[str, Any], turns: Turns | None, cache: Cache,
    expected: Expected,
) -> Measurement:  # fmt: skip
    failed = turns if isinstance(turns, str) else str(answer.get("failed", ""))
    if failed:
        return Measurement(workload, who, False, math.inf, 0.0, None, failed, cache)
    spread = Spread.of(turns) if turns and not isinstance(turns, str) else None
    return Measurement(
        workload, who, bool(answer["verified"]), float(answer["error"]), float(answer["first"]), spread,
        cache=cache, clock=str(answer["clock"]), touched=expected.touched,
        unchecked=expected.unchecked or str(answer.get("unchecked", "")),
    )  # fmt: skip
