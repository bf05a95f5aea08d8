"""Samples and their quantiles."""

from __future__ import annotations

import time

import numpy as np
import pytest

from burn_dispatch.bench import timing
from burn_dispatch.bench.implementation import Prepared
from burn_dispatch.bench.timing import Spread


def prepared(run: object, *, clocked: bool = False) -> Prepared:
    return Prepared(run, lambda: np.zeros(1), clocked=clocked)  # type: ignore[arg-type]


def test_spread():
    spread = Spread.of([[3.0, 1.0], [2.0]])
    assert spread == Spread(2.0, pytest.approx(1.2), pytest.approx(2.8), 3)
    assert list(spread.as_dict()) == ["median", "q10", "q90", "n", "noise"]


def test_noise_is_how_far_turns_lie_apart():
    calm = Spread.of([[1.0, 1.0, 1.02], [1.01, 1.0, 1.0], [1.0, 1.0, 1.0]])
    assert calm.noise == 0.0
    assert not calm.noisy
    moved = Spread.of([[1.0] * 3, [1.0] * 3, [2.0] * 3])
    assert moved.noise == pytest.approx(0.4)  # 10 %: 1.0, 90 %: 1.8
    assert moved.noisy
    assert Spread.of([[1.0, 5.0, 1.0, 5.0, 1.0]] * 3).noisy  # turns agree, calls do not


def test_a_short_call_is_timed_many_times_at_once():
    calls = timing.calls_a_sample(prepared(lambda: None))
    assert calls > 100
    samples = timing.batch(prepared(lambda: None), calls, 0.02)
    assert len(samples) > 5
    assert 0 < min(samples) < 1e-6


def test_a_long_call_is_timed_alone_and_at_least_once():
    ran: list[int] = []

    def run() -> None:
        ran.append(1)
        time.sleep(0.002)

    assert timing.calls_a_sample(prepared(run)) == 1
    ran.clear()
    samples = timing.batch(prepared(run), 1, 0.0)
    assert len(samples) == 1
    assert samples[0] >= 0.002
    assert len(ran) == 2  # one call to warm up


def test_what_is_queued_is_waited_for_outside_of_the_clock():
    waited: list[float] = []

    def wait() -> None:
        waited.append(1)
        time.sleep(0.002)

    queued = Prepared(lambda: None, lambda: np.zeros(1), wait=wait)
    samples = timing.batch(queued, 3, 0.02)
    assert max(samples) < 0.002 / 3
    assert len(waited) == len(samples)


def test_a_call_that_measures_itself():
    seconds = iter([5.0, 7.0, 9.0])
    clocked = prepared(lambda: next(seconds), clocked=True)
    assert timing.calls_a_sample(clocked) == 1
    assert timing.batch(clocked, 1, 0.0) == [5.0]
    assert timing.sample(clocked, 1) == 7.0
