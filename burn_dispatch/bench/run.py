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

import numpy as np

from burn_cube.dtypes import BY_NAME
from burn_cube.errors import CubeError, DispatchError
from burn_dispatch.bench.implementation import Implementation, Unchecked, arrays_of
from burn_dispatch.bench.process import WorkerProcess
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
class Expected:
    """The file of what is right, or why there is none."""

    file: str
    unchecked: str
    touched: int


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


@contextmanager
def workers(
    who: Sequence[Implementation], source: Source, lifetime: float = math.inf
) -> Generator[dict[Implementation, WorkerProcess]]:
    """Processes of implementations, all of them still."""
    started = {one: WorkerProcess(one, source) for one in who}
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


def _kill(started: dict[Implementation, WorkerProcess]) -> None:
    for worker in started.values():
        worker.kill()


def measure(
    plan: Plan, observe: Callable[[Workload], None] = lambda workload: None
) -> Iterator[list[Measurement]]:
    """The measurements of one workload after another."""
    with (
        workers(plan.implementations, plan.source, plan.lifetime) as started,
        tempfile.TemporaryDirectory() as folder,
    ):
        end = time.perf_counter() + plan.budget
        for position, workload in enumerate(plan.workloads):
            observe(workload)
            expected = _expected(workload, plan.seed, Path(folder) / "expected.npz")
            share = (end - time.perf_counter()) / (len(plan.workloads) - position)
            yield _one(workload, started, replace(plan, budget=share), expected)


def _expected(workload: Workload, seed: int, file: Path) -> Expected:
    inputs = workload.inputs(np.random.default_rng(seed))
    touched = sum(value.nbytes for value in inputs if isinstance(value, np.ndarray))
    try:
        found: Any = workload.reference(*inputs)
    except Unchecked as reason:
        return Expected("", str(reason), touched)
    except CubeError:
        raise
    except Exception as error:  # of a function of the user
        raise DispatchError(
            f"cannot check {workload.key}: its reference failed with {type(error).__name__}: {error}"
        ) from error
    arrays = arrays_of(found)
    with file.open("wb") as opened:
        np.savez(opened, *arrays)
    if workload.suite != "user":  # whose outputs are among the inputs
        outputs = workload.outputs(*inputs)
        touched += sum(math.prod(shape) * BY_NAME[dtype].size for shape, dtype in outputs)
        touched += 0 if outputs else sum(array.size * BY_NAME[workload.dtype].size for array in arrays)
    return Expected(str(file), "", touched)


def _one(
    workload: Workload, started: dict[Implementation, WorkerProcess], plan: Plan, expected: Expected
) -> list[Measurement]:
    end = time.perf_counter() + plan.budget
    prepared: dict[Implementation, dict[str, Any]] = {}
    for who, worker in started.items():
        with awake(worker):
            if worker.ask("implements", key=workload.key)["ok"]:
                prepared[who] = worker.ask(
                    "prepare", key=workload.key, seed=plan.seed, expected=expected.file
                )
    running = {who: started[who] for who, answer in prepared.items() if answer.get("verified")}
    found: list[Measurement] = []
    left = max(end - time.perf_counter(), 0.0) / max(len(running) * len(plan.caches), 1)
    for cache in plan.caches if workload.suite not in ALWAYS_HOT else ("hot",):
        turns = _rounds(running, min(plan.seconds, left), cache)
        found += [_measurement(workload, who, answer, turns.get(who), cache, expected)
                  for who, answer in prepared.items()]  # fmt: skip
    for who in prepared:
        with awake(started[who]):
            started[who].ask("drop")
    return found


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
    turns: dict[Implementation, Turns] = {}
    length = max(SHORTEST, min(BATCH, seconds / ROUNDS))
    end = time.perf_counter() + seconds * len(running)
    done = 0
    while running and (done < ROUNDS or time.perf_counter() < end):
        for who, worker in running.items():
            with awake(worker):
                answer = worker.ask("batch", seconds=length, cold=cache == "cold")
            before = turns.setdefault(who, [])
            if "failed" in answer or isinstance(before, str):
                turns[who] = before if isinstance(before, str) else str(answer["failed"])
            else:
                before.append(answer["samples"])
        done += 1
    return turns


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
