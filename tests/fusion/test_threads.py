"""Threads that share tensors: whoever reads, drops or goes on with them, values are those of the calls."""

from __future__ import annotations

import gc
import queue
import random
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import burn_cube as bc
from burn_dispatch import Tensor, fusion
from tests.fusion.counting import CPU, Array, numbers, ops, tensor

pytestmark = pytest.mark.capability(126, 136, 137)
N = 40


def on_a_thread(work: object) -> None:
    """Do something on another thread, and wait for it."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(work).result(timeout=60)  # type: ignore[arg-type]


def test_a_consumer_reads_what_a_producer_has_asked_for() -> None:
    passed: queue.Queue[Tensor | None] = queue.Queue(maxsize=4)
    found: list[Array] = []

    def produce() -> None:
        x = tensor(numbers(N))
        for number in range(50):
            x = x * 0.5 + number
            passed.put(x)
        passed.put(None)

    def consume() -> None:
        while (x := passed.get(timeout=60)) is not None:
            found.append(((x + 1) * 2).numpy())

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(produce), pool.submit(consume)]:
            done.result(timeout=60)
    expected = numbers(N)
    for number, value in enumerate(found):
        expected = expected * np.float32(0.5) + np.float32(number)
        assert np.array_equal(value, (expected + 1) * 2)
    assert len(found) == 50


def test_many_readers_of_one_tensor_that_waits() -> None:
    for _ in range(20):
        y = tensor(numbers(N)) * 2 + 1
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(lambda number, y=y: (y * number).numpy(), range(16)))
        for number, value in enumerate(found):
            assert np.array_equal(value, (numbers(N) * 2 + 1) * np.float32(number))


def test_a_tensor_may_go_through_many_threads() -> None:
    """Each adds an op to what the one before it has left to wait."""
    x = [tensor(numbers(N))]
    expected = numbers(N)
    for number in range(8):
        on_a_thread(lambda number=number: x.append(x.pop() * 1.5 + number))
        expected = expected * np.float32(1.5) + np.float32(number)
    assert np.array_equal(x[0].numpy(), expected)


@pytest.mark.parametrize("first", ["owner", "other"])
def test_drops_on_other_threads(first: str) -> None:
    x = tensor(numbers(N))
    shared = [x * 2]
    kept: list[Tensor] = []
    on_a_thread(lambda: kept.append(shared[0] + 1))
    if first == "owner":
        shared.clear()
        found = kept.pop().numpy()
    else:
        found = kept.pop().numpy()
        on_a_thread(shared.clear)
    assert np.array_equal(found, numbers(N) * 2 + 1)


def test_drops_elsewhere_change_no_kernel() -> None:
    """Nor do reads by other threads of what has been computed."""
    other = tensor(numbers(N, seed=1)) * 3
    other.numpy()
    held = [other]

    def run(meanwhile: object) -> list[tuple[str, ...]]:
        x = tensor(numbers(N))
        with fusion.inspect() as report:
            y = x * 2
            on_a_thread(meanwhile)
            y = y + 1
            y.numpy()
        return ops(report.kernels)

    assert run(lambda: None) == run(held[0].numpy) == run(held.clear) == [("mul", "add")]


def test_a_thread_that_ends_with_work_that_waits() -> None:
    found: list[Tensor] = []
    on_a_thread(lambda: found.append(tensor(numbers(N)) * 2))
    gc.collect()
    assert np.array_equal((found[0] + 1).numpy(), numbers(N) * 2 + 1)


def test_memory_comes_back_whoever_drops_last() -> None:
    def used() -> int:
        gc.collect()
        return CPU.memory_usage().used

    before = used()
    for order in range(4):
        x = tensor(numbers(1 << 14))
        kept: list[Tensor] = [x * 2]
        on_a_thread(lambda kept=kept: kept.append(kept[0] + 1))
        on_a_thread(lambda kept=kept: kept.append(kept[1] * kept[0]))
        del x
        if order % 2:
            kept[2].numpy()
        on_a_thread(lambda kept=kept, order=order: kept.pop(order % 3))
        kept[0].numpy()
        on_a_thread(kept.clear)
    assert used() == before


def test_threads_with_their_own_tensors_side_by_side() -> None:
    weights = tensor(numbers(N, seed=9))

    def work(seed: int) -> bool:
        chooser = random.Random(seed)
        x, expected = tensor(numbers(N, seed=seed)), numbers(N, seed=seed)
        w = numbers(N, seed=9)
        for _ in range(20):
            match chooser.randrange(5):
                case 0:
                    x, expected = x * weights, expected * w
                case 1:
                    x, expected = x.tanh(), x.tanh().numpy()
                case 2:
                    x, expected = x.flip(0) - 1, expected[::-1] - 1
                case 3:
                    x, expected = (x > 0).cast("f32") + x, (expected > 0).astype(np.float32) + expected
                case _:
                    x[chooser.randrange(N)] = 2.0
                    expected = x.numpy()
        return np.array_equal(x.numpy(), expected)

    with ThreadPoolExecutor(6) as pool:
        assert all(pool.map(work, range(8)))


@pytest.mark.slow
def test_threads_that_share_everything() -> None:
    """Tensors, with work that waits on any thread, in one list from which all take and to which all give."""
    lock = threading.Lock()
    shared: list[tuple[Tensor, Array]] = [
        (tensor(numbers(N, seed=seed)), numbers(N, seed=seed)) for seed in range(8)
    ]

    def work(seed: int) -> None:
        chooser = random.Random(seed)
        for _ in range(50):
            with lock:
                (x, a), (y, b) = chooser.choice(shared), chooser.choice(shared)
            match chooser.randrange(5):
                case 0:
                    made = x + y, a + b
                case 1:
                    made = x * 0.5 - y, a * np.float32(0.5) - b
                case 2:
                    made = x.mask_where(x > y, y), np.where(a > b, b, a)
                case 3:
                    made = (x * 0.25).flip(0), (a * np.float32(0.25))[::-1]
                case _:
                    assert np.array_equal(x.numpy(), a)
                    continue
            with lock:
                shared[chooser.randrange(len(shared))] = made

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(12)))
    for x, a in shared:
        assert np.array_equal(x.numpy(), a)


def test_a_thread_is_no_other_that_has_ended() -> None:
    """The system gives both one number."""
    made: list[Tensor] = []
    on_a_thread(lambda: made.append(tensor(numbers(N)) * 2))
    graph = bc.Graph(CPU)

    def record() -> None:
        made[0].numpy()
        with graph.record():
            made.append(made[0] + 1)

    on_a_thread(record)
    assert len(graph) == 1
    graph.replay()
    assert np.array_equal(made[1].numpy(), numbers(N) * 2 + 1)


def test_a_thread_that_ends_and_has_read_nothing() -> None:
    x = tensor(numbers(N))
    y = x + 1  # waits, so that readers are known
    on_a_thread(lambda: (Tensor.ones((3,), device=CPU) * 2).numpy())
    gc.collect()
    assert np.array_equal(y.numpy(), numbers(N) + 1)
