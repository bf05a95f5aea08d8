"""How often to time whom: rounds over the candidates that may still win, fewer each round."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

from burn_cube.record import record

FEWEST, MOST = 3, 10
"""Samples of a candidate."""
_HOPELESS = 1.5  # times the best: no noise makes up for that
_SHORTEST = 200e-6  # seconds of a sample
_BUDGET = 2.0  # seconds for all samples of one candidate


@record
class Timing:
    """Seconds of one run, by candidate's name."""

    name: str
    samples: tuple[float, ...]

    @property
    def seconds(self) -> float:
        """Mostly the shortest sample, which noise has touched least."""
        return 0.8 * min(self.samples) + 0.2 * statistics.median(self.samples)


def sample(
    candidates: Sequence[tuple[str, Callable[[], object]]],
    sync: Callable[[], None],
    clock: Callable[[], float] = time.perf_counter,
) -> list[Timing]:
    """Time candidates, best first. Each has run before, so that nothing is compiled here."""
    samples: dict[str, list[float]] = {name: [] for name, _ in candidates}
    repeats = {name: _repeats(_timed(run, sync, clock, 1)) for name, run in candidates}
    left = list(candidates)
    for round_ in range(MOST):
        for name, run in left:
            samples[name].append(_timed(run, sync, clock, repeats[name]))
        if round_ + 1 >= FEWEST:
            left = _hopeful(left, samples)
            if len(left) == 1:
                break
        left = [(name, run) for name, run in left if sum(samples[name]) * repeats[name] < _BUDGET]
        if not left:
            break
    found = [Timing(name, tuple(values)) for name, values in samples.items()]
    return sorted(found, key=lambda timing: timing.seconds)


def _hopeful(
    left: list[tuple[str, Callable[[], object]]], samples: dict[str, list[float]]
) -> list[tuple[str, Callable[[], object]]]:
    best = min(statistics.median(values) for values in samples.values())
    return [(name, run) for name, run in left if min(samples[name]) <= _HOPELESS * best]


def _repeats(seconds: float) -> int:
    return max(1, min(1000, round(_SHORTEST / max(seconds, 1e-9))))


def _timed(
    run: Callable[[], object], sync: Callable[[], None], clock: Callable[[], float], repeats: int
) -> float:
    start = clock()
    for _ in range(repeats):
        run()
    sync()
    return (clock() - start) / repeats
