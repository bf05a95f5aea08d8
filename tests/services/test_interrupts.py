"""Exceptions at any moment, as by Ctrl-C: what was called is not finished, and the device goes on."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_dispatch import Device, Tensor

pytestmark = [
    pytest.mark.capability(136),
    pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timers of signals"),
    # finalizers are interrupted, too, and Python says so
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
_SECONDS = 0.7


class Interrupt(Exception):
    """From the handler of a signal."""


@pytest.fixture
def interrupts() -> Iterator[None]:
    def handler(number: int, frame: object) -> None:
        raise Interrupt

    before = signal.signal(signal.SIGALRM, handler)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@bc.cube
def count(x: bc.Array[bc.i32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] += 1


def test_work_goes_on_after_interrupts(device: Device, interrupts: None) -> None:
    rng = np.random.default_rng(3)
    shared = Tensor.from_numpy(np.zeros(64, np.int32), device)
    graph = bc.Graph(device)
    with graph.record():
        count.forall(64)(shared)
    graph.replay()
    end, seen = time.monotonic() + _SECONDS, 0
    while time.monotonic() < end:
        try:
            signal.setitimer(signal.ITIMER_REAL, float(rng.uniform(5e-4, 3e-3)))
            while time.monotonic() < end:
                x = Tensor.from_numpy(np.zeros(int(rng.integers(1, 9999)), np.int32), device)
                count.forall(x.numel())(x)
                graph.replay()
                assert x.numpy().all()
        except Interrupt:
            seen += 1
    signal.setitimer(signal.ITIMER_REAL, 0)
    assert seen
    before = int(shared.numpy()[0])
    x = Tensor.from_numpy(np.zeros(100, np.int32), device)
    count.forall(100)(x)
    graph.replay()
    device.sync()
    assert x.numpy().tolist() == [1] * 100
    assert shared.numpy().tolist() == [before + 1] * 64


def test_an_interrupt_while_memory_is_mapped(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    """wgpu would end the process if memory of the host that is still mapped were used again."""
    transfers: Any = getattr(device.driver, "_transfers", None)
    if transfers is None:
        pytest.skip("no memory is mapped")
    x = Tensor.from_numpy(np.arange(64, dtype=np.int32), device)
    assert x.numpy()[3] == 3
    staging = transfers._staging

    def interrupted(*args: object) -> None:
        raise Interrupt

    monkeypatch.setattr(staging, "read_mapped", interrupted)
    with pytest.raises(Interrupt):
        x.numpy()
    count.forall(64)(x)
    assert x.numpy().tolist() == list(range(1, 65))
    assert transfers._staging is not staging
