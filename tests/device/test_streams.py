"""Streams of threads on stand-ins whose streams wait for events only: a missing one is a wrong result."""

from __future__ import annotations

import ctypes
import gc
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pytest

from burn_cube import config
from burn_cube.driver import BufferArg, PreparedLaunch
from burn_cube.errors import DeviceError
from tests.device import stand_ins
from tests.device.stream_devices import ONE, OPEN, Opened, add, open_or_skip
from tests.device.test_native_stream import _opened as opened_native  # pyright: ignore[reportPrivateUsage]
from tests.device.test_native_stream import add as add_bounded
from tests.device.test_native_stream import warm
from tests.unit.native_kernels import compiled

ROUNDS = 60


@pytest.fixture(params=[(kind, order) for kind in OPEN for order in stand_ins.STREAM_ORDERS])
def device(request: pytest.FixtureRequest) -> Iterator[Opened]:
    """Each driver, with each order that streams may run in."""
    kind, order = request.param
    gc.collect()  # drivers of other tests: PyCUDA wants its memory back in the thread that made them
    found = open_or_skip(kind)
    found.fake.set_streams(order)
    yield found
    found.fake.reset()


class Worker:
    """A thread that does one thing at a time, until `end`."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1)

    def __call__(self, work: Callable[[], Any]) -> Any:
        return self._pool.submit(work).result(timeout=60)

    def end(self) -> None:
        self._pool.shutdown()


@pytest.fixture
def workers() -> Iterator[list[Worker]]:
    """Threads that live as long as the test."""
    made = [Worker() for _ in range(3)]
    yield made
    for worker in made:
        worker.end()


def prefix(device: Opened) -> str:
    return "hip" if device.driver.target == "hip" else "cu"


def waits(device: Opened) -> int:
    return device.fake.calls(f"{prefix(device)}StreamWaitEvent")


def streams(device: Opened) -> int:
    name = "hipStreamCreateWithFlags" if prefix(device) == "hip" else "cuStreamCreate"
    return device.fake.calls(name)


def test_disjoint_threads_have_streams_of_their_own_and_wait_for_nobody(
    device: Opened, workers: list[Worker]
) -> None:
    module = device.compiled(add, ONE, 1.0)
    arrays = [worker(lambda: device.array(np.zeros(32, np.float32))) for worker in workers]
    before = waits(device)
    for _ in range(5):
        for worker, array in zip(workers, arrays, strict=True):
            worker(partial(device.driver.launch, module, (1, 1, 1), [array, 1.0]))
    users = {array.buffer.user.number for array in arrays}
    assert len(users) == len(device.driver.lanes) == streams(device) == 3
    assert waits(device) == before
    assert [worker(partial(device.host, a)) for worker, a in zip(workers, arrays, strict=True)] == [
        [5.0] * 32
    ] * 3
    assert waits(device) == before, "a read waits for its buffer's stream, on the host"


def test_a_shared_buffer_costs_one_wait_for_each_crossing(device: Opened, workers: list[Worker]) -> None:
    module = device.compiled(add, ONE, 1.0)
    shared = workers[0](lambda: device.array(np.zeros(32, np.float32)))
    before = waits(device)
    for number in range(ROUNDS):
        worker = workers[number % 2]
        for _ in range(2):  # the second is in the same stream
            worker(lambda: device.driver.launch(module, (1, 1, 1), [shared, 1.0]))
        assert waits(device) - before == number
    assert workers[2](lambda: device.host(shared)) == [2.0 * ROUNDS] * 32
    assert waits(device) - before == ROUNDS - 1


def test_memory_that_comes_back_in_flight_is_in_order(device: Opened, workers: list[Worker]) -> None:
    """What one thread frees while its kernels are queued, another gets: neither sees the other's bytes."""
    module = device.compiled(add, ONE, 1.0)

    def turn(number: int) -> BufferArg:
        x = device.array(np.full(32, number, np.float32))
        for _ in range(3):
            device.driver.launch(module, (1, 1, 1), [x, 1.0])
        return x

    held: list[tuple[int, BufferArg]] = []
    for number in range(ROUNDS):
        held.append((number, workers[number % 3](partial(turn, number))))
        if len(held) == 3:
            checked, x = held.pop(0)
            assert workers[(number + 1) % 3](partial(device.host, x)) == [checked + 3.0] * 32
            del x
            lost = workers[number % 3](partial(turn, -number))
            del lost  # never read


def test_sync_waits_for_every_stream(device: Opened, workers: list[Worker]) -> None:
    module = device.compiled(add, ONE, 1.0)
    arrays = [worker(lambda: device.array(np.zeros(32, np.float32))) for worker in workers]
    for worker, array in zip(workers, arrays, strict=True):
        worker(partial(device.driver.launch, module, (1, 1, 1), [array, 1.0]))
    device.driver.sync()
    there = [(ctypes.c_float * 32).from_address(array.buffer.address) for array in arrays]
    assert [list(values) for values in there] == [[1.0] * 32] * 3  # the stand-in's memory is the host's


def test_streams_of_ended_threads_are_used_again(device: Opened) -> None:
    module = device.compiled(add, ONE, 1.0)

    def work() -> None:
        x = device.array(np.zeros(32, np.float32))
        device.driver.launch(module, (1, 1, 1), [x, 1.0])
        assert device.host(x) == [1.0] * 32

    for _ in range(20):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert len(device.driver.lanes) == streams(device) == 1


def test_threads_beyond_the_setting_share(device: Opened) -> None:
    module, workers = device.compiled(add, ONE, 1.0), [Worker() for _ in range(5)]

    def work() -> BufferArg:
        with config.use(streams=2):
            x = device.array(np.zeros(32, np.float32))
            device.driver.launch(module, (1, 1, 1), [x, 1.0])
            return x

    arrays = [worker(work) for worker in workers]
    assert [array.buffer.user.number for array in arrays] == [0, 1, 0, 1, 0]
    assert streams(device) == 2
    assert [device.host(array) for array in arrays] == [[1.0] * 32] * 5
    for worker in workers:
        worker.end()


def test_a_recording_begins_after_other_threads_work(device: Opened, workers: list[Worker]) -> None:
    if not device.driver.api.records:
        pytest.skip("PyCUDA has no graphs")
    module = device.compiled(add, ONE, 1.0)
    x = workers[0](lambda: device.array(np.zeros(32, np.float32)))
    workers[0](lambda: device.driver.launch(module, (1, 1, 1), [x, 1.0]))
    with pytest.raises(DeviceError, match="cannot record kernel add: another thread used its memory last"):
        with device.driver.recording():
            device.driver.launch(module, (1, 1, 1), [x, 1.0])
    run = device.driver.prepare([PreparedLaunch(module, (1, 1, 1), [x, 1.0])])
    for number in range(6):  # each replay, in whichever thread, comes after the one before
        workers[number % 3](run)
    assert device.host(x) == [7.0] * 32


def test_times_of_two_threads(device: Opened, workers: list[Worker]) -> None:
    module = device.compiled(add, ONE, 1.0)
    x = workers[0](lambda: device.array(np.zeros(32, np.float32)))
    first = workers[0](lambda: device.driver.launch_timed(module, (1, 1, 1), [x, 1.0]))
    second = workers[1](lambda: device.driver.launch_timed(module, (1, 1, 1), [x, 1.0]))
    later, earlier = second(), first()
    assert earlier.start <= earlier.end <= later.start <= later.end
    assert device.host(x) == [2.0] * 32


def test_sixteen_threads_on_one_buffer_and_on_their_own(device: Opened) -> None:
    module = device.compiled(add, ONE, 1.0)
    shared = device.array(np.zeros(32, np.float32))
    found: list[list[float]] = []
    begin = threading.Barrier(16)

    def work() -> None:
        own = device.array(np.zeros(32, np.float32))
        begin.wait(timeout=60)
        for number in range(200):
            device.driver.launch(module, (1, 1, 1), [own, 1.0])
            if number % 10 == 0:
                device.driver.launch(module, (1, 1, 1), [shared, 1.0])
        found.append(device.host(own))

    threads = [threading.Thread(target=work) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [[200.0] * 32] * 16
    assert device.host(shared) == [320.0] * 32
    assert len(device.driver.lanes) == 8


@pytest.mark.parametrize("order", stand_ins.STREAM_ORDERS)
@pytest.mark.parametrize("kind", ["cuda", "hip"])
def test_compiled_launches_of_threads(kind: str, order: stand_ins.StreamOrder, workers: list[Worker]) -> None:
    """Compiled in the thread whose stream used the buffer last, by way of Python once after each crossing."""
    try:
        device = opened_native(kind)
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
    device.fake.set_streams(order)
    x = device.put(np.zeros(32, np.float32))
    run = warm(add_bounded, x, 1.0)
    event = f"{'cu' if kind == 'cuda' else 'hip'}StreamWaitEvent"
    before = device.fake.calls(event)
    for number in range(ROUNDS):
        worker = workers[number % 3]
        assert worker(lambda: compiled(add_bounded, lambda: run(x, 1.0))) == 0
        assert worker(lambda: compiled(add_bounded, lambda: run(x, 1.0))) == 1
        assert device.fake.calls(event) - before == number + 1
    assert device.get(x).tolist() == [3.0 + 2 * ROUNDS] * 32
    device.fake.reset()


@pytest.mark.parametrize("kind", ["cuda", "hip"])
def test_compiled_launches_at_once(kind: str) -> None:
    """Launches of one thread are inside of the driver while another thread takes the buffer over."""
    try:
        device = opened_native(kind)
    except (stand_ins.NoCompiler, stand_ins.RealDriver) as reason:
        pytest.skip(str(reason))
    device.fake.set_streams("random", 7)
    x = device.put(np.zeros(32, np.float32))
    run, turn = warm(add_bounded, x, 1.0), threading.Lock()

    def work() -> None:
        own = device.put(np.zeros(32, np.float32))
        for number in range(200):
            run(own, 1.0)
            if number % 5 == 0:
                with turn:
                    run(x, 1.0)
        assert device.get(own).tolist() == [200.0] * 32

    with ThreadPoolExecutor(12) as pool:
        for future in [pool.submit(work) for _ in range(12)]:
            future.result(timeout=60)
    assert device.get(x).tolist() == [3.0 + 12 * 40] * 32
    assert not device.driver.state.busy
    assert not any(lane.state.busy or lane.state.shut for lane in device.driver.lanes)
    device.fake.reset()
