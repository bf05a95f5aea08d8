"""A process for one implementation: it takes commands on stdin and answers on stdout, one JSON object a line.

`python -m burn_dispatch.bench.worker NAME`. Every implementation has its own process, so that no thread pool
that spins and no memory that fills up disturbs another one.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any, TextIO

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench import ours, peers, timing
from burn_dispatch.bench.implementation import Prepared
from burn_kernels.catalog import BY_KEY
from burn_kernels.workload import Workload

OURS = "burn-cube"
Answer = dict[str, Any]


class Worker:
    """Holds the workload that is being measured."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.operations = None if name == OURS else peers.operations(name)
        self.prepared: Prepared | None = None
        self.calls = 1

    def implements(self, name: str) -> Answer:
        """Whether there is something to run."""
        return {"ok": self.operations is None or name in self.operations}

    def prepare(self, key: str, seed: int, expected: str) -> Answer:
        """Make inputs, run once, compare the result with the file `expected`."""
        workload = BY_KEY[key]
        inputs = workload.inputs(np.random.default_rng(seed))
        self.prepared = self._operation(workload)(*inputs)
        began = time.perf_counter()
        self.prepared.run()
        first = time.perf_counter() - began
        error = _error(workload, self.prepared.result(), np.load(expected))
        self.calls = timing.calls_a_sample(self.prepared)
        return {"first": first, "error": error, "verified": bool(error <= workload.tolerance)}

    def _operation(self, workload: Workload) -> Callable[..., Prepared]:
        if self.operations is not None:
            return self.operations[workload.name]
        return lambda *inputs: ours.prepare(workload, inputs)

    def batch(self, seconds: float) -> Answer:
        """Times of calls."""
        assert self.prepared is not None
        return {"samples": timing.batch(self.prepared, self.calls, seconds)}

    def drop(self) -> Answer:
        """Free the memory of the workload."""
        self.prepared = None
        return {}


def _error(workload: Workload, got: NDArray[Any], expected: NDArray[Any]) -> float:
    if got.size != expected.size:
        return float("inf")
    error = workload.error(np.asarray(got).reshape(expected.shape), expected)
    return error if error == error else float("inf")  # a NaN is as wrong as can be


def answer(worker: Worker, command: dict[str, Any]) -> Answer:
    """What a command gives; a failure of the implementation is an answer too."""
    action = command.pop("do")
    try:
        result: Answer = getattr(worker, action)(**command)
    except Exception as error:  # peers raise what they like, and the run goes on without them
        return {"failed": f"{type(error).__name__}: {error}".splitlines()[0]}
    return result


def serve(name: str, commands: TextIO, answers: TextIO) -> None:
    """Answer until the commands end."""
    worker = Worker(name)
    for line in commands:
        answers.write(json.dumps(answer(worker, json.loads(line))) + "\n")
        answers.flush()


def main() -> None:
    """Keep stdout for answers: what libraries print goes to stderr."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    serve(sys.argv[1], sys.stdin, answers)


if __name__ == "__main__":
    main()
