"""How often to call what is timed, and what a set of times says."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from burn_cube.errors import LaunchValueError, shown

SAMPLE = 100e-6
"""Seconds of a sample at least: the clock itself takes about 50 ns, so short calls are timed together."""
_MOST_CALLS = 1 << 20
REDUCTIONS: dict[str, Callable[[Sequence[float]], float]] = {
    "median": lambda times: float(np.median(times)),
    "mean": lambda times: float(np.mean(times)),
    "min": min,
    "max": max,
}


def calls_a_sample(seconds_of: Callable[[int], float]) -> int:
    """How many calls in a row take `SAMPLE` seconds; `seconds_of` makes some calls and gives their time."""
    calls = 1
    while True:
        seconds = seconds_of(calls)
        if seconds >= SAMPLE or calls >= _MOST_CALLS:
            return calls
        calls = max(2 * calls, min(int(1.2 * calls * SAMPLE / max(seconds, 1e-9)), _MOST_CALLS))


def checked_quantiles(quantiles: Sequence[float] | None) -> tuple[float, ...]:
    """Quantiles as a user gives them."""
    if quantiles is None:
        return ()
    try:
        found = tuple(float(q) for q in quantiles)
    except (TypeError, ValueError):
        found = (-1.0,)
    if not all(0 <= q <= 1 for q in found):
        raise LaunchValueError(
            f"cannot measure: got quantiles {shown(quantiles)}, expected numbers from 0 to 1"
        )
    return found


def quantiles_of(times: Sequence[float], wanted: Sequence[float]) -> list[float]:
    """Quantiles by linear interpolation."""
    return [float(q) for q in np.quantile(np.asarray(times), wanted)]
