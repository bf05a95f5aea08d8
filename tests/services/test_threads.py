"""Threads on every device: what uses the same memory runs in the order of the calls; nothing mixes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Queue

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.errors import DeviceError, LaunchError
from burn_dispatch import Device, Tensor

N = 64
ROUNDS = 1000


@bc.cube
def produce(x: bc.Array[bc.i32], number: bc.i32):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        x[i] = number * 3 + bc.i32(i)


@bc.cube
def consume(x: bc.Array[bc.i32], total: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        total[i] = total[i] * 5 + x[i]


@bc.cube
def add_to(x: bc.Array[bc.i32], total: bc.Array[bc.i32]):
    i = bc.ABSOLUTE_POS
    if i < x.len():
        total[i] += x[i]


@bc.cube
def asserts(x: bc.Array[bc.i32], limit: bc.i32):
    bc.device_assert(x[0] < limit, "x is too large")
    x[0] += 1


@bc.cube
def greedy(x: bc.Array[bc.i32]):
    shared = bc.Shared[bc.i32](1 << 26)
    shared[bc.UNIT_POS] = x[0]
    bc.sync_cube()
    x[0] = shared[0]


def wanted(rounds: int) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """What `consume` makes of so many numbers."""
    total, index = np.zeros(N, np.int32), np.arange(N, dtype=np.int32)
    for number in range(rounds):
        total = total * np.int32(5) + (np.int32(number * 3) + index)
    return total


def together(*works: Callable[[], None]) -> None:
    """Each in a thread; raises what any of them raises."""
    with ThreadPoolExecutor(len(works)) as pool:
        for future in [pool.submit(work) for work in works]:
            future.result(timeout=120)


@pytest.mark.capability(126)
def test_producer_and_consumer(device: Device) -> None:
    x, total = Tensor.zeros(N, "i32", device), Tensor.zeros(N, "i32", device)
    full, empty = threading.Semaphore(0), threading.Semaphore(1)

    def producer() -> None:
        for number in range(ROUNDS):
            empty.acquire()
            produce[1, N](x, number)
            full.release()

    def consumer() -> None:
        for number in range(ROUNDS):
            full.acquire()
            consume[1, N](x, total)
            if number % 250 == 0:
                assert (total.numpy() == wanted(number + 1)).all()
            empty.release()

    together(producer, consumer)
    assert (total.numpy() == wanted(ROUNDS)).all()


@pytest.mark.capability(126)
def test_new_tensors_go_from_thread_to_thread(device: Device) -> None:
    line: Queue[Tensor | None] = Queue(4)
    total = Tensor.zeros(N, "i32", device)

    def producer() -> None:
        for number in range(ROUNDS):
            x = Tensor.empty(N, "i32", device)
            produce[1, N](x, number)
            line.put(x)
        line.put(None)

    def consumer() -> None:
        while (x := line.get(timeout=60)) is not None:
            consume[1, N](x, total)  # after which its memory comes back

    together(producer, consumer)
    assert (total.numpy() == wanted(ROUNDS)).all()


@pytest.mark.capability(126)
def test_eight_threads_do_not_mix(device: Device) -> None:
    found: dict[int, Tensor] = {}

    def work(seed: int) -> None:
        x, total = Tensor.empty(N, "i32", device), Tensor.zeros(N, "i32", device)
        for number in range(40):
            x.copy_from(np.full(N, seed, np.int32))
            consume[1, N](x, total)
            if number % 10 == seed:
                device.sync()
        found[seed] = total

    together(*[lambda seed=seed: work(seed) for seed in range(8)])
    for seed, total in found.items():
        expected = 0
        for _ in range(40):
            expected = np.array(expected * 5 + seed, np.int64).astype(np.int32).item()
        assert (total.numpy() == expected).all(), seed


@pytest.mark.capability(126)
def test_sixteen_threads_share_an_array(device: Device) -> None:
    """Each has arrays of its own, new ones all the time, and one that all add to in turn."""
    launches = 200 if device.driver.target in {"llvm", "opencl", "opencl-rounded"} else 40
    shared, turn = Tensor.zeros(N, "i32", device), threading.Lock()

    def work(seed: int) -> None:
        total = Tensor.zeros(N, "i32", device)
        for number in range(launches // 2):
            x = Tensor.empty(N, "i32", device)
            produce[1, N](x, seed)
            consume[1, N](x, total)
            if number % 10 == 0:
                with turn:
                    add_to[1, N](x, shared)
        expected = np.zeros(N, np.int32)
        for _ in range(launches // 2):
            expected = expected * np.int32(5) + (np.int32(seed * 3) + np.arange(N, dtype=np.int32))
        assert (total.numpy() == expected).all()

    together(*[lambda seed=seed: work(seed) for seed in range(16)])
    each = sum(seed * 3 + np.arange(N) for seed in range(16))
    assert (shared.numpy() == each * -(-launches // 2 // 10)).all()


@pytest.mark.capability(126)
def test_threads_that_come_and_go(device: Device) -> None:
    x, total = Tensor.empty(N, "i32", device), Tensor.zeros(N, "i32", device)

    def work(number: int) -> None:
        produce[1, N](x, number)
        consume[1, N](x, total)

    for number in range(30):
        thread = threading.Thread(target=work, args=(number,))
        thread.start()
        thread.join()
    assert (total.numpy() == wanted(30)).all()


@pytest.mark.capability(126)
def test_flush_and_sync(device: Device) -> None:
    x, total = Tensor.empty(N, "i32", device), Tensor.zeros(N, "i32", device)
    device.flush()
    device.sync()
    for number in range(30):
        produce[1, N](x, number)
        device.flush()
        consume[1, N](x, total)
        if number % 7 == 0:
            device.sync()
    device.sync()
    assert (total.numpy() == wanted(30)).all()


@pytest.mark.capability(123)
def test_an_error_names_its_kernel_and_does_not_stay(device: Device) -> None:
    x = Tensor.zeros(N, "i32", device)

    def fails() -> None:
        for _ in range(10):
            with pytest.raises(DeviceError, match="kernel asserts failed: x is too large"):
                asserts[1, 1](x, 0)
            with pytest.raises(LaunchError, match="cannot launch greedy"):
                greedy[1, 64](x)

    def works() -> None:
        y, total = Tensor.empty(N, "i32", device), Tensor.zeros(N, "i32", device)
        for number in range(50):
            produce[1, N](y, number)
            consume[1, N](y, total)
        assert (total.numpy() == wanted(50)).all()

    together(fails, works)
    x.copy_from(np.full(N, 5, np.int32))
    asserts[1, 1](x, 100)
    assert x.numpy()[0] == 6
    works()


@pytest.mark.capability(123)
def test_a_wrong_launch_is_refused_at_once(device: Device) -> None:
    x = Tensor.zeros(N, "i32", device)
    with pytest.raises(LaunchError, match="cannot launch produce"):
        produce[1, 1 << 20](x, 1)
    with pytest.raises(LaunchError, match="cannot launch produce"):
        produce[1, N](Tensor.zeros(N, "f32", device), 1)
    produce[1, N](x, 0)
    assert (x.numpy() == np.arange(N)).all()
