"""A process for one implementation: it takes commands on stdin and answers on stdout, one JSON object a line.

`python -m burn_dispatch.bench.worker NAME DEVICE SOURCE`. Every implementation has its own process, so that
no thread pool that spins and no memory that fills up disturbs another one.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, TextIO

import numpy as np
from numpy.typing import NDArray

from burn_cube.testing import Flush
from burn_dispatch.bench import devices, ours, timing
from burn_dispatch.bench.implementation import Arrays, Implementation, Prepared, arrays_of
from burn_dispatch.bench.source import Source
from burn_dispatch.device import Device
from burn_kernels.workload import Workload

Answer = dict[str, Any]
_PR_SET_PDEATHSIG = 1
NOTHING_RUNS = "the runtime null compiles and runs nothing"


class Worker:
    """Holds the workload that is being measured."""

    def __init__(self, who: Implementation, source: Source) -> None:
        self.who = who
        self.workloads = {workload.key: workload for workload in source.workloads()}
        self.device = devices.named(who.device) if who.is_ours else Device.cpu()
        self.operations = None if who.is_ours else source.operations(who.name)
        self.prepared: Prepared | None = None
        self.calls = 1
        self._flush: Flush | None = None

    def implements(self, key: str) -> Answer:
        """Whether there is something to run."""
        workload = self.workloads[key]
        if self.operations is None:
            return {"ok": ours.implements(workload, self.device)}
        return {"ok": workload.name in self.operations}

    def prepare(self, key: str, seed: int, expected: str) -> Answer:
        """Make inputs, run once, compare the result with the file `expected`; time nothing that is wrong."""
        workload = self.workloads[key]
        inputs = workload.inputs(np.random.default_rng(seed))
        prepared = self._operation(workload)(*inputs)
        began = time.perf_counter()
        prepared.run()
        first = time.perf_counter() - began
        unchecked = NOTHING_RUNS if self.who.is_ours and self.device.backend.runtime == "null" else ""
        right = _expected(expected) if expected and not unchecked else None
        error = 0.0 if right is None else _error(workload, prepared.result(), right)
        verified = bool(error <= workload.tolerance)
        if verified:
            self.prepared = timing.by_device(prepared)
            self.calls = timing.calls_a_sample(self.prepared)
        clock = "host" if self.prepared is None or self.prepared.window is None else "device"
        found = {"first": first, "error": error, "verified": verified, "clock": clock}
        return found | ({"unchecked": unchecked} if unchecked else {})

    def _operation(self, workload: Workload) -> Callable[..., Prepared]:
        if self.operations is not None:
            return self.operations[workload.name]
        return lambda *inputs: ours.prepare(workload, inputs, self.device)

    def batch(self, seconds: float, cold: bool = False) -> Answer:
        """Times of calls."""
        assert self.prepared is not None
        return {
            "samples": timing.batch(self.prepared, self.calls, seconds, self._emptied() if cold else None)
        }

    def _emptied(self) -> Flush:
        if self._flush is None:
            self._flush = Flush(Device.cpu() if devices.on_host(self.device) else self.device)
        return self._flush

    def drop(self) -> Answer:
        """Free the memory of the workload."""
        self.prepared = None
        return {}


def _expected(file: str) -> tuple[NDArray[Any], ...]:
    with np.load(file) as found:
        return tuple(found[name] for name in found.files)


def _error(workload: Workload, got: Arrays, expected: tuple[NDArray[Any], ...]) -> float:
    """The largest error of an array; infinite where shapes or a NaN say that nothing is right."""
    arrays = arrays_of(got)
    if len(arrays) != len(expected):
        return float("inf")
    worst = 0.0
    for mine, theirs in zip(arrays, expected, strict=True):
        if mine.size != theirs.size:
            return float("inf")
        error = workload.error(mine.reshape(theirs.shape), theirs)
        worst = max(worst, error if error == error else float("inf"))
    return worst


def answer(worker: Worker, command: dict[str, Any]) -> Answer:
    """What a command gives; a failure of the implementation is an answer too."""
    action = command.pop("do")
    try:
        result: Answer = getattr(worker, action)(**command)
    except Exception as error:  # peers raise what they like, and the run goes on without them
        return {"failed": f"{type(error).__name__}: {error}".splitlines()[0]}
    return result


def serve(who: Implementation, source: Source, commands: TextIO, answers: TextIO) -> None:
    """Answer until the commands end."""
    worker = Worker(who, source)
    for line in commands:
        answers.write(json.dumps(answer(worker, json.loads(line))) + "\n")
        answers.flush()


def _end_with_parent() -> None:
    """Even if the parent is killed while this process is stopped, which reads no end of its commands then."""
    if sys.platform == "linux":  # elsewhere the parent's handlers of signals must do
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Keep stdout for answers: what libraries print goes to stderr."""
    _end_with_parent()
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    name, device, source = sys.argv[1:]
    serve(Implementation(name, device), Source.of_text(source), sys.stdin, answers)


if __name__ == "__main__":
    main()
