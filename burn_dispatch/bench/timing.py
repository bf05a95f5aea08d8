"""Times of a call, and what a set of them says."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace

import numpy as np

from burn_cube.testing.clock import calls_a_sample as calls_for
from burn_dispatch.bench.implementation import Prepared

WARM_UP = 3
"""The calls of a launch after which it costs what it does from then on."""
LONG = 0.2
"""Seconds of a call that warming up does not shorten much."""
NOISY = 0.1
"""The noise from which on a result says so."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Seconds of one call. `noise` is how far the medians of the turns lie apart, as a share of the median:
    half of the distance of their 10 % and 90 % quantiles."""

    median: float
    q10: float
    q90: float
    n: int
    noise: float = 0.0

    @classmethod
    def of(cls, turns: Sequence[Sequence[float]]) -> Spread:
        """The quantiles of the samples of all turns."""
        samples = np.concatenate([np.asarray(turn, np.float64) for turn in turns])
        q10, median, q90 = (float(q) for q in np.quantile(samples, (0.1, 0.5, 0.9)))
        low, high = np.quantile([float(np.median(turn)) for turn in turns], (0.1, 0.9))
        return cls(median, q10, q90, len(samples), float(high - low) / 2 / median if median else 0.0)

    @property
    def noisy(self) -> bool:
        """Whether the median cannot be trusted: turns differ, or calls by as much as a call takes."""
        return self.noise > NOISY or self.q90 - self.q10 > self.median

    def as_dict(self) -> dict[str, float]:
        """JSON-able record."""
        return asdict(self)


def by_device(prepared: Prepared) -> Prepared:
    """The same without a window, if the kernels of a run have no clock of a device, or if there are none."""
    if prepared.window is None:
        return prepared
    with prepared.window() as seen:
        prepared.run()
    found = seen.launches
    return (
        prepared if found and all(one.clock == "device" for one in found) else replace(prepared, window=None)
    )


def calls_a_sample(prepared: Prepared) -> int:
    """How many calls make a sample long enough for the clock; the calls warm up at the same time."""
    for _ in range(WARM_UP):
        if prepared.clocked or seconds_of(prepared, 1) > LONG:
            break
    return 1 if prepared.clocked else calls_for(lambda calls: seconds_of(prepared, calls))


def seconds_of(prepared: Prepared, calls: int) -> float:
    """The time of some calls in a row."""
    run = prepared.run
    if prepared.window is not None:
        with prepared.window() as seen:
            for _ in range(calls):
                run()
        return seen.total * 1e-9
    began = time.perf_counter()
    for _ in range(calls):
        run()
    seconds = time.perf_counter() - began
    if prepared.wait is not None:
        prepared.wait()
    return seconds


def batch(
    prepared: Prepared, calls: int, budget: float, flush: Callable[[], object] | None = None
) -> list[float]:
    """Seconds of a call, sample after sample until the budget is spent; at least one sample.

    With `flush` each sample is a single call, after the caches were emptied.
    """
    samples: list[float] = []
    if not prepared.clocked:
        prepared.run()  # after a pause caches and threads are cold
    end = time.perf_counter() + budget
    while not samples or time.perf_counter() < end:
        if flush is not None:
            flush()
        samples.append(sample(prepared, calls if flush is None else 1))
    return samples


def sample(prepared: Prepared, calls: int) -> float:
    """Seconds of a call."""
    if not prepared.clocked:
        return seconds_of(prepared, calls) / calls
    seconds = prepared.run()
    assert isinstance(seconds, float)
    return seconds
