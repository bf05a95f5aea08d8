"""Times of a call, and what a set of them says."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import numpy as np

from burn_dispatch.bench.implementation import Prepared

SAMPLE = 100e-6
"""Calls shorter than this are timed several at once: the clock itself takes about 50 ns."""

WARM_UP = 3
"""The calls of a launch after which it costs what it does from then on."""
LONG = 0.2
"""Seconds of a call that warming up does not shorten much."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Seconds of one call."""

    median: float
    q10: float
    q90: float
    n: int

    @classmethod
    def of(cls, samples: Sequence[float]) -> Spread:
        """The quantiles of samples."""
        q10, median, q90 = (float(q) for q in np.quantile(np.asarray(samples), (0.1, 0.5, 0.9)))
        return cls(median, q10, q90, len(samples))

    def as_dict(self) -> dict[str, float]:
        """JSON-able record."""
        return asdict(self)


def calls_a_sample(prepared: Prepared) -> int:
    """How many calls make a sample long enough for the clock; the calls warm up at the same time."""
    for _ in range(WARM_UP):
        if prepared.clocked or seconds_of(prepared, 1) > LONG:
            break
    calls = 1
    while not prepared.clocked:
        seconds = seconds_of(prepared, calls)
        if seconds >= SAMPLE:
            break
        calls = max(2 * calls, min(int(1.2 * calls * SAMPLE / max(seconds, 1e-9)), 1 << 20))
    return calls


def seconds_of(prepared: Prepared, calls: int) -> float:
    """The time of some calls in a row."""
    run = prepared.run
    began = time.perf_counter()
    for _ in range(calls):
        run()
    seconds = time.perf_counter() - began
    if prepared.wait is not None:
        prepared.wait()
    return seconds


def batch(prepared: Prepared, calls: int, budget: float) -> list[float]:
    """Seconds of a call, sample after sample until the budget is spent; at least one sample."""
    samples: list[float] = []
    if not prepared.clocked:
        prepared.run()  # after a pause caches and threads are cold
    end = time.perf_counter() + budget
    while not samples or time.perf_counter() < end:
        samples.append(sample(prepared, calls))
    return samples


def sample(prepared: Prepared, calls: int) -> float:
    """Seconds of a call."""
    if not prepared.clocked:
        return seconds_of(prepared, calls) / calls
    seconds = prepared.run()
    assert isinstance(seconds, float)
    return seconds
